"""The scores of a server, ten a page, with the asker's own place always in sight."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from discord import ButtonStyle, ui

from bot import catalogue
from bot.pictures import BLANK, TURN
from bot.scores.ledger import ALL
from bot.scores.record import SETTLED_AFTER
from bot.store import ScoreRow, SeasonRow
from cogs.ui import names
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import PAD, Look, number
from cogs.ui.parts import Item, button, line, private, select, text
from cogs.ui.pictures import VIOLET
from cogs.ui.sheets import MEDALS

ROWS_A_PAGE = 10
LARGEST_SELECT = 25
MINE = "mine"
ORDERS = {"p": "points", "w": "wins", "r": "rating"}

_WANTED = re.compile(r"([pwr])(\d{1,4})\.([a-z0-9_]*)\.(?:(\d{1,4})[bn]?|mine)")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which list is asked for: sorted by one of ORDERS, of a season by its number (0 for the newest), of a preset or
    all, and the page from 0, None for the one where the asker stands."""

    order: str = "p"
    season: int = 0
    preset: str = ALL
    page: int | None = 0

    def press(self, mark: str = "") -> Press:
        """The press that asks for it; the mark tells two buttons apart that ask for the same page."""
        page = MINE if self.page is None else f"{self.page}{mark}"
        return Press(NO_TABLE, 0, Verb.SCORES, f"{self.order}{self.season}.{self.preset}.{page}")


def wanted(payload: str) -> Wanted:
    """What a payload of SCORES asks for; an empty one for the first page of points."""
    found = _WANTED.fullmatch(payload)
    if found is None:
        return Wanted()
    order, season, preset, page = found.groups()
    return Wanted(order, int(season), preset, None if page is None else int(page))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the leaderboard; `own` is the asker's rank, from 1, and row; `season` is None before the first one."""

    wanted: Wanted
    rows: Sequence[ScoreRow] = ()
    pages: int = 1
    own: tuple[int, ScoreRow] | None = None
    season: SeasonRow | None = None
    seasons: Sequence[SeasonRow] = ()
    presets: Sequence[str] = ()

    @property
    def number(self) -> int:
        return self.wanted.page or 0


def leaderboard(page: Page, look: Look) -> ui.LayoutView:
    """Rank, what the list is sorted by, and name of each, with what belongs to it."""
    say = look.say
    if page.season is None:
        return private(text(f"## {say('scores-title')}", say("scores-empty")), accent=VIOLET)
    columns = say("scores-columns", order=ORDERS[page.wanted.order])
    lines = _lines(page, look) or [say("scores-none-here")]
    children: list[Item] = [text(f"## {say('scores-title')}", f"-# {_setting(page, look)} · {columns}", *lines)]
    if page.own is not None:
        rank, row = page.own
        children += [line(), text(_row(rank, row, say("scores-you"), page, look, mark=look.pictures.mark(TURN)))]
    children.append(ui.ActionRow(*_sorting(page, look)))
    children.append(ui.ActionRow(*_paging(page, look)))
    children += _selects(page, look)
    children.append(text(*_footer(page, look)))
    return private(*children, accent=VIOLET)


def season_title(season: SeasonRow, look: Look) -> str:
    """ "Season 3 · Winter"."""
    title = look.say("season-number", number=season.number)
    return f"{title} · {names.escape(season.name)}" if season.name else title


def season_dates(season: SeasonRow, look: Look, day: Callable[[float], str]) -> str:
    """ "since 2026-11-30", "2026-11-30 to 2026-12-24", each day as written by `day`."""
    if season.ended_at is None:
        return look.say("season-since", begin=day(season.started_at))
    return look.say("season-from-to", begin=day(season.started_at), end=day(season.ended_at))


def day_stamp(at: float) -> str:
    """The date as Discord shows it to each reader, for where there is Markdown."""
    return f"<t:{round(at)}:d>"


