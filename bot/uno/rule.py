"""What a house rule is: options, and declarations that the book collects.

A rule is a class in a file of its own under `rules/`. It never mentions another rule. Rules meet through the engine's
vocabulary: ways a card may go down, effects by face and stage, hooks, and traits. A misspelt hook, spot, face or
option group is an error at import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.uno.cards import FACES, Card
from bot.uno.errors import DeclarationError, Reason
from bot.uno.options import Option, Value

if TYPE_CHECKING:
    from bot.uno.actions import Play
    from bot.uno.round import Round

Spot = Literal["turn", "pair", "owes", "last", "fresh"]
SPOTS: tuple[Spot, ...] = ("turn", "pair", "owes", "last", "fresh")

# The hooks of the engine and the arguments they get. Those marked "several" may be used by more than one rule,
# because their order cannot matter; a second user of any other is a conflict.
HOOKS: dict[str, str] = {
    "adds_cards": "() -> list[Card]; several: cards beside the standard deck",
    "copies_deck": "() -> int: how many decks",
    "picks_dealer": "(dealing) -> int: who deals first",
    "opens": "(round) -> None: turns the start card over",
    "restricts_draw": "(round, seat) -> Reason | None; several",
    "restricts_keep": "(round, seat) -> Reason | None; several",
    "draws": "(round, seat) -> list[Card]: the cards of a turn's draw",
    "turn_begins": "(round, seat) -> bool; several: True when the round has ended here",
    "turn_ends": "(round, seat) -> None; several",
    "bars_finish": "(card) -> Reason | None; several: asked only for a last card",
    "misplays": "(round, seat, play, reason) -> int: cards for a wrong card, 0 to refuse it",
    "oversleeps": "(round, seat) -> int: cards when the turn timer runs out",
    "stands_still": "(round) -> None: nobody can move",
    "refuses_challenge": "(round, seat) -> Reason | None",
    "settles_challenge": "(round, seat) -> None",
    "forbids_wild4": "(show before, colour named) -> frozenset[Card]: beside these a wild draw four is not allowed",
    "scores_round": "(round, winner) -> list[int]: what the round gives each seat",
    "settles_match": "(match) -> tuple[int, ...]: the winners when the match is decided, else ()",
    "eliminates": "(match) -> frozenset[int]: seats that are out of the match",
    "counts_points": "(card) -> int | None; several: another value for a card",
    "seats_teams": "(seats) -> tuple[tuple[int, ...], ...]",
    "checks_seats": "(seats) -> Reason | None; several: a table this rule cannot be played at",
    "draws_specials": "(match, random) -> dict[str, Value]: rules drawn for one round",
}


class Stage(IntEnum):
    """When an effect acts (rulebook 4, step 9)."""

    HANDS = 1
    DIRECTION = 2
    SKIP = 3
    DEBT = 4
    PROOF = 5
    CUSTOM = 6


class Leave(IntEnum):
    """The steps of going out (rulebook 4.O), in the order in which they are asked."""

    CALLED = 1
    EXIT_CALL = 2
    REENTRY = 3
    STAYS = 4
    HANDS = 5


class Spotted:
    """What a rule may know of a situation without a hand: the only argument of a way's question."""

    __slots__ = ("colour", "kind", "owed", "top")

    def __init__(self, kind: Spot, top: Card, colour: str | None, owed: str | None) -> None:
        self.kind = kind
        self.top = top
        self.colour = colour
        self.owed = owed


When = Callable[[Any], bool]
Fits = Callable[[Any, Spotted, Card], bool]


