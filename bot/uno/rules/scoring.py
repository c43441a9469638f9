"""What a round gives, and when the match is decided."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.uno.match import Match
from bot.uno.options import Choice, Flag, Number
from bot.uno.round import Round
from bot.uno.rule import Rule, hook, trait

TOURNAMENT_ROUNDS = 4


def given(round: Round, winner: int) -> list[int]:
    """By seat, what the cards left give to the winner of the round where the winner scores (C46)."""
    purse = round.notes.get("purse")
    values = round.values() if purse is None else list(purse)
    book = round.book
    for seat in book.team_of(winner) if book.spares_team else (winner,):
        values[seat] = 0
    return values


class Scoring(Rule):
    """`winner` takes the cards of the others; `penalty` counts one's own, the lowest wins when the target is reached;
    `elimination` puts out who reaches it; `none` plays one round; `rank_sum` adds ranks over a number of rounds."""

    source = "rulebook 1; V09 to V11, V35, V36; C10, C46, C47, C49, C50; 9"
    always = True
    scoring = Choice("score", "winner", "penalty", "elimination", "none", "rank_sum")
    target_score = Number("score", 500, 20, 5000)
    target_inclusive = Flag("score", default=True)
    rounds = Number("score", 0, 0, 20)

    @trait("unscored")
    def counts_nothing(self) -> bool:
        return self.scoring == "none"

    @trait("target")
    def target(self) -> int:
        return 0 if self.scoring in ("none", "rank_sum") or self.rounds else self.target_score

    @hook("scores_round")
    def scores(self, round: Round, winner: int | None) -> list[int]:
        book = round.book
        if self.scoring == "rank_sum" and (winner is not None or round.is_timed_out):
            return self._ranks(round)
        if winner is None or self.scoring in ("none", "rank_sum"):
            return [0] * book.seats
        if self.scoring == "winner":
            points = [0] * book.seats
            total = sum(given(round, winner))
            for seat in book.team_of(winner) if book.credits_each else (winner,):
                points[seat] = total
            return points
        values = round.values()
        if book.credits_each:
            return [sum(values[each] for each in book.team_of(seat)) for seat in range(book.seats)]
        return values

    def _ranks(self, round: Round) -> list[int]:
        """Rank 1 for the fewest points left, or by place; tied players share the better rank."""
        played = round.players
        if round.out:
            keys = {seat: place for place, seat in enumerate(round.out)}
            keys |= {seat: len(round.out) + round.value(seat) for seat in round.order}
        else:
            keys = {seat: round.value(seat) for seat in played}
        return [
            1 + sum(keys[other] < keys[seat] for other in keys) if seat in keys else 0
            for seat in range(round.book.seats)
        ]

    @hook("eliminates")
    def eliminated(self, match: Match) -> frozenset[int]:
        if self.scoring != "elimination":
            return frozenset()
        return frozenset(seat for seat, score in enumerate(match.scores) if self._reached(score))

    def _reached(self, score: int) -> bool:
        return score >= self.target_score if self.target_inclusive else score > self.target_score

    @hook("settles_match")
    def settles(self, match: Match) -> tuple[int, ...]:
        """The winners when the match is decided after this round, else nobody."""
        if self.scoring == "none":
            return match.team_of(match.round.winner) if match.round.winner is not None else ()
        present = match.present
        fixed = self.rounds or (TOURNAMENT_ROUNDS if self.scoring == "rank_sum" else 0)
        if self.scoring == "elimination":
            left = [seat for seat in present if seat not in self.eliminated(match)]
            if left and len(match.team_of(left[0])) >= len(left) and set(left) <= set(match.team_of(left[0])):
                return tuple(left)
            if not left:
                return self._best(match, present, lowest=True)
        if fixed:
            if match.number < fixed:
                return ()
            return self._best(match, present, lowest=self.scoring != "winner")
        if self.scoring in ("elimination", "rank_sum"):
            return ()
        if not any(self._reached(match.scores[seat]) for seat in present):
            return ()
        return self._best(match, present, lowest=self.scoring == "penalty")

    def _best(self, match: Match, seats: Iterable[int], *, lowest: bool) -> tuple[int, ...]:
        sign = 1 if lowest else -1
        keys = {seat: (sign * match.scores[seat], *self._ties(match, seat)) for seat in seats}
        best = min(keys.values())
        return tuple(seat for seat in keys if keys[seat] == best)

    def _ties(self, match: Match, seat: int) -> tuple[int, ...]:
        """A tie of rank sums goes to the lower points in hand, then to more rounds won (V35)."""
        if self.scoring != "rank_sum":
            return ()
        team = match.team_of(seat)
        return (sum(match.left_over[each] for each in team), -sum(match.rounds_won[each] for each in team))

    def needs(self) -> frozenset[str]:
        return frozenset({"plain_draws"}) if self.scoring == "rank_sum" else frozenset()

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        if self.scoring == "none":
            return self.changed("target_score", "target_inclusive", "rounds")
        counts_ranks = self.scoring == "rank_sum"
        fixed = self.rounds > 0 and self.scoring != "elimination"
        return self.changed("target_score", "target_inclusive") if counts_ranks or fixed else ()
