"""The limits of application commands, checked when the bot registers them."""

from __future__ import annotations

import re
from typing import Any

from .errors import Form, Path
from .models import Json

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
CHAT_INPUTS, MENUS = 100, 15
CHARACTERS = 8000
NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Every command of a bulk registration, and their number."""
    form = Form()
    kinds = [command.get("type") or CHAT_INPUT for command in commands]
    for kind, most in ((CHAT_INPUT, CHAT_INPUTS), (USER_MENU, MENUS), (MESSAGE_MENU, MENUS)):
        if kinds.count(kind) > most:
            message = f"Maximum number of application commands reached ({most})."
            form.wrong((), "MAX_APPLICATION_COMMANDS_REACHED", message)
    seen: set[tuple[int, Any]] = set()
    for index, (kind, command) in enumerate(zip(kinds, commands, strict=True)):
        check_command(form, (index,), command)
        key = (kind, command.get("name"))
        if key in seen:
            message = "Application command names must be unique"
            form.wrong((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    form.check()


def check_command(form: Form, path: Path, command: Json) -> None:
    """One command: a slash command with its options, or a menu entry."""
    kind = command.get("type") or CHAT_INPUT
    if kind == CHAT_INPUT:
        _check_name(form, path, command)
        _check_description(form, path, command)
        _check_options(form, path, command.get("options") or [], depth=0)
        if (total := _characters(command)) > CHARACTERS:
            message = f"The command has {total} characters, of which {CHARACTERS} are allowed."
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)
        return
    form.length((*path, "name"), command.get("name"), 32, 1)
    if command.get("description"):
        form.wrong((*path, "description"), "BASE_TYPE_INVALID", "A menu entry has no description.")
    if command.get("options"):
        form.wrong((*path, "options"), "BASE_TYPE_INVALID", "A menu entry has no options.")


def _check_name(form: Form, path: Path, thing: Json) -> None:
    names = [(("name",), thing.get("name"))]
    names += [
        (("name_localizations", locale), text) for locale, text in (thing.get("name_localizations") or {}).items()
    ]
    for place, name in names:
        form.length((*path, *place), name, 32, 1)
        if isinstance(name, str) and name and (not NAME.fullmatch(name) or name != name.lower()):
            message = "Command name is invalid"
            form.wrong((*path, *place), "APPLICATION_COMMAND_INVALID_NAME", message)


def _check_description(form: Form, path: Path, thing: Json) -> None:
    form.length((*path, "description"), thing.get("description") or None, 100, 1)
    for locale, text in (thing.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", locale), text, 100, 1)


def _check_options(form: Form, path: Path, options: list[Json], depth: int) -> None:
    place = (*path, "options")
    form.count(place, options, 25)
    kinds = {option.get("type") for option in options}
    if kinds & {SUB_COMMAND, SUB_COMMAND_GROUP} and kinds - {SUB_COMMAND, SUB_COMMAND_GROUP}:
        message = "Sub-command and sub-command group option types are mutually exclusive to all others"
        form.wrong(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names = [option.get("name") for option in options]
    if len(names) != len(set(names)):
        message = "Option names must be unique"
        form.wrong(place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
    optional = False
    for index, option in enumerate(options):
        _check_option(form, (*place, index), option, depth)
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            form.wrong((*place, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or not option.get("required")


def _check_option(form: Form, path: Path, option: Json, depth: int) -> None:
    kind = option.get("type")
    if not form.choice((*path, "type"), kind, range(SUB_COMMAND, ATTACHMENT + 1)):
        return
    _check_name(form, path, option)
    _check_description(form, path, option)
    if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        if depth > 1 or (depth == 1 and kind == SUB_COMMAND_GROUP):
            message = "Sub-command groups cannot be nested"
            form.wrong(path, "APPLICATION_COMMAND_INVALID_NESTING", message)
        _check_options(form, path, option.get("options") or [], depth + 1)
        return
    choices = option.get("choices") or []
    form.count((*path, "choices"), choices, 25)
    if choices and option.get("autocomplete"):
        message = "Autocomplete cannot be used together with choices"
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    for index, choice in enumerate(choices):
        check_choice(form, (*path, "choices", index), choice)


def check_choice(form: Form, path: Path, choice: Json) -> None:
    """A choice of an option, fixed or offered while typing."""
    form.length((*path, "name"), choice.get("name"), 100, 1)
    value = choice.get("value")
    if value is None:
        form.required((*path, "value"))
    elif isinstance(value, str):
        form.length((*path, "value"), value, 100, 1)


def _characters(thing: Json) -> int:
    """Name, description and values of a command with everything in it; of translations the longest counts."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts if isinstance(text, str))
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    return total + sum(_characters(part) for key in ("options", "choices") for part in thing.get(key) or [])
