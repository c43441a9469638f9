"""Tables in a given position, without a store: for the tests of the screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.i18n.texts import Texts
from bot.tables.table import Seat, Stage, Table
from bot.uno import notation
from bot.uno.cards import Card
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.position import Position
from bot.uno.ruleset import RuleSet
from bot.uno.view import SeatView, seat_view
from cogs.ui.look import Look
from cogs.ui.pictures import Signs
from cogs.ui.scene import Scene, scene_of

DEADLINE = 1_800_000_000.0
NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dora",
    "Emil",
    "Finn",
    "Greta",
    "Hugo",
    "Max Mustermann-Schröder",
    "✦ Nightfall ✦",
)
TEXTS = Texts.load()


EMOJI_ID = 1_234_567_890_123_456_789


class DrawnPictures:
    """Pictures as a bot with application emojis has them, all of one id, with names in their addresses."""

    are_drawn = True

    def mark(self, name: str) -> str:
        return f"<:{name}:{EMOJI_ID}>"

    def emoji(self, name: str) -> discord.PartialEmoji:
        return discord.PartialEmoji(name=name, id=EMOJI_ID)

    def address(self, name: str) -> str:
        return f"https://cdn.example/{name}.png"


DRAWN = DrawnPictures()
ENGLISH = Look(TEXTS.language("en-US"), Signs())
GERMAN = Look(TEXTS.language("de"), Signs())
PICTURED = Look(TEXTS.english, DRAWN)
LOOKS = (ENGLISH, GERMAN)


def cards(names: str) -> list[Card]:
    """The cards of these names."""
    return [notation.read_card(name) for name in names.split()]


def position(
    *hands: str,
    discard: str | None = "R7",
    draw: str = "G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6",
    rules: str = "",
    **more: Any,
) -> Match:
    """A round in the middle: a hand for each seat, the discard pile bottom to top."""
    return Position(
        rules=RuleSet.parse(rules or "preset=mattel_2019"),
        hands=[cards(hand) for hand in hands],
        draw=cards(draw),
        discard=None if discard is None else cards(discard),
        **more,
    ).match()


def played(match: Match, *steps: str) -> tuple[Match, tuple[Event, ...]]:
    """The match after these steps ("A R5", "B draw"), and the public events."""
    events: list[Event] = []
    for step in steps:
        seat, _, action = step.partition(" ")
        match, happened = match.step(notation.seat_index(seat), notation.read(action))
        events += [event.public() for event in happened]
    return match, tuple(events)


def table(
    match: Match | None = None,
    *,
    recent: Sequence[Event] = (),
    stage: Stage = Stage.PLAYING,
    seats: int = 3,
    computers: Sequence[int] = (),
    **more: Any,
) -> Table:
    """A table with this match, hosted by Ada."""
    count = match.seats if match is not None else seats
    places = tuple(
        Seat(None, NAMES[seat], "normal") if seat in computers else Seat(100 + seat, NAMES[seat])
        for seat in range(count)
    )
    values: dict[str, Any] = {
        "id": "7K3F",
        "guild": 1,
        "channel": 2,
        "host": 100,
        "rules": match.rules if match is not None else RuleSet(),
        "opened_at": 0.0,
        "seats": places,
        "stage": stage,
        "match": match,
        "revision": 42,
        "deadline": DEADLINE,
        "recent": tuple(recent)[-12:],
    }
    return Table(**(values | more))


def scene(match: Match | None = None, **more: Any) -> Scene:
    """The public facts of `table(...)`."""
    return scene_of(table(match, **more))


def seated(match: Match, seat: int = 0, fresh: int = 0) -> SeatView:
    """What this seat sees."""
    return seat_view(match, seat, fresh)
