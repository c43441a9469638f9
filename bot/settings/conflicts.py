"""A change that conflicts with another option: which others would have to change, and to what; and what is locked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.settings.declined import Declined
from bot.uno.errors import Reason, RuleError
from bot.uno.options import Value
from bot.uno.ruleset import OPTIONS, RuleSet

MOST_STEPS = 8


def settled(rules: RuleSet, wanted: Mapping[str, Value]) -> dict[str, Value] | None:
    """The values wanted with those that others must take so that all goes together; None if nothing helps.

    Of the two options in a conflict the one not wanted gives way, and goes back to its default if it can.
    """
    values = dict(wanted)
    for _ in range(MOST_STEPS):
        reason = refusal(rules, values)
        if reason is None:
            return values
        step = next(
            (
                {name: value}
                for name in _named(reason)
                if name not in values
                for value in _by_preference(name)
                if refusal(rules, {**values, name: value}) != reason
            ),
            None,
        )
        if step is None:
            return None
        values |= step
    return None


def kept(before: RuleSet, wanted: RuleSet, locked: Iterable[str]) -> RuleSet:
    """The rules wanted, with the locked options as they were. Declined locked where they do not go together."""
    values = {name: before.values[name] for name in locked}
    found = settled(wanted, values)
    if found is None:
        raise Declined("locked", option=next(iter(values)))
    return wanted.but(**found)


def refusal(rules: RuleSet, values: Mapping[str, Value]) -> Reason | None:
    """Why these values cannot be added to the rules, or None."""
    try:
        rules.but(**values)
    except RuleError as error:
        return error.reason
    return None


def _named(reason: Reason) -> list[str]:
    """The options that a reason is about."""
    return [str(value) for value in reason.args.values() if value in OPTIONS]


def _by_preference(name: str) -> list[Value]:
    option = OPTIONS[name]
    return [option.default, *(value for value in option.values if value != option.default)]
