import { CommandLine, setText } from "./command_line.js";
import { fitting, fittingCommands, namedCommand, offered, optionDescription, optionName, typedCommands } from "./commands.js";
import { Completion } from "./completion.js";
import { element, icon } from "./dom.js";
import { text } from "./texts.js";

const ASK_AFTER = 80;
const MOST = 25;

/**
 * The line at the bottom: plain text, or a command with its options.
 * `say(text)`, `run(path, options, shown)`, and `ask(path, options, focused)` that promises the bot's suggestions.
 */
export class Composer {
  constructor(root, { directory, say, run, ask }) {
    Object.assign(this, { directory, say, run, ask });
    this.commands = [];
    /** The command that is being written, or null. */
    this.line = null;
    this.asked = 0;
    this.input = element("textarea", {
      class: "composer-text",
      id: "composer-text",
      rows: 1,
      maxlength: 2000,
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-controls": "completion",
      "aria-describedby": "composer-problem",
      data: { composer: true },
    });
    this.field = element("div", { class: "composer-field" }, this.input);
    this.completion = new Completion(root, this.field);
    this.problem = element("div", { class: "composer-problem", role: "alert", id: "composer-problem" });
    this.button = element("button", { type: "submit", class: "tool send" }, icon("send"));
    const form = element("form", { class: "composer-line", novalidate: true }, this.field, this.button);
    root.append(this.problem, form);

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.field.addEventListener("input", (event) => this.typed(event.target));
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("focusin", () => this.suggest());
    this.field.addEventListener("pointerdown", (event) => {
      if (event.target.closest("input, textarea, label") || !this.line) return;
      event.preventDefault();
      this.line.rest.focus();
    });
    root.addEventListener("focusout", (event) => {
      if (!root.contains(event.relatedTarget)) this.completion.close();
    });
  }

  /** New commands, another person, another language or another channel. */
  update(commands, person, channel) {
    this.commands = typedCommands(commands, person);
    const label = text("write", { channel });
    this.input.placeholder = label;
    this.input.setAttribute("aria-label", label);
    this.button.setAttribute("aria-label", text("send"));
    this.completion.name(text("commands"));
    this.complain("");
    if (this.line) this.renew(this.line);
    else if (this.hasFocus()) this.suggest();
    else this.completion.close();
  }

  renew(before) {
    const focus = this.hasFocus();
    const same = this.commands.find(({ path }) => path.join(" ") === before.command.path.join(" "));
    if (!same) {
      this.leave("", { focus });
      return;
    }
    this.start(same, "", { focus: false });
    this.line.adopt(before);
    if (focus) this.line.next().focus();
  }

  hasFocus() {
    return this.field.contains(document.activeElement);
  }

  focus() {
    (this.line?.rest ?? this.input).focus();
  }

  /** Puts the beginning of a line here, as a click on a command in a message does. */
  begin(words) {
    this.leave(`${words} `);
    this.typed(this.input);
  }

  complain(message) {
    this.problem.textContent = message;
  }

  // ---- typing

  typed(target) {
    this.complain("");
    if (target === this.input) {
      const { value } = target;
      const whole = value.startsWith("/") && (/\s$/.test(value) || value.includes(":"));
      const found = whole ? namedCommand(this.commands, value) : null;
      if (found) this.start(found.command, found.rest);
      else this.suggest();
      return;
    }
    setText(target, target.value);
    if (target === this.line.rest) {
      const wanted = /^(\S+):$/.exec(target.value.trim())?.[1].toLowerCase();
      const option = wanted && this.line.remaining().find((one) => [one.name, optionName(one)].includes(wanted));
      if (option) {
        this.addOption(option);
        return;
      }
    } else {
      const entry = this.line.at(target);
      entry.picked = null;
      entry.chip.classList.remove("invalid");
    }
    this.suggest();
  }

