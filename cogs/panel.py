"""The panel of settings: what its buttons, selects and dialogs do, for a server and for a table in its lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import wraps
from typing import Any

from discord import ui

from bot.i18n.texts import LANGUAGES
from bot.settings import TERMS, Declined, Editor, Entry, GuildSettings, NamedRules, Terms, read_code, settled
from bot.settings.terms import LISTS, LONGEST_LIST
from bot.tables import Stage, Table
from bot.tables.reasons import refusal
from bot.tables.rulings import difference
from bot.uno.errors import RuleError
from bot.uno.presets import PRESETS
from bot.uno.rule import Value, write_value
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs import rules, transfer
from cogs.ui import names
from cogs.ui.ids import NO_TABLE, BadPress, Press, Verb
from cogs.ui.panel import dialogs, history, options, presets, terms
from cogs.ui.panel.sheet import LOG, OPTION, OWN, PLACES, START, TERM, TURNS, Sheet, option_pages, page_of
from cogs.ui.refusals import declined
from cogs.visit import Visit

Handler = Callable[[Visit, Press], Awaitable[None]]
Make = Callable[[RuleSet], RuleSet]
Change = Callable[[GuildSettings], tuple[GuildSettings, Entry]]

LONGEST_NUMBER = 20
"""Digits of the largest id of Discord."""
WORDS, SHARE = "words", "share"
SERVER_ONLY = frozenset({OWN, TURNS, PLACES, LOG, TERM})


def _careful(handler: Handler) -> Handler:
    """Checks that this person may use this panel, and answers what was declined above the page it was clicked on."""

    @wraps(handler)
    async def handle(visit: Visit, press: Press) -> None:
        require_access(visit, press)
        try:
            await handler(visit, press)
        except (Declined, RuleError) as error:
            if isinstance(error, Declined) and error.reason.code == "not-allowed":
                raise
            await show_page(visit, press.table, _home(press), declined(error.reason, visit.look))

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


# --- pages -------------------------------------------------------------------------------------------------------


async def show_page(visit: Visit, table: str, page: str, note: str = "") -> None:
    """Answer with a page of this panel. BadPress for one that there is not."""
    await visit.show(await _screen(visit, sheet_of(visit, table), page, note))


def sheet_of(visit: Visit, table_id: str) -> Sheet:
    """What the panel of this table, or of the server, shows now. Refused: no-table."""
    settings = visit.desk.book.get(visit.guild)
    if table_id == NO_TABLE:
        return Sheet(revision=visit.desk.book.revision(visit.guild), rules=settings.rules, settings=settings)
    table = visit.table
    return Sheet(table=table.id, revision=table.revision, rules=table.rules, settings=settings)


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
            shared = sheet.rules if not rest else _own(sheet, rest).rules
            return presets.share_page(sheet, look, shared, f"{OWN}.{rest}" if rest else START)
        case "own" if rest:
            return presets.preset_page(sheet, look, _own(sheet, rest), note)
        case "own":
            return presets.own_page(sheet, look, note)
        case "turns":
            return terms.turns_page(sheet, look, note)
        case "places":
            return terms.places_page(sheet, look, texts, _present(visit), note)
        case "term" if rest == terms.LANGUAGE:
            return terms.language_page(sheet, look, texts)
        case "term" if rest in TERMS:
            return terms.term_page(sheet, look, rest, note)
        case "log":
            return await _log(visit, sheet, _number(rest or "0"), note)
        case _:
            raise BadPress("no such page")


async def _log(visit: Visit, sheet: Sheet, page: int, note: str) -> ui.LayoutView:
    book = visit.desk.book
    count = await book.entry_count(visit.guild)
    page = min(page, max(0, (count - 1) // history.A_PAGE))
    entries = await book.entries(visit.guild, limit=history.A_PAGE, offset=page * history.A_PAGE)
    return history.log_page(sheet, visit.look, visit.desk.texts, entries, page, count, note)


def _present(visit: Visit) -> set[int] | None:
    """The channels and roles of the server, as far as the bot knows it."""
    guild = visit.interaction.guild
    if guild is None or guild.unavailable:
        return None
    return {each.id for each in (*guild.channels, *guild.roles)}


def _own(sheet: Sheet, number: str) -> NamedRules:
    """The server's preset of this number. Declined: no-preset."""
    return sheet.settings.preset(_number(number))


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise BadPress("no number")
    return int(text)


def _home(press: Press) -> str:
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


@_careful
async def page(visit: Visit, press: Press) -> None:
    """Another page of the panel."""
    if press.payload == WORDS:
        await rules.table_rules(visit)
    else:
        await show_page(visit, press.table, press.payload)


