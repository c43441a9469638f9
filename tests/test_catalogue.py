"""The rules in words: complete in every language, and short enough for their places."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot import catalogue
from bot.i18n.texts import LANGUAGES, Language, Texts, catalogue_source
from bot.uno.calls import BRUNO, EXIT, KUNO, UNO
from bot.uno.errors import Reason, RuleError
from bot.uno.options import GROUPS, Value
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from tests.i18n import sources

TEXTS = Texts.load()
ENGLISH, GERMAN = TEXTS.language("en"), TEXTS.language("de")
EVERY_LANGUAGE = pytest.mark.parametrize("say", list(TEXTS), ids=LANGUAGES)
EVERY_OPTION = pytest.mark.parametrize("option", OPTIONS)

LABEL, BUTTON, DESCRIPTION, SENTENCES = 24, 12, 100, 140
"""Letters for a label of the settings, a value on its button, an option of a select, and an explanation."""
MAY_DIFFER = {"also"}
"""Attributes that one language may have and another not: names are known here and unknown there."""
ALIKE = {
    "command-hand.name",
    "command-uno.name",
    "option-uno_uno.short",
    "option-wild_points.value-40",
    "option-wild_points.value-50",
}
"""Attributes that may be the same in German: numbers, and words that are German too."""


def attributes(code: str) -> dict[str, str]:
    """`key.attribute` -> source of every attribute in a language's catalogue."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(catalogue_source(code)).body:
        if isinstance(entry, ftl.Message):
            for each in entry.attributes:
                source = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), each.value))
                found[f"{entry.id.name}.{each.id.name}"] = source.partition("=")[2].strip()
    return found


ATTRIBUTES = {code: attributes(code) for code in LANGUAGES}


def some_values(option: str) -> list[Value]:
    """Every value of a choice or switch; of a number the least, one and the largest."""
    values = OPTIONS[option].values
    return list(values) if OPTIONS[option].kind != "number" else sorted({values[0], values[-1], 1} & set(values))


# --- complete --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@EVERY_OPTION
def test_every_option_has_its_texts_in_this_very_language(code: str, option: str) -> None:
    say = TEXTS.language(code)
    wanted = {"short", "help"}
    match OPTIONS[option].kind:
        case "flag":
            wanted.add("without")
            if OPTIONS[option].default:
                wanted.add("about-false")
        case "number":
            wanted.add("value")
        case "choice":
            wanted |= {f"{kind}-{value}" for kind in ("value", "about") for value in OPTIONS[option].values}
    assert f"option-{option}" in say
    assert {name for name in wanted if say.own_attribute(f"option-{option}", name) is None} == set()


def test_no_text_is_left_of_an_option_or_value_that_does_not_exist() -> None:
    for key in ATTRIBUTES["en"]:
        message, _, name = key.partition(".")
        if message.startswith("option-"):
            option = OPTIONS[message.removeprefix("option-")]
            kind, dash, value = name.partition("-")
            assert kind in {"short", "help", "example", "without", "also", "value", "about"}, key
            if dash:
                assert value in {str(each).lower() for each in option.values}, key


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_the_same_attributes_with_the_same_variables(code: str) -> None:
    def keys(found: dict[str, str]) -> set[str]:
        return {key for key in found if key.partition(".")[2] not in MAY_DIFFER}

    english, other = ATTRIBUTES["en"], ATTRIBUTES[code]
    assert keys(other) == keys(english)
    variables = re.compile(r"\$\w+")
    assert [
        key for key in keys(english) if set(variables.findall(english[key])) != set(variables.findall(other[key]))
    ] == []


@EVERY_LANGUAGE
def test_groups_presets_calls_and_reasons_have_texts(say: Language) -> None:
    assert [group for group in GROUPS if f"rule-group-{group}" not in say] == []
    assert [name for name in PRESETS if f"preset-{name}" not in say] == []
    assert [name for name in PRESETS if say.own_attribute(f"preset-{name}", "help") is None] == []
    # "no-discard" is met by scenario files alone
    assert [code for code in sources.reasons("bot/uno") if f"refusal-{code}" not in say and code != "no-discard"] == []
    calls = {say("call", call=call) for call in (UNO, KUNO, BRUNO, EXIT)}
    assert len(calls) == 4


