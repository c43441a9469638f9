"""``python -m bot check``, ``backup`` and ``rescue``: what they find, say and leave alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables import Stage
from bot.upkeep.check import FAULTY, SOUND, UNREADABLE, check
from tests.tables.hall import ADA, BEN, CHANNEL, GUILD, Hall, first_choice

SHORT = "preset=mattel_2019 target_score=20"


@pytest.fixture
async def played(hall: Hall) -> Hall:
    """A match that was decided, one that was abandoned, one that runs, and a lobby; the bot still holds the file."""
    table = await hall.match(ADA, BEN, rules=SHORT)
    while (table := await hall.play_round(table)).stage is not Stage.OVER:
        table = await hall.tables.next_round(table.id, ADA.id, moderator=True)
    table = await hall.tables.rematch(table.id, ADA)
    for _ in range(10):
        await hall.act(table, first_choice(hall.now_at(table)))
    for channel in (CHANNEL + 1, CHANNEL + 2):
        other = await hall.tables.open(GUILD, channel, ADA)
        await hall.tables.join(other.id, BEN)
        await hall.tables.start(other.id, ADA.id)
    await hall.tables.end(other.id, ADA.id)
    await hall.tables.open(GUILD, CHANNEL + 3, ADA)
    return hall


def change(hall: Hall, sql: str) -> None:
    connection = sqlite3.connect(hall.path)
    connection.execute(sql)
    connection.commit()
    connection.close()


async def test_a_sound_database_is_looked_through_while_the_bot_holds_it(played: Hall) -> None:
    files = {file: file.read_bytes() for file in (played.path, played.path.with_name(played.path.name + "-wal"))}
    report = await check(played.path)
    assert report.code == SOUND
    assert report.lines[-1].startswith("4 tables (3 open), 4 matches with ")
    assert report.lines[-1].endswith(" actions played again, 4 scores: no faults")
    assert {file: file.read_bytes() for file in files} == files
    await played.tables.open(GUILD, CHANNEL + 9, ADA)


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("DELETE FROM action WHERE match = 2 AND number = 10", "match 2 of table "),
        ("UPDATE action SET action = 'B9,B9' WHERE match = 2 AND number = 3", "match 2: action 3 cannot be played"),
        ("UPDATE match SET ending = 'forfeit' WHERE id = 1", "its ending is noted as forfeit, its log says played"),
        ("UPDATE match SET ending = NULL, ended_at = NULL WHERE id = 1", "its log ends it, but no ending is noted"),
        ("UPDATE match SET ending = NULL, ended_at = NULL WHERE id = 4", "it has not ended, but no table plays it"),
        ("UPDATE seat_result SET points = points + 1 WHERE match = 1 AND round = 1", "noted rounds are not those"),
        (
            "UPDATE score SET matches = matches + 1 WHERE player = 1",
            "score of player 1 by mattel_2019 in season 1 of server",
        ),
        ("UPDATE score SET points = 500 WHERE player = 2 AND preset = ''", "score of player 2 in season 1 of server"),
        ("DELETE FROM score WHERE player = 1", "is not what the results come to"),
        ("UPDATE game_table SET logged = 3 WHERE match = 2", "its table counts 3 actions, its log 10"),
        ("UPDATE game_table SET stage = 'damaged' WHERE match IS NULL", "could not be read and was set aside"),
    ],
)
async def test_what_does_not_agree_is_named(played: Hall, sql: str, told: str) -> None:
    change(played, sql)
    report = await check(played.path)
    assert report.code == FAULTY
    assert any(told in line for line in report.lines if line.startswith("WRONG: ")), report.lines


async def test_a_damaged_page_is_named_and_matches_are_left(played: Hall, tmp_path: Path) -> None:
    target = tmp_path / "spoilt.db"
    assert main(["backup", str(played.path), str(target)]) == 0
    data = bytearray(target.read_bytes())
    data[-4096:] = b"\x05" * 4096
    target.write_bytes(data)
    report = await check(target)
    assert report.code == FAULTY
    assert not any("played again" in line for line in report.lines)
    assert target.read_bytes() == data


@pytest.mark.parametrize(
    ("content", "told"),
    [(None, "There is no database"), (b"no database, but long enough for a header" * 99, "the file is not a database")],
)
async def test_what_cannot_be_read_is_said(tmp_path: Path, content: bytes | None, told: str) -> None:
    path = tmp_path / "other.db"
    if content is not None:
        path.write_bytes(content)
    report = await check(path)
    assert report.code == UNREADABLE
    assert told in report.lines[-1]


@pytest.mark.parametrize(
    ("pragma", "told"), [("application_id = 7", "another program"), ("user_version = 99", "schema 99 is newer")]
)
async def test_a_foreign_and_a_newer_database_are_said_to_be_so(played: Hall, pragma: str, told: str) -> None:
    change(played, f"PRAGMA {pragma}")
    report = await check(played.path)
    assert report.code == UNREADABLE
    assert told in report.lines[-1]


def test_the_commands_print_and_exit_by_what_they_find(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNO_DATABASE", "mine.db")
    assert main(["check"]) == 2
    assert capsys.readouterr().out.splitlines()[0] == "mine.db:"
    assert main(["backup", "copy.db"]) == 1
    assert capsys.readouterr().err == "There is no database mine.db.\n"
    assert main(["rescue", "mine.db", "new.db"]) == 2
    assert capsys.readouterr().err == "There is no database mine.db.\n"
    assert list(tmp_path.iterdir()) == []


async def test_a_rescue_of_a_sound_database_is_all_of_it(
    played: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "new.db"
    assert main(["rescue", str(played.path), str(target)]) == 0
    assert "game_table: 4 rows" in capsys.readouterr().out.splitlines()
    assert (await check(target)).lines[-1] == (await check(played.path)).lines[-1]
