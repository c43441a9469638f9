"""Switches for everything that goes wrong between a bot and Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Literal

from .errors import ApiError
from .limits import too_many
from .models import Channel, Guild, Message, User, permissions

if TYPE_CHECKING:
    from .server import StandIn

Effect = Literal["error", "lose", "hang_up", "fall_silent", "hold"]


@dataclass
class Hold:
    """A request that a test has stopped on its way: wait for ``arrived``, then :meth:`release` it."""

    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let it pass."""
        self._released.set()

    async def wait(self) -> None:
        """Stand in the way until released."""
        self.arrived.set()
        await self._released.wait()


@dataclass
class Fault:
    """What will happen to the next ``times`` requests of a kind."""

    kind: str
    effect: Effect
    times: int
    error: Callable[[], ApiError] | None = None
    hold: Hold | None = None
    seconds: float = 0.0


class Faults:
    """Breaks things on demand. ``kind`` names a route (``callback``, ``message.edit``) or is a pattern."""

    def __init__(self, server: StandIn) -> None:
        self._server = server
        self._pending: list[Fault] = []
        self._silence = asyncio.Event()

    # -- requests

    def fail(self, kind: str, status: int = 500, times: int = 1) -> None:
        """Answer the next requests with a server error."""
        self._pending.append(Fault(kind, "error", times, lambda: ApiError((status, 0, f"{status}: stand-in"))))

    def rate_limit(self, kind: str, retry_after: float = 0.01, times: int = 1) -> None:
        """Answer the next requests with 429."""
        self._pending.append(Fault(kind, "error", times, lambda: too_many(retry_after)))

    def refuse(self, kind: str, status: int, code: int, message: str = "refused", times: int = 1) -> None:
        """Answer the next requests with any error of Discord's."""
        self._pending.append(Fault(kind, "error", times, lambda: ApiError((status, code, message))))

    def lose(self, kind: str = "callback", times: int = 1) -> None:
        """Report success for the next requests and do nothing: the person sees no answer of the bot."""
        self._pending.append(Fault(kind, "lose", times))

    def hang_up(self, kind: str = "callback", times: int = 1) -> None:
        """Do what the next requests ask, but close the connection instead of answering."""
        self._pending.append(Fault(kind, "hang_up", times))

    def fall_silent(self, kind: str = "callback", times: int = 1) -> None:
        """Do what the next requests ask, but never answer; the connection stays open until `clear`."""
        self._pending.append(Fault(kind, "fall_silent", times))

    def delay(self, kind: str, seconds: float, times: int = 1) -> None:
        """Let the next requests wait before they are looked at."""
        self._pending.append(Fault(kind, "hold", times, seconds=seconds))

    def hold(self, kind: str) -> Hold:
        """Stop the next request of this kind until it is released."""
        hold = Hold()
        self._pending.append(Fault(kind, "hold", 1, hold=hold))
        return hold

    @property
    def pending(self) -> tuple[Fault, ...]:
        """The faults that have not happened yet."""
        return tuple(self._pending)

    def clear(self) -> None:
        """Forget all faults that have not happened yet, and let those end that have no end."""
        self._silence.set()
        self._silence = asyncio.Event()
        for fault in self._pending:
            if fault.hold is not None:
                fault.hold.release()
        self._pending.clear()

    async def strike(self, kind: str) -> Effect | None:
        """What happens to a request of this kind now; raises its error, or names how its answer gets lost."""
        fate: Effect | None = None
        for fault in [fault for fault in self._pending if fnmatchcase(kind, fault.kind)]:
            fault.times -= 1
            if fault.times <= 0 and fault in self._pending:
                self._pending.remove(fault)
            if fault.hold is not None:
                await fault.hold.wait()
            elif fault.effect == "hold":
                await asyncio.sleep(fault.seconds)
            elif fault.error is not None:
                raise fault.error()
            else:
                fate = fault.effect
        return fate

    async def silence(self) -> None:
        """Say nothing until the faults are cleared."""
        await self._silence.wait()

    # -- the gateway

    def refuse_sockets(self, times: int = 1) -> None:
        """Answer the next attempts to open a websocket with 503."""
        self._server.gateway.refusals = times

    async def drop_sockets(self) -> None:
        """Cut the bot's websockets off, without a word; sessions can be resumed."""
        await self._server.gateway.drop()

    async def ask_to_reconnect(self) -> None:
        """Send op 7 to every session."""
        await self._server.gateway.ask_to_reconnect()

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Send op 9 to every session."""
        await self._server.gateway.invalidate(resumable=resumable)

    # -- the world

    def deny(self, channel: Channel, *names: str) -> None:
        """Take permissions (by discord.py's names) from the bot in a channel."""
        self._server.world.overwrite(channel, self._server.world.bot, deny=permissions(*names))

    def allow(self, channel: Channel) -> None:
        """Give the bot back what was denied."""
        self._server.world.overwrite(channel, self._server.world.bot)

    def delete_message(self, message: Message) -> None:
        """Somebody deletes a message."""
        self._server.world.remove_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel or thread."""
        self._server.world.remove_channel(channel)

    def remove_guild(self, guild: Guild) -> None:
        """The bot is thrown out."""
        self._server.world.remove_guild(guild)

    def remove_member(self, guild: Guild, user: User) -> None:
        """A person leaves the server."""
        self._server.world.remove_member(guild, user)

    def ban(self, guild: Guild, user: User) -> None:
        """A person is thrown out of the server for good."""
        self._server.world.ban(guild, user)

    def expire_tokens(self) -> None:
        """Every interaction token given out so far has had its fifteen minutes."""
        self._server.interactions.expire_tokens()
