"""Rules found by their names, and the table of them in the README."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import catalogue
from bot.catalogue.__main__ import main
from bot.catalogue.readme import BEGIN, END, NoMarkersError, document_with_table, table
from bot.i18n.texts import LANGUAGES, Language, Texts
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS

README = Path(__file__).parents[1] / "README.md"
TEXTS = Texts.load()
ENGLISH, GERMAN = TEXTS.language("en"), TEXTS.language("de")
EVERY_LANGUAGE = pytest.mark.parametrize("say", list(TEXTS), ids=LANGUAGES)

FINDER = catalogue.Finder(TEXTS)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("stacking", "stacking"),
        ("Stapeln", "stacking"),
        ("KUMULIEREN", "stacking"),
        ("jump in", "jump_in"),
        ("Jump-In", "jump_in"),
        ("blitzen", "jump_in"),
        ("Lass mich", "skip_pass_on"),
        ("retour-kutsche", "reverse_deflect"),
        ("vorschlage", "suggestion_penalty"),
        ("Joker Plus 4 ohne Bluff", "challenge_fail_draw"),
        ("wild4_enforced", "wild4_enforced"),
        ("wiedere", "reentry"),
        ("preset:party", "preset:party"),
        ("no mercy", "preset:no_mercy"),
        ("Ohne Gnade", "preset:no_mercy"),
        ("partners", "partners"),
        ("Preset", None),
        ("wild", None),
        ("chess", None),
        ("  ", None),
        ("…", None),
    ],
)
def test_a_rule_is_found_by_any_of_its_names(typed: str, key: str | None) -> None:
    assert FINDER.find(typed) == key


@EVERY_LANGUAGE
def test_every_title_finds_its_own_rule(say: Language) -> None:
    for option in OPTIONS:
        assert FINDER.find(catalogue.title_of(say, option)) == option
    for preset in set(PRESETS) - {"partners"}:
        assert FINDER.find(catalogue.preset_title(say, preset)) == f"preset:{preset}"


def test_offers_are_in_the_persons_language_and_match_any() -> None:
    assert FINDER.offer(GERMAN, "jump") == [("Reinwerfen", "jump_in"), ("Reinwerfen mit Schwarz", "jump_in_wilds")]
    assert FINDER.offer(ENGLISH, "reinw")[0] == ("Jump-in", "jump_in")
    assert FINDER.offer(ENGLISH, "no mercy") == [("Preset: No Mercy", "preset:no_mercy")]
    assert FINDER.offer(GERMAN, "ohne gnade") == [("Vorgabe: Ohne Gnade", "preset:no_mercy")]
    assert FINDER.offer(ENGLISH, "chess") == []


def test_what_begins_as_typed_comes_first_and_what_the_table_changed_leads() -> None:
    offered = [key for _, key in FINDER.offer(ENGLISH, "wild")]
    assert offered.index("wild_swap_count") < offered.index("jump_in_wilds")
    everything = FINDER.offer(ENGLISH, "", first=("zero_rotate", "stacking"))
    assert [key for _, key in everything[:2]] == ["stacking", "zero_rotate"]
    assert len(everything) == len(OPTIONS) + len(PRESETS)


# --- the README ------------------------------------------------------------------------------------------------------


def test_the_readme_has_the_table_of_today() -> None:
    document = README.read_text("utf-8") if README.exists() else ""
    if BEGIN in document:
        assert document == document_with_table(document, ENGLISH), "run: python -m bot.catalogue --write README.md"


def test_the_table_names_every_option_and_preset() -> None:
    told = table(ENGLISH)
    assert [name for name in (*OPTIONS, *PRESETS) if f"| `{name}` |" not in told] == []
    assert "| **off** · same · mixed · ascending |" in told
    assert "| **7** (1 to 20) |" in told


def test_the_command_line_prints_and_writes_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "README.md"
    document.write_text(f"# Title\n\n{BEGIN}\nold\n{END}\n\nThe end.\n", "utf-8")
    assert main(["--write", str(document)]) == 0
    written = document.read_text("utf-8")
    assert written == f"# Title\n\n{BEGIN}\n{table(ENGLISH)}\n{END}\n\nThe end.\n"
    assert document_with_table(written, ENGLISH) == written
    assert main([]) == 0
    assert capsys.readouterr().out == table(ENGLISH) + "\n"


def test_without_markers_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "README.md"
    document.write_text("nothing here", "utf-8")
    assert main(["--write", str(document)]) == 1
    assert document.read_text("utf-8") == "nothing here"
    assert BEGIN in capsys.readouterr().err
    with pytest.raises(NoMarkersError):
        document_with_table(f"{END} before {BEGIN}", ENGLISH)
    assert main(["--write", str(tmp_path / "absent.md")]) == 1
