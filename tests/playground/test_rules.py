"""Every limit that Discord puts on a message, with the place and the code that it names."""

# ruff: noqa: E501 - a table reads best with one case a line

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.errors import ApiError, Form
from bot.playground.modal_rules import check_modal
from bot.playground.rules import check_message

V2 = 1 << 15


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def menu(options: int = 2, **more: Any) -> dict[str, Any]:
    choices = [{"label": str(number), "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": "menu", "options": choices, **more}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def errors_of(error: ApiError) -> dict[str, list[str]]:
    """The errors of a form, flat: place -> codes."""
    found: dict[str, list[str]] = {}

    def walk(node: Any, path: str) -> None:
        for key, value in node.items():
            if key == "_errors":
                found[path] = [entry["code"] for entry in value]
            else:
                walk(value, f"{path}.{key}" if path else key)

    walk(error.errors, "")
    return found


def refused(body: dict[str, Any], **options: Any) -> dict[str, list[str]]:
    with pytest.raises(ApiError) as caught:
        check_message(body, body, attached=options.pop("attached", 0), **options)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    return errors_of(caught.value)


GOOD = [
    {"content": "x" * 2000},
    {"embeds": [{"description": "x" * 4096}, {"description": "y" * 1904}]},
    {"content": "x", "components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
    {"components": [row(button(custom_id=f"{n}")) for n in range(5)]},
    {"components": [row(menu(25, max_values=25))]},
    {"components": [row(button(label=None, emoji={"name": "🟥"}))]},
    {"components": [row(button(label=None, emoji={"id": "7", "name": "R5"}))]},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]},
    {"flags": V2, "components": [text("x" * 4000)]},
    {"flags": V2, "components": [text("x") for _ in range(40)]},
    {"flags": V2, "components": [{"type": 17, "components": [text("x"), row(button()), {"type": 14}]}]},
    {"flags": V2, "components": [{"type": 9, "components": [text("x")], "accessory": button()}]},
    {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]},
    {"flags": V2, "components": [row(menu())]},
]


@pytest.mark.parametrize("body", GOOD)
def test_what_discord_takes_passes(body: dict[str, Any]) -> None:
    check_message(body, body, attached=0, pictures={7})


