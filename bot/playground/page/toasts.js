import { element } from "./dom.js";

export function toast(message) {
  const place = document.getElementById("toasts");
  const note = element("div", { class: "toast" }, message);
  place.replaceChildren(note);
  setTimeout(() => note.remove(), 5000);
}
