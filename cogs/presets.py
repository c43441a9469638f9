"""The presets that a table can be opened by: those of the server and the common ones, by name."""

from __future__ import annotations

from bot import catalogue
from bot.i18n.texts import Language, Texts
from bot.settings import Declined, GuildSettings, kept
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet

OWN = "own."
"""Begins the value that stands for a preset of the server; its number follows."""


def offered(settings: GuildSettings, say: Language, typed: str) -> list[tuple[str, str]]:
    """Value and name of each preset whose name holds what was typed: the server's own first."""
    own = [(f"{OWN}{each.number}", each.name) for each in settings.named]
    common = [(name, catalogue.preset_title(say, name)) for name in PRESETS]
    return [(value, name) for value, name in (*own, *common) if typed.strip().casefold() in name.casefold()]


def chosen(texts: Texts, settings: GuildSettings, text: str) -> RuleSet:
    """The rules of a preset by its value, or by its name in any language. Declined: preset-unknown.

    What the server has locked stays as the server has it; its own presets hold as they are.
    """
    wanted = text.strip().casefold()
    for own in settings.named:
        if wanted in (f"{OWN}{own.number}", own.name.casefold()):
            return own.rules
    for name in PRESETS:
        if wanted == name or any(wanted == catalogue.preset_title(say, name).casefold() for say in texts):
            return kept(settings.opening_rules, RuleSet(name), settings.locked)
    raise Declined("preset-unknown", name=text)
