"""Every variant played from the hand and shown on the board, in positions, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.table import Stage
from bot.uno import notation
from bot.uno.events import RoundBegan
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from cogs.ui import challenge, choices, hand, hints, refusals, seat, sheets, steps
from cogs.ui.lobby import lobby
from cogs.ui.table import board
from tests.cogs.outlines import custom_ids, labels, outline
from tests.cogs.tables_at_hand import ENGLISH, GERMAN, cards, played, position, scene, seated

BASE = "preset=mattel_2019"


def shown(message: object) -> str:
    return outline(message).replace("\u00a0", " ")


def buttons(match: Match, place: int, *, calls: bool = False, german: bool = False) -> list[str]:
    """What the hand of this seat offers."""
    return labels(hand.hand(scene(match), seated(match, place), GERMAN if german else ENGLISH, calls=calls))


async def test_ones_own_double_has_a_button_while_another_is_on_turn() -> None:
    rules = f"{BASE} doubles=sequential"
    match, _ = played(position("R5 R5 B1", "G1 G2", "Y1 Y2", discard="R7", rules=rules), "A R5")
    assert buttons(match, 0) == ["Red 5", "Red 5 + UNO!", "Draw", "UNO! off", "Why?"]
    assert buttons(match, 0, german=True) == ["Rot 5", "Rot 5 + UNO!", "Ziehen", "UNO! aus", "Warum?"]
    assert buttons(match, 1) == ["Draw", "UNO! off", "Why?"]


async def test_a_black_jump_in_asks_for_its_colour() -> None:
    rules = f"{BASE} jump_in=cancel jump_in_wilds=true"
    match, _ = played(position("W G1 G2", "G3 G4", "W B1", discard="R7", rules=rules), "A W:G")
    assert custom_ids(hand.hand(scene(match), seated(match, 2), ENGLISH))["Wild"].endswith(":colour:W")


async def test_a_pair_has_a_button_of_its_own() -> None:
    match = position("R5 R5 B1", "G1 G2", "Y1", rules=f"{BASE} doubles=simultaneous")
    assert buttons(match, 0)[:2] == ["Red 5", "Both: Red 5"]
    assert buttons(match, 0, german=True)[:2] == ["Rot 5", "Beide: Rot 5"]
    pressed = custom_ids(hand.hand(scene(match), seated(match), ENGLISH))["Both: Red 5"]
    assert pressed.endswith(":play:R5,R5")
    after, _ = played(match, "A R5,R5")
    assert after.round.top is notation.read_card("R5")


@pytest.mark.parametrize(
    ("hands", "rules", "english", "german"),
    [
        ("R1 R2 R3 B1", "bruno_kuno=true", "Bruno! off", "Bruno! aus"),
        ("R1 R2 B1", "bruno_kuno=true", "Kuno! off", "Kuno! aus"),
        ("R1 B1", "bruno_kuno=true", "UNO! off", "UNO! aus"),
        ("R1", "uno_uno=true", "UNO UNO! off", "UNO UNO! aus"),
    ],
)
async def test_the_one_call_button_names_the_call_that_the_next_card_makes_due(
    hands: str, rules: str, english: str, german: str
) -> None:
    match = position(hands, "G1 G2", "Y1 Y2", rules=f"{BASE} {rules}")
    assert english in buttons(match, 0)
    assert german in buttons(match, 0, german=True)


@pytest.mark.parametrize(
    ("hands", "rules", "step", "english"),
    [
        ("R1 R2 R3 B1", "bruno_kuno=true", "A R1", "Bruno!"),
        ("R1 R2 B1", "bruno_kuno=true", "A R1", "Kuno!"),
        ("R1", "uno_uno=true", "A R1", "UNO UNO!"),
    ],
)
async def test_a_call_that_is_owed_is_one_click(hands: str, rules: str, step: str, english: str) -> None:
    match, told = played(position(hands, "G1 G2", "Y1 Y2", rules=f"{BASE} {rules}"), step)
    screen = seat.seat_screen(scene(match, recent=told), seated(match), ENGLISH)
    assert custom_ids(screen)[english].endswith(":call:")


async def test_the_last_draw_two_asks_the_next_player_to_answer_or_draw() -> None:
    rules = f"{BASE} reentry=true"
    match, told = played(position("R+2", "G+2 G1", "Y1 Y2", rules=rules), "A R+2")
    table = scene(match, recent=told)
    assert hints.answers(table, ENGLISH) == "Play a +2 on it, and Ada is back in, or draw 2."
    assert hints.answers(table, GERMAN) == "Leg eine +2 drauf, dann ist Ada wieder dabei, oder zieh 2."
    assert buttons(match, 1)[:3] == ["Green +2", "Green +2 + UNO!", "Draw 2"]
    without, told = played(position("R+2", "G1 G2", "Y1 Y2", rules=rules), "A R+2")
    assert hints.answers(scene(without, recent=told), ENGLISH) == hints.answers(table, ENGLISH)


@pytest.mark.parametrize(
    ("rules", "english", "german"),
    [
        (
            "reverse_deflect=draw2",
            "Draw 2. A red reverse sends it back.",
            "Zieh 2. Eine Richtung in Rot schickt die Karten zurück.",
        ),
        (
            "skip_pass_on=draw2 stacking=same",
            "Play a +2 on it or draw 2. A red skip passes it on.",
            "Leg eine +2 drauf oder zieh 2. Ein Aussetzen in Rot gibt die Karten weiter.",
        ),
    ],
)
async def test_other_answers_to_a_penalty_are_named(rules: str, english: str, german: str) -> None:
    match, told = played(position("R+2 B1", "RR RS G1", "Y1 Y2", rules=f"{BASE} {rules}"), "A R+2")
    table = scene(match, recent=told)
    assert hints.answers(table, ENGLISH) == english
    assert hints.answers(table, GERMAN) == german
    face = "Red reverse" if "reverse" in rules else "Red skip"
    assert buttons(match, 1) == [face, "Draw 2", "UNO! off", "Why?"]


async def test_cards_sent_back_can_be_sent_on() -> None:
    rules = f"{BASE} reverse_deflect=draw2 skip_pass_on=draw2"
    match, told = played(position("R+2 B1", "RR G1", "RS Y2", rules=rules), "A R+2", "B RR")
    assert hints.answers(scene(match, recent=told), ENGLISH) == (
        "Draw 2. A red reverse or +2 sends it back. A red skip passes it on."
    )
    match, told = played(position("R+2 B1", "RS G1", "GS Y2", rules=rules), "A R+2", "B RS")
    assert "Any skip passes it on." in hints.answers(scene(match, recent=told), ENGLISH)
    assert "Jedes Aussetzen gibt die Karten weiter." in hints.answers(scene(match, recent=told), GERMAN)


async def test_a_ghost_is_told_apart_on_the_board_and_may_be_swapped_with() -> None:
    rules = f"{BASE} pull_back_in=true seven_swap=optional"
    match = position("R7 R1", "G1 G2", "", discard="R5", rules=rules, ghosts=[2])
    assert "` 0` Cleo · wins on their turn" in shown(board(scene(match), ENGLISH))
    assert "` 0` Cleo · gewinnt, wenn dran" in shown(board(scene(match), GERMAN))
    whom = custom_ids(choices.target(scene(match), seated(match), ENGLISH, steps.read_choice("R7"), calls=False))
    assert whom["Cleo · 0"].endswith(":play:R7>C")


async def test_teams_stand_in_the_lobby_on_the_board_and_in_the_hand() -> None:
    rules = f"{BASE} partners=true"
    waiting = scene(stage=Stage.LOBBY, seats=4, rules=RuleSet.parse(rules))
    assert "| Teams: Ada + Cleo · Ben + Dora\n" in shown(lobby(waiting, ENGLISH))
    assert "Teams:" not in shown(lobby(scene(stage=Stage.LOBBY, seats=3, rules=RuleSet.parse(rules)), ENGLISH))
    match = position("R1 R2", "G1", "B1", "Y1", rules=rules)
    assert "| Teams: Ada + Cleo · Ben + Dora\n" in shown(board(scene(match), ENGLISH))
    assert "| -# You play with Cleo.\n" in shown(hand.hand(scene(match), seated(match), ENGLISH))
    assert "| -# Du spielst mit Cleo.\n" in shown(hand.hand(scene(match), seated(match), GERMAN))


async def test_the_special_rules_of_a_round_are_announced_with_what_they_do() -> None:
    match = Match.start(RuleSet.parse("preset=tournament"), 3, "seed")
    assert len(match.specials) == 2
    table = scene(match, recent=[RoundBegan(1, 0, 1)])
    for look, title in ((ENGLISH, "Special rules of this round: "), (GERMAN, "Sonderregeln dieser Runde: ")):
        told = shown(board(table, look))
        assert title in told
        assert told.count("| -# **") == 2
        assert shown(board(replace(table, recent=()), look)).count("| -# **") == 0


@pytest.mark.parametrize(
    ("rules", "english", "german"),
    [
        ("scoring=penalty", "penalty points to 500, lowest wins", "Strafpunkte bis 500, wenigste gewinnen"),
        (
            "scoring=elimination",
            "out at 500, the last one wins",
            "bei 500 raus, wer bleibt, gewinnt",
        ),
        ("scoring=rank_sum", "sum of ranks, lowest wins · 4 rounds", "Summe der Ränge, kleinste gewinnt · 4 Runden"),
        ("scoring=winner rounds=3", "most points win · 3 rounds", "meiste Punkte gewinnen · 3 Runden"),
        ("scoring=winner", "to 500", "bis 500"),
    ],
)
async def test_lobby_and_sheet_say_what_the_numbers_mean(rules: str, english: str, german: str) -> None:
    match, told = played(position("R1", "R9 GS", "W", rules=f"{BASE} {rules}"), "A R1")
    for look, goal, word, turn in ((ENGLISH, english, "Score", "a turn"), (GERMAN, german, "Punkte", "je Zug")):
        sheet = shown(sheets.score_sheet(scene(match, recent=told, stage=Stage.BREAK), look))
        assert f"**{word}, {goal}**" in sheet
        assert f"| {goal} · 60 s {turn}" in shown(lobby(scene(stage=Stage.LOBBY, rules=match.rules), look))


async def test_a_single_round_has_no_numbers_to_explain() -> None:
    waiting = scene(stage=Stage.LOBBY, rules=RuleSet.parse(f"{BASE} scoring=none"))
    assert "| one round · 60 s a turn" in shown(lobby(waiting, ENGLISH))
    match = position("R1 R2", "G1 G2", rules=f"{BASE} scoring=none")
    assert "\nRound 1 · pile 12 · table 7K3F" in shown(board(scene(match), ENGLISH))
    assert "\nRunde 1 · Stapel 12 · Tisch 7K3F" in shown(board(scene(match), GERMAN))


async def test_ranks_are_ranks_and_have_no_bar() -> None:
    match, told = played(position("R1", "R9 GS", "W", rules=f"{BASE} scoring=rank_sum"), "A R1")
    sheet = shown(sheets.score_sheet(scene(match, recent=told, stage=Stage.BREAK), ENGLISH))
    assert "`1` **Ada** +1\n| `2` **Ben** +2\n| `3` **Cleo** +3" in sheet
    timed = scene(match, recent=told, stage=Stage.BREAK)
    timed = replace(timed, view=replace(timed.board, winner=None))
    assert "| ## Time is up\n" in shown(sheets.score_sheet(timed, ENGLISH))
    assert "| ## Die Zeit ist um\n" in shown(sheets.score_sheet(timed, GERMAN))


async def test_who_is_out_by_points_is_said_on_sheet_and_board() -> None:
    rules = f"{BASE} scoring=elimination target_score=30"
    match, told = played(position("R1", "R9 GS", "W", rules=rules), "A R1")
    sheet = shown(sheets.score_sheet(scene(match, recent=told, stage=Stage.BREAK), ENGLISH))
    assert "**Cleo** +50 · out" in sheet
    match = position("R1 R2", "G1 G2", "", rules=rules, scores=[0, 20, 50])
    assert "` 0` Cleo · raus" in shown(board(scene(match), GERMAN))


async def test_places_stand_on_the_score_sheet() -> None:
    match, told = played(position("R1", "R9", "W", rules=f"{BASE} play_on=true"), "A R1", "B R9")
    table = scene(match, recent=told, stage=Stage.BREAK)
    assert "| Places: Ada · Ben · Cleo\n" in shown(sheets.score_sheet(table, ENGLISH))
    assert "| Plätze: Ada · Ben · Cleo\n" in shown(sheets.score_sheet(table, GERMAN))


async def test_where_a_wrong_card_costs_every_card_has_a_button() -> None:
    rules = f"{BASE} misplay_penalty=1"
    match = position("R1 B2 W", "G1 G2", "Y1", rules=f"{rules} no_finish_wild=wild")
    screen = hand.hand(scene(match), seated(match), ENGLISH)
    assert labels(screen) == ["Red 1", "Blue 2", "Wild", "Draw", "UNO! off", "Why?"]
    assert custom_ids(screen)["Blue 2"].endswith(":play:B2")
    assert "· a wrong card costs 1" in shown(screen)
    assert "you can play" not in shown(screen)
    assert "· eine falsche kostet 1" in shown(hand.hand(scene(match), seated(match), GERMAN))
    after, told = played(match, "A B2")
    assert after.turn == 0
    assert len(after.round.hands[0]) == 4
    assert [type(event).__name__ for event in told] == ["Drew", "Misplayed"]


async def test_a_wrong_black_card_costs_too_and_names_no_colour() -> None:
    rules = f"{BASE} misplay_penalty=2 no_finish_wild=wild"
    match = position("W", "G1 G2", discard="B7", rules=rules)
    press = custom_ids(hand.hand(scene(match), seated(match), ENGLISH))["Wild"]
    assert press.endswith(":play:W:B")
    after, _ = played(match, "A W:B")
    assert len(after.round.hands[0]) == 3


async def test_out_of_turn_a_wrong_card_has_a_button_only_where_cards_may_be_thrown_in() -> None:
    rules = f"{BASE} misplay_penalty=1"
    assert buttons(position("R1", "G1 G2", rules=rules), 1) == ["Draw", "UNO! off", "Why?"]
    assert buttons(position("R1", "G1 G2", rules=f"{rules} jump_in=cancel"), 1)[:4:2] == ["Green 1", "Green 2"]


@pytest.mark.parametrize(
    ("rules", "english", "german"),
    [
        (
            "wild4_joker_clause=other_wilds",
            "Allowed only if Ada held no red and no other wild.",
            "Erlaubt nur, wenn Ada kein Rot und keine andere schwarze Karte hatte.",
        ),
        (
            "wild4_joker_clause=literal wild4_condition=color_numbers_only",
            "Allowed only if Ada held no card that forbids it here.",
            "Erlaubt nur, wenn Ada keine Karte hatte, die es hier verbietet.",
        ),
        ("wild4_reference=chosen", "Allowed only if Ada held no blue.", "Erlaubt nur, wenn Ada kein Blau hatte."),
    ],
)
async def test_the_challenge_tells_every_reading_of_the_rule(rules: str, english: str, german: str) -> None:
    start = position("R1 W+4 Y1", "B1 G2", draw="G3 G4", rules=f"{BASE} {rules}")
    match, told = played(start, "A R1", "B draw", "A W+4:B")
    table, view = scene(match, recent=told), seated(match, 1)
    assert english in shown(challenge.question(table, view, ENGLISH, calls=False))
    assert german in shown(challenge.question(table, view, GERMAN, calls=False))


async def test_a_forbidden_wild_draw_four_is_explained_whatever_forbids_it() -> None:
    for rules in ("wild4_joker_clause=literal", "wild4_condition=any_playable", "wild4_condition=color"):
        match = position("W+4 W+4 R1 Y7", "G1", rules=f"{BASE} wild4_enforced=true {rules}")
        told = dict(refusals.why_not(scene(match), seated(match), ENGLISH))
        assert "another card in your hand forbids it" in next(each for each in told if "+4" in each)


async def test_an_open_hand_by_a_custom_wild_is_on_the_board_until_its_turn_ends() -> None:
    rules = f"{BASE} wild_custom_count=1 custom_effect=open_hand"
    match, told = played(position("WCU R1", "G1 G2", "Y1 Y2", rules=rules), "A WCU:G")
    assert "| Ben plays with an open hand: 🟩 Green 1 · 2" in shown(board(scene(match, recent=told), ENGLISH))
    match, told = played(match, "B G1")
    assert "open hand" not in shown(board(scene(match, recent=told), ENGLISH))
    assert seated(match, 2).hand == tuple(cards("Y1 Y2"))


async def test_the_end_of_a_timed_round_counts_down_on_the_board() -> None:
    match = position("R1 R2", "G1 G2", rules=f"{BASE} round_limit_minutes=15")
    table = scene(match, round_deadline=1_800_000_900.0)
    assert "| The round ends <t:1800000900:R>\n" in shown(board(table, ENGLISH))
    assert "| Die Runde endet <t:1800000900:R>\n" in shown(board(table, GERMAN))
    assert "ends" not in shown(board(scene(match), ENGLISH))