# --- house rules -------------------------------------------------------------------------------------------------


@_careful
async def set_option(visit: Visit, press: Press) -> None:
    """Another value for an option; what stands against it is shown with a way out."""
    name, value = _option_value(press)
    await _set(visit, press, name, value)


@_careful
async def settle(visit: Visit, press: Press) -> None:
    """Another value for an option, and for those that stand against it."""
    name, value = _option_value(press)

    def make(before: RuleSet) -> RuleSet:
        values = settled(before, {name: value})
        return before.but(**(values or {name: value}))

    await _amend(visit, press, make)
    await show_page(visit, press.table, page_of(name))


@_careful
async def choose_preset(visit: Visit, press: Press) -> None:
    """Another preset, without deviations; at a table those that the server has locked stay."""
    if press.payload not in PRESETS:
        raise BadPress("no such preset")
    await _adopt(visit, press, RuleSet(press.payload), "preset")
    await show_page(visit, press.table, START)


@_careful
async def back_to_base(visit: Visit, press: Press) -> None:
    """The preset without deviations; of a page of table settings, the defaults."""
    _require_page_to_go_on(press)
    if press.payload in (TURNS, PLACES):
        await _change(visit, press, lambda settings: _with_default_terms(settings, press.payload))
    else:
        await _amend(visit, press, lambda before: RuleSet(before.preset), "base", keeps_locked=True)
    await show_page(visit, press.table, press.payload)


@_careful
async def undo(visit: Visit, press: Press) -> None:
    """The last change is taken back, whoever made it."""
    _require_page_to_go_on(press)
    if press.table == NO_TABLE:
        entry = await visit.desk.book.undo(visit.guild, _editor(visit), seen=press.revision)
        _follow(visit)
        note = visit.say("panel-undone", what=history.told(visit.look, visit.desk.texts, entry))
    else:
        await visit.desk.tables.take_back(press.table, visit.person, visit.moderates)
        note = visit.say("panel-undone-table")
    visit.made = True
    await show_page(visit, press.table, press.payload, note)


@_careful
async def lock(visit: Visit, press: Press) -> None:
    """An option becomes the server's, or the hosts' again."""
    _require_server(press)
    name = press.payload
    if name not in OPTIONS:
        raise BadPress("no such option")
    free = [name] if name in visit.desk.book.get(visit.guild).locked else []
    await _change(visit, press, lambda settings: _with_locks(settings, [name], free))
    await show_page(visit, press.table, f"{OPTION}.{name}")


def _option_value(press: Press) -> tuple[str, Value]:
    name, _, text = press.payload.partition("=")
    try:
        return name, OPTIONS[name].read(text)
    except (KeyError, ValueError):
        raise BadPress("no such option or value") from None


async def _set(visit: Visit, press: Press, name: str, value: Value) -> None:
    try:
        await _amend(visit, press, lambda before: before.but(**{name: value}))
    except RuleError as error:
        sheet = sheet_of(visit, press.table)
        remedy = settled(sheet.rules, {name: value})
        if remedy is not None and not all(sheet.can_change(each) for each in remedy):
            remedy = None
        await visit.show(options.conflict_page(sheet, visit.look, {name: value}, error.reason, remedy))
        return
    await show_page(visit, press.table, page_of(name))


async def _adopt(visit: Visit, press: Press, wanted: RuleSet, kind: str, subject: str = "") -> None:
    await _amend(visit, press, lambda _: wanted, kind, subject, keeps_locked=True)


async def _amend(
    visit: Visit, press: Press, make: Make, kind: str = "options", subject: str = "", *, keeps_locked: bool = False
) -> None:
    """Change the rules of the server or the table. RuleError and Declined, and nothing has changed."""
    if press.table == NO_TABLE:
        await _change(visit, press, lambda settings: _with_rules(settings, make(settings.rules), kind, subject))
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

    await visit.desk.tables.amend(
        press.table, visit.person, within_locks, seen=press.revision, moderator=visit.moderates
    )
    visit.made = True


def kept(before: RuleSet, wanted: RuleSet, locked: Iterable[str]) -> RuleSet:
    """The rules wanted, with the locked options as they were. Declined locked where they do not go together."""
    values = {name: before.values[name] for name in locked}
    found = settled(wanted, values)
    if found is None:
        raise Declined("locked", option=next(iter(values)))
    return wanted.but(**found)


