"""What people do with a table: sit down, leave, start, go on, and what its host may do."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.tables import Stage, lobby
from bot.tables.consent import lacking
from bot.tables.reasons import refusal
from cogs.pace import PASSING
from cogs.rights import NEEDED, missing_rights
from cogs.ui import more, names
from cogs.ui.guide import rights_in_words
from cogs.ui.ids import Press, Verb
from cogs.ui.lobby import WORDS_FIELD, computers, words_modal
from cogs.ui.scene import scene_of
from cogs.visit import Visit

POSTED_WITHIN = 2.0
"""Seconds after which whoever wants the table at the bottom is told to wait: Discord takes no answer after three."""

log = logging.getLogger(__name__)


async def join(visit: Visit) -> None:
    """Take a seat; during a match a place in the next one is offered."""
    table = await visit.tables.join(visit.table.id, visit.person)
    visit.made = True
    seat = table.seat_of(visit.person.id)
    if seat is None:
        await visit.tell("said-waiting")
    else:
        await visit.tell("said-joined", seat=seat + 1)


async def wait(visit: Visit) -> None:
    """Ask for a place in the next match."""
    await visit.tables.wait(visit.table.id, visit.person)
    visit.made = True
    await visit.tell("said-waiting")


async def leave(visit: Visit) -> None:
    """Leave the table."""
    await visit.tables.leave(visit.table.id, visit.person.id)
    visit.made = True
    await visit.tell("said-left")
    await visit.desk.hands.put_away(visit.table_id, visit.person.id)


async def ask_before_leaving(visit: Visit) -> None:
    """The Leave button: during a match it asks once more."""
    table = visit.table
    if table.is_running and table.seat_of(visit.person.id) is not None:
        await visit.show(more.sure(scene_of(table), visit.look, "leave"))
    else:
        await leave(visit)


async def start(visit: Visit) -> None:
    """Begin the match; who starts it sees their hand at once."""
    await _see_off(visit)
    await visit.tables.start(visit.table.id, visit.person.id, visit.moderates)
    visit.made = True
    await _show_hand(visit)


async def _see_off(visit: Visit) -> None:
    """Whoever has left the server leaves the table before a match begins."""
    table = visit.table
    lobby.require_host(table, visit.person.id, visit.moderates)
    if table.is_running:
        return
    gone = await visit.desk.members.see_off(table, visit.person.id)
    if gone:
        told = ", ".join(names.in_text(each) for each in gone)
        visit.news = visit.say("said-gone", names=told, count=len(gone))


async def agree(visit: Visit) -> None:
    """Agree to the effect of the custom wilds."""
    await visit.tables.house_rules.agree(visit.table.id, visit.person.id)
    visit.made = True
    await visit.confirm("said-agreed")


async def ask_for_words(visit: Visit) -> None:
    """A field for the host's words about the custom wilds."""
    table = visit.table
    lobby.require_host(table, visit.person.id, visit.moderates)
    await visit.interaction.response.send_modal(words_modal(scene_of(table), visit.look, table.custom_text))


async def word_custom(visit: Visit) -> None:
    """The host's words are handed in."""
    text = visit.submitted(WORDS_FIELD)
    await visit.tables.house_rules.word_custom(visit.table.id, visit.person.id, text, visit.moderates)
    visit.made = True
    await visit.confirm("said-worded")


async def next_round(visit: Visit) -> None:
    """Deal the next round."""
    await visit.tables.next_round(visit.table.id, visit.person.id, visit.moderates)
    visit.made = True
    await _show_hand(visit)


async def rematch(visit: Visit) -> None:
    """Begin another match with the same people."""
    await _see_off(visit)
    await visit.tables.rematch(visit.table.id, visit.person, visit.moderates)
    visit.made = True
    await _show_hand(visit)


async def add_computer(visit: Visit, level: str = "") -> None:
    """A computer player of this level sits down; without one it is chosen first. More of them can follow."""
    table, note = visit.table, ""
    lobby.require_host(table, visit.person.id, visit.moderates)
    lobby.require_lobby(table)
    if level:
        table = await visit.tables.add_computer(table.id, visit.person.id, level, visit.moderates)
        visit.made = True
        note = visit.say("said-added", name=names.in_text(table.seats[-1].name))
    await visit.show(computers(scene_of(table), visit.look, note))


