"""The book: a rule set compiled for play, so that every question has its answer ready.

Legality is a row, `card -> Way`, asked of the rules once for each situation and then a look-up. Effects are resolved
into the way. A hook that no rule uses is an empty tuple or None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, cast

from bot.uno.actions import Play, lay
from bot.uno.cards import CARDS, COLOURS, Card, standard_deck
from bot.uno.declared import Declared
from bot.uno.errors import DeclarationError, Reason
from bot.uno.memo import Memo
from bot.uno.phases import OWES, TURN, Phase, Row
from bot.uno.rule import Rule, Spot, Spotted, Stage, WayDeclaration
from bot.uno.shows import SHOWS, Show
from bot.uno.ways import Effect, Way


class Book:
    """What the engine asks of the rules. One per rule set and number of seats; holds no state of a game.

    `rows`: by spot, show and the face that is owed (None for none), the cards that may go down there, and how.
    `owing`: by show, the face that is owed and whether it is an ordinary penalty, the phase in which it is pending.
    `fresh`: by show, what may be laid out of turn on the card that just landed.
    `forbidding`: by show and the colour named, the cards beside which a wild draw four there is against the rules.
    `neighbours`: by the order of the seats, each seat's next one clockwise and counter-clockwise among them, also for
    a seat that left. `others`: by that order and a seat, the others clockwise from it.
    """

    __slots__ = (
        "_declared",
        "_forbids_wild4",
        "_made",
        "_team_of",
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
        "coloured",
        "credits_each",
        "debts_add_up",
        "deck",
        "draws",
        "draws_specials",
        "eliminates",
        "exit_call",
        "false_catch",
        "few",
        "forbidding",
        "fresh",
        "ghosts",
        "hand_size",
        "is_plain",
        "last_card_acts",
        "last_draw",
        "leaving",
        "looks_back",
        "misplays",
        "moves_on_finish",
        "neighbours",
        "opened",
        "opens",
        "others",
        "oversleeps",
        "owing",
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
        "rows",
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
        self.seats = seats
        self._declared = declared = Declared(rules)
        self.restricted = declared.restricted
        self.aims = declared.aims
        self.opened = declared.opened
        self.leaving = declared.leaving
        self._resolve_hooks(declared)
        self._resolve_traits(declared)
        self.looks_back = "fresh" in declared.ways
        self.is_plain = not self.restricted and not self.bars_finish
        self._made: dict[tuple[Spot, str, Card], Way] = {}
        self.rows = Memo(self._work_out_row)
        self.owing = Memo(self._work_out_owing)
        self.fresh = Memo(self._work_out_fresh)
        self.forbidding = Memo(self._work_out_forbidding)
        self.neighbours = Memo(self._work_out_neighbours)
        self.others = Memo(self._work_out_others)
        self.turns = {show: Phase(TURN, show) for show in SHOWS.values()}
        for show, turn in self.turns.items():
            turn.allow(self.rows["turn", show, None], self.rows["pair", show, None], plainly=self.is_plain)
        self.simple = {card: self._simple_play(card) for card in CARDS.values()}
        self.coloured = {
            card: tuple(lay((card,), colour) for colour in COLOURS) for card in CARDS.values() if card.black
        }
        self.points = {card: self._points_of(card) for card in CARDS.values()}
        self.deck = tuple(self._make_deck())
        self.teams: tuple[tuple[int, ...], ...] = self.seats_teams(seats) if self.seats_teams is not None else ()
        self._team_of = {seat: (seat,) for seat in range(seats)} | {seat: team for team in self.teams for seat in team}

    def _resolve_hooks(self, declared: Declared) -> None:
        single, needed = declared.single, declared.needed
        self.restricts_draw = declared.several("restricts_draw")
        self.restricts_keep = declared.several("restricts_keep")
        self.bars_finish = declared.several("bars_finish")
        self.turn_begins = declared.several("turn_begins")
        self.turn_ends = declared.several("turn_ends")
        self.watches_turns = bool(self.turn_begins or self.turn_ends)
        self.checks_seats = declared.several("checks_seats")
        self.picks_dealer = needed("picks_dealer")
        self.opens = needed("opens")
        self.draws = single("draws")
        self.misplays = single("misplays")
        self.oversleeps = single("oversleeps")
        self.stands_still = needed("stands_still")
        self.refuses_challenge = needed("refuses_challenge")
        self.settles_challenge = needed("settles_challenge")
        self._forbids_wild4: Callable[[Show, str | None], frozenset[Card]] = needed("forbids_wild4")
        self.scores_round = needed("scores_round")
        self.settles_match = needed("settles_match")
        self.eliminates = single("eliminates")
        self.draws_specials = single("draws_specials")
        self.seats_teams: Callable[[int], tuple[tuple[int, ...], ...]] | None = single("seats_teams")

    def _resolve_traits(self, declared: Declared) -> None:
        trait = declared.trait
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
        return self._declared.trait(name, default)

    def _points_of(self, card: Card) -> int:
        for values in self._declared.several("counts_points"):
            if (value := values(card)) is not None:
                return value
        return card.points

    def _make_deck(self) -> list[Card]:
        deck = standard_deck()
        for adds in self._declared.several("adds_cards"):
            deck += cast(list[Card], adds())
        deck.sort(key=lambda card: card.order)
        copies = self._declared.single("copies_deck")
        return deck * (copies() if copies is not None else 1)

    def _simple_play(self, card: Card) -> Play | None:
        """The play of this card alone, where nothing must be named with it: neither a colour nor a target."""
        return None if card.black or card.face in self.aims else lay((card,))

    # --- ways -------------------------------------------------------------------------------------------------------

    def _work_out_row(self, where: tuple[Spot, Show, str | None]) -> Row:
        kind, show, owed = where
        spot = Spotted(kind, show.card, show.colour, owed)
        row: Row = {}
        plain: set[Card] = set()
        for rule, each in self._declared.ways.get(kind, ()):
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

    def _work_out_owing(self, where: tuple[Show, str, bool]) -> Phase:
        show, face, ordinary = where
        phase = Phase(OWES, show)
        row = self.rows["owes" if ordinary else "last", show, face]
        # where cards may be covered, a twin of the draw card may be laid beside what the row says
        phase.allow(row, plainly=self.is_plain and not self.looks_back)
        return phase

    def _work_out_fresh(self, show: Show) -> dict[Card, tuple[Way, ...]]:
        spot = Spotted("fresh", show.card, show.colour, None)
        found: dict[Card, tuple[Way, ...]] = {}
        # a way that asks something of the seat is the special one and comes first, whatever the order of the rules
        declared = sorted(self._declared.ways.get("fresh", ()), key=lambda way: way[1].guarded_by is None)
        for rule, each in declared:
            for card in CARDS.values():
                if each.fits(rule, spot, card):
                    way = self._way(rule, each, card)
                    found[card] = (*found.get(card, ()), way)
        return found

    def way(self, spot: Spot, name: str, card: Card) -> Way:
        """The way of this card by the declaration of that name. Raises KeyError where there is none."""
        return self._way(*self._declared.named[spot, name], card)

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
            found = self._declared.effects.get((face, stage))
            if found is None:
                continue
            if stage is Stage.HANDS:
                hands += [partial(found, nth=nth) for nth in range(2 if pair else 1)]
            elif pair and self.pair_repeats and stage in (Stage.DIRECTION, Stage.SKIP):
                effects += [found, found]
            else:
                effects.append(found)
        return (*hands, *effects), tuple(hands)

    # --- small answers ----------------------------------------------------------------------------------------------

    def bars(self, card: Card) -> Reason | None:
        """Why this card may not be somebody's last, or None."""
        for bars in self.bars_finish:
            if reason := bars(card):
                return reason
        return None

    def _work_out_forbidding(self, where: tuple[Show, str | None]) -> frozenset[Card]:
        return self._forbids_wild4(*where)

    def judges(self, rest: Iterable[Card], before: Show, chosen: str | None) -> bool:
        """Whether a wild draw four was against the rules, with this rest of the hand."""
        return not self.forbidding[before, chosen].isdisjoint(rest)

    def _work_out_neighbours(self, order: tuple[int, ...]) -> tuple[list[int], list[int]]:
        seats = range(self.seats)
        return (
            [self._neighbour(seat, 1, order) for seat in seats],
            [self._neighbour(seat, -1, order) for seat in seats],
        )

    def _work_out_others(self, where: tuple[tuple[int, ...], int]) -> tuple[int, ...]:
        order, seat = where
        around = ((seat + distance) % self.seats for distance in range(1, self.seats))
        return tuple(each for each in around if each in order)

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
