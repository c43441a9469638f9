"""Rate limits, once they are turned on."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground.clock import Clock
from bot.playground.errors import ApiError
from bot.playground.limits import RateLimits
from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.tiny_bot import TinyBot


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", lambda: 1000.0)
    return clock


@pytest.fixture
def limits(clock: Clock) -> RateLimits:
    limits = RateLimits(clock)
    limits.enabled = True
    return limits


def refused(limits: RateLimits, *arguments: object) -> ApiError:
    with pytest.raises(ApiError) as caught:
        limits.pass_or_refuse(*arguments)  # type: ignore[arg-type]
    assert caught.value.status == 429
    assert caught.value.headers["Via"]
    return caught.value


def test_five_messages_in_five_seconds_per_channel(clock: Clock, limits: RateLimits) -> None:
    left = [limits.pass_or_refuse("message.create", "1")["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    error = refused(limits, "message.create", "1")
    assert error.extra == {"retry_after": 5.0, "global": False}
    limits.pass_or_refuse("message.create", "2")
    clock.advance(5)
    limits.pass_or_refuse("message.create", "1")


def test_thirty_messages_by_token_in_a_minute_per_channel(clock: Clock, limits: RateLimits) -> None:
    for number in range(30):
        limits.pass_or_refuse("followup", f"token {number}", "channel")
    error = refused(limits, "followup", "token 31", "channel")
    assert "X-RateLimit-Remaining" not in error.headers
    limits.pass_or_refuse("followup", "token 32", "another")


def test_old_messages_may_be_edited_less_often(limits: RateLimits) -> None:
    for _ in range(3):
        limits.pass_or_refuse("message.edit", "1", "", 3601.0)
    error = refused(limits, "message.edit", "1", "", 3601.0)
    assert (error.code, error.extra["retry_after"]) == (30046, 30.0)


def test_fifty_requests_in_a_second_and_callbacks_are_free(limits: RateLimits) -> None:
    for number in range(50):
        limits.pass_or_refuse("message.create", str(number))
    assert refused(limits, "message.create", "x").extra["global"] is True
    assert limits.pass_or_refuse("callback", "x") == {}


async def test_discord_py_waits_until_it_may_go_on(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    server.limits.enabled = True
    server.limits.factor = 100.0
    place = bot.get_partial_messageable(uno.id)
    await asyncio.gather(*(place.send(str(number)) for number in range(8)))
    assert sorted(message.content for message in ada.sees(uno)) == [str(number) for number in range(8)]
    assert isinstance(place, discord.PartialMessageable)
