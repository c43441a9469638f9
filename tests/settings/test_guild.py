"""The settings of one server: presets, locks, JSON, what was renamed, files."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.settings import Declined, GuildSettings, NamedRules, Terms
from bot.settings.declined import REASONS
from bot.settings.files import LARGEST_FILE, at_home, exported, imported
from bot.settings.renames import Renames
from bot.uno.ruleset import OPTIONS, RuleSet

PARTY = RuleSet("party")


def full() -> GuildSettings:
    """Settings in which everything differs from the defaults."""
    return (
        GuildSettings(rules=RuleSet.parse("preset=party hand_size=5"), terms=Terms(turn_seconds=30, channels=(5,)))
        .with_preset("Friday", RuleSet("no_mercy"))
        .with_preset("Kids", RuleSet.parse("preset=mattel_2019 hand_size=5"))
        .with_default(2)
        .with_locks(["stacking", "hand_size"], locked=True)
        .with_language("de")
    )


class declined:  # noqa: N801 - reads as a word of the test
    def __init__(self, code: str, **args: str | int) -> None:
        self.wanted = (code, args)
        self._raises = pytest.raises(Declined)

    def __enter__(self) -> None:
        self._caught = self._raises.__enter__()

    def __exit__(self, *details: Any) -> bool:
        passed = self._raises.__exit__(*details)
        if passed:
            reason = self._caught.value.reason
            assert (reason.code, reason.args) == self.wanted
        return bool(passed)


def test_new_tables_play_by_the_house_rules_or_by_the_default() -> None:
    settings = GuildSettings(rules=PARTY).with_preset("Kids", RuleSet())
    assert settings.opening_rules == PARTY
    assert settings.with_default(1).opening_rules == RuleSet()
    assert settings.with_default(1).with_default(None).opening_rules == PARTY
    assert settings.with_default(1).without_preset(1).opening_rules == PARTY
    with declined("no-preset"):
        settings.with_default(2)


def test_presets_are_saved_renamed_and_deleted() -> None:
    settings = GuildSettings().with_preset("  Friday \n night ", PARTY).with_preset("Kids", RuleSet())
    assert settings.named == (NamedRules(1, "Friday night", PARTY), NamedRules(2, "Kids", RuleSet()))
    assert settings.with_name(2, "KIDS").preset(2).name == "KIDS"
    with declined("preset-taken", name="friday NIGHT"):
        settings.with_preset("friday NIGHT", PARTY)
    with declined("preset-taken", name="Kids"):
        settings.with_name(1, "Kids")
    with declined("preset-name", count=32):
        settings.with_preset(" \n ", PARTY)
    with declined("preset-name", count=32):
        settings.with_name(1, "x" * 33)
    with declined("no-preset"):
        settings.with_name(3, "x")
    with declined("no-preset"):
        settings.without_preset(3)
    assert settings.without_preset(1).with_preset("New", PARTY).preset(3).name == "New"


def test_a_server_has_25_presets_at_most() -> None:
    settings = GuildSettings()
    for number in range(25):
        settings = settings.with_preset(f"{number}", PARTY)
    with declined("presets-full", count=25):
        settings.with_preset("one more", PARTY)


def test_only_what_differs_is_kept() -> None:
    assert GuildSettings().dump() == {}
    assert full().dump() == {
        "rules": "preset=party hand_size=5",
        "named": [[1, "Friday", "preset=no_mercy"], [2, "Kids", "preset=mattel_2019 hand_size=5"]],
        "default": 2,
        "locked": ["hand_size", "stacking"],
        "terms": {"turn_seconds": 30, "channels": ["5"]},
        "language": "de",
    }


@pytest.mark.parametrize("settings", [GuildSettings(), full()])
def test_settings_are_read_as_they_were_written(settings: GuildSettings) -> None:
    faults: list[str] = []
    assert GuildSettings.load(json.loads(json.dumps(settings.dump())), faults) == settings
    assert faults == []


def test_renamed_options_keep_their_values() -> None:
    renames = Renames(
        options={"piling": "stacking"}, values={"stacking=alike": "stacking=same"}, presets={"feast": "party"}
    )
    stored = {
        "rules": "preset=feast hand_size=5",
        "named": [[1, "Friday", "preset=mattel_2019 piling=alike"]],
        "locked": ["piling"],
    }
    faults: list[str] = []
    settings = GuildSettings.load(stored, faults, renames)
    assert settings.rules.text == "preset=party hand_size=5"
    assert settings.preset(1).rules.text == "preset=mattel_2019 stacking=same"
    assert settings.locked == {"stacking"}
    assert faults == []


@pytest.mark.parametrize(
    ("stored", "faults", "kept"),
    [
        ({"rules": "preset=party teleport=true"}, ["teleport=true"], GuildSettings(rules=PARTY)),
        ({"rules": "preset=gone hand_size=5"}, ["preset=gone"], GuildSettings(rules=RuleSet().but(hand_size=5))),
        (
            {"rules": "preset=party play_on=true pull_back_in=true"},
            ["conflict"],
            GuildSettings(rules=PARTY),
        ),
        ({"rules": 5, "wish": 1}, ["wish", "rules"], GuildSettings()),
        ({"named": [[1, "a", "preset=party"], [1, "b", ""], ["x"], [2, "A", ""]]}, ["named"] * 3, None),
        ({"default": 9}, ["default"], GuildSettings()),
        ({"locked": ["teleport"]}, ["teleport"], GuildSettings()),
    ],
)
def test_what_no_longer_exists_is_left_out_and_named(
    stored: dict[str, Any], faults: list[str], kept: GuildSettings | None
) -> None:
    found: list[str] = []
    settings = GuildSettings.load(stored, found)
    assert found == faults
    assert settings == (kept or GuildSettings().with_preset("a", PARTY))


def test_locks_are_options_that_exist() -> None:
    settings = GuildSettings().with_locks([*OPTIONS, "teleport"], locked=True)
    assert settings.locked == set(OPTIONS)
    assert settings.with_locks(["stacking"], locked=False).locked == set(OPTIONS) - {"stacking"}


def test_a_file_is_read_as_it_was_written() -> None:
    assert imported(exported(full())) == full()
    assert imported(b"\xef\xbb\xbf" + exported(full())) == full()
    assert json.loads(exported(GuildSettings())) == {"kind": "uno-settings", "version": 1, "settings": {}}


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"", "file-foreign"),
        (b"\xff\xfe", "file-foreign"),
        (b"[]", "file-foreign"),
        (b"[" * 100_000, "file-foreign"),
        (b'{"kind": "chess"}', "file-foreign"),
        (b'{"kind": "uno-settings"}', "file-foreign"),
        (b'{"kind": "uno-settings", "version": 2, "settings": {}}', "file-newer"),
        (b'{"kind": "uno-settings", "version": 1, "settings": {"rules": "preset=gone"}}', "file-damaged"),
        (b'{"kind": "uno-settings", "version": 1, "settings": {"terms": {"turn_seconds": 5}}}', "file-damaged"),
        (b" " * (LARGEST_FILE + 1), "file-large"),
    ],
)
def test_other_files_are_declined(file: bytes, code: str) -> None:
    with declined(code):
        imported(file)


def test_channels_and_roles_of_another_server_stay_there() -> None:
    settings = GuildSettings(terms=Terms(channels=(5, 6), roles=(7, 8)))
    assert at_home(settings, {6}, {9}) == replace(settings, terms=Terms(channels=(6,)))


def test_a_reason_takes_the_arguments_that_are_listed() -> None:
    assert Declined("preset-taken", name="x").reason.args == {"name": "x"}
    with pytest.raises(KeyError):
        Declined("preset-taken")
    assert all(code == code.lower() for code in REASONS)
