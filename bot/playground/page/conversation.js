import { choicesOf, defaultsOf, limitsOf } from "./choices.js";
import { messageMenus } from "./commands.js";
import { BUTTON, everyComponent } from "./components.js";
import { reveal } from "./dom.js";
import { openListbox } from "./listbox.js";
import { Log } from "./log.js";
import { openMenu } from "./menu.js";
import { isEphemeral } from "./message.js";
import { text } from "./texts.js";
import { toast } from "./toasts.js";

const EPHEMERAL = 1 << 6;
const CHAT_COMMAND = 2;
const CLOSED_SPOILER = ".spoiler:not([data-revealed])";

/** Why something failed, in words for whoever works on the bot. */
export const reasonOf = ({ reason, lost, late }) => reason ?? (lost ? text("offline_reason") : late ? text("late_reason") : "");

/**
 * The messages and what a person does with them.
 * `page`: elements, directory, here(), viewer(), commands(), act(data, answered), tell(data), begin(words).
 */
export class Conversation {
  constructor(page) {
    this.page = page;
    /** What was chosen in selects that the bot has not drawn anew: "message custom_id" -> values. */
    this.chosen = new Map();
    /** Message id -> the custom_id that waits for its answer. */
    this.waiting = new Map();
    /** Message id -> {message, reason} of a click that failed. */
    this.failures = new Map();
    this.localMessages = 0;
    this.log = new Log({ ...page.elements, contextOf: (message) => this.contextOf(message) });
    const root = page.elements.log;
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("contextmenu", (event) => this.contextMenu(event));
    root.addEventListener("keydown", (event) => this.key(event));
  }

  reset(messages, channel, how) {
    this.chosen.clear();
    this.waiting.clear();
    this.failures.clear();
    this.log.reset(messages, channel, how);
  }

  put(message) {
    this.forgetChoices(this.log.messages.get(message.id), message);
    this.log.put(message);
  }

  /** A select keeps what the person chose until the bot draws it differently. */
  forgetChoices(before, message) {
    if (!before) return;
    const unchanged = new Set([...everyComponent(before.components)].map((component) => JSON.stringify(component)));
    const key = `${message.id} `;
    for (const name of [...this.chosen.keys()].filter((candidate) => candidate.startsWith(key))) {
      const now = [...everyComponent(message.components)].find((component) => key + component.custom_id === name);
      if (!now || !unchanged.has(JSON.stringify(now))) this.chosen.delete(name);
    }
  }

  contextOf(message) {
    const { directory, viewer } = this.page;
    return {
      directory,
      viewer: viewer(),
      waiting: this.waiting.get(message.id) ?? null,
      failure: this.failures.get(message.id) ?? null,
      chosen: (select) => this.chosen.get(`${message.id} ${select.custom_id}`) ?? defaultsOf(select),
      choicesOf: (select) => choicesOf(select, directory),
    };
  }

  // ---- what a person does

  messageAt(target) {
    return this.log.messages.get(target.closest("[data-message-id]")?.dataset.messageId);
  }

  clicked(event) {
    const message = this.messageAt(event.target);
    if (!message) return;
    const spoiler = event.target.closest(CLOSED_SPOILER);
    if (spoiler) {
      reveal(spoiler);
      return;
    }
    const control = event.target.closest("button");
    if (!control || control.getAttribute("aria-disabled") === "true") return;
    const { customId, link, command } = control.dataset;
    if ("dismiss" in control.dataset) this.remove(message);
    else if ("more" in control.dataset) this.menu(message, control, () => control);
    else if (link) toast(text("link_shown", { url: link }));
    else if (command) this.page.begin(`/${command}`);
    else if (customId !== undefined) this.use(message, customId, control);
  }

  contextMenu(event) {
    const message = this.messageAt(event.target);
    if (!message) return;
    event.preventDefault();
    const row = event.target.closest("[data-message-id]");
    const byKey = event.clientX === 0 && event.clientY === 0;
    this.menu(message, byKey ? row : { x: event.clientX, y: event.clientY }, () => row);
  }

