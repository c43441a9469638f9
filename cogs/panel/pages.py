"""The pages of the panel, for a server and for a table in its lobby: who may use them, and what they show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps

from discord import ui

from bot.settings import TERMS, Declined, NamedRules
from bot.tables import Stage, Table
from bot.tables.reasons import refusal
from bot.uno.errors import RuleError
from bot.uno.ruleset import OPTIONS
from cogs import rules
from cogs.ui.ids import NO_TABLE, BadPress, Press, Verb
from cogs.ui.panel import history, options, presets, terms
from cogs.ui.panel.sheet import LOG, OPTION, OWN, PLACES, START, TERM, TURNS, Sheet, option_pages, page_of
from cogs.ui.refusals import declined
from cogs.visit import Visit

Handler = Callable[[Visit, Press], Awaitable[None]]


LONGEST_NUMBER = 20
"""Digits of the largest id of Discord."""


WORDS, SHARE = "words", "share"


SERVER_ONLY = frozenset({OWN, TURNS, PLACES, LOG, TERM})


def careful(handler: Handler) -> Handler:
    """Checks that this person may use this panel, and answers what was declined above the page it was clicked on."""

    @wraps(handler)
    async def handle(visit: Visit, press: Press) -> None:
        require_access(visit, press)
        try:
            await handler(visit, press)
        except (Declined, RuleError) as error:
            if isinstance(error, Declined) and error.reason.code == "not-allowed":
                raise
            await show_page(visit, press.table, home_of(press), declined(error.reason, visit.look))

    return handle


def require_access(visit: Visit, press: Press) -> None:
    """Declined: not-allowed, rules-frozen. Refused: no-table, not-host."""
    if press.table == NO_TABLE:
        visit.desk.passes.require(visit.interaction)
        return
    table = visit.table
    if table.stage is not Stage.LOBBY:
        raise Declined("rules-frozen")
    if not may_rule(visit, table):
        raise refusal("not-host", host=table.host_name)


def may_rule(visit: Visit, table: Table) -> bool:
    """Whether this person leads the table."""
    return visit.moderates or table.host == visit.person.id


def require_server(press: Press) -> None:
    """BadPress on the panel of a table."""
    if press.table != NO_TABLE:
        raise BadPress("for servers only")


async def open_panel(visit: Visit, page: str = START) -> None:
    """The panel of the server, for whoever was allowed to use the command."""
    visit.desk.passes.let_in(visit.interaction)
    await show_page(visit, NO_TABLE, page)


async def table_panel(visit: Visit) -> None:
    """The Rules button: whoever leads a table in its lobby can change its rules, all others read them."""
    table = visit.desk.tables.get(visit.table_id)
    if table is not None and table.stage is Stage.LOBBY and table.guild == visit.guild and may_rule(visit, table):
        await show_page(visit, table.id, START)
    else:
        await rules.table_rules(visit)


@careful
async def page(visit: Visit, press: Press) -> None:
    """Another page of the panel."""
    if press.payload == WORDS:
        await rules.table_rules(visit)
    else:
        await show_page(visit, press.table, press.payload)


async def show_page(visit: Visit, table: str, page: str, note: str = "") -> None:
    """Answer with a page of this panel. BadPress for one that there is not."""
    await visit.show(await _screen(visit, sheet_of(visit, table), page, note))


def sheet_of(visit: Visit, table_id: str) -> Sheet:
    """What the panel of this table, or of the server, shows now. Refused: no-table."""
    settings = visit.desk.book.get(visit.guild)
    if table_id == NO_TABLE:
        revision = visit.desk.book.revision(visit.guild)
        return Sheet(revision=revision, rules=settings.rules, settings=settings, reads=visit.desk.reads)
    table = visit.table
    return Sheet(table=table.id, revision=table.revision, rules=table.rules, settings=settings, reads=visit.desk.reads)


async def _screen(visit: Visit, sheet: Sheet, page: str, note: str) -> ui.LayoutView:
    look, texts = visit.look, visit.desk.texts
    kind, _, rest = page.partition(".")
    if kind in SERVER_ONLY and not sheet.is_server:
        raise BadPress("a page of servers only")
    if page in option_pages():
        return options.group_page(sheet, look, page, note)
    match kind:
        case "overview":
            return presets.start_page(sheet, look, note)
        case "option" if rest in OPTIONS:
            return options.option_page(sheet, look, rest, note)
        case "share":
            shared = sheet.rules if not rest else named_preset(sheet, rest).rules
            return presets.share_page(sheet, look, shared, f"{OWN}.{rest}" if rest else START)
        case "own" if rest:
            return presets.preset_page(sheet, look, named_preset(sheet, rest), note)
        case "own":
            return presets.own_page(sheet, look, note)
        case "turns":
            return terms.turns_page(sheet, look, note)
        case "places":
            return terms.places_page(sheet, look, texts, present_ids(visit), note)
        case "term" if rest == terms.LANGUAGE:
            return terms.language_page(sheet, look, texts)
        case "term" if rest in TERMS:
            return terms.term_page(sheet, look, rest, note)
        case "log":
            return await _log(visit, sheet, number_in(rest or "0"), note)
        case _:
            raise BadPress("no such page")


async def _log(visit: Visit, sheet: Sheet, page: int, note: str) -> ui.LayoutView:
    book = visit.desk.book
    count = await book.entry_count(visit.guild)
    page = min(page, max(0, (count - 1) // history.A_PAGE))
    entries = await book.entries(visit.guild, limit=history.A_PAGE, offset=page * history.A_PAGE)
    return history.log_page(sheet, visit.look, visit.desk.texts, entries, page, count, note)


def present_ids(visit: Visit) -> set[int] | None:
    """The channels and roles of the server, as far as the bot knows it."""
    guild = visit.interaction.guild
    if guild is None or guild.unavailable:
        return None
    return {each.id for each in (*guild.channels, *guild.roles)}


def named_preset(sheet: Sheet, number: str) -> NamedRules:
    """The server's preset of this number. Declined: no-preset."""
    return sheet.settings.preset(number_in(number))


def number_in(text: str) -> int:
    """A number in an id; BadPress where there is none."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise BadPress("no number")
    return int(text)


def home_of(press: Press) -> str:
    """The page that a press belongs to."""
    match press.verb:
        case Verb.SET | Verb.SETTLE:
            return page_of(press.payload.partition("=")[0])
        case Verb.LOCK:
            return f"{OPTION}.{press.payload}"
        case Verb.TERM:
            return TURNS if press.payload.partition("=")[0] in terms.TURN_PAGE else PLACES
        case Verb.BASE | Verb.UNDO:
            return press.payload
        case Verb.LIST:
            return PLACES
        case Verb.ASK | Verb.TOLD:
            kind, _, rest = press.payload.partition(".")
            return page_of(rest) if kind == "number" else rest if kind == "locks" else OWN
        case Verb.OWN:
            return OWN
        case Verb.PAGE if press.payload.startswith((f"{OWN}.", f"{SHARE}.")):
            return OWN
        case _:
            return START
