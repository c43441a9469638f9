import { element } from "./dom.js";
import { LOCALES, spoken, text } from "./texts.js";

const UNITS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];

// The clock has 24 hours in both languages: the line keeps its width.
const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  s: { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  S: { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit" },
};

export function absolute(date, style = "f") {
  return new Intl.DateTimeFormat(LOCALES[spoken()], { hourCycle: "h23", ...STYLES[style] }).format(date);
}

export function relative(date, now = Date.now()) {
  let amount = Math.round((date - now) / 1000);
  const sign = amount < 0 ? -1 : 1;
  amount = Math.abs(amount);
  for (const [unit, size] of UNITS) {
    if (amount < size) {
      const format = new Intl.RelativeTimeFormat(LOCALES[spoken()], { numeric: amount === 0 ? "auto" : "always" });
      return format.format(sign * amount, unit);
    }
    amount = Math.round(amount / size);
  }
  return absolute(date);
}

export function messageTime(date, now = new Date()) {
  const time = absolute(date, "t");
  const day = (value) => new Date(value.getFullYear(), value.getMonth(), value.getDate());
  const ago = Math.round((day(now) - day(date)) / 86_400_000);
  if (ago === 0) return text("today", { time });
  if (ago === 1) return text("yesterday", { time });
  return absolute(date, "s");
}

/** A `<t:N:STYLE>` stamp; relative ones run by `startClock`. */
export function stamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const running = style === "R";
  return element(
    "time",
    {
      class: "stamp",
      datetime: date.toISOString(),
      title: absolute(date, "F"),
      // A countdown inside the live log must not be read out every second.
      "aria-live": running ? "off" : null,
      data: { relative: running ? seconds : null },
    },
    running ? relative(date) : absolute(date, style),
  );
}

export function startClock(root) {
  setInterval(() => {
    for (const node of root.querySelectorAll("time[data-relative]")) {
      const shown = relative(new Date(Number(node.dataset.relative) * 1000));
      if (node.firstChild.data !== shown) node.firstChild.data = shown;
    }
  }, 1000);
}
