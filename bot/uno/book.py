"""The book: a rule set compiled for play, so that every question has its answer ready.

Legality is a row, `card -> Way`, asked of the rules once for each situation and then a look-up. Effects are resolved
into the way. A hook that no rule uses is an empty tuple or None. Rules are independent of their order: two that would
disagree (two effects on one face and stage, two unlike ways at one spot, two users of a single hook) are a conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, cast

from bot.uno.actions import Play, lay
from bot.uno.cards import CARDS, Card, standard_deck
from bot.uno.errors import DeclarationError, Reason
from bot.uno.phases import Debt, Owes, Row, Turn
from bot.uno.rule import HOOKS, Leave, Rule, Spot, Spotted, Stage, WayDeclaration
from bot.uno.shows import SHOWS, Show

Effect = Callable[..., None]


class Way:
    """How a card goes down: by which declaration of which spot, and what it does then. One object wherever it is used.

    `effects` act in the order of their stages, those of `hands` among them; `follows` is the next turn where nothing
    happens but the turn passing on, else None; `single` is how one card of a pair would act.
    """

    __slots__ = ("card", "effects", "follows", "guard", "hands", "name", "prepare", "single", "spot")

    def __init__(
        self,
        spot: Spot,
        name: str,
        card: Card,
        effects: tuple[Effect, ...],
        hands: tuple[Effect, ...],
        guard: Callable[..., Reason | None] | None,
        prepare: Callable[..., Way] | None,
        follows: Turn | None,
    ) -> None:
        self.spot = spot
        self.name = name
        self.card = card
        self.effects = effects
        self.hands = hands
        self.guard = guard
        self.prepare = prepare
        self.follows = follows
        self.single: Way = self


class Book:
    """What the engine asks of the rules. One per rule set and number of seats; holds no state of a game."""

    __slots__ = (
        "_effects",
        "_fresh",
        "_hooks",
        "_leaving",
        "_made",
        "_named",
        "_neighbours",
        "_others",
        "_owing",
        "_rows",
        "_team_of",
        "_traits",
        "_ways",
        "aims",
        "bars_finish",
        "black_twins",
        "bluff_barred",
        "call_auto",
        "call_by_state",
        "call_counts",
        "call_needed",
        "call_penalty",
        "call_timing",
        "call_window",
        "challenge_cost",
        "checks_seats",
        "credits_each",
        "debts_add_up",
        "deck",
        "draws",
        "draws_specials",
        "eliminates",
        "exit_call",
        "false_catch",
        "few",
        "ghosts",
        "hand_size",
        "is_plain",
        "judges",
        "last_card_acts",
        "last_draw",
        "leaving",
        "looks_back",
        "misplays",
        "moves_on_finish",
        "opened",
        "opens",
        "oversleeps",
        "pair_repeats",
        "picks_dealer",
        "places",
        "points",
        "races",
        "refuses_challenge",
        "restricted",
        "restricts_draw",
        "restricts_keep",
        "round_minutes",
        "rules",
        "scores_round",
        "seats",
        "seats_teams",
        "settles_challenge",
        "settles_match",
        "simple",
        "social_penalties",
        "spares_team",
        "stands_still",
        "target",
        "teams",
        "turn_begins",
        "turn_ends",
        "turns",
        "unscored",
        "watches_turns",
    )

    def __init__(self, rules: Iterable[Rule], seats: int) -> None:
        self.rules = tuple(rule for rule in rules if rule.on)
        self.seats = seats
        self._ways: dict[str, list[tuple[Rule, WayDeclaration]]] = {}
        self._named: dict[tuple[str, str], tuple[Rule, WayDeclaration]] = {}
        self._made: dict[tuple[Spot, str, Card], Way] = {}
        self._effects: dict[tuple[str, Stage], Effect] = {}
        self.restricted: dict[str, tuple[Callable[..., Reason | None], ...]] = {}
        self.aims: dict[str, Callable[..., tuple[int | None, ...]]] = {}
        self.opened: dict[str, Callable[..., None]] = {}
        self._leaving: dict[Leave, Callable[..., str]] = {}
        self._hooks: dict[str, list[Callable[..., Any]]] = {name: [] for name in HOOKS}
        self._traits: dict[str, Any] = {}
        for rule in self.rules:
            self._collect(rule)
        self._resolve_hooks()
        self._resolve_traits()
        self.leaving = tuple((step, self._leaving[step]) for step in sorted(self._leaving))
        self._rows: dict[tuple[Spot, Show, str | None], Row] = {}
        self._fresh: dict[Show, dict[Card, tuple[Way, ...]]] = {}
        self._owing: dict[tuple[Show, str, bool], Owes] = {}
        self.looks_back = "fresh" in self._ways
        self.is_plain = not self.restricted and not self.bars_finish
        self.turns = {show: Turn(show) for show in SHOWS.values()}
        for show, turn in self.turns.items():
            turn.allow(self.row("turn", show), self.row("pair", show), plainly=self.is_plain)
        self.simple = {card: self._simple_play(card) for card in CARDS.values()}
        self._neighbours: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
        self._others: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}
        self.points = {card: self._points_of(card) for card in CARDS.values()}
        self.deck = tuple(self._make_deck())
        self.teams: tuple[tuple[int, ...], ...] = self.seats_teams(seats) if self.seats_teams is not None else ()
        self._team_of = {seat: (seat,) for seat in range(seats)} | {seat: team for team in self.teams for seat in team}

    def _collect(self, rule: Rule) -> None:
        for each in rule.ways:
            if (each.spot, each.name) in self._named:
                raise DeclarationError(f"two ways at {each.spot!r} are named {each.name!r}")
            self._named[each.spot, each.name] = (rule, each)
            self._ways.setdefault(each.spot, []).append((rule, each))
        for each in rule.declarations:
            if not each.holds(rule):
                continue
            function = each.function.__get__(rule, type(rule))
            if each.kind == "effect":
                for key in each.keys:
                    self._put(self._effects, key, function)
            elif each.kind == "restricts":
                for face in each.keys:
                    self.restricted[face] = (*self.restricted.get(face, ()), function)
            elif each.kind == "targets":
                for face in each.keys:
                    self._put(self.aims, face, function)
            elif each.kind == "opened":
                for face in each.keys:
                    self._put(self.opened, face, function)
            elif each.kind == "leaving":
                self._put(self._leaving, each.keys[0], function)
            elif each.kind == "hook":
                self._hooks[each.keys[0]].append(function)
        for name, value in rule.facts().items():
            if isinstance(value, dict):
                merged: dict[Any, Any] = self._traits.setdefault(name, {})
                merged.update(cast(dict[Any, Any], value))
            elif name in self._traits and self._traits[name] != value:
                # a flag that one rule raises is raised; two different values would depend on the order
                if not (isinstance(value, bool) and isinstance(self._traits[name], bool)):
                    raise DeclarationError(f"two rules set the trait {name!r}")
                self._traits[name] = True
            else:
                self._traits[name] = value

    @staticmethod
    def _put(where: dict[Any, Any], key: Any, function: Callable[..., Any]) -> None:
        if key in where:
            raise DeclarationError(f"two rules declare {key!r}: {where[key]!r} and {function!r}")
        where[key] = function

    def _single(self, name: str) -> Any:
        users = self._hooks[name]
        if len(users) > 1:
            raise DeclarationError(f"two rules use the hook {name!r}: {users!r}")
        return users[0] if users else None

    def _needed(self, name: str) -> Any:
        found = self._single(name)
        if found is None:
            raise DeclarationError(f"no rule uses the hook {name!r}, without which there is no game")
        return found

    def _resolve_hooks(self) -> None:
        self.restricts_draw = tuple(self._hooks["restricts_draw"])
        self.restricts_keep = tuple(self._hooks["restricts_keep"])
        self.bars_finish = tuple(self._hooks["bars_finish"])
        self.turn_begins = tuple(self._hooks["turn_begins"])
        self.turn_ends = tuple(self._hooks["turn_ends"])
        self.watches_turns = bool(self.turn_begins or self.turn_ends)
        self.checks_seats = tuple(self._hooks["checks_seats"])
        self.picks_dealer = self._needed("picks_dealer")
        self.opens = self._needed("opens")
        self.draws = self._single("draws")
        self.misplays = self._single("misplays")
        self.oversleeps = self._single("oversleeps")
        self.stands_still = self._needed("stands_still")
        self.refuses_challenge = self._needed("refuses_challenge")
        self.settles_challenge = self._needed("settles_challenge")
        self.judges: Callable[[Iterable[Card], Show, str | None], bool] = self._needed("judges")
        self.scores_round = self._needed("scores_round")
        self.settles_match = self._needed("settles_match")
        self.eliminates = self._single("eliminates")
        self.draws_specials = self._single("draws_specials")
        self.seats_teams: Callable[[int], tuple[tuple[int, ...], ...]] | None = self._single("seats_teams")

    def _resolve_traits(self) -> None:
        trait = self._traits.get
        self.call_counts: dict[int, str] = trait("call_counts", {})
        self.few = max(self.call_counts, default=0)
        self.social_penalties: dict[str, int] = trait("social_penalties", {})
        self.call_penalty: int = trait("call_penalty", 0)
        self.call_timing: str = trait("call_timing", "until_caught")
        self.call_window: str = trait("call_window", "next_action")
        self.call_auto: bool = trait("call_auto", False)
        self.call_by_state: bool = trait("call_by_state", True)
        self.call_needed: bool = trait("call_needed", False)
        self.exit_call: bool = trait("exit_call", False)
        self.false_catch: int = trait("false_catch", 0)
        self.black_twins: bool = trait("black_twins", False)
        self.moves_on_finish: bool = trait("moves_on_finish", False)
        self.ghosts: bool = trait("ghosts", False)
        self.places: bool = trait("places", False)
        self.last_card_acts: bool = self.ghosts or self.places
        self.unscored: bool = trait("unscored", False)
        self.last_draw: bool = trait("last_draw", False) and not trait("unscored", False)
        self.pair_repeats: bool = trait("pair_repeats", False)
        self.hand_size: int = trait("hand_size", 7)
        self.target: int = trait("target", 0)
        self.round_minutes: int = trait("round_minutes", 0)
        self.challenge_cost: int = trait("challenge_cost", 0)
        self.debts_add_up: bool = trait("debts_add_up", False)
        self.bluff_barred: bool = trait("bluff_barred", False)
        self.races: bool = trait("races", False)
        self.credits_each: bool = trait("partner_credit") == "each"
        self.spares_team: bool = trait("partner_points", "opponents") == "opponents"

    def trait(self, name: str, default: Any = None) -> Any:
        """A fact that a rule states in the engine's vocabulary."""
        return self._traits.get(name, default)

    def _points_of(self, card: Card) -> int:
        for values in self._hooks["counts_points"]:
            if (value := values(card)) is not None:
                return value
        return card.points

    def _make_deck(self) -> list[Card]:
        deck = standard_deck()
        for adds in self._hooks["adds_cards"]:
            deck += cast(list[Card], adds())
        deck.sort(key=lambda card: card.order)
        copies = self._single("copies_deck")
        return deck * (copies() if copies is not None else 1)

    # --- rows -------------------------------------------------------------------------------------------------------

    def row(self, kind: Spot, show: Show, owed: str | None = None) -> Row:
        """The cards that may go down at this spot, and how. Worked out once."""
        key = (kind, show, owed)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = self._work_out(kind, show, owed)
        return row

    def owing(self, debt: Debt, show: Show) -> Owes:
        """The phase in which this penalty is pending under this show."""
        key = (show, debt.face, debt.leaver is None)
        phase = self._owing.get(key)
        if phase is None:
            row = self.row("owes" if debt.leaver is None else "last", show, debt.face)
            # where cards may be covered, a twin of the draw card may be laid beside what the row says
            phase = self._owing[key] = Owes(show, row, plainly=self.is_plain and not self.looks_back)
        return phase

    def fresh(self, show: Show) -> dict[Card, tuple[Way, ...]]:
        """What may be laid on the card that just landed, out of turn."""
        if show not in self._fresh:
            self._fresh[show] = self._work_out_fresh(show)
        return self._fresh[show]

    def _work_out_fresh(self, show: Show) -> dict[Card, tuple[Way, ...]]:
        spot = Spotted("fresh", show.card, show.colour, None)
        found: dict[Card, tuple[Way, ...]] = {}
        # a way that asks something of the seat is the special one and comes first, whatever the order of the rules
        declared = sorted(self._ways.get("fresh", ()), key=lambda way: way[1].guarded_by is None)
        for rule, each in declared:
            for card in CARDS.values():
                if each.fits(rule, spot, card):
                    way = self._way(rule, each, card)
                    found[card] = (*found.get(card, ()), way)
        return found

    def _work_out(self, kind: Spot, show: Show, owed: str | None) -> Row:
        spot = Spotted(kind, show.card, show.colour, owed)
        row: Row = {}
        plain: set[Card] = set()
        for rule, each in self._ways.get(kind, ()):
            is_plain = each.lands_by is None and each.prepares_by is None and each.guarded_by is None
            for card in CARDS.values():
                if not each.fits(rule, spot, card):
                    continue
                if card in row:
                    if is_plain and card in plain:
                        continue
                    raise DeclarationError(f"two ways for {card} on {show}: {row[card].name} and {each.name}")
                row[card] = self._way(rule, each, card)
                if is_plain:
                    plain.add(card)
        return row

    def way(self, spot: Spot, name: str, card: Card) -> Way:
        """The way of this card by the declaration of that name. Raises KeyError where there is none."""
        return self._way(*self._named[spot, name], card)

    def _way(self, rule: Rule, each: WayDeclaration, card: Card) -> Way:
        key = (each.spot, each.name, card)
        if key not in self._made:
            self._made[key] = self._make_way(rule, each, card)
        return self._made[key]

    def _make_way(self, rule: Rule, each: WayDeclaration, card: Card) -> Way:
        def bind(function: Callable[..., Any] | None) -> Any:
            return None if function is None else function.__get__(rule, type(rule))

        def made(*, pair: bool) -> Way:
            if each.lands_by is not None:
                effects: tuple[Effect, ...] = (bind(each.lands_by),)
                hands: tuple[Effect, ...] = ()
            else:
                effects, hands = self._effects_of(card.face, pair)
            guard, prepare = bind(each.guarded_by), bind(each.prepares_by)
            follows = None if effects or self.watches_turns or card.black else self.turns[SHOWS[card, card.colour]]
            return Way(each.spot, each.name, card, effects, hands, guard, prepare, follows)

        way = made(pair=each.spot == "pair")
        if each.spot == "pair":
            way.single = made(pair=False)
        return way

    def _effects_of(self, face: str, pair: bool) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        effects: list[Effect] = []
        hands: list[Effect] = []
        for stage in Stage:
            found = self._effects.get((face, stage))
            if found is None:
                continue
            if stage is Stage.HANDS:
                hands += [partial(found, nth=nth) for nth in range(2 if pair else 1)]
            elif pair and self.pair_repeats and stage in (Stage.DIRECTION, Stage.SKIP):
                effects += [found, found]
            else:
                effects.append(found)
        return (*hands, *effects), tuple(hands)

    def _simple_play(self, card: Card) -> Play | None:
        """The play of this card alone, where nothing must be named with it: neither a colour nor a target."""
        return None if card.black or card.face in self.aims else lay((card,))

    # --- small answers ----------------------------------------------------------------------------------------------

    def bars(self, card: Card) -> Reason | None:
        """Why this card may not be somebody's last, or None."""
        for bars in self.bars_finish:
            if reason := bars(card):
                return reason
        return None

    def neighbours(self, order: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Each seat's next one clockwise and counter-clockwise among those in `order`; a leaver has a next one too."""
        if order not in self._neighbours:
            seats = range(self.seats)
            self._neighbours[order] = (
                [self._neighbour(seat, 1, order) for seat in seats],
                [self._neighbour(seat, -1, order) for seat in seats],
            )
        return self._neighbours[order]

    def others(self, order: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """The other seats among those in `order`, clockwise from this one."""
        key = (order, seat)
        if key not in self._others:
            around = ((seat + distance) % self.seats for distance in range(1, self.seats))
            self._others[key] = tuple(each for each in around if each in order)
        return self._others[key]

    def _neighbour(self, seat: int, step: int, order: tuple[int, ...]) -> int:
        around = ((seat + step * distance) % self.seats for distance in range(1, self.seats + 1))
        return next((other for other in around if other in order), seat)

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats of this seat's team, itself included."""
        return self._team_of[seat]

    def why_no_seats(self) -> Reason | None:
        """Why this rule set cannot be played by so many, or None."""
        for checks in self.checks_seats:
            if reason := checks(self.seats):
                return reason
        need = self.seats * self.hand_size
        if need + 1 > len(self.deck):
            return Reason("too-few-cards", {"need": need + 1, "deck": len(self.deck)})
        return None
