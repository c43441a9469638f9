"""The websocket between the playground's page and the world."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from . import payloads
from .commands import CannotUse
from .errors import ApiError
from .interaction import Answer, InteractionFailed, Modal
from .models import BUTTON, Channel, Json, Message, walk
from .setting import MODERATORS, PEOPLE
from .world import Change

if TYPE_CHECKING:
    from .people import Person
    from .server import StandIn

FILES = Path(__file__).parent / "page"
LOCALES = ("en-US", "de")


class Viewer:
    """One open page: who is looking, at which channel."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.person: Person | None = None
        self.channel: Channel | None = None
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        """Queue a payload; they leave in order."""
        self.outbox.put_nowait(payload)

    async def deliver(self) -> None:
        """Send what is queued until the page closes."""
        while True:
            payload = await self.outbox.get()
            await self.socket.send_str(json.dumps(payload))


class Page:
    """Serves the page and carries what people do on it into the world."""

    def __init__(self, server: StandIn) -> None:
        self.server = server
        self.viewers: set[Viewer] = set()
        self._acts: set[asyncio.Task[None]] = set()
        server.world.observe(self._tell)

    def add_to(self, application: web.Application) -> None:
        """Hang the page into the HTTP server."""
        application.router.add_get("/", self._index)
        application.router.add_get("/page/socket", self._serve)
        application.router.add_static("/page/static/", FILES)
        application.on_response_prepare.append(_always_ask)

    async def close(self) -> None:
        """Close every page's socket."""
        for task in list(self._acts):
            task.cancel()
        for viewer in list(self.viewers):
            await viewer.socket.close()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(FILES / "index.html", headers={"Cache-Control": "no-cache"})

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30.0)
        await socket.prepare(request)
        viewer = Viewer(socket)
        self.viewers.add(viewer)
        viewer.send(self._hello())
        delivery = asyncio.create_task(viewer.deliver())
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._receive(viewer, frame.data)
        finally:
            delivery.cancel()
            self.viewers.discard(viewer)
        return socket

    # -- to the page

    def _hello(self) -> Json:
        server = self.server
        channels = [entry for entry in server.world.channels.values() if entry.guild == server.guild.id]
        return {
            "op": "hello",
            "people": [
                {
                    "id": str(identity),
                    "name": name,
                    "colour": colour,
                    "moderator": name in MODERATORS,
                    "locale": server.world.users[identity].locale,
                }
                for name, (identity, colour) in PEOPLE.items()
            ],
            "channels": [{"id": str(entry.id), "name": entry.name} for entry in channels],
            "guild": {
                "id": str(server.guild.id),
                "name": server.guild.name,
                "locale": server.guild.locale,
            },
            "bot": {
                "id": str(server.world.bot.id),
                "name": server.world.bot.name,
                "online": server.gateway.online,
            },
        }

    def _state(self, viewer: Viewer) -> Json:
        assert viewer.person is not None
        assert viewer.channel is not None
        return {
            "op": "state",
            "user": str(viewer.person.id),
            "channel": str(viewer.channel.id),
            "messages": [self._message(message) for message in viewer.person.sees(viewer.channel)],
            "commands": self.server.commands.offered(viewer.person.user, viewer.channel),
        }

    def _message(self, message: Message) -> Json:
        data = payloads.message(self.server.world, message, "")
        data["ephemeral_for"] = str(message.ephemeral_for) if message.is_ephemeral else None
        return from_this_server(data)

    def _tell(self, change: Change) -> None:
        for viewer in list(self.viewers):
            if change.name == "bot_online":
                viewer.send({"op": "bot", "online": self.server.gateway.online})
            elif change.name.startswith(("channel_", "thread_")):
                viewer.send(self._hello())
            elif viewer.person is None or viewer.channel is None:
                continue
            elif change.name == "commands_changed":
                viewer.send(self._state(viewer))
            elif change.name.startswith("message_"):
                self._tell_message(viewer, viewer.person, viewer.channel, change)

    def _tell_message(self, viewer: Viewer, person: Person, channel: Channel, change: Change) -> None:
        message: Message = change.subject
        if not self.server.world.is_visible(message, person.user, channel):
            return
        if change.name == "message_delete":
            viewer.send({"op": "gone", "id": str(message.id)})
        else:
            viewer.send({"op": "message", "message": self._message(message)})

    # -- from the page

    def _receive(self, viewer: Viewer, text: str) -> None:
        payload: Json = {}
        try:
            payload = json.loads(text)
            act = self._acts_by_name[payload["op"]]
            person = self.server.person(int(payload["user"]))
            channel = self.server.world.channel(int(payload["channel"]))
        except (ValueError, KeyError, TypeError, StopIteration, ApiError):
            self._failed(viewer, payload, "invalid request")
            return
        task = asyncio.create_task(self._do(viewer, payload, act(self, viewer, person, channel, payload)))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _do(self, viewer: Viewer, payload: Json, act: Awaitable[None]) -> None:
        try:
            await act
        except InteractionFailed as error:
            self._failed(viewer, payload, str(error))
        except (CannotUse, ApiError, KeyError, TypeError, ValueError) as error:
            self._failed(viewer, payload, f"invalid: {error}")
        else:
            if payload.get("nonce") is not None and payload["op"] != "autocomplete":
                viewer.send({"op": "ack", "nonce": payload["nonce"], "ok": True})

    @staticmethod
    def _failed(viewer: Viewer, payload: Any, reason: str) -> None:
        nonce = payload.get("nonce") if isinstance(payload, dict) else None
        viewer.send({"op": "failed", "nonce": nonce, "reason": reason})

    async def _view(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        if payload.get("locale") in LOCALES:
            person.user.locale = payload["locale"]
            self.server.world.announce("user_changed", person.user)
        viewer.person, viewer.channel = person, channel
        viewer.send(self._state(viewer))

    async def _command(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        _show(viewer, await person.send_command(channel, payload["name"], payload.get("options")))

    async def _autocomplete(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        options = payload.get("options") or {}
        choices = await person.autocomplete(channel, payload["name"], options, payload["focused"])
        viewer.send({"op": "choices", "nonce": payload.get("nonce"), "choices": choices})

    async def _menu(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        _show(viewer, await person.send_menu(self._find(payload), payload["name"]))

    async def _component(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        message = self._find(payload)
        if payload["component_type"] == BUTTON:
            answer = await person.send_click(message, payload["custom_id"])
        else:
            answer = await person.send_choice(message, payload["custom_id"], payload["values"])
        _show(viewer, answer)

    async def _modal(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        source = self.server.interactions.modal_source(int(payload["interaction"]))
        if source.person.id != person.id or source.modal is None:
            raise CannotUse("this dialog is another person's")
        answers = {
            part["custom_id"]: part["values"] if "values" in part else part.get("value")
            for part in walk(payload["components"])
            if "custom_id" in part
        }
        _show(viewer, await person.send_modal(source.modal, answers))

    async def _say(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        if content := str(payload["content"]).strip():
            person.say(channel, content[:2000])

    async def _delete(self, viewer: Viewer, person: Person, channel: Channel, payload: Json) -> None:
        person.delete(self._find(payload))

    def _find(self, payload: Json) -> Message:
        message = self.server.world.messages.get(int(payload["message"]))
        if message is None:
            raise CannotUse("the message has been deleted")
        return message

    _acts_by_name: dict[str, Callable[..., Awaitable[None]]] = {
        "view": _view,
        "command": _command,
        "autocomplete": _autocomplete,
        "menu": _menu,
        "component": _component,
        "modal": _modal,
        "say": _say,
        "delete": _delete,
    }


async def _always_ask(request: web.Request, response: web.StreamResponse) -> None:
    """After an update no browser may go on with the page's old files."""
    if request.path.startswith("/page/static/"):
        response.headers["Cache-Control"] = "no-cache"


def _show(viewer: Viewer, answer: Answer) -> None:
    """A dialog goes to the page that asked for it; messages reach every page by themselves."""
    modal: Modal | None = answer.modal
    if modal is not None:
        viewer.send(
            {
                "op": "modal",
                "interaction": str(modal.interaction),
                "title": modal.title,
                "custom_id": modal.custom_id,
                "components": modal.components,
            }
        )


def from_this_server(value: Any) -> Any:
    """A copy in which the addresses of Discord's CDN point here: the playground works offline."""
    if isinstance(value, dict):
        return {key: from_this_server(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [from_this_server(entry) for entry in value]
    if isinstance(value, str) and value.startswith(f"{payloads.CDN}/emojis/"):
        return value.removeprefix(payloads.CDN)
    return value
