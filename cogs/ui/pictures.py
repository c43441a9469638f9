"""The pictures of cards and marks, by name. Until there are pictures, Unicode signs stand in for them.

The names are words (`red_7`, `wild_draw4_blue`, `play_down`), because Discord shows them as alternative text.
"""

from __future__ import annotations

from typing import Protocol

import discord

from bot.uno.cards import Card

COLOUR_NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
FACE_NAMES = {
    "S": "skip",
    "R": "reverse",
    "+2": "draw2",
    "W": "wild",
    "W+4": "wild_draw4",
    "WSW": "wild_swap",
    "WCU": "wild_custom",
}

GROUNDS = {"R": 0xE5484D, "Y": 0xFFC91F, "G": 0x3DB858, "B": 0x3F7FF0}
"""The grounds of the four colours: the accents of boards and hands."""
VIOLET = 0x8B6BE8
WAITING = 0x80858F


class Pictures(Protocol):
    """Where pictures come from."""

    @property
    def are_drawn(self) -> bool:
        """Whether cards are shown as pictures that carry their face; if not, words must say it all."""
        ...

    def mark(self, name: str) -> str:
        """What to write in a text for the picture of this name."""
        ...

    def emoji(self, name: str) -> discord.PartialEmoji | str | None:
        """The picture for a button or an option of a select."""
        ...

    def address(self, name: str) -> str | None:
        """Where the picture can be had for a thumbnail, or None."""
        ...


class Signs:
    """Unicode signs whose shapes are those of the cards: triangle, circle, square, diamond."""

    are_drawn = False

    _SIGNS = {
        "red": "🔺",
        "yellow": "🟡",
        "green": "🟩",
        "blue": "🔷",
        "wild": "✴️",
        "card_back": "🎴",
        "play_down": "⬇️",
        "play_up": "⬆️",
        "turn": "▶️",
        # As wide as a sign, and kept at the beginning of a line, where ordinary blanks are lost.
        "blank": "\u2003\u2005",
    }

    def mark(self, name: str) -> str:
        first, _, rest = name.partition("_")
        last = rest.rpartition("_")[2]
        if first == "wild" and last in COLOUR_NAMES.values():
            return self._SIGNS[last]
        return self._SIGNS.get(name) or self._SIGNS[first]

    def emoji(self, name: str) -> str:
        return self.mark(name)

    def address(self, name: str) -> str | None:
        return None


def face_name(card: Card) -> str:
    """`7`, `skip`, `wild_draw4`: the word of a card's face."""
    return FACE_NAMES.get(card.face, card.face)


def picture_name(card: Card, colour: str | None = None) -> str:
    """The name of a card's picture; `colour` is the one named for a black card, where it counts."""
    if card.colour is not None:
        return f"{COLOUR_NAMES[card.colour]}_{face_name(card)}"
    return face_name(card) if colour is None else f"{face_name(card)}_{COLOUR_NAMES[colour]}"