def _with_rules(settings: GuildSettings, after: RuleSet, kind: str, subject: str) -> tuple[GuildSettings, Entry]:
    before = settings.rules
    changed = replace(settings, rules=after)
    if kind == "preset":
        return changed, Entry(kind, subject, before.preset, after.preset, area="rules")
    if kind != "options":
        return changed, Entry(kind, subject, area="rules")
    values = difference(before, after)
    old = " ".join(f"{name}={write_value(pair[0])}" for name, pair in values.items())
    new = " ".join(f"{name}={write_value(pair[1])}" for name, pair in values.items())
    area = f"option:{next(iter(values))}" if len(values) == 1 else "rules"
    return changed, Entry(kind, " ".join(values), old, new, area=area)


# --- presets of the server ---------------------------------------------------------------------------------------


@_careful
async def own_preset(visit: Visit, press: Press) -> None:
    """One of the server's presets: use it, make it the default, delete it."""
    deed, _, text = press.payload.partition(".")
    number = int(text)
    if deed == "use":
        preset = visit.desk.book.get(visit.guild).preset(number)
        await _adopt(visit, press, preset.rules, "used", preset.name)
        await show_page(visit, press.table, START, visit.say("own-used", name=names.escape(preset.name)))
        return
    _require_server(press)
    if deed == "delete":
        sheet = sheet_of(visit, press.table)
        await visit.show(presets.sure_to_delete(sheet, visit.look, sheet.settings.preset(number)))
    elif deed == "gone":
        await _change(visit, press, lambda settings: _without(settings, number))
        await show_page(visit, press.table, OWN)
    else:
        await _change(visit, press, lambda settings: _with_default(settings, number or None))
        await show_page(visit, press.table, f"{OWN}.{number}" if number else OWN)


@_careful
async def take_over(visit: Visit, press: Press) -> None:
    """The rules of a code become the server's house rules, or the settings of a file the server's own."""
    _require_server(press)
    draft = await visit.desk.book.draft(visit.guild, visit.person.id)
    if press.payload == "file":
        wanted = transfer.settings_here(visit, draft.encode())
        await _change(visit, press, lambda _: (wanted, Entry("file")))
        await show_page(visit, press.table, START, visit.say("import-file-done"))
        return
    wanted = read_code(draft)
    await _adopt(visit, press, wanted, "import")
    await show_page(visit, press.table, START, visit.say("import-done"))


async def preview(visit: Visit, code: str) -> None:
    """What would change if the rules of this code were taken over. Declined: as `read_code`."""
    wanted = read_code(code)
    await visit.desk.book.keep_draft(visit.guild, visit.person.id, code)
    await visit.show(presets.import_page(sheet_of(visit, NO_TABLE), visit.look, wanted))


def _without(settings: GuildSettings, number: int) -> tuple[GuildSettings, Entry]:
    gone = settings.preset(number)
    return settings.without_preset(number), Entry("deleted", gone.name, area=f"preset:{number}")


def _with_default(settings: GuildSettings, number: int | None) -> tuple[GuildSettings, Entry]:
    name = "" if number is None else settings.preset(number).name
    return settings.with_default(number), Entry("default", name, area="default")


# --- table settings ----------------------------------------------------------------------------------------------


@_careful
async def set_term(visit: Visit, press: Press) -> None:
    """Another value for a table setting, or another language."""
    _require_server(press)
    name, _, text = press.payload.partition("=")
    if name == terms.LANGUAGE:
        await set_language(visit, press, None if text == terms.OWN_LANGUAGE else text)
    elif name not in TERMS:
        raise BadPress("no such setting")
    else:
        value = TERMS[name].read(text)
        await _change(visit, press, lambda settings: _with_term(settings, name, value))
    await show_page(visit, press.table, _home(press))


@_careful
async def set_list(visit: Visit, press: Press) -> None:
    """The channels or roles that were chosen; none allow all. BadPress for those of another server."""
    _require_server(press)
    data: Mapping[str, Any] = visit.interaction.data or {}
    ids = tuple(_number(str(each)) for each in data.get("values") or ())[:LONGEST_LIST]
    present = _present(visit)
    if present is not None and not present >= set(ids):
        raise BadPress("no channel or role of this server")
    # Who opens to everyone opens to all: that is what no role says.
    chosen = () if press.payload == "roles" and visit.guild in ids else ids
    await _change(visit, press, lambda settings: _with_list(settings, press.payload, chosen))
    await show_page(visit, press.table, PLACES)


async def set_language(visit: Visit, press: Press | None, code: str | None) -> None:
    """The language of public messages from now on; boards follow at once. BadPress for one that there is not."""
    if code is not None and code not in LANGUAGES:
        raise BadPress("no such language")

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        old = settings.language or terms.OWN_LANGUAGE
        entry = Entry("language", old=old, new=code or terms.OWN_LANGUAGE, area="language")
        return settings.with_language(code), entry

    await _change(visit, press, make)
    _follow(visit)


