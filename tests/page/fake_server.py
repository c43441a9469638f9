"""A stand-in for the stand-in: speaks the page's protocol with canned messages and records what the page says.

`python -m tests.page.fake_server [PORT]` serves it for looking at the page by hand.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from . import canned, canned_commands, canned_pictures

PAGE = Path(__file__).resolve().parents[2] / "bot" / "playground" / "page"
Json = dict[str, Any]
Answer = Callable[["FakeServer", Json], None]


class FakeServer:
    """Runs in a thread of its own; the tests call its methods from theirs."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.sockets: set[web.WebSocketResponse] = set()
        self.views: dict[web.WebSocketResponse, Json] = {}
        self.runner: web.AppRunner | None = None
        self.port = 0
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.reset()

    def reset(self) -> None:
        self.received: list[Json] = []
        self.messages: list[Json] = []
        self.commands: list[Json] = canned_commands.COMMANDS
        self.online = True
        self.refuse = False
        self.script: dict[str, Answer] = {}
        """What to do with an op (`component`, `command` ...) instead of the plain ack."""

    def start(self, port: int = 0) -> FakeServer:
        self.thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._serve(port), self.loop).result(10)
        return self

    def stop(self) -> None:
        async def close() -> None:
            for socket in list(self.sockets):
                await socket.close()
            if self.runner:
                await self.runner.cleanup()

        asyncio.run_coroutine_threadsafe(close(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # ---- what a test does

    def send(self, data: Json) -> None:
        """To every page."""

        async def push() -> None:
            for socket in list(self.sockets):
                await socket.send_json(data)

        if threading.current_thread() is self.thread:
            self.loop.create_task(push())
        else:
            asyncio.run_coroutine_threadsafe(push(), self.loop).result(5)

    def put(self, message: Json) -> None:
        """Creates or edits a message."""
        at = next((index for index, old in enumerate(self.messages) if old["id"] == message["id"]), None)
        if at is None:
            self.messages.append(message)
        else:
            self.messages[at] = message
        self.send({"op": "message", "message": message})

    def drop(self) -> None:
        async def close() -> None:
            for socket in list(self.sockets):
                await socket.close()

        asyncio.run_coroutine_threadsafe(close(), self.loop).result(5)

    def wait_for(self, op: str, seconds: float = 5) -> Json:
        """The first message of this kind that the page has sent since the last look; it is taken off the record."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for index, data in enumerate(self.received):
                if data["op"] == op:
                    return self.received.pop(index)
            time.sleep(0.01)
        raise AssertionError(f"the page sent no {op!r}, but {self.received}")

    # ---- the server

    async def _serve(self, port: int) -> int:
        app = web.Application()
        if port == 0:  # for tests only: by hand the page is changed while the server runs
            app.on_response_prepare.append(_keep)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_static("/page/static", PAGE)
        app.router.add_get("/emojis/{id}.png", self._emoji)
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", port)
        await site.start()
        return self.runner.addresses[0][1]

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        name = canned.EMOJI_NAME.get(request.match_info["id"])
        if name is None:
            raise web.HTTPNotFound
        return web.Response(text=canned_pictures.svg(name), content_type="image/svg+xml")

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if self.refuse:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.add(socket)
        hello = {"people": canned.PEOPLE, "channels": canned.CHANNELS, "guild": canned.GUILD}
        await socket.send_json({"op": "hello", **hello, "bot": {**canned.BOT, "online": self.online}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._received(socket, json.loads(frame.data))
        finally:
            self.sockets.discard(socket)
        return socket

    async def _received(self, socket: web.WebSocketResponse, data: Json) -> None:
        self.received.append(data)
        if data["op"] in self.script:
            self.script[data["op"]](self, data)
        elif data["op"] == "view":
            seen = [m for m in self.messages if m["channel_id"] == data["channel"]]
            seen = [m for m in seen if m["ephemeral_for"] in (None, data["user"])]
            state = {"user": data["user"], "channel": data["channel"], "messages": seen, "commands": self.commands}
            await socket.send_json({"op": "state", **state})
        elif data["op"] == "delete":
            self.messages = [message for message in self.messages if message["id"] != data["message"]]
            await socket.send_json({"op": "gone", "id": data["message"]})
        elif data["op"] == "say":
            name = next(person["name"] for person in canned.PEOPLE if person["id"] == data["user"])
            number = 5000 + len(self.messages)
            said = canned.message(number, data["content"], author=canned.user(name), channel_id=data["channel"])
            self.messages.append(said)
            await socket.send_json({"op": "message", "message": said})
        elif "nonce" in data:
            await socket.send_json({"op": "ack", "nonce": data["nonce"], "ok": True})


async def _keep(request: web.Request, response: web.StreamResponse) -> None:
    if request.path.startswith("/page/static"):
        response.headers["Cache-Control"] = "max-age=600"


if __name__ == "__main__":
    server = FakeServer().start(int(sys.argv[1]) if len(sys.argv) > 1 else 8123)
    server.messages = [canned.lobby(), canned.board(), canned.hand(), canned.challenge(), canned.settings()]
    print(server.url)
    threading.Event().wait()
