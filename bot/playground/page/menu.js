import { element, icon } from "./dom.js";
import { openPopup } from "./popup.js";

/** A menu of `groups`: [{label, items: [{label, icon, danger, hint, act}]}] at an element or a point. */
export function openMenu(anchor, label, groups, returnFocus) {
  const items = [];
  const menu = element(
    "div",
    { class: "menu", role: "menu", "aria-label": label, tabindex: "-1" },
    groups
      .filter((group) => group.items.length)
      .map((group) =>
        element(
          "div",
          { class: "menu-group", role: "group", "aria-label": group.label },
          group.label ? element("div", { class: "menu-title", "aria-hidden": "true" }, group.label) : null,
          group.items.map((item) => {
            const node = element(
              "button",
              {
                type: "button",
                class: item.danger ? "menu-item danger" : "menu-item",
                role: "menuitem",
                tabindex: "-1",
                on: {
                  click: () => {
                    close("chosen");
                    item.act();
                  },
                },
              },
              element("span", { class: "menu-label" }, item.label),
              item.icon ? icon(item.icon) : null,
            );
            items.push(node);
            return node;
          }),
        ),
      ),
  );
  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const at = items.indexOf(document.activeElement);
      items[(at + step + items.length) % items.length].focus();
    } else if (event.key === "Home") items[0].focus();
    else if (event.key === "End") items.at(-1).focus();
    else if (event.key === "Tab") close("tab");
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const close = openPopup(anchor, menu, { returnFocus });
  items[0]?.focus({ preventScroll: true });
}
