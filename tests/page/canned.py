"""Messages, commands and pictures as the stand-in server would send them, for the tests of the page."""

from __future__ import annotations

import time
from typing import Any

Json = dict[str, Any]

PEOPLE = [
    {"id": "101", "name": "Ada", "colour": "#f28b82", "moderator": False},
    {"id": "102", "name": "Ben", "colour": "#4f8cf0", "moderator": False},
    {"id": "103", "name": "Cleo", "colour": "#f7c948", "moderator": False},
    {"id": "104", "name": "Dora", "colour": "#3fa66b", "moderator": False},
    {"id": "105", "name": "Emil", "colour": "#b07ff0", "moderator": False},
    {"id": "106", "name": "Mo", "colour": "#5d6370", "moderator": True},
]
ID = {str(person["name"]): str(person["id"]) for person in PEOPLE}
UNO, GAMES = "201", "202"
CHANNELS = [{"id": UNO, "name": "uno"}, {"id": GAMES, "name": "games"}]
GUILD = {"id": "300", "name": "Playground", "locale": "en-US"}
BOT = {"id": "400", "name": "UNO", "online": True}
BOT_USER = {"id": "400", "username": "UNO", "bot": True}

RED, GREEN, BLUE, VIOLET, GREY = 0xE5484D, 0x3DB858, 0x3F7FF0, 0x8B6BE8, 0x80858F
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15

COLOURS = ("red", "yellow", "green", "blue")
FACES = (*map(str, range(10)), "skip", "reverse", "draw2")
EMOJIS = [f"{colour}_{face}" for colour in COLOURS for face in FACES]
EMOJIS += ["wild", "wild_draw4", "wild_draw4_blue", "card_back", *COLOURS, "play_down", "play_up", "turn", "blank"]
EMOJI_ID = {name: str(900_000 + index) for index, name in enumerate(EMOJIS)}
EMOJI_NAME = {number: name for name, number in EMOJI_ID.items()}


def e(*names: str) -> str:
    """Emojis as they stand in a text."""
    return "".join(f"<:{name}:{EMOJI_ID[name]}>" for name in names)


def part(name: str) -> Json:
    return {"id": EMOJI_ID[name], "name": name}


def user(name: str) -> Json:
    return {"id": ID[name], "username": name.lower(), "global_name": name, "bot": False}


def iso(seconds: float = 0) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(time.time() + seconds))


def message(number: int | str, content: str = "", **more: Any) -> Json:
    return {
        "id": str(number),
        "type": 0,
        "channel_id": UNO,
        "author": BOT_USER,
        "content": content,
        "embeds": [],
        "components": [],
        "attachments": [],
        "mentions": [],
        "flags": 0,
        "timestamp": iso(),
        "edited_timestamp": None,
        "ephemeral_for": None,
        **more,
    }


def private(number: int | str, name: str, components: list[Json], **more: Any) -> Json:
    return message(number, components=components, flags=EPHEMERAL | V2, ephemeral_for=ID[name], **more)


def button(label: str | None, custom_id: str, style: int = 2, emoji: str | None = None, **more: Any) -> Json:
    made: Json = {"type": 2, "style": style, "custom_id": custom_id, "disabled": False, **more}
    if label:
        made["label"] = label
    if emoji:
        made["emoji"] = part(emoji)
    return made


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def display(content: str) -> Json:
    return {"type": 10, "content": content}


def separator() -> Json:
    return {"type": 14, "divider": True, "spacing": 1}


def container(colour: int, *components: Json) -> Json:
    return {"type": 17, "accent_color": colour, "components": list(components)}


def section(content: str, accessory: Json) -> Json:
    return {"type": 9, "components": [display(content)], "accessory": accessory}


def thumbnail(name: str, description: str) -> Json:
    return {"type": 11, "media": {"url": f"/emojis/{EMOJI_ID[name]}.png"}, "description": description}


def soon(seconds: int = 42) -> str:
    return f"<t:{int(time.time()) + seconds}:R>"


