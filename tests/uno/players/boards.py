"""Positions written shortly, and players who have watched how they came about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.uno import notation
from bot.uno.cards import Card, card
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.players import Player
from bot.uno.players.memory import Memory
from bot.uno.position import Position
from bot.uno.ruleset import RuleSet
from bot.uno.view import seat_view

PILE = "Y9 G1 G2 G3 G4 G6 B9 R9 Y8 G8 B8 R8"


def cards(names: str) -> list[Card]:
    return [card(name) for name in names.split()]


def position(hands: str, top: str | None, rules: str = "", *, turn: int = 0, draw: str = PILE) -> Match:
    """Hands by seat parted by bars; `top` as in `W:G`, None for a round that is opened from the pile."""
    return Position(
        rules=RuleSet.parse(f"preset=mattel_2019 {rules}"),
        hands=[cards(hand) for hand in hands.split("|")],
        draw=cards(draw),
        discard=None if top is None else [card("B0"), card(top.partition(":")[0])],
        colour=(top or "").partition(":")[2] or None,
        dealer=hands.count("|"),
        turn=turn,
    ).match()


class Board:
    """A position in play, with the memory of one seat and a player there."""

    def __init__(self, match: Match, seat: int, player: Player | None = None) -> None:
        self.match = match
        self.seat = seat
        self.player = player
        self.memory = Memory(seat)
        self.memory.learn(match.round_rules, match.seats)
        self.sees()
        self.memory.discard = list(match.round.discard)
        self.memory.show = match.round.show
        self.tells([])

    def sees(self) -> None:
        self.memory.sees(seat_view(self.match, self.seat))

    def tells(self, events: Sequence[Event]) -> None:
        public = [event.public() for event in events]
        self.memory.note(public)
        if self.player is not None:
            self.player.watch(public, self.match.round_rules, self.match.seats)

    def plays(self, *commands: str) -> Board:
        """Commands such as "0 R5" are carried out and watched; "- next" is the table's."""
        for command in commands:
            name, text = command.split(" ", 1)
            self.match, events = self.match.step(None if name == "-" else int(name), notation.read(text))
            self.tells(events)
        return self

    def chosen(self, seed: int = 3) -> str:
        """What the player does, in the notation."""
        assert self.player is not None
        return notation.write(self.player.choose(seat_view(self.match, self.seat), Random(seed)))
