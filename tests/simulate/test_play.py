"""Rounds and matches as the simulator plays them, and what it counts."""

from __future__ import annotations

import io
from random import Random

import pytest

from bot.simulate import play, record, seats, workers
from bot.simulate.record import Observer
from bot.simulate.setting import Setting, make
from bot.simulate.tally import Estimate, Tally
from bot.uno.actions import Action, Catch, Draw, Play
from bot.uno.cards import card
from bot.uno.events import Caught, Challenged, Drew, Kept, Passed, Played, Reshuffled, RoundEnded
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from tests.uno.players.boards import Board, position

R5, DRAW2 = (card("R5"),), (card("R+2"),)


def setting(rules: str = "", kinds: str = "strategist,strategist,strategist,strategist", count: int = 10) -> Setting:
    return make(rules, count=count, seed="play", players=None, seats=kinds)


def observed(*events: tuple[object, ...]) -> Observer:
    observer = Observer()
    for kind, *fields in events:
        assert isinstance(kind, type)
        observer(kind, fields)
    return observer


def test_a_turn_is_one_decision() -> None:
    assert observed((Played, 0, R5, None, False)).turns == 1
    assert observed((Drew, 0, 1, "turn", R5), (Played, 0, R5, None, False)).turns == 1
    assert observed((Drew, 0, 1, "turn", R5), (Kept, 0)).turns == 1
    assert observed((Drew, 0, 1, "turn", R5), (Played, 1, R5, None, False)).turns == 2
    assert observed((Drew, 0, 2, "penalty", R5)).turns == 0
    assert observed((Passed, 0)).turns == 1


def test_what_happens_is_counted() -> None:
    observer = observed(
        (Played, 0, DRAW2, None, False),
        (Drew, 1, 2, "penalty", ()),
        (Drew, 2, 6, "challenge", ()),
        (Drew, 2, 4, "call", ()),
        (Challenged, 2, 1, True, 1, 4, ()),
        (Challenged, 2, 1, False, 2, 6, ()),
        (Caught, 1, 2, "uno", 4),
        (Reshuffled, 60),
        (Played, 0, DRAW2, None, False),
        (RoundEnded, 0, (30, 0, 0), ()),
    )
    numbers = observer.numbers((0,), ("easy", "hard", "easy"))
    expected = {"cards_played": 2, "cards_drawn": 12, "challenges": 2, "challenges_won": 1, "calls_missed": 1}
    expected |= {"reshuffles": 1, "points": 30, "last_draw_cards": 1, "penalty>=6": 1, "penalty>=8": 0, "win:0": 1}
    expected |= {"kind:easy": 1, "kind:hard": 0, "void": 0, "largest_penalty": 6}
    assert {name: numbers[name] for name in expected} == expected
    assert observer.penalties == [2, 6]


def test_a_void_round_is_nobodys() -> None:
    numbers = observed((RoundEnded, None, (0, 0), ())).numbers((), ("easy", "hard"))
    assert (numbers["void"], numbers["win:0"], numbers["kind:easy"], numbers["last_draw_cards"]) == (1, 0, 0, 0)


def test_the_literal_joker_clause_can_leave_two_players_without_a_winner() -> None:
    """Document 004: 53 of 400,000 rounds; always with the four wild draw fours held two and two."""
    hands = "W+4 W+4|W+4 W+4"
    rules = "preset=mattel_2021 wild4_joker_clause=literal challenge_who=nobody"
    match = position(hands, "R5", rules.replace("preset=mattel_2021 ", ""), draw="")
    match.round.discard = [card("R5")]
    board = Board(match, 0).plays("0 draw", "1 draw")
    assert board.match.round.is_over
    assert board.match.round.winner is None


