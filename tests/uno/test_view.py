"""Views: everything that everybody or one seat may know, and nothing more."""

from __future__ import annotations

from random import Random

import pytest

from bot.uno.actions import Draw, Play
from bot.uno.cards import CARDS
from bot.uno.errors import Reason
from bot.uno.match import Match
from bot.uno.view import seat_view, table_view
from tests.uno.games import check_secrets, found_in
from tests.uno.tables import cards, played, position

# Every card's place is known: no card occurs twice.
PLACES = ["R1 R2 R+2", "G3 G4 G5", "B6 B7 B8"]
PILE = "Y1 Y2 Y3 Y4 Y5 Y6"
UNDER = "RS YS GS BS"


def known(rules: str = "", **rest: object) -> Match:
    return position(rules, *PLACES, discard=f"{UNDER} R9", draw=PILE, **rest)


@pytest.mark.parametrize("log", [(), ("A R1",), ("A draw",), ("A R+2",), ("A R+2", "B draw"), ("A R1", "B leave")])
def test_no_hidden_card_is_in_any_view(log: tuple[str, ...]) -> None:
    match = played(known("stacking=same jump_in=cancel"), *log)
    round = match.round
    assert set(found_in(table_view(match))) == {round.top}
    for seat in range(3):
        seen = set(found_in(seat_view(match, seat)))
        assert seen == {round.top, *round.hands[seat]}
        assert not seen & (set(round.pile) | set(round.discard[:-1]))
    check_secrets(match, Random(1))


def test_the_public_view_of_a_turn() -> None:
    view = table_view(known(scores=[10, 20, 30]))
    assert (view.seats, view.number, view.dealer, view.stage, view.phase) == (3, 1, 2, "round", "turn")
    assert (view.top, view.colour, view.direction) == (CARDS["R9"], "R", 1)
    assert (view.turn, view.next) == (0, 1)
    assert (view.pending, view.pending_on, view.challengeable, view.challenge_fail) == (0, None, False, 0)
    assert view.counts == (3, 3, 3)
    assert view.called == (False, False, False)
    assert view.pile == 6
    assert (view.scores, view.target) == ((10, 20, 30), 500)
    assert (view.gone, view.places, view.ghosts, view.teams) == (frozenset(), (), frozenset(), ())
    assert (view.winner, view.points, view.hands, view.winners) == (None, (), (), ())
    assert (view.open_hands, view.specials) == ({}, ())


def test_a_pending_wild_draw_four_can_be_challenged_by_its_looks() -> None:
    match = played(position("", "W+4 R2 R3", "G1 G2", "B1 B2"), "A W+4:G")
    view = table_view(match)
    assert (view.pending, view.pending_on, view.challengeable, view.challenge_fail) == (4, 1, True, 6)
    assert (view.phase, view.top, view.colour, view.turn) == ("owes", CARDS["W+4"], "G", 1)
    assert seat_view(match, 1).can_challenge
    assert not seat_view(match, 2).can_challenge
    assert not table_view(played(position("", "R+2 R2 R3", "G1 G2"), "A R+2")).challengeable


def test_a_call_that_was_made_is_seen() -> None:
    match = played(position("", "R1 R2", "G1 G2"), "A R1!")
    assert table_view(match).called == (True, False)
    assert table_view(played(position("", "R1 R2", "G1 G2"), "A R1")).called == (False, False)


def test_ghosts_places_teams_and_those_who_left_are_seen() -> None:
    ghost = played(position("pull_back_in=true", "R1", "R2 R3", "G1 G2"), "A R1")
    assert table_view(ghost).ghosts == {0}
    owing = played(position("pull_back_in=true uno_uno=true", "R1", "R2 R3", "G1 G2"), "A R1")
    assert table_view(owing).ghosts == frozenset()
    awaited = played(position("reentry=true pull_back_in=true", "R+2", "R2 R3", "G1 G2"), "A R+2")
    assert table_view(awaited).ghosts == frozenset()
    assert table_view(played(awaited, "B draw")).ghosts == {0}
    placed = played(position("play_on=true", "R1", "R2 R3", "G1 G2"), "A R1", "C leave")
    assert table_view(placed).places[0] == 0
    assert table_view(placed).gone == {2}
    teams = table_view(position("partners=true", "R1", "R2", "R3", "R4"))
    assert teams.teams == ((0, 2), (1, 3))


def test_the_hands_are_open_when_the_round_is_over() -> None:
    match = played(position("", "R1", "R2 R3"), "A R1")
    view = table_view(match)
    assert view.hands == ((), (CARDS["R2"], CARDS["R3"]))
    assert (view.stage, view.phase, view.winner, view.points) == ("break", "over", 0, (5, 0))
    assert (view.turn, view.next) == (None, None)
    assert view.scores == (5, 0)


