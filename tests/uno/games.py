"""Random games and what must hold at every step of them: for contract tests, the state machine and golden games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from random import Random
from typing import Any

from bot.uno import codec, notation
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour, Play, Timeout, lay
from bot.uno.book import Book
from bot.uno.calls import CALLS, EXIT
from bot.uno.cards import CARDS, COLOURS, Card
from bot.uno.errors import Illegal
from bot.uno.events import Challenged, Drew, Event
from bot.uno.match import Leave, Match
from bot.uno.options import Number, Value
from bot.uno.ruleset import OPTIONS, RuleSet
from bot.uno.table_actions import CAUSES, NextRound, Pardon, Penalise, SpectatorCatch, TimeUp
from bot.uno.view import seat_view, table_view

Values = dict[str, Value]
EVERY_CARD = tuple(CARDS.values())


class Reordered(RuleSet):
    """The same rules, told to the book in another order: what is legal must not depend on it."""

    order = 0

    @classmethod
    def of(cls, rules: RuleSet, order: int) -> Reordered:
        twin = cls(rules.preset, rules.overrides)
        twin.order = order
        return twin

    def book(self, seats: int) -> Book:
        shuffled = list(self.rules)
        Random(self.order).shuffle(shuffled)
        return Book(shuffled, seats)

    def but(self, **values: Value) -> RuleSet:
        return Reordered.of(super().but(**values), self.order)


# --- rule sets ------------------------------------------------------------------------------------------------------


def single_values(ends: int = 2) -> list[Values]:
    """Each value of each option that is not its default; of numbers both ends, or only the highest value."""
    found: list[Values] = []
    for name, option in OPTIONS.items():
        values = (option.low, option.high)[-ends:] if isinstance(option, Number) else option.values
        found += [{name: value} for value in values if value != option.default]
    return found


# --- players --------------------------------------------------------------------------------------------------------


def choose(match: Match, random: Random) -> tuple[int, Action]:
    """What a lively table does next: it prefers to play, calls most of the time, and is rarely asleep.

    Those who are not on turn look up only now and then.
    """
    turn = match.turn
    assert turn is not None
    awake = match.present if random.random() < 0.2 else (turn,)
    options = [(seat, action) for seat in awake for action in match.legal(seat)]
    assert options, "nobody can act"
    # a table where every other move is a false catch draws faster than it plays
    others = [each for each in options if not isinstance(each[1], Catch)]
    if others and random.random() < 0.8:
        options = others
    calls = [each for each in options if isinstance(each[1], Call)]
    if calls and random.random() < 0.7:
        return random.choice(calls)
    plays = [(seat, action) for seat, action in options if isinstance(action, Play)]
    if plays and random.random() < 0.95:
        seat, play = random.choice(plays)
        return seat, play.calling() if random.random() < 0.7 else play
    if random.random() < 0.01:
        return turn, Timeout()
    return random.choice(options)


def universe(match: Match, random: Random, count: int) -> Iterator[tuple[int, Action]]:
    """Actions of every kind, most of them senseless."""
    seats = match.seats
    plain: list[Action] = [Draw(), Keep(), Challenge(), Timeout(), *map(Call, CALLS)]
    plain += [NameColour(colour) for colour in COLOURS]
    plain += [Catch(seat) for seat in range(seats)]
    for _ in range(count):
        seat = random.randrange(seats)
        if random.random() < 0.4:
            yield seat, random.choice(plain)
            continue
        hand = match.round.hands[seat]
        card = random.choice(hand) if hand and random.random() < 0.6 else random.choice(EVERY_CARD)
        copies = 2 if random.random() < 0.2 else 1
        colour = random.choice(COLOURS) if random.random() < (0.9 if card.black else 0.1) else None
        targets: tuple[int | None, ...] = ()
        if match.round.wants_targets(seat, card, copies) or (random.random() < 0.1 and card.face not in ("7", "WSW")):
            targets = tuple(random.choice((None, *range(seats))) for _ in range(copies))
        yield seat, lay((card,) * copies, colour, targets)


# --- what must hold -------------------------------------------------------------------------------------------------


def written(match: Match) -> str:
    return json.dumps(codec.dump(match), sort_keys=True)


def check_cards(match: Match) -> None:
    """No card appears or is lost."""
    round = match.round
    cards = [*round.pile, *round.discard]
    for hand in round.hands:
        cards += hand
    assert sorted(cards) == sorted(round.book.deck)


def check_alive(match: Match) -> None:
    """The one whose decision is awaited sits at the table and can decide; nobody is stuck with an empty hand."""
    turn = match.turn
    assert turn in match.round.order
    assert not set(match.round.order) & (match.gone | set(match.round.out))
    debt = match.round.debt
    for seat in match.round.order:
        duty = match.round.duties.get(seat)
        waits = match.round.book.ghosts or (duty is not None and duty.call == EXIT)
        assert match.round.hands[seat] or waits or (debt is not None and debt.leaver == seat), "an empty hand plays on"


def check_doors(match: Match, random: Random, count: int) -> None:
    """What is legal succeeds; anything else is refused for the reason told, and changes nothing."""
    before = written(match)
    legal = {(seat, action) for seat in range(match.seats) for action in match.legal(seat)}
    for seat, action in legal:
        assert notation.read(notation.write(action)) == action
        after, _ = match.step(seat, action)
        check_cards(after)
    free = match.round.book.misplays is not None
    for seat, action in universe(match, random, count):
        reason = match.refusal(seat, action)
        allowed = (seat, action) in legal or (isinstance(action, Timeout) and seat == match.turn)
        if free and isinstance(action, Play) and not allowed:
            continue  # a wrong card is carried out as a misplay, or refused where it is no misplay
        assert (reason is None) is allowed, (seat, action, reason)
        if reason is not None:
            try:
                match.step(seat, action)
            except Illegal as illegal:
                assert illegal.reason == reason
            else:
                raise AssertionError(f"{seat} {action} was refused and done")
    for senseless in (NextRound(), Leave(), Draw()):
        assert match.refusal(None, senseless) is not None
    for table in (TimeUp(), NextRound(), Pardon(), Penalise(0, CAUSES[0]), SpectatorCatch(0)):
        assert match.refusal(0, table) is not None
    assert match.refusal(match.seats, Draw()) is not None
    assert written(match) == before


def check_codec(match: Match) -> None:
    """Written and read again it is the same match, with the same moves."""
    twin = codec.load(json.loads(written(match)))
    assert written(twin) == written(match)
    for seat in range(match.seats):
        assert twin.legal(seat) == match.legal(seat)


def found_in(value: Any) -> Iterator[str]:
    """Every card, and every text that is a card's name, anywhere in a view or an event."""
    if isinstance(value, str):
        if value in CARDS:
            yield value
    elif isinstance(value, Play):
        yield from value.cards
    elif isinstance(value, Action):
        yield from found_in(value.key())
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from found_in(key)
            yield from found_in(each)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            yield from found_in(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from found_in(getattr(value, each.name))
    elif hasattr(value, "args"):
        yield from found_in(value.args)


def disguised(match: Match, seat: int | None, random: Random) -> Match:
    """The same table as far as this seat (or nobody) may know: all other cards change places at random."""
    text = codec.dump(match)
    round = text["round"]
    opened = match.round.notes.get("open_hand")
    hidden = [each for each in range(match.seats) if each not in (seat, opened)]
    # a wild draw four that can be challenged is judged by a hand that nobody sees either
    names = [name for each in hidden for name in round["hands"][each]] + round["pile"] + round["discard"][:-1]
    random.shuffle(names)
    for each in hidden:
        size = len(round["hands"][each])
        round["hands"][each], names = names[:size], names[size:]
    size = len(round["pile"])
    round["pile"], names = names[:size], names[size:]
    round["discard"][:-1] = names
    return codec.load(text)


def check_secrets(match: Match, random: Random) -> None:
    """No card of another hand or of the pile is in a view, and no view depends on where hidden cards lie."""
    round = match.round
    known = {round.top} if round.top is not None else set()
    opened = round.notes.get("open_hand")
    if opened is not None:
        known |= set(round.hands[opened])
    public = table_view(match)
    assert set(found_in(public)) <= known
    other = disguised(match, None, random)
    assert table_view(other) == public
    seat = random.randrange(match.seats)
    view = seat_view(match, seat)
    assert set(found_in(view)) <= known | set(round.hands[seat])
    drawing = round.phase.name == "drew" and match.turn != seat
    if not drawing:  # the drawn card must stay in the hand that drew it
        assert seat_view(disguised(match, seat, random), seat) == view


def check_events(events: list[Event]) -> None:
    """Events survive the codec; their public form holds no secret."""
    for event in events:
        assert codec.load_event(json.loads(json.dumps(codec.dump_event(event)))) == event
        public = event.public()
        if isinstance(event, Drew):
            assert event.count == len(event.cards)
            assert list(found_in(public)) == []
        if isinstance(event, Challenged):
            assert list(found_in(public)) == []


# --- games ----------------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """A match being played, with its log."""

    match: Match
    seed: str
    log: list[str] = field(default_factory=list[str])
    twin: Match | None = None

    @classmethod
    def start(cls, rules: RuleSet, seats: int, seed: str, *, reordered: bool = False) -> Game:
        rules.check_seats(seats)
        match, events = Match.started(rules, seats, seed)
        check_events(events)
        game = cls(match, seed)
        if reordered:
            game.twin = Match.start(Reordered.of(rules, seats), seats, seed)
        check_cards(match)
        return game

    def step(self, seat: int | None, action: Action) -> list[Event]:
        self.match, events = self.match.step(seat, action)
        self.log.append(f"{notation.seat_name(seat)} {notation.write(action)}")
        if self.twin is not None:
            self.twin, same = self.twin.step(seat, action)
            assert same == events
        check_cards(self.match)
        return events

    def check_order(self) -> None:
        """The twin whose rules came in another order allows the same and is the same."""
        assert self.twin is not None
        assert written(self.twin) == written(self.match)
        for seat in range(self.match.seats):
            assert self.twin.legal(seat) == self.match.legal(seat)

    def check_replay(self) -> None:
        """Header and log are the whole match."""
        match = self.match
        again = Match.start(RuleSet.parse(match.rules.text), match.seats, self.seed)
        for line in self.log:
            name, _, text = line.partition(" ")
            again, _ = again.step(notation.seat_index(name), notation.read(text))
        assert written(again) == written(match)


def interrupts(match: Match, random: Random, rarely: float) -> tuple[int | None, Action] | None:
    """What comes from outside the play, now and then: the time is up, a penalty or its pardon, somebody leaves."""
    if match.round.book.round_minutes and not match.round.is_timed_out and random.random() < 0.01:
        return None, TimeUp()
    if random.random() >= rarely:
        return None
    seat = random.choice(match.present)
    if random.random() < 0.4:
        return seat, Leave()
    table: Action = random.choice((Pardon(), Penalise(seat, random.choice(CAUSES)), SpectatorCatch(seat)))
    return (None, table) if match.refusal(None, table) is None else None


def play_round(game: Game, random: Random, every: int, rarely: float = 0.0, limit: int = 6000) -> None:
    """Plays until the round is over, looking closely at one step in `every`."""
    for _ in range(limit):
        match = game.match
        if match.stage != "round":
            return
        check_alive(match)
        closely = random.randrange(every) == 0
        if closely:
            assert match.turn is not None
            assert match.legal(match.turn)
            check_doors(match, random, 12)
            check_codec(match)
            check_secrets(match, random)
            if game.twin is not None:
                game.check_order()
        seat, action = interrupts(match, random, rarely) or choose(match, random)
        events = game.step(seat, action)
        if closely:
            check_events(events)
    raise AssertionError(f"no end: {game.match.rules.text}, {game.match.seats} seats, seed {game.seed}")


def names_of(cards: list[Card]) -> str:
    return " ".join(card.name for card in sorted(cards, key=lambda card: card.order)) or "-"
