"""Changes by chance, as clumsy hands make them."""

from __future__ import annotations

from random import Random

from bot.settings import settled
from bot.uno.ruleset import OPTIONS, RuleSet


def changed_at_random(rules: RuleSet, random: Random) -> RuleSet:
    """The rules with one option changed by chance, and with what must change with it."""
    name = random.choice(list(OPTIONS))
    value = random.choice(OPTIONS[name].values)
    values = settled(rules, {name: value})
    return rules if values is None else rules.but(**values)
