"""Messages as readable outlines, so that a test can state a whole screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from cogs.ui.parts import PublicMessage

STYLES = {1: "primary", 2: "", 3: "green", 4: "red"}
CONTAINER, ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, SEPARATOR = 17, 1, 2, 3, 9, 10, 11, 12, 14
ROLES, CHANNELS = 6, 8


def outline(message: PublicMessage | discord.ui.LayoutView | discord.Message | Any) -> str:
    """Embeds, texts and buttons of a message, a line each; `#ff0000:` stands for the accent colour."""
    if isinstance(message, PublicMessage):
        return "\n".join([*_embeds(message.embeds), *_components(message.view.to_components())])
    if isinstance(message, discord.ui.LayoutView):
        return "\n".join(_components(message.to_components()))
    content = [message.content] if message.content else []
    return "\n".join([*content, *_embeds(message.embeds), *_components(raw_components(message))])


def raw_components(message: Any) -> list[dict[str, Any]]:
    """The components of a message of simcord or discord.py, as Discord sees them."""
    return [each if isinstance(each, dict) else each.to_dict() for each in message.components]


def everything(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component, nested ones included."""
    for each in components:
        yield each
        yield from everything(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


def labels(message: Any) -> list[str]:
    """The labels of all buttons, in order."""
    return [each["label"] for each in _all_of(message) if each["type"] == BUTTON]


def disabled(message: Any) -> list[str]:
    """The labels of the buttons that cannot be pressed."""
    return [each["label"] for each in _all_of(message) if each["type"] == BUTTON and each.get("disabled")]


def custom_ids(message: Any) -> dict[str, str]:
    """custom_id by label."""
    return {each["label"]: each["custom_id"] for each in _all_of(message) if each["type"] == BUTTON}


def texts(message: Any) -> str:
    """All text of a message: content, embeds and text displays."""
    parts = [getattr(message, "content", "") or ""]
    for embed in getattr(message, "embeds", ()):
        parts += [embed.description or "", embed.footer.text or ""]
    parts += [each["content"] for each in _all_of(message) if each["type"] == TEXT]
    return "\n".join(part for part in parts if part)


def _all_of(message: Any) -> list[Mapping[str, Any]]:
    if isinstance(message, PublicMessage):
        return list(everything(message.view.to_components()))
    if isinstance(message, discord.ui.LayoutView):
        return list(everything(message.to_components()))
    return list(everything(raw_components(message)))


def _embeds(embeds: Sequence[discord.Embed]) -> list[str]:
    lines: list[str] = []
    for embed in embeds:
        colour = "none" if embed.colour is None else f"#{embed.colour.value:06x}"
        picture = f" [picture {embed.thumbnail.url}]" if embed.thumbnail.url else ""
        picture += f" [large picture {embed.image.url}]" if embed.image.url else ""
        lines.append(f"embed {colour}{picture}")
        lines += [f"| {line}".rstrip() for line in (embed.description or "").split("\n")]
        if embed.footer.text:
            lines.append(f"| footer: {embed.footer.text}")
    return lines


def _components(components: Sequence[Mapping[str, Any]]) -> list[str]:
    lines: list[str] = []
    for each in components:
        kind = each["type"]
        if kind == CONTAINER:
            accent = each.get("accent_color")
            lines.append("container" if accent is None else f"container #{accent:06x}")
            lines += [f"| {line}".rstrip() for line in _components(each["components"])]
        elif kind == ROW:
            lines.append(" ".join(_control(child) for child in each["components"]))
        elif kind == TEXT:
            lines += each["content"].split("\n")
        elif kind == GALLERY:
            lines += [f"[picture: {item['description']}]" for item in each["items"]]
        elif kind == SEPARATOR:
            lines.append("---")
        elif kind == SECTION:
            accessory = each["accessory"]
            if accessory["type"] == BUTTON:
                told = _components(each["components"])
                lines += [f"{told[0]} {_control(accessory)}", *told[1:]]
            else:
                lines += [f"[picture {accessory['media']['url']}]", *_components(each["components"])]
    return lines


def _option(option: Mapping[str, Any]) -> str:
    """The option with its description, if it has one; a star before what is chosen."""
    label = f"*{option['label']}" if option.get("default") else option["label"]
    return f"{label} ({option['description']})" if option.get("description") else label


def _control(control: Mapping[str, Any]) -> str:
    if control["type"] == SELECT:
        options = ", ".join(_option(each) for each in control["options"])
        return f"<{control['placeholder']}: {options}>"
    if control["type"] in (ROLES, CHANNELS):
        chosen = ", ".join(str(each["id"]) for each in control.get("default_values", ()))
        return f"<{control['placeholder']}: {chosen}>"
    emoji = control.get("emoji") or {}
    label = " ".join(part for part in (emoji.get("name"), control["label"]) if part)
    style = STYLES[control["style"]]
    notes = [note for note in (style, "disabled" if control.get("disabled") else "") if note]
    return f"[{label}{' ' if notes else ''}{' '.join(f'/{note}' for note in notes)}]"