def plain_day(at: float) -> str:
    """The date as every language reads it, for where there is no Markdown."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def rating_text(row: ScoreRow) -> str:
    """The rating, with a question mark while it is provisional."""
    return f"{row.record.rating}" if row.record.is_settled else f"{row.record.rating}?"


def season_select(
    seasons: Sequence[SeasonRow], chosen: SeasonRow, presses: Sequence[Press], look: Look
) -> list[ui.ActionRow[ui.LayoutView]]:
    """A select of the newest seasons, each with the press that shows it; none where there is only one."""
    if len(seasons) < 2:
        return []
    options = [
        (press, plain_title(each, look), season_dates(each, look, plain_day))
        for each, press in zip(seasons, presses, strict=True)
    ]
    pick = Press(NO_TABLE, 0, Verb.PICK, "season")
    return [select(pick, plain_title(chosen, look), options[:LARGEST_SELECT], None)]


def plain_title(season: SeasonRow, look: Look) -> str:
    """The title for where there is no Markdown."""
    title = look.say("season-number", number=season.number)
    return f"{title} · {season.name}" if season.name else title


def _setting(page: Page, look: Look) -> str:
    assert page.season is not None
    title = season_title(page.season, look)
    return f"{title} · {catalogue.preset_title(look.say, page.wanted.preset)}" if page.wanted.preset else title


def _lines(page: Page, look: Look) -> list[str]:
    first = page.number * ROWS_A_PAGE
    return [
        _row(first + place, row, names.brief(row.name) if row.name else look.say("scores-nameless"), page, look)
        for place, row in enumerate(page.rows, start=1)
    ]


def _row(rank: int, row: ScoreRow, name: str, page: Page, look: Look, mark: str = "") -> str:
    first = page.number * ROWS_A_PAGE
    shown = [*enumerate(page.rows, first + 1), *([page.own] if page.own else [])]
    widths = [max(len(str(place)) for place, _ in shown), max(len(_value(each, page)) for _, each in shown)]
    if not mark:
        mark = MEDALS[rank - 1] if rank <= len(MEDALS) else look.pictures.mark(BLANK)
    return (
        f"{mark} {number(rank, widths[0])} {number(_value(row, page), widths[1])} **{name}** · {_more(row, page, look)}"
    )


def _value(row: ScoreRow, page: Page) -> str:
    match page.wanted.order:
        case "r":
            return rating_text(row).ljust(len(str(row.record.rating)) + 1, PAD)
        case "w":
            return str(row.record.wins)
        case _:
            return str(row.record.points)


def _more(row: ScoreRow, page: Page, look: Look) -> str:
    record = row.record
    match page.wanted.order:
        case "r" if record.is_settled:
            return look.say("matches-count", count=record.rated)
        case "r":
            return look.say("scores-provisional", rated=record.rated, needed=SETTLED_AFTER)
        case "w":
            return look.say("scores-row-wins", matches=record.matches)
        case _:
            return look.say("scores-row", wins=record.wins, matches=record.matches)


def _sorting(page: Page, look: Look) -> list[ui.Button[ui.LayoutView]]:
    """The orders; a rating is there for all presets together only."""
    return [
        button(
            replace(page.wanted, order=order, preset=ALL if order == "r" else page.wanted.preset, page=0).press(),
            look.say(f"button-by-{name}"),
            style=ButtonStyle.primary if order == page.wanted.order else ButtonStyle.secondary,
        )
        for order, name in ORDERS.items()
    ]


def _paging(page: Page, look: Look) -> list[ui.Button[ui.LayoutView]]:
    last = page.pages - 1

    def press(target: int | None, mark: str = "") -> Press:
        return replace(page.wanted, page=target).press(mark)

    return [
        button(press(max(0, page.number - 1), "b"), look.say("button-back"), disabled=page.number == 0),
        button(press(min(last, page.number + 1), "n"), look.say("button-next"), disabled=page.number >= last),
        button(press(None), look.say("button-mine"), disabled=page.own is None),
    ]


def _selects(page: Page, look: Look) -> list[Item]:
    assert page.season is not None
    seasons = list(page.seasons)[:LARGEST_SELECT]
    presses = [replace(page.wanted, season=each.number, preset=ALL, page=0).press() for each in seasons]
    found: list[Item] = [*season_select(seasons, page.season, presses, look)]
    if len(page.presets) > 1 and page.wanted.order != "r":
        say = look.say
        options = [(replace(page.wanted, preset=ALL, page=0).press(), say("presets-all"), say("presets-all-help"))]
        options += [
            (
                replace(page.wanted, preset=preset, page=0).press(),
                catalogue.preset_title(say, preset),
                catalogue.preset_help(say, preset)[:100],
            )
            for preset in page.presets
        ]
        chosen = catalogue.preset_title(say, page.wanted.preset) if page.wanted.preset else say("presets-all")
        placeholder = say("presets-placeholder", preset=chosen)
        found.append(select(Press(NO_TABLE, 0, Verb.PICK, "preset"), placeholder, options[:LARGEST_SELECT], None))
    return found


def _footer(page: Page, look: Look) -> list[str]:
    say = look.say
    lines = [say("scores-page", page=page.number + 1, pages=page.pages)]
    if page.wanted.order == "r":
        lines.append(say("scores-rating-help"))
    if page.seasons and page.seasons[0].ended_at is not None:
        lines.append(say("scores-off-season"))
    return [f"-# {each}" for each in lines]
