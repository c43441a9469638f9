"""What happened, in sentences. Events that belong together are told as one: a play and what it did to others."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.uno import events as happened
from bot.uno.cards import Card
from bot.uno.events import Event
from cogs.ui.look import Look
from cogs.ui.scene import Scene


def sentences(scene: Scene, look: Look) -> list[str]:
    """The recent events, oldest first, each sentence with its subject's name; cards drawn are marked "(+2)"."""
    teller = _Teller(scene, look)
    for event in scene.recent:
        teller.tell(event)
    teller.mention_what_waits()
    return [line.text for line in teller.lines]


def last_actor(scene: Scene, besides: int) -> int | None:
    """The seat that acted last, other than this one."""
    for event in reversed(scene.recent):
        seat = _actor(event)
        if seat is not None and seat != besides:
            return seat
    return None


def _actor(event: Event) -> int | None:
    """Who did something of their own accord."""
    match event:
        case happened.Caught(by=by) | happened.FalselyCaught(by=by) | happened.Challenged(by=by):
            return by
        case (
            happened.Played(seat=seat)
            | happened.Kept(seat=seat)
            | happened.Called(seat=seat)
            | happened.ColourNamed(seat=seat)
            | happened.Left(seat=seat)
        ):
            return seat
        case happened.Drew(seat=seat, cause="turn" | "penalty"):
            return seat
        case _:
            return None


@dataclass(slots=True)
class _Line:
    """A sentence in the making."""

    kind: type[Event]
    seat: int | None
    clauses: list[str]
    drawn: int = 0
    cause: str = ""
    shouts: list[str] = field(default_factory=list[str])
    sitting_out: int = 0

    @property
    def text(self) -> str:
        mark = f" (+{self.drawn})" if self.drawn else ""
        return " ".join(["".join(self.clauses) + mark + ".", *self.shouts])


