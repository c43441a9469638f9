"""The server's own presets in the panel, and rules or settings that come from elsewhere."""

from __future__ import annotations

from bot.settings import Entry, read_code
from cogs import transfer
from cogs.panel import entries
from cogs.panel.changes import adopt, change
from cogs.panel.pages import careful, require_server, sheet_of, show_page
from cogs.ui import names
from cogs.ui.ids import NO_TABLE, Press
from cogs.ui.panel import presets
from cogs.ui.panel.sheet import OWN, START
from cogs.visit import Visit


@careful
async def own_preset(visit: Visit, press: Press) -> None:
    """One of the server's presets: use it, make it the default, delete it."""
    deed, _, text = press.payload.partition(".")
    number = int(text)
    if deed == "use":
        preset = visit.desk.book.get(visit.guild).preset(number)
        await adopt(visit, press, preset.rules, "used", preset.name)
        await show_page(visit, press.table, START, visit.say("own-used", name=names.escape(preset.name)))
        return
    require_server(press)
    if deed == "delete":
        sheet = sheet_of(visit, press.table)
        await visit.show(presets.sure_to_delete(sheet, visit.look, sheet.settings.preset(number)))
    elif deed == "gone":
        await change(visit, press, lambda settings: entries.without(settings, number))
        await show_page(visit, press.table, OWN)
    else:
        await change(visit, press, lambda settings: entries.with_default(settings, number or None))
        await show_page(visit, press.table, f"{OWN}.{number}" if number else OWN)


@careful
async def take_over(visit: Visit, press: Press) -> None:
    """The rules of a code become the server's house rules, or the settings of a file the server's own."""
    require_server(press)
    draft = await visit.desk.book.draft(visit.guild, visit.person.id)
    if press.payload == "file":
        wanted = transfer.settings_here(visit, draft.encode())
        await change(visit, press, lambda _: (wanted, Entry("file")))
        await show_page(visit, press.table, START, visit.say("import-file-done"))
        return
    wanted = read_code(draft)
    await adopt(visit, press, wanted, "import")
    await show_page(visit, press.table, START, visit.say("import-done"))


async def preview(visit: Visit, code: str) -> None:
    """What would change if the rules of this code were taken over. Declined: as `read_code`."""
    wanted = read_code(code)
    await visit.desk.book.keep_draft(visit.guild, visit.person.id, code)
    await visit.show(presets.import_page(sheet_of(visit, NO_TABLE), visit.look, wanted))
