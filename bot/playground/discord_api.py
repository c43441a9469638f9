"""Discord's REST API over HTTP: every request is counted, recorded, perhaps broken, and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aiohttp import web

from .call import Call, Reply, Route, answer, read
from .errors import NOT_FOUND, UNAUTHORIZED, ApiError
from .faults import Faults
from .limits import RateLimits
from .message_routes import MessageRoutes
from .recorder import Recorder
from .token_routes import TokenRoutes

PREFIX = "/api/v10"


class DiscordApi:
    """The doors of the API and what stands between them and the world."""

    def __init__(
        self,
        token: str,
        recorder: Recorder,
        limits: RateLimits,
        faults: Faults,
        messages: MessageRoutes,
        tokens: TokenRoutes,
        others: Sequence[Route],
    ) -> None:
        self.token = token
        self.recorder = recorder
        self.limits = limits
        self.faults = faults
        self.messages = messages
        self.tokens = tokens
        self.routes = [*others, *messages.routes(), *tokens.routes()]

    def add_to(self, application: web.Application) -> None:
        """Hang every route into the HTTP server; all else below the prefix is 404 as Discord says it."""
        for route in self.routes:
            application.router.add_route(route.method, PREFIX + route.template, self._door(route))
        application.router.add_route("*", PREFIX + "/{rest:.*}", self._nothing_here)

    def _door(self, route: Route) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _nothing_here(self, request: web.Request) -> web.StreamResponse:
        self.recorder.note("unknown", request.method, request.path, request.path, None, 0).status = 404
        return answer(Reply(ApiError(NOT_FOUND).body(), 404))

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        try:
            call = await read(request)
        except ApiError as error:
            return answer(Reply(error.body(), error.status))
        entry = self.recorder.note(route.kind, route.method, route.template, request.path, call.body, len(call.files))
        try:
            if route.needs_token and request.headers.get("Authorization") != f"Bot {self.token}":
                raise ApiError(UNAUTHORIZED)
            fate = await self.faults.strike(route.kind)
            if fate == "lose":
                entry.status = 200
                return answer(self._pretend(route))
            headers = self._count(route, call)
            reply = route.handler(call)
        except ApiError as error:
            entry.status, entry.code = error.status, error.code
            return answer(Reply(error.body(), error.status), error.headers)
        entry.status = reply.status if reply.body is not None else 204
        if fate == "fall_silent":
            await self.faults.silence()
        if fate == "hang_up" and request.transport is not None:
            request.transport.abort()
        return answer(reply, headers)

    def _count(self, route: Route, call: Call) -> dict[str, str]:
        token = call.params.get("webhook_token", "")
        major = call.params.get("channel_id") or token
        return self.limits.pass_or_refuse(
            route.kind,
            major,
            self.tokens.channel_of(token) if token else "",
            self.messages.age(call) if route.kind == "message.edit" else 0.0,
        )

    @staticmethod
    def _pretend(route: Route) -> Reply:
        """A success that means nothing."""
        return Reply({"interaction": {"id": "0", "type": 3}}) if route.kind == "callback" else Reply()
