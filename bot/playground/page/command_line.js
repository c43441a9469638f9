import { TYPES, optionName, valueOf } from "./commands.js";
import { element } from "./dom.js";
import { text } from "./texts.js";

/**
 * A command that is being written: its name, a chip for every option, and behind them a field that names further
 * options. An entry is {option, input, chip, picked}; `picked` is the suggestion that was taken, {name, value}.
 */
export class CommandLine {
  constructor(command, rest) {
    this.command = command;
    this.entries = [];
    this.rest = element("input", fieldAttributes({ class: "rest", id: "composer-rest", "aria-label": text("options") }));
    this.node = element(
      "div",
      { class: "command-line", data: { commandLine: command.path.join(" ") } },
      element("span", { class: "command-name" }, command.shown),
      this.rest,
    );
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.fill(rest);
    this.showRemaining();
  }

  /** Takes `name:value` pairs that were typed or pasted behind the command. */
  fill(rest) {
    const names = new Map(this.command.options.flatMap((option) => [[option.name, option], [optionName(option), option]]));
    const escaped = [...names.keys()].map((name) => name.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
    const parts = rest ? rest.split(new RegExp(`(?:^|\\s+)(${escaped.join("|") || "(?!)"}):\\s*`, "u")) : [""];
    const [loose, ...pairs] = parts;
    for (let index = 0; index < pairs.length; index += 2) {
      const option = names.get(pairs[index]);
      setText((this.of(option) ?? this.add(option)).input, pairs[index + 1].trim());
    }
    if (!loose.trim()) return;
    const empty = this.entries.find((entry) => entry.input.value === "");
    setText(empty ? empty.input : this.rest, loose.trim());
  }

  /** Takes over what was written in the same command before its names changed. */
  adopt(other) {
    for (const { option, input, picked } of other.entries) {
      const same = this.command.options.find((candidate) => candidate.name === option.name);
      if (!same) continue;
      const entry = this.of(same) ?? this.add(same);
      setText(entry.input, input.value);
      entry.picked = picked;
    }
    setText(this.rest, other.rest.value);
  }

  add(option) {
    const id = `option-${option.name}`;
    const shown = optionName(option);
    const input = element(
      "input",
      fieldAttributes({
        class: "chip-value",
        id,
        "aria-label": text(option.required ? "option_of" : "option_opt", { option: shown }),
        "aria-required": option.required ? "true" : null,
        inputmode: option.type === TYPES.integer ? "numeric" : null,
      }),
    );
    const chip = element(
      "span",
      { class: option.required ? "chip required" : "chip", data: { option: option.name } },
      element("label", { class: "chip-name", for: id }, shown),
      input,
    );
    const entry = { option, input, chip, picked: null };
    this.entries.push(entry);
    this.rest.before(chip);
    this.showRemaining();
    return entry;
  }

  remove(entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    entry.chip.remove();
    this.showRemaining();
  }

  of(option) {
    return this.entries.find((entry) => entry.option === option);
  }

  at(input) {
    return this.entries.find((entry) => entry.input === input);
  }

  remaining() {
    return this.command.options.filter((option) => !this.of(option));
  }

  showRemaining() {
    const count = this.remaining().length;
    this.rest.placeholder = count ? text("more_options", { count }) : "";
    this.rest.classList.toggle("last", count === 0);
  }

  /** Where to write next: the first empty option, or else the end. */
  next() {
    return this.entries.find((entry) => entry.input.value === "")?.input ?? this.rest;
  }

  /** Moves the caret to the field before or after; false at the ends. */
  step(from, direction) {
    const places = [...this.entries.map((entry) => entry.input), this.rest];
    const next = places[places.indexOf(from) + direction];
    if (!next) return false;
    next.focus();
    const caret = direction < 0 ? next.value.length : 0;
    next.setSelectionRange(caret, caret);
    return true;
  }

  /** {values} by option name, or {problem, entry} for the first wrong one; `lenient` leaves wrong ones out. */
  values(directory, { lenient = false } = {}) {
    const values = {};
    for (const entry of this.entries) {
      const { option, input, picked } = entry;
      if (input.value === "" && !option.required) continue;
      const { value, problem } = valueOf(option, input.value, picked, directory);
      if (problem === undefined) values[option.name] = value;
      else if (!lenient) return { problem: `${optionName(option)}: ${problem}`, entry };
    }
    return { values };
  }
}

/** Browsers without `field-sizing` take the width from `size`. */
export function setText(input, value) {
  input.value = value;
  input.size = Math.max(2, value.length);
}

const fieldAttributes = (more) => ({
  type: "text",
  size: 2,
  autocomplete: "off",
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "completion",
  "aria-describedby": "composer-problem",
  ...more,
});
