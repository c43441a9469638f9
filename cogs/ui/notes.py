"""A line above the hand: what one's own click led to, or why it did not count."""

from __future__ import annotations

from collections.abc import Iterable

from bot.uno.events import Called, Caught, Challenged, Drew, Event, FalselyCaught, Misplayed, Played
from cogs.ui import challenge, words
from cogs.ui.look import Look
from cogs.ui.scene import Scene


def outcome_note(events: Iterable[Event], scene: Scene, seat: int, look: Look) -> str:
    """What this seat should know of its own action: the complete events of that action."""
    told = list(events)
    played = any(isinstance(event, Played) for event in told)
    lines = [_note(event, scene, seat, look, played) for event in told]
    return "\n".join(line for line in lines if line)


def outdated_note(scene: Scene, seat: int, look: Look) -> str:
    """Why a click on an older hand did not count."""
    faster = words.last_actor(scene, seat)
    if faster is None:
        return look.say("note-late")
    return look.say("note-outdated", name=scene.name(faster))


def _note(event: Event, scene: Scene, seat: int, look: Look, played: bool) -> str:
    match event:
        case Challenged(by=by) if by == seat:
            return challenge.verdict(event, scene, look, seat)
        case Caught(by=by, seat=other, call=call, count=count) if by == seat:
            return look.say("note-caught", name=scene.name(other), call=call, count=count)
        case FalselyCaught(by=by, seat=other, count=count) if by == seat:
            return look.say("note-caught-wrongly", name=scene.name(other), count=count)
        case Misplayed(seat=actor, card=card, count=count) if actor == seat:
            return look.say("note-misplayed", card=look.card(card), count=count)
        case Called(seat=actor, call=call) if actor == seat and not played:
            return look.say("note-called", call=call)
        case Drew(seat=actor) if actor == seat:
            return _drawn(event, scene, seat, look)
        case _:
            return ""


def _drawn(event: Drew, scene: Scene, seat: int, look: Look) -> str:
    """The cards drawn; none are told where they stand on the next screen anyway."""
    if not event.cards:
        return ""
    if event.cause == "turn" and scene.board.turn == seat and scene.board.phase == "drew":
        return ""
    if event.cause == "turn" and event.count == 1:
        return look.say("note-drew-unfitting", card=look.marked(event.cards[0]))
    return look.say("note-drew-many", count=event.count, cards=look.cards(event.cards))
