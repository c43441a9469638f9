import { element, icon, morph } from "./dom.js";
import { text } from "./texts.js";

/** The side bar and, on phones, the bar at the top: channels, who is looking, language and colours. */
export class Surroundings {
  constructor({ sidebar, topbar, scrim, act }) {
    Object.assign(this, { sidebar, topbar, scrim, act });
    for (const root of [sidebar, topbar]) root.addEventListener("click", (event) => this.clicked(event));
    scrim.addEventListener("click", () => this.open(false));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOpen()) this.open(false);
    });
  }

  isOpen() {
    return document.body.classList.contains("sidebar-open");
  }

  open(wanted) {
    document.body.classList.toggle("sidebar-open", wanted);
    this.scrim.hidden = !wanted;
    this.topbar.querySelector("[data-menu]")?.setAttribute("aria-expanded", String(wanted));
    if (wanted) this.sidebar.querySelector("[data-close]").focus();
    else if (this.sidebar.contains(document.activeElement)) this.topbar.querySelector("[data-menu]").focus();
  }

  clicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { person, channel, language, theme } = button.dataset;
    if ("menu" in button.dataset) this.open(!this.isOpen());
    else if ("close" in button.dataset) this.open(false);
    else if (person) this.act.person(person);
    else if (channel) this.act.channel(channel);
    else if (language) this.act.language(language);
    else if (theme) this.act.theme(theme);
    if ((person || channel) && this.isOpen()) this.open(false);
  }

  /** `state`: directory, viewer, channel, languageOf(person), theme, news (ids of persons), connected. */
  show(state) {
    draw(this.sidebar, this.sidebarParts(state));
    this.sidebar.setAttribute("aria-label", text("menu_open"));
    draw(this.topbar, this.topbarParts(state));
  }

  sidebarParts({ directory, viewer, channel, languageOf, theme, news, connected }) {
    const language = languageOf(viewer);
    return [
      element(
        "div",
        { class: "guild" },
        element("span", { class: "guild-name" }, directory.guild.name),
        element("button", { type: "button", class: "tool close", data: { close: true }, "aria-label": text("menu_close") }, icon("close")),
      ),
      element(
        "div",
        { class: "sidebar-scroll" },
        element("h2", { class: "side-title", id: "side-channels" }, text("channels")),
        element(
          "ul",
          { class: "side-list", "aria-labelledby": "side-channels" },
          directory.channels.map(({ id, name }) =>
            element(
              "li",
              {},
              element(
                "button",
                { type: "button", class: "side-item channel-item", "aria-current": id === channel.id ? "page" : null, data: { channel: id } },
                icon("hash"),
                element("span", { class: "side-name" }, name),
              ),
            ),
          ),
        ),
        element("h2", { class: "side-title", id: "side-people" }, text("viewing_as")),
        element(
          "ul",
          { class: "side-list", "aria-labelledby": "side-people" },
          directory.people.map((person, index) =>
            element(
              "li",
              {},
              element(
                "button",
                {
                  type: "button",
                  class: "side-item person-item",
                  "aria-pressed": String(person.id === viewer.id),
                  "aria-keyshortcuts": `Alt+${index + 1}`,
                  title: `Alt+${index + 1}`,
                  data: { person: person.id, name: person.name },
                },
                element("span", { class: news.has(person.id) ? "with-dot" : "" }, directory.avatar(person.id, person.name)),
                element("span", { class: "side-name" }, person.name),
                person.moderator ? [icon("shield"), hidden(text("moderator"))] : null,
                news.has(person.id) ? hidden(text("has_news")) : null,
                element("span", { class: "side-language" }, languageOf(person).toUpperCase()),
                element("kbd", { "aria-hidden": "true" }, `Alt ${index + 1}`),
              ),
            ),
          ),
        ),
      ),
      element(
        "div",
        { class: "side-foot" },
        segments(text("language", { name: viewer.name }), "language", language, [
          ["en", text("english")],
          ["de", text("german")],
        ]),
        segments(text("theme"), "theme", theme, [
          ["dark", text("dark")],
          ["light", text("light")],
          ["auto", text("auto")],
        ]),
        botState(directory.bot, connected),
      ),
    ];
  }

  topbarParts({ directory, viewer, channel, news, connected }) {
    const { bot } = directory;
    return [
      element(
        "button",
        { type: "button", class: "menu-button", data: { menu: true }, "aria-expanded": String(this.isOpen()), "aria-controls": "sidebar", "aria-label": text("menu_open") },
        icon("menu"),
      ),
      element("h1", { class: "channel-title" }, icon("hash"), channel.name),
      element(
        "div",
        { class: "strip", role: "group", "aria-label": text("viewing_as") },
        directory.people.map((person) =>
          element(
            "button",
            {
              type: "button",
              class: "strip-person",
              "aria-pressed": String(person.id === viewer.id),
              "aria-label": describe(person, news),
              data: { person: person.id, name: person.name },
            },
            element("span", { class: news.has(person.id) ? "with-dot" : "" }, directory.avatar(person.id, person.name)),
          ),
        ),
      ),
      element("span", { class: "top-state" }, botState(bot, connected)),
    ];
  }
}

const hidden = (words) => element("span", { class: "hidden-words" }, ` ${words} `);

const describe = (person, news) =>
  [
    text("view_as", { name: person.name }),
    person.moderator ? text("moderator") : null,
    news.has(person.id) ? text("has_news") : null,
  ]
    .filter(Boolean)
    .join(", ");

function segments(label, key, chosen, options) {
  return element(
    "div",
    { class: "segments", role: "group", "aria-label": label },
    element("span", { class: "segments-label" }, label),
    element(
      "div",
      { class: "segments-row" },
      options.map(([value, shown]) =>
        element("button", { type: "button", class: "segment", "aria-pressed": String(value === chosen), data: { [key]: value } }, shown),
      ),
    ),
  );
}

function botState(bot, connected) {
  const online = bot.online && connected;
  return element(
    "span",
    { class: online ? "bot-state online" : "bot-state", data: { bot: online ? "online" : "offline" } },
    element("span", { class: "bot-dot", "aria-hidden": "true" }),
    element("span", { class: "bot-words" }, text(online ? "bot_online" : "bot_offline", { bot: bot.name })),
  );
}

function draw(root, parts) {
  const fresh = root.cloneNode(false);
  fresh.append(...parts);
  morph(root, fresh);
}
