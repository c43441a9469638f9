"""The rules of a table, a rule and a preset, each as a private screen."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot import catalogue
from bot.catalogue import Outline, RuleLine
from bot.uno.ruleset import RuleSet
from cogs.ui.look import Look
from cogs.ui.parts import Item, line, paragraphs, private, text
from cogs.ui.pictures import VIOLET

BASE_GAME = ("goal", "turn", "signs", "black", "challenge", "uno")
ROOM = 3900
"""Letters for all text of a screen: Discord allows 4000."""


def of_base(look: Look) -> ui.LayoutView:
    """The base game in six sentences, for a channel without a table."""
    return private(text(f"## {look.say('rules-base')}"), *paragraphs(*_base_game(look)), _ask(look), accent=VIOLET)


def of_table(rules: RuleSet, look: Look, specials: Sequence[RuleLine] = (), notes: Sequence[str] = ()) -> ui.LayoutView:
    """What this table changes, then the base game.

    `specials` were drawn for the round that is being played, `notes` are what is peculiar to this table.
    """
    say = look.say
    outline = catalogue.outline(say, rules)
    head = [f"## {say('rules-title')}", _setting(outline, look), f"-# {outline.preset_help}"]
    title, base = f"### {say('rules-base')}", _base_game(look)
    head += notes
    if specials:
        head += [say("rules-specials"), *_lines(specials, look, ROOM)]
    taken = sum(len(each) + 1 for each in (*head, title, *base, say("rules-ask")))
    changes = _changes(outline, look, ROOM - taken)
    children: list[Item] = [text(*head), line(), text(*changes), line(), text(title), *paragraphs(*base), _ask(look)]
    return private(*children, accent=VIOLET)


def of_preset(preset: str, look: Look) -> ui.LayoutView:
    """A preset: what it is for and what it changes."""
    say = look.say
    outline = catalogue.outline(say, RuleSet(preset))
    head = [f"## {outline.preset}", outline.preset_help]
    source = f"-# {say('rule-source', source=catalogue.source_told(say, catalogue.preset_source(preset)))}"
    taken = sum(len(each) + 1 for each in (*head, source))
    changes = _changes(outline, look, ROOM - taken)
    return private(text(*head), line(), text(*changes), line(), text(source), accent=VIOLET)


def of_option(option: str, look: Look, rules: RuleSet | None = None, notes: Sequence[str] = ()) -> ui.LayoutView:
    """A rule with its values, an example and its source; and how this table has it.

    `notes` are what is peculiar to this rule there.
    """
    say = look.say
    told = catalogue.explanation(say, option)
    head = [f"## {told.title}", told.help]
    if told.other_names:
        head.append(f"-# {say('rule-also', names=told.other_names)}")
    values = [say("rule-base", value=told.base)]
    if rules is not None:
        here = [say("rule-here", value=catalogue.word_of(say, option, rules.values[option])), *notes]
        if option in rules.idle:
            here.insert(1, say("rule-idle"))
        values[:0] = here
    meanings = [say("rule-value", value=each.word, about=each.about) for each in told.values if each.about]
    if meanings:
        values += [f"- {meaning}" for meaning in meanings]
    else:
        values.append(say("rule-values", values=told.range))
    *lines, found_by = catalogue.effects_told(say, option, None if rules is None else rules.values[option]) or ("",)
    if found_by:
        values += [f"### {say('effects-title')}", *(f"- {each}" for each in lines), f"-# {found_by}"]
    foot = [say("rule-example", example=told.example)] if told.example else []
    if told.related:
        foot.append(f"-# {say('rule-related', rules=', '.join(told.related))}")
    foot.append(f"-# {say('rule-source', source=told.source)}")
    return private(text(*head), line(), text(*values), line(), text(*foot), accent=VIOLET)


def _setting(outline: Outline, look: Look) -> str:
    if not outline.target:
        return outline.preset
    return look.say("rules-setting", preset=outline.preset, target=outline.target)


def _base_game(look: Look) -> list[str]:
    return [look.say(f"rules-{part}") for part in BASE_GAME]


def _ask(look: Look) -> Item:
    return text(f"-# {look.say('rules-ask')}")


def _changes(outline: Outline, look: Look, room: int) -> list[str]:
    """What deviates from the base game, with a sentence each as long as there is room."""
    say = look.say
    idle = ", ".join(each.title for each in outline.idle)
    foot = [f"-# {say('rules-idle', rules=idle)}"] if idle else []
    if not outline.changed:
        return [say("rules-same"), *foot]
    head = say("rules-changed")
    room -= sum(len(each) + 1 for each in (head, *foot))
    return [head, *_lines(outline.changed, look, room), *foot]


def _lines(lines: Sequence[RuleLine], look: Look, room: int) -> list[str]:
    """Every line by its name and value; those for whose sentences there is room have them below."""
    named = [look.say("rule-line", rule=each.title, value=each.word) for each in lines]
    room -= sum(len(name) + 1 for name in named)
    told: list[str] = []
    for name, each in zip(named, lines, strict=True):
        sentence = f"\n-# {each.about}"
        room -= len(sentence)
        told.append(name + sentence if room >= 0 else name)
    return told