class WayDeclaration:
    """A way a card may go down at some spot, and what is special about it there."""

    def __init__(self, spot: Spot, fits: Fits) -> None:
        if spot not in SPOTS:
            raise DeclarationError(f"unknown spot {spot!r}")
        self.spot: Spot = spot
        self.fits = fits
        self.name = fits.__name__
        self.lands_by: Callable[..., None] | None = None
        self.prepares_by: Callable[..., Any] | None = None
        self.guarded_by: Callable[..., Reason | None] | None = None

    def lands(self, function: Callable[[Any, Round, int, Play], None]) -> Callable[..., None]:
        """Marks what happens instead of the face's own effects."""
        self.lands_by = function
        return function

    def prepares(self, function: Callable[[Any, Round, int, Play], Any]) -> Callable[..., Any]:
        """Marks what happens before the card lands; it returns the way by which the card then acts."""
        self.prepares_by = function
        return function

    def guards(self, function: Callable[[Any, Round, int, Play], Reason | None]) -> Callable[..., Reason | None]:
        """Marks what this way asks of the hand or the seat."""
        self.guarded_by = function
        return function


def way(spot: Spot) -> Callable[[Fits], WayDeclaration]:
    """Declares a static question: may this card go down at this spot?"""
    return lambda fits: WayDeclaration(spot, fits)


class _Declaration:
    """A function of a rule together with what it is declared to be."""

    def __init__(
        self, function: Callable[..., Any], kind: str, keys: tuple[Any, ...], when: When | None = None
    ) -> None:
        self.function, self.kind, self.keys, self.when = function, kind, keys, when

    def holds(self, rule: Rule) -> bool:
        """Whether this rule, with its values, declares it at all: what nobody needs costs nothing."""
        return self.when is None or self.when(rule)

    def __get__(self, instance: object, owner: type) -> Any:
        return self if instance is None else self.function.__get__(instance, owner)


def effect(*faces: str, stage: Stage, when: When | None = None) -> Callable[[Callable[..., None]], Any]:
    """Declares what a face does, and at which stage; `when` says for which values of the rule.

    HANDS effects get the number of the card of a pair as well.
    """
    for face in faces:
        if face not in FACES:
            raise DeclarationError(f"unknown face {face!r}")
    return lambda function: _Declaration(function, "effect", tuple((face, stage) for face in faces), when)


def restricts(*faces: str) -> Callable[[Callable[..., Reason | None]], Any]:
    """Declares a refusal that depends on the hand or the play: (self, round, seat, play) -> Reason | None."""
    for face in faces:
        if face not in FACES:
            raise DeclarationError(f"unknown face {face!r}")
    return lambda function: _Declaration(function, "restricts", faces)


def targets(*faces: str) -> Callable[[Callable[..., tuple[int | None, ...]]], Any]:
    """Declares whom a face may be aimed at: (self, round, seat) -> seats, None for nobody."""
    return lambda function: _Declaration(function, "targets", faces)


def opened(*faces: str) -> Callable[[Callable[..., None]], Any]:
    """Declares what a face does as start card: (self, round) -> None."""
    return lambda function: _Declaration(function, "opened", faces)


def leaving(step: Leave) -> Callable[[Callable[..., str]], Any]:
    """Declares an answer to an empty hand: (self, round, seat, play, called) -> GOES_ON, ACTS or DONE."""
    return lambda function: _Declaration(function, "leaving", (step,))


def hook(name: str, when: When | None = None) -> Callable[[Callable[..., Any]], Any]:
    """Declares a hook of the engine; `when` says for which values of the rule."""
    if name not in HOOKS:
        raise DeclarationError(f"unknown hook {name!r}")
    return lambda function: _Declaration(function, "hook", (name,), when)


def trait(name: str) -> Callable[[Callable[[Any], Any]], Any]:
    """Declares a trait that is worked out from the rule's options: (self) -> value."""
    if name not in TRAITS:
        raise DeclarationError(f"unknown trait {name!r}")
    return lambda function: _Declaration(function, "trait", (name,))


GOES_ON, ACTS, DONE = "goes_on", "acts", "done"

