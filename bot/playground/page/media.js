import { element } from "./dom.js";
import { text } from "./texts.js";

const DISCORD = new Set(["cdn.discordapp.com", "media.discordapp.net"]);

/** The address on this server of a picture that a message names, or null: nothing is fetched from elsewhere. */
export function localAddress(address, attachments = []) {
  if (!address) return null;
  if (address.startsWith("attachment://")) {
    const name = address.slice("attachment://".length);
    return localAddress(attachments.find((file) => file.filename === name)?.url);
  }
  let url;
  try {
    url = new URL(address, location.href);
  } catch {
    return null;
  }
  if (url.origin === location.origin) return url.pathname + url.search;
  const emoji = DISCORD.has(url.hostname) && /^\/emojis\/(\d+)\.\w+$/.exec(url.pathname);
  return emoji ? `/emojis/${emoji[1]}.png` : null;
}

export function picture(address, { attachments = [], alt = "", className = "", width = null, height = null } = {}) {
  const source = localAddress(address, attachments);
  if (!source) return element("span", { class: `${className} no-picture`, title: address }, text("outside"));
  return element("img", { class: className, src: source, alt, width, height, draggable: "false" });
}

export const words = (name) => name.replaceAll("_", " ");

/** A custom emoji. Beside a label that says the same its alternative text would be read twice, so it is left empty. */
export function customEmoji(id, name, { silent = false } = {}) {
  return element("img", {
    class: "emoji",
    src: `/emojis/${id}.png`,
    alt: silent ? "" : words(name),
    title: silent ? null : `:${name}:`,
    draggable: "false",
    data: { emoji: name },
  });
}

/** The emoji of a button or an option: a custom one or a Unicode character. */
export function componentEmoji(emoji, silent) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji.id, emoji.name ?? "", { silent });
  return element("span", { class: "emoji-character", "aria-hidden": silent ? "true" : null }, emoji.name ?? "");
}

export const hex = (colour) =>
  typeof colour === "number" ? `#${(colour & 0xffffff).toString(16).padStart(6, "0")}` : colour ?? null;
