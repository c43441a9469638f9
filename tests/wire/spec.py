"""Holds what the bot sent against Discord's official specification, where it is at hand.

The specification is data for tests and no part of this repository. It is looked for at UNO_DISCORD_SPEC, then in a
folder ``shared`` beside the repository.
"""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from bot.playground.recorder import Recorded

ROOT = Path(__file__).resolve().parents[2]
PLACES = (os.environ.get("UNO_DISCORD_SPEC"), ROOT.parent / "shared" / "discord-openapi.json")
# The specification says only string; Discord takes numbers, and discord.py sends them in places.
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}


def spec_file() -> Path | None:
    """Where the specification is, if anywhere."""
    return next((Path(place) for place in PLACES if place and Path(place).is_file()), None)


needs_spec = pytest.mark.skipif(
    spec_file() is None,
    reason="Discord's specification (discord-openapi.json) is not here; name its place in UNO_DISCORD_SPEC",
)


@functools.cache
def specification() -> dict[str, Any]:
    """The specification, with its one patch."""
    file = spec_file()
    if file is None:
        raise FileNotFoundError("discord-openapi.json")
    data = json.loads(file.read_text("utf-8"))
    data["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
    return data


Check = Callable[[Any, Any, Any, Any], Iterator[ValidationError]]


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema that is meant, without going through jsonschema's slow search for it."""
    while "$ref" in schema:
        schema = specification()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def _reference(validator: Any, reference: str, instance: Any, _: Any) -> Iterator[ValidationError]:
    yield from validator.descend(instance, resolved({"$ref": reference}))


def _by_type(keyword: str) -> Check:
    """Alternatives are told apart by their ``type`` first: a hundred times faster, and with errors of the one meant."""
    ordinary: Check = Draft202012Validator.VALIDATORS[keyword]

    def check(validator: Any, alternatives: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
        fitting = [entry for entry in alternatives if _may_fit(resolved(entry), instance)]
        if len(fitting) == 1:
            yield from validator.descend(instance, fitting[0])
        else:
            yield from ordinary(validator, fitting or alternatives, instance, schema)

    return check


def _may_fit(schema: dict[str, Any], instance: Any) -> bool:
    if instance is None or schema.get("type") == "null":
        return (instance is None) == (schema.get("type") == "null")
    if not isinstance(instance, dict) or "type" not in instance:
        return True
    kinds = schema.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or instance["type"] in kinds


SpecValidator = extend(
    Draft202012Validator, {"$ref": _reference, "oneOf": _by_type("oneOf"), "anyOf": _by_type("anyOf")}
)


@functools.cache
def validator(template: str, method: str) -> Any:
    """What checks the bodies of a route; None when the specification says nothing about them."""
    operation = specification()["paths"].get(template, {}).get(method.lower(), {})
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return None if schema is None else SpecValidator(schema)


def violations(requests: Iterable[Recorded]) -> list[str]:
    """What is wrong with the recorded requests, one line each; an empty list is what a test wants."""
    found: list[str] = []
    for entry in requests:
        if entry.body is None:
            continue
        check = validator(entry.template, entry.method)
        if check is None:
            found.append(f"{entry.method} {entry.template} is not in the specification")
            continue
        found += [f"{entry.kind} {_place(error)}: {_reason(error)}" for error in check.iter_errors(entry.body)]
    return found


def _deepest(error: ValidationError) -> ValidationError:
    """Where in alternatives that no type tells apart the trouble is: in the one that got furthest."""
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return error


def _place(error: ValidationError) -> str:
    return "/".join(str(step) for step in _deepest(error).absolute_path) or "(whole)"


def _reason(error: ValidationError) -> str:
    """The rule that is broken, without the value, which may hold somebody's hand."""
    deepest = _deepest(error)
    return f"{deepest.validator} {json.dumps(deepest.validator_value)[:120]}"
