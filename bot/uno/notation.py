"""Actions and cards as text: the notation of scenario files, of the log and of buttons.

>>> write(read("R7>C!"))
'R7>C!'
"""

from __future__ import annotations

import re

from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour, Play, Timeout, lay
from bot.uno.calls import CALLS
from bot.uno.cards import CARDS, COLOURS, Card
from bot.uno.match import Leave
from bot.uno.table_actions import CAUSES, NextRound, Pardon, Penalise, SpectatorCatch, TimeUp

SEATS = "ABCDEFGHIJ"

_WORDS: dict[str, type[Action]] = {
    "draw": Draw,
    "keep": Keep,
    "challenge": Challenge,
    "timeout": Timeout,
    "leave": Leave,
    "next": NextRound,
    "time-up": TimeUp,
    "pardon": Pardon,
}
_NAMES = {kind: word for word, kind in _WORDS.items()}
_PLAY = re.compile(
    r"(?P<cards>[A-Z0-9+]+(?:,[A-Z0-9+]+)?)(?::(?P<colour>[RYGB]))?(?:>(?P<targets>[A-J-](?:,[A-J-])?))?(?P<call>!)?"
)


class NotationError(ValueError):
    """Text that is no action, seat or card."""


def seat_name(seat: int | None) -> str:
    """`A` for seat 0; `-` for the table itself."""
    return "-" if seat is None else SEATS[seat]


def seat_index(name: str) -> int | None:
    """The seat of this letter; None for `-`. Raises NotationError."""
    if name == "-":
        return None
    if len(name) != 1 or name not in SEATS:
        raise NotationError(f"no seat {name!r}")
    return SEATS.index(name)


def read_card(text: str) -> Card:
    """Raises NotationError."""
    if text not in CARDS:
        raise NotationError(f"no card {text!r}")
    return CARDS[text]


def write(action: Action) -> str:
    """The action in the notation: `read(write(action)) == action`."""
    if isinstance(action, Play):
        text = ",".join(card.name for card in action.cards)
        if action.colour is not None:
            text += f":{action.colour}"
        if action.targets:
            text += ">" + ",".join(seat_name(target) for target in action.targets)
        return text + ("!" if action.call else "")
    if isinstance(action, NameColour):
        return f"colour {action.colour}"
    if isinstance(action, Call):
        return action.call
    if isinstance(action, Catch):
        return f"catch {seat_name(action.seat)}"
    if isinstance(action, SpectatorCatch):
        return f"spectator-catch {seat_name(action.seat)}"
    if isinstance(action, Penalise):
        return f"penalise {seat_name(action.seat)} {action.cause}"
    return _NAMES[type(action)]


def read(text: str) -> Action:
    """The action written so. Raises NotationError with what is wrong."""
    word, _, rest = text.strip().partition(" ")
    if word in _WORDS and not rest:
        return _WORDS[word]()
    if word in CALLS and not rest:
        return Call(word)
    if word == "colour" and rest in COLOURS:
        return NameColour(rest)
    if word in ("catch", "spectator-catch", "penalise"):
        return _read_aimed(word, rest)
    return _read_play(text.strip())


def _read_aimed(word: str, rest: str) -> Action:
    name, _, cause = rest.partition(" ")
    seat = seat_index(name)
    if seat is None or cause not in (CAUSES if word == "penalise" else ("",)):
        raise NotationError(f"no action {word} {name} {cause}")
    if word == "penalise":
        return Penalise(seat, cause)
    return Catch(seat) if word == "catch" else SpectatorCatch(seat)


def _read_play(text: str) -> Play:
    found = _PLAY.fullmatch(text)
    if found is None:
        raise NotationError(f"no action {text!r}")
    cards = tuple(read_card(name) for name in found["cards"].split(","))
    if len(set(cards)) > 1:
        raise NotationError(f"two different cards in {text!r}")
    targets = tuple(seat_index(name) for name in found["targets"].split(",")) if found["targets"] else ()
    colour = found["colour"]
    if colour is not None and not cards[0].black:
        raise NotationError(f"{cards[0]} has a colour already")
    return lay(cards, colour, targets, bool(found["call"]))
