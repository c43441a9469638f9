"""What the normal computer player does in positions where the right thing is plain."""

from __future__ import annotations

from random import Random

import pytest

from bot.uno import notation
from bot.uno.cards import card
from bot.uno.errors import RuleError
from bot.uno.events import Called
from bot.uno.match import Match
from bot.uno.players import LEVELS, choose, react
from bot.uno.position import Position
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from bot.uno.view import seat_view


def position(hands: str, top: str | None, rules: str = "", *, turn: int = 0, draw: str = "Y9 G1 G2 G3 G4 G6") -> Match:
    discard = None if top is None else [card("B0"), card(top.partition(":")[0])]
    return Position(
        rules=RuleSet.parse(f"preset=mattel_2019 {rules}"),
        hands=[[card(name) for name in hand.split()] for hand in hands.split("|")],
        draw=[card(name) for name in draw.split()],
        discard=discard,
        colour=(top or "").partition(":")[2] or None,
        dealer=hands.count("|"),
        turn=turn,
    ).match()


def chosen(match: Match, seat: int = 0) -> str:
    """What the player at this seat does, in the notation."""
    return notation.write(choose(seat_view(match, seat), Random(3)))


def after(match: Match, *commands: str) -> Match:
    """The match after commands such as "0 R5"."""
    for command in commands:
        seat, text = command.split(" ", 1)
        match, _ = match.step(int(seat), notation.read(text))
    return match


FAR = "|R1 R2 R3 R4|B1 B2 B3 B4"


@pytest.mark.parametrize(
    ("hands", "top", "rules", "does"),
    [
        ("R1 R2 B5 Y7" + FAR, "R5", "", "R1 R2"),  # the colour held most
        ("R1 RS R+2 Y7" + FAR, "R5", "", "R1"),  # numbers before action cards
        ("W W+4 Y7 R3" + FAR, "R5", "", "R3"),  # wilds last
        ("W W+4 Y7 Y8 B3" + FAR, "R5", "", "W:Y"),  # and the colour held most
        ("R1 R2 R+2 Y7|B1|B2 B3 B4", "R5", "", "R+2"),  # the next player is nearly out
        ("R1 R2 RS Y7|B1 B2|B2 B3 B4", "R5", "", "RS"),
        ("R1 R2 RR Y7|B1 B2", "R5", "", "RR"),  # with two players a reverse skips
        ("Y1 W+4 W Y7|B1 B2|B2 B3 B4", "R5", "", "W+4:Y"),
        ("R1 W+4 Y7|B1 B2|B2 B3 B4", "R5", "", "R1"),  # but no bluff
        ("Y1 Y2 Y3" + FAR, "R5", "", "draw"),
        ("R1 B5|R1 R2 R3|B1 B2", "R5", "", "R1! B5!"),  # the call
        ("R7 Y1 Y2 Y3|R1 R2 R3|B1|B2 B3 B4", "R5", "seven_swap=mandatory", "R7>C"),
        ("R7 Y1|R1 R2 R3|B1 B2|B2 B3 B4", "R5", "seven_swap=optional", "R7>-!"),
        ("G4 G4 Y1 Y2|R1 R2 R3|B1 B2 B3", "G5", "doubles=simultaneous", "G4,G4!"),
    ],
)
def test_it_lays_what_a_sensible_person_would(hands: str, top: str, rules: str, does: str) -> None:
    assert chosen(position(hands, top, rules)) in does.split()


def test_it_names_the_start_colour_that_it_holds_most() -> None:
    assert chosen(position("R1 G2 G3|B1 B2", None, draw="W Y1 Y2")) == "colour G"


def test_it_plays_the_drawn_card_or_keeps_a_wild_draw_four_that_would_be_a_bluff() -> None:
    match = after(position("Y1 Y2|B1 B2", "R5", draw="R9 Y3"), "0 draw")
    assert chosen(match) == "R9"
    match = after(position("R1 R2|B1 B2", "R5", draw="W+4 Y3"), "0 draw")
    assert chosen(match) == "keep"


