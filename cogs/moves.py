"""What a player does in a round: by the board's buttons, by the hand's, by `/uno hand`."""

from __future__ import annotations

from bot.tables import Stage
from bot.tables.reasons import refusal
from bot.uno import notation
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, NameColour
from bot.uno.calls import UNO
from bot.uno.view import SeatView
from cogs.ui import choices, notes, refusals, steps
from cogs.ui.ids import Press
from cogs.visit import Visit


async def hand(visit: Visit, press: Press) -> None:
    """The hand, as a new private message. Whoever asks for it is there again."""
    visit.wants_hand = True
    table, seat = visit.table, visit.seat
    if table.stage is Stage.PLAYING and (table.seats[seat].substituted or table.seats[seat].misses):
        await visit.tables.present(table.id, visit.person.id)
    await visit.show_seat()


async def show(visit: Visit, press: Press) -> None:
    """The hand again: another page, UNO! switched, or back from a choice."""
    visit.wants_hand = True
    await visit.show_seat(calls=press.calls, page=int(press.words))


async def draw(visit: Visit, press: Press) -> None:
    """Draw a card, or the penalty that waits."""
    await _act(visit, press, Draw(), calls=press.calls)


async def keep(visit: Visit, press: Press) -> None:
    """Keep the drawn card."""
    await _act(visit, press, Keep())


async def challenge(visit: Visit, press: Press) -> None:
    """Challenge the wild draw four."""
    await _act(visit, press, Challenge())


async def name_colour(visit: Visit, press: Press) -> None:
    """Name the colour of a wild that was turned over."""
    await _act(visit, press, NameColour(press.payload))


async def play(visit: Visit, press: Press) -> None:
    """Play a card; UNO is called with it where it was declared and falls due."""
    seat, match = _seat(visit), visit.table.match
    action = notation.read(press.payload)
    if match is not None and press.calls and match.refusal(seat, action) is not None:
        action = notation.read(press.words)
    await _act(visit, press, action, calls=press.calls)


async def call(visit: Visit, press: Press) -> None:
    """Make the call that is owed."""
    await _act(visit, press, Call(_view(visit).owes or UNO))


async def uno(visit: Visit, press: Press) -> None:
    """The board's UNO!: makes the call that is owed, or declares it for the next card."""
    view = _view(visit)
    may_play = view.table.turn == view.seat or bool(view.playable)
    if view.owes is None and view.call is not None and may_play:
        visit.wants_hand = True
        await visit.show_seat(calls=True)
    else:
        await _act(visit, press, Call(view.owes or view.call or UNO))


async def catch(visit: Visit, press: Press) -> None:
    """Report a missing call: at once if one player can be caught, else after a choice."""
    if visit.table.terms.spectators_catch and not visit.is_seated:
        await _catch_from_aside(visit)
        return
    view = _view(visit)
    if len(view.catchable) == 1:
        await _act(visit, press, Catch(view.catchable[0]))
        return
    # Where a wrong report costs something it can be made all the same, and about anybody.
    seats = view.catchable or tuple(each.seat for each in view.legal if isinstance(each, Catch))
    if seats:
        await visit.show(choices.catch(visit.scene(visit.table), view, visit.look, seats))
    else:
        await visit.show_seat(note=visit.say("nobody-owes"))


async def _catch_from_aside(visit: Visit) -> None:
    outcome = await visit.desk.tables.spectators.catch(visit.table.id, visit.person.id)
    visit.made = True
    await visit.tell("said-caught", name=visit.scene(outcome.table).name(outcome.seat))


async def report(visit: Visit, press: Press) -> None:
    """Report this player's missing call."""
    visit.wants_hand = True
    await _act(visit, press, Catch(visit.seat_of(press.payload)))


async def choose_colour(visit: Visit, press: Press) -> None:
    """Which colour for this black card?"""
    view, choice = _view(visit), steps.read_choice(press.words)
    _require_fresh(visit, press, view, choice)
    await visit.show(choices.colour(visit.scene(visit.table), view, visit.look, choice, calls=press.calls))


async def choose_target(visit: Visit, press: Press) -> None:
    """With whom are hands swapped?"""
    view, choice = _view(visit), steps.read_choice(press.words)
    _require_fresh(visit, press, view, choice)
    await visit.show(choices.target(visit.scene(visit.table), view, visit.look, choice, calls=press.calls))


async def why(visit: Visit, press: Press) -> None:
    """Why the other cards cannot be played."""
    view, scene = _view(visit), visit.scene(visit.table)
    reasons = refusals.why_not(scene, view, visit.look)
    await visit.show(choices.why(scene, view, visit.look, reasons, calls=press.calls))


async def _act(visit: Visit, press: Press, action: Action, *, calls: bool = False) -> None:
    """The four hops: act at the tables, look at the seat, draw the screen, answer."""
    visit.wants_hand = True
    # The hand stays unknown to a stranger, so the seat is asked for before anything else.
    seat = visit.seat
    outcome = await visit.tables.act(visit.table.id, visit.person.id, press.revision, action)
    visit.made = True
    scene = visit.scene(outcome.table)
    note = notes.outcome_note(outcome.events, scene, seat, visit.look)
    still_choosing = outcome.table.turn == seat and scene.board.phase == "drew"
    await visit.show_seat(note=note, calls=calls and still_choosing)


def _seat(visit: Visit) -> int:
    """This person's seat in the round. Refused: no-table, not-at-table, not-started, round-over, match-over."""
    visit.wants_hand = True
    table, seat = visit.table, visit.seat
    if table.stage is not Stage.PLAYING:
        codes = {Stage.LOBBY: "not-started", Stage.BREAK: "round-over"}
        raise refusal(codes.get(table.stage, "match-over"))
    return seat


def _view(visit: Visit) -> SeatView:
    """What this person's seat sees. Refused: as `_seat`."""
    seat = _seat(visit)
    return visit.table.view_of(seat)


def _require_fresh(visit: Visit, press: Press, view: SeatView, choice: steps.Choice) -> None:
    """Refused stale, when the choice belongs to a hand of an earlier decision."""
    table = visit.table
    if not table.decision <= press.revision <= table.revision or not choice.plays(view):
        raise refusal("stale")
