"""Every option of every command and every value of every dialog, forged: answered privately, and nothing changes."""

from __future__ import annotations

import hashlib
import logging
import re
import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from random import Random
from typing import Any

import discord
import pytest

from bot.store import OwnerRow
from bot.store.copies import only_read
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.lobby import WORDS_FIELD
from cogs.ui.panel.sheet import option_pages
from tests.cogs import forgery
from tests.cogs.forgery import Answer
from tests.cogs.room import Person, Room
from tests.store.rows import fill

CHANCE = Random(5)
RANDOM = "".join(CHANCE.choices(string.printable.strip() + "äß🂡", k=100))
NONSENSE = (
    "",
    " ",
    "-1",
    "0",
    "9" * 30,
    "9" * 5000,
    "1e9",
    "²",
    "\x00\x07\x1b[31m",
    "\u202e\u200b\u2066",
    "🎴👩‍👩‍👧‍👦" * 40,
    "<@&1> @everyone `x`",
    "'; DROP TABLE game_table; --",
    "../../etc/passwd",
    "own.99",
    "#" + "9" * 13,
    "uno1-" + "A" * 200,
    RANDOM,
    RANDOM * 60,
)
NUMBERS = (-(2**53), -1, 0, 99, 2**31, 2**53)
FOREIGNERS = (1, 10**17, 2**63 - 1, 2**64 - 1, 10**20)
FILES = (b"", b"\xff\xfe\x00", b"[" * 100_000, b'{"kind": "uno-settings", "version": 1, "settings": {"terms": 5}}')
HANDS = "Y3 Y4 Y6|G8 G9 G1|B1 B3 B4"
CARDS = re.compile("yellow [346]|green [189]|blue [134]|:play:", re.IGNORECASE)
REFERENCE = re.compile(r"\(reference [0-9A-F]{4}\)")


class Witness:
    """Sees to it that an answer is a harmless one and that nothing of what people share has changed."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._before = self._state()

    def _state(self) -> Any:
        tables = self.room.hall.tables
        with closing(only_read(self.room.hall.path)) as connection:
            stored = hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()
        guild = self.room.guild.id
        book = self.room.bot.desk.book
        seen = [(each.id, each.edited_at) for each in self.room.public_messages]
        return stored, [id(each) for each in tables.of_guild(guild)], book.get(guild), book.revision(guild), seen

    def see(self, answer: Answer, what: object) -> None:
        """The answer holds a sentence, no reference to an error and no card."""
        assert answer.is_dialog or answer.text, what
        assert not REFERENCE.search(answer.text), what
        assert not CARDS.search("\n".join([answer.text, *answer.ids])), what

    def check(self) -> None:
        """Nothing has changed since the beginning."""
        assert self._state() == self._before


@asynccontextmanager
async def watched(room: Room, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Witness]:
    """A witness of all that happens within, and of the log."""
    await room.settle()
    witness = Witness(room)
    with caplog.at_level(logging.WARNING, "cogs"):
        yield witness
    await room.settle()
    witness.check()
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


async def scored(room: Room) -> None:
    """A season with scores runs here."""
    owners = (OwnerRow(0, 1001, "P1", None), OwnerRow(1, 1002, "P2", None))
    await fill(room.hall.store, list(zip(owners, (30, 0), strict=True)), guild=room.guild.id)


async def playing(room: Room) -> list[Person]:
    """Ada, Ben and Cleo in a round."""
    people = room.people(3)
    await room.play(people, HANDS)
    return people


def wrong(kind: discord.AppCommandOptionType) -> tuple[Any, ...]:
    """Values that mean nothing, for an option of this kind."""
    kinds = discord.AppCommandOptionType
    if kind is kinds.integer:
        return NUMBERS
    if kind is kinds.user:
        return FOREIGNERS
    if kind is kinds.attachment:
        return FILES
    return NONSENSE


async def test_options(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Each alone, beside good values of what is needed; a moderator gets further than others, and sees no card."""
    admin = room.person("Adele", manages=True, moderates=True)
    await scored(room)
    ada, *_ = await playing(room)
    good = {"member": ada.id, "reason": "suggestion", "player": "99", "name": "Spring", "language": "xx"}
    beside = {"uno-season rename": {"season": 99}}
    async with watched(room, caplog) as witness:
        for name, parameters in forgery.options(admin).items():
            needed = {each: good[each] for each, other in parameters.items() if other.required}
            for key, parameter in parameters.items():
                for value in wrong(parameter.type):
                    answer = await forgery.command(admin, name, {**needed, **beside.get(name, {}), key: value})
                    witness.see(answer, (name, key, value))
                    if parameter.autocomplete:
                        assert await forgery.typed(admin, name, key, str(value)) <= 25, (name, key, value)


DIALOGS = (
    *(f"number.{name}" for name in OPTIONS if OPTIONS[name].kind == "number"),
    "number.stacking",
    "number.nothing",
    *(f"locks.{page}" for page in option_pages()),
    "locks.nothing",
    "save",
    "save.import",
    "rename.1",
    "rename.99",
    "rename.x",
    "code",
    "nothing",
)
NO_NAMES = ("", " ", "\x00\x07", "\u202e\u200b", "x" * 33, "🂡" * 33, RANDOM, "9" * 5000)


