"""Rule sets: reading and writing, what is refused and why, what is without effect, presets."""

from __future__ import annotations

import pytest

from bot.uno.errors import Reason, RuleError
from bot.uno.options import GROUPS, Choice, Flag, Number
from bot.uno.presets import BASE, PRESETS, deviations_of
from bot.uno.rule import REGISTRY
from bot.uno.ruleset import OPTIONS, RuleSet
from tests.uno.games import single_values


def refused(text: str) -> Reason:
    with pytest.raises(RuleError) as error:
        RuleSet.parse(text)
    assert str(error.value) == str(error.value.reason)
    return error.value.reason


# --- reading and writing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_is_written_is_read_again(preset: str) -> None:
    for values in ({}, *single_values()[len(preset) % 5 :: 5]):
        try:
            rules = RuleSet(preset, values)
        except RuleError:
            continue
        again = RuleSet.parse(rules.text)
        assert again == rules
        assert hash(again) == hash(rules)
        assert again.values == rules.values
        assert again.text == rules.text


def test_the_text_names_the_preset_and_what_deviates_from_it() -> None:
    rules = RuleSet.parse("  uno_uno=true preset=party   stacking=mixed jump_in=cancel ")
    assert rules.text == "preset=party stacking=mixed uno_uno=true"
    assert repr(rules) == "RuleSet.parse('preset=party stacking=mixed uno_uno=true')"
    assert rules.overrides == {"stacking": "mixed", "uno_uno": True}
    assert rules.changed == {
        "stacking": "mixed",
        "uno_uno": True,
        "seven_swap": "mandatory",
        "zero_rotate": True,
        "jump_in": "cancel",
    }


def test_rule_sets_are_equal_by_preset_and_values() -> None:
    assert RuleSet.parse("") == RuleSet()
    assert RuleSet.parse("stacking=off") == RuleSet()
    assert RuleSet.parse("preset=mattel_2015") != RuleSet()
    assert RuleSet.parse("stacking=same") != RuleSet.parse("preset=advanced_2002")
    assert RuleSet().__eq__("preset=mattel_2019") is False


def test_one_value_more() -> None:
    rules = RuleSet.parse("preset=party")
    more = rules.but(stacking="off", uno_penalty=4)
    assert more.text == "preset=party stacking=off uno_penalty=4"
    assert rules.text == "preset=party"
    assert rules.would_change("stacking", "off")
    assert not rules.would_change("stacking", "same")
    assert rules.allows({"play_on": True})
    assert not rules.allows({"play_on": True, "pull_back_in": True})
    assert not rules.allows({"stacking": "sideways"})


# --- refused ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", Reason("not-a-setting", {"text": "nonsense"})),
        ("preset=mattel_1971", Reason("no-such-preset", {"preset": "mattel_1971"})),
        ("bluff=true", Reason("no-such-option", {"option": "bluff"})),
        ("stacking=always", Reason("no-such-value", {"option": "stacking", "value": "always"})),
        ("hand_size=0", Reason("no-such-value", {"option": "hand_size", "value": "0"})),
        ("hand_size=21", Reason("no-such-value", {"option": "hand_size", "value": "21"})),
        ("uno_uno=True", Reason("no-such-value", {"option": "uno_uno", "value": "True"})),
        ("wild_points=45", Reason("no-such-value", {"option": "wild_points", "value": "45"})),
    ],
)
def test_unknown_words_are_refused(text: str, reason: Reason) -> None:
    assert refused(text) == reason


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [("uno_uno", 1, "1"), ("hand_size", True, "true"), ("hand_size", "7", "7"), ("stacking", False, "false")],
)
def test_a_value_of_the_wrong_type_is_refused(name: str, value: bool | int | str, shown: str) -> None:
    with pytest.raises(RuleError) as error:
        RuleSet(BASE, {name: value})
    assert error.value.reason == Reason("no-such-value", {"option": name, "value": shown})


def test_an_unknown_option_given_as_a_value_is_refused() -> None:
    with pytest.raises(RuleError) as error:
        RuleSet(BASE, {"bluff": True})
    assert error.value.reason == Reason("no-such-option", {"option": "bluff"})


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("partners=true play_on=true", {"partners", "play_on"}),
        ("partners=true pull_back_in=true", {"partners", "pull_back_in"}),
        ("play_on=true pull_back_in=true", {"play_on", "pull_back_in"}),
        ("preset=partners play_on=true", {"partners", "play_on"}),
        ("stacking=same scoring=rank_sum", {"stacking", "scoring"}),
        ("preset=party scoring=rank_sum", {"stacking", "scoring"}),
        ("preset=tournament stacking=mixed", {"stacking", "scoring"}),
        ("jump_in_wilds=true", {"jump_in_wilds", "jump_in"}),
        ("preset=party jump_in=off jump_in_wilds=true", {"jump_in_wilds", "jump_in"}),
    ],
)
def test_a_conflict_names_both_options(text: str, names: set[str]) -> None:
    reason = refused(text)
    assert reason.code in ("conflict", "needs-option")
    assert set(reason.args.values()) == names
    for name in names:
        assert name in str(reason)