FIRST = "components.0.components.0"
BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 7}, "content", "STRING_TYPE_CONVERT"),
    ({"content": "x", "flags": 64}, "flags", "BASE_TYPE_INVALID"),
    ({"content": "x", "flags": "64"}, "flags", "NUMBER_TYPE_COERCE"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"fields": [{"name": "x", "value": ""}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    ({"embeds": [{"fields": [{"name": "x" * 257, "value": "y"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"fields": [{"name": "x", "value": "y" * 1025}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]}, "embeds.0.fields", "BASE_TYPE_BAD_LENGTH"),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"author": {"name": "x" * 257}}]}, "embeds.0.author.name", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "x", "color": 0x1000000}]}, "embeds.0.color", "NUMBER_TYPE_MAX"),
    ({"embeds": [{"title": "x", "color": -1}]}, "embeds.0.color", "NUMBER_TYPE_MIN"),
    ({"embeds": [{"title": "x", "color": "red"}]}, "embeds.0.color", "NUMBER_TYPE_COERCE"),
    ({"embeds": [{"thumbnail": {"url": "card.png"}}]}, "embeds.0.thumbnail.url", "URL_TYPE_INVALID_URL"),
    ({"embeds": [{"url": "attachment://a.png"}]}, "embeds.0.url", "URL_TYPE_INVALID_URL"),
    ({"components": [row(button())] * 1 + [row(button(custom_id=str(n))) for n in range(5)]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(*(button(custom_id=str(n)) for n in range(6)))]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(button(), button())]}, "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ({"components": [row(button(id=3), button(id=3, custom_id="y"))]}, "components", "COMPONENT_ID_DUPLICATED"),
    ({"components": [row(button(label=None))]}, FIRST, "BUTTON_COMPONENT_LABEL_OR_EMOJI"),
    ({"components": [row(button(label="x" * 81))]}, f"{FIRST}.label", "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row(button(custom_id="x" * 101))]}, f"{FIRST}.custom_id", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(button(custom_id=None))]}, f"{FIRST}.custom_id", "BASE_TYPE_REQUIRED"),
    ({"components": [row(button(style=9))]}, f"{FIRST}.style", "BASE_TYPE_CHOICES"),
    ({"components": [row(button(style=5, url="https://x.org"))]}, f"{FIRST}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL"),
    ({"components": [row(button(emoji={"name": "R5"}))]}, f"{FIRST}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ({"components": [row(button(emoji={"id": "8", "name": "R5"}))]}, f"{FIRST}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ({"components": [row(button(emoji={"id": "x"}))]}, f"{FIRST}.emoji.id", "NUMBER_TYPE_COERCE"),
    ({"components": [row(menu(), button())]}, "components.0.components.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ({"components": [row(menu(26))]}, f"{FIRST}.options", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(menu(0))]}, f"{FIRST}.options", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row(menu(2, max_values=3))]}, f"{FIRST}.max_values", "SELECT_COMPONENT_VALUES_OUT_OF_RANGE"),
    ({"components": [row(menu(2, placeholder="x" * 151))]}, f"{FIRST}.placeholder", "BASE_TYPE_MAX_LENGTH"),
    ({"components": [row({**menu(), "options": [{"label": "x" * 101, "value": "1"}]})]}, f"{FIRST}.options.0.label", "BASE_TYPE_BAD_LENGTH"),
    ({"components": [row({**menu(), "options": [{"label": "x", "value": "1"}] * 2})]}, f"{FIRST}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ({"components": [row({**menu(), "options": [{"label": "x", "value": str(n), "default": True} for n in (1, 2)]})]}, f"{FIRST}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS"),
    ({"components": [row({"type": 8, "custom_id": "c", "default_values": [{"id": 1, "type": "channel"}, {"id": 2, "type": "channel"}]})]}, f"{FIRST}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS"),
    ({"components": [row({"type": 8, "custom_id": "c", "default_values": [{"id": 1, "type": "role"}]})]}, f"{FIRST}.default_values.0.type", "BASE_TYPE_CHOICES"),
    ({"components": [row(text("x"))]}, f"{FIRST}.type", "UNION_TYPE_CHOICES"),
    ({"components": [text("x")]}, "components.0.type", "UNION_TYPE_CHOICES"),
    ({"flags": V2, "content": "x", "components": [text("x")]}, "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ({"flags": V2, "embeds": [{"title": "x"}], "components": [text("x")]}, "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ({"flags": V2, "components": [text("x") for _ in range(41)]}, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ({"flags": V2, "components": [text("x" * 2001)] * 2}, "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ({"flags": V2, "components": [text("")]}, "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    ({"flags": V2, "components": [button()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    ({"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}]}, f"{FIRST}.type", "UNION_TYPE_CHOICES"),
    ({"flags": V2, "components": [{"type": 17, "components": []}]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ({"flags": V2, "components": [{"type": 17, "components": [text("x")], "accent_color": 0x1000000}]}, "components.0.accent_color", "NUMBER_TYPE_MAX"),
    ({"flags": V2, "components": [{"type": 9, "components": [text("x")]}]}, "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ({"flags": V2, "components": [{"type": 9, "components": [text("x")] * 4, "accessory": button()}]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ({"flags": V2, "components": [{"type": 12, "items": []}]}, "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    ({"flags": V2, "components": [{"type": 13}]}, "components.0.file.url", "BASE_TYPE_REQUIRED"),
    ({"flags": V2, "components": [{"type": 14, "spacing": 3}]}, "components.0.spacing", "BASE_TYPE_CHOICES"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "place", "code"), BAD, ids=[f"{place}-{code}" for _, place, code in BAD])
def test_what_discord_refuses_is_refused_at_its_place(body: dict[str, Any], place: str, code: str) -> None:
    found = refused(body, pictures={7})
    assert code in found.get(place, []), found


def test_all_errors_come_at_once_below_the_prefix() -> None:
    body = {"content": "x" * 2001, "embeds": [{"title": "x" * 257}]}
    assert refused(body, prefix=("data",)) == {
        "data.content": ["BASE_TYPE_MAX_LENGTH"],
        "data.embeds.0.title": ["BASE_TYPE_MAX_LENGTH"],
    }


def test_too_many_files_are_refused() -> None:
    assert refused({"content": "x"}, attached=11) == {"attachments": ["BASE_TYPE_BAD_LENGTH"]}


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "embeds": []}, {"embeds": [{"type": "rich"}]}])
def test_an_empty_message_is_50006(body: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(body, body, attached=0)
    assert caught.value.code == 50006


def field(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "x", "style": 1, **more}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "x", "component": component, **more}


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"title": "x", "custom_id": "x", "components": list(components), **more}


GOOD_MODALS = [
    modal(row(field(label="x"))),
    modal(label(field()), text("read this"), label(menu(custom_id="y"))),
    modal(label({"type": 21, "custom_id": "x", "options": menu(2)["options"]})),
    modal(label({"type": 22, "custom_id": "x", "options": menu(10)["options"]})),
    modal(label({"type": 23, "custom_id": "x"})),
]


@pytest.mark.parametrize("body", GOOD_MODALS)
def test_good_dialogs_pass(body: dict[str, Any]) -> None:
    form = Form()
    check_modal(form, body)
    form.check()


BAD_MODALS: list[tuple[dict[str, Any], str, str]] = [
    (modal(label(field()), title="x" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field()), title=None), "title", "BASE_TYPE_REQUIRED"),
    (modal(label(field()), custom_id="x" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    (modal(), "components", "BASE_TYPE_BAD_LENGTH"),
    (modal(*(label(field(custom_id=str(n))) for n in range(6))), "components", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field()), label(field())), "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (modal(field()), "components.0.type", "UNION_TYPE_CHOICES"),
    (modal(row(field())), "components.0.components.0.label", "BASE_TYPE_REQUIRED"),
    (modal(label(field(), label="x" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    (modal(label(field(), description="x" * 101)), "components.0.description", "BASE_TYPE_MAX_LENGTH"),
    (modal(label(button())), "components.0.component.type", "BASE_TYPE_CHOICES"),
    (modal(label(field(style=3))), "components.0.component.style", "BASE_TYPE_CHOICES"),
    (
        modal(label(field(placeholder="x" * 101))),
        "components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (modal(label(field(max_length=4001))), "components.0.component.max_length", "NUMBER_TYPE_MAX"),
    (
        modal(label({"type": 21, "custom_id": "x", "options": menu(1)["options"]})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
]


@pytest.mark.parametrize(("body", "place", "code"), BAD_MODALS, ids=[place for _, place, _ in BAD_MODALS])
def test_bad_dialogs_are_refused(body: dict[str, Any], place: str, code: str) -> None:
    form = Form()
    check_modal(form, body)
    with pytest.raises(ApiError) as caught:
        form.check()
    assert code in errors_of(caught.value).get(place, [])
