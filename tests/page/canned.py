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

RED, BLUE, VIOLET = 0xE5484D, 0x3F7FF0, 0x8B6BE8
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
