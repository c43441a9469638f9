"""Which honours a finished match gives, by its log."""

from __future__ import annotations

from typing import Any

import pytest

from bot.replay import Honour, Step, honours
from bot.uno.events import Caught, Drew, Event


class _Hands:
    def __init__(self, *sizes: int) -> None:
        self.round: Any = self
        self.hands = [[None] * size for size in sizes]


def _walk(monkeypatch: pytest.MonkeyPatch, *steps: tuple[tuple[int, ...], tuple[Event, ...]]) -> tuple[Honour, ...]:
    """The honours of a match with these sizes of hands and these events after each move."""
    import importlib

    module = importlib.import_module("bot.replay.honours")
    told: Any = [Step(number, _Hands(*sizes), events) for number, (sizes, events) in enumerate(steps)]  # type: ignore[arg-type]
    monkeypatch.setattr(module, "steps", lambda record: iter(told))
    record: Any = None
    return honours(record)


def test_the_highest_of_each_kind_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _walk(
        monkeypatch,
        ((7, 7, 7), ()),
        ((7, 15, 7), (Drew(1, 8, "penalty"),)),
        ((7, 15, 11), (Drew(2, 4, "penalty"), Caught(0, 1, "uno", 2))),
    )
    assert found == (Honour("penalty", 1, 8), Honour("catches", 0, 1), Honour("hand", 1, 15))


def test_what_two_share_or_what_is_little_is_no_honour(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = ((12, 12), (Drew(0, 4, "penalty"), Drew(1, 4, "penalty"), Caught(None, 0, "uno", 2)))
    assert _walk(monkeypatch, shared) == ()
    assert _walk(monkeypatch, ((9, 8), (Drew(0, 2, "penalty"),))) == ()


def test_the_most_drawn_come_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = tuple(Drew(0, 1, "turn") for _ in range(10))
    assert _walk(monkeypatch, ((7, 7), turns)) == (Honour("drawn", 0, 10),)
