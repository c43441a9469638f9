"""Replays as text: what is written is read again, and nothing that comes from outside is trusted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.replay import Player, RecordError, WalkError, parse, steps, verify, write
from bot.uno.actions import Draw
from bot.uno.presets import PRESETS
from tests.replay.matches import left, played, record

HEADER = """\
replay: 1
match: 12
started: 2025-11-30T18:00:00Z
ended: 2025-11-30T18:40:00Z
ending: forfeit
rules: preset=mattel_2019
seats: A B
name A: Ada
name B: Ben # 1
host: A
seed: left
hash: 360f84035942243c6a36537ae2f8673485e6c04455a0a85a0db19690f2541480
"""


def test_a_short_match_is_written_so() -> None:
    assert write(left()) == HEADER + (
        "\nB leave\n? winner void\n? points A 0\n? points B 0\n? score A 0\n? score B 0\n? match A\n"
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_survives_the_file(preset: str) -> None:
    match = played(f"preset={preset}", 4)
    read, claims = parse(write(match))
    assert read == match
    assert claims.seed_hash == match.seed_hash
    assert verify(read, claims).holds


def test_names_stay_on_their_line() -> None:
    odd = replace(left(), players=(Player("Ada\nseed: x\x1b[2J"), Player("\u200b")))
    read, _ = parse(write(odd))
    assert [player.name for player in read.players] == ["Ada seed: x [2J", "…"]
    assert read.seed == "left"


def test_a_match_that_cannot_be_played_is_not_written() -> None:
    with pytest.raises(WalkError) as raised:
        write(record("preset=mattel_2019", "x", 2, ((0, Draw()), (0, Draw()), (0, Draw()))))
    assert raised.value.step >= 1


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("replay: 1", "replay: 2", "replay-newer-format", 1),
        ("replay: 1", "replay: one", "replay-bad-value", 1),
        ("replay: 1\n", "", "replay-head-missing", 0),
        ("match: 12", "match: twelve", "replay-bad-value", 2),
        ("match: 12", "match: 12\nmatch: 13", "replay-head-twice", 3),
        ("match: 12", "hello", "replay-bad-line", 2),
        ("match: 12", "secret: 1", "replay-bad-line", 2),
        ("match: 12", "match A: 1", "replay-bad-line", 2),
        ("started: 2025-11-30T18:00:00Z", "started: today", "replay-bad-value", 3),
        ("ending: forfeit", "ending: bored", "replay-bad-value", 5),
        ("rules: preset=mattel_2019", "rules: preset=chess", "replay-bad-value", 6),
        ("seats: A B", "seats: A", "replay-bad-value", 7),
        ("seats: A B", "seats: B A", "replay-bad-value", 7),
        ("seats: A B", "seats: A B C", "replay-head-missing", 0),
        ("name B: Ben # 1", "name C: Ben", "replay-no-such-seat", 0),
        ("name A: Ada", "name A: " + "x" * 101, "replay-bad-value", 8),
        ("name A: Ada", "name A: A\x1b[2Jda", "replay-bad-value", 8),
        ("host: A", "host: J", "replay-no-such-seat", 0),
        ("host: A", "host: A\ncomputer B: god", "replay-bad-value", 11),
        ("seed: left", "seed: two words", "replay-bad-value", 11),
        ("hash: 36", "hash: XX", "replay-bad-value", 12),
        ("B leave", "B jump", "replay-bad-move", 14),
        ("B leave", "Z leave", "replay-bad-move", 14),
        ("? winner void", "? winner nobody", "replay-bad-statement", 15),
        ("? points A 0", "? points A many", "replay-bad-statement", 16),
        ("B leave", "B " + "x" * 600, "replay-line-too-long", 14),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, key: str, line: int) -> None:
    text = write(left())
    assert old in text
    with pytest.raises(RecordError) as raised:
        parse(text.replace(old, new, 1))
    assert (raised.value.key, raised.value.line) == (key, line)


def test_a_file_has_a_largest_size() -> None:
    with pytest.raises(RecordError) as raised:
        parse("#" * 2_000_001)
    assert raised.value.key == "replay-too-large"
    with pytest.raises(RecordError) as raised:
        parse(HEADER + "\n" + "A draw\n" * 50_001)
    assert raised.value.key == "replay-too-large"


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_judged_but_never_crashes(data: st.DataObject) -> None:
    text = write(left())
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 20))
    damaged = text[:at] + data.draw(st.text(max_size=10)) + text[at + cut :]
    try:
        read, claims = parse(damaged)
    except RecordError as error:
        assert error.key.startswith("replay-")
    else:
        verdict = verify(read, claims)
        assert verdict.holds is (verdict.hash_fits and verdict.broken is None and not verdict.false)


def test_steps_are_the_deal_and_then_each_move() -> None:
    match = played()
    walked = list(steps(match))
    assert [step.number for step in walked] == list(range(len(match.moves) + 1))
    assert walked[0].action is None
    assert [(step.seat, step.action) for step in walked[1:]] == list(match.moves)
