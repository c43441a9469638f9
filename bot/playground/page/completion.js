import { append, element } from "./dom.js";

/** The panel above the message line: a title and items of {head, side, detail, picture, data, pick()}. */
export class Completion {
  constructor(root, field) {
    this.field = field;
    this.items = [];
    this.active = -1;
    this.title = element("div", { class: "completion-title" });
    this.list = element("div", { class: "completion-list", id: "completion", role: "listbox", tabindex: "0" });
    this.panel = element("div", { class: "completion", hidden: true }, this.title, this.list);
    root.append(this.panel);
    // The focus stays in the line while the list is clicked.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("click", (event) => {
      const at = [...this.list.children].indexOf(event.target.closest("[role=option]"));
      if (at >= 0) this.items[at].pick();
    });
  }

  /** The list can be walked from the line; whoever comes to it by Tab, because it scrolls, walks it as well. */
  key(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") this.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter") this.pick();
    else if (event.key === "Escape") this.field.querySelector("textarea, input")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  name(label) {
    this.list.setAttribute("aria-label", label);
  }

  isOpen() {
    return this.items.length > 0;
  }

  close() {
    this.offer([]);
  }

  /** Shows items; without any, the title alone where `always` is set. */
  offer(items, { title = "", active = 0, always = false } = {}) {
    this.items = items;
    this.active = items.length ? active : -1;
    this.title.replaceChildren();
    append(this.title, title);
    this.list.replaceChildren(...items.map(renderItem));
    this.panel.hidden = items.length === 0 && !always;
    this.mark();
  }

  move(step) {
    const { length } = this.items;
    this.active = this.active < 0 ? (step > 0 ? 0 : length - 1) : (this.active + step + length) % length;
    this.mark();
  }

  /** Takes the marked item; false when none is marked. */
  pick() {
    if (this.active < 0) return false;
    this.items[this.active].pick();
    return true;
  }

  mark() {
    [...this.list.children].forEach((node, index) => {
      node.setAttribute("aria-selected", String(index === this.active));
      if (index === this.active) node.scrollIntoView({ block: "nearest" });
    });
    if (this.active >= 0) this.list.setAttribute("aria-activedescendant", `completion-${this.active}`);
    else this.list.removeAttribute("aria-activedescendant");
    for (const input of this.field.querySelectorAll("input, textarea")) {
      if (input.role === "combobox") input.setAttribute("aria-expanded", String(this.isOpen()));
      if (this.active >= 0 && input === document.activeElement) input.setAttribute("aria-activedescendant", `completion-${this.active}`);
      else input.removeAttribute("aria-activedescendant");
    }
  }
}

function renderItem(item, index) {
  return element(
    "div",
    { class: "completion-item", role: "option", id: `completion-${index}`, data: { completion: item.data } },
    item.picture ?? null,
    element(
      "span",
      { class: "completion-text" },
      element(
        "span",
        { class: "completion-head" },
        item.head,
        (item.side ?? []).map(([name, required]) =>
          element("span", { class: required ? "completion-option required" : "completion-option" }, name),
        ),
      ),
      item.detail ? element("span", { class: "completion-detail" }, item.detail) : null,
    ),
  );
}
