"""`/uno rules`: the table's rules, any rule and preset by name, and the names that are offered."""

from __future__ import annotations

from typing import Any

import pytest

from bot import catalogue
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs.ui import rules as screens
from cogs.ui.look import Look
from tests.cogs import limits
from tests.cogs.outlines import texts
from tests.cogs.room import Person, Room
from tests.cogs.tables_at_hand import LOOKS, TEXTS

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS, ids=["en", "de"])

PER_CENT = "\N{NO-BREAK SPACE}%"


async def offered(room: Room, person: Person, typed: str) -> list[tuple[str, str]]:
    choices: Any = await person.actor.autocomplete(room.channel, "uno rules", "name", typed)
    assert all(1 <= len(each["name"]) <= 100 and 1 <= len(each["value"]) <= 100 for each in choices)
    return [(each["name"], each["value"]) for each in choices]


async def explained(person: Person, name: str) -> str:
    result = await person.actor.slash(person.room.channel, "uno rules", name=name)
    return person._see(result)


async def with_rules(room: Room, host: Person, rules: RuleSet) -> None:
    await host.command("new")
    await room.hall.set_rules(room.table.id, host.id, rules)
    await room.settle()


# --- the table -------------------------------------------------------------------------------------------------------


@LANGUAGES
async def test_without_a_table_the_base_game_is_told(room: Room, language: str) -> None:
    answer = await room.person("Ada", language).command("rules")
    assert answer.startswith("## Regeln des Grundspiels" if language == "de" else "## Rules of the base game")
    assert ("**Ziel.**" if language == "de" else "**Goal.**") in answer


