"""From a card to a whole action, click by click: the card, then its colour, then whom it is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.uno import notation
from bot.uno.actions import Play, lay
from bot.uno.cards import COLOURS, Card
from bot.uno.view import SeatView
from cogs.ui.ids import Press, Verb, flag


@dataclass(frozen=True, slots=True)
class Choice:
    """What has been chosen of a play so far."""

    cards: tuple[Card, ...]
    colour: str | None = None
    targets: tuple[int | None, ...] = ()

    @property
    def text(self) -> str:
        """In the notation of actions, as far as it goes: ``W``, ``WSW:B``, ``B7,B7>C``."""
        words = ",".join(each.name for each in self.cards)
        if self.colour is not None:
            words += f":{self.colour}"
        if self.targets:
            words += ">" + ",".join(_target_name(target) for target in self.targets)
        return words

    def plays(self, view: SeatView) -> list[Play]:
        """The legal plays that agree with the choice."""
        return [
            play
            for play in view.legal
            if isinstance(play, Play)
            and play.cards == self.cards
            and self.colour in (None, play.colour)
            and play.targets[: len(self.targets)] == self.targets
        ]


def read_choice(text: str) -> Choice:
    """The inverse of `Choice.text`; raises NotationError for cards or seats that do not exist."""
    text, _, targets = text.partition(">")
    text, _, colour = text.partition(":")
    cards = tuple(notation.read_card(name) for name in text.split(","))
    return Choice(cards, colour or None, tuple(_read_target(name) for name in targets.split(",") if name))


def card_choices(view: SeatView) -> list[Choice]:
    """The cards, or pairs of cards, that may be played now, sorted."""
    found = {play.cards for play in view.legal if isinstance(play, Play)}
    return [Choice(cards) for cards in sorted(found, key=lambda cards: (cards[0].order, len(cards)))]


def all_choices(view: SeatView) -> list[Choice]:
    """Every card of the hand, whether it may be played or not, and the pairs that may: where a wrong card costs."""
    wrong = {card for card in view.hand if card not in view.playable}
    found = [*card_choices(view), *(Choice((card,)) for card in wrong)]
    return sorted(found, key=lambda choice: (choice.cards[0].order, len(choice.cards)))


def wrong_press(view: SeatView, choice: Choice, *, table: str, revision: int, calls: bool) -> Press:
    """The press of a card that may not be played; a black one names the colour in force, for there is no choice."""
    card = choice.cards[0]
    colour = (view.table.colour or COLOURS[0]) if card.black else None
    return Press(table, revision, Verb.PLAY, notation.write(lay((card,), colour)) + flag(calls))


def next_press(view: SeatView, choice: Choice, *, table: str, revision: int, calls: bool) -> Press | None:
    """The press that takes the choice one step further: the play itself when nothing is left to choose."""
    plays = choice.plays(view)
    if not plays:
        return None
    if len(plays) == 1:
        return Press(table, revision, Verb.PLAY, notation.write(plays[0]) + flag(calls))
    verb = Verb.COLOUR if choice.colour is None and plays[0].colour is not None else Verb.TARGET
    return Press(table, revision, verb, choice.text + flag(calls))


def targets_of(view: SeatView, choice: Choice) -> list[int | None]:
    """Whom the next target of this choice may be, in order of seats, nobody last."""
    place = len(choice.targets)
    found = {play.targets[place] for play in choice.plays(view) if len(play.targets) > place}
    return sorted(found, key=lambda seat: (seat is None, seat or 0))


def colours_of(view: SeatView, choice: Choice) -> Sequence[str]:
    """The colours that may be named for this choice."""
    return [play.colour for play in choice.plays(view) if play.colour is not None]


def _target_name(target: int | None) -> str:
    return "-" if target is None else notation.seat_name(target)


def _read_target(name: str) -> int | None:
    return None if name == "-" else notation.seat_index(name)