# ---- the screens of the game, as the design has them


def board(number: int | str = 1001, german: bool = False, **more: Any) -> Json:
    if german:
        title, on_top, rule, after = "Ada ist dran", "Oben: **rote 7**", "Lege Rot, eine 7 oder Farbwahl.", "danach"
        old = "-# Rita legt rotes Aussetzen: Ben setzt aus.\n-# Ben legt rote 7, tauscht mit Cleo."
        new, foot = "Cleo zieht eine Karte, behält sie (+1).", "Runde 2 · Stapel 54 · bis 500 · Tisch 7K3F"
        labels = ("Hand", "Ziehen", "UNO!", "Ertappt", "Zweifeln", "Mehr")
    else:
        title, on_top, rule, after = "Ada's turn", "**Red 7** on top", "Play red, a 7 or a wild.", "next"
        old = "-# Rita plays red skip: Ben sits out.\n-# Ben plays red 7, swaps hands with Cleo."
        new, foot = "Cleo draws a card and keeps it (+1).", "Round 2 · pile 54 · to 500 · table 7K3F"
        labels = ("Hand", "Draw", "UNO!", "Catch", "Challenge", "More")
    seats = "\n".join(
        (
            f"{e('turn')} `\u00a07` **Ada**",
            f"{e('play_down')} `\u00a05` Ben · {after}",
            f"{e('blank')} `12` Cleo",
        )
    )
    hand, draw, uno, catch, challenge, rest = labels
    return message(
        number,
        embeds=[
            {
                "type": "rich",
                "color": RED,
                "description": f"## {title}\n{on_top}\n{soon()}",
                "thumbnail": {"url": f"https://cdn.discordapp.com/emojis/{EMOJI_ID['red_7']}.png"},
            },
            {
                "type": "rich",
                "color": RED,
                "description": f"{rule}\n\n{seats}\n\n{old}\n{new}",
                "footer": {"text": foot},
            },
        ],
        components=[
            row(button(hand, "u1:hand", 1), button(draw, "u1:draw"), button(uno, "u1:uno")),
            row(button(catch, "u1:catch"), button(challenge, "u1:challenge", disabled=True), button(rest, "u1:more")),
        ],
        **more,
    )


def lobby(number: int | str = 1000, **more: Any) -> Json:
    return message(
        number,
        embeds=[
            {
                "type": "rich",
                "color": VIOLET,
                "description": "## Ada's table\nMattel 2019 · to 500 · 60 s a turn\n"
                "-# House rules: stacking (same kind), jump-in",
                "thumbnail": {"url": f"/emojis/{EMOJI_ID['card_back']}.png"},
            },
            {
                "type": "rich",
                "color": VIOLET,
                "description": "**3 of 10 seats**\n`1` **Ada** · host\n`2` Ben\n`3` Rita · computer\n\n"
                f"-# Anyone here can join. Closes {soon(840)}",
            },
        ],
        components=[
            row(button("Join", "u1:join", 3), button("Leave", "u1:leave"), button("Start", "u1:start", 1)),
            row(button("Add computer", "u1:bot"), button("Rules", "u1:rules")),
        ],
        interaction_metadata={"id": "1", "type": 2, "name": "uno new", "command_type": 1, "user": user("Ada")},
        type=20,
        **more,
    )


