"""What holds for all tests."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Tests that are marked as `unmeasured` run without coverage, which would make them three times as slow.

    pytest-cov has a mark of its own for that, `no_cover`, which does nothing in the processes of pytest-xdist.
    """
    if item.get_closest_marker("unmeasured") is None:
        return (yield)
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
