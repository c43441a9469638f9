import { element, icon } from "./dom.js";
import { openPopup } from "./popup.js";
import { text } from "./texts.js";

let number = 0;

/**
 * The opened list of a select. `done(values)` is called once: with one value as soon as it is chosen, with several
 * when the list closes, and only when the number of values is allowed.
 */
export function openListbox(anchor, { label, choices, values, min = 1, max = 1, done, returnFocus }) {
  const many = max > 1;
  const chosen = new Set(values);
  const before = [...chosen].join("\n");
  const prefix = `listbox-${(number += 1)}`;
  let active = Math.max(0, choices.findIndex((choice) => chosen.has(choice.value)));
  let typed = "";
  let typedAt = 0;

  const options = choices.map((choice, index) =>
    element(
      "div",
      { class: "option", role: "option", id: `${prefix}-${index}`, data: { value: choice.value } },
      choice.picture?.() ?? null,
      element(
        "span",
        { class: "option-text" },
        element("span", { class: "option-label" }, choice.label),
        choice.description ? element("span", { class: "option-description" }, choice.description) : null,
      ),
      element("span", { class: many ? "tick box" : "tick" }, icon("check")),
    ),
  );
  const hint = many ? text(min === max ? "select_exact" : "select_range", { min, max }) : null;
  const list = element(
    "div",
    { class: "listbox", role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": many ? "true" : null },
    options.length ? options : element("div", { class: "option empty" }, text("none_found")),
  );
  const popup = element("div", { class: "listbox-popup" }, hint ? element("div", { class: "popup-hint" }, hint) : null, list);

  function show() {
    options.forEach((option, index) => {
      option.setAttribute("aria-selected", String(chosen.has(choices[index].value)));
      option.classList.toggle("active", index === active);
    });
    if (options.length) {
      list.setAttribute("aria-activedescendant", `${prefix}-${active}`);
      options[active].scrollIntoView({ block: "nearest" });
    }
  }

  function choose(index) {
    if (!choices[index]) return;
    const { value } = choices[index];
    active = index;
    if (!many) {
      const again = chosen.has(value) && min === 0;
      chosen.clear();
      if (!again) chosen.add(value);
      finished = true;
      close("chosen");
      done([...chosen]);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    show();
  }

  function move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity }[event.key];
    if (step !== undefined) {
      active = Math.max(0, Math.min(options.length - 1, active + step));
      show();
    } else if (event.key === "Enter" || (event.key === " " && !typed)) {
      choose(active);
    } else if (event.key === "Tab") {
      close("tab");
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - typedAt < 800 ? typed + event.key.toLowerCase() : event.key.toLowerCase();
      typedAt = event.timeStamp;
      const found = choices.findIndex((choice) => choice.label.toLowerCase().startsWith(typed));
      if (found >= 0) active = found;
      show();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  let finished = false;
  list.addEventListener("keydown", move);
  list.addEventListener("click", (event) => {
    const index = options.indexOf(event.target.closest(".option"));
    if (index >= 0) choose(index);
  });
  list.addEventListener("pointermove", (event) => {
    const index = options.indexOf(event.target.closest(".option"));
    if (index >= 0 && index !== active) {
      active = index;
      show();
    }
  });

  anchor.setAttribute("aria-expanded", "true");
  const close = openPopup(anchor, popup, {
    returnFocus,
    closed: (reason) => {
      (returnFocus?.() ?? anchor).setAttribute("aria-expanded", "false");
      const allowed = chosen.size >= min && chosen.size <= max;
      if (many && !finished && reason !== "escape" && allowed && [...chosen].join("\n") !== before) done([...chosen]);
    },
  });
  show();
  list.focus({ preventScroll: true });
}
