"""A person's own settings: a private panel where a click on a value sets it the other way."""

from __future__ import annotations

from dataclasses import fields

from discord import ui

from bot.settings import Preferences
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import Item, button, line, private, text
from cogs.ui.pictures import VIOLET


def preferences(look: Look) -> ui.LayoutView:
    """Every preference with what it does and, as a button, how it is set."""
    say = look.say
    children: list[Item] = [text(f"## {say('preferences-title')}", f"-# {say('preferences-everywhere')}"), line()]
    for field in fields(Preferences):
        key = f"preference-{field.name.replace('_', '-')}"
        state = "on" if getattr(look.preferences, field.name) else "off"
        value = button(Press(NO_TABLE, 0, Verb.PREFER, field.name), say(f"{key}-value", state=state))
        told = text(f"**{say(key)}**", f"-# {say.attribute(key, 'help')}")
        children.append(ui.Section(told, accessory=value))
    return private(*children, accent=VIOLET)
