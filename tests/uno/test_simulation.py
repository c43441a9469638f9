"""The simple players of the statistics: fast rounds by the same code that a table plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.uno.actions import Action, Draw, Keep, NameColour, Play
from bot.uno.cards import CARDS
from bot.uno.match import Match
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.simulation import Player, choices, play_round, random_player, tips_player, wild4_allowed
from tests.uno.games import check_cards
from tests.uno.tables import cards, played, position

Make = Callable[..., Player]

RULES = (
    "uno_penalty=0 challenge_who=nobody",
    "preset=mattel_2021",
    "preset=party",
    "preset=no_mercy",
    "preset=spielwiki",
    "wild_swap_count=4 wild_custom_count=4 custom_effect=to_seven swap_optional=false",
    "seven_swap=optional finish_effect=apply zero_rotate=true",
    "stacking=mixed stack_forced=true reverse_deflect=draw2_wild4 skip_pass_on=draw2_wild4 reentry=true",
    "wild4_enforced=true no_finish_wild=all_black no_finish_zero=true play_on=true",
)


def plays(player: Player, round: Round, seat: int = 0) -> Play:
    """What the player chooses, which is a card."""
    action = player(round, seat)
    assert isinstance(action, Play)
    return action


class Seen:
    """Watches a round: whose turns there were."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def __call__(self, round: Round, seat: int) -> None:
        assert seat == round.turn
        self.turns.append(seat)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("make", [random_player, tips_player])
def test_rounds_are_played_to_their_end(rules: str, make: Make) -> None:
    for number in range(4):
        match = Match.start(RuleSet.parse(rules), 3, f"{number}")
        random = Random(number)
        players = [make(random, calls=True)] * 3
        seen = Seen()
        play_round(match.round, players, seen)
        assert match.round.is_over
        assert len(seen.turns) > 5
        check_cards(match)


def test_the_same_seed_is_the_same_round() -> None:
    def outcome() -> list[list[str]]:
        match = Match.start(RuleSet(), 4, "same")
        random = Random("same")
        play_round(match.round, [random_player(random), tips_player(random)] * 2)
        return [list(map(str, hand)) for hand in match.round.hands]

    assert outcome() == outcome()


def test_the_trusted_door_and_the_verified_one_lead_to_the_same() -> None:
    trusted = Match.start(RuleSet.parse("preset=party"), 4, "doors")
    verified = trusted.copy()
    chosen: list[tuple[int, Action]] = []

    def remembers(round: Round, seat: int) -> Action:
        action = player(round, seat)
        chosen.append((seat, action))
        return action

    player = random_player(Random("doors"))
    play_round(trusted.round, [remembers] * 4)
    for seat, action in chosen:
        verified.round.act(seat, action)
    assert verified.round.hands == trusted.round.hands
    assert verified.round.winner == trusted.round.winner
    assert verified.round.points == trusted.round.points


def test_they_play_a_wild_draw_four_only_where_it_is_allowed() -> None:
    forbidden = position("", "R1 W+4", "G1 G2").round
    assert not wild4_allowed(forbidden, 0)
    assert choices(forbidden, 0) == cards("R1")
    allowed = position("", "G1 W+4", "G1 G2").round
    assert wild4_allowed(allowed, 0)
    assert choices(allowed, 0) == cards("W+4")
    answer = played(position("stacking=mixed", "R+2 R1", "G1 G2 W+4 R4"), "A R+2").round
    assert choices(answer, 1) == cards("W+4")


@pytest.mark.parametrize("make", [random_player, tips_player])
def test_they_draw_only_without_a_playable_card_and_play_the_drawn_one(make: Make) -> None:
    player = make(Random(1))
    assert player(position("", "G1 G2", "B1 B2").round, 0) == Draw()
    assert player(position("", "G1 R2", "B1 B2").round, 0) == Play((CARDS["R2"],))
    drew = played(position("", "G1 G2", "B1 B2", draw="R8"), "A draw").round
    assert player(drew, 0) == Play((CARDS["R8"],))
    barred = played(position("", "G1 B2", "B1 B2", draw="W+4"), "A draw").round
    assert plays(player, barred).card == CARDS["W+4"]
    forbidden = played(position("", "G1 R2", "B1 B2", draw="W+4"), "A draw").round
    assert player(forbidden, 0) == Keep()
    forced = played(position("drawn_card=forced", "G1 R2", "B1 B2", draw="W+4"), "A draw").round
    assert plays(player, forced).card == CARDS["W+4"]


def test_keeping_passes_the_turn_without_a_listener() -> None:
    round = played(position("", "G1 R2", "B1 B2", draw="R5"), "A draw").round
    Keep().do(round, 0)
    assert round.turn == 1


def test_who_may_jump_in_is_known_off_turn() -> None:
    round = played(position("jump_in=cancel", "R5 R1 R2", "B1 B2", "R5 G5 R6"), "A R5").round
    assert round.playable(2) == cards("R5")
    assert round.playable(1) == []
    closed = played(position("jump_in=cancel", "R5 R1 R2", "B1 B2", "R6 G5 R7"), "A R5").round
    assert closed.playable(2) == []


@pytest.mark.parametrize("make", [random_player, tips_player])
def test_they_name_the_colour_of_a_wild_turned_over(make: Make) -> None:
    action = make(Random(1))(position("", "G1 G2", "B1 B2", discard=None, draw="W R1").round, 0)
    assert isinstance(action, NameColour)
    if make is tips_player:
        assert action == NameColour("G")


@pytest.mark.parametrize("calls", [False, True])
@pytest.mark.parametrize("make", [random_player, tips_player])
def test_they_call_when_told_to(make: Make, calls: bool) -> None:
    action = make(Random(1), calls=calls)(position("", "R1 B2", "B1 B2").round, 0)
    assert action == Play((CARDS["R1"],), call=calls)


def test_tips_prefer_the_colour_held_most_and_stop_a_threat() -> None:
    player = tips_player(Random(1))
    held = position("", "R1 G9 G2 G3", "B1 B2 B3 B4", discard="R9").round
    assert player(held, 0) == Play((CARDS["G9"],))
    calm = position("", "R1 R2 RS R+2 W", "B1 B2 B3 B4", discard="R9").round
    assert plays(player, calm).card in cards("R1 R2")
    threatened = position("", "R1 R2 RS R+2 W", "B1 B2", discard="R9").round
    assert player(threatened, 0) == Play((CARDS["R+2"],))
    wild = position("", "W B3 B4 Y2", "B1 B2 B3", discard="R9").round
    assert player(wild, 0) == Play((CARDS["W"],), "B")


def test_tips_aim_with_their_best_colour() -> None:
    round = position("wild_swap_count=1", "WSW B3 B4", "B1 B2", "G1 G2", discard="R9").round
    action = plays(tips_player(Random(1)), round)
    assert action.card == CARDS["WSW"]
    assert action.colour == "B"
    assert action.targets[0] in (1, 2, None)
