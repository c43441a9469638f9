import { componentEmoji } from "./media.js";
import { element, icon } from "./dom.js";

const TEXT_CHANNEL = 0;

/** What a select offers: [{value, label, description, picture()}]. */
export function choicesOf(select, directory) {
  const people = () => [
    ...directory.people.map(({ id, name }) => ({ value: id, label: name, picture: () => directory.avatar(id, name, "avatar small") })),
    {
      value: directory.bot.id,
      label: directory.bot.name,
      picture: () => directory.avatar(directory.bot.id, directory.bot.name, "avatar small"),
    },
  ];
  const roles = () => [{ value: directory.guild.id, label: "@everyone" }];
  switch (select.type) {
    case 3:
    case 21:
    case 22:
      return (select.options ?? []).map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        picture: option.emoji ? () => componentEmoji(option.emoji, true) : undefined,
      }));
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return (select.channel_types?.length ?? 0) === 0 || select.channel_types.includes(TEXT_CHANNEL)
        ? directory.channels.map(({ id, name }) => ({ value: id, label: name, picture: () => element("span", { class: "sign" }, icon("hash")) }))
        : [];
    default:
      return [];
  }
}

/** What is chosen before the person chooses. */
export function defaultsOf(select) {
  if (select.options) return select.options.filter((option) => option.default).map((option) => option.value);
  return (select.default_values ?? []).map((value) => String(value.id));
}

/** The least and the most values; a select of a message asks for one unless it says otherwise. */
export function limitsOf(select) {
  return { min: select.min_values ?? 1, max: select.max_values ?? 1 };
}
