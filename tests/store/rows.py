"""Rows for the tests of the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store import ActionRow, Commit, MatchEnd, MatchRow, OwnerRow, RoundRow, SeatEnd, SeatResult, Store, TableRow

GUILD = 900


def table_row(table_id: str = "7K3F", channel: int = 1, revision: int = 1, **changes: object) -> TableRow:
    """A table in its lobby, with what is given changed."""
    row = TableRow(
        id=table_id,
        guild=GUILD,
        channel=channel,
        message=None,
        host=5,
        rules="preset=mattel_2019",
        stage="lobby",
        ending=None,
        revision=revision,
        decision=1,
        deadline=100.5,
        round_deadline=None,
        terms="{}",
        opened_at=1.0,
        seats="[]",
        waiting="[]",
        agreed="[]",
        custom_text="",
        rulings="[]",
        docket="{}",
        recent="[]",
        match=None,
        logged=0,
        snapshot=None,
        tally="[]",
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def opening(table_id: str = "7K3F", channel: int = 1) -> Commit:
    """A new table."""
    return Commit(table=table_row(table_id, channel), replaces=None)


def beginning(match: int, table_id: str = "7K3F", channel: int = 1, owners: tuple[OwnerRow, ...] = ()) -> Commit:
    """The first change of a table: a match of two starts."""
    header = MatchRow(
        id=match,
        table=table_id,
        guild=GUILD,
        rules="preset=mattel_2019",
        seats=2,
        seed="secret",
        host=0,
        started_at=3.5,
        preset="mattel_2019",
        counts=True,
        owners=owners or (OwnerRow(0, 5, "Ada", None), OwnerRow(1, 6, "Ben", None)),
    )
    table = table_row(table_id, channel, 2, stage="playing", match=match, snapshot="{}")
    return Commit(table=table, replaces=1, match=header)


def ending(match: int, at: float = 5.0) -> Commit:
    """The second change: the last action of the match with all that it causes. Ada wins with 30 points."""
    return Commit(
        table=table_row(revision=3, stage="over", match=match, logged=2),
        replaces=2,
        actions=(ActionRow(match, 1, 0, "R5!", at - 1), ActionRow(match, 2, None, "next", at)),
        rounds=(
            RoundRow(match, 1, 0, (SeatResult(30, 30, drawn=4), SeatResult(0, given=30, drawn=9, missed=1)), at - 1),
        ),
        match_end=MatchEnd(match, "played", at, (SeatEnd(0, 1, True), SeatEnd(1, 2, False)), is_rated=True),
    )


async def fill(
    store: Store,
    points: Sequence[tuple[OwnerRow, int]],
    *,
    guild: int = GUILD,
    at: float = 5.0,
    preset: str = "mattel_2019",
    rounds: int = 1,
) -> None:
    """One match that the first wins: everybody takes these points in each round, the others give one."""
    match = store.new_match_id()
    table_id = f"M{match:03}"
    owners = tuple(owner for owner, _ in points)
    begun = beginning(match, table_id, owners=owners)
    assert begun.match is not None
    header = replace(begun.match, guild=guild, preset=preset, seats=len(owners), started_at=at - 1)
    results = tuple(
        SeatResult(count, count, given=int(seat != 0), drawn=3 * seat) for seat, (_, count) in enumerate(points)
    )
    ended = MatchEnd(
        match, "played", at, tuple(SeatEnd(seat, seat + 1, seat == 0) for seat in range(len(owners))), is_rated=True
    )
    last = Commit(
        table=table_row(table_id, guild=guild, revision=3, stage="closed", match=match),
        replaces=2,
        rounds=tuple(RoundRow(match, number + 1, 0, results, at) for number in range(rounds)),
        match_end=ended,
    )
    await store.commit(Commit(table=table_row(table_id, -match, guild=guild), replaces=None))
    await store.commit(replace(begun, table=replace(begun.table, guild=guild, channel=-match), match=header))
    await store.commit(last)


def people(*names: str, first: int = 1) -> list[OwnerRow]:
    """Owners of seats with ids in a row."""
    return [OwnerRow(seat, first + seat, name, None) for seat, name in enumerate(names)]