def test_legality_is_watched_at_the_turns_with_the_card_in_hand() -> None:
    observer = Observer()
    observer.watch(position("W+4 G1 G2|B1 B2", "R5").round, 0)
    observer.watch(position("W+4 R1 G2|B1 B2", "R5").round, 0)
    observer.watch(position("R1 G2|B1 B2", "R5").round, 0)
    observer.watch(Board(position("R+2 R1|W+4 B2", "R5", "stacking=mixed"), 0).plays("0 R+2").match.round, 1)
    assert (observer.held, observer.allowed) == ({3: 2}, {3: 1})


def test_players_move_one_seat_on_with_each_round() -> None:
    four = Setting("", ("a", "b", "c", "d"), "", 1)
    assert [four.seated(index)[0] for index in range(5)] == ["a", "d", "c", "b", "a"]
    assert four.seated(1) == ("d", "a", "b", "c")


@pytest.mark.parametrize(
    ("rules", "kinds", "simple"),
    [
        ("", "random,strategist", True),
        ("stacking=mixed play_on=true", "random,random", True),
        ("uno_penalty=0 bruno_kuno=true", "random,random", True),
        ("", "random,normal", False),
        ("jump_in=cancel", "random,random", False),
        ("bruno_kuno=true", "random,random", False),
        ("seven_swap=optional", "random,random", False),
        ("zero_rotate=true", "random,random", False),
        ("wild_custom_count=1", "random,random", False),
        ("preset=tournament", "random,random", False),
    ],
)
def test_rounds_are_played_directly_only_where_nobody_reacts(rules: str, kinds: str, simple: bool) -> None:
    assert play.is_simple(setting(rules, kinds)) is simple


def test_both_ways_of_playing_count_alike() -> None:
    """X without reactions, once directly and once at a table: the same game, so the same figures within chance."""
    direct = play.play_many(setting("uno_penalty=0"), range(600))[0]
    table = Tally()
    for index in range(600):
        observer = Observer()
        kinds = ("strategist",) * 4
        winners = play._at_a_table(setting("uno_penalty=0"), index, kinds, Random(index), observer)
        table.observe(observer, observer.numbers(winners, kinds))
    for name in ("turns", "cards_played", "cards_drawn", "points", "win:0"):
        one, other = direct.mean(name), table.mean(name)
        assert abs(one.mean - other.mean) < 3.3 * (one.error**2 + other.error**2) ** 0.5


def test_seat_0_begins() -> None:
    match, _ = play.dealt(RuleSet.parse("start_card=numbers_only"), 3, "seed")
    assert (match.round.dealer, match.turn, match.number) == (2, 0, 1)
    match, _ = play.dealt(RuleSet.parse("start_card=numbers_only"), 2, "seed")
    assert match.turn == 0


@pytest.mark.parametrize("preset", ["party", "extended_112", "tournament", "no_mercy"])
def test_simple_players_cope_at_a_table(preset: str) -> None:
    tally = play.play_many(setting(f"preset={preset}", "random,strategist,forgetful,easy"), range(12))[0]
    assert tally.rounds == 12
    assert tally.mean("turns").mean > 10


def test_simple_players_call_catch_and_jump_in() -> None:
    random = Random(1)
    x = seats.sitter("strategist", 1, random)
    board = Board(position("R1 R2|B1 B2|Y1 Y2", "R5"), 0).plays("0 R1")
    assert x.react(board.match, 1) == Catch(0)
    assert isinstance(x.react(board.match, 0), Action)
    board = Board(position("R1 R2 R3|B1 B2|R1 Y2 Y3", "R5", "jump_in=cancel"), 0).plays("0 R1")
    assert x.react(board.match, 2) == Play((card("R1"),), call=True)
    assert x.react(board.match, 1) is None
    late = Board(position("R1 R2|B1 B2|Y1 Y2", "R5", "uno_timing=before"), 0).plays("0 R1")
    assert x.react(late.match, 0) is None
    own = Board(position("R1 R2 R3|R1 B2|B3 Y2 Y3", "R5", "jump_in=cancel"), 0).plays("0 R1")
    assert x.react(own.match, 1) is None  # its turn: it lays the twin as any card
    match = position("R1 R2|B1 B2|Y1 Y2", "R5")
    x.watch(match, 0, [])


