import { element } from "./dom.js";
import { customEmoji } from "./media.js";
import { text } from "./texts.js";
import { stamp } from "./times.js";

/**
 * Discord's Markdown as elements.
 * `names` answers user(id), channel(id) and role(id) with a name or undefined.
 */
export function markdown(source, names) {
  return renderFences(String(source ?? ""), names);
}

/** Only what may stand inside a line: titles and names of fields. */
export function inlineMarkdown(source, names) {
  return renderInline(String(source ?? ""), names);
}

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([^\n][^]*?)\n*```/g;

function renderFences(source, names) {
  const nodes = [];
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    const before = source.slice(from, match.index).replace(/\n$/, "");
    if (before) nodes.push(...renderLines(before, names));
    nodes.push(element("pre", { tabindex: "0" }, element("code", { data: { language: match[1] } }, match[2])));
    from = match.index + match[0].length;
    if (source[from] === "\n") from += 1;
  }
  const rest = source.slice(from);
  if (rest) nodes.push(...renderLines(rest, names));
  return nodes;
}

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^>\s(.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(\S.*)$/;

function renderLines(source, names) {
  const nodes = [];
  const lines = source.split("\n");
  let paragraph = [];
  // The line break before a block stays, so that an empty line above it is seen as one.
  const flush = (end = "\n") => {
    if (paragraph.length) nodes.push(element("div", { class: "paragraph" }, renderInline(paragraph.join("\n") + end, names)));
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    let match;
    if ((match = HEADING.exec(line))) {
      flush();
      // Under the page's own headings all are of one rank: the bot uses the level for the size.
      nodes.push(element("h3", { class: `heading heading-${match[1].length}` }, renderInline(match[2], names)));
    } else if ((match = SUBTEXT.exec(line))) {
      flush();
      nodes.push(element("div", { class: "subtext" }, renderInline(match[1], names)));
    } else if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(index + 1)].join("\n");
      nodes.push(element("blockquote", {}, renderLines(rest, names)));
      return nodes;
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = [];
      while (index < lines.length && (match = QUOTE.exec(lines[index]))) {
        quoted.push(match[1]);
        index += 1;
      }
      index -= 1;
      nodes.push(element("blockquote", {}, renderLines(quoted.join("\n"), names)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (index < lines.length && (match = ITEM.exec(lines[index]))) {
        items.push({ indent: match[1].length, marker: match[2], body: match[3] });
        index += 1;
      }
      index -= 1;
      nodes.push(...renderLists(items, names));
    } else {
      paragraph.push(line);
    }
  }
  flush("");
  return nodes;
}

function renderLists(items, names) {
  const lists = [];
  let position = 0;
  while (position < items.length) {
    const { indent, marker } = items[position];
    const numbered = /\d/.test(marker);
    const list = element(numbered ? "ol" : "ul", numbered ? { start: parseInt(marker, 10) } : {});
    while (position < items.length && items[position].indent >= indent) {
      if (items[position].indent > indent) {
        const inner = [];
        while (position < items.length && items[position].indent > indent) inner.push(items[position++]);
        list.lastElementChild.append(...renderLists(inner, names));
      } else if (/\d/.test(items[position].marker) !== numbered) {
        break;
      } else {
        list.append(element("li", {}, renderInline(items[position].body, names)));
        position += 1;
      }
    }
    lists.push(list);
  }
  return lists;
}

// The order counts: the first rule that matches at a place wins.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (match) => match[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (match) => element("code", {}, match[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [/<a?:(\w{1,32}):(\d+)>/y, (match) => customEmoji(match[2], match[1])],
  [/<@!?(\d+)>/y, (match, names) => mention("user", match[1], `@${names.user(match[1]) ?? text("unknown_user")}`)],
  [/<@&(\d+)>/y, (match, names) => mention("role", match[1], `@${names.role(match[1]) ?? text("unknown_role")}`)],
  [/<#(\d+)>/y, (match, names) => mention("channel", match[1], `#${names.channel(match[1]) ?? text("unknown_channel")}`)],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (match) => commandMention(match[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (match) => stamp(Number(match[1]), match[2])],
  [/@(everyone|here)\b/y, (match) => mention("everyone", match[1], match[0])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/y, (match, names) => link(match[2], renderInline(match[1], names))],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], match[1])],
  [/https?:\/\/[^\s<]+[^<.,:;"'\])\s|*]/y, (match) => link(match[0], match[0])],
  [/\*\*\*(?=\S)([^]+?)(?<=\S)\*\*\*(?!\*)/y, (match, names) => element("strong", {}, element("em", {}, renderInline(match[1], names)))],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, (match, names) => element("strong", {}, renderInline(match[1], names))],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, (match, names) => element("u", {}, renderInline(match[1], names))],
  [/\b_((?:__|\\[^]|[^\\_])+?)_\b/y, (match, names) => element("em", {}, renderInline(match[1], names))],
  [/\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y, (match, names) => element("em", {}, renderInline(match[1], names))],
  [/~~([^]+?)~~(?!~)/y, (match, names) => element("s", {}, renderInline(match[1], names))],
  [/\|\|([^]+?)\|\|/y, (match, names) => spoiler(renderInline(match[1], names))],
];
const PLAIN = /[^][^\\`<@[h*_~|]*/y;

function renderInline(source, names) {
  const nodes = [];
  let plain = "";
  let position = 0;
  const flush = () => {
    if (plain) nodes.push(...unicodeEmojis(plain));
    plain = "";
  };
  while (position < source.length) {
    const [match, render] = firstRule(source, position);
    if (match) {
      const made = render(match, names);
      if (typeof made === "string") {
        plain += made;
      } else {
        flush();
        nodes.push(made);
      }
      position += match[0].length;
    } else {
      PLAIN.lastIndex = position;
      const [run] = PLAIN.exec(source);
      plain += run;
      position += run.length;
    }
  }
  flush();
  return nodes;
}

function firstRule(source, position) {
  for (const [pattern, render] of RULES) {
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    if (match) return [match, render];
  }
  return [null, null];
}

const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)/gu;

function unicodeEmojis(plain) {
  const nodes = [];
  let from = 0;
  for (const match of plain.matchAll(EMOJI)) {
    if (match.index > from) nodes.push(document.createTextNode(plain.slice(from, match.index)));
    nodes.push(element("span", { class: "emoji-character" }, match[0]));
    from = match.index + match[0].length;
  }
  if (from < plain.length) nodes.push(document.createTextNode(plain.slice(from)));
  return nodes;
}

function mention(kind, id, shown) {
  return element("span", { class: `mention mention-${kind}`, data: { mention: id } }, shown);
}

function commandMention(name) {
  return element("button", { type: "button", class: "mention mention-command", data: { command: name } }, `/${name}`);
}

function link(url, shown) {
  return element("button", { type: "button", class: "link", title: url, data: { link: url } }, shown);
}

export function spoiler(children, className = "") {
  return element(
    "span",
    { class: `spoiler ${className}`.trim(), role: "button", tabindex: "0", "aria-label": text("spoiler_show"), "aria-expanded": "false" },
    element("span", { class: "spoiler-content", "aria-hidden": "true" }, children),
  );
}

const ONLY_EMOJIS = /^(?:\s|<a?:\w{1,32}:\d+>|[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F])+$/u;

/** A message of nothing but at most thirty emojis is shown large. */
export function isJumbo(source) {
  if (!source || !ONLY_EMOJIS.test(source)) return false;
  const customs = source.match(/<a?:\w{1,32}:\d+>/g)?.length ?? 0;
  return customs + (source.replace(/<[^>]*>/g, "").match(EMOJI)?.length ?? 0) <= 30;
}