async def remove_computer(visit: Visit, payload: str = "") -> None:
    """A computer player goes: the only one, the one named by its seat, or one that is chosen first."""
    table = visit.table
    seats = [index for index, seat in enumerate(table.seats) if seat.person is None and not seat.gone]
    if not payload and len(seats) > 1:
        await visit.show(more.seats(scene_of(table), visit.look, Verb.REMOVE, "kick-whom", seats))
        return
    seat = visit.seat_of(payload) if payload else next(iter(seats), len(table.seats))
    await visit.tables.remove(table.id, visit.person.id, seat, visit.moderates)
    visit.made = True
    await visit.confirm("said-removed", name=names.in_text(table.name(seat)))


async def kick(visit: Visit, payload: str = "") -> None:
    """Somebody has to go: the seat named, or one that is chosen first."""
    table = visit.table
    if not payload:
        seats = [index for index, seat in enumerate(table.seats) if not seat.gone and seat.person != visit.person.id]
        await visit.show(more.seats(scene_of(table), visit.look, Verb.KICK, "kick-whom", seats))
        return
    await kick_seat(visit, visit.seat_of(payload))


async def kick_seat(visit: Visit, seat: int) -> None:
    """Whoever sits there has to go."""
    table = visit.table
    await visit.tables.kick(table.id, visit.person.id, seat, visit.moderates)
    visit.made = True
    await visit.tell("said-removed", name=names.in_text(table.name(seat)))


async def hand_over(visit: Visit, payload: str = "") -> None:
    """Another person leads the table: the seat named, or one that is chosen first."""
    table = visit.table
    if not payload:
        seats = [index for index, seat in table.people() if seat.person != table.host]
        await visit.show(more.seats(scene_of(table), visit.look, Verb.HOST, "host-whom", seats))
        return
    await hand_over_to_seat(visit, visit.seat_of(payload))


async def hand_over_to_seat(visit: Visit, seat: int) -> None:
    """Whoever sits there leads the table."""
    table = visit.table
    person = table.seats[seat].person
    await visit.tables.hand_over(table.id, visit.person.id, person or 0, visit.moderates)
    visit.made = True
    await visit.tell("said-host", name=names.in_text(table.name(seat)))


async def end(visit: Visit) -> None:
    """Close the table."""
    await visit.tables.end(visit.table.id, visit.person.id, visit.moderates)
    visit.made = True
    await visit.tell("said-ended")


async def ask_before_ending(visit: Visit) -> None:
    """The End button asks once more."""
    await visit.show(more.sure(scene_of(visit.table), visit.look, "end"))


async def sure(visit: Visit, press: Press) -> None:
    """Yes, leave; yes, end it."""
    await (leave(visit) if press.payload == "leave" else end(visit))


async def show_more(visit: Visit) -> None:
    """The score, and what one needs rarely."""
    table = visit.table
    leads = visit.moderates or table.host == visit.person.id
    seated = table.seat_of(visit.person.id) is not None
    await visit.show(more.more(scene_of(table), visit.look, seated=seated, leads=leads))


async def repost(visit: Visit) -> None:
    """The public message at the bottom of the channel, for those who sit there and for moderators."""
    table = visit.table
    if not visit.moderates and not visit.is_seated:
        raise refusal("not-at-table")
    posting = asyncio.create_task(visit.desk.publisher.post_anew(table), name=f"repost of table {table.id}")
    await asyncio.wait({posting}, timeout=POSTED_WITHIN)
    if not posting.done():
        await visit.tell("said-posting")
    try:
        await posting
    except discord.Forbidden:
        is_thread = isinstance(visit.interaction.channel, discord.Thread)
        missing = missing_rights(visit.interaction.app_permissions, thread=is_thread) or NEEDED
        await visit.tell("rights-missing", permissions=rights_in_words(missing, visit.look))
    except PASSING as error:
        if not visit.interaction.response.is_done():
            raise
        log.info("Table %s could not be posted anew (%s)", table.id, type(error).__name__)
    else:
        if not visit.interaction.response.is_done():
            await visit.tell("said-posted")


async def _show_hand(visit: Visit) -> None:
    """The hand of somebody who plays; a moderator who does not is told that the match has begun."""
    if not visit.is_seated:
        await visit.tell("said-started")
    elif visit.table.stage is Stage.LOBBY:
        await visit.tell("said-to-agree" if lacking(visit.table) else "refusal-need-two")
    else:
        await visit.show_seat()
