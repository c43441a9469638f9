"""What the table does itself: the next round, the end of a timed one, penalties that the players decided on."""

from __future__ import annotations

from bot.uno import calls
from bot.uno.calls import Duty
from bot.uno.errors import Reason
from bot.uno.events import CameBack, Drew, Pardoned, Penalised, TimeCalled
from bot.uno.match import Match, TableAction
from bot.uno.round import Round
from bot.uno.state import Tell

CAUSES = ("suggestion", "question", "sleep", "misplay", "custom", "false_report")


class NextRound(TableAction):
    """Deal the next round."""

    __slots__ = ()

    def refuses(self, match: Match) -> Reason | None:
        return None if match.stage == "break" else Reason("round-not-over")

    def acts(self, match: Match, tell: Tell) -> None:
        match.deal_next(tell)


class TimeUp(TableAction):
    """The time of a timed round is up (V35)."""

    __slots__ = ()

    def refuses(self, match: Match) -> Reason | None:
        timed = match.stage == "round" and match.round.book.round_minutes > 0
        return None if timed and not match.round.is_timed_out else Reason("round-not-timed")

    def acts(self, match: Match, tell: Tell) -> None:
        tell(TimeCalled, ())
        match.round.call_time()


class SpectatorCatch(TableAction):
    """Somebody who does not play reports a missing call: like a catch that nobody at the table made (C29)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def refuses(self, match: Match) -> Reason | None:
        if match.stage != "round":
            return Reason("round-over")
        catchable = self.seat in match.round.order and calls.is_catchable(match.round, self.seat)
        return None if catchable else Reason("owes-nothing", {"seat": self.seat})

    def acts(self, match: Match, tell: Tell) -> None:
        calls.catch(match.round, None, self.seat)


class Penalise(TableAction):
    """A penalty that the players or the host decided on (rulebook 7): drawn at once, the turn stays.

    A pending penalty is unchanged (X34). A player who is out already is in the round again (C55).
    """

    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def refuses(self, match: Match) -> Reason | None:
        if match.stage != "round":
            return Reason("round-over")
        if self.cause not in CAUSES:
            return Reason("no-such-cause")
        if self.seat in match.gone or self.seat not in match.round.players:
            return Reason("not-in-round")
        return None if self._count(match) else Reason("penalty-off")

    def _count(self, match: Match) -> int:
        return match.round.book.social_penalties.get(self.cause, 0)

    def acts(self, match: Match, tell: Tell) -> None:
        round = match.round
        before = _standing(round, self.seat)
        cards = round.take(self.seat, self._count(match))
        tell(Penalised, (self.seat, len(cards), self.cause))
        if cards:
            self._comes_back(round, tell)
            tell(Drew, (self.seat, len(cards), "social", tuple(cards)))
            round.count_anew(self.seat)
        round.notes["social"] = (self.seat, len(cards), *_moment(round), *before)

    def _comes_back(self, round: Round, tell: Tell) -> None:
        debt = round.debt
        waits = debt is not None and debt.leaver == self.seat
        if waits:
            round.await_answer(None)
        if self.seat in round.out:
            round.bring_back(self.seat)
        elif not waits:
            return
        tell(CameBack, (self.seat,))


class Pardon(TableAction):
    """The last such penalty is taken back, as long as nobody has acted since (rulebook 7.5)."""

    __slots__ = ()

    def refuses(self, match: Match) -> Reason | None:
        noted = match.round.notes.get("social")
        still = match.stage == "round" and noted is not None and noted[2:5] == _moment(match.round)
        return None if still else Reason("nothing-to-pardon")

    def acts(self, match: Match, tell: Tell) -> None:
        round = match.round
        seat, count, _, _, _, call, laid, said, place, waits = round.notes.pop("social")
        round.give_back(seat, count)
        round.said[seat] = said
        if call is not None:
            round.duties[seat] = Duty(call, laid)
        else:
            round.duties.pop(seat, None)
        if place >= 0:
            round.out = (*round.out[:place], seat, *round.out[place:])
            round.drop(seat)
        if waits:
            round.await_answer(seat)
        tell(Pardoned, (seat, count))


def _standing(round: Round, seat: int) -> tuple[str | None, bool, str | None, int, bool]:
    """What a penalty may change beside the hand: the call owed and how, the call made, the place, an awaited answer."""
    duty = round.duties.get(seat)
    debt = round.debt
    place = round.out.index(seat) if seat in round.out else -1
    call, laid = (duty.call, duty.laid) if duty is not None else (None, False)
    return (call, laid, round.said[seat], place, debt is not None and debt.leaver == seat)


def _moment(round: Round) -> tuple[int, int, int]:
    """Whose turn it is and where the cards are: no card moves and no turn passes without a change of this."""
    return (round.turn, len(round.discard), len(round.pile))
