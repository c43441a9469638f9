"""House rules played through: what people click and are told in games that differ from the base game."""

from __future__ import annotations

from typing import Any

from bot import catalogue
from bot.uno.actions import Play
from bot.uno.cards import CARDS
from bot.uno.ruleset import RuleSet
from tests.cogs.outlines import labels
from tests.cogs.room import Person, Room
from tests.cogs.tables_at_hand import ENGLISH
from tests.tables.hall import refused


async def at_table(room: Room, rules: str, hands: str, top: str = "R7", **more: Any) -> list[Person]:
    """People at a table of these rules, in this position."""
    people = room.people(hands.count("|") + 1)
    table = await room.open(people)
    await room.hall.set_rules(table.id, people[0].id, RuleSet.parse(f"preset=mattel_2019 {rules}"))
    await people[0].press("Start")
    await room.set(hands, top, **more)
    return people


async def test_a_pair_calls_what_falls_due_after_both_cards(room: Room) -> None:
    ada, *_ = await at_table(room, "doubles=simultaneous uno_timing=before", "R5 R5 B1|G1 G2 G3|Y1 Y2")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Both: Red 5")
    await room.settle()
    assert "Ada plays two red 5. UNO!" in room.board
    assert room.table.view_of(1).catchable == ()


async def test_a_declared_call_that_does_not_fall_due_is_not_made(room: Room) -> None:
    ada, *_ = await at_table(room, "doubles=simultaneous", "R5 R5 B1 B2|G1 G2 G3|Y1 Y2")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Both: Red 5")
    await room.settle()
    assert "Ada plays two red 5." in room.board
    assert "UNO!" not in room.board.replace("[UNO!]", "")


async def test_a_jump_in_is_one_click_out_of_turn_and_a_lost_race_costs_nothing(room: Room) -> None:
    ada, _, cleo, dora = await at_table(
        room, "jump_in=cancel misplay_penalty=2", "R5 R1 R2|G1 G2 G3|R5 R6 B7|R5 Y2 Y3", "R8"
    )
    await cleo.press("Hand")
    await dora.press("Hand")
    await ada.command("hand")
    await ada.tap("Red 5")
    await room.settle()
    late = room.table.revision
    await cleo.tap("Red 5")
    await room.settle()
    assert "Cleo jumps in with red 5." in room.board
    assert "| ▶️ ` 3` **Dora**" in room.board
    assert labels(dora.last)[:3] == ["Red 5", "Yellow 2", "Yellow 3"], "her hand is renewed, now she is on turn"
    with refused("stale"):
        await room.hall.tables.act(room.table.id, dora.id, late, Play((CARDS["R5"],)))
    assert room.table.board().counts == (2, 3, 2, 3)


async def test_a_wrong_card_is_told_once_with_what_it_cost(room: Room) -> None:
    ada, *_ = await at_table(room, "misplay_penalty=1", "R1 G2 B3|G1 G3|Y1 Y2", "R5")
    await ada.press("Hand")
    assert (await ada.tap("Green 2")).startswith("You drew")
    await room.settle()
    assert "| Ada plays green 2: wrong (+1)." in room.board
    assert "draws" not in room.board
    assert room.table.turn == 0


async def test_the_exit_call_is_made_by_the_same_button(room: Room) -> None:
    ada, *_ = await at_table(room, "uno_uno=true", "R1|G1 G2 G3|Y1 Y2")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await room.settle()
    assert "UNO UNO!" in labels(ada.last)
    await ada.tap("UNO UNO!")
    await room.settle()
    assert "Ada goes out" in room.board


async def test_a_forgotten_exit_call_is_told(room: Room) -> None:
    ada, ben, *_ = await at_table(room, "uno_uno=true", "R1|G1 G2 G3|Y1 Y2")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await ben.press("Draw")
    await room.settle()
    assert "Ada forgot UNO UNO and draws 2" in room.board


async def test_whoever_may_come_back_by_re_entry_is_no_ghost_and_draws(room: Room) -> None:
    ada, ben, *_ = await at_table(room, "reentry=true pull_back_in=true", "R+2|B+2 G2 G3|Y1 Y2")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Red +2")
    await room.settle()
    assert "Play a +2 on it, and Ada is back in, or draw 2." in room.board
    assert "wins on their turn" not in room.board
    await ben.command("hand")
    await ben.tap("Blue +2")
    await room.settle()
    assert "Ada is back in the round." in room.board
    assert room.table.board().counts == (2, 2, 2)


async def test_the_special_rules_of_a_tournament_round_are_announced_with_what_they_do(room: Room) -> None:
    people = room.people(4)
    table = await room.open(people)
    await room.hall.set_rules(table.id, people[0].id, RuleSet.parse("preset=tournament"))
    await people[0].press("Start")
    await room.settle()
    match = room.table.match
    assert match is not None
    assert len(match.specials) == 2
    for name in match.specials:
        line = catalogue.line_of(ENGLISH.say, name, match.round_rules.values[name])
        assert f"**{line.title}**: {line.about}" in room.board


async def test_the_ghost_wins_on_a_turn_without_a_penalty(room: Room) -> None:
    ada, ben, cleo = await at_table(room, "pull_back_in=true", "R1|R2 G2 G3|R3 Y2 Y3")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Red 1")
    await room.settle()
    assert "` 0` Ada · wins on their turn" in room.board
    await ben.command("hand")
    await ben.tap("Red 2")
    await cleo.command("hand")
    await cleo.tap("Red 3")
    await room.settle()
    assert "| ## Ada goes out" in room.board


async def test_a_stack_of_no_mercy_is_answered_from_the_challenge_free_hand(room: Room) -> None:
    people = room.people(3)
    table = await room.open(people)
    await room.hall.set_rules(table.id, people[0].id, RuleSet.parse("preset=no_mercy"))
    await people[0].press("Start")
    await room.set("R+2 R1 R2|W+4 G+2 G3|Y1 Y2", "R8")
    ada, ben, cleo = people
    await ada.press("Hand")
    await ada.tap("Red +2")
    await ben.command("hand")
    await ben.tap("Wild +4")
    await ben.tap("Green · 2")
    await room.settle()
    assert "| ### 6 cards wait for Cleo" in room.board
    await cleo.press("Draw 6")
    await room.settle()
    assert room.table.board().counts == (2, 2, 8)
