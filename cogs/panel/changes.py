"""How a change that was clicked is made: of the server's settings, or of the rules of a table in its lobby."""

from __future__ import annotations

from collections.abc import Callable

from bot.settings import Declined, Editor, Entry, GuildSettings, kept
from bot.tables.rulings import difference
from bot.uno.ruleset import RuleSet
from cogs.panel import entries
from cogs.ui.ids import NO_TABLE, Press
from cogs.visit import Visit

Make = Callable[[RuleSet], RuleSet]


Change = Callable[[GuildSettings], tuple[GuildSettings, Entry]]


async def change(visit: Visit, press: Press | None, make: Change) -> GuildSettings:
    """Change the server's settings unless they have moved on since the press. Declined: as `GuildBook.change`."""
    seen = None if press is None else press.revision
    after = await visit.desk.book.change(visit.guild, editor_of(visit), make, seen=seen)
    visit.made = True
    return after


async def amend(
    visit: Visit, press: Press, make: Make, kind: str = "options", subject: str = "", *, keeps_locked: bool = False
) -> None:
    """Change the rules of the server or the table. RuleError and Declined, and nothing has changed."""
    if press.table == NO_TABLE:
        await change(visit, press, lambda settings: entries.with_rules(settings, make(settings.rules), kind, subject))
        return
    locked = visit.desk.book.get(visit.guild).locked

    def within_locks(before: RuleSet) -> RuleSet:
        after = make(before)
        if keeps_locked:
            return kept(before, after, locked)
        for name in difference(before, after):
            if name in locked:
                raise Declined("locked", option=name)
        return after

    await visit.desk.tables.house_rules.amend(
        press.table, visit.person, within_locks, seen=press.revision, moderator=visit.moderates
    )
    visit.made = True


async def adopt(visit: Visit, press: Press, wanted: RuleSet, kind: str, subject: str = "") -> None:
    """Take these rules whole, but for what is locked. Raises as `amend`."""
    await amend(visit, press, lambda _: wanted, kind, subject, keeps_locked=True)


def editor_of(visit: Visit) -> Editor:
    """Whoever clicked, as the history names them."""
    return Editor(visit.person.id, visit.person.name)


def show_everywhere(visit: Visit) -> None:
    """The public messages of the server's tables show what was changed."""
    for table in visit.desk.tables.of_guild(visit.guild):
        visit.desk.publisher.changed(table)