def hand(number: int | str = 1002, name: str = "Ada", german: bool = False, **more: Any) -> Json:
    cards = " ".join(
        (e("red_1", "red_5"), e("yellow_3"), e("green_7"), e("blue_2", "blue_2"), e("wild")),
    )
    if german:
        head, top = f"### Du bist dran · {soon()}", f"Oben: {e('red_7')} **rote 7**"
        count, labels = f"-# 7 Karten · 4 spielbar · neu {e('wild')}", ("Rot 1", "Rot 5", "Grün 7", "Farbwahl")
        control = ("Ziehen", "UNO! aus", "Warum?")
    else:
        head, top = f"### Your turn · {soon()}", f"On top: {e('red_7')} **Red 7**"
        count, labels = f"-# 7 cards · you can play 4 · new {e('wild')}", ("Red 1", "Red 5", "Green 7", "Wild")
        control = ("Draw", "UNO! off", "Why?")
    faces = ("red_1", "red_5", "green_7", "wild")
    return private(
        number,
        name,
        [
            container(
                RED,
                display(f"{head}\n{top}"),
                separator(),
                display(f"# {cards}\n{count}"),
                row(*(button(label, f"u1:play:{face}", emoji=face) for label, face in zip(labels, faces, strict=True))),
                separator(),
                row(*(button(label, f"u1:{key}") for label, key in zip(control, ("draw", "call", "why"), strict=True))),
            )
        ],
        **more,
    )


def settings(number: int | str = 1003, name: str = "Mo", **more: Any) -> Json:
    options = [
        ("● **Stacking**", "Answer a draw card with another.", "same kind"),
        ("**Jump-in**", "Play an identical card out of turn.", "off"),
    ]
    options += [
        ("**Seven swaps**", "A 7 swaps two hands.", "off"),
        ("**UNO penalty**", "Cards for a forgotten call.", "2"),
    ]
    pages = ["Game", "House rules", "Draw", "Score", "Time", "Table"]
    return private(
        number,
        name,
        [
            container(
                VIOLET,
                display("## Settings · House rules\n-# Preset Mattel 2019, 2 changed ●"),
                row(
                    {
                        "type": 3,
                        "custom_id": "u1:page",
                        "options": [
                            {"label": f"{page} ({at} of 6)", "value": page.lower(), "default": at == 2}
                            for at, page in enumerate(pages, 1)
                        ],
                        "min_values": 1,
                        "max_values": 1,
                    }
                ),
                separator(),
                *(
                    section(f"{title}\n-# {text}", button(value, f"u1:set:{at}"))
                    for at, (title, text, value) in enumerate(options)
                ),
                separator(),
                row(button("To preset", "u1:preset"), button("Undo", "u1:undo")),
                row(button("Share", "u1:share"), button("Save as", "u1:save"), button("Done", "u1:done", 1)),
            )
        ],
        **more,
    )


def challenge(number: int | str = 1004, name: str = "Ada", **more: Any) -> Json:
    return private(
        number,
        name,
        [
            display("**Cleo was faster.** Your click did not count; here is your hand now."),
            container(
                BLUE,
                section(f"## Take 4?\nBen: **Wild +4**, blue\n{soon()}", thumbnail("wild_draw4_blue", "Wild +4, blue")),
                display(
                    "Allowed only if Ben held no red.\n**Take 4**: you draw 4.\n"
                    "**Challenge**: if Ben held red, Ben draws 4. If not, you draw 6."
                ),
                row(button("Take 4", "u1:take"), button("Challenge", "u1:doubt", 4)),
                row(button("Stack: wild +4", "u1:stack", emoji="wild_draw4")),
            ),
        ],
        **more,
    )


# ---- commands


def command(name: str, description: str, german: tuple[str, str] | None = None, **more: Any) -> Json:
    made: Json = {"name": name, "description": description, **more}
    if german:
        made["name_localizations"] = {"de": german[0]}
        made["description_localizations"] = {"de": german[1]}
    return made


