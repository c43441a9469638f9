import { localised, text } from "./texts.js";

const CHAT_INPUT = 1;
const MESSAGE_MENU = 3;
const SUBCOMMAND = 1;
const GROUP = 2;
export const TYPES = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

// Whoever has one of these counts as a moderator here: kick, ban, administrator, manage channels, server, messages.
const MODERATION = 0x2n | 0x4n | 0x8n | 0x10n | 0x20n | 0x2000n;

function mayUse(command, person) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined || person.moderator) return true;
  return BigInt(needed) !== 0n && (BigInt(needed) & MODERATION) === 0n;
}

/** Every command that can be typed: {path, shown, description, options}, `/uno new` rather than `/uno`. */
export function typedCommands(commands, person) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && mayUse(command, person))
    .flatMap((command) => flatten(command, [], []));
}

function flatten(command, path, shown) {
  const names = [...path, command.name];
  const words = [...shown, localised(command, "name")];
  const options = command.options ?? [];
  const inner = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (inner.length) return inner.flatMap((option) => flatten(option, names, words));
  return [{ path: names, shown: `/${words.join(" ")}`, plain: `/${names.join(" ")}`, description: localised(command, "description"), options }];
}

export const messageMenus = (commands, person) =>
  commands
    .filter((command) => command.type === MESSAGE_MENU && mayUse(command, person))
    .map((command) => ({ name: command.name, shown: localised(command, "name") }));

const simple = (words) => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

/** What fits what was typed, the beginnings first. `keys(item)` are the words by which an item is found. */
export function fitting(items, typed, keys) {
  const wanted = simple(typed);
  if (!wanted) return items;
  const ranked = items.map((item) => {
    const found = keys(item).filter(Boolean).map(simple);
    if (found.some((key) => key.startsWith(wanted))) return [0, item];
    if (found.some((key) => key.includes(wanted))) return [1, item];
    return [2, item];
  });
  return [0, 1].flatMap((rank) => ranked.filter(([at]) => at === rank).map(([, item]) => item));
}

export function fittingCommands(commands, typed) {
  return fitting(commands, typed.replace(/\s+/g, " "), (command) => [
    command.shown,
    command.plain,
    command.shown.slice(1),
    ...command.path.slice(1),
    command.shown.split(" ").slice(1).join(" "),
  ]);
}

/** The command whose whole name stands at the beginning of a line, and what follows it. */
export function namedCommand(commands, line) {
  const lower = `${line.toLowerCase()} `;
  for (const command of commands) {
    for (const name of [command.shown, command.plain]) {
      if (lower.startsWith(`${name.toLowerCase()} `)) return { command, rest: line.slice(name.length).trimStart() };
    }
  }
  return null;
}

export const optionName = (option) => localised(option, "name");
export const optionDescription = (option) => localised(option, "description");

/** The values that an option offers by itself: [{name, value}]; null where anything can be typed. */
export function offered(option, directory) {
  const people = () => [...directory.people, directory.bot].map(({ id, name }) => ({ name, value: id, person: true }));
  const everyone = () => ({ name: "@everyone", value: directory.guild.id });
  if (option.choices?.length) return option.choices.map((choice) => ({ name: localised(choice, "name"), plain: choice.name, value: choice.value }));
  switch (option.type) {
    case TYPES.boolean:
      return [{ name: text("yes"), value: true }, { name: text("no"), value: false }];
    case TYPES.user:
      return people();
    case TYPES.channel:
      return directory.channels.map(({ id, name }) => ({ name: `#${name}`, plain: name, value: id }));
    case TYPES.role:
      return [everyone()];
    case TYPES.mentionable:
      return [...people(), everyone()];
    default:
      return null;
  }
}

const MISSING = {
  [TYPES.boolean]: "need_bool",
  [TYPES.user]: "need_person",
  [TYPES.mentionable]: "need_person",
  [TYPES.channel]: "need_channel",
};

/** What was typed for an option as the value to be sent: {value} or {problem}. */
export function valueOf(option, typed, picked, directory) {
  if (picked && picked.name === typed) return { value: picked.value };
  const trimmed = option.type === TYPES.string ? typed : typed.trim();
  if (trimmed === "") return { problem: text("need_option") };
  if (option.type === TYPES.file) return { problem: text("attachments_no") };
  const list = offered(option, directory);
  if (list) {
    const wanted = trimmed.trim().replace(/^@(?!everyone)/, "").toLowerCase();
    const found = list.find(({ name, plain, value }) => [name, plain, String(value)].some((key) => key?.toLowerCase() === wanted));
    return found ? { value: found.value } : { problem: text(MISSING[option.type] ?? "need_choice") };
  }
  return option.type === TYPES.string ? checkString(option, trimmed) : checkNumber(option, trimmed);
}

function checkString({ min_length: min, max_length: max }, value) {
  if (min && value.length < min) return { problem: text("need_longer", { limit: min }) };
  if (max && value.length > max) return { problem: text("need_shorter", { limit: max }) };
  return { value };
}

function checkNumber({ type, min_value: min, max_value: max }, typed) {
  const value = Number(typed.replace(",", "."));
  if (!Number.isFinite(value)) return { problem: text("need_number") };
  if (type === TYPES.integer && !Number.isSafeInteger(value)) return { problem: text("need_integer") };
  if (typeof min === "number" && value < min) return { problem: text("need_min", { limit: min }) };
  if (typeof max === "number" && value > max) return { problem: text("need_max", { limit: max }) };
  return { value };
}
