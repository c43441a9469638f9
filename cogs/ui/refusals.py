"""Why something was refused, in a sentence: the codes of the engine and of the tables in the person's language."""

from __future__ import annotations

from collections.abc import Callable

from bot.settings.declined import REASONS as DECLINED
from bot.tables.consent import NAMES_APART
from bot.uno import notation
from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.view import SeatView
from cogs.ui import names
from cogs.ui.hints import what_fits
from cogs.ui.look import Look, face_arguments
from cogs.ui.scene import Scene

SEATS = frozenset({"seat", "turn"})
OPTIONS = frozenset({"option", "other", "one"})
NAMES = frozenset({"name", "host", "text", "level", "preset", "value"})


def sentence(reason: Reason, look: Look, name: Callable[[int], str] | None = None) -> str:
    """The sentence for this reason; `name` gives the name at a seat."""
    return look.say(f"refusal-{reason.code}", **_arguments(reason, look, name))


def declined(reason: Reason, look: Look) -> str:
    """The sentence for a change of the settings that was not made: its own, or that of rules that cannot be."""
    arguments = _arguments(reason, look, None)
    known = reason.code in DECLINED
    return look.say(f"declined-{reason.code}" if known else f"refusal-{reason.code}", **arguments)


def _arguments(reason: Reason, look: Look, name: Callable[[int], str] | None) -> dict[str, str | int]:
    arguments: dict[str, str | int] = {}
    for key, value in reason.args.items():
        if key in SEATS and isinstance(value, int) and name is not None:
            arguments["name"] = name(value)
        elif key == "card":
            arguments["card"] = look.card(notation.read_card(str(value)))
        elif key == "top":
            arguments.update(_face(str(value)))
        elif key == "colour":
            arguments["colour"] = look.colour(str(value))
        elif key in OPTIONS:
            option = f"option-{value}"
            arguments[key] = look.say(option) if option in look.say else names.escape(str(value))
        elif key == "names":
            arguments[key] = ", ".join(names.in_text(each) for each in str(value).split(NAMES_APART))
        elif key in NAMES:
            arguments[key] = names.in_text(str(value))
        else:
            arguments[key] = value
    return arguments


def why_not(scene: Scene, view: SeatView, look: Look) -> list[tuple[str, str]]:
    """For the cards that cannot be played now: each sentence with the cards it is about."""
    if view.table.turn is None:
        return []
    if view.table.turn != view.seat:
        reason = Reason("not-your-turn", {"turn": view.table.turn})
        return [(sentence(reason, look, scene.name), look.cards(view.hand))]
    cards: dict[str, list[Card]] = {}
    for card, reason in view.refusals.items():
        fits = reason.code == "does-not-fit"
        told = look.say("why-misfit", rule=what_fits(view.table, look)) if fits else sentence(reason, look, scene.name)
        cards.setdefault(told, []).append(card)
    return [(told, look.cards(refused)) for told, refused in cards.items()]


def _face(top: str) -> dict[str, str | int]:
    card = notation.read_card(top)
    return {"face": "black", "number": 0} if card.black else face_arguments(card)
