"""The ledger: facts become records. One way for what ends now, for a season counted anew, and for old matches.

What counts:

- A round counts when it was played to its end at a table that began with two people or more: for those who sat there
  themselves, not for a seat that a computer player held for somebody. Points count where they are good
  (`scoring=winner`).
- A match counts when it was decided, by points or by forfeit, for everybody who sat there when it began, also for
  those who left; nobody wins who was not there at the end. A match that nobody finished counts for nobody.
- The rating changes only with matches that were played to their end by people alone, at least two sides of whom were
  still there.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.scores.facts import Fact, MatchFacts, Placing, RoundFacts, Wiped
from bot.scores.rating import rated
from bot.scores.record import Record

ALL = ""
"""In place of a preset: the record over all of them, the only one with a rating."""
FEWEST_PEOPLE = 2

Key = tuple[str, int]
"""Preset and player."""


class Ledger:
    """Records of one season by preset and player."""

    def __init__(self, records: dict[Key, Record] | None = None) -> None:
        self.records: dict[Key, Record] = records or {}

    def enter(self, facts: Iterable[Fact]) -> None:
        """Count these facts, in the order in which they happened."""
        for fact in facts:
            match fact:
                case RoundFacts():
                    self._round(fact)
                case MatchFacts():
                    self._match(fact)
                case Wiped():
                    self._wipe(fact.player)

    def _round(self, fact: RoundFacts) -> None:
        for preset in (ALL, fact.preset):
            for seat in fact.seats:
                self._of(preset, seat.player).add_round(seat)

    def _match(self, fact: MatchFacts) -> None:
        for preset in (ALL, fact.preset):
            for placing in fact.placings:
                self._of(preset, placing.player).add_match(placing)
        if fact.is_rated:
            self._rate(fact.placings)

    def _rate(self, placings: tuple[Placing, ...]) -> None:
        teams: dict[int, list[Placing]] = {}
        for placing in placings:
            teams.setdefault(placing.team, []).append(placing)
        records = [[self._of(ALL, each.player) for each in team] for team in teams.values()]
        before = [[(each.mu, each.sigma) for each in team] for team in records]
        after = rated(before, [team[0].place for team in teams.values()])
        for team, skills in zip(records, after, strict=True):
            for record, (mu, sigma) in zip(team, skills, strict=True):
                record.rate(mu, sigma)

    def _wipe(self, player: int | None) -> None:
        self.records = {} if player is None else {key: each for key, each in self.records.items() if key[1] != player}

    def _of(self, preset: str, player: int) -> Record:
        """The record to count in, made where there is none."""
        record = self.records.get((preset, player))
        if record is None:
            record = self.records[preset, player] = Record()
        return record
