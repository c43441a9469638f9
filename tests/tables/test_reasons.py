"""Every refusal has its place in the list, and the list holds no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.tables
from bot.tables.reasons import REASONS, refusal

SOURCES = sorted(Path(bot.tables.__file__).parent.glob("*.py"))


def test_every_refusal_is_listed_and_used() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "reasons.py")
    used = {code for code in REASONS if f'"{code}"' in text}
    assert used == set(REASONS)
    raised = set(re.findall(r'refusal\(\s*"([^"]+)"', text))
    assert raised <= set(REASONS)


def test_a_refusal_names_its_arguments() -> None:
    refused = refusal("table-full", seats=10)
    assert (refused.reason.code, refused.reason.args) == ("table-full", {"seats": 10})
    with pytest.raises(KeyError):
        refusal("table-full")
    with pytest.raises(KeyError):
        refusal("no-table", table="7K3F")
    with pytest.raises(KeyError):
        refusal("nonsense")


def test_tables_know_no_discord_and_no_sql() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert not re.search(r"^(import|from) (discord|aiosqlite|sqlite3)", text, re.MULTILINE)
    assert not re.search(r"SELECT |INSERT |UPDATE ", text)
