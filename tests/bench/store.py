"""How fast the store answers, and brings an old database up to date, with many servers, rounds and actions.

`python -m tests.bench.store` builds a database as the version before the scores of seasons left it, at full size: 1,000
servers, 1,000,000 rounds, 10,000,000 actions (500 MB below --folder, half an hour). It is migrated and counted, broken
off once on the way, and then the store's own methods are measured, with the plans of all their queries.
`--matches 2000` makes a small one.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.store import Commit, MatchEnd, OwnerRow, RoundRow, SeatEnd, SeatResult, Store, schema
from bot.tables.backfill import count_old_matches
from tests.store.rows import beginning, table_row

BEFORE_SCORES = 8
"""The version of the schema without seasons."""
ROUNDS, SEATS, ACTIONS = 5, 4, 50
"""Of each match."""
CROWD, FEW = 2000, 100
"""People in the largest server, which has a tenth of all matches, and in every other."""
TIMES = 200
READ_GOAL, WRITE_GOAL = 20.0, 10.0
"""Milliseconds."""

COUNT = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :matches)"
GUILD = "CASE WHEN i % 10 = 0 THEN 1 ELSE 1 + (i / 10 * 9 + i % 10) * 7919 % :servers END"
FILL = (
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :servers) "
    "INSERT INTO game_table (id, guild, channel, rules, stage, revision, decision, opened_at, seats, "
    "waiting, recent, logged) SELECT 'T' || i, i, i, 'preset=mattel_2019', 'closed', 1, 1, 0, '[]', '[]', '[]', 0 "
    "FROM n",
    f"{COUNT} INSERT INTO match (id, table_id, guild, rules, seats, seed, host, started_at, ended_at, ending) "
    f"SELECT i, 'T' || ({GUILD}), {GUILD}, CASE i % 3 WHEN 0 THEN 'preset=party' ELSE 'preset=mattel_2019' END, "
    f"{SEATS}, 'seed', 0, 1e6 + i, 1e6 + i + 0.9, 'played' FROM n",
    # People meet in ever other rounds; the first seat of the largest server is every other time the same person.
    "INSERT INTO match_seat (match, seat, person, name) SELECT id, seat, person, 'P' || person FROM (SELECT id, seat, "
    "guild * 10000 + CASE WHEN guild = 1 AND seat = 0 AND id % 20 = 0 THEN 0 ELSE 1 + (id * 2654435761 % 4294967296 "
    f"/ 65536 + seat * (CASE guild WHEN 1 THEN {CROWD} ELSE {FEW} END) / {SEATS}) "
    f"% (CASE guild WHEN 1 THEN {CROWD} ELSE {FEW} END) END AS person FROM match, "
    f"(SELECT value AS seat FROM numbers WHERE value BETWEEN 0 AND {SEATS - 1}))",
    "INSERT INTO round_result (match, round, winner, ended_at) SELECT id, round, (id + round * 3) % 4, "
    f"started_at + round * 0.1 FROM match, (SELECT value AS round FROM numbers WHERE value BETWEEN 1 AND {ROUNDS})",
    "INSERT INTO seat_result (match, round, seat, points) SELECT match, round, seat, "
    "CASE WHEN seat = winner THEN 20 + match % 90 ELSE 0 END FROM round_result, "
    f"(SELECT value AS seat FROM numbers WHERE value BETWEEN 0 AND {SEATS - 1})",
    "INSERT INTO action (match, number, seat, action, at) SELECT id, number, number % 4, 'R' || number % 10, "
    f"started_at + number * 0.01 FROM match, (SELECT value AS number FROM numbers WHERE value BETWEEN 1 AND {ACTIONS})",
)


def build(path: Path, matches: int, servers: int) -> None:
    """A database as the version before the scores of seasons left it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        for step in schema.migrations()[:BEFORE_SCORES]:
            connection.executescript(step)
        connection.execute("CREATE TABLE numbers (value INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in range(ACTIONS + 1)])
        for statement in FILL:
            connection.execute(statement, {"matches": matches, "servers": servers})
        connection.execute("DROP TABLE numbers")
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {BEFORE_SCORES}")
        connection.commit()


class BrokenOffError(Exception):
    """Counting stops here."""


async def break_off(store: Store, after: int) -> None:
    """Count so many portions of old matches, as if the process had ended then."""
    portions = 0
    read = store.backfill.portion

    async def portion(limit: int) -> Any:
        nonlocal portions
        portions += 1
        if portions > after:
            raise BrokenOffError
        return await read(limit)

    store.backfill.portion = portion  # type: ignore[method-assign]
    try:
        await count_old_matches(store)
    except BrokenOffError:
        return


@dataclass
class Watch:
    """Collects the queries of the store."""

    store: Store
    queries: dict[str, tuple[object, ...]]

    @classmethod
    def over(cls, store: Store) -> Watch:
        watch = cls(store, {})
        read = store._database.read

        async def reading(sql: str, values: tuple[object, ...] = ()) -> Any:
            watch.queries.setdefault(sql, values)
            return await read(sql, values)

        store._database.read = reading  # type: ignore[method-assign]
        return watch

    async def plans(self) -> list[tuple[str, list[str]]]:
        """Every query with the steps of its plan."""
        found = []
        for sql, values in list(self.queries.items()):
            rows = await self.store._database._reader.execute_fetchall(f"EXPLAIN QUERY PLAN {sql}", values)
            found.append((sql, [row[3] for row in rows]))
        return found


def scans(steps: Sequence[str]) -> list[str]:
    """Steps that read a whole table of the database; those over a query's own rows do not."""
    own = ("CONSTANT ROW", "found", "json_each", "(subquery")
    return [step for step in steps if step.startswith("SCAN") and not step.removeprefix("SCAN ").startswith(own)]


async def timed(name: str, call: Callable[[], Awaitable[Any]], goal: float, times: int = TIMES) -> float:
    """Median milliseconds of a call, printed beside its goal."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        await call()
        taken.append(1000 * (time.perf_counter() - begun))
    median = statistics.median(taken)
    print(f"{name:58} median {median:6.2f} ms   worst {max(taken):7.2f} ms   goal {goal:.0f} ms")
    return median


async def reads(store: Store, servers: int, random: Random) -> list[float]:
    """What `/uno scores`, `/uno stats` and `/uno versus` ask the store, for any server and for the largest."""
    scores = store.scores

    def where() -> tuple[int, int, int]:
        guild = random.randint(2, servers)
        return guild, guild * 10000 + random.randint(1, FEW), guild * 10000 + random.randint(1, FEW)

    def largest() -> tuple[int, int, int]:
        return 1, 10000, 10000 + random.randint(1, CROWD)

    async def listed(guild: int, person: int, order: str, preset: str = "") -> None:
        season = (await scores.seasons(guild))[0].id
        await scores.presets(season)
        player = await scores.player(guild, person)
        if player is not None:
            await scores.standing(season, player, order=order, preset=preset)
        count = await scores.count(season, order=order, preset=preset)
        await scores.page(season, order=order, preset=preset, offset=random.randrange(count) // 10 * 10)

    async def told(guild: int, person: int) -> None:
        season = (await scores.seasons(guild))[0].id
        player = await scores.player(guild, person)
        if player is not None:
            await scores.score(season, player)
            await scores.favourites(season, player)
            await scores.recent(season, player)

    async def compared(guild: int, one: int, other: int) -> None:
        season = (await scores.seasons(guild))[0].id
        players = [await scores.player(guild, person) for person in (one, other)]
        if None not in players:
            await scores.versus(season, *players)  # type: ignore[arg-type]

    medians = []
    for name, place in (("any server", where), ("the largest server", largest)):
        for order in ("points", "wins", "rating"):
            what = f"/uno scores by {order}, {name}"
            medians.append(await timed(what, lambda at=place, by=order: listed(*at()[:2], by), READ_GOAL))
        what = f"/uno scores of one preset, {name}"
        medians.append(await timed(what, lambda at=place: listed(*at()[:2], "points", "party"), READ_GOAL))
        medians.append(await timed(f"/uno stats, {name}", lambda at=place: told(*at()[:2]), READ_GOAL))
        medians.append(await timed(f"/uno versus, {name}", lambda at=place: compared(*at()), READ_GOAL))
    return medians


async def round_end(store: Store, number: int) -> Callable[[], Awaitable[None]]:
    """A match of four in the largest server that has begun; the call ends its next round."""
    match, table_id = store.new_match_id(), f"B{number}"
    owners = tuple(OwnerRow(seat, 10000 + 7 * number + seat, f"P{seat}", None) for seat in range(SEATS))
    table = table_row(table_id, -number - 1, guild=1)
    await store.commit(Commit(table=table, replaces=None))
    begun = beginning(match, table_id, -number - 1, owners)
    assert begun.match is not None
    playing = replace(begun.table, guild=1, snapshot="x" * 4000)
    await store.commit(replace(begun, table=playing, match=replace(begun.match, guild=1, seats=SEATS)))
    results = tuple(SeatResult(60 * (seat == 0), 60 * (seat == 0), given=20 * (seat > 0)) for seat in range(SEATS))
    places = tuple(SeatEnd(seat, seat + 1, seat == 0) for seat in range(SEATS))

    async def end() -> None:
        await store.commit(
            Commit(
                table=replace(playing, stage="over", revision=3),
                replaces=2,
                rounds=(RoundRow(match, 1, 0, results, 2e9 + number),),
                match_end=MatchEnd(match, "played", 2e9 + number, places, is_rated=True),
            )
        )

    return end


def done(what: str, begun: float) -> None:
    """Prints what took so long since then."""
    print(f"{what:58} {time.perf_counter() - begun:8.1f} s", flush=True)


async def measure(path: Path, is_new: bool, matches: int, servers: int) -> int:
    """Build, migrate, count and measure; how many goals were missed. A database that is not new is only measured."""
    if is_new:
        begun = time.perf_counter()
        build(path, matches, servers)
        done(f"built: {servers} servers, {ROUNDS * matches} rounds, {ACTIONS * matches} actions", begun)
        await migrate(path, matches)
    store = await Store.open(path)
    try:
        return await measure_store(store, servers)
    finally:
        await store.close()


async def migrate(path: Path, matches: int) -> None:
    """Bring a database that was just built up to date, broken off once."""
    begun = time.perf_counter()
    store = await Store.open(path)
    done("migrated the schema", begun)
    begun = time.perf_counter()
    await break_off(store, after=3)
    left = await store.backfill.count()
    await store.close()
    store = await Store.open(path)
    print(f"broken off with {left} of {matches} matches left, and opened again")
    try:
        await count_old_matches(store)
        done("counted all matches and seasons", begun)
        # Old results do not say whose cards the points came from; as many rows as in play shall be read.
        await store._database._writer.execute("UPDATE seat_result SET given = 10 WHERE points = 0")
        await store._database._writer.commit()
    finally:
        await store.close()


async def measure_store(store: Store, servers: int) -> int:
    """Measure what people wait for; how many goals were missed."""
    watch = Watch.over(store)
    medians = await reads(store, servers, Random(1))
    missed = sum(median > READ_GOAL for median in medians)
    ends = [await round_end(store, store.new_match_id()) for _ in range(TIMES)]
    missed += await timed("writing the end of a round and its match", lambda: ends.pop()(), WRITE_GOAL) > WRITE_GOAL
    for sql, steps in await watch.plans():
        print(f"\n{sql}", *(f"    {step}" for step in steps), sep="\n")
        missed += len(scans(steps))
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200_000, help="five rounds and fifty actions each")
    parser.add_argument("--servers", type=int, default=1000)
    parser.add_argument("--folder", type=Path, help="where the database is built; it is deleted afterwards")
    parser.add_argument("--database", type=Path, help="a file to build and keep; if it is there, to measure again")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        path = chosen.database or Path(folder) / "bench.db"
        missed = asyncio.run(measure(path, not path.exists(), chosen.matches, chosen.servers))
        print(f"\n{path.stat().st_size / 1e6:.0f} MB, {missed} goals missed")
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
