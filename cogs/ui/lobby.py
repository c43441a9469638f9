"""The lobby: the public message before a match."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from bot.pictures import CARD_BACK
from bot.uno.ruleset import RuleSet
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage, button, public, title_beside_picture
from cogs.ui.pictures import VIOLET
from cogs.ui.scene import Scene

SEATS = 10
SHOWN_APART = "target_score"
"""The option that every list of rules shows in a line of its own."""


def lobby(scene: Scene, look: Look) -> PublicMessage:
    """Who sits at the table, by which rules it plays, and how to join."""
    say = look.say
    name = "" if scene.host is None else scene.chairs[scene.host].name
    title = title_beside_picture(say("table-of", name=scene.host_name), name)
    first = discord.Embed(description="\n".join([title, *_setting(scene, look)]), colour=VIOLET)
    first.set_thumbnail(url=look.pictures.address(CARD_BACK))
    body = [f"**{say('lobby-seats', count=len(scene.chairs), seats=SEATS)}**"]
    body += [_seat(scene, look, seat) for seat in range(len(scene.chairs))]
    house_rules = changed_rules(scene.rules, look)
    if house_rules:
        body.append(f"-# {say('lobby-house-rules', rules=house_rules)}")
    body.append(f"-# {say('lobby-open', until=scene.countdown)}")
    second = discord.Embed(description="\n".join(body), colour=VIOLET)
    second.set_footer(text=say("table-footer", table=scene.id))
    return public([first, second], *_buttons(scene, look))


def changed_rules(rules: RuleSet, look: Look) -> str:
    """What differs from the preset, in a line: "stacking (same kind), hand size 5"."""
    return ", ".join(option_text(name, value, look) for name, value in rules.overrides.items() if name != SHOWN_APART)


def option_text(name: str, value: bool | int | str, look: Look) -> str:
    """An option with its value: "stacking (same kind)", "no jump-in", "hand size 5"."""
    option = look.say(f"option-{name}")
    if isinstance(value, bool):
        return option if value else look.say("option-without", option=option)
    if isinstance(value, int):
        return f"{option} {value}"
    return f"{option} ({look.say(f'value-{value}')})"


def _setting(scene: Scene, look: Look) -> list[str]:
    target = int(scene.rules.values["target_score"])
    return [
        look.say(f"preset-{scene.rules.preset}"),
        look.say("lobby-setting", target=target, seconds=scene.turn_seconds),
    ]


def _seat(scene: Scene, look: Look, seat: int) -> str:
    chair = scene.chairs[seat]
    parts = [f"**{scene.name(seat)}**"]
    if seat == scene.host:
        parts.append(look.say("seat-host"))
    if chair.level is not None:
        parts.append(look.say("seat-computer", level=chair.level))
    return f"`{seat + 1}` {' · '.join(parts)}"


def _buttons(scene: Scene, look: Look) -> list[list[discord.ui.Button[discord.ui.View]]]:
    say = look.say

    def press(verb: Verb) -> Press:
        return Press(scene.id, scene.revision, verb)

    has_computer = any(chair.person is None for chair in scene.chairs)
    return [
        [
            button(press(Verb.JOIN), say("button-join"), style=ButtonStyle.success),
            button(press(Verb.LEAVE), say("button-leave")),
            button(press(Verb.START), say("button-start"), style=ButtonStyle.primary),
        ],
        [
            button(press(Verb.COMPUTER), say("button-computer"), disabled=len(scene.chairs) >= SEATS),
            button(press(Verb.RULES), say("button-rules")),
            button(press(Verb.REMOVE), say("button-remove"), disabled=not has_computer),
        ],
    ]
