import { Composer } from "./composer.js";
import { Conversation, reasonOf } from "./conversation.js";
import { Directory } from "./directory.js";
import { Interactions } from "./interactions.js";
import { openModal } from "./modal.js";
import { Surroundings } from "./people.js";
import { closePopup } from "./popup.js";
import { Preferences, applyTheme, watchSystemTheme } from "./preferences.js";
import { connect } from "./socket.js";
import { LOCALES, speak, spoken, text } from "./texts.js";
import { startClock } from "./times.js";
import { toast } from "./toasts.js";

const find = (id) => document.getElementById(id);
const preferences = new Preferences();
const directory = new Directory();
const news = new Set();

let viewer = null;
let channel = null;
let commands = [];
let connected = false;
let dialog = null;
/** The person and the channel whose messages stand on the page. */
let shownView = "";

applyTheme(preferences.theme);
watchSystemTheme(() => preferences.theme);

const surroundings = new Surroundings({
  sidebar: find("sidebar"),
  topbar: find("topbar"),
  scrim: find("scrim"),
  act: { person: viewAs, channel: goTo, language: chooseLanguage, theme: chooseTheme },
});

const socket = connect(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/page/socket`, {
  opened() {
    connected = true;
  },
  closed() {
    connected = false;
    interactions.loseAll();
    showSurroundings();
  },
  received: (data) => RECEIVED[data.op]?.(data),
});
const interactions = new Interactions((data) => socket.send(data));

const conversation = new Conversation({
  elements: { scroller: find("scroller"), log: find("log"), jump: find("to-present") },
  directory,
  here,
  viewer: () => viewer,
  commands: () => commands,
  act: (data, answered) => interactions.start(data, answered) || offline(),
  tell: (data) => socket.send(data) || offline(),
  begin: (words) => composer.begin(words),
});

const composer = new Composer(find("composer"), {
  directory,
  say: (content) => socket.send({ op: "say", ...here(), content }) || offline(),
  run: (path, options, shown) =>
    interactions.start({ op: "command", ...here(), name: path, options }, conversation.whenCommandFails(viewer, shown)) || offline(),
  ask: (path, options, focused) =>
    new Promise((resolve) => {
      const sent = interactions.start({ op: "autocomplete", ...here(), name: path, options, focused }, (answer) =>
        resolve(answer.op === "choices" ? answer.choices : null),
      );
      if (!sent) resolve(null);
    }),
});

startClock(find("log"));

// ---- who looks at what

function here() {
  return { user: viewer.id, channel: channel.id };
}

function offline() {
  toast(text("lost"));
  return false;
}

function look() {
  preferences.takeAskedLanguage(viewer.name);
  speak(preferences.languageOf(viewer));
  preferences.viewer = viewer.name;
  preferences.channel = channel.name;
  preferences.save();
  news.delete(viewer.id);
  socket.send({ op: "view", ...here(), locale: LOCALES[spoken()] });
  showSurroundings();
}

function viewAs(id) {
  if (!viewer || id === viewer.id) return;
  viewer = directory.person(id);
  closePopup("view");
  dialog?.close();
  look();
}

function goTo(id) {
  if (id === channel.id) return;
  channel = directory.channel(id);
  look();
}

function chooseLanguage(language) {
  preferences.languages[viewer.name] = language;
  look();
}

function chooseTheme(theme) {
  preferences.theme = theme;
  preferences.save();
  applyTheme(theme);
  showSurroundings();
}

function showSurroundings() {
  if (!viewer) return;
  document.documentElement.lang = spoken();
  document.title = `#${channel.name} · ${viewer.name} · ${text("title")}`;
  document.body.dataset.viewer = viewer.name;
  document.body.dataset.channel = channel.name;
  document.body.dataset.connected = String(connected);
  surroundings.show({
    directory,
    viewer,
    channel,
    languageOf: (person) => preferences.languageOf(person),
    theme: preferences.theme,
    news,
    connected,
  });
  const problem = connected ? (directory.bot.online ? "" : text("bot_gone", { bot: directory.bot.name })) : text("lost");
  if (find("banner").textContent !== problem) find("banner").textContent = problem;
  find("log").setAttribute("aria-label", text("log", { channel: channel.name }));
  find("channel").setAttribute("aria-label", `#${channel.name}`);
  find("to-present").textContent = text("to_present");
  find("skip").textContent = text("skip");
}

// ---- what the server says

const RECEIVED = {
  hello(data) {
    directory.fill(data);
    viewer = directory.person(viewer?.id ?? preferences.viewer) ?? directory.people[0];
    channel = directory.channel(channel?.id ?? preferences.channel) ?? directory.channels[0];
    look();
  },
  state(data) {
    if (data.user !== viewer.id || data.channel !== channel.id) return;
    commands = data.commands ?? [];
    directory.learnCommands(commands);
    data.messages.forEach((message) => directory.learn(message));
    const view = `${viewer.id} ${channel.id}`;
    conversation.reset(data.messages.filter(isForMe), channel.name, { stay: view === shownView });
    if (view !== shownView) find("announcer").textContent = text("viewing", { name: viewer.name, channel: channel.name });
    shownView = view;
    document.body.dataset.viewing = viewer.name;
    composer.update(commands, viewer, channel.name);
  },
  message({ message }) {
    directory.learn(message);
    noteNews(message);
    if (!isForMe(message) || (message.channel_id && message.channel_id !== channel.id)) return;
    conversation.put(message);
  },
  gone({ id }) {
    conversation.log.remove(id);
  },
  ack: (data) => interactions.settle(data),
  failed: (data) => interactions.settle(data) || toast(`${text("failed")}: ${data.reason}`),
  choices: (data) => interactions.settle(data),
  modal(data) {
    dialog?.close();
    const asked = viewer;
    const current = openModal(data, directory, (components) => {
      const sent = interactions.start(
        { op: "modal", ...here(), user: asked.id, interaction: data.interaction, custom_id: data.custom_id, components },
        (answer) => (answer.op === "ack" ? current.close() : current.fail(reasonOf(answer))),
      );
      if (!sent) current.fail(text("offline_reason"));
    });
    dialog = current;
  },
  bot({ online }) {
    directory.bot.online = online;
    showSurroundings();
  },
};

const isForMe = (message) => !message.ephemeral_for || message.ephemeral_for === viewer.id;

/** Another person who is mentioned gets a dot, so that whoever plays several seats sees where to go. */
function noteNews(message) {
  if (message.ephemeral_for || conversation.log.messages.has(message.id)) return;
  const before = news.size;
  for (const { id } of message.mentions ?? []) if (id !== viewer.id && id !== message.author.id && directory.person(id)) news.add(id);
  if (news.size !== before) showSurroundings();
}

// ---- keys for the whole page

find("skip").addEventListener("click", () => composer.focus());

document.addEventListener("keydown", (event) => {
  const digit = /^Digit([1-9])$/.exec(event.code);
  if (event.altKey && !event.ctrlKey && !event.metaKey && digit) {
    const person = directory.people[Number(digit[1]) - 1];
    if (!person) return;
    event.preventDefault();
    viewAs(person.id);
    return;
  }
  const typing = event.target.closest?.("input, textarea, dialog, [role=listbox], [role=menu]");
  if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    composer.focus();
    return;
  }
  // As in Discord, whoever just starts typing writes a message; Space and Enter still press the focused button.
  const onControl = event.target.closest?.("button, [role=button], summary, a");
  if (event.key.length === 1 && !(onControl && event.key === " ")) composer.focus();
});
