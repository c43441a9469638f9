"""The registered application commands, and what a person's words to them become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .command_rules import (
    BOOLEAN,
    CHAT_INPUT,
    INTEGER,
    NUMBER,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER,
)
from .errors import TOO_MANY_REGISTRATIONS, UNKNOWN_COMMAND, ApiError
from .models import Channel, Json, User
from .payloads import resolved
from .world import World

REGISTRATIONS_A_DAY = 200


class CannotUse(Exception):
    """The person's own client would not let this go: no such command, a missing option, a disabled button."""


class Commands:
    """The application's global commands."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.entries: list[Json] = []
        self.registrations = 0

    def registered(self) -> list[Json]:
        """The commands as Discord lists them."""
        return [dict(entry) for entry in self.entries]

    def replace(self, commands: list[Json]) -> list[Json]:
        """Register anew; commands of the same name keep their id, others count against the day's limit."""
        before = {(entry["type"], entry["name"]): entry["id"] for entry in self.entries}
        added = sum(1 for command in commands if (command.get("type") or CHAT_INPUT, command["name"]) not in before)
        if self.registrations + added > REGISTRATIONS_A_DAY:
            raise ApiError(TOO_MANY_REGISTRATIONS)
        self.registrations += added
        self.entries = [self._entry(command, before) for command in commands]
        self.world.announce("commands_changed", self.entries)
        return self.registered()

    def _entry(self, command: Json, before: Mapping[tuple[int, str], str]) -> Json:
        kind = command.get("type") or CHAT_INPUT
        rights = command.get("default_member_permissions")
        return {
            "name_localizations": None,
            "description": "",
            "description_localizations": None,
            "options": [],
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "dm_permission": True,
            **command,
            "id": before.get((kind, command["name"])) or str(self.world.new_id()),
            "application_id": str(self.world.bot.id),
            "type": kind,
            "version": str(self.world.new_id()),
            "default_member_permissions": str(rights) if rights is not None else None,
        }

    def offered(self, person: User, channel: Channel) -> list[Json]:
        """The commands that this person's client shows here."""
        granted = self.world.permissions_in(channel, person)
        return [entry for entry in self.registered() if _is_allowed(entry, granted)]

    def find(self, person: User, channel: Channel, name: str, kind: int = CHAT_INPUT) -> Json:
        """A command that this person may use here."""
        for entry in self.offered(person, channel):
            if entry["type"] == kind and entry["name"] == name:
                return entry
        raise CannotUse(f"there is no command {name!r} for {person.name}")

    def call(
        self,
        person: User,
        channel: Channel,
        path: Sequence[str],
        options: Mapping[str, Any],
        focused: str | None = None,
    ) -> Json:
        """The ``data`` of an interaction: the command with its subcommands and the values of its options."""
        command = self.find(person, channel, path[0])
        chain: list[Json] = []
        at = command
        for name in path[1:]:
            at = _sub(at, name)
            chain.append(at)
        if any(entry["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for entry in at.get("options") or []):
            raise CannotUse(f"/{' '.join(path)} needs a subcommand")
        values, users = self._values(at, options, focused)
        for step in reversed(chain):
            values = [{"name": step["name"], "type": step["type"], "options": values}]
        data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": values}
        if users:
            data["resolved"] = resolved(self.world, channel, users)
        return data

    def _values(self, command: Json, options: Mapping[str, Any], focused: str | None) -> tuple[list[Json], list[int]]:
        declared = {entry["name"]: entry for entry in command.get("options") or []}
        if unknown := (set(options) | ({focused} if focused else set())) - set(declared):
            raise CannotUse(f"there is no option {sorted(unknown)[0]!r}")
        values: list[Json] = []
        users: list[int] = []
        for name, option in declared.items():
            if name == focused:
                text = str(options.get(name, ""))
                values.append({"name": name, "type": option["type"], "value": text, "focused": True})
            elif options.get(name) is not None:
                value = self._value(option, options[name])
                if option["type"] == USER:
                    users.append(int(value))
                values.append({"name": name, "type": option["type"], "value": value})
            elif option.get("required") and focused is None:
                raise CannotUse(f"the option {name!r} is needed")
        return values, users

    def _value(self, option: Json, value: Any) -> Any:
        choices = option.get("choices") or []
        for choice in choices:
            if value in (choice["value"], choice["name"]) or str(value) == str(choice["value"]):
                return choice["value"]
        if choices:
            raise CannotUse(f"{option['name']!r} has no choice {value!r}")
        try:
            return self._convert(option, value)
        except ValueError:
            raise CannotUse(f"{option['name']!r} cannot be {value!r}") from None

    def _convert(self, option: Json, value: Any) -> Any:
        kind = option["type"]
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else str(value).casefold() in ("true", "1", "yes")
        if kind in (INTEGER, NUMBER):
            number = int(value) if kind == INTEGER else float(value)
            _check_bounds(option, number, "min_value", "max_value")
            return number
        if kind == STRING:
            _check_bounds(option, len(str(value)), "min_length", "max_length")
            return str(value)
        if kind == USER:
            return str(self._user(value).id)
        return str(value)

    def _user(self, value: Any) -> User:
        wanted = str(value).strip("<@!>")
        for user in self.world.users.values():
            if wanted in (str(user.id), user.name):
                return user
        raise ValueError(value)


def _is_allowed(command: Json, granted: int) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and 0 not in contexts:
        return False
    needed = command.get("default_member_permissions")
    return needed is None or (int(needed) != 0 and granted & int(needed) == int(needed))


def _sub(command: Json, name: str) -> Json:
    for option in command.get("options") or []:
        if option["name"] == name and option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            return option
    raise ApiError(UNKNOWN_COMMAND)


def _check_bounds(option: Json, number: float, low: str, high: str) -> None:
    least, most = option.get(low), option.get(high)
    if (least is not None and number < least) or (most is not None and number > most):
        raise CannotUse(f"{option['name']!r} must be between {least} and {most}")
