"""A match and its events as JSON and back, versioned. Rows, phases' rows and the book are not state: recomputed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, cast

from bot.uno import events as events_module
from bot.uno.book import Book
from bot.uno.calls import Duty
from bot.uno.cards import CARDS, Card
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.phases import OPENING, OVER, Debt, Phase, Proof
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.shows import SHOWS, Show
from bot.uno.state import Landed

VERSION = 2
Json = dict[str, Any]


class CodecError(ValueError):
    """Something that was not written by this codec, or by a newer one."""


def dump(match: Match) -> Json:
    """The whole match, seed included: for the store only."""
    return {
        "version": VERSION,
        "rules": match.rules.text,
        "seats": match.seats,
        "seed": match.seed,
        "dealer": match.dealer,
        "number": match.number,
        "scores": match.scores,
        "rounds_won": match.rounds_won,
        "left_over": match.left_over,
        "gone": sorted(match.gone),
        "stage": match.stage,
        "winners": list(match.winners),
        "forfeit": match.forfeit,
        "specials": list(match.specials),
        "special_values": {name: match.round_rules.values[name] for name in match.specials},
        "round": _dump_round(match.round),
    }


def load(written: Json) -> Match:
    """The match again. Raises CodecError."""
    if written.get("version") != VERSION:
        raise CodecError(f"version {written.get('version')!r} is not {VERSION}")
    match = Match(RuleSet.parse(written["rules"]), written["seats"], written["seed"], written["dealer"])
    match.number = written["number"]
    match.scores = list(written["scores"])
    match.rounds_won = list(written["rounds_won"])
    match.left_over = list(written["left_over"])
    match.gone = frozenset(written["gone"])
    match.stage = written["stage"]
    match.winners = tuple(written["winners"])
    match.forfeit = written["forfeit"]
    match.specials = tuple(written["specials"])
    match.round_rules = match.rules.but(**written["special_values"])
    match.round = _load_round(written["round"], match)
    return match


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]


def _cards(names: Iterable[str]) -> list[Card]:
    return [CARDS[name] for name in names]


def _dump_show(show: Show | None) -> list[str | None] | None:
    return None if show is None else [show.card.name, show.colour]


def _load_show(written: list[Any] | None) -> Show | None:
    return None if written is None else SHOWS[CARDS[written[0]], written[1]]


def _dump_round(round: Round) -> Json:
    return {
        "shuffles": round.shuffles,
        "dealer": round.dealer,
        "order": list(round.order),
        "hands": [_names(hand) for hand in round.hands],
        "pile": _names(round.pile),
        "discard": _names(round.discard),
        "show": _dump_show(round.show),
        "direction": round.direction,
        "out": list(round.out),
        "turn": round.turn,
        "phase": _dump_phase(round),
        "steps": round.steps,
        "still": round.still,
        "stood": round.stood,
        "fresh": round.fresh,
        "landed": _dump_landed(round.landed),
        "duties": {str(seat): [duty.call, duty.laid] for seat, duty in round.duties.items()},
        "said": round.said,
        "false_catches": list(round.false_catches),
        "notes": round.notes,
        "winner": round.winner,
        "points": list(round.points),
    }


def _load_round(written: Json, match: Match) -> Round:
    book = match.round_rules.book(match.seats)
    round = Round(book, match.seed, written["shuffles"], written["dealer"], tuple(written["order"]))
    round.hands = [_cards(hand) for hand in written["hands"]]
    round.pile = _cards(written["pile"])
    round.discard = _cards(written["discard"])
    round.show = _load_show(written["show"])
    round.face(written["direction"])
    round.out = tuple(written["out"])
    round.turn = written["turn"]
    round.phase = _load_phase(written["phase"], round)
    round.steps = written["steps"]
    round.still = written["still"]
    round.stood = written["stood"]
    round.fresh = written["fresh"]
    round.landed = _load_landed(written["landed"], book)
    round.duties = {int(seat): Duty(*duty) for seat, duty in written["duties"].items()}
    round.said = list(written["said"])
    round.false_catches = tuple(written["false_catches"])
    round.notes = {key: _thaw(note) for key, note in written["notes"].items()}
    round.winner = written["winner"]
    round.points = tuple(written["points"])
    return round


def _dump_landed(landed: Landed | None) -> list[Any] | None:
    if landed is None:
        return None
    seat, way, debt, *rest = landed
    return [seat, [way.spot, way.name, way.card.name], _dump_debt(debt), *rest]


def _load_landed(written: list[Any] | None, book: Book) -> Landed | None:
    if written is None:
        return None
    seat, (spot, name, card), debt, direction, steps, drawn = written
    return (seat, book.way(spot, name, CARDS[card]).single, _load_debt(debt), direction, steps, drawn)


def _thaw(note: Any) -> Any:
    return tuple(cast(list[Any], note)) if isinstance(note, list) else note


def _show(written: list[Any]) -> Show:
    return SHOWS[CARDS[written[0]], written[1]]


def _dump_debt(debt: Debt | None) -> list[Any] | None:
    if debt is None:
        return None
    proof = debt.proof
    shown = None if proof is None else [proof.seat, _names(proof.hand), _dump_show(proof.before), proof.chosen]
    return [debt.total, debt.face, debt.layer, shown, debt.leaver]


def _load_debt(written: list[Any] | None) -> Debt | None:
    if written is None:
        return None
    total, face, layer, shown, leaver = written
    proof = None
    if shown is not None:
        proof = Proof(shown[0], tuple(_cards(shown[1])), _show(shown[2]), shown[3])
    return Debt(total, face, layer, proof, leaver)


def _dump_phase(round: Round) -> list[Any]:
    phase = round.phase
    if phase.drawn is not None:
        return [phase.name, phase.drawn.name]
    return [phase.name] if round.debt is None else [phase.name, _dump_debt(round.debt)]


def _load_phase(written: list[Any], round: Round) -> Phase:
    kind = written[0]
    if kind == "opening":
        return OPENING
    if kind == "over":
        return OVER
    show = round.shown
    turn = round.book.turns[show]
    if kind == "turn":
        return turn
    if kind == "drew":
        card = CARDS[written[1]]
        return turn.choosing[card]
    round.debt = _load_debt(written[1])
    debt = round.owed
    return round.book.owing[show, debt.face, debt.leaver is None]


def dump_event(event: Event) -> Json:
    """The event with its kind, secrets included: call `event.public()` first for what others may read."""
    return {"kind": type(event).__name__} | {field.name: _plain(getattr(event, field.name)) for field in fields(event)}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return {"card": value.name}
    if isinstance(value, tuple):
        return [_plain(each) for each in cast(tuple[Any, ...], value)]
    return value


def load_event(written: Json) -> Event:
    """Raises CodecError for an unknown kind."""
    kind = getattr(events_module, written["kind"], None)
    if not isinstance(kind, type) or not issubclass(kind, Event):
        raise CodecError(f"unknown event {written['kind']!r}")
    return kind(**{name: _rich(value) for name, value in written.items() if name != "kind"})


def _rich(value: Any) -> Any:
    if isinstance(value, dict):
        return CARDS[value["card"]]
    if isinstance(value, list):
        return tuple(_rich(each) for each in cast(list[Any], value))
    return value
