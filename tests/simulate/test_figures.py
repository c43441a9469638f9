"""The simulator agrees with the figures of an independent one. The seeds are fixed, so each test is exact."""

from __future__ import annotations

import pytest

from tests.simulate.figures import ROWS, TOLERANCE, Row, distances, measured

# thousands of the same rounds: measuring would only cost time
pytestmark = pytest.mark.unmeasured

FAST, ROUNDS = (ROWS[0], ROWS[8]), 40_000
"""R by the booklet of 2021, and X with mixed stacking."""


@pytest.mark.parametrize("row", FAST, ids=lambda row: f"{row.player}: {row.rules}")
def test_two_rows_agree(row: Row) -> None:
    found = distances(row, measured(row, ROUNDS, "fast"))
    assert {name: distance for name, distance in found.items() if distance > TOLERANCE} == {}


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.player}: {row.rules}")
def test_the_whole_table_agrees(row: Row) -> None:
    found = distances(row, measured(row, 400_000, "whole"))
    assert {name: distance for name, distance in found.items() if distance > TOLERANCE} == {}
