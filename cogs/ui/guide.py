"""What this bot is, and what it may do here."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage, button, line, private, public, text
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


def hello(look: Look) -> PublicMessage:
    """The first words in a server: how to start, how to set up, and the tour."""
    say = look.say
    lines = [f"## {say('hello-title')}", say("hello-start"), say("hello-learn"), f"-# {say('hello-setup')}"]
    embed = discord.Embed(description="\n".join(lines), colour=VIOLET)
    show = button(Press(NO_TABLE, 0, Verb.TOUR, "0"), say("button-tour"), style=ButtonStyle.primary)
    return public([embed], [show])


def rights_in_words(missing: Sequence[str], look: Look) -> str:
    """The names of rights, as Discord's settings call them."""
    return ", ".join(look.say(f"right-{name}") for name in missing)
