"""What happens at a table during a match.

Every function takes a table and gives the change, or raises Refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables import consent, lobby, tally
from bot.tables.changes import Change, Settings, with_host, with_seat
from bot.tables.computers import renamed
from bot.tables.docket import EMPTY
from bot.tables.finish import closed, settled
from bot.tables.reasons import Refused, refusal
from bot.tables.table import RECENT, Ending, Seat, Stage, Table
from bot.uno.actions import Action, Call, Catch, Timeout
from bot.uno.errors import Illegal, RuleError
from bot.uno.events import Drew, Event, Rotated, RoundBegan, Swapped
from bot.uno.match import Leave, Match, TableAction
from bot.uno.table_actions import NextRound, Pardon, Penalise, SpectatorCatch, TimeUp
from bot.uno.view import seat_view, table_view


def started(table: Table, match_id: int, seed: str, now: float) -> Change:
    """The first match of a lobby begins.

    Refused: already-started, need-two, not-agreed, or what the rules say of the number.
    """
    lobby.require_lobby(table)
    if len(table.seats) < 2:
        raise refusal("need-two")
    consent.require_consent(table)
    return _begun(table, match_id, seed, now)


def again(table: Table, match_id: int, seed: str, now: float, settings: Settings) -> Change:
    """Another match with those who are still there and those who waited.

    A lobby when only one is left, or when somebody new has yet to agree to the effect of the custom wilds.

    Refused: match-running, not-started, or what the rules say of the number of seats.
    """
    if table.stage is not Stage.OVER:
        raise refusal("not-started" if table.stage is Stage.LOBBY else "match-running")
    stayed = tuple(seat for seat in table.seats if not seat.gone and not seat.inherited)
    room = max(0, settings.seats - len(stayed))
    come = tuple(Seat(person.id, person.name) for person in table.waiting[:room])
    seated = replace(table, seats=renamed((*stayed, *come)), waiting=table.waiting[room:])
    if come:
        seated = replace(seated, agreed=())
    if len(seated.seats) >= 2 and not consent.lacking(seated):
        return _begun(seated, match_id, seed, now)
    return Change(
        table=replace(
            seated,
            stage=Stage.LOBBY,
            match=None,
            match_id=None,
            logged=0,
            recent=(),
            deadline=now + table.terms.lobby_seconds,
            revision=table.revision + 1,
        )
    )


def _begun(table: Table, match_id: int, seed: str, now: float) -> Change:
    host = None if table.host is None else table.seat_of(table.host)
    try:
        match, events = Match.started(table.rules, len(table.seats), seed, host or 0)
    except RuleError as error:
        raise Refused(error.reason) from error
    revision = table.revision + 1
    begun = replace(
        table,
        stage=Stage.PLAYING,
        match=match,
        match_id=match_id,
        seats=_with_fresh_cards(table.seats, None, events),
        docket=EMPTY,
        tally=tally.after((), events, len(table.seats)),
        logged=0,
        revision=revision,
        decision=revision,
        deadline=now + table.turn_seconds,
        round_deadline=_end_of_round(match, now),
        recent=_recent((), events),
    )
    return Change(table=begun, events=tuple(events), begun=True)


def acted(table: Table, person_id: int, revision: int | None, action: Action, now: float, settings: Settings) -> Change:
    """A person's action.

    Refused: not-at-table, not-started, round-over, match-over, stale, or by the rules.
    """
    seat = table.seat_of(person_id)
    if seat is None:
        raise refusal("not-at-table")
    require_round(table)
    if isinstance(action, Timeout | Leave | TableAction):
        raise refusal("not-an-action")
    if revision is not None:
        _require_fresh(table, seat, revision, action)
    return stepped(_back(table, seat), seat, action, now, settings)


def caught_from_aside(table: Table, now: float, settings: Settings) -> Change:
    """Somebody who does not sit here reports a missing call, where the server wants that.

    The first seat that can be caught is; a second report catches the next one. Refused: not-at-table, not-started,
    round-over, match-over, nobody-owes.
    """
    if not table.terms.spectators_catch:
        raise refusal("not-at-table")
    require_round(table)
    match = table.match
    assert match is not None
    for seat in match.round.order:
        if match.refusal(None, SpectatorCatch(seat)) is None:
            return stepped(table, None, SpectatorCatch(seat), now, settings)
    raise refusal("nobody-owes", seconds=round(settings.aside_seconds))


def moved(table: Table, seat: int, action: Action, now: float, settings: Settings) -> Change:
    """A computer player's action. Refused: by the rules."""
    require_round(table)
    return stepped(table, seat, action, now, settings)


