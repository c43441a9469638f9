"""The rules of a table in its lobby: by its host, within what the server left open, for all to see."""

from __future__ import annotations

import pytest

from bot.settings import GuildSettings
from bot.tables import Table
from bot.uno.ruleset import RuleSet
from tests.cogs.room import Person, Room
from tests.cogs.test_panel import panel
from tests.cogs.test_refused import forge_id


async def lobby(room: Room) -> tuple[Person, Person, Table]:
    ada, ben = room.people(2)
    table = await room.open([ada, ben])
    await ada.press("Rules")
    return ada, ben, table


async def with_settings(room: Room, settings: GuildSettings) -> None:
    """What the server has set, as an admin's panel would have done it."""
    room.bot.desk.book._settings[room.guild.id] = settings


async def test_the_host_changes_rules_and_everybody_sees_what_and_who(room: Room) -> None:
    ada, ben, _ = await lobby(room)
    assert ada.screen.startswith("container #8b6be8\n| ## Rules of this table\n| -# Preset Mattel 2019")
    await ada.pick("Drawing")
    await ada.turn("Draw until playable")
    await room.settle()
    assert room.table.rules == RuleSet().but(draw_until_playable=True)
    assert "| -# House rules: draw until playable\n| -# Ada: **Draw until playable:** off → on" in room.board
    await ada.pick("Overview")
    await ada.pick("Party")
    await room.settle()
    assert "| -# Ada: **Preset:** Mattel 2019 → Party, **Draw until playable:** on → off" in room.board
    assert (await ada.tap("Undo")).startswith("The last change is taken back.")
    await room.restart()
    assert room.table.rules == RuleSet().but(draw_until_playable=True)
    assert "Changed from the base game:\n**Draw until playable:** on" in await ben.press("Rules")
    assert room.board.count("| -# Ada: ") == 3


async def test_what_the_server_has_locked_cannot_be_changed_at_the_table(room: Room) -> None:
    await with_settings(room, GuildSettings(rules=RuleSet().but(stacking="same")).with_locks(["stacking"], locked=True))
    ada, _, _ = await lobby(room)
    assert room.table.rules.values["stacking"] == "same"
    await ada.pick("Answers to +2 and +4")
    assert "| **● 🔒 Stacking** [same kind /disabled]" in ada.screen
    screen = await ada.pick("● 🔒 Stacking")
    assert "🔒 The server decides this" in screen
    assert "mixed (" not in ada.screen
    await ada.tap("Back")
    await ada.pick("Overview")
    await ada.pick("Mattel 2021")
    assert room.table.rules == RuleSet("mattel_2021").but(stacking="same")
    await ada.tap("To preset")
    assert room.table.rules == RuleSet("mattel_2021").but(stacking="same")


async def test_a_lock_that_came_after_the_panel_was_opened_holds(room: Room) -> None:
    ada, _, _ = await lobby(room)
    await ada.pick("Drawing")
    await with_settings(room, GuildSettings().with_locks(["draw_until_playable"], locked=True))
    answer = await ada.turn("Draw until playable")
    assert answer.startswith("The server decides draw until playable: it cannot be changed at a table.")
    assert room.table.rules == RuleSet()


async def test_after_the_start_the_rules_are_frozen(room: Room) -> None:
    ada, _, _ = await lobby(room)
    await ada.pick("Drawing")
    panel_message = ada.last
    await ada.press("Start")
    ada.last = panel_message
    answer = await ada.turn("Draw until playable")
    assert answer == "The match has begun: its rules stay as they are."
    assert room.table.rules == RuleSet()
    await ada.press("More")
    assert "## Rules of this table\nMattel 2019 · to 500" in await ada.tap("Rules")


async def test_who_no_longer_leads_the_table_changes_nothing(room: Room) -> None:
    ada, _, _ = await lobby(room)
    await ada.pick("Drawing")
    panel_message = ada.last
    await ada.command("host", player="2")
    ada.last = panel_message
    assert (await ada.turn("Draw until playable")) == "Only the host, Ben, or a moderator may do that."
    assert room.table.rules == RuleSet()


async def test_host_and_moderator_at_once_lose_nothing(room: Room) -> None:
    ada, _, _ = await lobby(room)
    mo = room.person("Mo", moderates=True)
    await mo.press("Rules")
    await ada.pick("Cards")
    await mo.pick("Cards")
    await ada.turn("Hand size")
    await mo.turn("Hand size")
    await ada.hand_in("5")
    assert (await mo.hand_in("9")).startswith("**Ada** changed this a moment ago.")
    await mo.turn("Decks")
    await mo.hand_in("2")
    await room.settle()
    assert room.table.rules == RuleSet().but(hand_size=5, decks=2)
    assert "| -# Mo: **Decks:** 1 deck → 2 decks" in room.board


async def test_a_table_opens_by_the_rules_of_the_server_or_by_a_preset(room: Room) -> None:
    admin = await panel(room, "Mo")
    await admin.pick("Party")
    await admin.tap("Save as")
    await admin.hand_in("Friday")
    await admin.slash("uno-setup panel")
    await admin.pick("No Mercy")
    ada = room.person("Ada")
    for preset, rules in (
        (None, RuleSet("no_mercy")),
        ("friday", RuleSet("party")),
        ("own.1", RuleSet("party")),
        ("tournament", RuleSet("tournament")),
        ("Einzelblatt", RuleSet("single_round")),
    ):
        options = {} if preset is None else {"preset": preset}
        assert await ada.command("new", **options) == "The table is open. Others press Join, you press Start."
        assert room.table.rules == rules, preset
        await ada.command("end")
    assert (await ada.command("new", preset="teleport")) == (
        "There is no preset called teleport. Pick one of those that appear as you type."
    )
    assert room.hall.tables.in_channel(room.channel.id) is None


async def test_presets_are_offered_as_one_types(room: Room) -> None:
    await with_settings(room, GuildSettings().with_preset("Friday", RuleSet("party")))
    ada = room.person("Ada")
    offered = await ada.actor.autocomplete(room.channel, "uno new", "preset", "")
    assert {each["name"]: each["value"] for each in offered[:2]} == {"Friday": "own.1", "Mattel 2019": "mattel_2019"}
    typed = await ada.actor.autocomplete(room.channel, "uno new", "preset", "part")
    assert [each["value"] for each in typed] == ["party", "partners"]


@pytest.mark.parametrize("page", ["own", "turns", "places", "log", "term.turn_seconds"])
async def test_pages_of_the_server_are_not_for_hosts(room: Room, page: str) -> None:
    ada, _, table = await lobby(room)
    wrong = f"uno1:{table.id}:{table.revision}:page:{page}"
    answer = await forge_id(room, ada, wrong)
    assert answer.startswith("This button is not from this version of the bot.")
