"""What may be known: by everybody (`TableView`), by one seat (`SeatView`).

A view is built by naming what it shows, never by removing from the whole, so that nothing is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.uno.actions import Action, Catch, Challenge, Draw, Keep, Play
from bot.uno.calls import EXIT, is_catchable
from bot.uno.cards import COLOURS, Card
from bot.uno.errors import Reason
from bot.uno.match import Match, StageName
from bot.uno.phases import PhaseName
from bot.uno.round import Round


@dataclass(frozen=True, slots=True)
class TableView:
    """The public state. `hands` is filled only when the round is over, `open_hands` by a rule (V27).

    `ghosts` have no cards and win on their turn (V21): not who owes the last call, nor whom a re-entry may bring back.
    `accused` laid the wild draw four that can be challenged, `before` is the colour that was active then.
    """

    seats: int
    number: int
    dealer: int
    stage: StageName
    phase: PhaseName
    top: Card | None
    colour: str | None
    direction: int
    turn: int | None
    next: int | None
    pending: int
    pending_on: int | None
    challengeable: bool
    accused: int | None
    before: str | None
    challenge_fail: int
    counts: tuple[int, ...]
    called: tuple[bool, ...]
    pile: int
    scores: tuple[int, ...]
    target: int
    gone: frozenset[int]
    places: tuple[int, ...]
    ghosts: frozenset[int]
    teams: tuple[tuple[int, ...], ...]
    winner: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    winners: tuple[int, ...]
    open_hands: dict[int, tuple[Card, ...]]
    specials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may know and do. `legal` leaves out the variants of a play that also call."""

    table: TableView
    seat: int
    hand: tuple[Card, ...]
    fresh: tuple[Card, ...]
    drawn: Card | None
    legal: tuple[Action, ...]
    playable: tuple[Card, ...]
    refusals: dict[Card, Reason]
    call: str | None
    owes: str | None
    can_draw: bool
    can_keep: bool
    can_challenge: bool
    catchable: tuple[int, ...]
    held: dict[str, int]

    def plays(self, card: Card) -> tuple[Play, ...]:
        """The legal plays that lead with this card: one for each colour and target that may be named."""
        return tuple(play for play in self.legal if isinstance(play, Play) and play.card is card)


def table_view(match: Match) -> TableView:
    """What everybody may know."""
    round = match.round
    phase = round.phase
    debt = round.debt
    proof = debt.proof if debt is not None else None
    awaits = debt.leaver if debt is not None else None
    running = not round.is_over
    opened: int | None = round.notes.get("open_hand")
    return TableView(
        seats=match.seats,
        number=match.number,
        dealer=match.dealer,
        stage=match.stage,
        phase=phase.name,
        top=round.top,
        colour=round.colour,
        direction=round.direction,
        turn=round.turn if running else None,
        next=round.after[round.turn] if running else None,
        pending=debt.total if debt is not None else 0,
        pending_on=round.turn if debt is not None else None,
        challengeable=proof is not None,
        accused=proof.seat if proof is not None else None,
        before=proof.before.colour if proof is not None else None,
        challenge_fail=debt.total + round.book.challenge_cost if debt is not None else 0,
        counts=tuple(len(hand) for hand in round.hands),
        called=tuple(said is not None for said in round.said),
        pile=len(round.pile),
        scores=tuple(match.scores),
        target=match.book.target,
        gone=match.gone,
        places=round.out,
        ghosts=frozenset(
            seat
            for seat in round.order
            if running and not round.hands[seat] and seat not in round.duties and seat != awaits
        ),
        teams=match.book.teams,
        winner=round.winner,
        points=round.points,
        hands=tuple(tuple(hand) for hand in ([] if running else round.hands)),
        winners=match.winners,
        open_hands={opened: tuple(round.hands[opened])} if opened is not None and running else {},
        specials=match.specials,
    )


def seat_view(match: Match, seat: int, fresh: int = 0) -> SeatView:
    """What this seat may know and do; `fresh` is how many of its last cards are new to it.

    Raises IndexError for a seat that does not exist.
    """
    round = match.round
    hand = tuple(round.hands[seat])
    legal = tuple(match.legal(seat))
    laid = {action.card for action in legal if isinstance(action, Play)}
    duty = round.duties.get(seat)
    on_turn = seat == match.turn
    phase = round.phase
    return SeatView(
        table=table_view(match),
        seat=seat,
        hand=hand,
        fresh=hand[-fresh:] if fresh else (),
        drawn=phase.drawn if on_turn else None,
        legal=legal,
        playable=tuple(card for card in dict.fromkeys(hand) if card in laid),
        refusals=_refusals(round, seat, laid) if on_turn else {},
        call=_call_at_hand(round, seat, duty.call if duty is not None else None),
        owes=duty.call if duty is not None else None,
        can_draw=Draw() in legal,
        can_keep=Keep() in legal,
        can_challenge=Challenge() in legal,
        catchable=tuple(
            other for other in round.order if is_catchable(round, other) and Catch(other).refusal(round, seat) is None
        ),
        held={colour: sum(card.colour == colour for card in hand) for colour in COLOURS},
    )


def _refusals(round: Round, seat: int, laid: set[Card]) -> dict[Card, Reason]:
    """For each card that cannot be laid, whatever is named with it: which rule refuses it."""
    found: dict[Card, Reason] = {}
    for card in dict.fromkeys(round.hands[seat]):
        if card not in laid:
            reason = round.refusal(seat, round.forms(seat, card, 1)[0])
            assert reason is not None
            found[card] = reason
    return found


def _call_at_hand(round: Round, seat: int, owed: str | None) -> str | None:
    """The call that is owed now, or that would fall due with the next card."""
    if owed is not None:
        return owed
    count = len(round.hands[seat])
    if count == 1 and round.book.exit_call:
        return EXIT
    return round.book.call_counts.get(count - 1)