def timed_out(table: Table, now: float, settings: Settings) -> Change:
    """The time of the seat on turn is up: the rules act for it (rulebook 9).

    After some in a row a computer player sits in, or the person is removed, as the table's terms say. Where neither is
    wanted, computer players sit in once all people have let their time run out so often: nobody is there any more.
    """
    seat = table.turn
    assert seat is not None
    owner = table.seats[seat]
    if owner.is_present:
        misses = owner.misses + 1
        if misses >= settings.misses and table.terms.on_timeout == "remove":
            return left(table, seat, now, settings)
        table = with_seat(table, seat, replace(owner, misses=misses))
        table = with_host(_with_substitutes(table, seat, settings), seat)
    return stepped(table, seat, Timeout(), now, settings)


def _with_substitutes(table: Table, seat: int, settings: Settings) -> Table:
    """The table with computer players for those who have been absent too often, after a time-out at this seat."""
    absent = {index for index, each in table.people() if each.misses >= settings.misses}
    if table.terms.on_timeout == "computer":
        absent &= {seat}
    elif any(index not in absent for index, _ in table.people()):
        return table
    return replace(
        table,
        seats=tuple(
            replace(each, substituted=True) if index in absent else each for index, each in enumerate(table.seats)
        ),
    )


def _back(table: Table, seat: int) -> Table:
    """The table with the person of this seat there again; the revision stays."""
    owner = table.seats[seat]
    back = table
    if owner.misses or owner.substituted:
        back = with_seat(table, seat, replace(owner, misses=0, substituted=False))
    if table.terms.on_timeout == "computer" or not any(each.substituted for each in back.seats):
        return back
    return replace(back, seats=tuple(replace(each, substituted=False) for each in back.seats))


def given_up(table: Table, person_id: int, now: float, settings: Settings) -> Change:
    """This person gives the seat up, or the place among those who wait. Refused: not-at-table."""
    seat = table.seat_of(person_id)
    return lobby.no_longer_waiting(table, person_id) if seat is None else left(table, seat, now, settings)


def left(table: Table, seat: int, now: float, settings: Settings) -> Change:
    """Whoever sits here leaves, in any stage; the last person to leave ends the table.

    In a match the hand goes under the pile, or a computer player plays on with it, as the table's terms say. What a
    computer player holds always goes under the pile.
    """
    if table.stage is Stage.LOBBY:
        after = lobby.without_seat(table, seat)
        return Change(table=after) if any(after.people()) else closed(after, Ending.EMPTY, now)
    owner = table.seats[seat]
    is_inherited = table.is_running and table.terms.on_leave == "computer" and owner.is_held
    vacated = replace(owner, inherited=True, substituted=False) if is_inherited else replace(owner, gone=True)
    gone = replace(with_host(with_seat(table, seat, vacated), seat), docket=table.docket.without(seat))
    if table.is_running and not is_inherited:
        return stepped(gone, seat, Leave(), now, settings)
    if not any(gone.people()):
        return closed(gone, Ending.EMPTY, now)
    return Change(table=replace(gone, revision=table.revision + 1))


def next_round(table: Table, now: float, settings: Settings) -> Change:
    """The next round is dealt. Refused: not-started, round-running, match-over."""
    if table.stage is not Stage.BREAK:
        raise refusal(_why_no_break(table.stage))
    return stepped(table, None, NextRound(), now, settings)


def _why_no_break(stage: Stage) -> str:
    return {Stage.LOBBY: "not-started", Stage.PLAYING: "round-running"}.get(stage, "match-over")


def require_winner_or_host(table: Table, by: int, moderator: bool) -> None:
    """Refused, unless this person may deal the next round: not-at-table, not-winner-or-host."""
    seat = table.seat_of(by)
    if moderator or table.host == by:
        return
    if seat is None:
        raise refusal("not-at-table")
    if table.match is not None and table.stage is Stage.BREAK and table_view(table.match).winner == seat:
        return
    raise refusal("not-winner-or-host", host=table.host_name)


