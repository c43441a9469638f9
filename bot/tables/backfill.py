"""Matches from before there were seasons are counted once, by playing their logs again.

A log that no longer leads where its results say counts by these results alone: points, rounds and who won, but not what
was drawn, called and challenged. It is done in portions, each a transaction, and goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging

from bot.scores.ledger import FEWEST_PEOPLE
from bot.store import MatchEnd, RoundRow, SeatResult, Store
from bot.store.backfill import OldMatch, TakenUp
from bot.tables import tally
from bot.tables.finish import FORFEIT, PLAYED, ended_match, ended_rounds
from bot.tables.places import LOW_IS_GOOD, is_rated, seat_ends
from bot.uno import notation
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Matches of one portion."""
TOLD_EVERY = 25
"""Portions between two lines of the log."""


async def count_old_matches(store: Store) -> None:
    """Count all matches that were not taken up yet, then their seasons anew. Raises StoreError."""
    left = await store.backfill.count()
    if left:
        log.info("Counting %d matches from before there were seasons; this is done once", left)
    portions = 0
    while matches := await store.backfill.portion(AT_ONCE):
        await store.backfill.take_up(await asyncio.to_thread(lambda old=matches: list(map(taken_up, old))))
        left -= len(matches)
        portions += 1
        if portions % TOLD_EVERY == 0:
            log.info("%d matches are left to count", left)
    await store.seasons.recount_stale()


def taken_up(old: OldMatch) -> TakenUp:
    """What of this match counts."""
    try:
        rules = RuleSet.parse(old.header.rules)
        rules.book(old.header.seats)
    except Exception as error:
        log.warning("match %d: its rules cannot be read (%s); it does not count", old.header.id, type(error).__name__)
        return TakenUp(match=old, preset="", counts=False)
    try:
        rounds, end = _played_again(old, rules)
    except Exception as error:
        log.debug("match %d: it is counted by its results alone (%s)", old.header.id, error)
        rounds, end = _by_results(old, rules)
    counts = sum(owner.person is not None for owner in old.header.owners) >= FEWEST_PEOPLE
    return TakenUp(match=old, preset=rules.preset, counts=counts, rounds=rounds, end=end)


def _people(old: OldMatch) -> list[int]:
    return [owner.seat for owner in old.header.owners if owner.person is not None]


def _played_again(old: OldMatch, rules: RuleSet) -> tuple[tuple[RoundRow, ...], MatchEnd | None]:
    """By the log. ValueError, or what the engine raises, where it does not lead to the results that were kept."""
    match, events = Match.started(rules, old.header.seats, old.header.seed, old.header.host)
    tallies = tally.after((), events, old.header.seats)
    rounds: list[RoundRow] = []
    for row in old.log:
        match, events = match.step(row.seat, notation.read(row.action))
        tallies = tally.after(tallies, events, old.header.seats)
        present = [seat for seat in _people(old) if seat not in match.gone]
        rounds += ended_rounds(old.header.id, match, events, tallies, present, row.at)
    kept = [(each.round, each.winner, each.points) for each in old.rounds]
    found = [(each.round, each.winner, tuple(seat.points for seat in each.seats)) for each in rounds]
    if kept[: len(found)] != found or (len(kept) > len(found) and not match.forfeit):
        raise ValueError("the log leads to other results")
    if old.ending not in (PLAYED, FORFEIT):
        return tuple(rounds), None
    if match.stage != "over" or old.ended_at is None:
        raise ValueError("the log does not lead to the end")
    present = [seat for seat in _people(old) if seat not in match.gone]
    return tuple(rounds), ended_match(old.header.id, match, _people(old), present, old.ended_at)


def _by_results(old: OldMatch, rules: RuleSet) -> tuple[tuple[RoundRow, ...], MatchEnd | None]:
    """By points alone. Who won a match that others left is not known: only its rounds count."""
    is_good = rules.values["scoring"] == "winner"
    rounds = tuple(
        RoundRow(
            old.header.id,
            each.round,
            each.winner,
            tuple(SeatResult(points, taken=points if is_good else 0) for points in each.points),
            each.at,
        )
        for each in old.rounds
        if len(each.points) == old.header.seats
    )
    if old.ending != PLAYED or old.ended_at is None or not rounds:
        return rounds, None
    match = Match(rules, old.header.seats, old.header.seed)
    for each in rounds:
        for seat in range(old.header.seats):
            match.scores[seat] += sum(each.seats[other].points for other in match.credited(seat))
    if rules.values["scoring"] == "none":
        winner = rounds[-1].winner
        match.winners = () if winner is None else match.team_of(winner)
    else:
        best = (min if rules.values["scoring"] in LOW_IS_GOOD else max)(match.scores)
        match.winners = tuple(seat for seat, score in enumerate(match.scores) if score == best)
    people = _people(old)
    end = MatchEnd(old.header.id, PLAYED, old.ended_at, seat_ends(match, people), is_rated(match, people, people))
    return rounds, end