@LANGUAGES
async def test_a_table_by_the_base_game_says_so(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await ada.command("new")
    answer = await ada.command("rules")
    assert ("Es ist das Grundspiel" if language == "de" else "It is the base game") in answer


@LANGUAGES
async def test_deviations_come_first_and_what_has_no_effect_is_said(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await with_rules(room, ada, RuleSet.parse("preset=party stack_forced=true double_effects=sum target_score=200"))
    answer = await ada.command("rules")
    if language == "de":
        assert "Party · bis 200" in answer
        assert "**Stapeln:** gleiche Art\n-# +2 auf +2" in answer
        assert "-# Eingestellt, aber ohne Wirkung: Wirkung beim Doppeln" in answer
        assert answer.index("**Stapelzwang:** an") < answer.index("### Regeln des Grundspiels")
    else:
        assert "Party · to 200" in answer
        assert "**Stacking:** same kind\n-# A +2 on a +2" in answer
        assert "-# Set, but without effect: Effects of doubles" in answer
        assert answer.index("**Forced stacking:** on") < answer.index("### Rules of the base game")


async def test_the_button_shows_the_same(room: Room) -> None:
    ada, ben = room.people(2)
    await with_rules(room, ada, RuleSet("party"))
    assert await ben.press("Rules") == await ben.command("rules")


async def test_rules_drawn_for_a_round_are_told_with_their_text(room: Room) -> None:
    ada, ben = room.people(2)
    await with_rules(room, ada, RuleSet("tournament"))
    await ben.press("Join")
    await ada.press("Start")
    match = room.table.match
    assert match is not None
    answer = await ada.command("rules")
    told = answer[answer.index("Only in this round:") : answer.index("Changed from the base game:")]
    assert len(match.specials) == 2
    for name in match.specials:
        assert f"**{catalogue.title_of(TEXTS.english, name)}:**" in told
    special = match.specials[0]
    word = catalogue.word_of(TEXTS.english, special, match.round_rules.values[special])
    assert f"**At this table:** {word}" in await explained(ada, special)


# --- one rule --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["stacking", "Stapeln", "kumulieren", "STACKING"])
async def test_a_rule_is_explained_in_the_persons_language_whatever_was_typed(room: Room, typed: str) -> None:
    ada, max_ = room.person("Ada"), room.person("Max", "de")
    english, german = await explained(ada, typed), await explained(max_, typed)
    assert english.startswith("## Stacking\n")
    assert "**In the base game:** off" in english
    assert "- **mixed:** Any draw card on any other" in english
    assert "**Example:** Ada plays red +2, Ben blue +2." in english
    assert "-# Goes with it: Forced stacking" in english
    assert "-# Source: V01, V02, C39 to C41" in english
    assert "At this table" not in english
    assert german.startswith("## Stapeln\n")
    assert "**Beispiel:** Ada legt rote +2, Ben blaue +2." in german
    assert "-# Quelle: V01, V02, C39 bis C41" in german
    assert "-# Heißt auch: Kumulieren" in german


@LANGUAGES
async def test_a_rule_tells_what_it_does_to_a_round(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    drawing, stacking = await explained(ada, "draw_until_playable"), await explained(ada, "stacking")
    if language == "de":
        assert (
            "### Was es in einer Runde bewirkt\n"
            f"- **an:** Runden 70{PER_CENT} länger, dreimal so viele Karten gezogen, 47{PER_CENT} mehr Punkte.\n"
            "-# Simuliert: je 10.000 Runden, 4 am Tisch, gut gespielt, verglichen mit dem Grundspiel." in drawing
        )
        assert "- **gleiche Art:** 8 oder mehr Karten auf einmal in 16 von 100 Runden.\n" in stacking
    else:
        assert (
            "### What it does to a round\n"
            f"- **on:** Rounds 70{PER_CENT} longer, three times the cards drawn, 47{PER_CENT} more points.\n"
            "-# Simulated: 10,000 rounds each, 4 good players, compared with the base game." in drawing
        )
        assert "- **same kind:** 8 or more cards at once in 16 of 100 rounds.\n" in stacking
    assert "###" not in await explained(ada, "uno_penalty")


async def test_a_number_tells_what_its_ends_and_the_tables_value_do(room: Room) -> None:
    ada = room.person("Ada")
    await with_rules(room, ada, RuleSet.parse("preset=mattel_2019 hand_size=5"))
    answer = await explained(ada, "hand size")
    told = answer[answer.index("### What it does") :]
    assert [line[:11] for line in told.splitlines()[1:4]] == ["- **3 cards", "- **5 cards", "- **15 card"]


async def test_a_rule_tells_how_this_table_has_it(room: Room) -> None:
    ada = room.person("Ada")
    await with_rules(room, ada, RuleSet.parse("preset=mattel_2019 stacking=mixed double_effects=sum"))
    assert "**At this table:** mixed\n**In the base game:** off" in await explained(ada, "stacking")
    idle = await explained(ada, "double_effects")
    assert "**At this table:** twice\nWithout effect at this table." in idle
    switch = await explained(ada, "zero rotates")
    assert "**At this table:** off\n**In the base game:** off\n**Values:** off · on" in switch
    number = await explained(ada, "hand size")
    assert "**At this table:** 7 cards\n**In the base game:** 7 cards\n**Values:** 1 to 20" in number


@LANGUAGES
async def test_a_preset_is_explained_by_name(room: Room, language: str) -> None:
    answer = await explained(room.person("Ada", language), "preset:no_mercy")
    if language == "de":
        assert answer.startswith("## Ohne Gnade\nZiehkarten werden aufsteigend gestapelt")
        assert "\n**Stapeln:** aufsteigend" in answer
        assert answer.endswith("-# Quelle: von uns")
    else:
        assert answer.startswith("## No Mercy\nDraw cards are stacked upwards")
        assert "\n**Stacking:** ascending" in answer


@LANGUAGES
@pytest.mark.parametrize("typed", ["chess", "**@everyone** " + "x" * 5000, "{ $name }", "preset:chess"])
async def test_an_unknown_name_gets_a_clear_sentence(room: Room, language: str, typed: str) -> None:
    answer = await explained(room.person("Ada", language), typed)
    assert answer.startswith("Eine Regel " if language == "de" else "There is no rule called ")
    assert ("`/uno regeln regel:`" if language == "de" else "`/uno rules name:`") in answer
    assert "**@" not in answer
    assert len(answer) < 200


async def test_an_empty_name_means_the_table(room: Room) -> None:
    ada = room.person("Ada")
    assert await explained(ada, "  ") == await ada.command("rules")


# --- names as one types ----------------------------------------------------------------------------------------------


async def test_offers_come_in_the_persons_language_and_match_both(room: Room) -> None:
    ada, max_ = room.person("Ada"), room.person("Max", "de")
    assert await offered(room, ada, "reinwerfen") == [
        ("Jump-in", "jump_in"),
        ("Jump-in with wilds", "jump_in_wilds"),
    ]
    assert (await offered(room, max_, "jump"))[0] == ("Reinwerfen", "jump_in")
    assert await offered(room, max_, "no merc") == [("Vorgabe: Ohne Gnade", "preset:no_mercy")]
    assert await offered(room, ada, "chess") == []


async def test_at_most_25_are_offered_and_the_tables_own_rules_lead(room: Room) -> None:
    ada = room.person("Ada")
    assert len(await offered(room, ada, "")) == 25
    await with_rules(room, ada, RuleSet("party"))
    first = [value for _, value in await offered(room, ada, "")][:4]
    assert set(first) == {"stacking", "seven_swap", "zero_rotate", "jump_in"}


async def test_every_offer_leads_to_its_rule(room: Room) -> None:
    ada = room.person("Ada", "de")
    for typed in ("uno", "vorgabe", "karten"):
        for name, value in await offered(room, ada, typed):
            answer = await explained(ada, value)
            assert answer.startswith(f"## {name.removeprefix('Vorgabe: ')}\n")


async def test_the_option_has_a_name_and_a_description_in_both_languages(room: Room) -> None:
    command = room.bot.tree.get_command("uno")
    assert command is not None
    translator: Any = room.bot.tree.translator
    payload = await command.get_translated_payload(room.bot.tree, translator)
    rules = next(option for option in payload["options"] if option["name"] == "rules")
    (name,) = rules["options"]
    assert (name["name"], name["name_localizations"]["de"]) == ("name", "regel")
    assert name["description"] == TEXTS.english("parameter-name-rules")
    assert name["description_localizations"]["de"] == TEXTS.language("de")("parameter-name-rules")
    assert name["autocomplete"]
    assert not name["required"]


# --- the limits of Discord -------------------------------------------------------------------------------------------


@EVERY_LOOK
async def test_every_rule_and_preset_keeps_to_the_limits(look: Look) -> None:
    table = RuleSet.parse("preset=party double_effects=sum")
    for option in OPTIONS:
        limits.check(screens.of_option(option, look))
        limits.check(screens.of_option(option, look, table))
    for preset in PRESETS:
        limits.check(screens.of_preset(preset, look))
        limits.check(screens.of_table(RuleSet(preset), look))
    limits.check(screens.of_base(look))


def everything_changed() -> RuleSet:
    """As many options away from the base game as go together."""
    rules = RuleSet()
    for name, option in OPTIONS.items():
        for value in reversed(option.values):
            if value != option.default and rules.allows({name: value}):
                rules = rules.but(**{name: value})
                break
    return rules


@EVERY_LOOK
async def test_a_table_that_changes_everything_names_all_and_explains_what_it_can(look: Look) -> None:
    rules = everything_changed()
    assert len(rules.changed) > 60
    specials = [catalogue.line_of(look.say, name, True) for name in ("zero_rotate", "uno_uno", "bruno_kuno", "play_on")]
    screen = screens.of_table(rules, look, specials)
    limits.check(screen)
    told = texts(screen)
    lines = catalogue.outline(look.say, rules)
    assert [each.title for each in lines.changed if f"**{each.title}:** {each.word}" not in told] == []
    assert [each.title for each in lines.idle if each.title not in told] == []
    assert lines.changed[0].about in told
    assert lines.changed[-1].about not in told
