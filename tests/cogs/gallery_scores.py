"""The screens of scores, statistics and seasons for the gallery."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.scores.record import Record
from bot.store import Favourite, RecentMatch, ResetRow, ScoreRow, SeasonRow, Source, Versus
from cogs.ui import leaderboard
from cogs.ui import seasons as season_screens
from cogs.ui import stats as figures
from cogs.ui.look import Look
from cogs.ui.stats import Portrait


def ranked(count: int) -> list[ScoreRow]:
    """The first rows of a list."""
    names = ("Ben", "Ada", "Cleo", "Dora", "Max Mustermann-Schröder", "Emil", "Finn", "✦ Nightfall ✦", "Greta", "Hugo")
    return [
        ScoreRow(
            place,
            place,
            name,
            Record(matches=9, wins=9 - place, points=1684 - 60 * place, rated=12 - place, mu=33 - place, sigma=3),
        )
        for place, name in enumerate(names[:count])
    ]


SPRING, WINTER = SeasonRow(2, 2, "", 1780000000.0, None), SeasonRow(1, 1, "Winter", 1770000000.0, 1780000000.0)
IDA = ScoreRow(99, 99, "Ida", Record(matches=14, wins=2, points=388, rated=4, mu=26, sigma=5))


def scores(look: Look) -> Any:
    page = leaderboard.Page(leaderboard.Wanted(), ranked(10), 3, (23, IDA), SPRING, [SPRING])
    return leaderboard.leaderboard(page, look)


def scores_by_wins(look: Look) -> Any:
    wanted = leaderboard.Wanted("w", 1, "party")
    page = leaderboard.Page(wanted, ranked(3), 1, None, WINTER, [SPRING, WINTER], ["mattel_2019", "party"])
    return leaderboard.leaderboard(page, look)


def scores_by_rating(look: Look) -> Any:
    ended = replace(SPRING, ended_at=1790000000.0)
    page = leaderboard.Page(leaderboard.Wanted("r"), ranked(4), 1, (5, IDA), ended, [ended, WINTER], ["party"])
    return leaderboard.leaderboard(page, look)


def portrait() -> Portrait:
    """Ada in last season."""
    ben, cleo = Source(2, "Ben", 120), Source(3, "Max Mustermann-Schröder", 64)
    recent = [
        RecentMatch(number, 0.0, "party", 1 + number % 3, 4, number % 3 == 0, (ben, cleo, Source(None, "", 20)))
        for number in range(12)
    ]
    record = Record(
        matches=14, wins=5, rounds=52, rounds_won=16, points=1684, given=1203, best=129, streak=2, longest=3,
        drawn=210, missed=2, caught=4, challenges_won=3, challenges_lost=1, rated=12, mu=27, sigma=4,
    )  # fmt: skip
    favourites = [Favourite("party", 9, 4), Favourite("mattel_2019", 5, 1)]
    return Portrait(1, "Ada", WINTER, [SPRING, WINTER], 2, ScoreRow(1, 1, "Ada", record), favourites, recent)


def stats(look: Look) -> Any:
    return figures.stats(portrait(), look)


def stats_provisional(look: Look) -> Any:
    row = ScoreRow(1, 1, "Ada", Record(rounds=1, given=22))
    few = replace(portrait(), season=SPRING, seasons=[SPRING], row=row, favourites=[], recent=[])
    return figures.stats(few, look)


def stats_nothing(look: Look) -> Any:
    return figures.nothing_counted(9, "Zoe", SPRING, [SPRING, WINTER], look)


def versus(look: Look) -> Any:
    told = Versus(12, 2, (7, 3), (5, 3), (20, 14), (310, 220), (1, 0, -1, 1, 1))
    return figures.versus("Ada", "Ben", SPRING, told, look)


def seasons(look: Look) -> Any:
    resets = [ResetRow(2, None, "Ben", 1780000000.0, "Ada"), ResetRow(1, 1, None, 1770000000.0, "Ada")]
    return season_screens.season_list([SPRING, WINTER], resets, look)


def season_reset(look: Look) -> Any:
    words = season_screens.scope_words(WINTER, "Ben", look)
    return season_screens.sure("reset", look, scope="2.1", name=words)


def scores_empty(look: Look) -> Any:
    return leaderboard.leaderboard(leaderboard.Page(leaderboard.Wanted()), look)


def scores_none_here(look: Look) -> Any:
    return leaderboard.leaderboard(leaderboard.Page(leaderboard.Wanted("r"), season=SPRING, seasons=[SPRING]), look)


ALL = {
    screen.__name__: screen
    for screen in (
        scores,
        scores_by_wins,
        scores_by_rating,
        scores_empty,
        scores_none_here,
        stats,
        stats_provisional,
        stats_nothing,
        versus,
        seasons,
        season_reset,
    )
}
