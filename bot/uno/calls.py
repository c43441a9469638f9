"""Calls: Uno, Bruno, Kuno and the exit call Uno Uno; who owes one, how long, and what it costs.

Rulebook 4 step 7, C27 to C31, V19, V20 and section 9. The rules say what is owed and when through traits; the
mechanics are one for all calls. A duty is closed by turn actions (a play, a draw, the drawing of a penalty).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.uno.errors import Reason
from bot.uno.events import Called, CameBack, Caught, Drew, FalselyCaught

if TYPE_CHECKING:
    from bot.uno.cards import Card
    from bot.uno.legality import Legality
    from bot.uno.verbs import Verbs

UNO, KUNO, BRUNO, EXIT = "uno", "kuno", "bruno", "unouno"
CALLS = (UNO, KUNO, BRUNO, EXIT)
EXIT_PENALTY = 2


class Duty(NamedTuple):
    """A call that is owed. `laid`: by a card of one's own, not by cards received."""

    call: str
    laid: bool


# Two calls are told apart by these, so that none is made while a round is played.
_DUTIES = {(call, laid): Duty(call, laid) for call in CALLS for laid in (False, True)}


def turn_action(round: Verbs, actor: int, played: bool) -> None:
    """Closes the windows that this turn action ends; a table that catches by itself punishes now (C29)."""
    book = round.book
    window = book.call_window
    closes_all = window == "next_action" or (played and window == "next_play")
    if closes_all and not book.call_auto and not book.exit_call:
        # nobody was caught in time, and nothing else is owed
        round.duties.clear()
        return
    for seat, duty in [*round.duties.items()]:
        if duty.call == EXIT:
            del round.duties[seat]
            round.gives(seat, EXIT_PENALTY, "exit")
            round.say(CameBack, seat)
        elif closes_all or seat == actor:
            del round.duties[seat]
            if book.call_auto:
                _punish(round, None, seat, duty.call)


def _punish(round: Verbs, by: int | None, seat: int, call: str) -> None:
    cards = round.take(seat, round.book.call_penalty)
    round.say(Caught, by, seat, call, len(cards))
    if cards:
        round.say(Drew, seat, len(cards), "call", tuple(cards))
        took(round, seat)


def took(round: Verbs, seat: int) -> None:
    """A hand grew: older calls and duties that no longer fit lapse; the new count may have to be announced (V20)."""
    call = round.book.call_counts.get(len(round.hands[seat]))
    duty = round.duties.get(seat)
    if duty is not None and duty.call != call:
        del round.duties[seat]
    if round.said[seat] != call:
        round.said[seat] = None
        if call is not None and (round.book.call_by_state or call != UNO):
            round.duties[seat] = _DUTIES[call, False]


def laid(round: Verbs, seat: int, called: bool, count: int) -> None:
    """After a play: the call that falls due with it, made (`called`) or owed.

    `count` is the hand right after the card was laid, before hands moved: what counts where only laying obliges (C30).
    """
    book = round.book
    call = book.call_counts.get(len(round.hands[seat]))
    if called and call is not None and round.said[seat] == call:
        return
    round.said[seat] = None
    duties = round.duties
    if duties:
        duties.pop(seat, None)
    if call is None or not (called or book.call_by_state or book.call_counts.get(count) == call):
        return
    if called:
        _called(round, seat, call)
    else:
        duties[seat] = _DUTIES[call, True]


def _called(round: Verbs, seat: int, call: str) -> None:
    """The call is made as it falls due."""
    round.said[seat] = call
    round.say(Called, seat, call)


def moved(round: Verbs, hands: list[list[Card]], caller: int | None) -> None:
    """Hands changed places; `hands` are the old ones by seat. The exit call travels with the empty hand (9)."""
    book = round.book
    exit_call = None
    for seat, hand in enumerate(round.hands):
        if hand is hands[seat]:
            continue
        duty = round.duties.pop(seat, None)
        if duty is not None and duty.call == EXIT:
            exit_call = hands[seat]
        round.said[seat] = None
        if hand and book.call_by_state and (call := book.call_counts.get(len(hand))) is not None:
            if seat == caller:
                _called(round, seat, call)
            else:
                round.duties[seat] = _DUTIES[call, False]
    if exit_call is not None:
        holder = next(seat for seat, hand in enumerate(round.hands) if hand is exit_call)
        round.duties[holder] = Duty(EXIT, laid=False)


def shrank(round: Verbs, seat: int) -> None:
    """A hand lost cards without a play (V27)."""
    round.duties.pop(seat, None)
    round.said[seat] = None
    call = round.book.call_counts.get(len(round.hands[seat]))
    if call is not None and round.hands[seat] and round.book.call_by_state:
        round.duties[seat] = Duty(call, laid=False)


def refuses_call(round: Legality, seat: int, call: str) -> Reason | None:
    """Why this call cannot be made now (C27), or None."""
    timing = round.book.call_timing
    duty = round.duties.get(seat)
    if duty is not None and duty.call == call:
        if not duty.laid or call == EXIT or timing == "until_caught":
            return None
        if timing == "within_turn" and seat == round.turn:
            return None
        return Reason("call-too-late")
    if round.book.call_needed and round.said[seat] != call and duty is None and seat in round.order:
        fits = round.book.call_counts.get(len(round.hands[seat])) == call
        if fits and (timing == "until_caught" or (timing == "within_turn" and seat == round.turn)):
            return None
    if duty is not None:
        return Reason("another-call", {"call": duty.call})
    return Reason("no-call-due")


def make_call(round: Verbs, seat: int, call: str) -> bool:
    """The call is made. Returns whether it was the exit call, after which its caller goes out."""
    round.duties.pop(seat, None)
    round.say(Called, seat, call)
    if call == EXIT:
        return True
    round.said[seat] = call
    return False


def refuses_catch(round: Legality, by: int, seat: int) -> Reason | None:
    """Why `by` cannot report `seat`, or None. A false report is possible where it costs something, once a turn."""
    if by == seat:
        return Reason("catch-yourself")
    if by not in round.order:
        return Reason("not-in-round")
    if seat not in round.order:
        return Reason("owes-nothing", {"seat": seat})
    if is_catchable(round, seat):
        return None
    if not round.book.false_catch:
        return Reason("owes-nothing", {"seat": seat})
    if by in _false_catchers(round):
        return Reason("false-catch-again")
    return None


def is_catchable(round: Legality, seat: int) -> bool:
    duty = round.duties.get(seat)
    return duty is not None and duty.call != EXIT


def _moment(round: Legality) -> tuple[int, int]:
    """A turn: no card is played and no turn passes without a change of this."""
    return (round.turn, len(round.discard))


def _false_catchers(round: Legality) -> tuple[int, ...]:
    """Who has reported falsely in this turn."""
    return round.false_catches[2:] if round.false_catches[:2] == _moment(round) else ()


def catch(round: Verbs, by: int | None, seat: int) -> None:
    """`by` reports `seat`: the penalty for the missing call, or for the false report.

    `by` is None for somebody who does not play, who can only report what is so.
    """
    duty = round.duties.get(seat)
    if by is None or (duty is not None and duty.call != EXIT):
        _punish(round, by, seat, round.duties.pop(seat).call)
        return
    catchers = (*_false_catchers(round), by)
    round.false_catches = (*_moment(round), *catchers)
    cards = round.take(by, round.book.false_catch)
    round.say(FalselyCaught, by, seat, len(cards))
    if cards:
        round.say(Drew, by, len(cards), "call", tuple(cards))
        took(round, by)
