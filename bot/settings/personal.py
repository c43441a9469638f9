"""What a person sets for themselves, in every server: how their hand is sorted and shown, and how UNO is called."""

from __future__ import annotations

import json
from asyncio import Lock
from dataclasses import asdict, dataclass, fields, replace

from bot.store.people import People


@dataclass(frozen=True, slots=True)
class Preferences:
    """What can be set. `playable_first`: the cards that can be played lead the hand, else it is sorted by colour.

    `plain`: words in place of pictures and signs, for screen readers. `call_buttons`: each card that leaves one card
    has a second button that also calls UNO.
    """

    playable_first: bool = False
    plain: bool = False
    call_buttons: bool = True


DEFAULT = Preferences()


class PeopleBook:
    """The preferences of everybody, in memory as in the store; only those who changed something are in it."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._known: dict[int, Preferences] = {}
        self._writing = Lock()

    async def load(self) -> None:
        """Take up what the store holds; what this version does not know is left out. Raises StoreError."""
        known = {field.name for field in fields(Preferences)}
        for person, text in await self._people.all():
            values = {name: bool(value) for name, value in json.loads(text).items() if name in known}
            self._known[person] = Preferences(**values)

    def of(self, person: int) -> Preferences:
        """The preferences of this person."""
        return self._known.get(person, DEFAULT)

    def forget(self, person: int) -> None:
        """The store has forgotten this person."""
        self._known.pop(person, None)

    async def toggle(self, person: int, name: str) -> Preferences:
        """This preference is set the other way; gives all of them. Raises StoreError, and nothing has changed then."""
        async with self._writing:
            before = self.of(person)
            after = replace(before, **{name: not getattr(before, name)})
            if after == DEFAULT:
                await self._people.delete(person)
                self._known.pop(person, None)
            else:
                await self._people.write(person, json.dumps(asdict(after)))
                self._known[person] = after
            return after
