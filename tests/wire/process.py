"""The real bot in a process of its own, on the stand-in."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.playground.server import StandIn

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 60.0
"""Seconds; a machine that is busy with other tests starts a Python slowly."""


class BotProcess:
    """``python -m bot``, which can be started, stopped, killed and started again on the same database."""

    def __init__(
        self, server: StandIn, folder: Path, *, arguments: Sequence[str] = ("-m", "bot"), **environment: str
    ) -> None:
        self.server = server
        self.folder = folder
        self.database = folder / "uno.db"
        self.arguments = arguments
        self.environment = environment
        self.log: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        """The running process."""
        assert self._process is not None
        return self._process

    async def start(self, *, until_ready: bool = True) -> None:
        """Start the bot, and wait until it is connected and its commands are there."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self.arguments,
            cwd=self.folder,
            env=self._environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._read(self._process))
        if until_ready:
            await self.ready()

    def _environment(self) -> dict[str, str]:
        """That of the tests, with the stand-in for Discord; the working folder has no ``.env``."""
        return {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_API_BASE": self.server.api_base,
            "DISCORD_GATEWAY": self.server.gateway_address,
            "UNO_DATABASE": str(self.database),
            "UNO_LOG_LEVEL": "INFO",
            **self.environment,
        }

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self.log.append(line.decode(errors="replace").rstrip("\n"))

    async def ready(self) -> None:
        """Wait until the bot can be clicked; fail with its log when it ends instead."""
        server = self.server
        online = asyncio.create_task(
            server.world.until(lambda: server.gateway.online and server.commands.entries, STARTS_WITHIN)
        )
        ended = asyncio.create_task(self.process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not online.done():
            online.cancel()
            raise AssertionError("the bot ended: " + "\n".join(self.log))
        try:
            await online
        except TimeoutError:
            raise AssertionError("the bot did not come online: " + "\n".join(self.log[-20:])) from None

    async def kill(self) -> None:
        """``kill -9``: no chance to tidy up. The stand-in has noticed when this returns."""
        self.process.kill()
        await self.ended()
        await self.server.world.until(lambda: not self.server.gateway.online)

    async def terminate(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and wait until it has; its exit code."""
        self.process.send_signal(number)
        return await self.ended()

    async def ended(self) -> int:
        """Wait for the end; the exit code."""
        code = await asyncio.wait_for(self.process.wait(), STARTS_WITHIN)
        if self._reader is not None:
            await self._reader
        return code

    async def close(self) -> None:
        """Whatever state it is in, leave no process behind."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self.ended()
