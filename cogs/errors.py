"""One place for all that goes wrong: a person always gets an answer, and the log never gets a card."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord

from bot.settings import Declined
from bot.store import StoreError
from bot.tables import Refused, Stage
from bot.traces import trace
from bot.uno.errors import Illegal, Reason, RuleError
from bot.uno.notation import NotationError
from cogs.pace import PASSING
from cogs.ui import more, notes
from cogs.ui.ids import BadPress
from cogs.ui.refusals import declined, sentence
from cogs.ui.scene import scene_of
from cogs.visit import Visit

ANSWER_TOO_LATE = frozenset({10062, 40060})
"""Unknown interaction; interaction already acknowledged."""

log = logging.getLogger(__name__)


async def answer_error(visit: Visit, error: Exception) -> None:
    """Tells the person what is so, and the log what happened."""
    try:
        await _answer(visit, error)
    except Exception as another:
        if _is_too_late(another):
            log.info("A refusal came too late at table %s", visit.table_id)
        else:
            await _answer_unexpected(visit, another)


async def _answer(visit: Visit, error: Exception) -> None:
    match error:
        case Refused(reason=reason) | Illegal(reason=reason) | RuleError(reason=reason):
            await _answer_refusal(visit, reason)
        case Declined(reason=reason):
            await visit.answer(declined(reason, visit.look))
        case BadPress() | NotationError():
            await visit.tell("error-press")
        case StoreError() if not visit.made:
            await _answer_unsaved(visit)
        case discord.HTTPException(code=code) if _is_too_late(error):
            log.info("An answer came too late (%d)", code)
        case _ if _is_outage(error):
            await _answer_outage(visit, error)
        case _:
            await _answer_unexpected(visit, error)


async def _answer_refusal(visit: Visit, reason: Reason) -> None:
    """A player sees the hand again with the reason above it; anybody else gets the sentence."""
    table = visit.tables.get(visit.table_id)
    if table is None or reason.code == "no-practice":
        await visit.answer(sentence(reason, visit.look))
        return
    scene = scene_of(table)
    seat = table.seat_of(visit.person.id)
    told = sentence(reason, visit.look, scene.name)
    if seat is not None and table.stage is Stage.PLAYING and visit.wants_hand:
        stale = reason.code == "stale"
        note = notes.outdated_note(scene, seat, visit.look) if stale else told
        await visit.show_seat(note=note, calls=visit.calls)
    elif reason.code == "not-at-table" and table.stage is Stage.LOBBY:
        await visit.tell("join-first")
    elif reason.code in {"not-at-table", "already-started"} and seat is None and table.is_running:
        if any(person.id == visit.person.id for person in table.waiting):
            await visit.tell("refusal-already-waiting")
        else:
            await visit.show(more.offer_to_wait(scene, visit.look, told))
    else:
        await visit.answer(told)


async def _answer_unsaved(visit: Visit) -> None:
    """The store has logged why. A player sees the hand again, so that the same click can be made once more."""
    table = visit.tables.get(visit.table_id)
    if visit.wants_hand and table is not None and table.stage is Stage.PLAYING and visit.is_seated:
        await visit.show_seat(note=visit.say("error-store"), calls=visit.calls)
    else:
        await visit.tell("error-store")


async def _answer_outage(visit: Visit, error: Exception) -> None:
    """Perhaps the answer itself got lost, and this one does, too: the next click shows what is so."""
    log.warning("Discord did not answer at table %s (%s)", visit.table_id, type(error).__name__)
    try:
        await visit.tell("error-outage", made="yes" if visit.made else "no")
    except PASSING as another:
        log.info("That could not be told at table %s (%s)", visit.table_id, type(another).__name__)


async def _answer_unexpected(visit: Visit, error: Exception) -> None:
    reference = secrets.token_hex(2).upper()
    log.error("Reference %s at table %s: %s", reference, visit.table_id, trace(error))
    visit.desk.mishaps.note(reference, visit.desk.tables.clock.now(), visit.guild, visit.table_id, error)
    try:
        await visit.tell("error-unexpected", reference=reference, made="yes" if visit.made else "no")
    except Exception as another:
        # An answer that got lost takes nothing back: the next click shows what is so.
        level = logging.WARNING if _is_outage(another) or _is_too_late(another) else logging.ERROR
        log.log(level, "Reference %s could not be told: %s", reference, trace(another))


def _is_too_late(error: Exception) -> bool:
    """Whether the person can get no answer any more, or has one."""
    return isinstance(error, discord.HTTPException) and error.code in ANSWER_TOO_LATE


def _is_outage(error: Exception) -> bool:
    """Whether Discord or the line to it was at fault."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, aiohttp.ClientError | TimeoutError)
