"""Cards: interned, so that two equal cards are the same object and are compared by identity.

A card's name is its notation (rulebook, `scenarios/FORMAT.md`): ``R5``, ``GS`` skip, ``YR`` reverse, ``B+2``,
``W`` wild, ``W+4`` wild draw four, ``WSW`` wild swap, ``WCU`` wild custom.
"""

from __future__ import annotations

COLOURS = ("R", "Y", "G", "B")
NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
SKIP, REVERSE, DRAW_TWO = "S", "R", "+2"
WILD, WILD_DRAW_FOUR, WILD_SWAP, WILD_CUSTOM = "W", "W+4", "WSW", "WCU"
BLACK_FACES = (WILD, WILD_DRAW_FOUR, WILD_SWAP, WILD_CUSTOM)
COLOURED_FACES = (*NUMBERS, SKIP, REVERSE, DRAW_TWO)
FACES = (*COLOURED_FACES, *BLACK_FACES)


class Card(str):
    """One kind of card: its own notation, with what it is made of.

    `colour` is None for black cards; `draws` is what a draw card makes others draw; `order` sorts a hand. A string,
    because Python compares strings four times as fast as other objects, and searching a hand is most of a move.
    """

    __slots__ = ("black", "colour", "draws", "face", "is_number", "name", "order", "points")

    name: str
    face: str
    colour: str | None
    black: bool
    is_number: bool
    points: int
    draws: int
    order: int

    def __new__(cls, colour: str | None, face: str, order: int) -> Card:
        return super().__new__(cls, f"{colour or ''}{face}")

    def __init__(self, colour: str | None, face: str, order: int) -> None:
        self.name = str.__str__(self)
        self.face = face
        self.colour = colour
        self.black = colour is None
        self.is_number = face in NUMBERS
        self.draws = {DRAW_TWO: 2, WILD_DRAW_FOUR: 4}.get(face, 0)
        self.order = order
        if self.is_number:
            self.points = int(face)
        elif self.black:
            self.points = 40 if face in (WILD_SWAP, WILD_CUSTOM) else 50
        else:
            self.points = 20

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.name,)


def _all_cards() -> dict[str, Card]:
    kinds = [(colour, face) for colour in COLOURS for face in COLOURED_FACES]
    kinds += [(None, face) for face in BLACK_FACES]
    made = [Card(colour, face, order) for order, (colour, face) in enumerate(kinds)]
    return {each.name: each for each in made}


CARDS = _all_cards()


def card(name: str) -> Card:
    """The card of this notation; raises KeyError for anything else."""
    return CARDS[name]


def standard_deck() -> list[Card]:
    """The 108 cards of the base game (rulebook 1): one 0 and two of every other coloured face, four of W and W+4."""
    deck: list[Card] = []
    for colour in COLOURS:
        for face in COLOURED_FACES:
            deck += [CARDS[colour + face]] * (1 if face == "0" else 2)
    return deck + [CARDS[WILD]] * 4 + [CARDS[WILD_DRAW_FOUR]] * 4