COMMANDS = [
    command(
        "uno",
        "UNO in this channel",
        id="500",
        type=1,
        options=[
            command(
                "new",
                "Open a table in this channel",
                ("neu", "Einen Tisch in diesem Kanal öffnen"),
                type=1,
                options=[
                    command(
                        "preset",
                        "Which rules",
                        ("vorgabe", "Welche Regeln"),
                        type=3,
                        choices=[
                            {
                                "name": "Mattel 2019",
                                "value": "mattel_2019",
                                "name_localizations": {"de": "Mattel 2019 (neu)"},
                            },
                            {"name": "Classic 1971", "value": "classic_1971"},
                        ],
                    ),
                    command("target", "Points to win", type=4, min_value=50, max_value=1000),
                    command("private", "Only by invitation", type=5),
                ],
            ),
            command("join", "Sit down at a table", ("mitspielen", "An einem Tisch Platz nehmen"), type=1, options=[]),
            command("hand", "Show your cards", ("hand", "Deine Karten zeigen"), type=1, options=[]),
            command(
                "kick",
                "Take somebody from the table",
                ("entfernen", "Jemanden vom Tisch nehmen"),
                type=1,
                options=[
                    command("player", "Who", ("person", "Wer"), type=6, required=True),
                    command("reason", "Why", type=3, max_length=20),
                ],
            ),
            command(
                "rules",
                "Explain a rule",
                ("regeln", "Eine Regel erklären"),
                type=1,
                options=[command("rule", "Which rule", type=3, required=True, autocomplete=True)],
            ),
            command(
                "setup",
                "House rules of this server",
                type=2,
                options=[
                    command("show", "Show the house rules", type=1, options=[]),
                    command(
                        "channel",
                        "Where UNO is played",
                        type=1,
                        options=[command("where", "Which channel", type=7, required=True)],
                    ),
                ],
            ),
        ],
    ),
    command("clear", "Clear every table", id="501", type=1, default_member_permissions="32"),
    command("Report", "", id="502", type=3, name_localizations={"de": "Melden"}),
]
COMMANDS[-1]["name_localizations"] = {"de": "Melden"}


def modal(interaction: str = "7001") -> Json:
    """A dialog with every kind of field."""

    def label(words: str, component: Json, description: str | None = None) -> Json:
        return {"type": 18, "label": words, "description": description, "component": component}

    options = [
        {"label": "One", "value": "1"},
        {"label": "Two", "value": "2", "description": "more than one"},
        {"label": "Three", "value": "3"},
    ]
    return {
        "op": "modal",
        "interaction": interaction,
        "title": "Save these rules",
        "custom_id": "u1:save",
        "components": [
            display("The name is shown in **every** list."),
            label(
                "Name",
                {"type": 4, "custom_id": "name", "style": 1, "min_length": 3, "max_length": 12, "required": True},
                "Short and clear",
            ),
            label("Notes", {"type": 4, "custom_id": "notes", "style": 2, "required": False, "value": "none"}),
            label(
                "Kind",
                {"type": 3, "custom_id": "kind", "options": options, "placeholder": "Pick one", "required": True},
            ),
            label("Person", {"type": 5, "custom_id": "who", "required": False}),
            label("Speed", {"type": 21, "custom_id": "speed", "options": options, "required": True}),
            label(
                "Extras",
                {
                    "type": 22,
                    "custom_id": "extras",
                    "options": options,
                    "min_values": 0,
                    "max_values": 2,
                    "required": False,
                },
            ),
            label("For everybody", {"type": 23, "custom_id": "all"}),
        ],
    }


# ---- pictures: the idea of the cards, drawn as SVG

GROUND = {
    "red": ("#E5484D", "#6E0A1A"),
    "yellow": ("#FFC91F", "#4A3200"),
    "green": ("#3DB858", "#0E4520"),
    "blue": ("#3F7FF0", "#0F2F78"),
}
SHAPE = {
    "red": '<path d="M64 17 109 107H19z" {s}/>',
    "yellow": '<circle cx="64" cy="64" r="50" {s}/>',
    "green": '<rect x="18" y="17" width="92" height="94" rx="10" {s}/>',
    "blue": '<path d="M64 12 111 64 64 116 17 64z" {s}/>',
}
SIGN = {"skip": "▶|", "reverse": "↩", "draw2": "+2"}


