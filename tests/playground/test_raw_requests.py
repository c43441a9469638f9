"""Requests that discord.py would never send."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground.models import Channel
from bot.playground.server import StandIn

UNO = 1_000_000_000_000_000_201
ME = 1_000_000_000_000_000_001


async def ask(
    server: StandIn, method: str, path: str, *, kind: str = "application/json", token: str = "", **options: Any
) -> tuple[int, int | None]:
    """Status and code of an answer."""
    headers = {"Authorization": f"Bot {token or server.token}", "Content-Type": kind}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, server.api_base + path, **options) as response,
    ):
        body = await response.json() if response.status != 204 else {}
        return response.status, body.get("code")


@pytest.mark.parametrize(
    ("method", "path", "data", "kind", "expected"),
    [
        ("POST", f"/channels/{UNO}/messages", "{", "application/json", (400, 50109)),
        ("POST", f"/channels/{UNO}/messages", "[]", "application/json", (400, 50035)),
        ("POST", f"/channels/{UNO}/messages", "{}", "text/plain", (400, 50109)),
        ("POST", f"/channels/{UNO}/messages", '{"content": "x"}', "application/json", (200, None)),
        ("PUT", f"/applications/{ME}/commands", "{}", "application/json", (400, 50035)),
        ("POST", f"/applications/{ME}/emojis", '{"name": "R5"}', "application/json", (400, 50035)),
        ("POST", f"/applications/{ME}/emojis", '{"name": "R5", "image": "x"}', "application/json", (400, 50035)),
        ("POST", "/interactions/1/nothing/callback", '{"type": 4}', "application/json", (404, 10062)),
        ("PATCH", f"/webhooks/{ME}/nothing/messages/@original", "{}", "application/json", (404, 10015)),
        ("PATCH", "/webhooks/7/nothing/messages/@original", "{}", "application/json", (404, 10015)),
        ("POST", f"/channels/{UNO}/typing", None, "application/json", (204, None)),
        ("GET", f"/channels/{UNO}", None, "application/json", (200, None)),
        ("GET", "/channels/1", None, "application/json", (404, 10003)),
    ],
)
async def test_answers(
    server: StandIn, method: str, path: str, data: str | None, kind: str, expected: tuple[int, int | None]
) -> None:
    assert await ask(server, method, path, data=data, kind=kind) == expected


async def test_a_wrong_token_opens_no_door(server: StandIn, uno: Channel) -> None:
    assert await ask(server, "GET", f"/channels/{uno.id}", token="wrong") == (401, 0)
    assert await ask(server, "GET", "/gateway", token="wrong") == (200, None)


async def test_any_request_can_be_lost(server: StandIn, uno: Channel) -> None:
    server.faults.lose("message.create")
    assert await ask(server, "POST", f"/channels/{uno.id}/messages", json={"content": "x"}) == (204, None)
    assert not server.world.messages


@pytest.mark.parametrize(
    ("kind", "expected"),
    [(6, (400, 50035)), (7, (400, 50035)), (8, (400, 50035)), (99, (400, 50035)), (5, (204, None))],
)
async def test_a_command_takes_only_some_answers(
    server: StandIn, uno: Channel, kind: int, expected: tuple[int, int | None]
) -> None:
    data = {"id": "1", "name": "do", "type": 1, "options": []}
    interaction = server.interactions.begin(2, server.person("Ada").user, uno, data)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert await ask(server, "POST", path, json={"type": kind, "data": {}}) == expected
    assert [message.is_loading for message in server.world.messages.values()] == [True] * (kind == 5)
