import { element } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { hex, picture } from "./media.js";
import { messageTime } from "./times.js";
import { text } from "./texts.js";

/** The words that came with the file that an embed shows. */
function describedBy(url, attachments) {
  const file = attachments.find((each) => each.url === url || url === `attachment://${each.filename}`);
  return file?.description ?? text("picture");
}

export function renderEmbed(embed, message, names) {
  const attachments = message.attachments ?? [];
  const thumbnail = embed.thumbnail?.url
    ? picture(embed.thumbnail.url, { attachments, className: "embed-thumbnail" })
    : null;
  return element(
    "div",
    { class: thumbnail ? "embed with-thumbnail" : "embed", data: { embed: true }, style: { "--accent": hex(embed.color) } },
    element(
      "div",
      { class: "embed-text" },
      renderAuthor(embed.author, attachments),
      embed.title ? renderTitle(embed, names) : null,
      embed.description ? element("div", { class: "embed-description markup" }, markdown(embed.description, names)) : null,
      renderFields(embed.fields ?? [], names),
    ),
    thumbnail,
    embed.image?.url
      ? picture(embed.image.url, { attachments, className: "embed-image", alt: describedBy(embed.image.url, attachments), width: embed.image.width, height: embed.image.height })
      : null,
    renderFooter(embed, attachments),
  );
}

function renderAuthor(author, attachments) {
  if (!author?.name) return null;
  return element(
    "div",
    { class: "embed-author" },
    author.icon_url ? picture(author.icon_url, { attachments, className: "embed-icon" }) : null,
    author.url ? element("button", { type: "button", class: "link", data: { link: author.url } }, author.name) : author.name,
  );
}

function renderTitle(embed, names) {
  const shown = inlineMarkdown(embed.title, names);
  return element(
    "div",
    { class: "embed-title" },
    embed.url ? element("button", { type: "button", class: "link", data: { link: embed.url } }, shown) : shown,
  );
}

function renderFields(fields, names) {
  if (fields.length === 0) return null;
  return element(
    "div",
    { class: "embed-fields" },
    spans(fields).map(([field, span]) =>
      element(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field", style: { "--span": span } },
        element("div", { class: "embed-field-name" }, inlineMarkdown(field.name, names)),
        element("div", { class: "embed-field-value markup" }, markdown(field.value, names)),
      ),
    ),
  );
}

/** Up to three inline fields that follow each other share a line of twelve columns. */
function spans(fields) {
  const result = [];
  for (let index = 0; index < fields.length; ) {
    const group = [];
    while (fields[index]?.inline && group.length < 3) group.push(fields[index++]);
    if (group.length === 0) group.push(fields[index++]);
    for (const field of group) result.push([field, 12 / group.length]);
  }
  return result;
}

function renderFooter(embed, attachments) {
  const time = embed.timestamp ? messageTime(new Date(embed.timestamp)) : null;
  if (!embed.footer?.text && !time) return null;
  return element(
    "div",
    { class: "embed-footer" },
    embed.footer?.icon_url ? picture(embed.footer.icon_url, { attachments, className: "embed-icon" }) : null,
    [embed.footer?.text, time].filter(Boolean).join(" • "),
  );
}
