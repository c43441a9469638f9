"""The dialogs of the panel: opened, and handed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.settings import Declined, Entry, GuildSettings, read_code
from bot.uno.ruleset import OPTIONS
from cogs.panel import entries
from cogs.panel.changes import change
from cogs.panel.house_rules import set_value
from cogs.panel.own_presets import preview
from cogs.panel.pages import careful, named_preset, number_in, require_server, sheet_of, show_page
from cogs.ui.ids import BadPress, Press
from cogs.ui.panel import dialogs
from cogs.ui.panel.sheet import OWN, Sheet, option_pages, page_of
from cogs.visit import Visit


@careful
async def ask(visit: Visit, press: Press) -> None:
    """A dialog."""
    sheet = sheet_of(visit, press.table)
    await visit.interaction.response.send_modal(_dialog(sheet, visit, press.payload))


@careful
async def told(visit: Visit, press: Press) -> None:
    """A dialog was handed in."""
    kind, _, rest = press.payload.partition(".")
    data: Mapping[str, Any] = visit.interaction.data or {}
    answers = dialogs.answers(data.get("components") or ())
    if kind == "number" and _is_number(rest):
        await _told_number(visit, press, rest, str(answers.get(dialogs.VALUE) or ""))
        return
    require_server(press)
    value = answers.get(dialogs.VALUE)
    if kind == "locks" and rest in option_pages():
        here = option_pages()[rest]
        free = [name for name in here if name in (value or ())]
        await change(visit, press, lambda settings: entries.with_locks(settings, here, free))
        await show_page(visit, press.table, rest)
    elif kind == "save":
        await _save(visit, press, str(value or ""), bool(answers.get(dialogs.DEFAULT)), imported=rest == "import")
    elif kind == "rename":
        number = number_in(rest)
        await change(visit, press, lambda settings: entries.renamed(settings, number, str(value or "")))
        await show_page(visit, press.table, f"{OWN}.{number}")
    elif kind == "code":
        await preview(visit, str(value or ""))
    else:
        raise BadPress("no such dialog")


def _dialog(sheet: Sheet, visit: Visit, payload: str) -> ui.Modal:
    kind, _, rest = payload.partition(".")
    if kind == "number" and _is_number(rest):
        if not sheet.can_change(rest):
            raise Declined("locked", option=rest)
        return dialogs.number(sheet, visit.look, rest)
    if sheet.is_server:
        match kind:
            case "locks" if rest in option_pages():
                return dialogs.locks(sheet, visit.look, rest)
            case "save":
                return dialogs.save(sheet, visit.look, payload)
            case "rename":
                preset = named_preset(sheet, rest)
                return dialogs.rename(sheet, visit.look, preset.number, preset.name)
            case "code":
                return dialogs.code(sheet, visit.look)
            case _:
                pass
    raise BadPress("no such dialog")


def _is_number(name: str) -> bool:
    return name in OPTIONS and OPTIONS[name].kind == "number"


async def _told_number(visit: Visit, press: Press, name: str, text: str) -> None:
    try:
        value = OPTIONS[name].read(text.strip())
    except ValueError:
        low, high = OPTIONS[name].values[0], OPTIONS[name].values[-1]
        note = visit.say("note-number", option=visit.say(f"option-{name}"), low=int(low), high=int(high))
        await show_page(visit, press.table, page_of(name), note)
        return
    await set_value(visit, press, name, value)


async def _save(visit: Visit, press: Press, name: str, default: bool, *, imported: bool) -> None:
    book = visit.desk.book
    code = await book.draft(visit.guild, visit.person.id) if imported else None
    wanted = None if code is None else read_code(code)

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        changed = settings.with_preset(name, settings.rules if wanted is None else wanted)
        saved = changed.named[-1]
        if default:
            changed = changed.with_default(saved.number)
        return changed, Entry("saved", saved.name, area=f"preset:{saved.number}")

    after = await change(visit, press, make)
    await show_page(visit, press.table, f"{OWN}.{after.named[-1].number}")
