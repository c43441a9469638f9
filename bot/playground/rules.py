"""The limits of messages that no schema holds, answered with the errors that Discord gives."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from .component_rules import check_components
from .errors import EMPTY_MESSAGE, ApiError, Form, Path
from .models import COMPONENTS_V2, EPHEMERAL, HAS_THREAD, LOADING, Json

CONTENT = 2000
EMBEDS = 10
EMBED_SUM = 6000
FILES = 10
SETTABLE_FLAGS = 1 << 2 | 1 << 12 | 1 << 13 | COMPONENTS_V2
"""Suppress embeds, silent, voice message, components v2."""
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
EMBED_TEXTS = {"title": 256, "description": 4096}


def check_message(
    body: Mapping[str, Any],
    whole: Mapping[str, Any],
    *,
    attached: int,
    pictures: Container[int] | None = None,
    prefix: Path = (),
    ephemeral_allowed: bool = False,
) -> None:
    """Refuse what Discord refuses.

    ``body`` is what was sent, ``whole`` the message as it would then stand (they differ in an edit),
    ``attached`` the number of files that it would have, ``pictures`` the custom emojis that exist.
    """
    form = Form(prefix, pictures)
    flags = _check_flags(form, body, ephemeral_allowed)
    if whole is not body:
        # A message of the second version stays one.
        flags |= (whole.get("flags") or 0) & COMPONENTS_V2
    _check_content(form, whole, flags)
    embeds = whole.get("embeds") or []
    check_embeds(form, embeds)
    if attached > FILES:
        form.wrong(("attachments",), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {FILES} in length.")
    components = whole.get("components") or []
    check_components(form, ("components",), components, version_2=bool(flags & COMPONENTS_V2))
    form.check()
    filled = [embed for embed in embeds if any(embed.get(key) for key in embed if key not in ("type", "color"))]
    if not (whole.get("content") or filled or attached or components or whole.get("sticker_ids")):
        raise ApiError(EMPTY_MESSAGE)


def _check_flags(form: Form, body: Mapping[str, Any], ephemeral_allowed: bool) -> int:
    flags = body.get("flags") or 0
    if not isinstance(flags, int):
        form.wrong(("flags",), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        return 0
    # An edit sends the whole word back, so what the message has already is let pass.
    allowed = SETTABLE_FLAGS | LOADING | HAS_THREAD | (EPHEMERAL if ephemeral_allowed else 0)
    if flags & ~allowed:
        form.wrong(("flags",), "BASE_TYPE_INVALID", "These flags cannot be set on this message.")
    return flags


def _check_content(form: Form, whole: Mapping[str, Any], flags: int) -> None:
    form.length(("content",), whole.get("content"), CONTENT)
    if flags & COMPONENTS_V2:
        for field in LEGACY_FIELDS:
            if whole.get(field):
                form.wrong(
                    (field,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )


def check_embeds(form: Form, embeds: list[Json]) -> None:
    """The limits of embeds, each and in total."""
    form.count(("embeds",), embeds, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        place = ("embeds", index)
        for key, most in EMBED_TEXTS.items():
            form.length((*place, key), embed.get(key), most)
            total += len(embed.get(key) or "")
        fields = embed.get("fields") or []
        form.count((*place, "fields"), fields, 25)
        for number, entry in enumerate(fields):
            form.length((*place, "fields", number, "name"), entry.get("name") or None, 256, 1)
            form.length((*place, "fields", number, "value"), entry.get("value") or None, 1024, 1)
            total += len(entry.get("name") or "") + len(entry.get("value") or "")
        for key, name, most in (("footer", "text", 2048), ("author", "name", 256)):
            text = (embed.get(key) or {}).get(name)
            form.length((*place, key, name), text, most)
            total += len(text or "")
        form.between((*place, "color"), embed.get("color"), 0, 0xFFFFFF)
        _check_addresses(form, place, embed)
    if total > EMBED_SUM:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}")


def _check_addresses(form: Form, place: Path, embed: Json) -> None:
    addresses: list[tuple[tuple[str, ...], Any]] = [(("url",), embed.get("url"))]
    for key in ("image", "thumbnail"):
        if embed.get(key):
            addresses.append(((key, "url"), embed[key].get("url")))
    for key in ("footer", "author"):
        addresses.append(((key, "icon_url"), (embed.get(key) or {}).get("icon_url")))
    for path, address in addresses:
        if address is not None:
            check_address(form, (*place, *path), address, attachments=path != ("url",))


def check_address(form: Form, path: Path, address: Any, *, attachments: bool) -> None:
    """A link must be http or https; pictures may also name an attachment."""
    schemes = ("http://", "https://", *(("attachment://",) if attachments else ()))
    if not isinstance(address, str) or not address.startswith(schemes) or len(address) > 2048:
        form.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
