"""Playing one round or match of a setting, and many of them.

Number `index` of a seed is the same round whatever the number of processes: all its chance comes from seed and index.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from random import Random

from bot.simulate.record import EndlessRound, Observer
from bot.simulate.seats import FAST, Sitter, sitter
from bot.simulate.setting import Setting
from bot.simulate.tally import Tally
from bot.uno import simulation
from bot.uno.actions import Action
from bot.uno.book import Book
from bot.uno.cards import CARDS, WILD_CUSTOM
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.shows import SHOWS
from bot.uno.table_actions import NextRound


@cache
def rules_of(text: str) -> RuleSet:
    """The rule set of this text, made once."""
    return RuleSet.parse(text)


def play(setting: Setting, index: int) -> tuple[Observer, dict[str, float]]:
    """Plays number `index` of the setting; what was observed, and the numbers of it. An endless round is void."""
    observer = Observer()
    kinds = setting.seated(index)
    random = Random(f"{setting.seed}:{index}")
    book = rules_of(setting.rules).book(setting.players)
    try:
        if is_simple(setting):
            winners = _straight(book, kinds, random, observer)
        else:
            winners = _at_a_table(setting, index, kinds, random, observer)
    except EndlessRound:
        observer.breaks_off()
        winners = ()
    return observer, observer.numbers(winners, kinds)


def is_simple(setting: Setting) -> bool:
    """Whether only the seat on turn ever has something to do, so that no match is needed around the rounds."""
    return (
        not setting.matches
        and all(kind in FAST for kind in setting.kinds)
        and _needs_no_reactions(setting.rules, setting.players)
    )


@cache
def _needs_no_reactions(rules: str, seats: int) -> bool:
    """Whether nobody can lay out of turn, and no call falls due but with a card that is laid."""
    book = rules_of(rules).book(seats)
    if book.looks_back or book.draws_specials is not None:
        return False
    if not book.call_penalty:
        return True
    laid = book.rows["turn", SHOWS[CARDS["R0"], "R"], None]
    moves = any(way.hands for card, way in laid.items() if card in book.deck)
    return not (moves or book.ghosts or book.few > 1 or CARDS[WILD_CUSTOM] in book.deck)


def _straight(book: Book, kinds: tuple[str, ...], random: Random, observer: Observer) -> tuple[int, ...]:
    """One round, played directly."""
    round = Round(book, "", 0, book.seats - 1, tuple(range(book.seats)), random)
    round.tell = observer
    made = {kind: FAST[kind](random, calls=book.call_penalty > 0 or book.exit_call) for kind in set(kinds)}
    round.deal()
    simulation.play_round(round, [made[kind] for kind in kinds], observer.watch)
    return () if round.winner is None else (round.winner,)


def _at_a_table(
    setting: Setting, index: int, kinds: tuple[str, ...], random: Random, observer: Observer
) -> tuple[int, ...]:
    """One round or match through the door of a match, with reactions."""
    seed = f"{setting.seed}:{index}"
    rules = rules_of(setting.rules)
    course = Course([sitter(kind, seat, Random(f"{seed}:{seat}")) for seat, kind in enumerate(kinds)], random, observer)
    if setting.matches:
        match, events = Match.started(rules, setting.players, seed)
        course.tells(match, events)
        return course.play_match(match)
    match, events = dealt(rules, setting.players, seed)
    course.tells(match, events)
    round = course.play_round(match).round
    return () if round.winner is None else (round.winner,)


def dealt(rules: RuleSet, seats: int, seed: str) -> tuple[Match, list[Event]]:
    """A match at its first round, dealt by the last seat; what happened."""
    match = Match(rules, seats, seed, dealer=seats - 2 if seats > 1 else 0)
    match.round = Round(match.book, seed, 0, match.dealer, tuple(range(seats)))
    match.stage = "break"
    return match.step(None, NextRound())


class Course:
    """The course of a match: whoever can react comes first, in random order, then the seat on turn."""

    def __init__(self, sitters: list[Sitter], random: Random, observer: Observer) -> None:
        self._sitters = sitters
        self._random = random
        self._observer = observer

    def play_match(self, match: Match) -> tuple[int, ...]:
        """Plays to the end of the match; the winners."""
        while match.stage != "over":
            match = self.play_round(match)
            if match.stage == "break":
                match = self._step(match, None, NextRound())
        return match.winners

    def play_round(self, match: Match) -> Match:
        """Plays to the end of the round. Raises EndlessRound."""
        number = match.number
        while match.stage == "round" and match.number == number:
            match = self._move(match)
        return match

    def _move(self, match: Match) -> Match:
        round = match.round
        if round.duties or round.fresh:
            seats = list(round.order)
            self._random.shuffle(seats)
            for seat in seats:
                reaction = self._sitters[seat].react(match, seat)
                if reaction is not None:
                    return self._step(match, seat, reaction)
        seat = round.turn
        self._observer.watch(round, seat)
        return self._step(match, seat, self._sitters[seat].choose(match, seat))

    def _step(self, match: Match, seat: int | None, action: Action) -> Match:
        match, events = match.step(seat, action)
        self.tells(match, events)
        return match

    def tells(self, match: Match, events: Sequence[Event]) -> None:
        """Tells the observer and everybody at the table what happened."""
        for event in events:
            self._observer(type(event), tuple(getattr(event, field.name) for field in fields(event)))
        for seat, each in enumerate(self._sitters):
            each.watch(match, seat, events)


def play_many(setting: Setting, indices: range, other: Setting | None = None) -> tuple[Tally, Tally, Tally]:
    """Plays these numbers of the setting, and of the `other` one on the same seeds.

    Given are the tallies of the setting, of the other one and of the differences, round by round.
    """
    tally, compared, differences = Tally(), Tally(), Tally()
    for index in indices:
        add(index, setting, other, tally, compared, differences)
    return tally, compared, differences


def add(index: int, setting: Setting, other: Setting | None, tally: Tally, compared: Tally, differences: Tally) -> None:
    """Plays one number of both settings into the tallies; nothing is added when it is broken off."""
    observer, numbers = play(setting, index)
    if other is not None:
        observed, found = play(other, index)
        compared.observe(observed, found)
        differences.add({name: found.get(name, 0) - numbers.get(name, 0) for name in numbers | found})
    tally.observe(observer, numbers)
