"""The match: who deals, the deal, chance from the seed, and how it ends."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from bot.uno.actions import Draw
from bot.uno.cards import CARDS, Card
from bot.uno.errors import Illegal, RuleError
from bot.uno.events import (
    DealerDrawn,
    Left,
    MatchEnded,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    StartCard,
    TimeCalled,
)
from bot.uno.match import Dealing, Leave, Match
from bot.uno.rules.tournament import POOL
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import NextRound, TimeUp
from bot.uno.verbs import shuffled
from tests.uno.games import Game, play_round, written
from tests.uno.tables import hands, played, position, step, why

NUMBERS = {f"{colour}{face}": face for colour in "RYGB" for face in range(10)}


# --- who deals ------------------------------------------------------------------------------------------------------


def _number(card: Card) -> int:
    return NUMBERS.get(card.name, 0)


def _points(card: Card) -> int:
    return card.points


@pytest.mark.parametrize(("pick", "worth"), [("highest_number", _number), ("highest_points", _points)])
def test_the_highest_card_deals_and_ties_draw_again(pick: str, worth: Callable[[Card], int]) -> None:
    ties = 0
    for seed in range(60):
        match, events = Match.started(RuleSet.parse(f"dealer_pick={pick}"), 5, str(seed))
        drawn = events[0]
        assert isinstance(drawn, DealerDrawn)
        left, draws = list(range(5)), list(drawn.draws)
        while len(left) > 1:
            asked, draws = draws[: len(left)], draws[len(left) :]
            assert [seat for seat, _ in asked] == left
            best = max(worth(card) for _, card in asked)
            left = [seat for seat, card in asked if worth(card) == best]
            ties += len(left) > 1
        assert draws == []
        assert match.dealer == left[0]
    assert ties > 0


def test_action_and_black_cards_count_nothing_in_the_draw_for_the_deal() -> None:
    worths = []
    match = Match(RuleSet(), 2, "any")

    class Spy(Dealing):
        def highest(self, worth: Callable[[Card], int]) -> int:
            worths.append([worth(CARDS[name]) for name in ("R9", "B0", "GS", "Y+2", "W", "W+4")])
            return 1

    assert match.book.picks_dealer(Spy(match, 0)) == 1
    assert worths == [[9, 0, 0, 0, 0, 0]]


def test_the_host_deals_where_the_table_says_so() -> None:
    for host in range(3):
        match, events = Match.started(RuleSet.parse("dealer_pick=host"), 3, "seed", host=host)
        assert match.dealer == host
        assert isinstance(events[0], RoundBegan)


def test_a_random_dealer_comes_from_the_seed() -> None:
    rules = RuleSet.parse("dealer_pick=random")
    dealers = [Match.start(rules, 4, str(seed)).dealer for seed in range(40)]
    assert dealers == [Match.start(rules, 4, str(seed), host=3).dealer for seed in range(40)]
    assert set(dealers) == {0, 1, 2, 3}


def test_ties_beyond_a_whole_deck_go_on() -> None:
    dealing = Dealing(Match(RuleSet(), 10, "ties"), 0)
    calls = count()

    def worth(card: Card) -> int:
        # ten seats, each asked twice a round: eleven rounds of ties take more than the deck holds
        return 0 if next(calls) < 220 else int(card.order)

    winner = dealing.highest(worth)
    assert len(dealing.drawn) > 108
    assert 0 <= winner < 10


# --- the deal and chance --------------------------------------------------------------------------------------------


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    match, events = Match.started(RuleSet.parse("start_card=ignore_specials"), 3, "deal")
    pile = shuffled(list(match.book.deck), Random("deal:1"))
    dealt: list[list[Card]] = [[], [], []]
    for turn in range(21):
        dealt[(match.dealer + 1 + turn) % 3].append(pile.pop())
    assert match.round.hands == dealt
    began = next(event for event in events if isinstance(event, RoundBegan))
    assert (began.number, began.dealer, began.first) == (1, match.dealer, (match.dealer + 1) % 3)
    start = events[-1]
    assert isinstance(start, StartCard)
    turned = [pile.pop() for _ in range(len(start.ignored) + 1)]
    assert (*start.ignored, start.card) == tuple(turned)
    assert match.round.discard == turned
    assert match.round.pile == pile


@pytest.mark.parametrize(("rules", "seats", "held"), [("hand_size=1", 10, 1), ("hand_size=20", 5, 20), ("", 2, 7)])
def test_every_seat_gets_its_cards(rules: str, seats: int, held: int) -> None:
    match = Match.start(RuleSet.parse(f"{rules} start_card=numbers_only"), seats, "held")
    assert [len(hand) for hand in match.round.hands] == [held] * seats
    assert len(match.round.pile) + len(match.round.discard) == 108 - held * seats


def test_the_decks_are_shuffled_together_with_what_was_added() -> None:
    match = Match.start(RuleSet.parse("decks=3 wild_swap_count=2 wild_custom_count=4"), 4, "decks")
    deck = match.book.deck
    assert len(deck) == 3 * (108 + 6)
    assert deck.count(CARDS["WSW"]) == 6
    assert deck.count(CARDS["WCU"]) == 12
    assert deck.count(CARDS["R0"]) == 3
    assert sum(card.points for card in Match.start(RuleSet(), 2, "sum").book.deck) == 1240


def test_the_same_seed_is_the_same_match_and_another_is_another() -> None:
    one, same, other = (Match.start(RuleSet(), 4, seed) for seed in ("a", "a", "b"))
    assert written(one) == written(same)
    assert hands(one) != hands(other)


def test_the_hash_of_the_seed_is_published() -> None:
    match = Match.start(RuleSet(), 2, "secret")
    assert match.seed_hash == hashlib.sha256(b"secret").hexdigest()


def test_every_shuffle_of_a_match_is_its_own() -> None:
    deck = list(Match(RuleSet(), 2, "x").book.deck)
    orders = [tuple(shuffled(deck, Random(f"x:{number}"))) for number in range(5)]
    assert len(set(orders)) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(deck))}
    assert orders[1] == tuple(shuffled(deck, Random("x:1")))


def test_a_reshuffle_keeps_the_top_card_and_tells_how_many() -> None:
    match = position("", "B1 G2 G3", "B3 B4", discard="R1 R2 R3 R9", draw="")
    after, events = step(match, "A draw")
    assert Reshuffled(3) in events
    assert after.round.discard == [CARDS["R9"]]
    assert len(after.round.pile) == 2
    again, _ = step(match, "A draw")
    assert written(again) == written(after)


def test_the_deal_moves_left_past_those_who_left() -> None:
    match = position("", "R1", "R2 R3", "R4 R5", "R6 R7", dealer=0)
    match = played(match, "B leave", "A R1", "- next")
    assert match.number == 2
    assert match.dealer == 2
    assert match.round.order == (0, 2, 3)
    assert match.round.hands[1] == []


# --- doors ----------------------------------------------------------------------------------------------------------


def test_a_step_leaves_the_match_before_it_as_it_was() -> None:
    match = Match.start(RuleSet(), 3, "pure")
    turn = match.turn
    assert turn is not None
    before = written(match)
    after, _ = match.step(turn, match.legal(turn)[0])
    assert written(match) == before
    assert written(after) != before


def test_what_the_table_does_is_refused_to_players_and_the_other_way_round() -> None:
    match = position("round_limit_minutes=10", "R1 R2", "R3 R4")
    assert why(match, "A next") == "not-a-players-action"
    assert why(match, "B time-up") == "not-a-players-action"
    assert why(match, "- draw") == "not-at-table"
    assert why(match, "C draw") == "not-at-table"
    assert why(match, "- next") == "round-not-over"
    assert why(match, "- time-up") is None


def test_between_rounds_nothing_but_the_next_round_and_leaving_is_possible() -> None:
    match = played(position("", "R1", "R2 R3", "G1 G2"), "A R1")
    assert match.stage == "break"
    assert match.turn is None
    assert match.legal(0) == []
    assert why(match, "B R2") == "round-over"
    assert why(match, "B draw") == "round-over"
    assert why(match, "- time-up") == "round-not-timed"
    assert why(match, "B leave") is None
    assert why(match, "- next") is None


def test_after_the_match_nothing_is_possible() -> None:
    match = played(position("scoring=none", "R1", "R2 R3"), "A R1")
    assert match.stage == "over"
    for line in ("A leave", "B draw", "- next", "A uno", "B R2"):
        assert why(match, line) == "match-over"
    assert match.legal(1) == []


def test_a_round_refuses_at_its_own_door_too() -> None:
    match = position("", "R1 R2", "R3 R4")
    round = match.round.copy()
    with pytest.raises(Illegal) as refused:
        round.act(1, Draw())
    assert refused.value.reason.code == "not-your-turn"
    assert str(refused.value) == "not-your-turn (turn=0)"
    round.act(0, match.legal(0)[0])
    assert round.turn == 1
    assert match.round.turn == 0


# --- how a match ends -----------------------------------------------------------------------------------------------


def test_both_over_the_target_the_higher_score_wins() -> None:
    match = position("", "R1", "W W", "G1", scores=[450, 990, 0])
    after, events = step(match, "A R1")
    assert after.scores == [551, 990, 0]
    assert after.winners == (1,)
    assert events[-1] == MatchEnded((1,), (551, 990, 0), False)


def test_a_tie_above_the_target_is_shared() -> None:
    match = position("", "R1", "W W", "G1", scores=[450, 551, 0])
    after = played(match, "A R1")
    assert after.winners == (0, 1)


def test_the_score_of_one_who_left_does_not_decide() -> None:
    match = position("", "R1 R2", "W", "G1", "G2", scores=[10, 499, 0, 0])
    after = played(match, "B leave", "A R1", "C G1")
    assert after.stage == "break"
    assert after.winners == ()


def test_the_last_one_at_the_table_wins_by_forfeit() -> None:
    match = position("", "R1 R2", "W", "G1", scores=[0, 300, 0])
    match, _ = match.step(1, Leave())
    assert match.stage == "round"
    after, events = match.step(0, Leave())
    assert after.winners == (2,)
    assert after.forfeit
    assert after.scores == [0, 300, 0]
    assert Left(0) in events
    assert events[-1] == MatchEnded((2,), (0, 300, 0), True)


def test_leaving_between_rounds_can_decide_the_match() -> None:
    match = played(position("", "R1", "R2 R3"), "A R1")
    after = played(match, "B leave")
    assert after.stage == "over"
    assert after.winners == (0,)
    assert after.forfeit


def test_elimination_deals_to_those_who_are_left_and_the_last_one_wins() -> None:
    match = position("scoring=elimination target_score=50", "R1", "W", "G1", "G2")
    match = played(match, "A R1")
    assert match.eliminated == {1}
    match = played(match, "- next")
    assert match.round.order == (0, 2, 3)
    assert [len(hand) for hand in match.round.hands] == [7, 0, 7, 7]
    assert match.legal(1) == []
    left = played(match, "C leave")
    assert left.stage == "round"
    assert played(left, "A leave").winners == (3,)


def test_elimination_of_all_at_once_goes_to_the_lowest_total() -> None:
    match = position("scoring=elimination target_score=20", "R1 R+2", "W", "W+4 G1", scores=[19, 19, 19])
    match = played(match, "A leave")
    assert match.stage == "round"
    match = position("scoring=elimination target_score=20 rounds=1", "R1", "W", "G1", scores=[25, 19, 19])
    after = played(match, "A R1")
    assert after.eliminated == {0, 1, 2}
    assert after.scores == [25, 69, 20]
    assert after.winners == (2,)


def test_when_everybody_but_the_eliminated_has_left_those_share_the_match() -> None:
    match = position("scoring=elimination target_score=50", "R1", "W", "G1")
    match = played(match, "A R1", "C leave")
    assert match.stage == "over"
    assert match.winners == (0,)
    match = position("scoring=elimination target_score=50", "R1 R2", "W", "G1", scores=[60, 0, 60])
    after = played(match, "B leave")
    assert after.stage == "over"
    assert after.winners == (0, 2)


def test_a_fixed_number_of_rounds_ends_the_match_and_ties_are_shared() -> None:
    match = position("rounds=1", "R1", "G4 G3", "G2", scores=[0, 9, 0])
    after = played(match, "A R1")
    assert after.scores == [9, 9, 0]
    assert after.winners == (0, 1)


# --- the tournament -------------------------------------------------------------------------------------------------


def test_a_tie_of_rank_sums_goes_to_fewer_points_then_to_more_rounds_won() -> None:
    match = position("scoring=rank_sum rounds=1", "R1", "G5", "Y6", scores=[4, 2, 1])
    match.left_over = [0, 10, 5]
    after = played(match, "A R1")
    assert after.scores == [5, 4, 4]
    assert after.left_over == [0, 15, 11]
    assert after.winners == (2,)

    match = position("scoring=rank_sum rounds=1", "R1", "G5", "Y5", scores=[5, 2, 2])
    match.rounds_won = [0, 1, 2]
    after = played(match, "A R1")
    assert after.scores == [6, 4, 4]
    assert after.rounds_won == [1, 1, 2]
    assert after.winners == (2,)

    match = position("scoring=rank_sum rounds=1", "R1", "G5", "Y5", scores=[5, 2, 2])
    assert played(match, "A R1").winners == (1, 2)


def test_a_tournament_without_a_number_of_rounds_has_four() -> None:
    game = Game.start(RuleSet.parse("scoring=rank_sum hand_size=2"), 3, "four")
    for number in range(1, 5):
        assert game.match.number == number
        play_round(game, Random(number), 50)
        assert game.match.stage == ("over" if number == 4 else "break")
        if number < 4:
            game.step(None, NextRound())
    best = min(game.match.scores)
    assert all(game.match.scores[seat] == best for seat in game.match.winners)


def test_when_the_time_is_up_the_turn_in_hand_is_played_to_its_end() -> None:
    match = position("preset=tournament", "R1 R2 R3", "G1 G2", "W W+4")
    match, events = match.step(None, TimeUp())
    assert events == [TimeCalled()]
    assert match.stage == "round"
    assert why(match, "- time-up") == "round-not-timed"
    after, events = step(match, "A R1")
    assert after.stage == "break"
    assert after.round.winner == 1
    assert after.round.points == (2, 1, 3)
    assert any(isinstance(event, RoundEnded) for event in events)


def test_when_the_time_is_up_a_pending_penalty_is_drawn_first() -> None:
    match = position("preset=tournament", "R+2 R2 R3", "G1 G2", "W W+4", draw="B0 B9 B1 B2")
    match = played(match, "- time-up", "A R+2")
    assert match.stage == "round"
    assert match.turn == 1
    after = played(match, "B draw")
    assert after.stage == "break"
    assert hands(after)[1] == "G1 G2 B0 B9"
    assert after.round.points == (1, 2, 3)


def test_when_the_time_is_up_a_drawn_card_is_decided_first() -> None:
    match = position("preset=tournament", "G4 G5 G6", "G1 G2", "W W+4", draw="R5 B9")
    match = played(match, "- time-up", "A draw")
    assert match.stage == "round"
    assert match.turn == 0
    assert played(match, "A keep").stage == "break"


def test_a_tie_when_the_time_is_up_has_ranks_but_no_winner() -> None:
    match = position("preset=tournament", "R1 R2", "G1 G1", "W W+4", draw="B9")
    after = played(match, "- time-up", "A R1")
    assert after.round.winner is None
    assert after.round.points == (1, 1, 3)
    assert after.scores == [1, 1, 3]


def test_special_rules_are_drawn_from_the_pool_by_the_seed() -> None:
    rules = RuleSet.parse("preset=tournament special_rules_per_round=4")
    seen: set[str] = set()
    for seed in range(30):
        match, events = Match.started(rules, 4, str(seed))
        again = Match.start(rules, 4, str(seed))
        assert match.specials == again.specials
        assert len(match.specials) == 4
        began = next(event for event in events if isinstance(event, RoundBegan))
        assert began.specials == match.specials
        for name in match.specials:
            assert match.round_rules.values[name] == POOL[name]
        assert match.rules.changed.keys().isdisjoint(match.specials)
        assert not {"play_on", "pull_back_in"} <= set(match.specials)
        seen |= set(match.specials)
    assert seen == set(POOL)


def test_special_rules_differ_from_round_to_round_and_avoid_conflicts() -> None:
    rules = RuleSet.parse("scoring=none partners=true special_rules_per_round=4 seven_swap=mandatory")
    for seed in range(40):
        match = Match.start(rules, 4, str(seed))
        assert "play_on" not in match.specials
        assert "seven_swap" not in match.specials
    game = Game.start(RuleSet.parse("preset=tournament hand_size=2"), 4, "rounds")
    first = game.match.specials
    play_round(game, Random(1), 50)
    game.step(None, NextRound())
    assert len(first) == len(game.match.specials) == 2
    assert first != game.match.specials


def test_where_the_pool_holds_too_few_that_differ_fewer_are_drawn() -> None:
    settled = " ".join(
        f"{name}={str(value).lower()}" for name, value in POOL.items() if name not in ("uno_uno", "bruno_kuno")
    )
    match = Match.start(RuleSet.parse(f"special_rules_per_round=4 {settled}"), 4, "few")
    assert match.specials == ("bruno_kuno", "uno_uno")


def test_without_special_rules_none_are_drawn() -> None:
    match = Match.start(RuleSet(), 4, "none")
    assert match.specials == ()
    assert match.round_rules is match.rules


# --- tables that cannot be --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "code"),
    [
        ("partners=true", 5, "partners-need-even"),
        ("partners=true", 2, "partners-need-even"),
        ("hand_size=20", 6, "too-few-cards"),
        ("hand_size=11", 10, "too-few-cards"),
    ],
)
def test_a_table_that_the_rules_do_not_fit_is_refused(rules: str, seats: int, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        Match.start(RuleSet.parse(rules), seats, "seed")
    assert refused.value.reason.code == code


def test_two_decks_are_enough_for_a_large_table() -> None:
    match = Match.start(RuleSet.parse("hand_size=20 decks=2"), 10, "large")
    assert [len(hand) for hand in match.round.hands] == [20] * 10


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        position("partners=true", "R1", "R2", "R3")
    assert refused.value.reason.code == "partners-need-even"
    with pytest.raises(RuleError) as refused:
        position("", "R1", "R2", discard="")
    assert refused.value.reason.code == "no-discard"
