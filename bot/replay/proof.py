"""What can be proved of a match: its seed belongs to the hash of the start, and all cards followed from the seed.

See `docs/proof.md` for what that means, and what it does not.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from bot.replay.record import Record
from bot.replay.text import Claims
from bot.replay.walk import Step, WalkError, steps
from bot.uno import notation
from bot.uno.cards import Card
from bot.uno.events import RoundBegan


@dataclass(frozen=True, slots=True)
class Deal:
    """A round as it was dealt: how many shuffles of the match came before its first turn, and the hands by seat."""

    round: int
    shuffles: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a check found. `broken` is the first move that the rules refuse, `false` the first statement that does not
    hold, each with why; all is well when the hash fits and neither is there."""

    hash_fits: bool
    deals: tuple[Deal, ...]
    shuffles: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    broken: WalkError | None = None
    false: str = ""
    false_line: int = 0

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts the file."""
        return self.hash_fits and self.broken is None and not self.false


def verify(record: Record, claims: Claims | None = None) -> Verdict:
    """Recompute every shuffle, every deal and every move of a match; `claims` are what its file says beside them."""
    claims = claims or Claims(record.seed_hash, ())
    said: dict[int, list[tuple[str, int]]] = {}
    for move, statement, line in claims.statements:
        said.setdefault(move, []).append((statement, line))
    deals: list[Deal] = []
    last: Step | None = None
    broken: WalkError | None = None
    false, false_line = "", 0
    try:
        for step in steps(record):
            last = step
            if any(isinstance(event, RoundBegan) for event in step.events):
                deals.append(_deal(step))
            for statement, line in said.get(step.number, ()):
                if not false and not _holds(statement, step):
                    false, false_line = statement, line
    except WalkError as error:
        broken = error
    match = None if last is None else last.match
    return Verdict(
        hash_fits=hashlib.sha256(record.seed.encode()).hexdigest() == claims.seed_hash,
        deals=tuple(deals),
        shuffles=0 if match is None else match.round.shuffles,
        moves=0 if last is None else last.number,
        scores=() if match is None else tuple(match.scores),
        winners=() if match is None else match.winners,
        is_over=match is not None and match.stage == "over",
        broken=broken,
        false=false,
        false_line=false_line,
    )


def _deal(step: Step) -> Deal:
    match = step.match
    hands = tuple(tuple(hand) for hand in match.round.hands)
    return Deal(match.number, match.round.shuffles, match.dealer, hands)


def _holds(statement: str, step: Step) -> bool:
    """Whether a statement of the file (see `bot.replay.text`) is true here."""
    match = step.match
    word, *rest = statement.split()
    if word == "winner":
        winner = match.round.winner
        return match.stage != "round" and rest == ["void" if winner is None else notation.seat_name(winner)]
    if word == "match":
        return rest == [notation.seat_name(seat) for seat in match.winners]
    seat = notation.seat_index(rest[0])
    if seat is None or seat >= match.seats:
        return False
    return (match.round.points if word == "points" else match.scores)[seat] == int(rest[1])
