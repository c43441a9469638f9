"""Fixtures: a room with a bot in a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord
import simcord.interactions

from tests.cogs.room import Room, opened


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of each person by id; simcord itself knows English alone."""
    spoken: dict[int, str] = {}
    original = simcord.interactions.base_payload

    def with_locale(*args: Any, **more: Any) -> Any:
        record, payload = original(*args, **more)
        payload["locale"] = spoken.get(more["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", with_locale)
    return spoken


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """simcord pauses for 50 ms after each action while its own last callback runs; two will do."""
    monkeypatch.setitem(simcord.Env._settle_internal.__kwdefaults__, "idle", 0.002)


@pytest.fixture
async def room(tmp_path: Path, locales: dict[int, str]) -> AsyncIterator[Room]:
    """A channel with the bot, on tables of its own."""
    async with opened(tmp_path / "uno.db", locales) as room:
        yield room
