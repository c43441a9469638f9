"""The rules of a table and of the game, and what this bot is."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.uno.ruleset import RuleSet
from cogs.ui.lobby import SHOWN_APART, option_text
from cogs.ui.look import Look
from cogs.ui.parts import Item, line, private, text
from cogs.ui.pictures import VIOLET

BASE_GAME = ("goal", "turn", "signs", "black", "challenge", "uno")


def rules(table_rules: RuleSet | None, look: Look) -> ui.LayoutView:
    """What this table changes, then the base game in six sentences; without a table the base game alone."""
    say = look.say
    children: list[Item] = []
    if table_rules is None:
        children.append(text(f"## {say('rules-base')}"))
    else:
        children.append(text(f"## {say('rules-title')}", *_changes(table_rules, look)))
    children += [line(), text(*(say(f"rules-{part}") for part in BASE_GAME))]
    return private(*children, accent=VIOLET)


def about(*, version: str, tables: int, missing: Sequence[str], look: Look) -> ui.LayoutView:
    """Version, tables, whether the rights here suffice, licence."""
    say = look.say
    rights = say("rights-missing", permissions=rights_in_words(missing, look)) if missing else say("about-rights-good")
    return private(
        text(f"## {say('about-title')}", say("about-text"), say("about-start")),
        line(),
        text(say("about-version", version=version), say("about-tables", count=tables), rights),
        text(f"-# {say('about-legal')}"),
        accent=VIOLET,
    )


def rights_in_words(missing: Sequence[str], look: Look) -> str:
    """The names of rights, as Discord's settings call them."""
    return ", ".join(look.say(f"right-{name}") for name in missing)


def _changes(table_rules: RuleSet, look: Look) -> list[str]:
    say = look.say
    preset = say(f"preset-{table_rules.preset}")
    lines = [say("rules-setting", preset=preset, target=int(table_rules.values["target_score"]))]
    changed = [option_text(name, value, look) for name, value in table_rules.changed.items() if name != SHOWN_APART]
    if not changed:
        return [*lines, say("rules-same")]
    return [*lines, say("rules-changed"), *(f"- {each}" for each in changed)]
