import { element, icon } from "./dom.js";
import { everyComponent, renderComponents } from "./components.js";
import { renderEmbed } from "./embeds.js";
import { isJumbo, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { text } from "./texts.js";
import { absolute, messageTime } from "./times.js";

const SUPPRESS_EMBEDS = 1 << 2;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const TOGETHER = 7 * 60_000;

export const isEphemeral = (message) => Boolean(message.ephemeral_for) || Boolean((message.flags ?? 0) & EPHEMERAL);

const nameOf = (user) => user?.global_name ?? user?.username ?? "?";

/**
 * One message as an element.
 * `context`: directory, viewer, previous (the message before), waiting, failure, chosen(component), choicesOf(component).
 */
export function renderMessage(message, context) {
  const { directory, viewer, previous, failure } = context;
  const { author } = message;
  const time = new Date(message.timestamp);
  const alone = isEphemeral(message);
  const loading = Boolean((message.flags ?? 0) & LOADING);
  const origin = renderOrigin(message, directory);
  const grouped = !origin && belongsTo(previous, message);
  const shown = messageTime(time);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (alone) classes.push("ephemeral");
  if (message.mentions?.some((user) => user.id === viewer.id) || message.mention_everyone) classes.push("mentions-you");
  const modern = Boolean((message.flags ?? 0) & COMPONENTS_V2);
  const edited = message.edited_timestamp && !loading ? renderEdited(message.edited_timestamp) : null;
  const editedInText = edited && !modern && message.content;

  return element(
    "div",
    {
      class: classes.join(" "),
      role: "article",
      tabindex: "-1",
      "aria-label": text(alone ? "message_alone" : "message_by", { name: nameOf(author), time: shown }),
      data: { messageId: message.id, author: nameOf(author), ephemeral: alone, loading },
    },
    origin,
    grouped
      ? element("time", { class: "aside-time", datetime: message.timestamp, "aria-hidden": "true" }, absolute(time, "t"))
      : directory.avatar(author.id, nameOf(author)),
    element(
      "div",
      { class: "message-body" },
      grouped ? null : renderHead(message, shown, edited && !editedInText ? edited : null),
      loading
        ? renderThinking(nameOf(author))
        : renderContent(message, context, modern, editedInText ? edited : null),
      failure ? renderFailure(failure) : null,
      alone ? renderOnlyYou() : null,
    ),
    element(
      "div",
      { class: "toolbar" },
      element(
        "button",
        { type: "button", class: "tool", "aria-haspopup": "menu", "aria-label": text("more", { name: nameOf(author) }), data: { more: true } },
        icon("more"),
      ),
    ),
  );
}

function belongsTo(previous, message) {
  return (
    previous &&
    previous.author.id === message.author.id &&
    isEphemeral(previous) === isEphemeral(message) &&
    !isEphemeral(message) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < TOGETHER
  );
}

function renderHead(message, shown, edited) {
  return element(
    "div",
    { class: "head" },
    element("span", { class: "author" }, nameOf(message.author)),
    message.author.bot ? element("span", { class: "badge" }, text("app")) : null,
    element("time", { class: "time", datetime: message.timestamp, title: absolute(new Date(message.timestamp), "F") }, shown),
    edited,
  );
}

const renderEdited = (stamp) =>
  element("span", { class: "edited", title: text("edited_at", { time: absolute(new Date(stamp), "F") }) }, text("edited"));

/** The line above a message: which command it answers, or which message. */
function renderOrigin(message, directory) {
  const source = message.interaction_metadata ?? message.interaction;
  const command = message.interaction?.name ?? source?.name;
  if (command && source?.user) {
    const user = source.user;
    return element(
      "div",
      { class: "origin" },
      directory.avatar(user.id, nameOf(user), "avatar mini"),
      element(
        "span",
        { class: "origin-text" },
        ...split(text("used", { user: "\u0001", command: "\u0002" }), {
          "\u0001": element("strong", {}, nameOf(user)),
          "\u0002": element("span", { class: "origin-command" }, (source.command_type ?? 1) === 1 ? `/${directory.commandNames.get(command) ?? command}` : command),
        }),
      ),
    );
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  return element(
    "div",
    { class: "origin" },
    directory.avatar(answered.author.id, nameOf(answered.author), "avatar mini"),
    element("span", { class: "origin-text" }, element("strong", {}, nameOf(answered.author)), " ", snippet(answered)),
  );
}

const split = (line, parts) => line.split(/([\u0001\u0002])/).map((piece) => parts[piece] ?? piece);

/** The first words of a message without their markup. */
export function snippet(message) {
  const embed = message.embeds?.[0];
  const display = [...everyComponent(message.components)].find((component) => component.type === 10);
  const source = message.content || embed?.title || embed?.description || display?.content || "…";
  return source.split("\n")[0].replace(/<a?:(\w+):\d+>/g, "").replace(/^(?:#{1,3}|-#|>)\s+/, "").replace(/[*_~`|]/g, "").trim();
}

function renderThinking(name) {
  return element(
    "div",
    { class: "thinking" },
    element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")),
    text("thinking", { bot: name }),
  );
}

function renderContent(message, context, modern, edited) {
  const { names } = context.directory;
  const tree = renderComponents(message.components, { ...context, names, message });
  if (modern) return element("div", { class: "components modern" }, tree);
  const content = message.content
    ? element("div", { class: `content markup${isJumbo(message.content) ? " jumbo" : ""}` }, markdown(message.content, names))
    : null;
  const last = content?.lastElementChild;
  if (edited) (last?.classList.contains("paragraph") ? last : content).append(edited);
  return [
    content,
    (message.attachments ?? []).filter((file) => !isInEmbed(file, message)).map((file) => renderAttachment(file)),
    ((message.flags ?? 0) & SUPPRESS_EMBEDS ? [] : message.embeds ?? []).map((embed) => renderEmbed(embed, message, names)),
    tree.length ? element("div", { class: "components" }, tree) : null,
  ];
}

/** Whether an embed shows this file: Discord then does not show it a second time. */
function isInEmbed(file, { embeds = [], flags = 0 }) {
  if (flags & SUPPRESS_EMBEDS) return false;
  const shown = (embed) => [embed.image?.url, embed.thumbnail?.url, embed.author?.icon_url, embed.footer?.icon_url];
  return embeds.some((embed) => shown(embed).some((url) => url === file.url || url === `attachment://${file.filename}`));
}

function renderAttachment(file) {
  const isPicture = file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename ?? "");
  if (!isPicture) return element("div", { class: "file" }, text("attachment", { name: file.filename ?? "" }));
  return picture(file.url, {
    className: "attachment",
    alt: file.description ?? text("attachment", { name: file.filename }),
    width: file.width,
    height: file.height,
  });
}

function renderFailure({ message, reason }) {
  return element(
    "div",
    { class: "failure", role: "alert" },
    icon("warn"),
    message,
    reason ? element("span", { class: "failure-reason" }, text("reason", { reason })) : null,
  );
}

function renderOnlyYou() {
  return element(
    "div",
    { class: "only-you" },
    icon("eye"),
    `${text("only_you")} · `,
    element("button", { type: "button", class: "link", data: { dismiss: true } }, text("dismiss")),
  );
}
