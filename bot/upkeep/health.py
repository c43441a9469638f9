"""How a running bot is: a small HTTP endpoint on this machine alone, and the question to it.

``GET /health`` answers 200 when people can play and 503 when they cannot, with the same facts as JSON. Where it listens
stands in the lock file beside the database, so that ``python -m bot health`` finds it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.store import StoreError
from bot.store.lock import owner_of

if TYPE_CHECKING:
    from bot.client import UnoBot

HOST = "127.0.0.1"
PATH = "/health"
ANSWERS_WITHIN = 5.0
"""Seconds that the database, and the bot itself, have to answer."""
HEALTHY, UNWELL, NOT_RUNNING = 0, 1, 2

log = logging.getLogger(__name__)


@asynccontextmanager
async def serving(bot: UnoBot, port: int | None) -> AsyncIterator[None]:
    """While inside, the bot tells how it is on this port; without one, on any that is free."""
    begun = time.monotonic()

    async def answer(_: web.Request) -> web.Response:
        facts = await look_at(bot) | {"seconds_up": round(time.monotonic() - begun)}
        return web.json_response(facts, status=200 if facts["healthy"] else 503)

    application = web.Application()
    application.router.add_get(PATH, answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port or 0).start()
        bot.store.tell_port(runner.addresses[0][1])
    except OSError as error:
        # The bot can be played without it.
        log.error("Health cannot be asked for on port %s: %s", port, error.strerror or type(error).__name__)
    try:
        yield
    finally:
        await runner.cleanup()


async def look_at(bot: UnoBot) -> dict[str, Any]:
    """The facts about a bot. It is healthy when the gateway is connected and the database can be written to."""
    connected = bot.is_connected
    database = await _why_not_writable(bot)
    return {
        "healthy": connected and database is None,
        "gateway": "connected" if connected else "away",
        "latency_ms": round(bot.latency * 1000) if connected and bot.latency < ANSWERS_WITHIN else None,
        "database": database or "ok",
        "tables": bot.tables.count,
        "clicks_in_hand": bot.clicks_in_hand,
    }


async def _why_not_writable(bot: UnoBot) -> str | None:
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await bot.store.write_note("health", str(round(time.time())))
    except StoreError as error:
        return str(error)
    except TimeoutError:
        return "no answer"
    return None


def ask(database: Path) -> tuple[int, list[str]]:
    """Ask the bot that uses this database: an exit code, and lines to print."""
    owner = owner_of(database)
    if owner is None or owner.port is None:
        return NOT_RUNNING, [f"No bot uses {database}."]
    try:
        with urllib.request.urlopen(f"http://{HOST}:{owner.port}{PATH}", timeout=2 * ANSWERS_WITHIN) as response:
            facts = json.load(response)
    except urllib.error.HTTPError as error:
        if error.code != web.HTTPServiceUnavailable.status_code:
            return UNWELL, [f"process={owner.process} answer={error.code}"]
        facts = json.load(error)
    except ConnectionRefusedError:
        return NOT_RUNNING, [f"No bot uses {database}: process {owner.process} is gone."]
    except (OSError, ValueError) as error:
        if isinstance(getattr(error, "reason", None), ConnectionRefusedError):
            return NOT_RUNNING, [f"No bot uses {database}: process {owner.process} is gone."]
        return UNWELL, [f"process={owner.process} answer=none"]
    lines = [f"{key}={value}" for key, value in {"process": owner.process, **facts}.items()]
    return HEALTHY if facts["healthy"] else UNWELL, lines
