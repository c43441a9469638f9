"""What the discard pile shows: the top card and the colour that counts.

Cards are never painted: a wild's colour is the state of the round (rulebook 1). One show per coloured card, five per
black one (four colours, and None while a start colour is owed); interned like the cards.
"""

from __future__ import annotations

from bot.uno.cards import CARDS, COLOURS, Card


class Show:
    """A top card with the colour in force."""

    __slots__ = ("card", "colour")

    card: Card
    colour: str | None

    def __init__(self, card: Card, colour: str | None) -> None:
        self.card = card
        self.colour = colour

    def __repr__(self) -> str:
        return f"{self.card}:{self.colour}" if self.card.black else self.card.name

    def __copy__(self) -> Show:
        return self

    def __deepcopy__(self, memo: object) -> Show:
        return self


def _all_shows() -> dict[tuple[Card, str | None], Show]:
    shows: dict[tuple[Card, str | None], Show] = {}
    for card in CARDS.values():
        for colour in (None, *COLOURS) if card.black else (card.colour,):
            shows[card, colour] = Show(card, colour)
    return shows


SHOWS = _all_shows()
