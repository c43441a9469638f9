"""The study of how strong the computer players are."""

from __future__ import annotations

from random import Random

import pytest

from bot.simulate import seats
from bot.simulate.seats import KINDS, LESSER
from bot.simulate.setting import Setting
from bot.simulate.study import __main__ as study
from bot.simulate.study import strength
from bot.simulate.study.strength import PAIRINGS, PLAIN, Pairing, row
from bot.simulate.tally import Estimate, Tally
from bot.simulate.workers import Outcome
from bot.uno import notation
from tests.uno.players.boards import Board, position


def test_a_row_is_a_run_of_the_simulator_with_its_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert study.main(["players", "--row", "5", "--rounds", "40", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| rules | player | against |")
    assert lines[2].startswith("| the cards alone | normal | 3 x strategist | 40 | ")
    assert lines[2].endswith(" | 25 % |")
    assert len(lines) == 3


def test_a_row_tells_the_interval() -> None:
    told = row(Pairing("preset=party", ("hard", "normal"), 1), Estimate(0.56, 0.01), 2500)
    assert told == "| `preset=party` | hard | normal | 2,500 | 56.0 % | 54.0 to 58.0 | 50 % |"


@pytest.mark.parametrize("words", [["--row", "99"], ["--row", "1", "--rounds", "0"]])
def test_what_cannot_be_studied_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert study.main(["players", *words]) == 2
    assert "There are rows 1 to" in capsys.readouterr().err


def test_every_idea_is_left_out_once() -> None:
    tried = {kind for pairing in PAIRINGS for kind in pairing.kinds}
    assert set(LESSER) <= tried <= set(KINDS)
    assert all(pairing.rounds >= 2000 for pairing in PAIRINGS)


def test_what_is_broken_off_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(setting: Setting, **_: object) -> Outcome:
        return Outcome(setting, None, Tally(), broken_off=True)

    monkeypatch.setattr(strength.workers, "run", broken_off)
    with pytest.raises(KeyboardInterrupt):
        strength.measured(PAIRINGS[0], 1, 1)


def test_the_bluffer_bluffs_against_who_is_nearly_out() -> None:
    bluffer = seats.sitter("bluffer", 0, Random(1))
    near = position("W+4 R1 G2 G3|B1 B2|Y1 Y2 Y3", "R5")
    assert notation.write(bluffer.choose(near, 0)) == "W+4:G!"
    far = position("W+4 R1 G2 G3|B1 B2 B3|Y1 Y2 Y3", "R5")
    assert notation.write(bluffer.choose(far, 0)) == "R1!"
    honest = Board(position("R1 R2 R3|W+4 G1 G2|Y1 Y2", "R5", PLAIN.partition(" ")[2]), 1).plays("0 R1")
    assert notation.write(seats.sitter("bluffer", 1, Random(1)).choose(honest.match, 1)) == "W+4:G!"


def test_without_search_it_plays_like_the_normal_one() -> None:
    match = position("R1 R2 B5 Y7|R3 R4|B1 B2 B3", "R5")
    board = Board(match, 0)
    plain = seats.sitter("hard-without-search", 0, Random(1))
    plain.watch(board.match, 0, [])
    assert notation.write(plain.choose(board.match, 0)) in ("R1", "R2")
