"""The golden playthroughs are as they were: a change of play is a change of these files, to be reviewed."""

from __future__ import annotations

import pytest

from bot.uno.presets import PRESETS
from tests.uno.golden import FOLDER, playthrough


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_playthrough_is_as_it_was(preset: str) -> None:
    written = (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")
    assert playthrough(preset) == written, "if this is meant: python -m tests.uno.golden"


def test_every_golden_file_belongs_to_a_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)
