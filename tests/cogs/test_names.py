"""Names of people: cut to size, and harmless."""

from __future__ import annotations

import pytest

from cogs.ui import names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Max Mustermann-Schröder", "Max Mustermann-…"),
        ("sixteen columns!", "sixteen columns!"),
        ("漢字漢字漢字漢字", "漢字漢字漢字漢字"),
        ("漢字漢字漢字漢字漢", "漢字漢字漢字漢…"),
        ("two  blanks\nand a line", "two blanks and…"),
        ("", "…"),
        ("\u200b\u202e", "…"),
    ],
)
def test_a_name_takes_at_most_sixteen_columns(name: str, shown: str) -> None:
    assert names.cut(name, names.LINE_COLUMNS) == shown
    assert names.width(shown) <= names.LINE_COLUMNS


def test_a_tower_of_accents_is_cut_down() -> None:
    assert len(names.cut("Z" + "\u0335" * 50 + "algo", 16)) == len("Zalgo") + 2


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("**Ben**", r"\*\*Ben\*\*"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("`x` ~~y~~", r"\`x\` \~\~y\~\~"),
        ("- list", r"\- list"),
        ("# big", r"\# big"),
        ("http://x.y", r"http\://x.y"),
        ("Jean-Luc", "Jean-Luc"),
    ],
)
def test_a_name_is_no_markdown(name: str, escaped: str) -> None:
    assert names.in_text(name) == escaped


def test_a_button_shows_twelve_columns_as_they_are() -> None:
    assert names.in_button("**Maximiliane**") == "**Maximilia…"
