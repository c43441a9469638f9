"""How tables are run, in the panel: terms, channels, roles and the language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.i18n.texts import LANGUAGES
from bot.settings import TERMS, Entry, GuildSettings
from bot.settings.terms import LONGEST_LIST
from cogs.panel import entries
from cogs.panel.changes import change, show_everywhere
from cogs.panel.pages import careful, home_of, number_in, present_ids, require_server, show_page
from cogs.ui.ids import BadPress, Press
from cogs.ui.panel import terms
from cogs.ui.panel.sheet import PLACES
from cogs.visit import Visit


@careful
async def set_term(visit: Visit, press: Press) -> None:
    """Another value for a table setting, or another language."""
    require_server(press)
    name, _, text = press.payload.partition("=")
    if name == terms.LANGUAGE:
        await set_language(visit, press, None if text == terms.OWN_LANGUAGE else text)
    elif name not in TERMS:
        raise BadPress("no such setting")
    else:
        value = TERMS[name].read(text)
        await change(visit, press, lambda settings: entries.with_term(settings, name, value))
    await show_page(visit, press.table, home_of(press))


@careful
async def set_list(visit: Visit, press: Press) -> None:
    """The channels or roles that were chosen; none allow all. BadPress for those of another server."""
    require_server(press)
    data: Mapping[str, Any] = visit.interaction.data or {}
    ids = tuple(number_in(str(each)) for each in data.get("values") or ())[:LONGEST_LIST]
    present = present_ids(visit)
    if present is not None and not present >= set(ids):
        raise BadPress("no channel or role of this server")
    # Who opens to everyone opens to all: that is what no role says.
    chosen = () if press.payload == "roles" and visit.guild in ids else ids
    await change(visit, press, lambda settings: entries.with_list(settings, press.payload, chosen))
    await show_page(visit, press.table, PLACES)


async def set_language(visit: Visit, press: Press | None, code: str | None) -> None:
    """The language of public messages from now on; boards follow at once. BadPress for one that there is not."""
    if code is not None and code not in LANGUAGES:
        raise BadPress("no such language")

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        old = settings.language or terms.OWN_LANGUAGE
        entry = Entry("language", old=old, new=code or terms.OWN_LANGUAGE, area="language")
        return settings.with_language(code), entry

    await change(visit, press, make)
    show_everywhere(visit)
