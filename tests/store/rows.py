"""Rows for the tests of the store."""

from __future__ import annotations

from dataclasses import replace

from bot.store import ActionRow, Commit, MatchEnd, MatchRow, OwnerRow, RoundRow, ScoreChange, TableRow

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
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def opening(table_id: str = "7K3F", channel: int = 1) -> Commit:
    """A new table."""
    return Commit(table=table_row(table_id, channel), replaces=None)


def beginning(match: int, table_id: str = "7K3F", channel: int = 1) -> Commit:
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
        owners=(OwnerRow(0, 5, "Ada", None), OwnerRow(1, None, "Rita", "normal")),
    )
    table = table_row(table_id, channel, 2, stage="playing", match=match, snapshot="{}")
    return Commit(table=table, replaces=1, match=header)


def ending(match: int) -> Commit:
    """The second change: the last action of the match with all that it causes."""
    return Commit(
        table=table_row(revision=3, stage="over", match=match, logged=2),
        replaces=2,
        actions=(ActionRow(match, 1, 0, "R5!", 4.0), ActionRow(match, 2, None, "next", 5.0)),
        rounds=(RoundRow(match, 1, 0, (30, 0), 4.0),),
        match_end=MatchEnd(match, "played", 5.0),
        scores=(ScoreChange(GUILD, 5, "Ada", matches=1, wins=1, rounds=1, points=30),),
    )