async def test_a_stranger_hands_in_dialogs(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Of the server, of a running table, of a table elsewhere, of no table; with good values and with bad ones."""
    await playing(room)
    emil = room.person("Emil")
    table = room.table
    async with watched(room, caplog) as witness:
        for where in (NO_TABLE, table.id, "ZZZZ"):
            for revision in (0, table.revision, table.revision + 1000):
                for dialog in DIALOGS[:: 1 if revision == 0 else 6]:
                    forged = Press(where, revision, Verb.TOLD, dialog).text
                    witness.see(await forgery.hand_in(emil, forged, CHANCE.choice(("1", "x", *NONSENSE))), forged)
                forged = Press(where, revision, Verb.WORDED).text
                witness.see(await forgery.hand_in(emil, forged, "Sing a song", WORDS_FIELD), forged)
        for custom_id in ("", "x", RANDOM, "uno1:-:0:told:", "uno1:-:0:told:number.\n", f"uno1:{table.id}:0:told:x"):
            witness.see(await forgery.hand_in(emil, custom_id, "1"), custom_id)


async def test_an_admin_hands_in_nonsense(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    admin = room.person("Adele", manages=True)
    await playing(room)
    await forgery.hand_in(admin, Press(NO_TABLE, 0, Verb.TOLD, "save").text, "Ours")
    assert [each.name for each in room.bot.desk.book.get(room.guild.id).named] == ["Ours"]
    async with watched(room, caplog) as witness:
        for dialog in DIALOGS:
            named = dialog.startswith(("save", "rename"))
            values: tuple[Any, ...] = NO_NAMES if named else NONSENSE
            if dialog.startswith("number"):
                values = tuple(each for each in NONSENSE if each != "0")
            elif dialog.startswith("locks"):
                continue
            for value in values if dialog in ("number.uno_penalty", "save", "rename.1", "code") else values[::4]:
                forged = Press(NO_TABLE, 1, Verb.TOLD, dialog).text
                witness.see(await forgery.hand_in(admin, forged, value), (dialog, value))


async def test_the_host_hands_in_nonsense(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """In the lobby: numbers, dialogs that are the server's alone, words for a custom wild."""
    ada, ben = people = room.people(2)
    table = await room.open(people)
    rules = RuleSet.parse("preset=mattel_2019 wild_custom_count=3 custom_effect=text")
    await room.hall.set_rules(table.id, ada.id, rules)
    async with watched(room, caplog) as witness:
        at = room.table.revision
        for value in NONSENSE:
            if value != "0":
                forged = Press(table.id, at, Verb.TOLD, "number.uno_penalty").text
                witness.see(await forgery.hand_in(ada, forged, value), value)
        for dialog in DIALOGS:
            if not dialog.startswith("number"):
                forged = Press(table.id, at, Verb.TOLD, dialog).text
                witness.see(await forgery.hand_in(ada, forged, "x"), dialog)
        for words in ("", " ", "\u202e\u200b\x00", "x" * 201, "9" * 5000, RANDOM * 60):
            worded = Press(table.id, at, Verb.WORDED).text
            witness.see(await forgery.hand_in(ada, worded, words, WORDS_FIELD), words)
            witness.see(await forgery.hand_in(ben, worded, "Sing a song", WORDS_FIELD), words)


async def test_a_dialog_that_somebody_else_has_overtaken(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """A good value, but for what others have changed since the dialog was opened: at a table and in the server."""
    people = room.people(2)
    await room.open(people)
    staff = room.person("Stan", manages=True, moderates=True)
    admin = room.person("Adele", manages=True)
    for where, at, late in ((room.table.id, room.table.revision, people[0]), (NO_TABLE, 0, admin)):
        forged = Press(where, at, Verb.TOLD, "number.uno_penalty").text
        await forgery.hand_in(staff, forged, "4")
        async with watched(room, caplog) as witness:
            answer = await forgery.hand_in(late, forged, "3")
            witness.see(answer, where)
            assert answer.text.startswith("**Stan** "), answer.text
    assert room.table.rules.values["uno_penalty"] == 4
    assert room.bot.desk.book.get(room.guild.id).rules.values["uno_penalty"] == 4


PAGES = ("nothing", "x.y", "log.x", "log._", "log." + "9" * 40, "option.x", "own.x", "own.99", "share.x", "term.x")
CLICKS = (
    *((verb, page) for verb in (Verb.PAGE, Verb.BASE, Verb.UNDO, Verb.ASK, Verb.TOLD) for page in PAGES),
    *((Verb.SET, each) for each in ("x=1", "uno_penalty=-1", "uno_penalty=999", "uno_penalty=x", "stacking=x")),
    *((Verb.SETTLE, each) for each in ("x=1", "uno_penalty=-1", "uno_penalty=999", "stacking=x")),
    *((Verb.TERM, each) for each in ("x=1", "turn_seconds=1", "turn_seconds=" + "9" * 30, "language=xx", "threads=2")),
    *((Verb.PRESET, each) for each in ("x", "own_99")),
    (Verb.LOCK, "x"),
    *((Verb.OWN, f"{deed}.{number}") for deed in ("use", "default", "delete", "gone") for number in (99, 999999)),
    *((Verb.IMPORT, each) for each in ("use", "file")),
    *((Verb.ASK, each) for each in ("number.x", "number.stacking", "locks.x", "rename.99", "rename.x", "x")),
    *((Verb.SEASON, each) for each in ("end9", "end9999", "reset.9999", "reset1.", f"reset{'9' * 20}.", "undo9")),
    *((Verb.SEASON, each) for each in ("undo" + "9" * 12, "start" + "\x00" * 33, "list.x", "")),
    *((Verb.STATS, each) for each in ("9" * 20 + ".9999", "1.0", "0.0")),
    *((Verb.SCORES, each) for each in ("p9999.x.9999n", "r9999..mine", "w0.x.9999b")),
    *((verb, "9" * 12) for verb in (Verb.REPLAY, Verb.FILE, Verb.VERIFY)),
    (Verb.REPLAY, "9" * 12 + ".99999n"),
    (Verb.DOCTOR, "ZZZZ.purge"),
)


@pytest.mark.parametrize("who", ["admin", "stranger"])
async def test_forged_clicks_on_what_a_server_decides(room: Room, caplog: pytest.LogCaptureFixture, who: str) -> None:
    person = room.person("Adele", manages=who == "admin")
    await scored(room)
    await playing(room)
    async with watched(room, caplog) as witness:
        for verb, payload in CLICKS:
            forged = Press(NO_TABLE, 0, verb, payload).text
            witness.see(await forgery.click(person, forged), forged)
        for value in ("1", "x", "9" * 30, "9" * 5000, "-1"):
            for each in ("channels", "roles"):
                forged = Press(NO_TABLE, 0, Verb.LIST, each).text
                witness.see(await forgery.click(person, forged, [value]), (each, value))


async def test_what_belongs_to_another_server(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Its tables, matches, seasons, presets and people mean nothing here, not even to those who manage both."""
    await scored(room)
    ada, *_ = await playing(room)
    admin = room.person("Adele", manages=True, moderates=True)
    await forgery.hand_in(admin, Press(NO_TABLE, 0, Verb.TOLD, "save").text, "Ours")
    table = room.table
    match = (await room.hall.tables.archive.ended(room.guild.id, limit=1))[0].match
    async with watched(room, caplog) as witness:
        here = room.guild, room.channel, room._staff, room._admins
        room.guild = room.env.create_guild("Elsewhere")
        room.channel = room.guild.create_text_channel("uno")
        room._staff = room.guild.create_role("staff", permissions=discord.Permissions(manage_messages=True))
        room._admins = room.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
        zoe = room.person("Zoe", manages=True, moderates=True)
        for name, given in (
            ("uno-setup doctor", {"table": table.id}),
            ("uno replay", {"match": str(match)}),
            ("uno verify", {"match": f"#{match}"}),
            ("uno-season rename", {"season": 1, "name": "Spring"}),
            ("uno-season reset", {"season": 1}),
            ("uno-season reset", {"member": 1001}),
            ("uno new", {"preset": "own.1"}),
            ("uno stats", {"member": 1001}),
            ("uno versus", {"member": 1001, "other": 1002}),
            ("uno report", {"member": ada.id, "reason": "suggestion"}),
            ("uno kick", {"player": "1"}),
            ("uno host", {"player": "2"}),
        ):
            witness.see(await forgery.command(zoe, name, given), (name, given))
        room.guild, room.channel, room._staff, room._admins = here


MENU = "Give a card for a question"
OLD = 1 << 22
"""The id of a message from the year in which Discord began."""


async def test_the_menu_of_a_message(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Messages of nobody at the table, of other times and places; and any words where questions cost nothing."""
    people = ada, ben, cleo = await playing(room)
    emil = room.person("Emil")
    genuine = forgery.payload(ben, await cleo.actor.send(room.channel, "Whose turn is it?"))
    async with watched(room, caplog) as witness:
        for content in NONSENSE:
            for person in (ben, emil):
                witness.see(await forgery.menu(person, MENU, {**genuine, "content": content}), content)
    await room.hall.tables.end(room.table.id, ada.id)
    await room.settle()
    await room.open(people)
    rules = RuleSet.parse("preset=mattel_2019 no_questions=report")
    await room.hall.tables.house_rules.amend(room.table.id, ada.seated, lambda _: rules)
    await ada.press("Start")
    await room.set(HANDS)
    async with watched(room, caplog) as witness:
        for author in (*FOREIGNERS, emil.id, room.bot.application_id):
            forged = {**genuine, "author": {**genuine["author"], "id": str(author)}}
            witness.see(await forgery.menu(ben, MENU, forged), author)
        for who, message in (
            (ben, {**genuine, "id": str(OLD)}),
            (ben, {**genuine, "id": "0"}),
            (emil, genuine),
        ):
            witness.see(await forgery.menu(who, MENU, message), message["id"])
