"""Scripted people who play UNO through buttons, knowing only what stands on their screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.playground.models import BUTTON, STRING_SELECT, Channel, Message
from bot.playground.people import Person
from bot.playground.server import StandIn
from cogs.ui.ids import BadPress, Press, Verb, read

STEPS = (Verb.PLAY, Verb.COLOUR, Verb.TARGET, Verb.NAME)
"""What brings a card nearer to the pile."""
PASSING = (Verb.KEEP, Verb.DRAW)


@dataclass(frozen=True)
class Option:
    """Something that can be pressed or chosen: the component, and the choice in it for a menu."""

    press: Press
    component: str
    value: str | None = None


def options_of(message: Message) -> Iterator[Option]:
    """All that can be used in a message."""
    for part in message.parts():
        if part.get("disabled"):
            continue
        if part["type"] == BUTTON and (press := press_of(part.get("custom_id"))):
            yield Option(press, part["custom_id"])
        elif part["type"] == STRING_SELECT:
            for choice in part["options"]:
                if press := press_of(choice["value"]):
                    yield Option(press, part["custom_id"], choice["value"])


def press_of(custom_id: str | None) -> Press | None:
    """What a custom_id says, or None when it is none of the bot's."""
    try:
        return read(custom_id or "")
    except BadPress:
        return None


def find(message: Message, *verbs: Verb) -> list[Option]:
    """The options with one of these verbs."""
    return [option for option in options_of(message) if option.press.verb in verbs]


def revision(message: Message) -> int:
    """The newest revision that a message tells."""
    return max(press.revision for part in message.parts() if (press := press_of(part.get("custom_id"))))


async def use(person: Person, message: Message, option: Option) -> Message:
    """Press a button, or choose from a menu."""
    if option.value is None:
        return await person.click(message, option.component)
    return await person.select(message, option.component, option.value)


class Table:
    """A table in a channel, with the people who sit at it."""

    def __init__(self, server: StandIn, channel: Channel, people: Sequence[str | Person], seed: int = 1) -> None:
        self.server = server
        self.channel = channel
        self.people = [each if isinstance(each, Person) else server.person(each) for each in people]
        self.random = Random(seed)
        self.clicks = 0
        self.revision = 0
        self._next = self.people[0]

    def board(self, *verbs: Verb) -> Message | None:
        """The latest public message with one of these buttons in use."""
        for message in reversed(self.server.world.visible(self.server.world.bot, self.channel)):
            if not message.is_ephemeral and find(message, *verbs):
                return message
        return None

    async def wait_for_board(self, *verbs: Verb) -> Message:
        """The public message, as soon as it offers one of these buttons."""
        return await self.server.world.until(lambda: self.board(*verbs))

    async def open(self) -> None:
        """Open the table, let everybody join, and start."""
        host, *others = self.people
        await host.command(self.channel, ["uno", "new"])
        lobby = await self.wait_for_board(Verb.JOIN)
        for person in others:
            await self.press(person, lobby, Verb.JOIN)
        await self.press(host, lobby, Verb.START)

    async def press(self, person: Person, message: Message, verb: Verb) -> Message:
        """Press the button with this verb."""
        self.clicks += 1
        return await use(person, message, find(message, verb)[0])

    async def hand(self, person: Person) -> Message:
        """A fresh look at a person's hand, by the board's button or, while there is none, by the command."""
        board = self.board(Verb.HAND)
        if board is None:
            self.clicks += 1
            return await person.command(self.channel, ["uno", "hand"])
        return await self.press(person, board, Verb.HAND)

    async def find_turn(self) -> tuple[Person, Message] | None:
        """Who can act, with the hand; None when nobody can, between rounds and at the end."""
        asked: set[Person] = set()
        person = self._next
        while person not in asked:
            asked.add(person)
            hand = await self.hand(person)
            if find(hand, *STEPS, *PASSING):
                return person, hand
            person = self.named_in(hand) or next((one for one in self.people if one not in asked), person)
        return None

    def named_in(self, hand: Message) -> Person | None:
        """The other person of whom the headline of a hand speaks: the one on turn."""
        headline = hand.text.partition("\n")[0]
        return next((person for person in self.people if f" {person.name} " in f" {headline} "), None)

    async def move(self, person: Person, hand: Message) -> None:
        """One whole move of the person on turn: a card with all that must be chosen for it, or a draw."""
        while steps := find(hand, *STEPS) or find(hand, *PASSING):
            option = self.random.choice(steps)
            self.clicks += 1
            hand = await use(person, hand, option)
            if option.press.verb in (Verb.PLAY, Verb.NAME, Verb.KEEP):
                break
        self._next = self.named_in(hand) or person
        self.revision = max(self.revision, revision(hand) if hand.components else 0)

    async def play(self, moves: int = 1_000_000) -> int:
        """Play until the match is decided or so many moves have been made; how many were made."""
        made = 0
        while made < moves:
            turn = await self.find_turn()
            if turn is not None:
                await self.move(*turn)
                made += 1
                continue
            host = self.people[0]
            between = await self.hand(host)
            if not find(between, Verb.NEXT):
                break
            await self.press(host, between, Verb.NEXT)
        return made
