"""``python -m bot`` as a person calls it: what it prints, and its exit codes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import __main__ as command_line
from bot.playground.setting import CHANNELS, PEOPLE
from tests.wire.process import ROOT

NAMES = ("DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_GATEWAY", "UNO_DATABASE", "UNO_LOG_LEVEL")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    return {**kept, "PYTHONPATH": str(ROOT), **more}


def call(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_token_two_lines_say_what_to_do(tmp_path: Path) -> None:
    result = call(tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        "DISCORD_TOKEN is not set: put your bot's token into the environment or into a file .env (see .env.example).",
        "To play without Discord, start the playground: python -m bot playground",
    ]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [(), ("playground", "--no-browser")])
def test_a_setting_that_cannot_be_used_is_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = call(tmp_path, *arguments, UNO_LOG_LEVEL="DEBUG")
    assert result.returncode == 2
    assert result.stderr.splitlines() == [
        "UNO_LOG_LEVEL is 'DEBUG': it may be INFO, WARNING or ERROR. "
        "Lower levels would write hands and tokens into the log."
    ]


@pytest.mark.parametrize("arguments", [(), ("playground", "--no-browser")])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "uno.db").write_text("this is no database, it is a text of some length")
    result = call(tmp_path, *arguments, DISCORD_TOKEN="x")
    assert result.returncode == 1
    [line] = result.stderr.splitlines()
    assert "uno.db" in line
    assert not (tmp_path / "uno.db.playground.json").exists()


def test_scenarios_need_the_standard_library_only(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    code = (
        "import sys, runpy; sys.argv = ['bot', 'scenarios', 'empty']\n"
        "try: runpy.run_module('bot', run_name='__main__')\n"
        "except SystemExit as error: print(error.code)\n"
        "print(sorted({'discord', 'aiohttp', 'aiosqlite', 'dotenv', 'fluent'} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert result.stdout.splitlines() == ["0 passed, 0 failed", "0", "[]"]


@pytest.mark.parametrize(
    "arguments", [["fly"], ["scenarios"], ["playground", "--port", "x"], ["playground", "--port", "65536"]]
)
def test_wrong_arguments_are_refused_by_argparse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command_line.main(arguments)
    assert caught.value.code == 2
    assert "usage: python -m bot" in capsys.readouterr().err


def names_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


class Playground:
    """The playground in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""

    async def __aenter__(self) -> Playground:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "playground", "--no-browser"),
            cwd=self.folder,
            env=environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        match = re.fullmatch(r"The playground is open at (http://127\.0\.0\.1:\d+)/\n", line)
        assert match is not None, line + (await self.errors())
        self.address = match[1]
        return self

    async def errors(self) -> str:
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()

    async def stop(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), 60)

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


async def bot_comes_online(address: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(address + "/page/socket") as socket:
        hello = await socket.receive_json()
        online = hello["bot"]["online"]
        while not online:
            payload = await asyncio.wait_for(socket.receive_json(), 60)
            online = payload["op"] == "bot" and payload["online"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
async def test_the_playground_runs_without_a_token_and_stops_cleanly(tmp_path: Path) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        async with Playground(tmp_path) as playground:
            await bot_comes_online(playground.address)
            assert await playground.stop(number) == 0
            assert await playground.errors() == ""
    assert names_in(tmp_path) >= {"uno.db", "uno.db.playground.json"}


async def answer_of(socket: aiohttp.ClientWebSocketResponse, op: str) -> dict[str, Any]:
    """The next payload of this kind."""
    while (payload := await asyncio.wait_for(socket.receive_json(), 60))["op"] != op:
        assert payload["op"] != "failed", payload
    return payload


async def test_a_table_of_the_playground_goes_on_after_a_restart(tmp_path: Path) -> None:
    ada, ben = ({"user": str(PEOPLE[name][0]), "channel": str(CHANNELS["uno"])} for name in ("Ada", "Ben"))
    async with Playground(tmp_path) as playground:
        await bot_comes_online(playground.address)
        async with aiohttp.ClientSession() as session, session.ws_connect(playground.address + "/page/socket") as page:
            await page.send_json({"op": "view", **ada})
            await page.send_json({"op": "command", "name": ["uno", "new"], "nonce": 1, **ada})
            lobby = (await answer_of(page, "message"))["message"]
            await answer_of(page, "ack")
        assert await playground.stop(signal.SIGINT) == 0
    async with Playground(tmp_path) as playground:
        await bot_comes_online(playground.address)
        async with aiohttp.ClientSession() as session, session.ws_connect(playground.address + "/page/socket") as page:
            await page.send_json({"op": "view", **ben})
            [kept] = (await answer_of(page, "state"))["messages"]
            assert (kept["id"], kept["components"]) == (lobby["id"], lobby["components"])
            join = kept["components"][0]["components"][0]["custom_id"]
            click = {"op": "component", "message": kept["id"], "custom_id": join, "component_type": 2, "nonce": 2}
            await page.send_json(click | ben)
            while "Ben" not in json.dumps((await answer_of(page, "message"))["message"]["embeds"]):
                pass


async def test_two_playgrounds_do_not_share_a_database(tmp_path: Path) -> None:
    async with Playground(tmp_path) as first:
        result = await asyncio.to_thread(call, tmp_path, "playground", "--no-browser")
        assert result.returncode == 1
        assert len(result.stderr.splitlines()) == 1
        port = first.address.rpartition(":")[2]
        other = tmp_path / "other.db"
        arguments = ("playground", "--no-browser", "--port", port, "--database", str(other))
        result = await asyncio.to_thread(call, tmp_path, *arguments)
        assert result.returncode == 1
        assert result.stderr.startswith(f"The playground cannot be opened on port {port}: ")