# Facts by which rules meet without naming one another, in the engine's vocabulary.
TRAITS: dict[str, str] = {
    "black_twins": "black cards may be laid on their twins out of turn and in pairs",
    "races": "cards may be laid out of turn",
    "moves_hands": "a card moves hands",
    "moves_on_finish": "a last card still moves hands",
    "ghosts": "players without cards stay in the order",
    "places": "players who are out are placed and the round goes on",
    "unscored": "nothing is counted",
    "last_draw": "a draw card played last still draws",
    "call_counts": "hand size -> the call that falls due with it; several rules add to it",
    "call_penalty": "cards for a missing call",
    "call_timing": "when a call still counts",
    "call_window": "how long one can be caught",
    "call_auto": "the table punishes by itself",
    "call_by_state": "cards received oblige too",
    "call_needed": "no valid call, no win",
    "exit_call": "the last card needs a call as well",
    "false_catch": "cards for catching someone who owes nothing",
    "debts_add_up": "an answer to a draw card adds to the penalty",
    "pair_repeats": "a pair turns and skips twice",
    "bluff_barred": "a wild draw four against the rules is refused, so there is nothing to challenge",
    "challenge_cost": "what a failed challenge adds to the pending penalty",
    "hand_size": "cards dealt",
    "target": "points that end the match, 0 for none",
    "round_minutes": "the length of a timed round, 0 for none",
    "partner_points": "whose cards count for a team",
    "partner_credit": "one account for a team, or the sum credited to each",
    "social_penalties": "cause -> cards for a penalty that the players decide on; several rules add to it",
    "social": "who decides on reported penalties",
}


class Rule:
    """Base of all house rules. Subclasses register by existing; `on` says whether this rule is in play."""

    id: ClassVar[str] = ""
    source: ClassVar[str] = ""
    options: ClassVar[dict[str, Option]] = {}
    traits: ClassVar[dict[str, Any]] = {}
    ways: ClassVar[tuple[WayDeclaration, ...]] = ()
    declarations: ClassVar[tuple[_Declaration, ...]] = ()
    always: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.id = cls.__module__.rpartition(".")[2]
        if cls.id in REGISTRY:
            raise DeclarationError(f"two rules are named {cls.id!r}")
        own = vars(cls)
        cls.options = {name: each for name, each in own.items() if isinstance(each, Option)}
        cls.ways = tuple(each for each in own.values() if isinstance(each, WayDeclaration))
        cls.declarations = tuple(each for each in own.values() if isinstance(each, _Declaration))
        for unknown in set(cls.traits) - set(TRAITS):
            raise DeclarationError(f"{cls.id}: unknown trait {unknown!r}")
        for name, option in cls.options.items():
            option.rule_id = cls.id
            if name in ALL_OPTIONS:
                raise DeclarationError(f"two rules declare the option {name!r}")
            ALL_OPTIONS[name] = option
        REGISTRY[cls.id] = cls

    def __init__(self, values: Mapping[str, Value]) -> None:
        for name in self.options:
            setattr(self, name, values[name])

    @property
    def on(self) -> bool:
        """Whether the rule is in play: always, or because its first option is not at its default."""
        if self.always or not self.options:
            return True
        first, option = next(iter(self.options.items()))
        return getattr(self, first) != option.default

    def needs(self) -> frozenset[str]:
        """What this rule takes for granted about the game; a rule that breaks it is a conflict."""
        return frozenset()

    def breaks(self) -> frozenset[str]:
        """What other rules can no longer take for granted."""
        return frozenset()

    def fault(self) -> Reason | None:
        """Why these values of the rule's own options cannot stand together, or None."""
        return None

    def changed(self, *names: str) -> tuple[str, ...]:
        """Those of the named options of this rule (all, without names) that are not at their default."""
        asked = names or tuple(self.options)
        return tuple(name for name in asked if getattr(self, name) != self.options[name].default)

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """Options that are set but without effect, because what they refine is off; `facts` are all rules' traits."""
        return () if self.on else self.changed()

    def facts(self) -> dict[str, Any]:
        """The traits of this rule; a trait that is an option stands for its value."""
        stated = {
            name: getattr(self, value.name) if isinstance(value, Option) else value
            for name, value in self.traits.items()
        }
        worked_out = {
            key: each.function(self) for each in self.declarations if each.kind == "trait" for key in each.keys
        }
        return stated | worked_out


REGISTRY: dict[str, type[Rule]] = {}
ALL_OPTIONS: dict[str, Option] = {}
