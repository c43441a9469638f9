"""Going out: what an empty hand means (rulebook 4.O).

The steps are asked in their order; each rule that speaks at a step lets the chain go on, keeps the player in while
the card's effect acts, or has settled everything itself. When no rule keeps the player in, the round ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.uno import calls
from bot.uno.rule import ACTS, DONE, Leave

if TYPE_CHECKING:
    from bot.uno.actions import Play
    from bot.uno.phases import Debt
    from bot.uno.round import Round
    from bot.uno.ways import Way


def goes_out(round: Round, seat: int, play: Play, way: Way) -> bool:
    """The last card was laid. Returns whether its effect acts and the round goes on as after any play."""
    for _, asks in round.book.leaving:
        answer = asks(round, seat, play, way)
        if answer == ACTS:
            round.said[seat] = None
            return True
        if answer == DONE:
            return False
    if round.book.last_draw and (play.card.draws or round.debt is not None):
        _last_draw(round, seat, play, way)
    round.finish(seat)
    return False


def _last_draw(round: Round, seat: int, play: Play, way: Way) -> None:
    """A draw card played last still draws, at once and without a command, and those cards count (rulebook 1)."""
    for effect in way.effects:
        effect(round, seat, play)
    if round.debt is not None:
        target = round.after[seat] if round.aim is None else round.aim
        round.gives(target, round.debt.total, "penalty")


def resumes(round: Round, seat: int, after: Leave = Leave.EXIT_CALL) -> None:
    """Goes on with the steps when the card's effect has acted already: after the exit call, or a declined re-entry."""
    for step, asks in round.book.leaving:
        if step > after and asks(round, seat, None, None) in (ACTS, DONE):
            return
    debt = round.debt
    if after is Leave.EXIT_CALL and debt is not None and round.book.last_draw and round.turn != seat:
        round.gives(round.turn, debt.total, "penalty")
    round.finish(seat)


def declined(round: Round, seat: int, debt: Debt) -> None:
    """The last draw two is not answered: its cards are drawn where they count, then its player is out (V12)."""
    leaver = debt.leaver
    assert leaver is not None
    if round.duties:
        calls.turn_action(round, seat, False)
    round.fresh = False
    if round.book.last_draw or round.book.last_card_acts:
        round.gives(seat, debt.total, "penalty")
    round.advance(seat)
    resumes(round, leaver, Leave.REENTRY)
