const GAP = 4;
let open = null;

export const closePopup = (reason) => open?.close(reason);

/**
 * Shows `node` beside `anchor` (an element or a {x, y} point) until it is closed.
 * Inside a dialog it must be a child of the dialog, since everything else is inert.
 */
export function openPopup(anchor, node, { closed = () => {}, returnFocus = null } = {}) {
  closePopup("other");
  const host = (anchor instanceof Element && anchor.closest("dialog")) || document.querySelector("main");
  node.classList.add("popup");
  host.append(node);
  place(anchor, node);

  const leave = (event) => {
    if (!node.contains(event.target) && !(anchor instanceof Element && anchor.contains(event.target))) close("outside");
  };
  const keys = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close("escape");
  };
  const away = (event) => {
    if (!(event.target instanceof Node && node.contains(event.target))) close("moved");
  };
  // The page may scroll a little by itself when a message arrives; only a person's scrolling closes a popup.
  document.addEventListener("pointerdown", leave, true);
  document.addEventListener("keydown", keys, true);
  document.addEventListener("wheel", away, { capture: true, passive: true });
  window.addEventListener("resize", away);

  function close(reason) {
    if (open?.node !== node) return;
    open = null;
    document.removeEventListener("pointerdown", leave, true);
    document.removeEventListener("keydown", keys, true);
    document.removeEventListener("wheel", away, true);
    window.removeEventListener("resize", away);
    const hadFocus = node.contains(document.activeElement);
    node.remove();
    if (hadFocus) (returnFocus?.() ?? (anchor instanceof Element ? anchor : null))?.focus({ preventScroll: true });
    closed(reason);
  }
  open = { node, close };
  return close;
}

function place(anchor, node) {
  const box = anchor instanceof Element ? anchor.getBoundingClientRect() : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y, width: 0 };
  if (box.width) node.style.minWidth = `${Math.min(box.width, innerWidth - 2 * GAP)}px`;
  const below = innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const up = node.offsetHeight > below && above > below;
  node.style.maxHeight = `${Math.max(120, up ? above : below)}px`;
  const left = Math.min(box.left, innerWidth - node.offsetWidth - GAP);
  node.style.left = `${Math.max(GAP, left)}px`;
  if (up) node.style.bottom = `${innerHeight - box.top + GAP}px`;
  else node.style.top = `${Math.min(box.bottom + GAP, innerHeight - Math.min(node.offsetHeight, 120))}px`;
}
