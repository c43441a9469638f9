"""The pictures of cards and marks, drawn by `tools/draw_cards.py`: their names, their bytes, and which card has which.

Names are words, because Discord shows them on hover and screen readers speak them.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from bot.uno.cards import (
    BLACK_FACES,
    CARDS,
    COLOURS,
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SWAP,
    Card,
)

COLOUR_NAMES: dict[str, str] = dict(zip(COLOURS, ("red", "yellow", "green", "blue"), strict=True))
"""The picture of a colour alone, by the colour's letter."""

CARD_BACK, PLAY_DOWN, PLAY_UP, TURN, BLANK = "card_back", "play_down", "play_up", "turn", "blank"
"""The back of a card; the direction of play in a list of seats; whose turn it is; an indent of the same width."""

_FACE_NAMES = {
    SKIP: "skip",
    REVERSE: "reverse",
    DRAW_TWO: "draw2",
    WILD: "wild",
    WILD_DRAW_FOUR: "wild_draw4",
    WILD_SWAP: "wild_swap",
    WILD_CUSTOM: "wild_custom",
}


def face_of(card: Card) -> str:
    """The word of a card's face: `7`, `skip`, `wild_draw4`."""
    return _FACE_NAMES.get(card.face, card.face)


def picture_of(card: Card, colour: str | None = None) -> str:
    """The name of a card's picture; a black card may have a chosen colour, which coloured cards pay no heed to."""
    face = face_of(card)
    if card.colour is not None:
        return f"{COLOUR_NAMES[card.colour]}_{face}"
    return face if colour is None else f"{face}_{COLOUR_NAMES[colour]}"


@cache
def names() -> tuple[str, ...]:
    """All pictures: cards in the order of the deck, black cards with a chosen colour, the back, colours and marks."""
    cards = [picture_of(card) for card in CARDS.values()]
    chosen = [picture_of(CARDS[face], colour) for face in BLACK_FACES for colour in COLOURS]
    return (*cards, *chosen, CARD_BACK, *COLOUR_NAMES.values(), PLAY_DOWN, PLAY_UP, TURN, BLANK)


def picture(name: str) -> bytes:
    """The PNG file of a picture, 128 x 128; KeyError for a name that is none."""
    if name not in names():
        raise KeyError(name)
    return files(__name__).joinpath(f"{name}.png").read_bytes()


@cache
def fingerprint(name: str) -> str:
    """The SHA-256 of a picture's file, by which a changed picture is known."""
    return hashlib.sha256(picture(name)).hexdigest()
