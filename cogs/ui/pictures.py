"""Where screens get the pictures of cards and marks, by the names of `bot.pictures`; and signs in their place."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.pictures import BLANK, CARD_BACK, COLOUR_NAMES, PLAY_DOWN, PLAY_UP, TURN

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


class Plain:
    """No pictures and no signs: words alone, for screen readers."""

    are_drawn = False

    def mark(self, name: str) -> str:
        return ""

    def emoji(self, name: str) -> None:
        return None

    def address(self, name: str) -> None:
        return None


class Signs:
    """Unicode signs whose shapes are those of the cards: triangle, circle, square, diamond."""

    are_drawn = False

    _SIGNS = {
        "red": "🔺",
        "yellow": "🟡",
        "green": "🟩",
        "blue": "🔷",
        "wild": "✴️",
        CARD_BACK: "🎴",
        PLAY_DOWN: "⬇️",
        PLAY_UP: "⬆️",
        TURN: "▶️",
        # As wide as a sign, and kept at the beginning of a line, where ordinary blanks are lost.
        BLANK: "\u2003\u2005",
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
