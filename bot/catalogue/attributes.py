"""The attributes of catalogue texts: ``option-stacking`` has `.short`, `.help` and more beside its own words."""

from __future__ import annotations

from bot.i18n.texts import Language


def attribute(say: Language, key: str, name: str, /, **arguments: str | int) -> str:
    """The attribute of a text, in English where the language lacks it; what exists nowhere shows its key."""
    found = optional_attribute(say, key, name, **arguments)
    if found is None:
        say._report_once(f"{key}.{name}", "has no text")
        return f"[{key}.{name}]"
    return found


def optional_attribute(say: Language, key: str, name: str, /, **arguments: str | int) -> str | None:
    """The attribute of a text if there is one, in English where the language lacks it."""
    found = _attribute_of(say, key, name, arguments)
    if found is None and say._fallback is not None:
        return _attribute_of(say._fallback, key, name, arguments)
    return found


def own_attribute(say: Language, key: str, name: str, /) -> str | None:
    """The attribute of a text in this very language, if there is one."""
    return _attribute_of(say, key, name, {})


def _attribute_of(say: Language, key: str, name: str, arguments: dict[str, str | int]) -> str | None:
    bundle = say._bundle
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).attributes.get(name)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, arguments)
    for error in errors:
        say._report_once(f"{key}.{name}", f"cannot fill in ({error})")
    return str(text)
