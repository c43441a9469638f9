"""How things are shown to somebody: in their language, with the pictures there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.i18n.texts import Language
from bot.pictures import COLOUR_NAMES, face_of, picture_of
from bot.settings import DEFAULT, Preferences
from bot.uno.cards import COLOURS, Card
from cogs.ui.pictures import Pictures

PAD = "\u00a0"
UNITS = (("day", 24 * 60 * 60), ("hour", 60 * 60), ("minute", 60), ("second", 1))
SHORTEST_MINUTES = 2
LARGE_PICTURES, MIDDLE_PICTURES = 14, 30


@dataclass(frozen=True, slots=True)
class Look:
    """A language, a set of pictures, and what the person who looks prefers."""

    say: Language
    pictures: Pictures
    preferences: Preferences = DEFAULT

    def card(self, card: Card) -> str:
        """The card in a sentence: "red 7", "rotes Aussetzen"."""
        return self.say("card", **_card_arguments(card))

    def card_title(self, card: Card) -> str:
        """The card at the beginning of a line: "Red 7", "Rote 7"."""
        return self.say("card-title", **_card_arguments(card))

    def card_label(self, card: Card) -> str:
        """The card on a button: "Red 7", "Rot 7"."""
        return self.say("card-label", **_card_arguments(card))

    def face(self, card: Card) -> str:
        """The card without its colour: "7", "skip", "wild +4"."""
        return self.say("card-face", **_card_arguments(card))

    def mark(self, card: Card, colour: str | None = None) -> str:
        """The card's picture or sign for a line of text."""
        return self.pictures.mark(picture_of(card, colour))

    def marked(self, card: Card) -> str:
        """Picture and words: "🔺 red 7"."""
        return self.led(self.mark(card), self.card(card))

    def led(self, mark: str, words: str) -> str:
        """The words behind a mark, or alone where there are no marks."""
        return f"{mark} {words}" if mark else words

    def played(self, card: Card, colour: str | None) -> str:
        """The card in a sentence about a play, behind its picture where there is one."""
        return f"{self.mark(card, colour)} {self.card(card)}" if self.pictures.are_drawn else self.card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a short list, sorted: pictures, or signs with words."""
        groups = _by_colour(cards)
        if self.pictures.are_drawn:
            return " ".join(self.mark(card) for group in groups for card in group)
        return ", ".join(self._group_in_words(group, bold=False) for group in groups)

    def hand(self, cards: Sequence[Card], playable: Collection[Card] = ()) -> str:
        """A whole hand, sorted: pictures in a heading, as large as there is room for; very many cards, and words, have
        a line a colour.

        The playable cards have a part of their own before the rest, for those who prefer it.
        """
        first = [card for card in cards if card in playable] if self.preferences.playable_first else []
        rest = [card for card in cards if card not in first]
        parts = {"hand-part-playable": first, "hand-part-rest": rest} if first and rest else {"": list(cards)}
        drawn = self.pictures.are_drawn
        told = [self._row(part, len(cards)) if drawn else self._in_words(key, part) for key, part in parts.items()]
        return "\n".join(told)

    def times(self, card: str, count: int) -> str:
        """A card that is held so often: "red 7 ×2"; said in words where they are read out."""
        if count == 1:
            return card
        return self.say("plain-times", card=card, count=count) if self.preferences.plain else f"{card} ×{count}"

    def duration(self, seconds: int) -> str:
        """A time in the largest unit that it is a whole number of: "90 s", "2 hours". A minute counts as 60 s."""
        unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
        if unit == "minute" and seconds < SHORTEST_MINUTES * size:
            unit, size = "second", 1
        return self.say("duration", unit=unit, count=seconds // size)

    def colour(self, colour: str) -> str:
        """The name of a colour: "red", "Rot"."""
        return self.say("colour", colour=colour)

    def colour_mark(self, colour: str) -> str:
        """The shape of a colour for a line of text."""
        return self.pictures.mark(COLOUR_NAMES[colour])

    def _row(self, cards: list[Card], held: int) -> str:
        groups = ["".join(self.mark(card) for card in group) for group in _by_colour(cards)]
        if held > MIDDLE_PICTURES:
            return "\n".join(groups)
        return f"{'#' if held <= LARGE_PICTURES else '##'} {' '.join(groups)}"

    def _in_words(self, heading: str, cards: list[Card]) -> str:
        groups = [self._group_in_words(group, bold=True) for group in _by_colour(cards)]
        return "\n".join([f"-# {self.say(heading)}", *groups] if heading else groups)

    def _group_in_words(self, group: list[Card], *, bold: bool) -> str:
        between = ", " if self.preferences.plain else " · "
        faces = between.join(self.times(self.face(card), count) for card, count in Counter(group).items())
        colour = group[0].colour
        if colour is None:
            return self.led(self.mark(group[0]), f"**{self.say('colour-none')}** {faces}" if bold else faces)
        name = self.say("colour-title", colour=colour)
        return self.led(self.colour_mark(colour), f"{f'**{name}**' if bold else name} {faces}")


def number(value: int | str, columns: int) -> str:
    """A number in code, right-aligned in so many columns."""
    return f"`{str(value).rjust(columns, PAD)}`"


def _by_colour(cards: Iterable[Card]) -> list[list[Card]]:
    """The cards sorted, a list a colour, black last."""
    in_order = sorted(cards, key=lambda each: each.order)
    groups = [[card for card in in_order if card.colour == colour] for colour in (*COLOURS, None)]
    return [group for group in groups if group]


def face_arguments(card: Card) -> dict[str, str | int]:
    """What the texts want to know of a card's face."""
    if card.is_number:
        return {"face": "number", "number": int(card.face)}
    return {"face": face_of(card), "number": 0}


def _card_arguments(card: Card) -> dict[str, str | int]:
    return {"colour": card.colour or "", **face_arguments(card)}
