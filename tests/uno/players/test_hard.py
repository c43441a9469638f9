"""The hard player: where the right thing is plain, under every preset, and within its budget."""

from __future__ import annotations

import time
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from bot.uno import notation
from bot.uno.actions import Action
from bot.uno.errors import RuleError
from bot.uno.match import Match
from bot.uno.players import LEVELS
from bot.uno.players.hard import FULL, Hard, Skill, limited
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import NextRound
from bot.uno.view import seat_view
from tests.uno.players.boards import Board, position

QUICK = Skill(trials=40)
FAR = "|R1 R2 R3 R4 Y3|B1 B2 B3 B4 Y4"


def board(
    hands: str, top: str | None, rules: str = "", *, turn: int = 0, seat: int = 0, draw: str = "Y9 G1 G2"
) -> Board:
    return Board(position(hands, top, rules, turn=turn, draw=draw), seat, Hard(seat))


@pytest.mark.parametrize(
    ("hands", "top", "rules", "does"),
    [
        ("R1" + FAR, "R5", "", "R1!"),  # out
        ("Y1 Y2 Y3" + FAR, "R5", "", "draw"),
        ("R1 W+4 Y7" + FAR, "R5", "", "R1!"),  # no bluff
        ("R1 R+2 Y7 Y8|B1|B2 B3 B4", "R5", "", "R+2!"),  # the next player is nearly out
        ("R1 RS Y7 Y8|B1|B2 B3 B4", "R5", "", "RS!"),
        ("R7 Y1 Y2 Y3 G9|R1 R2 R3|B1|B2 B3 B4", "R5", "seven_swap=mandatory", "R7>C!"),
        ("R7 Y1|R1 R2 R3|B1 B2|B2 B3 B4", "R5", "seven_swap=optional", "R7>-!"),
        ("R5 R1 G2 G3 Y4|R6|B1 B2", "R9", "uno_penalty=0", "R5! R1!"),
    ],
)
def test_it_sees_what_is_plain(hands: str, top: str, rules: str, does: str) -> None:
    assert board(hands, top, rules).chosen() in does.split()


def test_it_stacks_rather_than_draws() -> None:
    played = board("R+2 R1 G3|B+2 B2 B3|Y1 Y2 Y3", "R5", "stacking=same", seat=1).plays("0 R+2")
    assert played.chosen() == "B+2!"


def test_it_is_not_stuck_with_wild_draw_fours_that_forbid_one_another() -> None:
    rules = "wild4_joker_clause=literal challenge_who=nobody"
    assert board("W+4 W+4" + FAR, "R5", rules).chosen().startswith(("W+4", "draw"))
    chosen = {board("W+4 W+4|R1|Y1 Y2", "R5", rules, turn=0).chosen(seed) for seed in range(3)}
    assert all(each.startswith("W+4") for each in chosen)
    assert board("W+4 W+4 Y1|R1|Y1 Y2", "R5", rules).chosen() == "draw"


def test_it_names_the_start_colour_that_helps_it() -> None:
    assert board("G1 G2 G3 G4|B1 B2 B3 B4", None, draw="W Y1 Y2").chosen() == "colour G"


def test_it_saves_a_wild_when_the_others_are_far_from_out() -> None:
    rich = board("W Y1 Y2 Y3 Y4" + FAR, "R5").chosen()
    assert rich in ("draw", "W:Y!")
    hasty = Board(position("W Y1 Y2 Y3 Y4" + FAR, "R5"), 0, Hard(0, replace(QUICK, saves=False)))
    assert hasty.chosen().startswith("W")


@pytest.mark.parametrize(("count", "does"), [(1, "draw"), (7, "challenge")])
def test_it_challenges_by_the_odds(count: int, does: str) -> None:
    hand = " ".join(["W+4", "R1", "R2", "R3", "R4", "R6", "R7", "R8"][: count + 1])
    assert board(f"{hand}|B1 B2 B3|Y1 Y2", "R5", seat=1).plays("0 W+4:G").chosen() == does
    played = Board(position(f"{hand}|B1 B2 B3|Y1 Y2", "R5"), 1, Hard(1, replace(QUICK, odds=False)))
    assert played.plays("0 W+4:G").chosen() == "draw"


def test_without_having_been_told_anything_it_plays_like_the_normal_one() -> None:
    match = position("R1 R2 B5 Y7" + FAR, "R5")
    assert notation.write(Hard(0).choose(seat_view(match, 0), Random(1))) in ("R1", "R2")


def test_what_cannot_be_tried_is_left_to_the_normal_one() -> None:
    played = board("R+2 R+2 RR R2|RR RS Y3|G1 G2 G3", "R5", "reverse_deflect=draw2").plays("0 R+2", "1 RR")
    blind = Hard(0)
    blind.watch([], played.match.rules, 3)
    assert notation.write(blind.choose(seat_view(played.match, 0), Random(1))) in ("RR", "R+2")