@EVERY_LANGUAGE
@EVERY_OPTION
def test_every_text_can_be_filled_in(say: Language, option: str) -> None:
    told = catalogue.explanation(say, option)
    texts = [told.title, told.help, told.range, told.base, told.example, *told.related]
    texts += [part for each in told.values for part in (each.word, each.about)]
    for value in some_values(option):
        texts += [catalogue.word_of(say, option, value), catalogue.about_value(say, option, value)]
        texts.append(catalogue.listed(say, option, value))
    assert [text for text in texts if "{" in text or "[" in text] == []
    assert told.source


# --- short enough, and in the right language -------------------------------------------------------------------------


@EVERY_LANGUAGE
@EVERY_OPTION
def test_no_text_is_too_long_for_its_place(say: Language, option: str) -> None:
    assert len(catalogue.label_of(say, option)) <= LABEL
    assert len(catalogue.help_of(say, option)) <= SENTENCES
    assert len(catalogue.explanation(say, option).example) <= SENTENCES
    for value in some_values(option):
        assert len(catalogue.word_of(say, option, value)) <= BUTTON, value
        if OPTIONS[option].kind == "choice":
            assert len(catalogue.about_value(say, option, value)) <= DESCRIPTION, value


@EVERY_LANGUAGE
def test_titles_of_groups_and_help_of_presets_fit(say: Language) -> None:
    assert [group for group in GROUPS if len(catalogue.group_title(say, group)) > LABEL] == []
    assert [name for name in PRESETS if len(catalogue.preset_help(say, name)) > DESCRIPTION] == []
    assert len(say("parameter-name-rules")) <= DESCRIPTION
    assert re.fullmatch(r"[a-z]{1,32}", say("parameter-name"))


@EVERY_LANGUAGE
def test_labels_and_the_words_of_values_are_told_apart(say: Language) -> None:
    labels = [catalogue.label_of(say, option) for option in OPTIONS]
    assert len(set(labels)) == len(labels)
    for option in OPTIONS:
        told = [each.word for each in catalogue.values_of(say, option)]
        assert len(set(told)) == len(told), option


def test_no_english_is_left_in_german_attributes() -> None:
    english, german = ATTRIBUTES["en"], ATTRIBUTES["de"]
    same = {
        key
        for key in english
        if german.get(key) == english[key] and re.search(r"\w", re.sub(r"\{[^{}]*\}", "", english[key]))
    }
    assert same == ALIKE


@EVERY_LANGUAGE
def test_explanations_are_sentences(say: Language) -> None:
    told = [catalogue.help_of(say, option) for option in OPTIONS]
    told += [catalogue.preset_help(say, name) for name in PRESETS]
    told += [each.about for option in OPTIONS for each in catalogue.values_of(say, option) if each.about]
    assert [text for text in told if not text.endswith(".") or text[0].islower()] == []


# --- a rule set in words ---------------------------------------------------------------------------------------------


def test_a_rule_set_tells_what_deviates_and_what_has_no_effect() -> None:
    rules = RuleSet.parse("preset=party stack_forced=true double_effects=sum voluntary_draw=false")
    told = catalogue.outline(ENGLISH, rules)
    assert (told.preset, told.target) == ("Party", 500)
    assert [(line.title, line.word) for line in told.changed] == [
        ("Voluntary draw", "off"),
        ("Stacking", "same kind"),
        ("Forced stacking", "on"),
        ("Jump-in", "cancels"),
        ("Seven swaps", "always"),
        ("Zero rotates", "on"),
    ]
    assert [line.title for line in told.idle] == ["Effects of doubles"]
    assert told.changed[0].about == "Whoever can play must play."
    assert told.changed[1].about == "A +2 on a +2, a wild +4 on a wild +4, in any colour. The cards add up."


@pytest.mark.parametrize(("scoring", "target"), [("winner", 500), ("none", 0), ("rank_sum", 0)])
def test_without_points_there_is_no_target(scoring: str, target: int) -> None:
    assert catalogue.outline(ENGLISH, RuleSet("mattel_2019", {"scoring": scoring})).target == target


@pytest.mark.parametrize("preset", PRESETS)
@EVERY_LANGUAGE
def test_every_preset_can_be_told(say: Language, preset: str) -> None:
    told = catalogue.outline(say, RuleSet(preset))
    assert len(told.changed) == len(RuleSet(preset).changed)
    assert told.idle == ()


