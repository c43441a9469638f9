import { typedCommands } from "./commands.js";
import { element } from "./dom.js";
import { hex } from "./media.js";

/** Who and what there is: the people, the bot, the channels. */
export class Directory {
  constructor() {
    this.people = [];
    this.channels = [];
    this.guild = { id: "0", name: "", locale: "en-US" };
    this.bot = { id: "0", name: "UNO", online: false };
    this.seen = new Map();
    this.commandNames = new Map();
    this.names = {
      user: (id) => this.person(id)?.name ?? (id === this.bot.id ? this.bot.name : this.seen.get(id)),
      channel: (id) => this.channel(id)?.name,
      role: (id) => (id === this.guild.id ? "everyone" : undefined),
    };
  }

  fill({ people, channels, guild, bot }) {
    Object.assign(this, { people, channels, guild, bot });
  }

  /** Commands have another name in each language. */
  learnCommands(commands) {
    this.commandNames = new Map(typedCommands(commands, { moderator: true }).map(({ plain, shown }) => [plain.slice(1), shown.slice(1)]));
  }

  person(wanted) {
    return this.people.find(({ id, name }) => id === wanted || name.toLowerCase() === String(wanted).toLowerCase());
  }

  channel(wanted) {
    return this.channels.find(({ id, name }) => id === wanted || name === wanted);
  }

  /** Remembers the names that a message brings along. */
  learn(message) {
    for (const user of [message.author, ...(message.mentions ?? [])]) {
      if (user?.id) this.seen.set(user.id, user.global_name ?? user.username);
    }
  }

  avatar(id, name, className = "avatar") {
    if (id === this.bot.id) {
      return element("img", { class: className, src: "/page/static/bot.svg", alt: "", draggable: "false" });
    }
    const colour = hex(this.person(id)?.colour) ?? "#5d6370";
    return element(
      "span",
      { class: className, "aria-hidden": "true", style: { "--colour": colour, "--ink": inkOn(colour) } },
      (name ?? "?").slice(0, 1).toUpperCase(),
    );
  }
}

/** Black or white, whichever reads better on the colour. */
export function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.0555 ? "#ffffff" : "#111214";
}
