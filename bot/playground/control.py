"""The fault switches over HTTP, ``POST /control/<switch>``, for a stand-in that runs in another process."""

from __future__ import annotations

import inspect
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from aiohttp import web

if TYPE_CHECKING:
    from .server import StandIn

SWITCHES = (
    "fail",
    "rate_limit",
    "refuse",
    "lose",
    "hang_up",
    "delay",
    "clear",
    "refuse_sockets",
    "drop_sockets",
    "ask_to_reconnect",
    "invalidate_sessions",
    "expire_tokens",
)


class Control:
    """Takes JSON with the arguments of a switch in :class:`~bot.playground.faults.Faults`."""

    def __init__(self, server: StandIn) -> None:
        self.server = server

    def add_to(self, application: web.Application) -> None:
        """Hang the switches into the HTTP server."""
        application.router.add_post("/control/{switch}", self._switch)
        application.router.add_get("/control/requests", self._requests)

    async def _switch(self, request: web.Request) -> web.Response:
        name = request.match_info["switch"]
        # A form of another site could not set this type, so it cannot press the switches.
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        arguments: dict[str, Any] = await request.json()
        try:
            if name in SWITCHES:
                result = getattr(self.server.faults, name)(**arguments)
                if inspect.isawaitable(result):
                    await result
            else:
                self._on_the_world(name, arguments)
        except (TypeError, KeyError, ValueError) as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        return web.json_response({"ok": True})

    def _on_the_world(self, name: str, arguments: dict[str, Any]) -> None:
        """Switches whose arguments are ids or settings."""
        server, world = self.server, self.server.world
        if name == "advance":
            server.clock.advance(float(arguments["seconds"]))
        elif name == "limits":
            server.limits.enabled = bool(arguments["enabled"])
        elif name == "locale":
            server.guild.locale = str(arguments["locale"])
            world.announce("guild_update", server.guild)
        elif name == "deny":
            server.faults.deny(world.channels[int(arguments["channel"])], *arguments["permissions"])
        elif name == "allow":
            server.faults.allow(world.channels[int(arguments["channel"])])
        elif name == "delete_message":
            server.faults.delete_message(world.messages[int(arguments["message"])])
        elif name == "delete_channel":
            server.faults.delete_channel(world.channels[int(arguments["channel"])])
        elif name == "remove_member":
            server.faults.remove_member(server.guild, world.users[int(arguments["user"])])
        elif name == "ban":
            server.faults.ban(server.guild, world.users[int(arguments["user"])])
        elif name == "remove_guild":
            server.faults.remove_guild(server.guild)
        else:
            raise ValueError(f"there is no switch {name!r}")

    async def _requests(self, request: web.Request) -> web.Response:
        return web.json_response([asdict(entry) for entry in self.server.recorder.requests])