  key(event) {
    const spoiler = event.target.closest(CLOSED_SPOILER);
    if (!spoiler || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    reveal(spoiler);
  }

  use(message, customId, control) {
    const component = [...everyComponent(message.components)].find((one) => one.custom_id === customId);
    if (component?.type === BUTTON) this.send(message, component, []);
    else if (component) this.openSelect(message, component, control);
  }

  send(message, component, values) {
    if (this.waiting.has(message.id)) return;
    this.failures.delete(message.id);
    this.waiting.set(message.id, component.custom_id);
    const data = { message: message.id, custom_id: component.custom_id, component_type: component.type, values };
    const sent = this.page.act({ op: "component", ...this.page.here(), ...data }, (answer) => {
      this.waiting.delete(message.id);
      if (answer.op === "failed") this.failures.set(message.id, { message: text("failed"), reason: reasonOf(answer) });
      this.log.refresh(message.id);
    });
    if (!sent) this.waiting.delete(message.id);
    this.log.refresh(message.id);
  }

  openSelect(message, component, anchor) {
    const key = `${message.id} ${component.custom_id}`;
    openListbox(anchor, {
      label: component.placeholder ?? text("select_one"),
      choices: choicesOf(component, this.page.directory),
      values: this.chosen.get(key) ?? defaultsOf(component),
      ...limitsOf(component),
      returnFocus: () => this.log.rowOf(message.id)?.querySelector(`[data-custom-id="${CSS.escape(component.custom_id)}"]`),
      done: (values) => {
        this.chosen.set(key, values);
        this.send(message, component, values);
      },
    });
  }

  remove(message) {
    if (message.local) this.log.remove(message.id);
    else this.page.tell({ op: "delete", ...this.page.here(), message: message.id });
  }

  menu(message, anchor, returnFocus) {
    const viewer = this.page.viewer();
    const alone = isEphemeral(message);
    const apps = alone ? [] : messageMenus(this.page.commands(), viewer);
    const items = [{ label: text("copy_id"), icon: "copy", act: () => copy(message.id) }];
    const removal = { icon: alone ? "close" : "bin", danger: !alone, act: () => this.remove(message) };
    if (alone) items.push({ ...removal, label: text("dismiss") });
    else if (message.author.id === viewer.id || viewer.moderator) items.push({ ...removal, label: text("delete") });
    openMenu(
      anchor,
      text("more", { name: message.author.global_name ?? message.author.username }),
      [
        {
          label: text("apps"),
          items: apps.map(({ name, shown }) => ({ label: shown, icon: "app", act: () => this.runMenu(message, name, shown) })),
        },
        { label: "", items },
      ],
      returnFocus,
    );
  }

  runMenu(message, name, shown) {
    const data = { op: "menu", ...this.page.here(), name, message: message.id };
    this.page.act(data, this.whenCommandFails(this.page.viewer(), shown));
  }

  /** A command without an answer leaves a line that only its person sees, as Discord does. */
  whenCommandFails(person, shown) {
    return (answer) => {
      if (answer.op !== "failed" || person.id !== this.page.viewer().id) return;
      const { bot } = this.page.directory;
      const id = `local-${(this.localMessages += 1)}`;
      this.failures.set(id, { message: text("command_failed"), reason: reasonOf(answer) });
      this.log.put({
        id,
        local: true,
        author: { id: bot.id, username: bot.name, bot: true },
        content: "",
        flags: EPHEMERAL,
        ephemeral_for: person.id,
        timestamp: new Date().toISOString(),
        interaction_metadata: {
          type: CHAT_COMMAND,
          command_type: shown.startsWith("/") ? 1 : 3,
          name: shown.replace(/^\//, ""),
          user: { id: person.id, username: person.name },
        },
      });
    };
  }
}

async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    // Without the permission the number can still be read off the notice.
  }
  toast(text("copied", { text: words }));
}
