"""``python -m bot health``: asked of a running bot, of one that is unwell, and of none."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.client import UnoBot
from bot.config import SettingsError, load
from bot.store import Store
from bot.store.lock import owner_of
from bot.upkeep.health import HEALTHY, NOT_RUNNING, UNWELL, ask, serving


@asynccontextmanager
async def running(path: Path, *, connected: bool = True) -> AsyncIterator[Store]:
    """As much of a bot as is asked for, on this database."""
    store = await Store.open(path)
    bot: Any = SimpleNamespace(
        store=store, is_connected=connected, latency=0.042, tables=SimpleNamespace(count=3), clicks_in_hand=1
    )
    async with serving(cast(UnoBot, bot), None):
        yield store
    await store.close()


async def test_a_bot_that_is_well_says_so(tmp_path: Path) -> None:
    path = tmp_path / "uno.db"
    async with running(path):
        code, lines = await asyncio.to_thread(ask, path)
        owner = owner_of(path)
        assert owner is not None
        address = f"http://127.0.0.1:{owner.port}/health"
        facts = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(address).read()))
    assert code == HEALTHY
    assert lines[1:] == [
        "healthy=True",
        "gateway=connected",
        "latency_ms=42",
        "database=ok",
        "tables=3",
        "clicks_in_hand=1",
        "seconds_up=0",
    ]
    assert facts["healthy"] is True


async def test_a_bot_without_its_gateway_or_its_disk_is_unwell(tmp_path: Path) -> None:
    path = tmp_path / "uno.db"
    async with running(path, connected=False):
        code, lines = await asyncio.to_thread(ask, path)
        assert code == UNWELL
        assert "gateway=away" in lines
    async with running(path) as store:
        await store._database._writer.execute("PRAGMA query_only = ON")
        code, lines = await asyncio.to_thread(ask, path)
        assert code == UNWELL
        assert "database=the database cannot be written to (SQLITE_READONLY)" in lines


async def test_where_no_bot_runs_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "uno.db"
    assert ask(path) == (NOT_RUNNING, [f"No bot uses {path}."])
    async with running(path):
        pass
    code, [line] = await asyncio.to_thread(ask, path)
    assert code == NOT_RUNNING
    assert line.startswith(f"No bot uses {path}: process ")


def test_the_port_is_a_number() -> None:
    assert load({"UNO_HEALTH_PORT": "8081"}, Path("none")).health_port == 8081
    assert load({}, Path("none")).health_port is None
    for text in ("x", "0", "70000"):
        with pytest.raises(SettingsError, match="UNO_HEALTH_PORT"):
            load({"UNO_HEALTH_PORT": text}, Path("none"))
