"""`/uno privacy` and `/uno forget-me`."""

from __future__ import annotations

import json

import pytest

from tests.cogs.outlines import labels
from tests.cogs.room import Room

LANGUAGES = pytest.mark.parametrize(
    ("locale", "title", "sure"),
    [("en-US", "What this bot keeps", "Yes, forget me"), ("de", "Was dieser Bot aufhebt", "Ja, vergiss mich")],
)


@LANGUAGES
async def test_it_is_told_what_is_kept(room: Room, locale: str, title: str, sure: str) -> None:
    ada = room.person("Ada", locale)
    assert (await ada.command("privacy")).startswith(f"## {title}\n")
    assert len(labels(ada.last)) == 2


@LANGUAGES
async def test_forgetting_asks_first_and_then_leaves_nothing(room: Room, locale: str, title: str, sure: str) -> None:
    ada, ben = room.person("Ada"), room.person("Ben", locale)
    await room.play([ada, ben])
    await ben.command("forget-me")
    table = room.table
    assert table.seat_of(ben.id) == 1
    await ben.tap(sure)
    assert await room.hall.store.scores.player(room.guild.id, ben.id) is None
    told = await room.hall.tables.privacy.told_of(ben.id)
    assert [told[each] for each in ("matches", "scores", "preferences")] == [[], [], []]
    assert "Ben" not in room.board


async def test_one_may_think_better_of_it(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ben.command("privacy")
    await ben.tap("Forget me")
    assert (await ben.tap("Back")).startswith("## What this bot keeps")
    assert room.table.seat_of(ben.id) == 1


async def test_one_s_data_comes_as_a_private_file(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ben.command("privacy")
    result = await ben.actor.click(ben.last, label="My data")
    answer = result.response or result.followups[-1]
    assert answer.ephemeral
    (file,) = answer.attachments
    data = json.loads(await file.read())
    assert data["person"] == str(ben.id)
    assert [match["name"] for match in data["matches"]] == ["Ben"]
    assert str(ada.id) not in json.dumps(data)
