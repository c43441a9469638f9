"""What goes out with the first answer to a click."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import MultipartParameters

from bot.patience import _Adapter


async def test_discord_is_not_asked_to_send_an_answer_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, dict[str, Any]]] = []

    async def request(_: Any, route: Any, **named: Any) -> None:
        asked.append((route, named))

    monkeypatch.setattr(_Adapter, "request", request)
    params = MultipartParameters(payload={"type": 6}, multipart=None, files=None)
    told = await _Adapter().create_interaction_response(5, "token", session=None, params=params)
    [(route, named)] = asked
    assert (route.method, route.url) == ("POST", f"{discord.http.Route.BASE}/interactions/5/token/callback")
    assert named == {"payload": {"type": 6}, "files": None, "session": None}
    assert told["interaction"]["id"] == 5