def svg(name: str) -> str:
    open_tag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
    card = '<rect x="8" y="4" width="112" height="120" rx="22" fill="{}"/>'
    colour, _, face = name.partition("_")
    if name == "blank":
        body = ""
    elif name == "turn":
        body = '<path d="M36 24 100 64 36 104z" fill="#fff" stroke="#222" stroke-width="8"/>'
    elif name in ("play_down", "play_up"):
        turn = "" if name == "play_down" else ' transform="rotate(180 64 64)"'
        body = f'<path d="M52 16h24v48h28L64 112 24 64h28z" fill="#80858F"{turn}/>'
    elif name in GROUND:
        body = SHAPE[name].format(s=f'fill="{GROUND[name][0]}"')
    elif colour in GROUND:
        ground, dark = GROUND[colour]
        sign = SIGN.get(face, face)
        body = card.format(ground) + SHAPE[colour].format(s=f'fill="{dark}"')
        font = 'font-family="sans-serif" font-weight="700" font-size="72"'
        body += f'<text x="64" y="90" {font} text-anchor="middle" fill="#fff">{sign}</text>'
    elif name == "card_back":
        body = card.format("#33207A")
    else:
        body = (
            card.format("#17191F")
            + '<rect x="11" y="7" width="106" height="114" rx="19" fill="none" stroke="#C9CCD3" stroke-width="6"/>'
        )
        for at, (shade, _) in enumerate(GROUND.values()):
            body += f'<circle cx="{44 + 40 * (at % 2)}" cy="{44 + 40 * (at // 2)}" r="17" fill="{shade}"/>'
    return f"{open_tag}{body}</svg>"


# ---- everything at once, for looking at


def sampler() -> list[Json]:
    words = (
        "# Heading one :card:\n## Heading two\n### Heading three\n-# Small print\n"
        "**bold** *italic* __under__ ~~struck~~ ***both*** `code` ||secret|| \\*plain\\* snake_case_name\n"
        f"<@101> <#201> <@&300> @everyone </uno new:500> <t:1764468000:F> {soon(3600)}\n"
        "> a quote\n> of two lines\n- one\n- two\n  - inner\n1. first\n2. second\n"
        "```py\nprint('hi')\n```\n[a link](https://example.org/x) and https://example.org/y 🃏 👍🏽\n"
        f"# {e('red_7', 'wild')}\n## {e('green_2')}\nin text {e('blue_9')}"
    ).replace(":card:", e("card_back"))
    embed = {
        "title": "A **title**",
        "url": "https://example.org",
        "description": f"Some text {e('red_1')}\n## Big {e('red_1')}",
        "color": GREEN,
        "author": {"name": "Author", "icon_url": f"/emojis/{EMOJI_ID['red']}.png"},
        "fields": [{"name": f"F{n}", "value": f"*{n}*", "inline": n < 5} for n in range(6)],
        "thumbnail": {"url": f"/emojis/{EMOJI_ID['green_7']}.png"},
        "image": {"url": "https://elsewhere.example/x.png"},
        "footer": {"text": "Foot"},
        "timestamp": iso(),
    }
    styles = [button(f"Style {n}", f"s{n}", n) for n in range(1, 5)]
    link = {"type": 2, "style": 5, "label": "Link", "url": "https://example.org"}
    options = [
        {"label": c.title(), "value": c, "emoji": part(f"{c}_1"), "description": f"all that is {c}"} for c in COLOURS
    ]
    many = {
        "type": 3,
        "custom_id": "many",
        "options": options,
        "min_values": 1,
        "max_values": 3,
        "placeholder": "Colours",
    }
    return [
        message(1, words, author=user("Ben")),
        message(2, e("red_7", "wild"), author=user("Cleo")),
        message(3, "Look <@101>", embeds=[embed], edited_timestamp=iso(), mentions=[user("Ada")]),
        message(
            4,
            components=[
                row(*styles, link),
                row(button(None, "only", emoji="red_7"), button("Off", "off", disabled=True)),
                row(many),
            ],
        ),
        message(
            5,
            flags=LOADING | EPHEMERAL,
            ephemeral_for=ID["Ada"],
            interaction_metadata={"type": 2, "name": "uno hand", "user": user("Ada")},
        ),
    ]
