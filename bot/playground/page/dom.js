// Everything is built as elements and text nodes: a message is never parsed as HTML.

export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "data") assignData(node, value);
    else if (name === "style") assignStyle(node, value);
    else if (name === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

export function append(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

function assignData(node, data) {
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined && value !== false) node.dataset[name] = value === true ? "" : String(value);
  }
}

// Through the object model, because the page's policy forbids style attributes.
function assignStyle(node, style) {
  for (const [name, value] of Object.entries(style)) if (value !== null && value !== undefined) node.style.setProperty(name, value);
}

const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

const ICONS = {
  hash: "M10 3 8 21M16 3l-2 18M4 8.5h17M3 15.5h17",
  down: "M6 9.5l6 6 6-6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
  link: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  bin: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6",
  app: "M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM16.5 14v6M13.5 17h6",
  shield: "M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6z",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  warn: "M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1",
};

const identity = (node) => node.dataset?.messageId ?? node.dataset?.customId ?? null;

/** Makes `old` look like `fresh` by changing as little as possible, so that focus, pictures and scrolling stay. */
export function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  // A spoiler that was opened stays open.
  if ("revealed" in old.dataset) reveal(fresh);
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
  return old;
}

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}

function morphChildren(old, fresh) {
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  const known = new Map(before.filter(identity).map((node) => [identity(node), node]));
  const partners = after.map((node) => {
    const partner = identity(node) ? known.get(identity(node)) : undefined;
    return partner?.nodeName === node.nodeName ? partner : null;
  });
  const free = new Set(before.filter((node) => !partners.includes(node)));
  after.forEach((node, index) => {
    if (partners[index] || node.dataset?.messageId) return;
    for (const candidate of free) {
      if (candidate.nodeName !== node.nodeName || candidate.dataset?.messageId) continue;
      partners[index] = candidate;
      free.delete(candidate);
      break;
    }
  });
  for (const node of free) node.remove();
  let cursor = old.firstChild;
  after.forEach((node, index) => {
    const partner = partners[index];
    if (!partner) {
      old.insertBefore(node, cursor);
    } else {
      if (partner === cursor) cursor = cursor.nextSibling;
      else old.insertBefore(partner, cursor);
      morph(partner, node);
    }
  });
}

/** Opens a spoiler. */
export function reveal(spoiler) {
  spoiler.dataset.revealed = "";
  for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) spoiler.removeAttribute(name);
  spoiler.firstElementChild.removeAttribute("aria-hidden");
}
