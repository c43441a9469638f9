"""The proof: every shuffle and deal follows from the seed, and the seed belongs to the published hash."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.replay import Claims, parse, verify, write
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from tests.replay.matches import left, played


def test_a_whole_match_holds() -> None:
    match = played()
    verdict = verify(match)
    assert verdict.holds
    assert verdict.is_over
    assert verdict.moves == len(match.moves)
    assert max(verdict.scores) >= 500
    assert verdict.deals[0].round == 1
    assert [deal.round for deal in verdict.deals] == list(range(1, len(verdict.deals) + 1))


def test_the_first_deal_is_what_the_documented_way_of_shuffling_gives() -> None:
    """Recomputed without the engine: keys from Random(f"{seed}:1"), the deck sorted by them, dealt from its end."""
    match = played("preset=mattel_2019 dealer_pick=host", 3)
    deal = verify(match).deals[0]
    deck = list(RuleSet.parse(match.rules).book(3).deck)
    random = Random(f"{match.seed}:1")
    keys = [random.random() for _ in deck]
    pile = [card for _, card in sorted(zip(keys, deck, strict=True), key=lambda pair: pair[0])]
    first = (deal.dealer + 1) % 3
    hands: list[list[object]] = [[], [], []]
    for number in range(21):
        hands[(first + number) % 3].append(pile.pop())
    assert [sorted(hand, key=str) for hand in deal.hands] == [sorted(hand, key=str) for hand in hands]


def test_another_seed_does_not_fit_the_hash() -> None:
    match = left()
    verdict = verify(replace(match, seed="other"), Claims(match.seed_hash, ()))
    assert not verdict.hash_fits
    assert not verdict.holds


def test_a_move_that_was_changed_is_found() -> None:
    match = played()
    swapped = (*match.moves[:3], match.moves[4], match.moves[3], *match.moves[5:])
    verdict = verify(replace(match, moves=swapped))
    assert verdict.broken is not None
    assert verdict.broken.step == 4
    assert verdict.moves == 3
    assert not verdict.holds


def test_a_changed_result_is_found_with_its_line() -> None:
    text = write(left()).replace("? score B 0", "? score B 500")
    verdict = verify(*parse(text))
    assert (verdict.false, verdict.false_line) == ("score B 500", 19)
    assert not verdict.holds


def test_statements_about_seats_that_are_not_there_are_false() -> None:
    verdict = verify(*parse(write(left()).replace("? score B 0", "? score J 0")))
    assert verdict.false == "score J 0"


def test_an_impossible_beginning_is_move_zero() -> None:
    verdict = verify(replace(left(), rules="preset=mattel_2019 partners=true"))
    assert verdict.broken is not None
    assert verdict.broken.step == 0
    assert (verdict.deals, verdict.scores) == ((), ())


def test_the_hash_is_the_one_of_the_match() -> None:
    match = left()
    assert match.seed_hash == Match.start(RuleSet.parse(match.rules), 2, match.seed).seed_hash
