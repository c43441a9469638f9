"""Playing: every button of the board and of the hand."""

from __future__ import annotations

import pytest

from bot.tables import Stage
from tests.cogs.outlines import labels, outline
from tests.cogs.room import Room

HANDS = "R1 R5 Y3 G7 B2 B2 W|G1 G2 G3|B1 B3 B4"


async def test_the_hand_is_private_and_whole(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    assert labels(ada.last) == ["Red 1", "Red 5", "Green 7", "Wild", "Draw", "UNO! off", "Why?"]
    assert "Blue** 2 ×2" in ada.screen
    answer = await ben.command("hand")
    assert answer.startswith("### Ada is thinking")
    assert "Green** 1 · 2 · 3" in answer


async def test_a_play_is_one_click_that_changes_hand_and_board(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    hand = ada.last.id
    assert (await ada.tap("Red 5")).startswith("### Ben is thinking")
    assert ada.last.id == hand, "a click on the hand changes that message"
    assert "| 🔺 **Red 5** on top" in room.board
    assert "| Ada plays red 5." in room.board
    assert "| ▶️ ` 3` **Ben**" in room.board


async def test_a_wild_asks_for_the_colour_and_can_be_taken_back(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    await ada.tap("Wild")
    assert labels(ada.last) == ["Red · 2", "Yellow · 1", "Green · 1", "Blue · 2", "Back"]
    assert (await ada.tap("Back")).startswith("### Your turn")
    await ada.tap("Wild")
    await ada.tap("Green · 1")
    assert "| ✴️ **Wild** on top" not in room.board
    assert "| 🟩 **Wild** on top" in room.board
    assert "| Ada plays wild, green." in room.board


async def test_uno_declared_before_a_wild_stays_declared(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "W R5|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    assert "UNO! on" in labels(ada.last)
    await ada.tap("Wild")
    await ada.tap("Back")
    assert "UNO! on" in labels(ada.last)
    await ada.tap("Wild")
    await ada.tap("Blue · 0")
    assert "| Ada plays wild, blue. UNO!" in room.board
    assert "**Ada** · **UNO!**" in room.board


async def test_a_declaration_that_is_not_due_does_no_harm(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Red 1")
    assert "| Ada plays red 1." in room.board


async def test_a_seven_asks_with_whom_hands_are_swapped(room: Room) -> None:
    people = room.people(3)
    ada = people[0]
    await room.open(people)
    rules = room.table.rules.but(seven_swap="optional")
    await room.hall.set_rules(room.table.id, ada.id, rules)
    await ada.press("Start")
    await room.set("R7 R1|G1 G2 G3|B1 B3 B4", "R5")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Red 7")
    assert labels(ada.last) == ["Ben · 3", "Cleo · 3", "Nobody", "Back"]
    assert ada.ids["Cleo · 3"].endswith(":play:R7>C!"), "the declaration survives the choice"
    await ada.tap("Cleo · 3")
    assert "| Ada plays red 7 and swaps hands with Cleo." in room.board
    assert "Blue** 1 · 3 · 4" in ada.screen


async def test_with_many_at_the_table_the_other_is_chosen_from_a_select(room: Room) -> None:
    people = room.people(6)
    ada = people[0]
    await room.open(people)
    rules = room.table.rules.but(seven_swap="mandatory")
    await room.hall.set_rules(room.table.id, ada.id, rules)
    await ada.press("Start")
    await room.set("R7 R1|G1|G2|G3|B1 B3|B4", "R5")
    await ada.press("Hand")
    await ada.tap("Red 7")
    assert "<Choose from 5 people: Ben (1 card), " in ada.screen
    table = room.table
    await ada.choose(f"uno1:{table.id}:{table.revision}:play:R7>E")
    assert "swaps hands with Emil" in room.board


async def test_a_drawn_card_that_fits_is_played_or_kept(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "G1 B2 B3|G2 G3 G4|B4 B5 B6", "R7", draw="R9 G7 Y1 Y2")
    await ada.press("Draw")
    assert labels(ada.last) == ["Play it", "Keep it", "UNO! off"]
    assert "You drew red 9" in ada.screen
    await ada.tap("Play it")
    assert "| Ada draws and plays red 9." in room.board
    await ben.press("Hand")
    await ben.tap("Draw")
    assert "Ben is thinking" not in ben.screen


async def test_keeping_the_drawn_card_passes_the_turn(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "G1 B2 B3|G2 G3 G4|B4 B5 B6", "R7", draw="R9 Y1 Y2")
    await ada.press("Draw")
    assert (await ada.tap("Keep it")).startswith("### Ben is thinking")
    assert "| Ada draws a card and keeps it (+1)." in room.board


async def test_the_declaration_survives_a_draw(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "G1|G2 G3 G4|B4 B5 B6", "R7", draw="W Y1 Y2")
    await ada.press("Hand")
    await ada.tap("UNO! off")
    await ada.tap("Draw")
    assert "UNO! on" in labels(ada.last)
    await ada.tap("Play it")
    await ada.tap("Red · 0")
    assert "| Ada draws and plays wild, red. UNO!" in room.board


async def test_a_drawn_card_that_does_not_fit_is_told(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "G1 B2 B3|G2 G3 G4|B4 B5 B6", "R7", draw="Y9 Y1 Y2")
    answer = await ada.press("Draw")
    assert answer.startswith("You drew 🟡 yellow 9. It does not fit.\n### Ben is thinking")
    assert "| Ada draws a card (+1)." in room.board


async def test_a_penalty_is_drawn_whole(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "R+2 B2 B3|G2 G3 G4|B4 B5 B6", "R7", draw="Y9 Y8 Y7")
    await ada.press("Hand")
    await ada.tap("Red +2")
    assert "| ### 2 cards wait for Ben\n| Draw 2." in room.board
    answer = await ben.press("Draw 2")
    assert answer.startswith("You drew 2: 🟡 Yellow 8 · 9.\n### Cleo is thinking")
    assert "| Ben draws 2 and sits out (+2)." in room.board


@pytest.mark.parametrize(
    ("hand", "verdict", "told"),
    [
        (
            "W+4 R1 Y2",
            "**You were right about Ada:** Ada draws 4.\nAda held 🔺 Red 1, 🟡 Yellow 2.",
            "| Ben challenges rightly: Ada draws 4 (+4).",
        ),
        (
            "W+4 G1 Y2",
            "**Ada was allowed to:** you draw 6.\nAda held 🟡 Yellow 2, 🟩 Green 1.",
            "| Ben challenges wrongly and draws 6 (+6).",
        ),
    ],
)
async def test_a_challenge_shows_the_hand_to_the_challenger_alone(
    room: Room, hand: str, verdict: str, told: str
) -> None:
    ada, ben, cleo = people = room.people(3)
    await room.play(people, f"{hand}|G2 G3 G4|B4 B5 B6", "R7")
    await ada.press("Hand")
    await ada.tap("Wild +4")
    await ada.tap("Blue · 0")
    assert "| Draw 4 or challenge." in room.board
    await ben.press("Hand")
    assert labels(ben.last) == ["Take 4", "Challenge"]
    answer = await ben.tap("Challenge")
    assert answer.startswith(verdict)
    assert told in room.board
    assert "Yellow" not in room.board
    assert "Yellow" not in await cleo.press("Hand")


async def test_the_challenge_question_names_the_colour_before(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "R5 R1 Y2|G2 G3 W+4|B4 B5 B6", "R7")
    await ada.press("Hand")
    await ada.tap("Red 5")
    await ben.press("Hand")
    await ben.tap("Wild +4")
    await ben.tap("Yellow · 0")
    answer = await people[2].press("Hand")
    assert "Allowed only if Ben held no red." in answer
    assert "**Challenge**: if Ben held red, Ben draws 4. If not, you draw 6." in answer


async def test_the_challenge_button_of_the_board_challenges(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "W+4 R1 Y2|G2 G3 G4|B4 B5 B6", "R7")
    await ada.press("Hand")
    await ada.tap("Wild +4")
    await ada.tap("Blue · 0")
    assert (await ben.press("Challenge")).startswith("**You were right about Ada:** Ada draws 4.")


async def test_a_wild_turned_over_is_named_first(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people)
    await room.hall.position(room.table, "R1 R2|G1|B1", None, draw="W R3 R4 R5")
    await room.settle()
    assert "| Ada names the colour." in room.board
    await ada.press("Hand")
    assert labels(ada.last) == ["Red · 2", "Yellow · 0", "Green · 0", "Blue · 0"]
    await ada.tap("Red · 2")
    assert "Now red: play red or a wild." in room.board
    assert labels(ada.last)[:4] == ["Red 1", "Red 1 + UNO!", "Red 2", "Red 2 + UNO!"]


async def test_uno_on_the_board_declares_it_for_the_next_card(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R2|G1 G2|B1 B2")
    await ada.press("UNO!")
    assert "UNO! on" in labels(ada.last)


async def test_a_forgotten_uno_is_called_from_the_board(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R2|G1 G2|B1 B2")
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert labels(ada.last) == ["Draw", "UNO!", "Why?"]
    assert "**Ada** · **1 card**" in room.board
    assert (await ada.press("UNO!")).startswith("You called UNO.")
    assert "| Ada plays red 1. UNO!" in room.board
    assert "**Ada** · **UNO!**" in room.board


async def test_a_forgotten_uno_is_called_from_the_hand(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1 R2|G1 G2|B1 B2")
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert (await ada.tap("UNO!")).startswith("You called UNO.")


async def test_a_missing_call_is_caught_at_once(room: Room) -> None:
    ada, ben, cleo = people = room.people(3)
    await room.play(people, "R1 R2|G1 G2|B1 B2")
    await ada.press("Hand")
    await ada.tap("Red 1")
    assert (await cleo.press("Catch")).startswith("**Ada forgot UNO** and draws 2.\n### Ben is thinking")
    assert "| Cleo catches Ada: no UNO (+2)." in room.board
    late = await ben.press("Catch")
    assert late.startswith("Nobody owes a call now.")


async def test_whom_to_catch_is_asked_where_a_wrong_catch_costs(room: Room) -> None:
    people = room.people(3)
    ada, ben, _ = people
    await room.open(people)
    await room.hall.set_rules(room.table.id, ada.id, room.table.rules.but(false_catch_penalty=1))
    await ada.press("Start")
    await room.set("R1 R2 R3|G1 G2|B1 B2")
    await ben.press("Catch")
    assert labels(ben.last) == ["Ada · 3", "Cleo · 2", "Back"]
    assert (await ben.tap("Ada · 3")).startswith("**Ada owes nothing.** You draw 1.")
    assert "| Ben catches Ada wrongly (+1)." in room.board


async def test_why_tells_which_rule_refuses_which_cards(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, HANDS)
    await ada.press("Hand")
    answer = await ada.tap("Why?")
    assert "**🟡 Yellow 3, 🔷 Blue 2**\nDoes not fit. Play red, a 7 or a wild." in answer
    assert (await ada.tap("Back")).startswith("### Your turn")
    await ben.press("Hand")
    assert "It is **Ada**'s turn." in await ben.tap("Why?")


async def test_a_round_ends_with_the_sheet_and_goes_on_by_a_click(room: Room) -> None:
    ada, ben, _ = people = room.people(3)
    await room.play(people, "R1|R9 GS|W B0")
    await ada.press("Hand")
    answer = await ada.tap("Red 1")
    assert answer.startswith("### Ada goes out: +79\nNext round <t:")
    assert room.table.stage is Stage.BREAK
    assert "| ` 29` **Ben** 🔺 Red 9, 🟩 Green skip" in room.board
    assert "| `79 █░░░░░░░░░` **Ada** +79" in room.board
    assert labels(room.public) == ["Next round", "Scores", "More"]
    assert await ben.press("Next round") == "The winner or the host, Ada, starts the next round."
    await ada.press("Next round")
    assert room.table.stage is Stage.PLAYING
    assert "Round 2 ·" in room.board


async def test_the_next_round_begins_by_itself(room: Room) -> None:
    ada, *_ = people = room.people(3)
    await room.play(people, "R1|R9 GS|W B0")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await room.hall.pass_time(31)
    await room.settle()
    assert "Round 2 ·" in room.board


async def test_a_match_ends_with_the_result_and_a_rematch(room: Room) -> None:
    people = room.people(2)
    ada, ben = people
    assert (await room.play_out(ada, ben)).startswith("### Ada wins")
    assert room.table.stage is Stage.OVER
    assert room.board.startswith("embed #ffc91f\n| ## Ada wins\n| -# 1 round · Mattel 2019\n| 🥇 `29` **Ada**")
    assert labels(room.public) == ["Rematch", "Replay", "Scores", "More"]
    assert await ben.press("Rematch") == "Only the host, Ada, or a moderator may do that."
    await ada.press("Rematch")
    assert room.table.stage is Stage.PLAYING
    assert len(room.public_messages) == 1


async def test_a_german_hand_is_german_on_an_english_server(room: Room) -> None:
    ada, ben = room.person("Ada", "de"), room.person("Ben", "de")
    await room.play([ada, ben], "R5 RS W|G1 G2")
    await ada.press("Hand")
    assert labels(ada.last) == ["Rot 5", "Rot Aussetzen", "Farbwahl", "Ziehen", "UNO! aus", "Warum?"]
    assert outline(room.public).startswith("embed #e5484d\n| ## Ada's turn")
    await ada.tap("Rot Aussetzen")
    assert "| Ada plays red skip: Ben sits out." in room.board
