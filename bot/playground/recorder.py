"""Remembers what the bot sent, so that tests can hold it against Discord's specification."""

from __future__ import annotations

import copy
from collections import deque
from dataclasses import dataclass
from typing import Any


@dataclass
class Recorded:
    """One request of the bot and how it was answered."""

    kind: str
    method: str
    template: str
    path: str
    body: Any
    files: int
    status: int = 0
    code: int | None = None


class Recorder:
    """The last requests, oldest first; bodies are deep copies, for the world lives on."""

    def __init__(self, most: int = 20_000) -> None:
        self.requests: deque[Recorded] = deque(maxlen=most)

    def note(self, kind: str, method: str, template: str, path: str, body: Any, files: int) -> Recorded:
        """Remember a request; its status is filled in when it is answered."""
        entry = Recorded(kind, method, template, path, copy.deepcopy(body), files)
        self.requests.append(entry)
        return entry

    def of(self, kind: str) -> list[Recorded]:
        """The requests of one kind of route."""
        return [entry for entry in self.requests if entry.kind == kind]

    def refused(self) -> list[Recorded]:
        """The requests that were answered with an error."""
        return [entry for entry in self.requests if entry.status >= 400]
