"""Rounds played by simple players, fast: on one round without copies, by the same code that a table plays.

The players R and X are those of the statistics that the engine must reproduce: they draw only without a playable card,
play a playable drawn card, play a wild draw four only where the rules allow it (as an answer to a pending penalty
freely), and answer a penalty whenever they can.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.uno.actions import Action, Draw, Keep, NameColour, Play, lay
from bot.uno.cards import CARDS, COLOURS, DRAW_TWO, SKIP, WILD_DRAW_FOUR, Card
from bot.uno.phases import OPENING, OVER, Choosing, Proof
from bot.uno.round import Round

Player = Callable[[Round, int], Action]

DRAW, KEEP = Draw(), Keep()
_SINGLE: dict[Card, Play] = {card: lay((card,)) for card in CARDS.values() if not card.black}
_BLACK: dict[Card, tuple[Play, ...]] = {
    card: tuple(lay((card,), colour) for colour in COLOURS) for card in CARDS.values() if card.black
}
_WILD4 = CARDS[WILD_DRAW_FOUR]


def choices(round: Round, seat: int) -> list[Card]:
    """The cards of this hand that such a player considers, twins twice."""
    cards = round.playable(seat)
    if _WILD4 in cards and round.phase.debt is None and not wild4_allowed(round, seat):
        return [card for card in cards if card is not _WILD4]
    return cards


def wild4_allowed(round: Round, seat: int) -> bool:
    """Whether a wild draw four in this hand could not be challenged with success."""
    judges = round.book.judges
    if judges is None or round.show is None:
        return True
    rest = round.hands[seat].copy()
    rest.remove(_WILD4)
    return not judges(Proof(seat, tuple(rest), round.show, None))


def random_player(random: Random) -> Player:
    """R: a uniformly random playable card, a uniformly random colour and target."""
    pick = random.random

    def choose(round: Round, seat: int) -> Action:
        cards = round.playable(seat)
        if not cards:
            return _without_card(round, random)
        card = cards[int(pick() * len(cards))]
        if card.black or card.face in round.book.aims:
            return choose_form(round, seat, card)
        return _SINGLE[card]

    def choose_form(round: Round, seat: int, card: Card) -> Action:
        if card is _WILD4:
            # one of all, or of the allowed ones when that is not allowed: each allowed card is equally likely
            cards = choices(round, seat)
            if not cards:
                return _without_card(round, random)
            card = card if card in cards else cards[int(pick() * len(cards))]
        if card.face in round.book.aims:
            forms = [play for play in round.forms(seat, card, 1) if round.refusal(seat, play) is None]
            return forms[int(pick() * len(forms))]
        return _BLACK[card][int(pick() * 4)] if card.black else _SINGLE[card]

    return choose


def _without_card(round: Round, random: Random) -> Action:
    if isinstance(round.phase, Choosing):
        return KEEP
    return NameColour(random.choice(COLOURS)) if round.phase is OPENING else DRAW


def tips_player(random: Random) -> Player:
    """X, the tips of document 000: the highest score, the colour held most; ties at random."""

    def choose(round: Round, seat: int) -> Action:
        cards = choices(round, seat)
        if not cards:
            if round.phase is OPENING:
                return NameColour(_best_colour(round.hands[seat], random))
            return _without_card(round, random)
        hand = round.hands[seat]
        threatened = len(round.hands[round.after[seat]]) <= 2
        scores = [_score(card, hand, threatened) for card in cards]
        best = max(scores)
        card = random.choice([card for card, score in zip(cards, scores, strict=True) if score == best])
        colour = _best_colour([each for each in hand if each is not card], random) if card.black else None
        if card.face in round.book.aims:
            forms = [play for play in round.forms(seat, card, 1) if round.refusal(seat, play) is None]
            return random.choice([play for play in forms if play.colour == colour])
        return lay((card,), colour)

    return choose


def _score(card: Card, hand: list[Card], threatened: bool) -> int:
    if card.black:
        score = -1001 if card is _WILD4 else -1000
    else:
        score = 10 * sum(each.colour == card.colour for each in hand) - (0 if card.is_number else 3)
    if threatened:
        score += {DRAW_TWO: 3000, SKIP: 2500, WILD_DRAW_FOUR: 4800}.get(card.face, 0)
    return score


def _best_colour(hand: list[Card], random: Random) -> str:
    held = [sum(card.colour == colour for card in hand) for colour in COLOURS]
    best = max(held)
    return random.choice([colour for colour, count in zip(COLOURS, held, strict=True) if count == best])


def play_round(round: Round, players: list[Player]) -> None:
    """Plays a dealt round to its end. Each player chooses for the seat on turn."""
    while round.phase is not OVER:
        seat = round.turn
        players[seat](round, seat).do(round, seat)
