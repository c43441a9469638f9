"""Puts the stand-in together and serves it on a loopback port."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType

from aiohttp import web
from yarl import URL

from .application_routes import ApplicationRoutes
from .clock import Clock
from .commands import Commands
from .control import Control
from .discord_api import PREFIX, DiscordApi
from .faults import Faults
from .gateway import Gateway
from .interactions import Interactions
from .limits import RateLimits
from .message_routes import MessageRoutes
from .models import Channel, Guild
from .page import Page
from .people import Person
from .pictures import Pictures
from .recorder import Recorder
from .setting import CHANNELS, GUILD, furnish
from .storage import Storage
from .token_routes import TokenRoutes
from .writing import Writer

HOST = "127.0.0.1"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
TOKEN = "stand-in.token.of-the-playground"
LARGEST_REQUEST = 26 * 1024 * 1024


class StandIn:
    """A whole Discord on one port: API, gateway, pictures, the page, and the people.

    Use it as an async context manager, or call :meth:`start` and :meth:`stop`. With ``file`` the world is
    kept there and comes back at the next start.
    """

    def __init__(
        self, *, token: str = TOKEN, port: int = 0, file: Path | None = None, clock: Clock | None = None
    ) -> None:
        self.token = token
        self.clock = clock or Clock()
        self.world = furnish(self.clock)
        self.recorder = Recorder()
        self.limits = RateLimits(self.clock)
        self.faults = Faults(self)
        self.writer = Writer(self.world)
        self.gateway = Gateway(self.world, token)
        self.interactions = Interactions(self.world, self.gateway, self.writer)
        self.commands = Commands(self.world)
        self._messages = MessageRoutes(self.world, self.writer)
        self._tokens = TokenRoutes(self.world, self.writer, self.interactions)
        others = ApplicationRoutes(self.world, self.gateway, self.commands).routes()
        self.api = DiscordApi(token, self.recorder, self.limits, self.faults, self._messages, self._tokens, others)
        self.page = Page(self)
        self.storage = Storage(self, file) if file is not None else None
        self.port = port
        self.base = ""
        self._runner: web.AppRunner | None = None
        self._people: dict[int, Person] = {}

    # -- running

    async def start(self) -> None:
        """Load what was kept, bind the port and serve."""
        if self.storage is not None:
            self.storage.load()
        application = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[refuse_strangers])
        self.api.add_to(application)
        application.router.add_get("/gw/", self.gateway.serve)
        Pictures(self.world).add_to(application)
        Control(self).add_to(application)
        self.page.add_to(application)
        runner = self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        await web.TCPSite(runner, HOST, self.port).start()
        self.port = runner.addresses[0][1]
        self.base = f"http://{HOST}:{self.port}"
        self.gateway.address = self.gateway_address
        for part in (self.gateway, self.interactions, self._messages, self._tokens):
            part.base = self.base

    async def stop(self) -> None:
        """Close every connection, keep the world, free the port."""
        self.faults.clear()
        await self.page.close()
        await self.gateway.drop()
        if self.storage is not None:
            self.storage.close()
        self.clock.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> StandIn:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    # -- where it is and who is there

    @property
    def api_base(self) -> str:
        """The address for DISCORD_API_BASE."""
        return f"{self.base}{PREFIX}"

    @property
    def gateway_address(self) -> str:
        """The address for DISCORD_GATEWAY."""
        return f"ws://{HOST}:{self.port}/gw/"

    @property
    def guild(self) -> Guild:
        """The playground's server."""
        return self.world.guilds[GUILD]

    def channel(self, name: str) -> Channel:
        """A channel by its name, ``uno`` or ``games`` or one that was made."""
        if name in CHANNELS:
            return self.world.channel(CHANNELS[name])
        return next(channel for channel in self.world.channels.values() if channel.name == name)

    def person(self, who: str | int) -> Person:
        """A person by name or id."""
        user = next(user for user in self.world.users.values() if who in (user.id, user.name))
        return self._people.setdefault(user.id, Person(self, user))


@web.middleware
async def refuse_strangers(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Let nobody in but this machine: a site open in the browser must not reach the world through it."""
    origin = request.headers.get("Origin")
    if request.url.host not in LOOPBACK or (origin and URL(origin).host not in LOOPBACK):
        raise web.HTTPForbidden(text="only from this machine")
    return await handler(request)