def test_an_open_hand_is_everybodys_until_its_turn_ends() -> None:
    match = played(position("wild_custom_count=1 custom_effect=open_hand", "WCU R5 R6", "G1 G2 B1", "R4 R5"), "A WCU:G")
    assert table_view(match).open_hands == {1: tuple(cards("G1 G2 B1"))}
    assert CARDS["B1"] in set(found_in(seat_view(match, 2)))
    after = played(match, "B G1")
    assert table_view(after).open_hands == {}
    assert table_view(played(match, "B draw")).turn == 2
    assert table_view(played(match, "B draw")).open_hands == {}


def test_what_the_seat_on_turn_sees() -> None:
    match = position("", "R1 R1 G5 W B9", "G1 G2")
    view = seat_view(match, 0, fresh=2)
    assert view.hand == tuple(cards("R1 R1 G5 W B9"))
    assert view.fresh == tuple(cards("W B9"))
    assert view.playable == tuple(cards("R1 W B9"))
    assert view.refusals == {CARDS["G5"]: Reason("does-not-fit", {"card": "G5", "top": "R9", "colour": "R"})}
    assert [play.colour for play in view.plays(CARDS["W"])] == ["R", "Y", "G", "B"]
    assert view.plays(CARDS["G5"]) == ()
    assert (view.can_draw, view.can_keep, view.can_challenge) == (True, False, False)
    assert view.held == {"R": 2, "Y": 0, "G": 1, "B": 1}
    assert (view.call, view.owes, view.drawn, view.catchable) == (None, None, None, ())
    assert seat_view(match, 0).fresh == ()


def test_what_a_seat_off_turn_sees() -> None:
    view = seat_view(position("", "R1 R2", "R3 G5"), 1)
    assert view.legal == ()
    assert view.playable == ()
    assert view.refusals == {}
    assert (view.can_draw, view.can_keep) == (False, False)


def test_the_drawn_card_is_seen_by_its_player_alone() -> None:
    match = played(position("", "G1 G2", "R3 G5", draw="R8"), "A draw")
    mine, other = seat_view(match, 0), seat_view(match, 1)
    assert mine.drawn == CARDS["R8"]
    assert (mine.can_keep, mine.can_draw) == (True, False)
    assert mine.playable == (CARDS["R8"],)
    assert mine.refusals == dict.fromkeys(cards("G1 G2"), Reason("only-drawn-card", {"card": "R8"}))
    assert other.drawn is None
    assert other.refusals == {}


def test_the_call_that_falls_due_with_the_next_card_is_at_hand() -> None:
    match = position("bruno_kuno=true", "R1 R2 R3", "G1 G2 G3 G4", "G1 G2", "B1")
    assert [seat_view(match, seat).call for seat in range(4)] == ["kuno", "bruno", "uno", None]
    match = position("uno_uno=true", "R1", "R2 R3")
    assert [seat_view(match, seat).call for seat in range(2)] == ["unouno", "uno"]


def test_a_call_that_is_owed_is_at_hand_and_can_be_caught() -> None:
    match = played(position("", "R1 R2", "G1 G2", "B1 B2"), "A R1")
    mine, other = seat_view(match, 0), seat_view(match, 1)
    assert (mine.call, mine.owes, mine.catchable) == ("uno", "uno", ())
    assert (other.owes, other.catchable) == (None, (0,))
    paid = played(position("false_catch_penalty=1", "R1 R2 R3", "G1 G2", "B1 B2"), "A R1")
    assert seat_view(paid, 1).catchable == ()


def test_the_drawing_of_what_may_be_laid_is_part_of_the_view() -> None:
    view = seat_view(position("seven_swap=mandatory", "R7 G1", "G1 G2", "B1 B2"), 0)
    assert [play.targets for play in view.plays(CARDS["R7"])] == [(1,), (2,)]
    assert Draw() in view.legal
    assert all(not action.call for action in view.legal if isinstance(action, Play))


def test_a_last_card_that_is_barred_says_why() -> None:
    view = seat_view(position("no_finish_zero=true no_finish_wild=all_black", "R0", "G1"), 0)
    assert view.refusals == {CARDS["R0"]: Reason("no-finish-zero")}
    view = seat_view(position("no_finish_zero=true no_finish_wild=all_black", "W", "G1"), 0)
    assert view.refusals == {CARDS["W"]: Reason("no-finish-wild", {"card": "W"})}


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    with pytest.raises(IndexError):
        seat_view(known(), 3)


def test_one_who_left_or_is_placed_may_do_nothing() -> None:
    match = played(position("play_on=true", "R1", "R2 R3", "G1 G2"), "A R1")
    assert seat_view(match, 0).legal == ()
    assert seat_view(played(match, "A leave"), 0).legal == ()
