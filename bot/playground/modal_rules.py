"""The limits of modals, and what a person may hand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .component_rules import check_custom_id, check_options, check_select, check_unique
from .errors import Form, Path
from .models import (
    ACTION_ROW,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    Json,
    walk,
)

COMPONENTS = 5
LABELLED = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(form: Form, modal: Mapping[str, Any]) -> None:
    """Title, id, and one to five components with a field in each."""
    form.length(("title",), modal.get("title"), 45, 1)
    form.length(("custom_id",), modal.get("custom_id"), 100, 1)
    components = modal.get("components") or []
    form.count(("components",), components, COMPONENTS, 1)
    for index, component in enumerate(components):
        _check_top(form, ("components", index), component)
    check_unique(form, ("components",), list(walk(components)))


def _check_top(form: Form, path: Path, component: Json) -> None:
    kind = component.get("type")
    if kind == ACTION_ROW:
        children = component.get("components") or []
        form.count((*path, "components"), children, 1, 1)
        for index, child in enumerate(children):
            _check_field(form, (*path, "components", index), child, (TEXT_INPUT,))
            form.length((*path, "components", index, "label"), child.get("label"), 45, 1)
    elif kind == LABEL:
        form.length((*path, "label"), component.get("label"), 45, 1)
        form.length((*path, "description"), component.get("description"), 100)
        _check_field(form, (*path, "component"), component.get("component") or {}, LABELLED)
    elif kind == TEXT_DISPLAY:
        form.length((*path, "content"), component.get("content"), 4000, 1)
    else:
        message = 'Value of field "type" must be one of (1, 10, 18,).'
        form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)


def _check_field(form: Form, path: Path, field: Json, allowed: Sequence[int]) -> None:
    if not form.choice((*path, "type"), field.get("type"), allowed):
        return
    if field["type"] in SELECTS:
        check_select(form, path, field)
        return
    check_custom_id(form, path, field)
    if field["type"] == TEXT_INPUT:
        form.choice((*path, "style"), field.get("style"), (1, 2))
        form.between((*path, "min_length"), field.get("min_length"), 0, 4000)
        form.between((*path, "max_length"), field.get("max_length"), 1, 4000)
        form.length((*path, "placeholder"), field.get("placeholder"), 100)
        form.length((*path, "value"), field.get("value"), 4000)
    elif field["type"] == RADIO_GROUP:
        check_options(form, (*path, "options"), field.get("options") or [], 10, 2)
    elif field["type"] == CHECKBOX_GROUP:
        check_options(form, (*path, "options"), field.get("options") or [], 10, 1)


def fill_in(components: list[Json], answers: Mapping[str, Any]) -> list[Json]:
    """What Discord sends when a person hands in a modal with these answers (by custom_id).

    A field without an answer keeps what stands in it. Raises ValueError where the person's client would not
    let it go: a needed field left empty, a text too long, an option that does not exist.
    """
    fields = [part for part in walk(components) if part["type"] in LABELLED]
    if unknown := set(answers) - {field["custom_id"] for field in fields}:
        raise ValueError(f"the dialog has no field {sorted(unknown)[0]!r}")
    return [_submitted(component, answers) for component in components]


def _submitted(component: Json, answers: Mapping[str, Any]) -> Json:
    head = {"type": component["type"], "id": component["id"]}
    if component["type"] == ACTION_ROW:
        return head | {"components": [_answer(child, answers) for child in component["components"]]}
    if component["type"] == LABEL:
        return head | {"component": _answer(component["component"], answers)}
    return head


def _answer(field: Json, answers: Mapping[str, Any]) -> Json:
    given = answers.get(field["custom_id"])
    head = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    if field["type"] == TEXT_INPUT:
        return head | {"value": _text(field, field.get("value") or "" if given is None else str(given))}
    if field["type"] == CHECKBOX:
        return head | {"value": bool(field.get("default") if given is None else given)}
    options = field.get("options") or []
    chosen = given
    if given is None:
        chosen = [option["value"] for option in options if option.get("default")]
    values = [str(entry) for entry in ([chosen] if isinstance(chosen, str) else chosen or [])]
    _check_choice(field, values, [option["value"] for option in options])
    if field["type"] == RADIO_GROUP:
        return head | {"value": values[0] if values else None}
    return head | {"values": values}


def _text(field: Json, value: str) -> str:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not value and field.get("required", True):
        raise ValueError(f"{field['custom_id']!r} must be filled in")
    if value and not least <= len(value) <= most:
        raise ValueError(f"{field['custom_id']!r} must have {least} to {most} characters")
    return value


def _check_choice(field: Json, values: list[str], options: list[str]) -> None:
    if not values:
        if field.get("required", True):
            raise ValueError(f"{field['custom_id']!r} needs a choice")
        return
    if field["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP) and set(values) - set(options):
        raise ValueError(f"{field['custom_id']!r} has no option {values[0]!r}")
    default_most = len(options) if field["type"] == CHECKBOX_GROUP else 1
    least, most = field.get("min_values"), field.get("max_values") or default_most
    if not (1 if least is None else least) <= len(values) <= most:
        raise ValueError(f"{field['custom_id']!r} takes up to {most} choices")
