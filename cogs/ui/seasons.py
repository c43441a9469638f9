"""What admins see of seasons and resets: the list, questions before anything is changed, what can be undone."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.store import ResetRow, SeasonRow
from cogs.ui import names
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.leaderboard import day_stamp, season_dates, season_title
from cogs.ui.look import Look
from cogs.ui.parts import Item, button, line, private, text
from cogs.ui.pictures import VIOLET

SHOWN = 10
"""Seasons and resets that are listed."""


def season_list(seasons: Sequence[SeasonRow], resets: Sequence[ResetRow], look: Look, note: str = "") -> ui.LayoutView:
    """The seasons, newest first, and the resets that can still be undone, each with its button."""
    say = look.say
    if not seasons:
        return private(text(f"## {say('seasons-title')}", say("seasons-none")), accent=VIOLET, note=note)
    lines = [f"**{season_title(each, look)}** · {season_dates(each, look, day_stamp)}" for each in seasons[:SHOWN]]
    if len(seasons) > SHOWN:
        lines.append(f"-# {say('seasons-more', count=len(seasons) - SHOWN)}")
    if seasons[0].ended_at is not None:
        lines.append(say("scores-off-season"))
    children: list[Item] = [text(f"## {say('seasons-title')}", *lines)]
    if resets:
        children += [line(), text(f"### {say('resets-title')}")]
        children += [_reset(each, look) for each in resets[:SHOWN]]
    return private(*children, accent=VIOLET, note=note)


def sure(what: str, look: Look, *, scope: str, name: str = "") -> ui.LayoutView:
    """One more question before a season ends or scores are reset.

    `what` is `start`, `end` or `reset`; `scope` is what the button needs to know, `name` whom or what it is about.
    """
    say = look.say
    buttons = [
        button(
            Press(NO_TABLE, 0, Verb.SEASON, f"{what}{scope}"), say(f"button-season-{what}"), style=ButtonStyle.primary
        ),
        button(Press(NO_TABLE, 0, Verb.SEASON, "list"), say("button-back")),
    ]
    lines = [f"### {say(f'season-sure-{what}', name=name)}", say(f"season-sure-{what}-cost")]
    return private(text(*lines), ui.ActionRow(*buttons), accent=VIOLET)


def scope_words(season: SeasonRow | None, name: str | None, look: Look) -> str:
    """Whose scores of which season: "everybody's scores, Season 3"."""
    who = look.say("reset-everybody") if name is None else look.say("reset-member", name=names.in_text(name))
    return f"{who}, {look.say('reset-all-seasons') if season is None else season_title(season, look)}"


def _reset(reset: ResetRow, look: Look) -> Item:
    say = look.say
    who = say("reset-everybody") if reset.name is None else say("reset-member", name=names.in_text(reset.name))
    what = say("reset-all-seasons") if reset.season is None else say("season-number", number=reset.season)
    undo = button(Press(NO_TABLE, 0, Verb.SEASON, f"undo{reset.id}"), say("button-undo-reset"))
    by = say("reset-by", name=names.in_text(reset.by), when=f"<t:{int(reset.at)}:R>")
    return ui.Section(text(f"{who}, {what}", f"-# {by}"), accessory=undo)
