"""The main screens, whole, in both languages and with pictures; and that none of them breaks a limit of Discord."""

from __future__ import annotations

import pytest

from cogs.ui.look import Look
from tests.cogs import gallery, limits
from tests.cogs.tables_at_hand import LOOKS, PICTURED


@pytest.mark.parametrize("name", gallery.ALL)
async def test_a_screen_is_as_it_was_looked_at(name: str) -> None:
    assert gallery.every_look(gallery.ALL[name]) == gallery.golden(name).read_text("utf-8")


async def test_every_golden_file_belongs_to_a_screen() -> None:
    assert {path.stem for path in gallery.SCREENS.iterdir()} == set(gallery.ALL)


@pytest.mark.parametrize("look", [*LOOKS, PICTURED], ids=["en", "de", "pictures"])
@pytest.mark.parametrize("name", gallery.ALL)
async def test_a_screen_keeps_to_the_limits(name: str, look: Look) -> None:
    limits.check(gallery.ALL[name](look))
