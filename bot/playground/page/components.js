import { element, icon } from "./dom.js";
import { markdown, spoiler } from "./markdown.js";
import { componentEmoji, hex, picture } from "./media.js";
import { text } from "./texts.js";

export const BUTTON = 2;
export const SELECTS = { 3: "string", 5: "user", 6: "role", 7: "mentionable", 8: "channel" };

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/**
 * The components of a message, old rows and the newer layouts alike.
 * `context`: message, names, waiting (the custom_id that waits for its answer), chosen(custom_id), choicesOf(component).
 */
export const renderComponents = (components, context) =>
  (components ?? []).map((component) => RENDERERS[component.type]?.(component, context) ?? null);

const RENDERERS = {
  1: (row, context) => element("div", { class: "row" }, renderComponents(row.components, context)),
  2: renderButton,
  3: renderSelect,
  5: renderSelect,
  6: renderSelect,
  7: renderSelect,
  8: renderSelect,
  9: renderSection,
  10: (display, context) => element("div", { class: "text-display markup" }, markdown(display.content, context.names)),
  11: (thumbnail, context) => renderMedia(thumbnail, context, "thumbnail"),
  12: renderGallery,
  13: (file) => element("div", { class: "file" }, text("attachment", { name: file.name ?? file.file?.url ?? "" })),
  14: (separator) =>
    element("div", {
      class: `separator spacing-${separator.spacing ?? 1}${separator.divider === false ? " blank" : ""}`,
      role: separator.divider === false ? null : "separator",
    }),
  17: renderContainer,
};

function renderButton(button, { waiting }) {
  const label = button.label ?? "";
  const style = BUTTON_STYLES[button.style] ?? "secondary";
  const busy = waiting !== undefined && waiting !== null && waiting === button.custom_id;
  return element(
    "button",
    {
      type: "button",
      class: `button button-${style}`,
      // Not the real attribute: a button that is switched off while it has the focus would lose it.
      "aria-disabled": button.disabled ? "true" : null,
      "aria-busy": busy ? "true" : null,
      "aria-label": label ? null : (button.emoji?.name ?? "").replaceAll("_", " ") || null,
      data: { customId: button.custom_id, link: button.url, component: BUTTON, label: label || button.emoji?.name },
    },
    element(
      "span",
      { class: "button-content" },
      componentEmoji(button.emoji, Boolean(label)),
      label ? element("span", { class: "button-label" }, label) : null,
      style === "link" ? icon("link") : null,
    ),
    busy ? element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")) : null,
  );
}

function renderSelect(select, { waiting, chosen, choicesOf }) {
  const values = chosen(select);
  const picked = choicesOf(select).filter((choice) => values.includes(choice.value));
  const placeholder = select.placeholder ?? text((select.max_values ?? 1) > 1 ? "select_many" : "select_one");
  const shown = picked.length
    ? picked.map((choice) =>
        element("span", { class: "picked" }, choice.picture?.(), element("span", { class: "picked-label" }, choice.label)),
      )
    : element("span", { class: "placeholder" }, placeholder);
  return element(
    "button",
    {
      type: "button",
      class: "select",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": picked.length ? `${placeholder}: ${picked.map((choice) => choice.label).join(", ")}` : placeholder,
      "aria-disabled": select.disabled ? "true" : null,
      "aria-busy": waiting === select.custom_id ? "true" : null,
      data: { customId: select.custom_id, component: select.type, select: true },
    },
    element("span", { class: "select-value" }, shown),
    icon("down"),
  );
}

function renderSection(section, context) {
  return element(
    "div",
    { class: "section" },
    element("div", { class: "section-text" }, renderComponents(section.components, context)),
    element("div", { class: "section-accessory" }, renderComponents([section.accessory].filter(Boolean), context)),
  );
}

function renderMedia(item, { message }, className) {
  const media = item.media ?? {};
  const shown = picture(media.url, { attachments: message.attachments, alt: item.description ?? "", className });
  return item.spoiler ? spoiler(shown, "spoiler-media") : shown;
}

function renderGallery(gallery, context) {
  const items = gallery.items ?? [];
  return element(
    "div",
    { class: "gallery", data: { count: items.length } },
    items.map((item) => renderMedia(item, context, "gallery-picture")),
  );
}

function renderContainer(container, context) {
  const accent = hex(container.accent_color);
  const box = element(
    "div",
    { class: accent ? "container with-accent" : "container", data: { container: true }, style: { "--accent": accent } },
    renderComponents(container.components, context),
  );
  return container.spoiler ? spoiler(box, "spoiler-media") : box;
}

/** Walks through a tree of components. */
export function* everyComponent(components) {
  for (const component of components ?? []) {
    yield component;
    yield* everyComponent(component.components);
    if (component.accessory) yield component.accessory;
    if (component.component) yield component.component;
  }
}
