"""The websocket over which events reach the bot: sessions, heartbeats, resuming, compression."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from .events import translate
from .models import Json
from .payloads import user
from .world import Change, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACKNOWLEDGED = (
    0,
    1,
    2,
    6,
    7,
    9,
    10,
    11,
)
KNOWN = (HEARTBEAT, IDENTIFY, 3, 4, RESUME, 8)
HEARTBEAT_INTERVAL = 41_250
TRAVEL_SECONDS = 0.2
"""How long the answer to a heartbeat is on its way. One that comes at once overtakes discord.py's note of having sent
the heartbeat, which then takes the whole interval for the delay and warns of it."""
IDENTIFIES_A_DAY = 1000
REPLAYED = 2000
"""How many events a session keeps for a RESUME."""
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: refused unless the application has been granted them."""
UNKNOWN_OPCODE, NO_JSON, NOT_IDENTIFIED, BAD_TOKEN, IDENTIFIED_TWICE, INTENTS_REFUSED = (
    4001,
    4002,
    4003,
    4004,
    4005,
    4014,
)
ENDS_SESSION = (1000, 1001)


class Connection:
    """One websocket. Everything on it goes through one compression stream, in order."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._transport = request.transport
        compressed = request.query.get("compress") == "zlib-stream"
        self._compressor = zlib.compressobj() if compressed else None
        self._order = asyncio.Lock()

    async def send(self, payload: Json) -> None:
        """Send one payload; a socket that has gone is no matter, a session can be resumed."""
        text = json.dumps(payload)
        async with self._order:
            if self.socket.closed:
                return
            try:
                if self._compressor is None:
                    await self.socket.send_str(text)
                else:
                    data = self._compressor.compress(text.encode())
                    await self.socket.send_bytes(data + self._compressor.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                self.cut()

    def cut(self) -> None:
        """Break the connection without a closing word."""
        if self._transport is not None:
            self._transport.abort()


class Session:
    """What an IDENTIFY opens: it outlives its socket and numbers its events."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[Json] = deque(maxlen=REPLAYED)
        self.connection: Connection | None = None
        self.queue: asyncio.Queue[Json] = asyncio.Queue()
        self.resumed = 0

    def wants(self, guild: int | None, intent: int) -> bool:
        """Whether an event with this intent, about this guild, goes to this session."""
        shard, shards = self.shard
        if guild is not None and (guild >> 22) % shards != shard:
            return False
        return not intent or bool(self.intents & intent)

    def dispatch(self, name: str, data: Any) -> None:
        """Number an event, keep it, and send it when there is a socket."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.sent.append(payload)
        if self.connection is not None:
            self.queue.put_nowait(payload)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.granted_intents = 0
        self.identifies = 0
        self.refusals = 0
        self.sessions: dict[str, Session] = {}
        self.address = ""
        self.base = ""
        world.observe(self._tell)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.connection is not None for session in self.sessions.values())

    def dispatch(self, name: str, data: Any, guild: int | None = None, intent: int = 0) -> None:
        """Send an event to every session that wants it."""
        for session in self.sessions.values():
            if session.wants(guild, intent):
                session.dispatch(name, data)

    def _tell(self, change: Change) -> None:
        for session in list(self.sessions.values()):
            for event in translate(self.world, change, self.base, session.intents):
                if session.wants(event.guild, event.intent):
                    session.dispatch(event.name, event.data)

    async def drop(self) -> None:
        """Cut every socket."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.cut()

    async def ask_to_reconnect(self) -> None:
        """Op 7 to everybody."""
        await self._broadcast({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool) -> None:
        """Op 9 to everybody; sessions that cannot be resumed are forgotten."""
        await self._broadcast({"op": INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()

    async def _broadcast(self, payload: Json) -> None:
        for session in list(self.sessions.values()):
            if session.connection is not None:
                await session.connection.send(payload)

    # -- one socket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to the bot on one websocket until it closes."""
        if self.refusals:
            self.refusals -= 1
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=16_384, compress=False)
        await socket.prepare(request)
        connection = Connection(request, socket)
        await connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}, "s": None, "t": None})
        session: Session | None = None
        sender: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                opened = await self._receive(connection, session, frame.data)
                if opened is not None and opened is not session:
                    session = opened
                    sender = asyncio.create_task(self._send_events(session, connection))
        finally:
            if sender is not None:
                sender.cancel()
            if session is not None:
                self._disconnected(session, connection)
        return socket

    async def _receive(self, connection: Connection, session: Session | None, text: str) -> Session | None:
        try:
            payload = json.loads(text)
            operation, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            await connection.socket.close(code=NO_JSON)
            return None
        if operation == HEARTBEAT:
            await asyncio.sleep(TRAVEL_SECONDS)
            await connection.send({"op": ACKNOWLEDGED, "d": None, "s": None, "t": None})
        elif operation == IDENTIFY:
            if session is not None:
                await connection.socket.close(code=IDENTIFIED_TWICE)
                return None
            return await self._identify(connection, data)
        elif operation == RESUME:
            return await self._resume(connection, data)
        elif operation not in KNOWN:
            await connection.socket.close(code=UNKNOWN_OPCODE)
        elif session is None:
            await connection.socket.close(code=NOT_IDENTIFIED)
        return session

    async def _identify(self, connection: Connection, data: Json) -> Session | None:
        intents = data.get("intents", 0)
        if data.get("token") != self.token:
            await connection.socket.close(code=BAD_TOKEN)
            return None
        if intents & PRIVILEGED & ~self.granted_intents:
            await connection.socket.close(code=INTENTS_REFUSED, message=b"Disallowed intent(s).")
            return None
        self.identifies += 1
        number, count = data.get("shard") or (0, 1)
        session = Session(intents, (number, count))
        for other in [entry for entry in self.sessions.values() if entry.connection is None]:
            del self.sessions[other.id]
        self.sessions[session.id] = session
        session.connection = connection
        self._welcome(session)
        self.world.announce("bot_online", True)
        return session

    def _welcome(self, session: Session) -> None:
        guilds = [guild for guild in self.world.guilds.values() if session.wants(guild.id, 0)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": user(self.world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "session_type": "normal",
                "application": {"id": str(self.world.bot.id), "flags": 0},
                "shard": list(session.shard),
                "private_channels": [],
                "user_settings": {},
            },
        )
        for guild in guilds:
            for event in translate(self.world, Change("guild_create", guild), self.base, session.intents):
                if session.wants(event.guild, event.intent):
                    session.dispatch(event.name, event.data)

    async def _resume(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token") != self.token:
            await connection.socket.close(code=BAD_TOKEN)
            return None
        session = self.sessions.get(data.get("session_id", ""))
        seen = data.get("seq") or 0
        oldest = session.sent[0]["s"] if session is not None and session.sent else 1
        if session is None or seen < oldest - 1:
            await connection.send({"op": INVALID_SESSION, "d": False})
            return None
        if session.connection is not None:
            session.connection.cut()
        session.queue = asyncio.Queue()
        for payload in session.sent:
            if payload["s"] > seen:
                session.queue.put_nowait(payload)
        session.connection = connection
        session.resumed += 1
        session.dispatch("RESUMED", {"_trace": []})
        self.world.announce("bot_online", True)
        return session

    @staticmethod
    async def _send_events(session: Session, connection: Connection) -> None:
        queue = session.queue
        while True:
            await connection.send(await queue.get())

    def _disconnected(self, session: Session, connection: Connection) -> None:
        if session.connection is not connection:
            return
        session.connection = None
        if connection.socket.close_code in ENDS_SESSION:
            self.sessions.pop(session.id, None)
        self.world.announce("bot_online", self.online)
