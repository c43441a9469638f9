"""Runs scenario files: the rules as checkable positions, in the format that players can read.

`python -m bot scenarios PATH...`; a position is set up, commands are played, statements are checked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.uno.cards import Card
from bot.uno.errors import RuleError
from bot.uno.match import Match
from bot.uno.notation import SEATS, NotationError, read, read_card, seat_index
from bot.uno.position import Position
from bot.uno.ruleset import RuleSet

HEADS = frozenset(
    (
        "source",
        "rules",
        "seats",
        "dealer",
        "discard",
        "colour",
        "draw",
        "turn",
        "direction",
        "called",
        "scores",
        "ghosts",
        "out",
    )
)


class ScenarioError(Exception):
    """A file that cannot be read: the line and the reason."""


@dataclass
class Line:
    number: int
    text: str


@dataclass
class Scenario:
    """One `==` block: its head, then commands and statements in order."""

    name: str
    number: int
    head: dict[str, Line] = field(default_factory=dict[str, Line])
    steps: list[Line] = field(default_factory=list[Line])


@dataclass(frozen=True)
class Failure:
    """What did not hold, and where."""

    file: str
    line: int
    scenario: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.scenario}: {self.reason}"


def parse(text: str) -> list[Scenario]:
    """The scenarios of a file. Raises ScenarioError with the line."""
    found: list[Scenario] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if line.startswith("=="):
            found.append(Scenario(line.strip("= ").strip(), number))
            continue
        if not found:
            raise ScenarioError(f"line {number}: nothing may stand before the first ==")
        scenario = found[-1]
        key, colon, value = line.partition(":")
        key = key.strip()
        if colon and not line.startswith("?") and (key in HEADS or (len(key) == 1 and key in SEATS)):
            if scenario.steps:
                raise ScenarioError(f"line {number}: the position stands before the commands")
            scenario.head[key] = Line(number, value.strip())
        else:
            scenario.steps.append(Line(number, line))
    return found


def _words(line: Line | None) -> list[str]:
    return [] if line is None or line.text == "-" else line.text.split()


def _cards(line: Line | None) -> list[Card]:
    try:
        return [read_card(word) for word in _words(line)]
    except NotationError as error:
        raise ScenarioError(f"line {line.number if line else 0}: {error}") from None


def set_up(scenario: Scenario) -> Match:
    """The match in this position. Raises RuleError for impossible rules, ScenarioError for an unreadable head."""
    head = scenario.head
    names = _words(head.get("seats")) or ["A", "B", "C", "D"]
    if names != list(SEATS[: len(names)]):
        raise ScenarioError(f"line {head['seats'].number}: seats are named in order from A")

    def seat_of(key: str, default: int) -> int:
        line = head.get(key)
        if line is None:
            return default
        if line.text not in names:
            raise ScenarioError(f"line {line.number}: no seat {line.text!r}")
        return names.index(line.text)

    rules = RuleSet.parse(head["rules"].text if "rules" in head else "")
    scores = dict(word.split("=") for word in _words(head.get("scores")))
    direction = head["direction"].text if "direction" in head else "cw"
    position = Position(
        rules=rules,
        hands=[_cards(head.get(name)) for name in names],
        discard=_cards(head["discard"]) if "discard" in head else None,
        draw=_cards(head.get("draw")),
        colour=head["colour"].text if "colour" in head else None,
        dealer=seat_of("dealer", len(names) - 1),
        turn=seat_of("turn", 0),
        direction=-1 if direction == "ccw" else 1,
        called=[names.index(word) for word in _words(head.get("called"))],
        ghosts=[names.index(word) for word in _words(head.get("ghosts"))],
        out=[names.index(word) for word in _words(head.get("out"))],
        scores=[int(scores.get(name, 0)) for name in names],
    )
    return position.match()


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario, file: str) -> None:
        self.scenario = scenario
        self.file = file
        self.match = set_up(scenario)
        self.failures: list[Failure] = []

    def play(self) -> list[Failure]:
        for line in self.scenario.steps:
            try:
                reason = self._statement(line.text[1:].split()) if line.text[0] == "?" else self._command(line.text)
            except (NotationError, ValueError, IndexError, KeyError) as error:
                raise ScenarioError(f"line {line.number}: cannot read {line.text!r}: {error}") from None
            if reason is not None:
                self.failures.append(Failure(self.file, line.number, self.scenario.name, reason))
        return self.failures

    def _command(self, text: str) -> str | None:
        refused = text.endswith(" refused")
        name, _, rest = text.removesuffix(" refused").partition(" ")
        seat = self._seat(name)
        action = read(rest)
        reason = self.match.refusal(seat, action)
        if reason is None:
            if refused:
                return f"{text}: was accepted"
            self.match, _ = self.match.step(seat, action)
            return None
        return None if refused else f"{text}: refused, {reason}"

    def _seat(self, name: str) -> int:
        seat = seat_index(name)
        if seat is None or seat >= self.match.seats:
            raise NotationError(f"no seat {name!r}")
        return seat

    def _statement(self, words: list[str]) -> str | None:
        holds, found = self._check(words)
        return None if holds else f"? {' '.join(words)}: {found}"

    def _check(self, words: list[str]) -> tuple[bool, str]:
        match, round = self.match, self.match.round
        first = words[0]
        if first in _PLAIN:
            return _PLAIN[first](self, words[1:])
        if len(first) == 1 and first in SEATS:
            return self._check_seat(self._seat(first), words[1], words[2:])
        if first == "draw":
            return len(round.pile) == int(words[2]), str(len(round.pile))
        if first == "pending":
            debt = round.debt
            if words[1] == "none":
                return debt is None, "a penalty is pending"
            found = "none" if debt is None else f"{debt.total} on {SEATS[round.turn]}"
            return found == " ".join(words[1:]), found
        if first == "match":
            winners = " ".join(SEATS[seat] for seat in match.winners) or "open"
            return winners == " ".join(words[1:]), winners
        raise ValueError("unknown statement")

    def _check_seat(self, seat: int, verb: str, rest: list[str]) -> tuple[bool, str]:
        round = self.match.round
        hand = round.hands[seat]
        if verb == "holds":
            want = [] if rest == ["-"] else sorted(rest)
            held = sorted(card.name for card in hand)
            return held == want, " ".join(held) or "-"
        if verb == "has":
            return len(hand) == int(rest[0]), str(len(hand))
        if verb == "owes":
            duty = round.duties.get(seat)
            owed = "nothing" if duty is None else duty.call
            return owed == rest[0], owed
        if verb in ("can", "cannot"):
            able = self._can(seat, " ".join(rest))
            return able is (verb == "can"), "can" if able else "cannot"
        raise ValueError("unknown statement")

    def _can(self, seat: int, text: str) -> bool:
        round = self.match.round
        if text in ("draw", "keep", "challenge") or text.startswith("catch "):
            return self.match.refusal(seat, read(text)) is None
        card = read_card(text)
        return card in round.hands[seat] and any(
            round.refusal(seat, play) is None for play in round.forms(seat, card, 1)
        )


Check = Callable[[Run, list[str]], tuple[bool, str]]


def _text(found: object) -> Callable[[list[str]], tuple[bool, str]]:
    return lambda words: (str(found) == words[0], str(found))


def _winner(run: Run, words: list[str]) -> tuple[bool, str]:
    round = run.match.round
    found = "open" if not round.is_over else "void" if round.winner is None else SEATS[round.winner]
    return found == words[0], found


def _void(run: Run, words: list[str]) -> tuple[bool, str]:
    return _winner(run, ["void"])


def _place(run: Run, words: list[str]) -> tuple[bool, str]:
    out = [SEATS[seat] for seat in run.match.round.out]
    place = int(words[1])
    return place <= len(out) and out[place - 1] == words[0], " ".join(out) or "nobody is placed"


def _ghost(run: Run, words: list[str]) -> tuple[bool, str]:
    round = run.match.round
    seat = run._seat(words[0])  # pyright: ignore[reportPrivateUsage]
    return not round.is_over and seat in round.order and not round.hands[seat], "is none"


def _loser(run: Run, words: list[str]) -> tuple[bool, str]:
    match = run.match
    worst = max(match.scores[seat] for seat in match.present)
    losers = [SEATS[seat] for seat in match.present if match.scores[seat] == worst]
    return match.stage == "over" and losers == words, " ".join(losers)


_PLAIN: dict[str, Check] = {
    "turn": lambda run, words: _text(SEATS[run.match.round.turn])(words),
    "colour": lambda run, words: _text(run.match.round.colour)(words),
    "direction": lambda run, words: _text("cw" if run.match.round.direction == 1 else "ccw")(words),
    "top": lambda run, words: _text(run.match.round.top)(words),
    "round": lambda run, words: (not run.match.round.is_over, "the round is over"),
    "winner": _winner,
    "void": _void,
    "place": _place,
    "ghost": _ghost,
    "loser": _loser,
    "points": lambda run, words: _text(run.match.round.points[run._seat(words[0])])(words[1:]),  # pyright: ignore[reportPrivateUsage]
    "score": lambda run, words: _text(run.match.scores[run._seat(words[0])])(words[1:]),  # pyright: ignore[reportPrivateUsage]
}


def run_file(path: Path) -> tuple[int, list[Failure]]:
    """Plays a file: how many scenarios passed, and what failed. Raises ScenarioError for an unreadable one."""
    passed = 0
    failures: list[Failure] = []
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(str(error)) from None
    for scenario in parse(text):
        try:
            found = Run(scenario, str(path)).play()
        except RuleError as error:
            found = [Failure(str(path), scenario.number, scenario.name, str(error))]
        passed += not found
        failures += found
    return passed, failures


def files_of(paths: Iterable[str]) -> Iterator[Path]:
    """The scenario files named, and those in the folders named."""
    for name in paths:
        path = Path(name)
        yield from sorted(path.rglob("*.scn")) if path.is_dir() else [path]


def main(paths: list[str]) -> int:
    """Runs files and folders and prints what failed; 0 if all passed, 1 if not, 2 for a file that cannot be read."""
    passed = failed = 0
    for path in files_of(paths):
        try:
            good, failures = run_file(path)
        except ScenarioError as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        passed += good
        failed += len({failure.scenario for failure in failures})
        for failure in failures:
            print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
