"""All settings on a real store: changes, their log, undo, two admins at once, servers that come and go."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from bot.settings import Declined, Editor, Entry, GuildBook, GuildSettings, Terms
from bot.settings.book import DAY, Make
from bot.settings.renames import Renames
from bot.store import Store
from bot.store.guilds import ChangeRow, SettingsRow
from bot.uno.options import Value, write_value
from bot.uno.ruleset import RuleSet

GUILD, OTHER = 900, 901
ADA, BEN = Editor(1, "Ada"), Editor(2, "Ben")


def option(name: str, value: Value) -> Make:
    """Sets an option of the house rules."""

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        old = write_value(settings.rules.values[name])
        entry = Entry("option", name, old, write_value(value), f"option:{name}")
        return replace(settings, rules=settings.rules.but(**{name: value})), entry

    return make


def preset(name: str) -> Make:
    """Sets a preset."""
    return lambda settings: (
        replace(settings, rules=RuleSet(name)),
        Entry("preset", name, settings.rules.preset, name, "rules"),
    )


def turn(seconds: int) -> Make:
    """Sets the time of a turn."""
    return lambda settings: (
        replace(settings, terms=replace(settings.terms, turn_seconds=seconds)),
        Entry("term", "turn_seconds", str(settings.terms.turn_seconds), str(seconds), "term:turn_seconds"),
    )


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def book(store: Store, clock: Clock) -> GuildBook:
    opened = GuildBook(store.guilds, clock)
    await opened.load()
    return opened


async def reopened(store: Store, clock: Clock) -> GuildBook:
    book = GuildBook(store.guilds, clock)
    await book.load()
    return book


async def test_a_change_is_kept_and_in_the_log(book: GuildBook, store: Store, clock: Clock) -> None:
    assert book.get(GUILD) == GuildSettings()
    after = await book.change(GUILD, ADA, option("stacking", "same"))
    assert book.get(GUILD) == after == GuildSettings(rules=RuleSet().but(stacking="same"))
    assert book.get(OTHER) == GuildSettings()
    assert await book.entries(GUILD, limit=5) == [
        Entry("option", "stacking", "off", "same", "option:stacking", 1, 1000.0, 1, "Ada")
    ]
    again = await reopened(store, clock)
    assert again.get(GUILD) == after
    assert again.revision(GUILD) == 1


async def test_what_changes_nothing_is_no_change(book: GuildBook) -> None:
    await book.change(GUILD, ADA, option("stacking", "off"))
    assert (book.revision(GUILD), await book.entry_count(GUILD)) == (0, 0)


async def test_a_change_that_fails_changes_nothing(book: GuildBook, store: Store, clock: Clock) -> None:
    def make(_: GuildSettings) -> tuple[GuildSettings, Entry]:
        raise Declined("no-preset")

    with pytest.raises(Declined):
        await book.change(GUILD, ADA, make)
    assert (await reopened(store, clock)).revision(GUILD) == 0


async def test_undo_goes_back_step_by_step(book: GuildBook) -> None:
    for make in (option("stacking", "same"), turn(30), preset("party")):
        await book.change(GUILD, ADA, make)
    assert (await book.undo(GUILD, BEN)).kind == "preset"
    assert book.get(GUILD).rules == RuleSet().but(stacking="same")
    assert (await book.undo(GUILD, BEN)).subject == "turn_seconds"
    assert (await book.undo(GUILD, BEN)).subject == "stacking"
    assert book.get(GUILD) == GuildSettings()
    with pytest.raises(Declined, match="nothing-to-undo"):
        await book.undo(GUILD, BEN)
    assert [(each.kind, each.name) for each in await book.entries(GUILD, limit=9)] == [
        ("undo:option", "Ben"),
        ("undo:term", "Ben"),
        ("undo:preset", "Ben"),
        ("preset", "Ada"),
        ("term", "Ada"),
        ("option", "Ada"),
    ]


async def test_a_change_after_an_undo_is_undone_first(book: GuildBook) -> None:
    await book.change(GUILD, ADA, turn(30))
    await book.change(GUILD, ADA, turn(45))
    await book.undo(GUILD, ADA)
    await book.change(GUILD, ADA, preset("party"))
    await book.undo(GUILD, ADA)
    assert book.get(GUILD) == GuildSettings(terms=Terms(turn_seconds=30))
    await book.undo(GUILD, ADA)
    assert book.get(GUILD) == GuildSettings()


async def test_two_admins_at_once_both_count(book: GuildBook) -> None:
    await asyncio.gather(
        book.change(GUILD, ADA, option("stacking", "same"), seen=0),
        book.change(GUILD, BEN, option("hand_size", 5), seen=0),
        book.change(GUILD, BEN, turn(30), seen=0),
    )
    assert book.get(GUILD) == GuildSettings(
        rules=RuleSet().but(stacking="same", hand_size=5), terms=Terms(turn_seconds=30)
    )


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (option("stacking", "same"), option("stacking", "mixed")),
        (option("stacking", "same"), preset("party")),
        (preset("party"), option("hand_size", 5)),
        (turn(30), turn(45)),
    ],
)
async def test_of_two_admins_at_the_same_thing_the_slower_is_told(book: GuildBook, first: Make, second: Make) -> None:
    after = await book.change(GUILD, BEN, first, seen=0)
    with pytest.raises(Declined) as caught:
        await book.change(GUILD, ADA, second, seen=0)
    assert (caught.value.reason.code, caught.value.reason.args) == ("changed-meanwhile", {"name": "Ben"})
    assert book.get(GUILD) == after
    assert await book.change(GUILD, ADA, second, seen=1) != after


async def test_one_admin_with_two_panels_is_not_stopped(book: GuildBook) -> None:
    await book.change(GUILD, ADA, turn(30), seen=0)
    await book.change(GUILD, ADA, turn(45), seen=0)
    assert book.get(GUILD).terms.turn_seconds == 45


async def test_an_undo_does_not_take_back_what_was_not_seen(book: GuildBook) -> None:
    await book.change(GUILD, ADA, turn(30))
    await book.change(GUILD, BEN, preset("party"))
    with pytest.raises(Declined, match="changed-meanwhile"):
        await book.undo(GUILD, ADA, seen=1)
    await book.undo(GUILD, ADA, seen=2)
    assert book.get(GUILD) == GuildSettings(terms=Terms(turn_seconds=30))


async def test_the_log_is_paged_and_not_endless(book: GuildBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.guilds.KEPT_CHANGES", 10)
    for seconds in range(20, 35):
        await book.change(GUILD, ADA, turn(seconds))
    assert await book.entry_count(GUILD) == 10
    assert [each.new for each in await book.entries(GUILD, limit=3, offset=2)] == ["32", "31", "30"]


async def test_settings_of_a_server_that_was_left_are_kept_for_30_days(
    book: GuildBook, store: Store, clock: Clock
) -> None:
    for guild in (GUILD, OTHER):
        await book.change(guild, ADA, turn(30))
    await book.keep_draft(GUILD, 1, "text")
    await book.left(GUILD)
    clock.now += 30 * DAY
    await book.left(GUILD)
    await book.sweep()
    assert book.get(GUILD).terms.turn_seconds == 30
    clock.now += 1
    await book.sweep()
    assert book.get(GUILD) == GuildSettings()
    assert book.get(OTHER).terms.turn_seconds == 30
    assert await book.entry_count(GUILD) == 0
    with pytest.raises(Declined, match="import-gone"):
        await book.draft(GUILD, 1)
    assert (await reopened(store, clock)).get(GUILD) == GuildSettings()
    await book.change(GUILD, ADA, turn(45))
    assert (await reopened(store, clock)).get(GUILD).terms.turn_seconds == 45


async def test_a_server_that_comes_back_in_time_has_its_settings(book: GuildBook, clock: Clock) -> None:
    await book.change(GUILD, ADA, turn(30))
    await book.left(GUILD)
    clock.now += 29 * DAY
    await book.back(GUILD)
    clock.now += 29 * DAY
    await book.sweep()
    assert book.get(GUILD).terms.turn_seconds == 30


async def test_what_happened_while_the_bot_was_away_is_noticed(book: GuildBook, clock: Clock) -> None:
    for guild in (GUILD, OTHER):
        await book.change(guild, ADA, turn(30))
    await book.left(GUILD)
    clock.now += 31 * DAY
    await book.follow([GUILD])
    assert book.get(GUILD).terms.turn_seconds == 30
    clock.now += 31 * DAY
    await book.follow([GUILD])
    assert book.get(OTHER) == GuildSettings()
    assert book.get(GUILD).terms.turn_seconds == 30


async def test_leaving_a_server_without_settings_is_nothing(book: GuildBook) -> None:
    await book.left(GUILD)
    await book.back(GUILD)
    await book.sweep()
    assert book.get(GUILD) == GuildSettings()


async def test_what_no_longer_exists_is_logged_once(
    book: GuildBook, store: Store, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await book.change(GUILD, ADA, lambda settings: (settings.with_language("de"), Entry("language")))
    await store.guilds._database.write(
        [("UPDATE guild_settings SET revision = ?, settings = ? WHERE guild = ? AND revision = ?",
          (2, '{"rules": "preset=party teleport=true"}', GUILD, 1))]
    )  # fmt: skip
    again = await reopened(store, clock)
    assert again.get(GUILD) == GuildSettings(rules=RuleSet("party"))
    assert [record.getMessage() for record in caplog.records] == [
        "Server 900: settings that no longer exist were left out: ['teleport=true']"
    ]


async def test_settings_of_an_older_version_are_read_by_their_present_names(store: Store, clock: Clock) -> None:
    old = {
        "rules": "preset=feast piling=alike",
        "named": [[1, "Friday", "preset=mattel_2019 piling=alike"]],
        "locked": ["piling"],
        "terms": {"seconds_a_turn": 7200},
    }
    entry = '{"kind":"options","subject":"","old":"","new":"","area":"all","before":{},"after":{}}'
    await store.guilds.write(
        SettingsRow(GUILD, 1, json.dumps(old)), ChangeRow(GUILD, 1, clock(), ADA.id, ADA.name, False, entry)
    )
    renames = Renames(
        options={"piling": "stacking"},
        values={"stacking=alike": "stacking=same"},
        presets={"feast": "party"},
        terms={"seconds_a_turn": "turn_seconds"},
    )
    book = GuildBook(store.guilds, clock, renames)
    await book.load()
    settings = book.get(GUILD)
    assert settings.rules == RuleSet("party").but(stacking="same")
    assert settings.preset(1).rules == RuleSet.parse("preset=mattel_2019 stacking=same")
    assert (settings.locked, settings.terms.turn_seconds) == ({"stacking"}, 7200)
    await book.change(GUILD, ADA, lambda settings: (settings.with_language("de"), Entry("language")))
    (row,) = await store.guilds.all()
    assert "piling" not in row.settings
    assert "seconds_a_turn" not in row.settings
    assert (await reopened(store, clock)).get(GUILD) == settings.with_language("de")


async def test_following_writes_only_what_is_new(
    book: GuildBook, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for guild in (GUILD, GUILD + 1):
        await book.change(guild, ADA, lambda settings: (settings.with_language("de"), Entry("language")))
    written: list[tuple[int, bool]] = []
    set_left = store.guilds.set_left

    async def noted(guild: int, at: float | None) -> None:
        written.append((guild, at is not None))
        await set_left(guild, at)

    monkeypatch.setattr(store.guilds, "set_left", noted)
    for present in ([GUILD, GUILD + 1], [GUILD], [GUILD], [GUILD, GUILD + 1]):
        await book.follow(present)
    assert written == [(GUILD + 1, True), (GUILD + 1, False)]
