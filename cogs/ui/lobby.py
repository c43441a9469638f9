"""The lobby: the public message before a match."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from bot import catalogue
from bot.pictures import CARD_BACK
from bot.tables.computers import LEVELS, free_name
from bot.tables.consent import LONGEST_TEXT, effect_of, needs_text
from cogs.ui import names
from cogs.ui.changes import changes_of
from cogs.ui.facts import team_line, teams_to_be
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage, button, modal, paragraphs, private, public, rows, text, title_beside_picture
from cogs.ui.pictures import VIOLET
from cogs.ui.scene import Scene
from cogs.ui.sheets import counting

SEATS = 10
WORDS_FIELD = "words"
RULINGS = 3
"""Rulings that are shown, and changes of one that are named."""
SHOWN_APART = ("target_score",)
"""The options that the lobby shows in a line of their own."""


def lobby(scene: Scene, look: Look) -> PublicMessage:
    """Who sits at the table, by which rules it plays, and how to join."""
    say = look.say
    name = "" if scene.host is None else scene.chairs[scene.host].name
    title = title_beside_picture(say("table-of", name=scene.host_name), name)
    first = discord.Embed(description="\n".join([title, *_setting(scene, look)]), colour=VIOLET)
    first.set_thumbnail(url=look.pictures.address(CARD_BACK))
    body = [f"**{say('lobby-seats', count=len(scene.chairs), seats=SEATS)}**"]
    body += [_seat(scene, look, seat) for seat in range(len(scene.chairs))]
    body += team_line(scene, look, teams_to_be(scene.rules, len(scene.chairs)))
    body += _consent(scene, look)
    house_rules = catalogue.house_rules(say, scene.rules, apart=SHOWN_APART)
    if house_rules:
        body.append(f"-# {say('lobby-house-rules', rules=house_rules)}")
    body += _rulings(scene, look)
    body.append(f"-# {say('lobby-open', until=scene.countdown)}")
    second = discord.Embed(description="\n".join(body), colour=VIOLET)
    second.set_footer(text=say("table-footer", table=scene.id))
    return public([first, second], *_buttons(scene, look))


def _consent(scene: Scene, look: Look) -> list[str]:
    """What the custom wilds do, and who has yet to agree to it."""
    effect = effect_of(scene.rules)
    if effect is None:
        return []
    if needs_text(scene.rules) and not scene.custom_text:
        return [look.say("lobby-custom-wordless", name=scene.host_name)]
    told = scene.custom_text or catalogue.about_value(look.say, "custom_effect", effect)
    lines = [look.say("lobby-custom", effect=told)]
    if scene.lacking:
        lines.append(look.say("lobby-lacking", names=", ".join(scene.name(seat) for seat in scene.lacking)))
    else:
        lines.append(look.say("lobby-agreed"))
    return lines


def _rulings(scene: Scene, look: Look) -> list[str]:
    """Who changed which rules last: "Ada: Stacking: off → same kind"."""
    lines: list[str] = []
    for ruling in scene.rulings[-RULINGS:]:
        changes = changes_of(look, ruling.before, ruling.after)
        told = ", ".join(changes[:RULINGS])
        if len(changes) > RULINGS:
            told += f", {look.say('panel-more', count=len(changes) - RULINGS)}"
        lines.append(f"-# {look.say('lobby-ruling', name=names.in_text(ruling.name), changes=told)}")
    return lines


def _setting(scene: Scene, look: Look) -> list[str]:
    goal = counting(scene.rules, look)
    turn = look.say("lobby-turn", time=look.duration(scene.turn_seconds))
    return [look.say(f"preset-{scene.rules.preset}"), f"{goal} · {turn}"]


def _seat(scene: Scene, look: Look, seat: int) -> str:
    chair = scene.chairs[seat]
    parts = [f"**{scene.name(seat)}**"]
    if seat == scene.host:
        parts.append(look.say("seat-host"))
    if chair.level is not None:
        parts.append(look.say("seat-computer", level=chair.level))
    return f"`{seat + 1}` {' · '.join(parts)}"


def _is_full(scene: Scene) -> bool:
    """Whether everybody can see that no computer player can sit down."""
    seated = sum(chair.person is None for chair in scene.chairs)
    return len(scene.chairs) >= SEATS or seated >= scene.computers


def _buttons(scene: Scene, look: Look) -> list[list[discord.ui.Button[discord.ui.View]]]:
    say = look.say

    def press(verb: Verb) -> Press:
        return Press(scene.id, scene.revision, verb)

    has_computer = any(chair.person is None for chair in scene.chairs)
    rows = [
        [
            button(press(Verb.JOIN), say("button-join"), style=ButtonStyle.success),
            button(press(Verb.LEAVE), say("button-leave")),
            button(press(Verb.START), say("button-start"), style=ButtonStyle.primary),
        ],
        [
            button(press(Verb.COMPUTER), say("button-computer"), disabled=_is_full(scene)),
            button(press(Verb.RULES), say("button-rules")),
            button(press(Verb.REMOVE), say("button-remove"), disabled=not has_computer),
        ],
    ]
    if effect_of(scene.rules) is not None:
        has_words = bool(scene.custom_text) or not needs_text(scene.rules)
        rows.append([button(press(Verb.AGREE), say("button-agree"), disabled=not (has_words and scene.lacking))])
        if needs_text(scene.rules):
            rows[-1].append(button(press(Verb.WORD), say("button-word")))
    return rows


def computers(scene: Scene, look: Look, note: str = "") -> discord.ui.LayoutView:
    """Which computer player sits down? Each level by its name; `note` says who just came."""
    say = look.say
    people = [chair.name for chair in scene.chairs if chair.person is not None]
    lines = [say("level", name=free_name(people, level), level=level) for level in LEVELS]
    buttons = [
        button(
            Press(scene.id, scene.revision, Verb.COMPUTER, level),
            say("button-level", level=level),
            disabled=_is_full(scene),
        )
        for level in LEVELS
    ]
    return private(
        text(f"### {say('computer-which')}"),
        *paragraphs(*lines),
        *rows(buttons, len(buttons)),
        accent=VIOLET,
        note=note,
    )


def words_modal(scene: Scene, look: Look, present: str) -> discord.ui.Modal:
    """A field for what the custom wilds do; `present` is what it says now."""
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WORDS_FIELD,
        style=discord.TextStyle.paragraph,
        default=present or None,
        min_length=1,
        max_length=LONGEST_TEXT,
    )
    press = Press(scene.id, scene.revision, Verb.WORDED)
    return modal(press, look.say("word-title"), look.say("word-label"), look.say("word-about"), field)