  key(event) {
    if (event.isComposing) return;
    const { target, key } = event;
    const open = this.completion.isOpen();
    if (open && (key === "ArrowDown" || key === "ArrowUp")) this.completion.move(key === "ArrowDown" ? 1 : -1);
    else if (open && !event.shiftKey && (key === "Enter" || key === "Tab") && this.completion.pick()) event.preventDefault();
    else if (key === "Enter" && !event.shiftKey) this.send();
    else if (key === "Escape" && open) this.completion.close();
    else if (key === "Escape" && this.line) this.leave("");
    else if (key === "Backspace" && this.line && target.value === "") this.backspace(target);
    else if (!this.line || !this.stepByArrow(target, key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  stepByArrow(target, key) {
    if (key === "ArrowLeft" && target.selectionEnd === 0) return this.line.step(target, -1);
    if (key === "ArrowRight" && target.selectionStart === target.value.length) return this.line.step(target, 1);
    return false;
  }

  backspace(target) {
    const entry = this.line.at(target);
    if (entry ? entry.option.required : this.line.entries.length === 0) {
      this.leave(this.line.command.shown);
      return;
    }
    if (!this.line.step(target, -1)) this.line.rest.focus();
    if (entry) this.line.remove(entry);
    this.suggest();
  }

  start(command, rest, { focus = true } = {}) {
    this.line = new CommandLine(command, rest);
    this.field.replaceChildren(this.line.node);
    if (focus) this.line.next().focus();
    this.suggest();
  }

  addOption(option) {
    setText(this.line.rest, "");
    this.line.add(option).input.focus();
  }

  /** Back to plain text. */
  leave(words, { focus = true } = {}) {
    this.line = null;
    this.field.replaceChildren(this.input);
    this.input.value = words;
    this.complain("");
    if (focus) this.input.focus();
    this.suggest();
  }

  // ---- suggestions

  suggest() {
    this.asked += 1;
    const target = document.activeElement;
    if (!this.field.contains(target)) {
      this.completion.close();
      return;
    }
    const entry = this.line?.at(target);
    if (entry) this.suggestValues(entry);
    else if (this.line) this.suggestOptions(target.value);
    else this.suggestCommands(this.input.value);
  }

  suggestCommands(words) {
    const commands = words.startsWith("/") && !words.includes("\n") ? fittingCommands(this.commands, words) : [];
    this.completion.offer(
      commands.slice(0, MOST).map((command) => ({
        head: command.shown,
        side: command.options.map((option) => [optionName(option), option.required]),
        detail: command.description,
        data: command.path.join(" "),
        pick: () => this.start(command, ""),
      })),
      { title: text("commands_of", { bot: this.directory.bot.name }) },
    );
  }

  suggestOptions(words) {
    const { command } = this.line;
    const options = fitting(this.line.remaining(), words, (option) => [option.name, optionName(option)]);
    this.completion.offer(
      options.map((option) => ({
        head: optionName(option),
        detail: optionDescription(option),
        data: option.name,
        pick: () => this.addOption(option),
      })),
      // With nothing typed Enter sends the command and does not add an option.
      { title: `${command.shown} – ${command.description}`, active: words.trim() ? 0 : -1, always: true },
    );
  }

  suggestValues(entry) {
    const { option, input } = entry;
    const need = text(option.required ? "required" : "optional").toLowerCase();
    const title = [element("strong", {}, optionName(option)), ` · ${optionDescription(option)} · ${need}`];
    const show = (values) =>
      this.completion.offer(
        values.slice(0, MOST).map((value) => ({
          head: value.name,
          picture: value.person ? this.directory.avatar(value.value, value.name, "avatar small") : null,
          data: String(value.value),
          pick: () => this.pick(entry, value),
        })),
        { title, always: true },
      );
    if (option.autocomplete) {
      show(entry.suggested ?? []);
      this.askSoon(entry, (choices) => show((entry.suggested = choices)));
      return;
    }
    const typed = entry.picked ? "" : input.value.replace(/^@/, "");
    show(fitting(offered(option, this.directory) ?? [], typed, (value) => [value.name, value.plain]));
  }

  askSoon({ option, input }, show) {
    const turn = this.asked;
    setTimeout(async () => {
      if (turn !== this.asked || !this.line) return;
      const { values } = this.line.values(this.directory, { lenient: true });
      const choices = await this.ask(this.line.command.path, { ...values, [option.name]: input.value }, option.name);
      if (turn === this.asked && choices) show(choices);
    }, ASK_AFTER);
  }

  pick(entry, value) {
    entry.picked = value;
    setText(entry.input, value.name);
    entry.chip.classList.remove("invalid");
    this.complain("");
    this.line.next().focus();
    this.suggest();
  }

  // ---- sending

  send() {
    if (this.line) this.sendCommand();
    else this.sendText(this.input.value.trim());
  }

  sendCommand() {
    const { command, rest } = this.line;
    if (rest.value.trim()) {
      rest.focus();
      this.complain(text("none_found"));
      return;
    }
    const { values, problem, entry } = this.line.values(this.directory);
    if (problem) {
      entry.chip.classList.add("invalid");
      entry.input.focus();
      this.complain(problem);
    } else if (this.run(command.path, values, command.shown)) {
      this.leave("");
    }
  }

  sendText(words) {
    if (!words) return;
    if (words.startsWith("/")) {
      const found = namedCommand(this.commands, words);
      if (found) this.start(found.command, found.rest);
      else this.complain(text("unknown_command"));
    } else if (this.say(this.withMentions(words))) {
      this.leave("");
    }
  }

  /** `@Ada` and `#uno` become mentions, as Discord does it. */
  withMentions(words) {
    let written = words;
    for (const { id, name } of [...this.directory.people, this.directory.bot]) {
      written = written.replace(new RegExp(`(?<![\\w<])@${escapePattern(name)}\\b`, "gi"), `<@${id}>`);
    }
    for (const { id, name } of this.directory.channels) {
      written = written.replace(new RegExp(`(?<![\\w<&])#${escapePattern(name)}(?![\\w-])`, "gi"), `<#${id}>`);
    }
    return written;
  }
}

const escapePattern = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
