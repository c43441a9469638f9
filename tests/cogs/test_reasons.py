"""Reasons in words, over the whole registry: conflicts name both options, a refused card its rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bot import catalogue
from bot.i18n.texts import capital
from bot.uno.errors import Reason, RuleError
from bot.uno.match import Match
from bot.uno.options import Value
from bot.uno.ruleset import OPTIONS, RuleSet
from bot.uno.view import seat_view
from cogs.ui import refusals
from cogs.ui.look import Look
from tests.cogs.tables_at_hand import ENGLISH, GERMAN, LOOKS, cards, played, position, scene, seated
from tests.uno.games import choose, single_values


def refused(values: dict[str, Value]) -> Reason | None:
    try:
        RuleSet("mattel_2019", values)
    except RuleError as error:
        return error.reason
    return None


def conflicts() -> Iterator[tuple[dict[str, Value], Reason]]:
    """Every pair of values, and every single one, that cannot stand together in the base game."""
    singles = single_values()
    alone = [refused(values) for values in singles]
    yield from ((values, reason) for values, reason in zip(singles, alone, strict=True) if reason is not None)
    for (one, first), (other, second) in combinations(zip(singles, alone, strict=True), 2):
        if one.keys() & other.keys() or first is not None or second is not None:
            continue
        reason = refused(one | other)
        if reason is not None:
            yield one | other, reason


def test_every_conflict_of_the_registry_is_a_sentence_that_names_both_options() -> None:
    found = list(conflicts())
    assert {frozenset(map(str, reason.args.values())) for _, reason in found} == {
        frozenset({"partners", "play_on"}),
        frozenset({"partners", "pull_back_in"}),
        frozenset({"play_on", "pull_back_in"}),
        frozenset({"stacking", "scoring"}),
        frozenset({"jump_in_wilds", "jump_in"}),
    }
    for values, reason in found:
        named = catalogue.conflicting(reason)
        assert named is not None, (values, reason)
        assert values.keys() & set(named), (values, reason)
        for look in LOOKS:
            told = refusals.sentence(reason, look)
            assert told.endswith(".")
            for option in named:
                name = catalogue.name_of(look.say, option)
                assert name in told or capital(name) in told, told


@pytest.mark.parametrize("look", LOOKS, ids=["en", "de"])
def test_every_option_without_effect_is_reported_by_its_title(look: Look) -> None:
    reported = set[str]()
    for values in single_values():
        if refused(values) is not None:
            continue
        rules = RuleSet("mattel_2019", values)
        reported |= set(rules.idle)
        outline = catalogue.outline(look.say, rules)
        assert {line.option for line in outline.idle} == set(rules.idle)
        assert {line.option for line in outline.changed} == rules.changed.keys() - set(rules.idle)
    assert reported >= {"stack_forced", "deflect_target", "double_effects", "swap_optional", "custom_effect"}
    assert reported <= OPTIONS.keys()


WHY = {
    "does-not-fit": ("", "B2 R1 R4", (), "B2", "lay red, a 7 or a wild", "Rot, eine 7 oder Farbwahl"),
    "only-drawn-card": ("", "B2 R1", ("A draw",), "B2", "play it or keep it", "oder behalte"),
    "penalty-first": ("", "R1 R2", ("B R+2",), "R1", "answer them or draw", "zieh"),
    "no-finish-zero": ("no_finish_zero=true", "R0", (), "R0", "No 0 as last card at this table", "Ende ohne 0"),
    "no-finish-wild": ("no_finish_wild=wild", "W", (), "W", "may not be the last card at this table", "letzte Karte"),
    "wild4-not-allowed": (
        "wild4_enforced=true",
        "W+4 R1",
        (),
        "W+4",
        "by the rules of this table",
        "Nach den Regeln hier",
    ),
}


@pytest.mark.parametrize("code", WHY)
def test_why_not_names_the_rule_that_refuses_the_card(code: str) -> None:
    rules, hand, steps, card, english, german = WHY[code]
    turn = 1 if steps[:1] == ("B R+2",) else 0
    start = position(hand, "R+2 G1 G2", turn=turn, draw="R9 R8 R7", rules=f"preset=mattel_2019 {rules}")
    match, told = played(start, *steps)
    table, view = scene(match, recent=told), seated(match)
    (refused_card,) = cards(card)
    assert view.refusals[refused_card].code == code
    for look, words in ((ENGLISH, english), (GERMAN, german)):
        answers = [told for told, about in refusals.why_not(table, view, look) if look.cards([refused_card]) in about]
        assert len(answers) == 1
        assert words in answers[0], answers


def test_no_game_refuses_a_card_for_a_reason_without_words() -> None:
    random = Random(20)
    singles = [values for values in single_values() if refused(values) is None]
    codes = set[str]()
    for number in range(60):
        values: dict[str, Value] = {}
        for extra in random.sample(singles, 4):
            if refused(values | extra) is None and "decks" not in extra and "hand_size" not in extra:
                values |= extra
        match = Match.start(RuleSet("mattel_2019", values), random.choice((4, 6)), f"why {number}")
        for _ in range(40):
            if match.turn is None:
                break
            view = seat_view(match, match.turn)
            codes |= {reason.code for reason in view.refusals.values()}
            for look in LOOKS:
                for answer, about in refusals.why_not(scene(match), view, look):
                    assert answer.strip()
                    assert about
            match, _ = match.step(*choose(match, random))
    assert codes <= {*WHY, "colour-first", "name-target"}
    assert {"does-not-fit", "penalty-first", "only-drawn-card"} <= codes
