"""The rating against the published formula (Weng and Lin, JMLR 12, 2011, algorithm 4), and what it is asked to do."""

from __future__ import annotations

from math import exp, sqrt

import pytest

from bot.scores.rating import Skill, rated
from bot.scores.record import MU, SIGMA, Record

BETA, TAU = MU / 6, MU / 300
NEWCOMER = (MU, SIGMA)


def by_the_paper(skills: list[Skill], places: list[int]) -> list[Skill]:
    """Plackett-Luce for single players, without ties; every deviation grows by TAU before the match."""
    before = [(mu, sqrt(sigma**2 + TAU**2)) for mu, sigma in skills]
    c = sqrt(sum(sigma**2 + BETA**2 for _, sigma in before))
    after = []
    for i, (mu, sigma) in enumerate(before):
        omega = delta = 0.0
        for q in range(len(before)):
            if places[q] > places[i]:
                continue
            behind = [s for s in range(len(before)) if places[s] >= places[q]]
            p = exp(mu / c) / sum(exp(before[s][0] / c) for s in behind)
            omega += (1 - p) if q == i else -p
            delta += p * (1 - p)
        omega *= sigma**2 / c
        delta *= (sigma / c) * (sigma**2 / c**2)
        after.append((mu + omega, sigma * sqrt(max(1 - delta, 0.0001))))
    return after


@pytest.mark.parametrize(
    ("skills", "places"),
    [
        ([NEWCOMER, NEWCOMER], [1, 2]),
        ([NEWCOMER, NEWCOMER], [2, 1]),
        ([(30.0, 4.0), (20.0, 6.0), (25.0, 8.0)], [2, 1, 3]),
        ([(28.0, 2.0), (27.0, 3.0), (26.0, 5.0), (25.0, 7.0), (24.0, 8.0)], [5, 4, 3, 2, 1]),
    ],
)
def test_it_is_the_published_formula(skills: list[Skill], places: list[int]) -> None:
    found = [team[0] for team in rated([[each] for each in skills], places)]
    assert [each[0] for each in found] == pytest.approx([each[0] for each in by_the_paper(skills, places)], abs=1e-9)
    assert [each[1] for each in found] == pytest.approx([each[1] for each in by_the_paper(skills, places)], abs=1e-9)


def test_players_in_equal_places_stay_equal() -> None:
    first, second, third = (team[0] for team in rated([[NEWCOMER]] * 3, [1, 2, 2]))
    assert second == third
    assert first[0] > MU > second[0]


def test_partners_win_and_lose_together_the_less_certain_more() -> None:
    (sure, new), losers = rated([[(25.0, 3.0), NEWCOMER], [NEWCOMER, NEWCOMER]], [1, 2])
    assert 0 < sure[0] - 25.0 < new[0] - 25.0
    assert losers[0] == losers[1]


def test_a_newcomer_has_1000_and_is_provisional_until_ten_matches() -> None:
    record = Record()
    assert (record.rating, record.is_settled) == (1000, False)
    for _ in range(9):
        record.rate(30.0, 5.0)
    assert (record.rating, record.is_settled) == (1600, False)
    record.rate(30.0, 5.0)
    assert record.is_settled
