"""`python -m bot replay FILE` and `python -m bot verify FILE`, as a person runs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.replay import write
from tests.replay.matches import left, played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(write(played("preset=mattel_2019 seven_swap=optional", 3)), "utf-8")
    return path


def test_a_match_is_told_move_by_move(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Match 12, 2025-11-30: Ada, Ben # 1, Mika"
    assert told[1] == "Rules: preset=mattel_2019 seven_swap=optional"
    assert told[3] == "Round 1, Mika deals"
    assert told[4].startswith("  Ada holds ")
    assert "    2 C W:B        Mika plays wild, blue." in told
    assert told[-1] == "Everything in this file holds."


def test_verify_tells_the_deals_and_what_was_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--language", "de"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Partie 12, 2025-11-30: Ada, Ben # 1, Mika"
    assert "Runde 1, Mika teilt aus" in told
    assert not any("legt" in each for each in told)
    assert told[-4] == "+ Der Startwert gehört zur Prüfsumme."
    assert told[-1] == "In dieser Datei stimmt alles."


def test_a_false_file_is_exit_code_one(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text("utf-8").replace("seed: replays", "seed: chosen"), "utf-8")
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "- The seed does not belong to the hash." in told
    assert told[-1] == "This file does not hold."


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "match.txt cannot be read: No such file or directory"),
        (b"\xff\xfe", "match.txt cannot be read: UnicodeDecodeError"),
        (b"", 'The header lacks "replay".'),
        (b"hello\n", "match.txt, line 1: This line is neither header nor move."),
        (write(left()).replace("replay: 1", "replay: 9").encode(), "The file has format 9; this bot knows format 1."),
    ],
)
def test_what_is_no_replay_is_exit_code_two(
    command: str, content: bytes | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    if content is not None:
        path.write_bytes(content)
    assert main([command, str(path)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.rstrip().endswith(told)