def test_the_forgetful_one_forgets_once_a_round() -> None:
    player = seats.sitter("forgetful", 0, Random(1))
    match = position("R1 R2|B1 B2|Y1 Y2", "R5")
    first, second = player.choose(match, 0), player.choose(match, 0)
    assert isinstance(first, Play)
    assert isinstance(second, Play)
    assert (first.call, second.call) == (False, True)
    after = Board(match, 0).plays("0 R1").match
    assert player.react(after, 0) is None
    assert player.react(position("R1 R2|B1 B2", "R5"), 0) is None
    assert player.choose(position("G1 G2|B1 B2", "R5"), 0) == Draw()


@pytest.mark.parametrize("kinds", ["strategist,strategist", "normal,normal"])
def test_an_endless_round_is_not_waited_for_and_void(monkeypatch: pytest.MonkeyPatch, kinds: str) -> None:
    monkeypatch.setattr(record, "LONGEST", 3)
    tally = play.play_many(setting("", kinds), range(2))[0]
    assert (tally.sums["void"], tally.sums["rounds_played"]) == (2, 2)
    assert "win:0" not in tally.sums


def test_a_round_that_cannot_be_won_is_void() -> None:
    """Document 004: under the literal joker clause two players with two wild draw fours each can never win."""
    rules = "preset=mattel_2021 wild4_joker_clause=literal uno_penalty=0 challenge_who=nobody"
    literal = make(rules, count=1, seed="1", players=2, seats="strategist")
    tally = play.play_many(literal, range(3862, 3863))[0]
    assert tally.sums["void"] == 1
    assert 10_000 <= tally.longest <= 10_002


def test_an_interruption_gives_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = iter([range(3), range(3, 5)])

    def interrupted(one: Setting, indices: range, other: Setting | None = None) -> tuple[Tally, Tally, Tally]:
        if indices.start:
            raise KeyboardInterrupt
        return original(one, indices, other)

    original = play.play_many
    monkeypatch.setattr(play, "play_many", interrupted)
    monkeypatch.setattr(workers, "_chunks", lambda *_: parts)
    outcome = workers.run(setting())
    assert outcome.broken_off
    assert outcome.tally.rounds == 3


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_shows_on_a_terminal_only() -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        progress = workers.Progress(1000, "rounds", stream)
        progress.show(500)
        progress.close()
    assert "500 of 1,000 rounds" in terminal.getvalue()
    assert "s left" in terminal.getvalue()
    assert pipe.getvalue() == ""


def test_estimates_have_their_intervals() -> None:
    tally = Tally()
    assert (tally.mean("turns"), tally.legality()) == (Estimate(0, 0), Estimate(0, 0))
    for turns in (10, 20, 30):
        tally.add({"turns": turns, "win:0": turns > 10, "never": 0})
    assert tally.mean("turns").mean == 20
    assert tally.mean("turns").error == pytest.approx((200 / 3 / 2) ** 0.5)
    assert tally.mean("turns").bounds()[0] == pytest.approx(20 - 1.96 * tally.mean("turns").error)
    assert tally.share("win:0").mean == pytest.approx(2 / 3)
    assert tally.share("never").mean == 0
    assert 0 < tally.share("never").ci95 < 1


def test_tallies_of_two_processes_are_one() -> None:
    one, other, whole = (play.play_many(setting(), indices)[0] for indices in (range(5), range(5, 9), range(9)))
    one.merge(other)
    assert one.sums == pytest.approx(whole.sums)
    one.sums, one.squares = whole.sums, whole.squares
    assert one == whole


def test_a_match_is_left_as_it_was() -> None:
    match = Match.start(RuleSet(), 3, "as it was")
    hands = [list(hand) for hand in match.round.hands]
    seats.sitter("hard", match.turn or 0, Random(1)).choose(match, match.turn or 0)
    assert match.round.hands == hands