@pytest.mark.parametrize("skill", [replace(QUICK, remembers=False), replace(QUICK, counts=False)])
def test_it_can_do_without_its_memory(skill: Skill) -> None:
    forgetful = Board(position("R1 R2 B5 Y7" + FAR, "R5"), 0, Hard(0, skill))
    assert forgetful.chosen() in ("R1!", "R2!", "B5!")


def test_what_is_not_made_use_of_is_left_out() -> None:
    memory = Board(position("R1 R2|B1 B2", "R5"), 0).memory
    memory.bars[1] = [(frozenset(), 1)]
    assert limited(memory, FULL) is memory
    assert limited(memory, Skill(counts=False)).discard == memory.discard[-1:]
    assert limited(memory, Skill(remembers=False)).bars == [[], []]
    assert memory.bars[1]


def test_it_reacts_but_does_not_swap_its_cards_away() -> None:
    played = board("R7 R2 R3|B1 B2|R7 Y2", "R5", "jump_in=action seven_swap=mandatory", seat=2).plays("0 R7>B")
    assert played.player is not None
    assert played.player.react(seat_view(played.match, 2), Random(1)) is None
    played = board("R1 R2 R3|B1 B2|R1 Y2 Y3", "R5", "jump_in=action", seat=2).plays("0 R1")
    assert played.player is not None
    assert played.player.react(seat_view(played.match, 2), Random(1)) == notation.read("R1")


def test_the_same_chance_makes_the_same_choice() -> None:
    hands = "R1 R2 B5 Y5 W RS" + FAR
    assert {board(hands, "R5").chosen(seed=5) for _ in range(3)} == {board(hands, "R5").chosen(seed=5)}


@pytest.mark.unmeasured
@pytest.mark.parametrize("rules", ["preset=mattel_2021", "preset=party", "preset=no_mercy"])
def test_hidden_cards_play_no_part(rules: str) -> None:
    """The same view and the same events, but other cards in the other hands and in the pile: the same choices."""
    match, events = Match.started(RuleSet.parse(rules), 4, "hidden")
    random = Random(rules)
    players = [Hard(seat, QUICK) for seat in range(4)]
    compared = 0
    for _ in range(24):
        for player in players:
            player.watch([event.public() for event in events], match.round_rules, 4)
        if match.turn is None:
            break
        seat = match.turn
        other = deepcopy(match)
        hidden = [card for each, hand in enumerate(other.round.hands) if each != seat for card in hand]
        hidden += other.round.pile
        random.shuffle(hidden)
        for each, hand in enumerate(other.round.hands):
            if each != seat:
                other.round.hands[each] = [hidden.pop() for _ in hand]
        other.round.pile = hidden
        assert seat_view(other, seat) == seat_view(match, seat)
        choice = players[seat].choose(seat_view(match, seat), Random(7))
        assert deepcopy(players[seat]).choose(seat_view(other, seat), Random(7)) == choice
        compared += 1
        match, events = match.step(seat, choice)
    assert compared >= 12


def test_it_plays_on_after_its_partner_and_for_a_place() -> None:
    assert board("R1 R2 B5|R3|Y1 Y2 Y3|B1 B2 B3", "R5", "partners=true").chosen() in ("R1!", "R2!", "B5!")
    assert board("R1|R3 R6|Y1 Y2 Y3", "R5", "play_on=true").chosen() == "R1!"
    assert board("R1 R1|R3 R6|Y1 Y2 Y3", "R5", "play_on=true doubles=simultaneous").chosen() == "R1,R1!"
    assert board("R1 R1|R3 R6|Y1 Y2 Y3", "R5", "play_on=true").chosen() == "R1!"


def test_a_decision_stays_within_its_budget() -> None:
    """50 ms on the machine that it was made on; here four times as much, for a slow moment."""
    match, events = Match.started(RuleSet(), 4, "time")
    player = LEVELS["hard"](match.turn or 0)
    player.watch(events, match.rules, 4)
    random = Random(1)
    times: list[float] = []
    for _ in range(5):
        start = time.process_time()
        player.choose(seat_view(match, match.turn or 0), random)
        times.append(time.process_time() - start)
    assert sorted(times)[2] < 0.2
    assert FULL.trials == 500


def _move(match: Match, players: list[Hard], random: Random) -> tuple[int | None, Action]:
    if match.turn is None:
        return None, NextRound()
    for seat in match.round.order:
        reaction = players[seat].react(seat_view(match, seat), random)
        if reaction is not None:
            return seat, reaction
    return match.turn, players[match.turn].choose(seat_view(match, match.turn), random)


@pytest.mark.unmeasured
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_it_copes_with_every_preset(preset: str) -> None:
    rules = RuleSet(preset)
    for seats in (2, 4, 5):
        try:
            match, events = Match.started(rules, seats, f"{preset}{seats}")
        except RuleError:
            continue
        random = Random(seats)
        players = [Hard(seat, Skill(trials=8)) for seat in range(seats)]
        for _ in range(120):
            for player in players:
                player.watch([event.public() for event in events], match.round_rules, seats)
            if match.stage == "over":
                break
            match, events = match.step(*_move(match, players, random))
