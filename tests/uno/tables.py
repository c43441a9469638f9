"""Positions written shortly, for tests in code."""

from __future__ import annotations

from typing import Any

from bot.uno.cards import CARDS, Card
from bot.uno.errors import Illegal
from bot.uno.events import Event
from bot.uno.match import Match
from bot.uno.notation import read, seat_index
from bot.uno.position import Position
from bot.uno.ruleset import RuleSet


def cards(text: str) -> list[Card]:
    return [CARDS[name] for name in text.split()]


def position(
    rules: str = "", *hands: str, discard: str | None = "R9", draw: str = "B1 B2 B3 B4 B5 B6", **rest: Any
) -> Match:
    """The match in this position; the last seat dealt, the first is on turn."""
    return Position(
        RuleSet.parse(rules),
        [cards(hand) for hand in hands],
        cards(draw),
        None if discard is None else cards(discard),
        dealer=rest.pop("dealer", len(hands) - 1),
        **rest,
    ).match()


def played(match: Match, *lines: str) -> Match:
    """The match after these lines of a log."""
    for line in lines:
        match, _ = step(match, line)
    return match


def step(match: Match, line: str) -> tuple[Match, list[Event]]:
    name, _, text = line.partition(" ")
    return match.step(seat_index(name), read(text))


def why(match: Match, line: str) -> str | None:
    """The code of the reason for which this is refused, or None; the door and the question agree."""
    name, _, text = line.partition(" ")
    seat, action = seat_index(name), read(text)
    reason = match.refusal(seat, action)
    try:
        match.step(seat, action)
    except Illegal as illegal:
        assert illegal.reason == reason
    else:
        assert reason is None
    return None if reason is None else reason.code


def hands(match: Match) -> list[str]:
    return [" ".join(hand) for hand in match.round.hands]
