"""House rules in the panel: options, the common presets, locks, and the last change taken back."""

from __future__ import annotations

from bot.settings import settled
from bot.uno.errors import RuleError
from bot.uno.options import Value
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs.panel import entries
from cogs.panel.changes import adopt, amend, change, editor_of, show_everywhere
from cogs.panel.pages import SERVER_ONLY, careful, require_server, sheet_of, show_page
from cogs.ui.ids import NO_TABLE, BadPress, Press
from cogs.ui.panel import history, options
from cogs.ui.panel.sheet import OPTION, PLACES, START, TURNS, option_pages, page_of
from cogs.visit import Visit


@careful
async def set_option(visit: Visit, press: Press) -> None:
    """Another value for an option; what stands against it is shown with a way out."""
    name, value = _option_value(press)
    await set_value(visit, press, name, value)


@careful
async def settle(visit: Visit, press: Press) -> None:
    """Another value for an option, and for those that stand against it."""
    name, value = _option_value(press)

    def make(before: RuleSet) -> RuleSet:
        values = settled(before, {name: value})
        return before.but(**(values or {name: value}))

    await amend(visit, press, make)
    await show_page(visit, press.table, page_of(name))


@careful
async def choose_preset(visit: Visit, press: Press) -> None:
    """Another preset, without deviations; at a table those that the server has locked stay."""
    if press.payload not in PRESETS:
        raise BadPress("no such preset")
    await adopt(visit, press, RuleSet(press.payload), "preset")
    await show_page(visit, press.table, START)


@careful
async def back_to_base(visit: Visit, press: Press) -> None:
    """The preset without deviations; of a page of table settings, the defaults."""
    _require_page_to_go_on(press)
    if press.payload in (TURNS, PLACES):
        await change(visit, press, lambda settings: entries.with_default_terms(settings, press.payload))
    else:
        await amend(visit, press, lambda before: RuleSet(before.preset), "base", keeps_locked=True)
    await show_page(visit, press.table, press.payload)


@careful
async def undo(visit: Visit, press: Press) -> None:
    """The last change is taken back, whoever made it."""
    _require_page_to_go_on(press)
    if press.table == NO_TABLE:
        entry = await visit.desk.book.undo(visit.guild, editor_of(visit), seen=press.revision)
        show_everywhere(visit)
        note = visit.say("panel-undone", what=history.told(visit.look, visit.desk.texts, entry))
    else:
        await visit.desk.tables.house_rules.take_back(press.table, visit.person, visit.moderates)
        note = visit.say("panel-undone-table")
    visit.made = True
    await show_page(visit, press.table, press.payload, note)


@careful
async def lock(visit: Visit, press: Press) -> None:
    """An option becomes the server's, or the hosts' again."""
    require_server(press)
    name = press.payload
    if name not in OPTIONS:
        raise BadPress("no such option")
    free = [name] if name in visit.desk.book.get(visit.guild).locked else []
    await change(visit, press, lambda settings: entries.with_locks(settings, [name], free))
    await show_page(visit, press.table, f"{OPTION}.{name}")


async def set_value(visit: Visit, press: Press, name: str, value: Value) -> None:
    """Set an option; where another stands against it, ask with a way out."""
    try:
        await amend(visit, press, lambda before: before.but(**{name: value}))
    except RuleError as error:
        sheet = sheet_of(visit, press.table)
        remedy = settled(sheet.rules, {name: value})
        if remedy is not None and not all(sheet.can_change(each) for each in remedy):
            remedy = None
        await visit.show(options.conflict_page(sheet, visit.look, {name: value}, error.reason, remedy))
        return
    await show_page(visit, press.table, page_of(name))


def _option_value(press: Press) -> tuple[str, Value]:
    name, _, text = press.payload.partition("=")
    try:
        return name, OPTIONS[name].read(text)
    except (KeyError, ValueError):
        raise BadPress("no such option or value") from None


def _require_page_to_go_on(press: Press) -> None:
    """BadPress for a page that does not have the button, before anything has changed."""
    if press.payload not in (START, TURNS, PLACES, *option_pages()):
        raise BadPress("a page without this button")
    if press.payload in SERVER_ONLY:
        require_server(press)
