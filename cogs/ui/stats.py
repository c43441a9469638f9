"""What one member has done, and two members against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import discord
from discord import ui

from bot import catalogue
from bot.scores.record import SETTLED_AFTER, Record
from bot.store import Favourite, RecentMatch, ScoreRow, SeasonRow, Source, Versus
from cogs.ui import names
from cogs.ui.chart import named
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.leaderboard import season_select, season_title
from cogs.ui.look import PAD, Look, number
from cogs.ui.parts import Item, line, private, text
from cogs.ui.pictures import VIOLET

PICTURE = "matches.png"


@dataclass(frozen=True, slots=True)
class Portrait:
    """A member in a season: `name` as it is to be shown, `place` in the list of points."""

    person: int
    name: str
    season: SeasonRow
    seasons: Sequence[SeasonRow]
    place: int
    row: ScoreRow
    favourites: Sequence[Favourite]
    recent: Sequence[RecentMatch]


def stats(of: Portrait, look: Look) -> ui.LayoutView:
    """The record in lines, below the picture of the last matches; the picture is attached as PICTURE."""
    say, name = look.say, names.in_text(of.name)
    children: list[Item] = [
        text(f"## {name}", f"-# {season_title(of.season, look)} · {say('stats-place', place=of.place)}")
    ]
    if of.recent:
        gallery = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PICTURE}", description=_described(of, look))
        children += [gallery, text(*_legend(of.recent, look))]
    children += [line(), text(*_lines(of.row.record, look), *_favourites(of.favourites, look))]
    presses = [_press(of.person, each.number) for each in of.seasons]
    children += season_select(of.seasons, of.season, presses, look)
    return private(*children, accent=VIOLET)


def nothing_counted(
    person: int, name: str, season: SeasonRow, seasons: Sequence[SeasonRow], look: Look
) -> ui.LayoutView:
    """A member who has no score in this season."""
    told = look.say("stats-nothing", name=names.in_text(name))
    presses = [_press(person, each.number) for each in seasons]
    head = text(f"## {names.in_text(name)}", f"-# {season_title(season, look)}", told)
    return private(head, *season_select(seasons, season, presses, look), accent=VIOLET)


def versus(one: str, other: str, season: SeasonRow, told: Versus, look: Look) -> ui.LayoutView:
    """Two members in the matches that both sat in."""
    say = look.say
    first, second = names.in_text(one), names.in_text(other)
    head = [f"## {first} – {second}", f"-# {season_title(season, look)}"]
    if not told.matches:
        return private(text(*head, say("versus-nothing")), accent=VIOLET)
    together = say("versus-together", count=told.matches)
    if told.partners:
        together += f" · {say('versus-partners', count=told.partners)}"
    pairs = [
        (told.ahead, say("versus-ahead")),
        (told.wins, say("versus-wins")),
        (told.rounds, say("versus-rounds")),
        (told.points, say("versus-points")),
    ]
    width = max(len(str(count)) for pair, _ in pairs for count in pair)
    lines = [f"{number(f'{_right(a, width)} : {_right(b, width)}', 2 * width + 3)} {what}" for (a, b), what in pairs]
    children: list[Item] = [text(*head, together), line(), text(*lines)]
    if told.last:
        by_sign = {1: first, -1: second, 0: say("versus-level")}
        children.append(text(f"-# {say('versus-last', names=', '.join(by_sign[sign] for sign in told.last))}"))
    return private(*children, accent=VIOLET)


def _press(person: int, season: int) -> Press:
    return Press(NO_TABLE, 0, Verb.STATS, f"{person}.{season}")


def _right(count: int, width: int) -> str:
    return str(count).rjust(width, PAD)


def _lines(record: Record, look: Look) -> list[str]:
    say = look.say
    lines = [
        say("stats-matches", matches=record.matches, wins=record.wins),
        say("stats-streak", streak=record.streak, longest=record.longest) if record.longest else "",
        say("stats-rounds", rounds=record.rounds, won=record.rounds_won, best=record.best),
        say("stats-points", taken=record.points, given=record.given),
        _rating(record, look),
        say("stats-uno", missed=record.missed, caught=record.caught),
        say("stats-challenges", won=record.challenges_won, lost=record.challenges_lost),
        say("stats-drawn", count=record.drawn),
    ]
    return [each for each in lines if each]


def _rating(record: Record, look: Look) -> str:
    if not record.rated:
        return look.say("stats-rating-none")
    if record.is_settled:
        return look.say("stats-rating", rating=str(record.rating), rated=record.rated)
    rating = str(record.rating)
    return look.say("stats-rating-provisional", rating=rating, rated=record.rated, needed=SETTLED_AFTER)


def _favourites(favourites: Sequence[Favourite], look: Look) -> list[str]:
    if not favourites:
        return []
    shown = [
        look.say(
            "stats-favourite", preset=catalogue.preset_title(look.say, each.preset), count=each.matches, wins=each.wins
        )
        for each in favourites
    ]
    return [look.say("stats-favourites", presets=" · ".join(shown))]


def _legend(recent: Sequence[RecentMatch], look: Look) -> list[str]:
    """Whose cards the points came from, by the numbers of the picture, and what the picture shows."""
    sources = named(recent)
    lines = [f"-# {look.say('stats-picture', count=len(recent))}"]
    if sources:
        told = [f"`{place}`{PAD}{_source(each, look)}{PAD}{each.points}" for place, each in enumerate(sources, start=1)]
        rest = sum(each.points for match in recent for each in match.sources) - sum(each.points for each in sources)
        told += [look.say("stats-source-others", points=rest)] if rest else []
        lines.insert(0, look.say("stats-sources", sources=" · ".join(told)))
    return lines


def _source(source: Source, look: Look) -> str:
    if source.player is None:
        return look.say("stats-source-computers")
    return names.brief(source.name) if source.name else look.say("scores-nameless")


def _described(of: Portrait, look: Look) -> str:
    """The picture in words, for those who do not see it: place and points of each match."""
    matches = ", ".join(
        look.say(
            "stats-alt-match",
            place=each.place,
            seats=each.seats,
            points=sum(source.points for source in each.sources),
        )
        for each in of.recent
    )
    told = look.say("stats-alt", name=names.cut(of.name, names.LINE_COLUMNS), count=len(of.recent), matches=matches)
    return told[:1024]


def picture(content: bytes) -> discord.File:
    """The attachment that `stats` shows."""
    return discord.File(BytesIO(content), filename=PICTURE)