@pytest.mark.parametrize(
    "text",
    [
        "jump_in=action jump_in_wilds=true",
        "scoring=rank_sum play_on=true",
        "wild4_enforced=true challenge_who=anyone",
        "reentry=true pull_back_in=true",
        "finish_effect=apply no_finish_zero=true",
        "partners=true scoring=penalty",
        "stack_forced=true",
    ],
)
def test_what_only_looks_like_a_conflict_is_allowed(text: str) -> None:
    assert RuleSet.parse(text).values


# --- without effect ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "idle"),
    [
        ("", ()),
        ("stack_forced=true", ("stack_forced",)),
        ("stack_forced=true stacking=same", ()),
        ("deflect_target=layer", ("deflect_target",)),
        ("deflect_target=layer reverse_deflect=draw2", ()),
        ("double_effects=sum", ("double_effects",)),
        ("double_effects=sum doubles=sequential", ()),
        ("swap_optional=false", ("swap_optional",)),
        ("swap_optional=false wild_swap_count=1", ()),
        ("custom_effect=to_seven", ("custom_effect",)),
        ("custom_effect=to_seven wild_custom_count=4", ()),
        ("team_layout=alternating", ("team_layout",)),
        ("partner_points=all_others", ("partner_points",)),
        ("partner_credit=each", ("partner_credit",)),
        ("partner_credit=each partners=true", ()),
        ("question_penalty=4", ("question_penalty",)),
        ("question_penalty=4 no_questions=report", ()),
        ("scoring=none target_score=100", ("target_score",)),
        ("scoring=rank_sum target_inclusive=false", ("target_inclusive",)),
        ("scoring=penalty target_score=100", ()),
        ("scoring=none rounds=3", ("rounds",)),
        ("finish_effect=apply", ("finish_effect",)),
        ("finish_effect=apply seven_swap=optional", ()),
        ("wild4_enforced=true challenge_fail_draw=4", ("challenge_fail_draw",)),
        ("challenge_fail_draw=4", ()),
        ("challenge_who=nobody challenge_fail_draw=4", ("challenge_fail_draw",)),
    ],
)
def test_options_without_effect_say_so(text: str, idle: tuple[str, ...]) -> None:
    assert RuleSet.parse(text).idle == idle


# --- options and presets ----------------------------------------------------------------------------------------------


def test_options_stand_in_the_order_of_their_groups_and_belong_to_a_rule() -> None:
    groups = [option.group for option in OPTIONS.values()]
    assert groups == sorted(groups, key=GROUPS.index)
    assert set(groups) == set(GROUPS)
    for name, option in OPTIONS.items():
        assert option.name == name
        assert REGISTRY[option.rule_id].options[name] is option
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_an_option_reads_what_it_writes_and_nothing_else(name: str) -> None:
    option = OPTIONS[name]
    for value in (*option.values[:12], option.default, option.values[-1]):
        written = str(value).lower() if isinstance(value, bool) else str(value)
        assert option.read(written) == value
        assert option.allows(value)
    with pytest.raises(ValueError, match="no-such-thing"):
        option.read("no-such-thing")
    if isinstance(option, Number):
        assert option.values == tuple(range(option.low, option.high + 1))
        assert not option.allows(option.high + 1)
        assert option.kind == "number"
    elif isinstance(option, Flag):
        assert option.values == (option.default, not option.default)
        assert option.kind == "flag"
    else:
        assert isinstance(option, Choice)
        assert option.values[0] == option.default
        assert option.kind == "choice"


