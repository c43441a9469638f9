"""The process may end anywhere: after every single statement, and with every length of the write-ahead log."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.store.copies import only_read
from bot.store.wal import WalState, look_at_wal
from bot.tables import Stage
from bot.tables.audit import audit
from tests.tables.hall import ADA, BEN, Hall, first_choice

SHORT = "preset=mattel_2019 target_score=20"
TOLD = ("game_table", "match", "match_seat", "action", "round_result", "seat_result", "score")

State = tuple[tuple[Any, ...], ...]


def state_of(path: Path) -> State:
    """All rows that a reader finds after a crash."""
    with closing(only_read(path)) as connection:
        return tuple(row for table in TOLD for row in connection.execute(f"SELECT '{table}', * FROM {table}"))


def copied(path: Path, name: str, wal: bytes | None = None) -> Path:
    """The files as they lie there now, the log in place of the present one if given."""
    target = path.with_name(name)
    shutil.copyfile(path, target)
    log = target.with_name(f"{name}-wal")
    if wal is None:
        shutil.copyfile(path.with_name(f"{path.name}-wal"), log)
    else:
        log.write_bytes(wal)
    return target


@dataclass
class Cuts:
    """The states that a crash would have left: after each commit, and after each statement before the next."""

    path: Path
    committed: list[State] = field(default_factory=list)
    within: list[tuple[int, State]] = field(default_factory=list)

    async def watch(self, database: Any, patch: pytest.MonkeyPatch) -> None:
        """Looks at the files before every statement, that which commits among them, and after each commit."""
        transact = database._transact

        async def transacting(*arguments: Any) -> Any:
            failure = await transact(*arguments)
            assert failure is None
            self.committed.append(self.look())

        patch.setattr(database, "_transact", transacting)
        await database._writer.set_trace_callback(
            lambda statement: self.within.append((len(self.committed), self.look()))
        )

    def look(self) -> State:
        path = copied(self.path, "cut.db")
        try:
            return state_of(path)
        finally:
            for file in path.parent.glob("cut.db*"):
                file.unlink()


@pytest.fixture
async def played(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Cuts:
    """A short match to its end and a few moves of the next, watched statement by statement."""
    cuts = Cuts(hall.path)
    await cuts.watch(hall.store._database, monkeypatch)
    table = await hall.match(ADA, BEN, rules=SHORT)
    while (table := await hall.play_round(table)).stage is not Stage.OVER:
        table = await hall.tables.next_round(table.id, ADA.id, moderator=True)
    table = await hall.tables.rematch(table.id, ADA)
    for _ in range(4):
        table = await hall.act(table, first_choice(table))
    return cuts


async def test_what_is_half_done_leaves_no_trace(played: Cuts) -> None:
    assert len(played.within) > 2 * len(played.committed) > 40
    for place, state in played.within:
        assert state == (played.committed[place - 1] if place else ())
    for before, after in zip(played.committed, played.committed[1:], strict=False):
        assert before != after
    scored = [state for state in played.committed if any(row[0] == "score" for row in state)]
    assert all(any(row[0] == "round_result" for row in state) for state in scored)
    assert scored, "the match was not decided"


async def test_a_log_of_any_length_holds_a_state_that_once_was(played: Cuts) -> None:
    path = played.path
    wal = path.with_name(f"{path.name}-wal").read_bytes()
    frame = 24 + 4096
    states = [(), *played.committed]
    reached = 0
    for length in range(32, len(wal) + 1, frame):
        for ragged in (0, 2000):
            cut = copied(path, "cut.db", wal[: length + ragged])
            try:
                state = state_of(cut)
            except sqlite3.OperationalError as error:
                assert "no such table" in str(error)
                state = ()
            while states[reached] != state:
                reached += 1
            cut.with_name("cut.db-shm").unlink(missing_ok=True)
    assert reached == len(states) - 1
    ragged = look_at_wal(copied(path, "cut.db", wal[: 32 + 3 * frame + 2000]))
    assert (ragged.unfinished, ragged.damaged) == (True, False)


async def test_every_state_agrees_with_its_log(hall: Hall) -> None:
    """Each move is looked at from outside: all tables, matches and scores, in another process's eyes."""
    table = await hall.match(ADA, BEN, rules=SHORT)
    for number in range(12):
        table = await hall.act(table, first_choice(table)) if table.stage is Stage.PLAYING else table
        store = await Store.open(copied(hall.path, f"look-{number}.db"))
        found = await audit(store)
        await store.close()
        assert (found.faults, found.actions) == ([], table.logged)


async def test_a_spoilt_frame_is_damage_and_what_stands_before_it_is_read(played: Cuts) -> None:
    path = played.path
    wal = bytearray(path.with_name(f"{path.name}-wal").read_bytes())
    whole = look_at_wal(path)
    assert not whole.damaged
    place = len(wal) // 2
    wal[place] ^= 0xFF
    cut = copied(path, "cut.db", bytes(wal))
    state = look_at_wal(cut)
    assert state.damaged
    assert 0 < state.transactions < whole.transactions
    # Not all transactions are of the tables: the schema and notes are written, too.
    assert state_of(cut) in played.committed


@pytest.mark.parametrize(
    ("head", "state"), [(b"", WalState()), (b"short", WalState(damaged=True)), (b"x" * 64, WalState(damaged=True))]
)
def test_a_log_without_a_head_is_damage_and_an_empty_one_is_not(tmp_path: Path, head: bytes, state: WalState) -> None:
    (tmp_path / "uno.db-wal").write_bytes(head)
    assert look_at_wal(tmp_path / "uno.db") == state
