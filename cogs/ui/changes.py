"""What one rule set has in place of another, in words."""

from __future__ import annotations

from bot import catalogue
from bot.tables.rulings import difference
from bot.uno.options import Value
from bot.uno.ruleset import RuleSet
from cogs.ui.look import Look


def changes_of(look: Look, before: RuleSet, after: RuleSet) -> list[str]:
    """Each change: "**Stacking:** off → same kind", another preset first."""
    say = look.say
    changes = [option_change(look, name, old, new) for name, (old, new) in difference(before, after).items()]
    if before.preset != after.preset:
        old, new = (catalogue.preset_title(say, each.preset) for each in (before, after))
        changes.insert(0, say("change-line", what=say("panel-preset"), old=old, new=new))
    return changes


def option_change(look: Look, name: str, old: Value, new: Value) -> str:
    """ "**Stacking:** off → same kind"."""
    say = look.say
    before, after = catalogue.word_of(say, name, old), catalogue.word_of(say, name, new)
    return say("change-line", what=catalogue.title_of(say, name), old=before, new=after)