def test_house_rules_are_what_differs_from_the_preset_in_one_line() -> None:
    rules = RuleSet.parse("preset=mattel_2019 stacking=same jump_in=cancel hand_size=5 target_score=200")
    line = catalogue.house_rules(ENGLISH, rules, apart=("target_score",))
    assert line == "hand size 5, stacking (same kind), jump-in (cancels)"
    assert catalogue.house_rules(GERMAN, RuleSet.parse("preset=party zero_rotate=false voluntary_draw=false")) == (
        "kein freiwilliges Ziehen, kein Wandern bei 0"
    )
    assert catalogue.house_rules(ENGLISH, RuleSet("party")) == ""


def test_a_conflict_names_both_options_by_their_titles() -> None:
    with pytest.raises(RuleError) as refused:
        RuleSet.parse("preset=mattel_2019 partners=true play_on=true")
    reason = refused.value.reason
    assert catalogue.objection(ENGLISH, reason) == "Partners and play on for places do not go together."
    assert catalogue.objection(GERMAN, reason) == "Partner und Weiterspielen gehen nicht zusammen."
    assert catalogue.conflicting(reason) == ("partners", "play_on")


def test_other_objections_are_sentences_too() -> None:
    needed = Reason("needs-option", {"option": "jump_in_wilds", "other": "jump_in"})
    assert catalogue.objection(GERMAN, needed) == "Reinwerfen mit Schwarz braucht Reinwerfen."
    assert catalogue.conflicting(needed) == ("jump_in_wilds", "jump_in")
    odd = Reason("partners-need-even", {"seats": 3})
    assert catalogue.objection(ENGLISH, odd).endswith("you are 3.")
    assert catalogue.conflicting(odd) is None
    unknown = Reason("no-such-option", {"option": "wings"})
    assert catalogue.objection(ENGLISH, unknown) == "There is no house rule wings."


def test_groups_hold_every_option_once() -> None:
    groups = list(catalogue.by_group())
    assert [group for group, _ in groups] == list(GROUPS)
    assert [name for _, names in groups for name in names] == list(OPTIONS)


def test_related_options_are_those_of_the_same_rule() -> None:
    assert catalogue.explanation(ENGLISH, "stacking").related == ("Forced stacking",)
    assert catalogue.explanation(GERMAN, "no_finish_zero").related == ()


def test_numbers_follow_the_rules_of_the_language() -> None:
    told = [catalogue.word_of(say, "target_score", 5000) for say in (ENGLISH, GERMAN)]
    assert told == ["5,000 points", "5.000 Punkte"]
    assert [catalogue.word_of(GERMAN, "uno_penalty", count) for count in (0, 1, 2)] == ["keine", "1 Karte", "2 Karten"]


def test_a_missing_attribute_is_taken_from_english_and_else_reported(caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts({"en": "a = A\n    .b = words for { $name }\nd = D", "de": "a = Ä"})
    german = texts.language("de")
    assert german.attribute("a", "b", name="Ada") == "words for Ada"
    assert german.own_attribute("a", "b") is None
    assert caplog.records == []
    for key, name in (("a", "c"), ("d", "b"), ("nothing", "b")):
        assert german.attribute(key, name) == f"[{key}.{name}]"
    assert "name" in german.attribute("a", "b")
    assert len(caplog.records) == 4


# --- what a rule does to a round -------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@EVERY_OPTION
def test_what_a_value_does_fits_below_an_option_of_a_select(say: Language, option: str) -> None:
    for value in OPTIONS[option].values:
        assert len(catalogue.effect_line(say, option, value)) <= DESCRIPTION
    assert len(catalogue.effects_told(say, option)) <= len(OPTIONS[option].values)


def test_only_what_is_certain_is_told() -> None:
    assert (
        catalogue.effect_line(ENGLISH, "play_on", True)
        == "Rounds twice as long, 127\N{NO-BREAK SPACE}% more cards drawn."
    )
    assert catalogue.effect_line(GERMAN, "hand_size", 15).startswith("Runden 82\N{NO-BREAK SPACE}% länger, ")
    assert catalogue.effect_line(ENGLISH, "jump_in_wilds", True) == "13\N{NO-BREAK SPACE}% fewer points."
    assert catalogue.effects_told(ENGLISH, "jump_in_wilds")[-1].endswith("compared with jump-in (cancels).")
    assert catalogue.effect_line(ENGLISH, "stacking", "off") == ""
    assert catalogue.effects_told(ENGLISH, "uno_penalty") == ()
