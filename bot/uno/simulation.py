"""Rounds played by simple players, fast: on one round without copies, by the same code that a table plays.

The players R and X are those of the statistics that the engine must reproduce: they draw only without a playable card,
play a playable drawn card, play a wild draw four only where the rules allow it (as an answer to a pending penalty
freely), and answer a penalty whenever they can. They never challenge; `calls` says whether they call. Whom a playable
card is aimed at, and the colour named with it, never decide whether it may be laid, so they do not ask again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random

from bot.uno.actions import Action, Draw, Keep, NameColour, lay
from bot.uno.cards import CARDS, COLOURS, DRAW_TWO, SKIP, WILD_DRAW_FOUR, Card
from bot.uno.phases import OPENING, OVER
from bot.uno.round import Round

Player = Callable[[Round, int], Action]
Watch = Callable[[Round, int], None]

DRAW, KEEP = Draw(), Keep()
_WILD4 = CARDS[WILD_DRAW_FOUR]


def choices(round: Round, seat: int) -> list[Card]:
    """The cards of this hand that such a player considers, twins twice.

    A wild draw four that the rules do not allow is among them only where it must be laid: neither draw nor keep.
    """
    cards = round.playable(seat)
    if _WILD4 in cards and round.debt is None and not wild4_allowed(round, seat):
        rest = [card for card in cards if card is not _WILD4]
        return rest if rest or _may_wait(round, seat) else cards
    return cards


def _may_wait(round: Round, seat: int) -> bool:
    """Whether the seat on turn may draw, or keep what it drew."""
    phase = round.phase
    kind = phase.kind
    refuses = kind.refuses_draw if phase.drawn is None else kind.refuses_keep
    return refuses(round, seat) is None


def wild4_allowed(round: Round, seat: int) -> bool:
    """Whether a wild draw four in this hand could not be challenged with success."""
    rest = round.hands[seat].copy()
    rest.remove(_WILD4)
    show = round.show
    assert show is not None
    return round.book.forbidding[show, None].isdisjoint(rest)


def random_player(random: Random, *, calls: bool = False) -> Player:
    """R: a uniformly random playable card, a uniformly random colour and target."""
    pick = random.random

    def choose(round: Round, seat: int) -> Action:
        phase = round.phase
        takes = phase.takes
        cards = round.playable(seat) if takes is None else [*filter(takes, round.hands[seat])]
        count = len(cards)
        if count > 1:
            card = cards[floor(pick() * count)]
        elif count:
            card = cards[0]
        else:
            if phase is OPENING:
                return NameColour(random.choice(COLOURS))
            return DRAW if phase.drawn is None else KEEP
        play = round.book.simple[card]
        if play is None:
            return choose_form(round, seat, card, cards)
        return play.calling() if calls else play

    def choose_form(round: Round, seat: int, card: Card, cards: list[Card]) -> Action:
        if card is _WILD4 and round.debt is None and not wild4_allowed(round, seat):
            # one of the others then: so each card of the `choices` is equally likely
            rest = [each for each in cards if each is not _WILD4]
            if rest:
                card = rest[int(pick() * len(rest))]
            elif _may_wait(round, seat):
                return _without_card(round)
        if card.face in round.book.aims:
            forms = round.forms(seat, card, 1)
            play = forms[int(pick() * len(forms))]
        else:
            play = round.book.simple[card] or round.book.coloured[card][int(pick() * 4)]
        return play.calling() if calls else play

    return choose


def _without_card(round: Round) -> Action:
    return DRAW if round.phase.drawn is None else KEEP


BASE_SCORE = {card: -1000 if card.black else 0 if card.is_number else -3 for card in CARDS.values()} | {_WILD4: -1001}
STOPS = {DRAW_TWO: 3000, SKIP: 2500, WILD_DRAW_FOUR: 4800}
"""What X adds for a card against a next player with one or two cards."""


def tips_player(random: Random, *, calls: bool = False) -> Player:
    """X, the tips of document 000: the highest score, the colour held most; ties at random."""
    pick = random.random

    def choose(round: Round, seat: int) -> Action:
        cards = choices(round, seat)
        hand = round.hands[seat]
        if not cards:
            if round.phase is OPENING:
                return NameColour(best_colour(hand, pick))
            return _without_card(round)
        card = cards[0]
        if len(cards) > 1:
            card = best_card(cards, hand, len(round.hands[round.after[seat]]) <= 2, pick)
        colour = best_colour([each for each in hand if each is not card], pick) if card.black else None
        if card.face in round.book.aims:
            forms = [play for play in round.forms(seat, card, 1) if play.colour == colour]
            play = forms[int(pick() * len(forms))]
            return play.calling() if calls else play
        play = round.book.simple[card] or lay((card,), colour)
        return play.calling() if calls else play

    return choose


def best_card(cards: list[Card], hand: list[Card], threatened: bool, pick: Callable[[], float]) -> Card:
    """X's choice among playable cards; `threatened` when the next player holds one or two."""
    count = [card.colour for card in hand].count
    tens: dict[str | None, int] = {colour: 10 * count(colour) for colour in COLOURS}
    tens[None] = 0
    scores = [BASE_SCORE[card] + tens[card.colour] for card in cards]
    if threatened:
        scores = [score + STOPS.get(card.face, 0) for score, card in zip(scores, cards, strict=True)]
    best = max(scores)
    if scores.count(best) == 1:
        return cards[scores.index(best)]
    found = [card for card, score in zip(cards, scores, strict=True) if score == best]
    return found[int(pick() * len(found))]


def best_colour(hand: list[Card], pick: Callable[[], float]) -> str:
    """The colour held most, one of several at random."""
    count = [card.colour for card in hand].count
    held = [count(colour) for colour in COLOURS]
    best = max(held)
    found = [colour for colour, number in zip(COLOURS, held, strict=True) if number == best]
    return found[0] if len(found) == 1 else found[int(pick() * len(found))]


def play_round(round: Round, players: list[Player], watch: Watch | None = None) -> None:
    """Plays a dealt round to its end: each player chooses for the seat on turn; `watch` sees the round before it."""
    if watch is not None:
        players = [_watched(player, watch) for player in players]
    over = OVER
    while round.phase is not over:
        seat = round.turn
        action = players[seat](round, seat)
        if action is DRAW:
            # all that it does; what is left below are plays nearly always, and Python calls the same method faster
            round.phase.kind.draw(round, seat)
        else:
            action.do(round, seat)


def _watched(player: Player, watch: Watch) -> Player:
    """The same player, watched before each decision."""

    def choose(round: Round, seat: int) -> Action:
        watch(round, seat)
        return player(round, seat)

    return choose