def test_it_bluffs_only_where_nothing_else_is_left() -> None:
    rules = "drawn_card=forced"
    match = after(position("R1 R2|B1 B2", "R5", rules, draw="W+4 Y3"), "0 draw")
    assert chosen(match).startswith("W+4:")
    rules = "stacking=mixed stack_forced=true"
    match = after(position("R+2 R1 R2|R3 W+4 R4|Y1 Y2", "R5", rules), "0 R+2")
    assert chosen(match, 1).startswith("W+4:R")


def test_it_stacks_rather_than_draws() -> None:
    match = after(position("R+2 R1|B+2 B2 B3|Y1 Y2", "R5", "stacking=same"), "0 R+2")
    assert chosen(match, 1) == "B+2"


@pytest.mark.parametrize(("held", "does"), [(2, "draw"), (4, "draw"), (5, "challenge"), (6, "challenge")])
def test_it_doubts_a_wild_draw_four_by_the_odds(held: int, does: str) -> None:
    hand = " ".join(["W+4", "R1 R2 R3 R4 R6 R7"[: 3 * held]])
    assert chosen(after(position(f"{hand}|B1 B2 B3|Y1 Y2", "R5"), "0 W+4:G"), 1) == does


def test_the_one_who_laid_it_is_found_past_those_who_left() -> None:
    match = position("B1 B2 B3|W+4 R1|Y1 Y2 Y3 Y4 Y6 Y7|G1 G2 G3", "R5", turn=1)
    match = after(match, "2 leave", "1 W+4:G")
    assert match.turn == 3
    assert chosen(match, 3) == "draw"


def test_it_reacts_to_a_missing_call_and_to_nothing_else() -> None:
    match = after(position("R1 R2|B1 B2|Y1 Y2", "R5"), "0 R1")
    assert [str(react(seat_view(match, seat), Random(1))) for seat in range(3)] == [
        "Call('uno',)",
        "Catch(0,)",
        "Catch(0,)",
    ]
    match, events = match.step(0, notation.read("uno"))
    assert events == [Called(0, "uno")]
    assert [react(seat_view(match, seat), Random(1)) for seat in range(3)] == [None] * 3


def test_it_jumps_in_with_the_twin() -> None:
    match = after(position("R1 R2 R3|B1 B2|R1 Y2 Y3", "R5", "jump_in=action"), "0 R1")
    assert react(seat_view(match, 2), Random(1)) == notation.read("R1")
    assert react(seat_view(match, 1), Random(1)) is None


def test_the_level_of_this_name_is_this_player() -> None:
    match = after(position("R1 R2|B1 B2|Y1 Y2", "R5"), "0 R1")
    player = LEVELS["normal"](1)
    player.watch([], match.rules, 3)
    assert player.react(seat_view(match, 1), Random(1)) == react(seat_view(match, 1), Random(1))
    assert player.choose(seat_view(match, 1), Random(1)) == choose(seat_view(match, 1), Random(1))


def test_without_anything_to_do_it_says_so() -> None:
    match = position("R1 R2|B1 B2", "R5")
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(seat_view(match, 1), Random(1))


def test_the_same_chance_makes_the_same_choice() -> None:
    match = position("R1 R2 R3 R4|B1 B2", "R5")
    assert {chosen(match) for _ in range(20)} == {chosen(match)}
    choices = {notation.write(choose(seat_view(match, 0), Random(seed))) for seed in range(40)}
    assert choices == {"R1", "R2", "R3", "R4"}


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_it_copes_with_every_preset(preset: str) -> None:
    rules = RuleSet(preset)
    for seats in (2, 4, 5):
        try:
            match = Match.start(rules, seats, f"{preset}{seats}")
        except RuleError:
            continue
        random = Random(seats)
        for _ in range(200):
            if match.turn is None:
                break
            for seat in match.present:
                reaction = react(seat_view(match, seat), random)
                if reaction is not None and match.turn is not None:
                    match, _ = match.step(seat, reaction)
            if match.turn is not None:
                match, _ = match.step(match.turn, choose(seat_view(match, match.turn), random))
