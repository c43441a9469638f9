"""From a click to what it asks for: every button, select and modal of the bot comes through here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord

from cogs import doctor, hosting, moves, personal, practice, privacy, replays, reports, scores, seasons
from cogs.desk import Desk
from cogs.errors import answer_error
from cogs.panel import forms, house_rules, own_presets, pages, table_settings
from cogs.ui.ids import BadPress, Press, Verb, read
from cogs.visit import Interaction, Visit

Handler = Callable[[Visit, Press], Awaitable[None]]
Deed = Callable[[Visit], Awaitable[None]]


def _plain(deed: Deed) -> Handler:
    """The handler of a verb without a payload."""

    async def handle(visit: Visit, press: Press) -> None:
        await deed(visit)

    return handle


def _with_payload(deed: Callable[[Visit, str], Awaitable[None]]) -> Handler:
    """The handler of a verb whose payload says what is meant; without one it is asked for."""

    async def handle(visit: Visit, press: Press) -> None:
        await deed(visit, press.payload)

    return handle


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HAND: moves.hand,
    Verb.SHOW: moves.show,
    Verb.DRAW: moves.draw,
    Verb.KEEP: moves.keep,
    Verb.UNO: moves.uno,
    Verb.CALL: moves.call,
    Verb.CATCH: moves.catch,
    Verb.REPORT: moves.report,
    Verb.CHALLENGE: moves.challenge,
    Verb.PLAY: moves.play,
    Verb.NAME: moves.name_colour,
    Verb.COLOUR: moves.choose_colour,
    Verb.TARGET: moves.choose_target,
    Verb.WHY: moves.why,
    Verb.VOTE: reports.vote,
    Verb.ADMIT: reports.admit,
    Verb.PARDON: reports.pardon,
    Verb.JOIN: _plain(hosting.join),
    Verb.WAIT: _plain(hosting.wait),
    Verb.LEAVE: _plain(hosting.ask_before_leaving),
    Verb.START: _plain(hosting.start),
    Verb.AGREE: _plain(hosting.agree),
    Verb.WORD: _plain(hosting.ask_for_words),
    Verb.WORDED: _plain(hosting.word_custom),
    Verb.NEXT: _plain(hosting.next_round),
    Verb.REMATCH: _plain(hosting.rematch),
    Verb.COMPUTER: _with_payload(hosting.add_computer),
    Verb.REMOVE: _with_payload(hosting.remove_computer),
    Verb.KICK: _with_payload(hosting.kick),
    Verb.HOST: _with_payload(hosting.hand_over),
    Verb.END: _plain(hosting.ask_before_ending),
    Verb.SURE: hosting.sure,
    Verb.MORE: _plain(hosting.show_more),
    Verb.REPOST: _plain(hosting.repost),
    Verb.RULES: _plain(pages.table_panel),
    Verb.PAGE: pages.page,
    Verb.SET: house_rules.set_option,
    Verb.SETTLE: house_rules.settle,
    Verb.PRESET: house_rules.choose_preset,
    Verb.BASE: house_rules.back_to_base,
    Verb.UNDO: house_rules.undo,
    Verb.LOCK: house_rules.lock,
    Verb.TERM: table_settings.set_term,
    Verb.LIST: table_settings.set_list,
    Verb.OWN: own_presets.own_preset,
    Verb.IMPORT: own_presets.take_over,
    Verb.ASK: forms.ask,
    Verb.TOLD: forms.told,
    Verb.DOCTOR: doctor.examine,
    Verb.SCORES: scores.scores_page,
    Verb.STATS: scores.stats_of_season,
    Verb.SEASON: seasons.carry_out,
    Verb.REPLAY: replays.turn_page,
    Verb.FILE: replays.send_file,
    Verb.VERIFY: replays.check_again,
    Verb.PRIVACY: _plain(privacy.show),
    Verb.MY_DATA: _plain(privacy.send_data),
    Verb.FORGET: privacy.forget,
    Verb.PREFER: personal.prefer,
    Verb.TOUR: practice.turn_page,
    Verb.PRACTICE: _plain(practice.begin),
}
"""Every verb but PICK, which only names another."""


async def clicked(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Answers a click, whatever it was."""
    visit = Visit(desk, interaction)
    async with desk.hands.visiting(visit.person.id):
        try:
            press = _press(interaction, custom_id)
            visit.table_id, visit.calls = press.table, press.calls
            await HANDLERS[press.verb](visit, press)
        except Exception as error:
            await answer_error(visit, error)


def _press(interaction: Interaction, custom_id: str) -> Press:
    """What was clicked; of a select, the option that was chosen. Raises BadPress."""
    press = read(custom_id)
    if press.verb is not Verb.PICK:
        return press
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values") or [""]
    chosen = read(str(values[0]))
    if chosen.verb is Verb.PICK or chosen.table != press.table:
        raise BadPress("an option that leads nowhere")
    return chosen


def click_listener(desk: Desk) -> Callable[[Interaction], Coroutine[Any, Any, None]]:
    """Answers every click and every modal that is handed in, whatever its custom_id.

    No view or modal is kept in memory, so a restart loses none, and none is built anew from the message for each click.
    """

    async def on_interaction(interaction: Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            data: Mapping[str, Any] = interaction.data or {}
            await clicked(desk, interaction, str(data.get("custom_id", "")))

    return on_interaction
