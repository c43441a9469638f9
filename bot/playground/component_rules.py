"""The limits of components: rows, buttons, menus, and the second version with its containers and texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .errors import Form, Path
from .models import (
    ACTION_ROW,
    BUTTON,
    CHANNEL_SELECT,
    CONTAINER,
    FILE,
    GALLERY,
    LINK_STYLE,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    USER_SELECT,
    Json,
    walk,
)

ROWS = 5
COMPONENTS = 40
TEXT_SUM = 4000
CUSTOM_ID = 100
OPTIONS = 25
DEFAULT_KINDS: Mapping[int, tuple[str, ...]] = {
    STRING_SELECT: (),
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}
"""What a menu may have chosen beforehand, by its type."""
BOXED = (ACTION_ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*BOXED, CONTAINER)


def check_components(form: Form, path: Path, components: list[Json], *, version_2: bool) -> None:
    """Everything about the components of a message."""
    every = list(walk(components))
    if version_2:
        if len(every) > COMPONENTS:
            message = f"The total number of components must be {COMPONENTS} or fewer."
            form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        total = sum(len(part.get("content") or "") for part in every if part.get("type") == TEXT_DISPLAY)
        if total > TEXT_SUM:
            message = f"The total text of all components must be {TEXT_SUM} or fewer in length."
            form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    else:
        form.count(path, components, ROWS)
    for index, component in enumerate(components):
        allowed = TOP_LEVEL if version_2 else (ACTION_ROW,)
        _check_one(form, (*path, index), component, allowed)
    check_unique(form, path, every)


def check_unique(form: Form, path: Path, every: list[Json]) -> None:
    """No two components may share a custom_id, nor a number."""
    for key, code, message in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        values = [part[key] for part in every if part.get(key)]
        if len(values) != len(set(values)):
            form.wrong(path, code, message)


def _check_one(form: Form, path: Path, component: Any, allowed: tuple[int, ...]) -> None:
    kind = component.get("type") if isinstance(component, dict) else None
    if kind not in allowed:
        listed = ", ".join(str(entry) for entry in allowed)
        message = f'Value of field "type" must be one of ({listed},).'
        form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
        return
    _CHECKS[kind](form, path, component)


def _check_row(form: Form, path: Path, row: Json) -> None:
    children = row.get("components") or []
    place = (*path, "components")
    if not children:
        form.wrong(place, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    menus = [child for child in children if child.get("type") in SELECTS]
    if menus and len(children) > 1:
        message = "The specified component exceeds the maximum width"
        form.wrong((*place, 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    elif len(children) > 5:
        form.wrong(place, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for index, child in enumerate(children):
        _check_one(form, (*place, index), child, (BUTTON, *SELECTS))


def _check_button(form: Form, path: Path, button: Json) -> None:
    form.length((*path, "label"), button.get("label"), 80)
    if not form.choice((*path, "style"), button.get("style"), (1, 2, 3, 4, 5, 6)):
        return
    if not button.get("label") and not button.get("emoji") and button["style"] != 6:
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if button["style"] == LINK_STYLE:
        form.length((*path, "url"), button.get("url"), 512, 1)
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message)
    elif button["style"] != 6:
        check_custom_id(form, path, button)
    check_emoji(form, path, button)


def check_custom_id(form: Form, path: Path, component: Json) -> None:
    """A component that can be used needs an id of at most 100 characters."""
    form.length((*path, "custom_id"), component.get("custom_id"), CUSTOM_ID, 1)


def check_emoji(form: Form, path: Path, component: Json) -> None:
    """A custom emoji is named by a number, any other by itself."""
    emoji = component.get("emoji")
    if emoji is None:
        return
    identity = emoji.get("id")
    if identity is not None and not str(identity).isdigit():
        form.wrong((*path, "emoji", "id"), "NUMBER_TYPE_COERCE", f'Value "{identity}" is not snowflake.')
    elif identity is None and (not emoji.get("name") or emoji["name"].isascii()):
        form.wrong((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif identity is not None and form.pictures is not None and int(identity) not in form.pictures:
        form.wrong((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(form: Form, path: Path, select: Json) -> None:
    """A menu: its options, how many of them may be taken, and the texts."""
    check_custom_id(form, path, select)
    form.length((*path, "placeholder"), select.get("placeholder"), 150)
    form.between((*path, "min_values"), select.get("min_values"), 0, OPTIONS)
    form.between((*path, "max_values"), select.get("max_values"), 1, OPTIONS)
    least, most = bounds(select)
    options = select.get("options") or []
    available = len(options) if select["type"] == STRING_SELECT else OPTIONS
    if select["type"] == STRING_SELECT:
        check_options(form, (*path, "options"), options, OPTIONS)
    if least > most or most > available:
        message = f"Must be between {least} and {available}."
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_VALUES_OUT_OF_RANGE", message)
    preset = select.get("default_values") or []
    for index, entry in enumerate(preset):
        form.choice((*path, "default_values", index, "type"), entry.get("type"), DEFAULT_KINDS[select["type"]])
    defaults = len(preset) + sum(1 for option in options if option.get("default"))
    if defaults > most:
        message = f"Must be {most} or fewer default options."
        form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)


def bounds(select: Json) -> tuple[int, int]:
    """How many options may be taken: one unless said otherwise."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def check_options(form: Form, path: Path, options: list[Json], most: int, least: int = 1) -> None:
    """The options of a menu or a group: label and value are needed, and no value twice."""
    form.count(path, options, most, least)
    for index, option in enumerate(options):
        form.length((*path, index, "label"), option.get("label"), 100, 1)
        form.length((*path, index, "value"), option.get("value"), 100, 1)
        form.length((*path, index, "description"), option.get("description"), 100)
        check_emoji(form, (*path, index), option)
    values = [option.get("value") for option in options]
    if len(values) != len(set(values)):
        message = "The specified option value is already used"
        form.wrong(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def _check_section(form: Form, path: Path, section: Json) -> None:
    texts = section.get("components") or []
    form.count((*path, "components"), texts, 3, 1)
    for index, text in enumerate(texts):
        _check_one(form, (*path, "components", index), text, (TEXT_DISPLAY,))
    if section.get("accessory") is None:
        form.required((*path, "accessory"))
    else:
        _check_one(form, (*path, "accessory"), section["accessory"], (BUTTON, THUMBNAIL))


def _check_text(form: Form, path: Path, text: Json) -> None:
    form.length((*path, "content"), text.get("content"), TEXT_SUM, 1)


def _check_picture(form: Form, path: Path, picture: Json) -> None:
    key = "file" if picture.get("type") == FILE else "media"
    if not (picture.get(key) or {}).get("url"):
        form.required((*path, key, "url"))
    form.length((*path, "description"), picture.get("description"), 1024)


def _check_gallery(form: Form, path: Path, gallery: Json) -> None:
    items = gallery.get("items") or []
    form.count((*path, "items"), items, 10, 1)
    for index, item in enumerate(items):
        _check_picture(form, (*path, "items", index), item)


def _check_separator(form: Form, path: Path, separator: Json) -> None:
    if separator.get("spacing") is not None:
        form.choice((*path, "spacing"), separator["spacing"], (1, 2))


def _check_container(form: Form, path: Path, container: Json) -> None:
    children = container.get("components") or []
    form.count((*path, "components"), children, COMPONENTS, 1)
    form.between((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
    for index, child in enumerate(children):
        _check_one(form, (*path, "components", index), child, BOXED)


_CHECKS: dict[int, Callable[[Form, Path, Json], None]] = {
    ACTION_ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys(SELECTS, check_select),
    SECTION: _check_section,
    TEXT_DISPLAY: _check_text,
    THUMBNAIL: _check_picture,
    GALLERY: _check_gallery,
    FILE: _check_picture,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}