class _Teller:
    """Turns events into lines, one after the other."""

    def __init__(self, scene: Scene, look: Look) -> None:
        self.scene = scene
        self.look = look
        self.lines: list[_Line] = []

    def tell(self, event: Event) -> None:
        """Adds a line for this event, or a clause to the last one."""
        match event:
            case happened.Played():
                self._played(event)
            case happened.Drew():
                self._drew(event)
            case happened.Kept(seat=seat):
                if not self._continues(seat, happened.Drew, happened.TimedOut):
                    self._begin(event, seat, "event-keeps")
                elif self.lines[-1].kind is happened.Drew:
                    self._add("clause-keeps")
            case happened.Skipped(seat=seat):
                self._sits_out(event, seat)
            case happened.Swapped(seat=seat, other=other):
                if self._continues(seat, happened.Played):
                    self._add("clause-swaps", other=self.scene.brief(other))
                else:
                    self._begin(event, seat, "event-swaps", other=self.scene.brief(other))
            case happened.Rotated():
                if self.lines and self.lines[-1].kind is happened.Played:
                    self._add("clause-rotates")
            case happened.Called(seat=seat, call=call):
                if self._continues(seat, happened.Played):
                    self.lines[-1].shouts.append(self.look.say("call-shout", call=call))
                else:
                    self._begin(event, seat, "event-calls", call=call)
            case _:
                self._tell_rarer(event)

    def mention_what_waits(self) -> None:
        """Behind a draw card that was laid on others: how many cards wait now."""
        view = self.scene.view
        if view is None or view.phase != "owes" or not self.lines or view.top is None:
            return
        if self.lines[-1].kind is happened.Played and view.pending > view.top.draws:
            self._add("clause-waits", count=view.pending)

    def _tell_rarer(self, event: Event) -> None:
        match event:
            case happened.Caught(by=by, seat=seat, call=call, count=count):
                key = "event-forgot" if by is None else "event-catches"
                other = "" if by is None else self.scene.brief(by)
                self._begin(event, seat, key, other=other, call=call).drawn = count
            case happened.FalselyCaught(by=by, seat=seat, count=count):
                self._begin(event, by, "event-catches-wrongly", other=self.scene.brief(seat)).drawn = count
            case happened.Challenged():
                self._challenged(event)
            case happened.ColourNamed(seat=seat, colour=colour, by_table=by_table):
                if by_table and self._continues(seat, happened.TimedOut):
                    self._add("clause-colour", colour=colour)
                else:
                    self._begin(event, seat, "event-names-colour", colour=colour)
            case happened.RoundBegan(number=number, dealer=dealer):
                self._begin(event, dealer, "event-round", number=number)
            case happened.StartCard(card=card):
                self._begin(event, None, "event-start-card", card=self.look.played(card, None))
            case happened.WentOut(seat=seat, place=place):
                if self._continues(seat, happened.Played):
                    self._add("clause-goes-out" if place == 0 else "clause-takes-place", place=place)
            case happened.Misplayed(seat=seat, card=card, count=count):
                self._begin(event, seat, "event-misplays", card=self.look.played(card, None)).drawn = count
            case happened.Penalised(seat=seat, count=count, cause=cause):
                self._begin(event, seat, "event-penalised", cause=cause).drawn = count
            case happened.Pardoned(seat=seat, count=count):
                self._begin(event, seat, "event-pardoned", count=count)
            case happened.Returned(seat=seat, count=count):
                self._begin(event, seat, "event-returns", count=count)
            case happened.Reshuffled(count=count):
                self._begin(event, None, "event-reshuffled", count=count)
            case happened.TimeCalled():
                self._begin(event, None, "event-time-called")
            case _:
                key = _PLAIN.get(type(event))
                if key is not None:
                    self._begin(event, getattr(event, "seat", None), key)

    def _played(self, event: happened.Played) -> None:
        cards = self._cards(event.cards, event.colour)
        if self._continues(event.seat, happened.Drew) and self.lines[-1].cause == "turn":
            drawn = self.lines.pop().drawn
            line = self._begin(event, event.seat, "event-draws-and-plays", cards=cards)
            line.drawn = drawn if drawn > 1 else 0
        else:
            self._begin(event, event.seat, "event-jumps-in" if event.jumped else "event-plays", cards=cards)
        if event.colour is not None and event.cards[0].black:
            self._add("clause-colour", colour=event.colour)

    def _drew(self, event: happened.Drew) -> None:
        last = self.lines[-1] if self.lines else None
        if last is not None and last.kind in _TOLD_ALREADY and event.cause in _TOLD_ALREADY[last.kind]:
            return
        if last is not None and last.kind is happened.TimedOut and last.seat == event.seat:
            last.drawn += event.count
            return
        key = {"turn": "event-draws", "exit": "event-forgot-exit"}.get(event.cause, "event-takes")
        if event.cause in {"penalty", "start"}:
            key = "event-takes-and-sits-out"
        line = self._begin(event, event.seat, key, count=event.count)
        line.drawn, line.cause = event.count, event.cause

    def _sits_out(self, event: happened.Skipped, seat: int) -> None:
        last = self.lines[-1] if self.lines else None
        if last is None or last.kind not in (happened.Played, happened.Drew, happened.Challenged):
            self._begin(event, seat, "event-sits-out")
        elif last.kind is happened.Played:
            self._add("clause-sits-out-too" if last.sitting_out else "clause-sits-out", name=self.scene.brief(seat))
            last.sitting_out += 1

    def _challenged(self, event: happened.Challenged) -> None:
        key = "event-challenges-rightly" if event.guilty else "event-challenges-wrongly"
        drawer = self.scene.brief(event.drawer)
        self._begin(event, event.by, key, drawer=drawer, count=event.count).drawn = event.count

    def _cards(self, cards: tuple[Card, ...], colour: str | None) -> str:
        card = self.look.played(cards[0], colour)
        return card if len(cards) == 1 else self.look.say("card-twice", card=card)

    def _begin(self, event: Event, seat: int | None, key: str, **arguments: str | int) -> _Line:
        if seat is not None:
            arguments["name"] = self.scene.brief(seat)
        if self.lines and self.lines[-1].cause in _TOLD_ALREADY.get(type(event), ()):
            self.lines.pop()
        line = _Line(type(event), seat, [self.look.say(key, **arguments)])
        self.lines.append(line)
        return line

    def _add(self, key: str, **arguments: str | int) -> None:
        self.lines[-1].clauses.append(self.look.say(key, **arguments))

    def _continues(self, seat: int, *kinds: type[Event]) -> bool:
        """Whether the last line is of these kinds and about this seat."""
        return bool(self.lines) and self.lines[-1].kind in kinds and self.lines[-1].seat == seat


_PLAIN: dict[type[Event], str] = {
    happened.Passed: "event-passes",
    happened.HandOpened: "event-opens-hand",
    happened.TimedOut: "event-times-out",
    happened.Left: "event-leaves",
    happened.CameBack: "event-comes-back",
}
"""Events whose sentence needs no more than a name."""

_TOLD_ALREADY: dict[type[Event], frozenset[str]] = {
    happened.Caught: frozenset({"call"}),
    happened.FalselyCaught: frozenset({"call"}),
    happened.Challenged: frozenset({"challenge"}),
    happened.Misplayed: frozenset({"misplay"}),
    happened.Penalised: frozenset({"social", "sleep", "misplay"}),
}
"""Draws that the sentence about the event itself counts, by their cause, whichever of the two comes first."""
