"""Custom wilds: no deal before everybody has agreed to what they do."""

from __future__ import annotations

from bot.tables import Stage
from bot.tables.consent import lacking
from bot.uno.actions import Play
from bot.uno.cards import card
from bot.uno.ruleset import RuleSet
from tests.tables.hall import ADA, BEN, CLEO, Hall, refused

CUSTOM = "preset=mattel_2019 wild_custom_count=3 custom_effect=draw_three"
LAST = Play((card("R1"),))


async def test_everybody_agrees_before_the_match_and_computer_players_do_by_themselves(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, computers=1, rules=CUSTOM)
    assert lacking(table) == (0, 1)
    with refused("not-agreed", names="Ada\nBen"):
        await hall.tables.start(table.id, ADA.id)
    await hall.tables.house_rules.agree(table.id, ADA.id)
    with refused("not-agreed", names="Ben"):
        await hall.tables.start(table.id, ADA.id)
    table = await hall.tables.house_rules.agree(table.id, BEN.id)
    assert lacking(table) == ()
    assert await hall.tables.house_rules.agree(table.id, BEN.id) == table
    assert (await hall.tables.start(table.id, ADA.id)).stage is Stage.PLAYING
    with refused("already-started"):
        await hall.tables.house_rules.agree(table.id, ADA.id)


async def test_a_new_player_or_another_effect_resets_it_and_nothing_else(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=CUSTOM)
    for person in (ADA, BEN):
        table = await hall.tables.house_rules.agree(table.id, person.id)
    table = await hall.set_rules(table.id, ADA.id, RuleSet.parse(f"{CUSTOM} hand_size=5"))
    table = await hall.tables.add_computer(table.id, ADA.id)
    assert lacking(table) == ()
    table = await hall.set_rules(table.id, ADA.id, RuleSet.parse(CUSTOM.replace("draw_three", "to_seven")))
    assert lacking(table) == (0, 1)
    for person in (ADA, BEN):
        table = await hall.tables.house_rules.agree(table.id, person.id)
    table = await hall.tables.join(table.id, CLEO)
    assert lacking(table) == (0, 1, 3)


async def test_consent_survives_a_crash(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=CUSTOM)
    await hall.tables.house_rules.agree(table.id, ADA.id)
    again = await hall.after_a_crash()
    assert lacking(again.now_at(table)) == (1,)
    await again.close()


async def test_without_custom_wilds_there_is_nothing_to_agree_to(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    with refused("nothing-to-agree-to"):
        await hall.tables.house_rules.agree(table.id, ADA.id)
    with refused("not-at-table"):
        await hall.tables.house_rules.agree(table.id, CLEO.id)


async def test_a_rematch_goes_on_with_the_same_people_and_asks_when_somebody_is_new(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=f"{CUSTOM} scoring=none")
    for person in (ADA, BEN):
        await hall.tables.house_rules.agree(table.id, person.id)
    table = await hall.tables.start(table.id, ADA.id)
    table = await hall.position(table, "R1|B1 B2", "R5")
    table = await hall.act(table, LAST)
    assert table.stage is Stage.OVER
    table = await hall.tables.rematch(table.id, ADA)
    assert table.stage is Stage.PLAYING
    table = await hall.position(table, "R1|B1 B2", "R5")
    await hall.act(table, LAST)
    await hall.tables.join(table.id, CLEO)
    table = await hall.tables.rematch(table.id, ADA)
    assert table.stage is Stage.LOBBY
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Cleo"]
    assert lacking(table) == (0, 1, 2)


WORDY = "preset=mattel_2019 wild_custom_count=3 custom_effect=text"


async def test_the_hosts_own_words_come_first_then_everybody_agrees_then_the_deal(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=WORDY)
    with refused("custom-no-text", host="Ada"):
        await hall.tables.start(table.id, ADA.id)
    with refused("custom-no-text", host="Ada"):
        await hall.tables.house_rules.agree(table.id, BEN.id)
    table = await hall.tables.house_rules.word_custom(table.id, ADA.id, "  Everybody\n sings.\u202e ")
    assert table.custom_text == "Everybody sings."
    assert lacking(table) == (1,)
    table = await hall.tables.house_rules.agree(table.id, BEN.id)
    table = await hall.tables.start(table.id, ADA.id)
    assert table.stage is Stage.PLAYING
    with refused("already-started"):
        await hall.tables.house_rules.word_custom(table.id, ADA.id, "Nobody sings.")


async def test_other_words_have_to_be_agreed_to_anew_and_the_same_words_have_not(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=WORDY)
    await hall.tables.house_rules.word_custom(table.id, ADA.id, "Everybody sings.")
    table = await hall.tables.house_rules.agree(table.id, BEN.id)
    assert await hall.tables.house_rules.word_custom(table.id, ADA.id, "Everybody  sings.") == table
    table = await hall.tables.house_rules.word_custom(table.id, ADA.id, "Nobody sings.")
    assert lacking(table) == (1,)
    table = await hall.tables.house_rules.word_custom(table.id, 99, "All sing.", moderator=True)
    assert lacking(table) == (0, 1)


async def test_bad_words_are_refused_and_change_nothing(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=WORDY)
    before = await hall.tables.house_rules.word_custom(table.id, ADA.id, "x" * 200)
    with refused("custom-too-long", most=200):
        await hall.tables.house_rules.word_custom(table.id, ADA.id, "x" * 201)
    with refused("custom-empty"):
        await hall.tables.house_rules.word_custom(table.id, ADA.id, " \n\u200b\u202e ")
    with refused("not-host", host="Ada"):
        await hall.tables.house_rules.word_custom(table.id, BEN.id, "Ben wins.")
    with refused("not-at-table"):
        await hall.tables.house_rules.word_custom(table.id, CLEO.id, "Cleo wins.")
    assert hall.now_at(table) == before
    await hall.set_rules(table.id, ADA.id, RuleSet.parse(CUSTOM))
    with refused("custom-not-text"):
        await hall.tables.house_rules.word_custom(table.id, ADA.id, "Everybody sings.")


async def test_the_words_survive_a_crash_in_the_lobby_and_in_the_match(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=WORDY)
    await hall.tables.house_rules.word_custom(table.id, ADA.id, "Everybody sings.")
    again = await hall.after_a_crash()
    assert again.now_at(table).custom_text == "Everybody sings."
    assert lacking(again.now_at(table)) == (1,)
    await again.tables.house_rules.agree(table.id, BEN.id)
    await again.tables.start(table.id, ADA.id)
    later = await again.after_a_crash()
    assert later.now_at(table).custom_text == "Everybody sings."
    await again.close()
    await later.close()


async def test_the_words_are_enforced_by_vote(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, CLEO, rules=WORDY)
    await hall.tables.house_rules.word_custom(table.id, ADA.id, "Everybody sings.")
    for person in (BEN, CLEO):
        await hall.tables.house_rules.agree(table.id, person.id)
    table = await hall.tables.start(table.id, ADA.id)
    held = table.board().counts
    report = await hall.tables.court.report(table.id, BEN.id, 2, "custom")
    after = await hall.tables.court.vote(table.id, ADA.id, report.number, True)
    assert after.board().counts == (held[0], held[1], held[2] + 2)


async def test_an_effect_that_the_table_enforces_itself_is_nothing_to_report(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=CUSTOM)
    for person in (ADA, BEN):
        await hall.tables.house_rules.agree(table.id, person.id)
    table = await hall.tables.start(table.id, ADA.id)
    with refused("report-no-penalty"):
        await hall.tables.court.report(table.id, ADA.id, 1, "custom")
