"""What a house rule does to a round, in words: from the simulator's table (`bot.simulate.effects`)."""

from __future__ import annotations

from bot.catalogue.outline import house_rules
from bot.catalogue.words import word_of
from bot.i18n.texts import Language, capital
from bot.simulate import effects
from bot.simulate.effects import Effect
from bot.uno.options import Number, Value
from bot.uno.ruleset import OPTIONS, RuleSet

NEARLY_WHOLE = 0.06
"""A factor from two on is told as a multiple where it is no further from it, in shares of itself."""


def effect_line(say: Language, option: str, value: Value) -> str:
    """What this value does to a round: "Rounds 70 % longer, three times the cards drawn."; "" for nothing certain.

    At most 100 letters, so that it fits below an option of a select.
    """
    found = effects.of(option, value)
    facts = [] if found is None else _facts(say, found)
    return capital(say("effect-line", facts=", ".join(facts))) if facts else ""


def effects_told(say: Language, option: str, here: Value | None = None) -> tuple[str, ...]:
    """Lines for the values of an option that do something; of a number the least, the largest and the one `here`.

    The last line says how that was found out; there is none where nothing was found.
    """
    values = effects.measured(option)
    if isinstance(OPTIONS[option], Number) and values:
        ends = {values[0], values[-1], here}
        values = tuple(value for value in values if value in ends)
    lines = [
        say("rule-value", value=word_of(say, option, value), about=line)
        for value in values
        if (line := effect_line(say, option, value))
    ]
    return (*lines, _source(say, option, values[0])) if lines else ()


def _facts(say: Language, found: Effect) -> list[str]:
    facts = [
        _factor(say, name, getattr(found, field))
        for name, field in (("turns", "turns"), ("cards", "cards_drawn"), ("points", "points"))
        if found.tells(field)
    ]
    if found.tells("penalty_of_eight"):
        facts.append(say("effect-penalty", cards=8, share=round(100 * found.penalty_of_eight)))
    return facts


def _factor(say: Language, name: str, factor: float) -> str:
    """One factor: as a multiple from twice on, else in per cent."""
    times = round(factor)
    if times >= 2 and abs(factor - times) <= NEARLY_WHOLE * factor:
        return say(f"effect-{name}-times", times=times)
    change = "more" if factor > 1 else "less"
    return say(f"effect-{name}-{change}", percent=round(100 * abs(factor - 1)))


def _source(say: Language, option: str, value: Value) -> str:
    """By whom and against what an option was measured."""
    found, made = effects.of(option, value), effects.source()
    assert found is not None
    beside = house_rules(say, RuleSet.parse(found.against)) or say("effect-base")
    return say("effect-source", rounds=made.rounds, players=made.players, beside=beside)
