"""No request to Discord is waited for without end: discord.py itself gives each five minutes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import aiohttp
from discord.http import HTTPClient, MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
PATIENCE = 20.0
"""Seconds after which a request that has no answer is given up."""


class _Adapter(AsyncWebhookAdapter):
    """Answers to clicks and commands, and all that goes by their tokens."""

    async def request(self, *given: Any, **named: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            return await super().request(*given, **named)

    async def create_interaction_response(self, interaction_id: int, token: str, **named: Any) -> Any:
        """The first answer. discord.py would have Discord send the whole message back, which nobody reads."""
        params: MultipartParameters = named.pop("params")
        route = Route("POST", CALLBACK, webhook_id=interaction_id, webhook_token=token)
        content: Any = {"multipart": params.multipart} if params.files else {"payload": params.payload}
        await self.request(route, files=params.files, **content, **named)
        return {"interaction": {"id": interaction_id, "type": 0}}


def limit_patience(http: HTTPClient) -> None:
    """From now on requests through this client raise TimeoutError when Discord does not answer.

    So do those by tokens of interactions, in the task that calls this and in all that come of it.
    """
    http.request = partial(http.request, timeout=aiohttp.ClientTimeout(total=PATIENCE))
    async_context.set(_Adapter())
