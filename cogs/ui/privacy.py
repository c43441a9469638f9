"""What is kept of people, and what they can do about it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import button, line, private, text
from cogs.ui.pictures import VIOLET

SURE = "sure"
KEPT = ("seats", "moves", "scores", "settings", "not")


def privacy(days: int, look: Look) -> ui.LayoutView:
    """What is stored, why and how long; `days` is how long this server keeps the moves of matches, 0 without end."""
    say = look.say
    kept = say("privacy-retention", days=days) if days else say("privacy-no-retention")
    return private(
        text(f"## {say('privacy-title')}", say("privacy-intro")),
        line(),
        text(*(f"- {say(f'privacy-{each}')}" for each in KEPT), kept),
        line(),
        ui.ActionRow(
            button(Press(NO_TABLE, 0, Verb.MY_DATA), say("button-my-data")),
            button(Press(NO_TABLE, 0, Verb.FORGET), say("button-forget")),
        ),
        accent=VIOLET,
    )


def ask_before_forgetting(look: Look) -> ui.LayoutView:
    """One more question, for this cannot be taken back."""
    say = look.say
    return private(
        text(f"### {say('forget-sure')}", say("forget-cost")),
        ui.ActionRow(
            button(Press(NO_TABLE, 0, Verb.FORGET, SURE), say("button-sure-forget"), style=ButtonStyle.danger),
            button(Press(NO_TABLE, 0, Verb.PRIVACY), say("button-back")),
        ),
        accent=VIOLET,
    )
