import { element, icon, morph } from "./dom.js";
import { renderMessage } from "./message.js";
import { text } from "./texts.js";
import { absolute } from "./times.js";

const NEAR = 60;

/** The messages of the channel: shown, changed in place, scrolled. `contextOf(message)` gives what a message's looks depend on. */
export class Log {
  constructor({ scroller, log, jump, contextOf }) {
    Object.assign(this, { scroller, root: log, jump, contextOf });
    this.messages = new Map();
    this.channel = "";
    this.atEnd = true;
    scroller.addEventListener("scroll", () => this.noteScroll(), { passive: true });
    jump.addEventListener("click", () => this.toEnd());
    // Pictures and wrapping change heights later; whoever was at the end stays there.
    const sizes = new ResizeObserver(() => this.atEnd && this.toEnd());
    sizes.observe(scroller);
    sizes.observe(log);
  }

  noteScroll() {
    this.atEnd = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight < NEAR;
    if (this.atEnd) this.jump.hidden = true;
  }

  toEnd() {
    this.atEnd = true;
    this.jump.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Shows another set of messages; `stay` keeps the place, for the same person in the same channel. */
  reset(messages, channel, { stay }) {
    this.channel = channel;
    this.messages = new Map(messages.map((message) => [message.id, message]));
    // Only what comes later is news to be read out.
    this.root.setAttribute("aria-live", "off");
    this.renderAll();
    if (!stay) this.toEnd();
    setTimeout(() => this.root.removeAttribute("aria-live"), 200);
  }

  put(message) {
    const known = this.messages.has(message.id);
    this.messages.set(message.id, message);
    if (known) {
      this.refresh(message.id);
      return;
    }
    const previous = this.before(message.id);
    this.root.append(...this.rows(message, previous));
    if (this.atEnd) this.toEnd();
    else this.jump.hidden = false;
  }

  remove(id) {
    if (!this.messages.has(id)) return;
    const hadFocus = this.rowOf(id)?.contains(document.activeElement);
    const neighbour = this.before(id)?.id;
    this.messages.delete(id);
    this.renderAll();
    if (hadFocus) (this.rowOf(neighbour) ?? this.scroller).focus({ preventScroll: true });
  }

  /** Draws one message again where it stands. */
  refresh(id) {
    const row = this.rowOf(id);
    const message = this.messages.get(id);
    if (!row || !message) return;
    const focus = rememberFocus(row);
    morph(row, this.render(message, this.before(id)));
    restoreFocus(this.rowOf(id), focus);
    if (this.atEnd) this.toEnd();
  }

  renderAll() {
    const fresh = this.root.cloneNode(false);
    fresh.append(this.welcome());
    let previous = null;
    for (const message of this.messages.values()) {
      fresh.append(...this.rows(message, previous));
      previous = message;
    }
    morph(this.root, fresh);
    if (this.atEnd) this.toEnd();
  }

  rows(message, previous) {
    const day = new Date(message.timestamp);
    const sameDay = previous && new Date(previous.timestamp).toDateString() === day.toDateString();
    const divider = sameDay
      ? []
      : [element("div", { class: "day", role: "separator" }, element("span", {}, absolute(day, "D")))];
    return [...divider, this.render(message, sameDay ? previous : null)];
  }

  render(message, previous) {
    return renderMessage(message, { ...this.contextOf(message), previous });
  }

  before(id) {
    let previous = null;
    for (const [key, message] of this.messages) {
      if (key === id) return previous;
      previous = message;
    }
    return null;
  }

  rowOf(id) {
    return id ? this.root.querySelector(`[data-message-id="${CSS.escape(id)}"]`) : null;
  }

  welcome() {
    return element(
      "div",
      { class: "welcome" },
      element("span", { class: "welcome-sign" }, icon("hash")),
      element("h2", {}, text("welcome", { channel: this.channel })),
      element("p", {}, text("welcome_text", { channel: this.channel })),
    );
  }
}

/** Which control of a message has the focus, told by what a person would call "the same button". */
function rememberFocus(row) {
  const active = document.activeElement;
  if (!row.contains(active) || active === row) return null;
  const { customId, label } = active.dataset;
  return { active, customId, label };
}

function restoreFocus(row, focus) {
  if (!row || !focus) return;
  const controls = [...row.querySelectorAll("[data-custom-id]")];
  const same =
    controls.find((node) => focus.customId && node.dataset.customId === focus.customId) ??
    controls.find((node) => focus.label && node.dataset.label === focus.label) ??
    (focus.active.isConnected ? focus.active : controls[0] ?? row);
  if (document.activeElement !== same) same.focus({ preventScroll: true });
}
