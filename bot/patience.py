"""No request to Discord is waited for without end: discord.py itself gives each five minutes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import aiohttp
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

PATIENCE = 20.0
"""Seconds after which a request that has no answer is given up."""


class _Adapter(AsyncWebhookAdapter):
    """Answers to clicks and commands, and all that goes by their tokens."""

    async def request(self, *given: Any, **named: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            return await super().request(*given, **named)


def limit_patience(http: HTTPClient) -> None:
    """From now on requests through this client raise TimeoutError when Discord does not answer.

    So do those by tokens of interactions, in the task that calls this and in all that come of it.
    """
    http.request = partial(http.request, timeout=aiohttp.ClientTimeout(total=PATIENCE))
    async_context.set(_Adapter())