def _follow(visit: Visit) -> None:
    """The public messages of the server's tables show what was changed."""
    for table in visit.desk.tables.of_guild(visit.guild):
        visit.desk.publisher.changed(table)


def _with_term(settings: GuildSettings, name: str, value: Value) -> tuple[GuildSettings, Entry]:
    old = settings.terms.value(name)
    entry = Entry("term", name, str(old).lower(), str(value).lower(), area=f"term:{name}")
    return replace(settings, terms=replace(settings.terms, **{name: value})), entry


def _with_list(settings: GuildSettings, name: str, ids: tuple[int, ...]) -> tuple[GuildSettings, Entry]:
    old = " ".join(map(str, settings.terms.value(name)))
    entry = Entry("list", name, old, " ".join(map(str, ids)), area=f"term:{name}")
    return replace(settings, terms=replace(settings.terms, **{name: ids})), entry


def _with_default_terms(settings: GuildSettings, page: str) -> tuple[GuildSettings, Entry]:
    defaults = Terms()
    named = (*terms.terms_of(page), *(LISTS if page == PLACES else ()))
    changed = replace(settings.terms, **{name: defaults.value(name) for name in named})
    return replace(settings, terms=changed), Entry("terms", page, area="terms")


# --- dialogs -----------------------------------------------------------------------------------------------------


@_careful
async def ask(visit: Visit, press: Press) -> None:
    """A dialog."""
    sheet = sheet_of(visit, press.table)
    await visit.interaction.response.send_modal(_dialog(sheet, visit, press.payload))


@_careful
async def told(visit: Visit, press: Press) -> None:
    """A dialog was handed in."""
    kind, _, rest = press.payload.partition(".")
    data: Mapping[str, Any] = visit.interaction.data or {}
    answers = dialogs.answers(data.get("components") or ())
    if kind == "number" and _is_number(rest):
        await _told_number(visit, press, rest, str(answers.get(dialogs.VALUE) or ""))
        return
    _require_server(press)
    value = answers.get(dialogs.VALUE)
    if kind == "locks" and rest in option_pages():
        here = option_pages()[rest]
        free = [name for name in here if name in (value or ())]
        await _change(visit, press, lambda settings: _with_locks(settings, here, free))
        await show_page(visit, press.table, rest)
    elif kind == "save":
        await _save(visit, press, str(value or ""), bool(answers.get(dialogs.DEFAULT)), imported=rest == "import")
    elif kind == "rename":
        number = _number(rest)
        await _change(visit, press, lambda settings: _renamed(settings, number, str(value or "")))
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
                preset = _own(sheet, rest)
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
    await _set(visit, press, name, value)


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

    after = await _change(visit, press, make)
    await show_page(visit, press.table, f"{OWN}.{after.named[-1].number}")


def _renamed(settings: GuildSettings, number: int, name: str) -> tuple[GuildSettings, Entry]:
    old = settings.preset(number).name
    changed = settings.with_name(number, name)
    return changed, Entry("renamed", "", old, changed.preset(number).name, area=f"preset:{number}")


def _with_locks(settings: GuildSettings, here: Collection[str], free: Collection[str]) -> tuple[GuildSettings, Entry]:
    """Of the options here those in `free` are the hosts', the others the server's."""
    changed = settings.with_locks(free, locked=False).with_locks(set(here) - set(free), locked=True)
    opened = [name for name in here if name in settings.locked - changed.locked]
    closed = [name for name in here if name in changed.locked - settings.locked]
    return changed, Entry("locks", "", " ".join(opened), " ".join(closed), area="locks")


# --- within ------------------------------------------------------------------------------------------------------


async def _change(visit: Visit, press: Press | None, make: Change) -> GuildSettings:
    seen = None if press is None else press.revision
    after = await visit.desk.book.change(visit.guild, _editor(visit), make, seen=seen)
    visit.made = True
    return after


def _editor(visit: Visit) -> Editor:
    return Editor(visit.person.id, visit.person.name)


def _require_page_to_go_on(press: Press) -> None:
    """BadPress for a page that does not have the button, before anything has changed."""
    if press.payload not in (START, TURNS, PLACES, *option_pages()):
        raise BadPress("a page without this button")
    if press.payload in SERVER_ONLY:
        _require_server(press)


def _require_server(press: Press) -> None:
    if press.table != NO_TABLE:
        raise BadPress("for servers only")
