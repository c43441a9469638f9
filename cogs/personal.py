"""What people set for themselves."""

from __future__ import annotations

from cogs.ui.ids import Press
from cogs.ui.preferences import preferences
from cogs.visit import Visit


async def show(visit: Visit) -> None:
    """A person's own settings."""
    await visit.show(preferences(visit.look))


async def prefer(visit: Visit, press: Press) -> None:
    """One of them is set the other way; without one they are only shown."""
    if press.payload:
        await visit.desk.people.toggle(visit.person.id, press.payload)
        visit.made = True
        visit.look = visit.desk.look(visit.interaction.locale, visit.person.id)
    await show(visit)
