"""What this bot is, and what it may do here."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.ui.look import Look
from cogs.ui.parts import line, private, text
from cogs.ui.pictures import VIOLET


def about(*, version: str, tables: int, missing: Sequence[str], look: Look) -> ui.LayoutView:
    """Version, tables, whether the rights here suffice, licence."""
    say = look.say
    rights = say("rights-missing", permissions=rights_in_words(missing, look)) if missing else say("about-rights-good")
    return private(
        text(f"## {say('about-title')}", say("about-text"), say("about-start")),
        line(),
        text(say("about-version", version=version), say("about-tables", count=tables), rights),
        text(f"-# {say('about-legal')}"),
        accent=VIOLET,
    )


def rights_in_words(missing: Sequence[str], look: Look) -> str:
    """The names of rights, as Discord's settings call them."""
    return ", ".join(look.say(f"right-{name}") for name in missing)
