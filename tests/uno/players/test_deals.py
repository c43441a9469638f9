"""Deals that agree with what a seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.uno import notation
from bot.uno.cards import CARDS
from bot.uno.match import Match
from bot.uno.players.deals import Deals
from bot.uno.players.memory import Memory
from bot.uno.round import Round
from bot.uno.ruleset import RuleSet
from bot.uno.simulation import play_round, tips_player
from bot.uno.view import SeatView, seat_view
from tests.uno.players.boards import Board, cards, position


def deals_of(board: Board) -> Deals:
    board.sees()
    return Deals(seat_view(board.match, board.seat), board.memory, board.match.round.book)


def started(rules: str, seats: int = 4) -> Board:
    match, events = Match.started(RuleSet.parse(rules), seats, "deals")
    board = Board(match, 0)
    board.memory.forget(seats)
    board.memory.note([event.public() for event in events])
    return board


def shown(view: SeatView) -> tuple[object, ...]:
    table = view.table
    phase = "turn" if table.phase == "drew" and view.drawn is None else table.phase
    return (view.hand, table.top, table.colour, table.turn, table.direction, table.counts, table.pile, phase)


def as_seen(round: Round, seat: int) -> tuple[object, ...]:
    counts = tuple(len(hand) for hand in round.hands)
    turn = None if round.is_over else round.turn
    top, colour = round.top, round.colour
    return (tuple(round.hands[seat]), top, colour, turn, round.direction, counts, len(round.pile), round.phase.name)


@pytest.mark.parametrize("rules", ["", "preset=party", "stacking=mixed", "preset=extended_112", "decks=2"])
def test_a_deal_looks_to_the_seat_like_the_round_it_plays(rules: str) -> None:
    board = started(rules)
    random = Random(1)
    player = tips_player(random, calls=True)
    for _ in range(120):
        if board.match.turn is None:
            break
        deal = deals_of(board).sample(random)
        view = seat_view(board.match, 0)
        assert as_seen(deal, 0) == shown(view)
        whole = [*deal.pile, *deal.discard, *(each for hand in deal.hands for each in hand)]
        assert sorted(whole) == sorted(board.match.round.book.deck)
        if board.match.turn == 0:
            assert set(deal.legal(0)) <= {*view.legal}
        turn = board.match.turn
        board.plays(f"{turn} {notation.write(player(board.match.round, turn))}")
        board.sees()


def test_a_deal_can_be_played_to_its_end() -> None:
    board = started("preset=no_mercy")
    random = Random(3)
    for _ in range(20):
        deal = deals_of(board).sample(random)
        play_round(deal, [tips_player(random, calls=True)] * 4)
        assert deal.is_over


def test_nobody_gets_what_was_seen_not_to_be_there() -> None:
    board = Board(position("R1 R2 R3|Y1 Y2 Y3|G2 G3 G6", "R5", draw="G4 Y6 Y7 W"), 0).plays("0 R1", "1 Y1", "2 draw")
    deals = deals_of(board)
    found = [deals.sample(Random(seed)).hands[2] for seed in range(100)]
    assert all(card.colour != "Y" and card.face not in ("1", "W", "W+4") for hand in found for card in hand)
    board.memory.bars[2] = []
    free = deals_of(board)
    assert any(card.colour == "Y" for seed in range(100) for card in free.sample(Random(seed)).hands[2])


def test_a_hand_without_any_fitting_card_left_takes_what_there_is() -> None:
    board = Board(position("R1 R2 R3|Y1 Y2", "R5"), 0)
    board.memory.bars[1] = [(frozenset(CARDS.values()), 1)]
    assert len(deals_of(board).sample(Random(1)).hands[1]) == 2
    board.memory.bars[1] = [(frozenset(CARDS.values()), 2)]
    deals = deals_of(board)
    deals._unseen.clear()
    assert deals.sample(Random(1)).hands[1] == []


def test_known_cards_are_dealt_to_their_holder() -> None:
    board = Board(position("R7 R1 Y2|Y1 Y4 B1|G1 G2 G3", "R5", "seven_swap=mandatory"), 0).plays("0 R7>B")
    for seed in range(20):
        assert deals_of(board).sample(Random(seed)).hands[1] == cards("R1 Y2")
    board.memory.known[1] = cards("R5 R5 R5")  # more than the hand holds: cannot be
    assert len(deals_of(board).sample(Random(1)).hands[1]) == 2
    board.memory.known[1] = cards("R5 R5")  # one of them lies on the pile
    assert Counter(deals_of(board).sample(Random(1)).hands[1])[CARDS["R5"]] >= 1


def test_a_hand_that_lies_open_is_dealt_as_it_is() -> None:
    rules = "wild_custom_count=4 custom_effect=open_hand"
    board = Board(position("WCU R1 Y2|Y1 Y4 B1|G1 G2 G3", "R5", rules), 0).plays("0 WCU:G")
    assert deals_of(board).sample(Random(1)).hands[1] == cards("Y1 Y4 B1")


def test_a_start_colour_may_be_owed() -> None:
    board = Board(position("R1 G2|B1 B2", None, draw="W Y1 Y2"), 0)
    deal = deals_of(board).sample(Random(1))
    assert deal.phase.name == "opening"


def test_a_drawn_card_is_in_the_hand() -> None:
    board = Board(position("G1 G2|B1 B2", "R5", draw="R6 Y4"), 0).plays("0 draw")
    deal = deals_of(board).sample(Random(1))
    assert deal.phase.name == "drew"
    assert deal.playable(0) == cards("R6")


def test_players_who_are_out_stay_out() -> None:
    board = Board(position("G1 G2 G3|R1|B1 B2 B3", "R5", "play_on=true", turn=1), 0).plays("1 R1")
    deal = deals_of(board).sample(Random(1))
    assert deal.out == (1,)
    assert deal.order == (0, 2)


def test_what_lies_there_is_enough_for_who_saw_nothing_before() -> None:
    match = position("R1 R2 R3|Y1 Y2 Y3", "R5")
    memory = Memory(0)
    book = memory.learn(match.rules, 2)
    deal = Deals(seat_view(match, 0), memory, book).sample(Random(1))
    assert deal.top is CARDS["R5"]
    assert len(deal.hands[1]) == 3


def test_what_cannot_be_set_up_is_said() -> None:
    match = position("R1 R2 R3|Y1 Y2 Y3", "R5")
    with pytest.raises(ValueError, match="nothing lies there"):
        Deals(seat_view(match, 0), Memory(0), match.book)
    rules = "reverse_deflect=draw2"
    board = Board(position("R+2 R1 R2|RR Y2 Y3|G1 G2 G3", "R5", rules), 0).plays("0 R+2", "1 RR")
    assert deals_of(board).sample(Random(1)).owed.total == 2
    board.memory.owed = ""
    with pytest.raises(ValueError, match="before this seat looked"):
        deals_of(board)
    board.memory.owed, board.memory.layer = "+2", None
    assert deals_of(board).sample(Random(1)).phase.name == "owes"
