"""The screens under house rules: what the base game does not show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.table import Stage
from bot.uno.errors import Reason
from cogs.ui import challenge, choices, hand, refusals, seat, sheets, steps, words
from cogs.ui.look import Look
from cogs.ui.table import board
from tests.cogs.outlines import custom_ids, labels, outline
from tests.cogs.tables_at_hand import DRAWN, ENGLISH, GERMAN, TEXTS, cards, played, position, scene, seated


def shown(message: object) -> str:
    return outline(message).replace("\u00a0", " ")


async def test_a_wild_swap_asks_for_the_colour_then_with_whom() -> None:
    match = position("WSW R1", "G1", "B1", rules="preset=mattel_2019 wild_swap_count=1")
    table, view = scene(match), seated(match)
    first = custom_ids(hand.hand(table, view, ENGLISH, calls=True))
    assert first["Wild swap"].endswith(":colour:WSW!")
    second = custom_ids(choices.colour(table, view, ENGLISH, steps.read_choice("WSW"), calls=True))
    assert second["Blue · 0"].endswith(":target:WSW:B!")
    third = custom_ids(choices.target(table, view, ENGLISH, steps.read_choice("WSW:B"), calls=True))
    assert third["Cleo · 1"].endswith(":play:WSW:B>C!")
    assert third["Nobody"].endswith(":play:WSW:B>-!")


async def test_two_sevens_at_once_ask_twice() -> None:
    rules = "preset=mattel_2019 doubles=simultaneous seven_swap=optional"
    match = position("B7 B7 R1", "G1", "B1", discard="B3", rules=rules)
    table, view = scene(match), seated(match)
    first = custom_ids(hand.hand(table, view, ENGLISH))
    assert first["Both: Blue 7"].endswith(":target:B7,B7")
    second = custom_ids(choices.target(table, view, ENGLISH, steps.read_choice("B7,B7"), calls=False))
    assert second["Cleo · 1"].endswith(":target:B7,B7>C")
    assert second["Nobody"].endswith(":target:B7,B7>-")
    third = custom_ids(choices.target(table, view, ENGLISH, steps.read_choice("B7,B7>C"), calls=False))
    assert third["Ben · 1"].endswith(":play:B7,B7>C,B")
    assert third["Nobody"].endswith(":play:B7,B7>C,-")


async def test_with_one_other_a_forced_swap_is_one_click() -> None:
    match = position("R7 R1", "G1 G2", rules="preset=mattel_2019 seven_swap=mandatory")
    assert custom_ids(hand.hand(scene(match), seated(match), ENGLISH))["Red 7"].endswith(":play:R7>B")


async def test_a_card_that_cannot_be_played_has_no_next_step() -> None:
    match = position("B1 R1", "G1")
    view = seated(match)
    assert steps.next_press(view, steps.Choice(tuple(cards("B1"))), table="7K3F", revision=1, calls=False) is None


async def test_a_jump_in_has_a_button_out_of_turn() -> None:
    rules = "preset=mattel_2019 jump_in=cancel"
    match, told = played(position("R7 G1 G2", "G1 G2", "R7 B1", discard="R5", rules=rules), "A R7")
    screen = hand.hand(scene(match, recent=told), seated(match, 2), ENGLISH)
    assert labels(screen) == ["Red 7", "Red 7 + UNO!", "Draw", "UNO! off", "Why?"]
    assert "· you can play 1 out of turn" in shown(screen)
    assert shown(screen).startswith("container #80858f\n| ### Ben is thinking")


@pytest.mark.parametrize(
    ("rules", "steps_played", "english", "german"),
    [
        (
            "stacking=same",
            ("A W+4:B",),
            "Play a wild +4 on it or draw 4.",
            "Leg Farbwahl +4 drauf oder zieh 4.",
        ),
        ("stacking=mixed", ("A W+4:B",), "Play a draw card on it or draw 4.", "Leg eine Ziehkarte drauf oder zieh 4."),
        ("challenge_who=nobody", ("A W+4:B",), "Draw 4.", "Zieh 4."),
    ],
)
async def test_the_board_says_how_a_penalty_may_be_answered(
    rules: str, steps_played: tuple[str, ...], english: str, german: str
) -> None:
    match, told = played(position("W+4 Y1", "G1 G2", rules=f"preset=mattel_2019 {rules}"), *steps_played)
    table = scene(match, recent=told)
    assert f"| ### 4 cards wait for Ben\n| {english}\n" in shown(board(table, ENGLISH))
    assert f"| ### 4 Karten warten auf Ben\n| {german}\n" in shown(board(table, GERMAN))


async def test_the_board_tells_that_a_card_was_drawn_that_may_be_played() -> None:
    match, told = played(position("G1 G2", "B1", draw="R9 R8"), "A draw")
    assert "| Ada may play the card just drawn." in shown(board(scene(match, recent=told), ENGLISH))


async def test_an_open_hand_and_special_rules_are_shown() -> None:
    match = position("G1 G2", "B1")
    table = scene(match)
    view = replace(table.board, open_hands={1: tuple(cards("B1"))}, specials=("stacking", "zero_rotate"))
    told = shown(board(replace(table, view=view), ENGLISH))
    assert "| Ben plays with an open hand: 🔷 Blue 1\n| Special rules of this round: Stacking, Zero rotates" in told


async def test_places_calls_and_absence_stand_behind_the_names() -> None:
    match = position("G1 G2", "B1 B2", "", rules="preset=mattel_2019 play_on=true", out=[2])
    table = scene(match)
    chairs = (table.chairs[0], replace(table.chairs[1], substituted=True), table.chairs[2])
    told = shown(board(replace(table, chairs=chairs), ENGLISH))
    assert "` 2` Ben · next · computer plays" in told
    assert "` 0` Cleo · place 1" in told


async def test_a_name_too_long_for_the_picture_gets_a_smaller_title() -> None:
    match = position("G1", "G2", turn=1)
    table = scene(match)
    chair = replace(table.chairs[1], name="Bartholomäus")
    told = shown(board(replace(table, chairs=(table.chairs[0], chair)), ENGLISH))
    assert "| ### Bartholomäus's turn" in told


async def test_a_void_round_and_other_scorings_have_titles_of_their_own() -> None:
    match, told = played(position("R1", "R9 GS", "W", rules="preset=mattel_2019 scoring=penalty"), "A R1")
    table = scene(match, recent=told, stage=Stage.BREAK)
    sheet = shown(sheets.score_sheet(table, ENGLISH))
    assert "| ## Ada goes out\n" in sheet
    assert sheet.index("**Ada**") < sheet.index("**Ben** +29")
    void = replace(table, view=replace(table.board, winner=None, winners=(), points=(0, 0, 0)))
    assert "| ## Nobody wins the round" in shown(sheets.score_sheet(void, ENGLISH))
    assert "| ## Niemand gewinnt\n" in shown(sheets.match_result(void, GERMAN))


async def test_a_shared_victory_and_a_plain_wild_of_forty() -> None:
    match, told = played(position("R1", "W", rules="preset=mattel_2019 wild_points=40 target_score=20"), "A R1")
    table = scene(match, recent=told, stage=Stage.OVER)
    assert "| ` 40` **Ben** ✴️ wild" in shown(sheets.match_result(table, ENGLISH))
    shared = replace(table, view=replace(table.board, winners=(0, 1)))
    assert "| ## Ada · Ben win\n" in shown(sheets.match_result(shared, ENGLISH))


async def test_everybody_without_cards_is_said_in_words() -> None:
    match, told = played(position("R1", "R9"), "A R1")
    table = scene(match, recent=told, stage=Stage.BREAK)
    empty = replace(table, view=replace(table.board, hands=((), ())))
    assert "| Nobody held a card." in shown(sheets.score_sheet(empty, ENGLISH))


async def test_between_matches_a_private_click_leads_on() -> None:
    match, told = played(position("R1", "R9"), "A R1")
    over = seat.seat_screen(scene(match, recent=told, stage=Stage.OVER), seated(match), ENGLISH, note="x")
    assert shown(over).startswith("x\ncontainer #8b6be8\n| ### Nobody wins\n| [Rematch]")
    closed = seat.seat_screen(scene(match, stage=Stage.CLOSED), seated(match), ENGLISH)
    assert "[Rematch]" not in shown(closed)


@pytest.mark.parametrize(
    ("condition", "english", "german"),
    [
        ("any_playable", "if Ada could play nothing else.", "wenn bei Ada nichts anderes passte."),
        ("color_numbers_only", "if Ada held no red number.", "wenn Ada keine Zahl in Rot hatte."),
        ("color", "if Ada held no red.", "wenn Ada kein Rot hatte."),
    ],
)
async def test_the_challenge_explains_the_rule_of_the_table(condition: str, english: str, german: str) -> None:
    rules = f"preset=mattel_2019 wild4_condition={condition}"
    match, told = played(position("R1 W+4 Y1", "B1 G2", draw="G3 G4", rules=rules), "A R1", "B draw", "A W+4:B")
    table, view = scene(match, recent=told), seated(match, 1)
    assert english in shown(challenge.question(table, view, ENGLISH, calls=False))
    assert german in shown(challenge.question(table, view, GERMAN, calls=False))


async def test_without_a_trace_of_the_colour_before_the_challenge_says_so() -> None:
    match, told = played(position("W+4 Y1", "G1 G2"), "A W+4:B")
    question = shown(challenge.question(scene(match, recent=told), seated(match, 1), ENGLISH, calls=False))
    assert "Allowed only if Ada held none of the colour before." in question
    nothing = shown(challenge.question(scene(match), seated(match, 1), ENGLISH, calls=False))
    assert "Take 4?" in nothing


@pytest.mark.parametrize(
    ("before", "colour"), [("A W:G", "G"), ("A G5", "G")], ids=["named with a wild", "of a coloured card"]
)
async def test_the_colour_before_is_what_everybody_saw(before: str, colour: str) -> None:
    match, told = played(position("W G5 R1", "W+4 Y1", discard="G7"), before, "B W+4:B")
    assert challenge.accusation(scene(match, recent=told)) == (1, colour)


async def test_the_colour_before_may_be_the_start_card_or_named_at_the_start() -> None:
    match, told = played(position("R1 W+4", "W+4 Y1", discard=None, draw="W R3 R4 R6"), "B colour G", "B W+4:B")
    assert challenge.accusation(scene(match, recent=told)) == (1, "G")


async def test_a_drawn_black_card_asks_for_its_colour() -> None:
    match, told = played(position("G1 G2", "B1", draw="W R8"), "A draw")
    screen = choices.drawn(scene(match, recent=told), seated(match), Look(TEXTS.english, DRAWN), calls=False)
    assert custom_ids(screen)["Play it"].endswith(":colour:W")
    assert "[picture https://cdn.example/wild.png]\n| ### You drew wild" in shown(screen)


async def test_a_drawn_card_that_must_be_played_cannot_be_kept() -> None:
    match, told = played(position("G1 G2", "B1", draw="R9 R8", rules="preset=mattel_2019 drawn_card=forced"), "A draw")
    assert "[Keep it /disabled]" in shown(choices.drawn(scene(match, recent=told), seated(match), ENGLISH, calls=False))


async def test_when_every_card_fits_why_says_so() -> None:
    match = position("R1 R2", "B1")
    table, view = scene(match), seated(match)
    reasons = refusals.why_not(table, view, ENGLISH)
    assert "Every card in your hand can be played." in shown(choices.why(table, view, ENGLISH, reasons, calls=False))
    over, _ = played(position("R1", "B1"), "A R1")
    assert refusals.why_not(scene(over, stage=Stage.BREAK), seated(over), ENGLISH) == []


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            Reason("conflict", {"one": "partners", "other": "play_on"}),
            "Partners and play on for places do not go together.",
            "Partner und Weiterspielen gehen nicht zusammen.",
        ),
        (
            Reason("needs-option", {"option": "jump_in_wilds", "other": "jump_in"}),
            "Jump-in with wilds needs jump-in.",
            "Reinwerfen mit Schwarz braucht Reinwerfen.",
        ),
        (
            Reason("no-such-option", {"option": "flying_*cards*"}),
            r"There is no house rule flying\_\*cards\*.",
            r"Die Hausregel flying\_\*cards\* gibt es nicht.",
        ),
        (
            Reason("does-not-fit", {"card": "R9", "top": "W", "colour": "B"}),
            "Red 9 does not fit: play blue or a wild.",
            "Rote 9 passt nicht: lege Blau oder Farbwahl.",
        ),
        (
            Reason("partners-need-even", {"seats": 3}),
            "Partners need an even number of players, at least four; you are 3.",
            "Für Partner braucht es eine gerade Zahl, mindestens vier; ihr seid 3.",
        ),
        (Reason("not-host", {"host": "*A*"}), r"Only the host, \*A\*, or a moderator may do that.", ""),
    ],
)
async def test_a_reason_becomes_a_sentence(reason: Reason, english: str, german: str) -> None:
    assert refusals.sentence(reason, ENGLISH) == english
    if german:
        assert refusals.sentence(reason, GERMAN) == german


async def test_an_empty_table_has_no_board() -> None:
    with pytest.raises(LookupError):
        _ = scene(stage=Stage.LOBBY).board
    assert words.sentences(scene(stage=Stage.LOBBY), ENGLISH) == []