def shown(table: Table, person_id: int, now: float, settings: Settings) -> Change | None:
    """A person is there: no computer player stands in any longer.

    None when nothing changes. Refused: not-at-table.
    """
    seat = table.seat_of(person_id)
    if seat is None:
        raise refusal("not-at-table")
    owner = table.seats[seat]
    if not owner.misses and not owner.substituted:
        return None
    back = _back(table, seat)
    deadline = table.deadline
    if table.stage is Stage.BREAK and not any(each.is_present for each in table.seats):
        deadline = now + settings.break_seconds
    return Change(table=replace(with_host(back, seat), deadline=deadline, revision=table.revision + 1))


def expired(table: Table, now: float, settings: Settings) -> Change:
    """The table's deadline has passed: what follows of itself in this stage."""
    if table.round_deadline is not None and table.round_deadline <= now:
        return stepped(table, None, TimeUp(), now, settings)
    if table.stage is Stage.PLAYING:
        return timed_out(table, now, settings)
    if table.stage is Stage.BREAK and any(seat.is_present for seat in table.seats):
        return next_round(table, now, settings)
    endings = {Stage.LOBBY: Ending.EXPIRED, Stage.BREAK: Ending.ABANDONED}
    return closed(table, endings.get(table.stage, Ending.FINISHED), now)


def require_round(table: Table) -> None:
    """Refused not-started, round-over or match-over, unless a round is being played."""
    if table.stage is Stage.LOBBY:
        raise refusal("not-started")
    if table.stage is Stage.BREAK:
        raise refusal("round-over")
    if table.stage is not Stage.PLAYING:
        raise refusal("match-over")


def _require_fresh(table: Table, seat: int, revision: int, action: Action) -> None:
    """Refused stale, unless the click was made on what still holds (`Tables.act` tells the rule)."""
    assert table.match is not None
    if revision > table.revision:
        raise refusal("stale")
    if isinstance(action, Call):
        return
    if isinstance(action, Catch):
        late = revision < table.revision and action.seat not in seat_view(table.match, seat).catchable
    else:
        late = revision < table.decision
    if late:
        raise refusal("stale")


def stepped(table: Table, seat: int | None, action: Action, now: float, settings: Settings) -> Change:
    """The engine's step on the table, whose seats are already as they are to become."""
    before = table.match
    assert before is not None
    try:
        match, events = before.step(seat, action)
    except Illegal as illegal:
        raise Refused(illegal.reason) from illegal
    revision = table.revision + 1
    turn = before.turn
    same_turn = match.turn == turn and match.number == before.number
    beside = isinstance(action, Call | Catch | Leave | SpectatorCatch | TimeUp | Penalise | Pardon) and same_turn
    touched = any(isinstance(event, Drew) and event.seat == turn for event in events)
    after = replace(
        table,
        match=match,
        seats=_with_fresh_cards(table.seats, seat, events),
        revision=revision,
        decision=table.decision if beside and not touched else revision,
        deadline=table.deadline if beside else now + table.turn_seconds,
        round_deadline=_round_deadline(table, match, action, now),
        recent=_recent(table.recent, events),
        docket=table.docket.after(events, now),
        tally=tally.after(table.tally, events, len(table.seats)),
        logged=table.logged + 1,
    )
    return settled(after, events, ((seat, action),), now, settings)


def _round_deadline(table: Table, match: Match, action: Action, now: float) -> float | None:
    """When the time of the round is up after this action: set with the deal, gone when it was called."""
    if isinstance(action, NextRound):
        return _end_of_round(match, now)
    return None if isinstance(action, TimeUp) or match.stage != "round" else table.round_deadline


def _end_of_round(match: Match, now: float) -> float | None:
    minutes = match.round.book.round_minutes
    return now + 60 * minutes if minutes else None


def _with_fresh_cards(seats: tuple[Seat, ...], actor: int | None, events: Sequence[Event]) -> tuple[Seat, ...]:
    """The seats with the number of cards that each has drawn since it last did something itself."""
    fresh = [0 if index == actor else seat.fresh for index, seat in enumerate(seats)]
    for event in events:
        match event:
            case Drew():
                fresh[event.seat] += event.count
            case Swapped():
                fresh[event.seat] = fresh[event.other] = 0
            case RoundBegan() | Rotated():
                fresh = [0] * len(seats)
            case _:
                pass
    return tuple(
        seat if seat.fresh == count else replace(seat, fresh=count) for seat, count in zip(seats, fresh, strict=True)
    )


def _recent(recent: tuple[Event, ...], events: Sequence[Event]) -> tuple[Event, ...]:
    return (*recent, *(event.public() for event in events))[-RECENT:]
