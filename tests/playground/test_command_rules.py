"""The limits of command registration."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.command_rules import check_commands
from bot.playground.errors import ApiError
from tests.playground.test_rules import errors_of


def command(**more: Any) -> dict[str, Any]:
    return {"name": "uno", "description": "x", **more}


def option(kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": "o", "description": "x", **more}


def choices(count: int, length: int = 1) -> list[dict[str, Any]]:
    return [{"name": str(number).ljust(length, "x"), "value": str(number)} for number in range(count)]


GOOD = [
    command(name_localizations={"de": "spiel"}, description_localizations={"de": "x" * 100}),
    command(options=[option(required=True), option(name="p")]),
    command(options=[option(choices=choices(25))]),
    command(options=[option(2, options=[option(1, options=[option(4)])]), option(1, name="p")]),
    {"name": "Report this", "type": 3},
]


@pytest.mark.parametrize("one", GOOD)
def test_good_commands_pass(one: dict[str, Any]) -> None:
    check_commands([one])


BAD: list[tuple[dict[str, Any], str, str]] = [
    (command(name="Uno"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="uno new"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    (
        command(name_localizations={"de": "Spiel"}),
        "0.name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        command(description_localizations={"de": "x" * 101}),
        "0.description_localizations.de",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        command(options=[option(), option(name="p", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        command(options=[option(), option()]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        command(options=[option(1), option(name="p")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (command(options=[option(12)]), "0.options.0.type", "BASE_TYPE_CHOICES"),
    (command(options=[option(choices=choices(26))]), "0.options.0.choices", "BASE_TYPE_BAD_LENGTH"),
    (
        command(options=[option(choices=choices(1), autocomplete=True)]),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    (
        command(options=[option(choices=choices(1, 101))]),
        "0.options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        command(options=[option(choices=[{"name": "x"}])]),
        "0.options.0.choices.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        command(options=[option(2, options=[option(2, options=[option(1)])])]),
        "0.options.0.options.0",
        "APPLICATION_COMMAND_INVALID_NESTING",
    ),
    (
        command(options=[option(name=f"o{n}", choices=choices(25, 90)) for n in range(4)]),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    ({"name": "Report", "type": 3, "description": "x"}, "0.description", "BASE_TYPE_INVALID"),
    ({"name": "Report", "type": 3, "options": [option()]}, "0.options", "BASE_TYPE_INVALID"),
]


@pytest.mark.parametrize(("one", "place", "code"), BAD, ids=[f"{place}-{code}" for _, place, code in BAD])
def test_bad_commands_are_refused(one: dict[str, Any], place: str, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_commands([one])
    assert caught.value.code == 50035
    assert code in errors_of(caught.value).get(place, [])


def test_names_are_unique_by_kind_and_their_number_is_limited() -> None:
    check_commands([command(), {"name": "uno", "type": 3}])
    with pytest.raises(ApiError) as caught:
        check_commands([command(), command()])
    assert errors_of(caught.value) == {"1.name": ["APPLICATION_COMMANDS_DUPLICATE_NAME"]}
    with pytest.raises(ApiError):
        check_commands([command(name=f"c{number}") for number in range(101)])