# Section 2 of the rulebook, as it stands there: values with the default first, or default and bounds.
CATALOGUE = """
wild_swap_count 0 0-4
wild_custom_count 0 0-4
custom_effect extra_turn draw_until_red discard_wilds draw_three to_seven open_hand text
hand_size 7 1-20
decks 1 1-4
dealer_pick highest_number highest_points random host
start_card effects ignore_specials numbers_only wilds_back
start_reverse_first dealer right_of_dealer
start_draw2_skips true
voluntary_draw true
drawn_card optional forced
draw_until_playable false
stacking off same mixed ascending
stack_forced false
reverse_deflect off draw2 draw2_wild4
skip_pass_on off draw2 draw2_wild4
deflect_target previous layer
jump_in off cancel action
jump_in_wilds false
doubles off sequential simultaneous
double_effects cancel sum
seven_swap off optional mandatory
zero_rotate false
finish_effect none apply
swap_optional true
uno_penalty 2 0-10
uno_timing until_caught before within_turn
uno_window next_action next_play while_one
uno_catch report auto
uno_trigger state play
uno_required_to_win false
uno_uno false
bruno_kuno false
false_catch_penalty 0 0-4
wild4_condition color any_playable color_numbers_only
wild4_joker_clause off other_wilds literal
wild4_reference current chosen
wild4_enforced false
challenge_who victim anyone nobody
challenge_fail_draw 6 4-10
challenge_guilty_draws offender challenger
challenge_success_turn kept lost
last_draw_counts true
no_finish_zero false
no_finish_wild none wild all_black
reentry false
play_on false
pull_back_in false
stalemate void lowest_points
two_player_rules classic general
scoring winner penalty elimination none rank_sum
target_score 500 20-5000
target_inclusive true
wild_points 50 40
rounds 0 0-20
round_limit_minutes 0 0-120
special_rules_per_round 0 0-4
partners false
team_layout opposite alternating
partner_points opponents all_others
partner_credit team each
misplay_penalty 0 0-4
suggestion_penalty 2 0-4
no_questions off report auto
question_penalty 1 1-4
sleep_penalty 0 0-4
false_report_penalty 0 0-2
"""


def test_the_options_are_those_of_the_rulebook() -> None:
    names = set()
    for line in CATALOGUE.split("\n")[1:-1]:
        name, *values = line.split()
        names.add(name)
        option = OPTIONS[name]
        if isinstance(option, Number):
            assert f"{option.default} {option.low}-{option.high}" == " ".join(values), name
        elif isinstance(option, Flag):
            assert str(option.default).lower() == values[0], name
        else:
            assert [str(value) for value in option.values] == values, name
    # the default of social_enforcement stands at the end of its row: off, vote, host; default vote
    assert OPTIONS["social_enforcement"].default == "vote"
    assert set(OPTIONS["social_enforcement"].values) == {"off", "vote", "host"}
    assert set(OPTIONS) == names | {"social_enforcement"}


# Section 3 of the rulebook.
PRESETS_OF_THE_RULEBOOK = {
    "mattel_2019": "",
    "mattel_2021": "start_card=ignore_specials wild4_joker_clause=other_wilds last_draw_counts=false"
    " two_player_rules=general",
    "mattel_2015": "",
    "advanced_2002": "stacking=same",
    "us_2001": "start_card=wilds_back start_reverse_first=right_of_dealer uno_penalty=4",
    "guide": "wild_points=40 last_draw_counts=false uno_required_to_win=true",
    "spielwiki": "no_finish_wild=wild uno_timing=before uno_window=next_play voluntary_draw=false",
    "extended_112": "wild_swap_count=1 wild_custom_count=3 uno_window=while_one last_draw_counts=false"
    " two_player_rules=general target_inclusive=false",
    "tournament": "start_card=numbers_only last_draw_counts=false two_player_rules=general scoring=rank_sum rounds=4"
    " round_limit_minutes=15 special_rules_per_round=2",
    "no_mercy": "start_card=ignore_specials wild4_joker_clause=other_wilds last_draw_counts=false"
    " two_player_rules=general stacking=ascending draw_until_playable=true drawn_card=forced challenge_who=nobody"
    " seven_swap=mandatory zero_rotate=true",
    "party": "stacking=same seven_swap=mandatory zero_rotate=true jump_in=cancel",
    "single_round": "scoring=none",
    "partners": "partners=true",
}


def test_the_presets_are_those_of_the_rulebook() -> None:
    assert set(PRESETS) == set(PRESETS_OF_THE_RULEBOOK)
    for name, text in PRESETS_OF_THE_RULEBOOK.items():
        assert RuleSet(name).values == RuleSet.parse(text).values, name
        assert RuleSet(name).changed == deviations_of(name)
        assert RuleSet(name).overrides == {}
        assert PRESETS[name].parent == (None if name == BASE else "mattel_2021" if name == "no_mercy" else BASE)


def test_an_unknown_preset_has_no_deviations() -> None:
    with pytest.raises(KeyError):
        deviations_of("mattel_1971")


def test_a_reason_is_readable() -> None:
    assert str(Reason("no-call-due")) == "no-call-due"
    assert str(Reason("must-swap", {"one": 1, "two": "b"})) == "must-swap (one=1, two=b)"
    assert Reason("a", {"x": 1}) != Reason("a", {"x": 2})
    assert hash(Reason("a", {"x": 1})) == hash(Reason("a", {"x": 2}))
