"""A replay as a text file: a header, the moves in the notation of scenario files, and after each round what it gave.

::

    replay: 1
    match: 12
    started: 2026-11-30T18:00:00Z
    ended: 2026-11-30T18:40:00Z
    ending: played
    rules: preset=mattel_2019
    seats: A B
    name A: Ada
    name B: Mika
    computer B: normal
    host: A
    seed: 6f1c…
    hash: 9b74…

    A R7
    B draw
    ? winner A
    ? points A 129

Behind a penalty that players decided on stands, as a comment, who reported it and how the votes went.

Whatever comes from outside is checked line by line; nothing in a file is taken on trust.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.replay.record import ENDINGS, Player, Record, RecordError
from bot.replay.walk import Step, steps
from bot.uno import notation
from bot.uno.actions import Action
from bot.uno.errors import RuleError
from bot.uno.ruleset import RuleSet

FORMAT = "1"
LARGEST = 2_000_000
"""Characters of the largest file that is read: thirty times a long match."""
LONGEST_LINE = 500
MOST_MOVES = 50_000
TIME = "%Y-%m-%dT%H:%M:%SZ"
LEVELS = ("easy", "normal", "hard")

_HEAD = ("replay", "match", "started", "ended", "ending", "rules", "seats", "host", "seed", "hash")
_KEY = re.compile(r"(?P<key>[a-z]+)(?: (?P<seat>[A-J]))?:(?: (?P<value>.*))?")
_SEED = re.compile(r"[!-~]{1,200}")
_HASH = re.compile(r"[0-9a-f]{64}")
_STATEMENT = re.compile(r"\? (?:winner (?:[A-J]|void)|(?:points|score) [A-J] -?[0-9]{1,6}|match(?: [A-J])+)")


@dataclass(frozen=True, slots=True)
class Claims:
    """What a file says beside the moves: the hash, and after which move which statement, with its line, must hold."""

    seed_hash: str
    statements: tuple[tuple[int, str, int], ...]


def write(record: Record) -> str:
    """The file of this match. Raises WalkError for one that cannot be played."""
    seats = range(len(record.players))
    lines = [
        f"replay: {FORMAT}",
        f"match: {record.number}",
        f"started: {_stamp(record.started_at)}",
        f"ended: {_stamp(record.ended_at)}",
        f"ending: {record.ending}",
        f"rules: {record.rules}",
        f"seats: {' '.join(notation.seat_name(seat) for seat in seats)}",
    ]
    for seat, player in enumerate(record.players):
        lines.append(f"name {notation.seat_name(seat)}: {_one_line(player.name)}")
        if player.level is not None:
            lines.append(f"computer {notation.seat_name(seat)}: {player.level}")
    lines += [f"host: {notation.seat_name(record.host)}", f"seed: {record.seed}", f"hash: {record.seed_hash}", ""]
    before: Step | None = None
    for step in steps(record):
        if step.action is not None:
            note = record.notes[step.number - 1] if record.notes else ""
            move = f"{notation.seat_name(step.seat)} {notation.write(step.action)}"
            lines.append(f"{move}  # {note}" if note else move)
        lines += [f"? {each}" for each in _results(before, step)]
        before = step
    return "\n".join(lines) + "\n"


def parse(text: str) -> tuple[Record, Claims]:
    """The match of a file, with what the file claims of it. Raises RecordError with the line."""
    if len(text) > LARGEST:
        raise RecordError("replay-too-large")
    head: dict[str, str] = {}
    moves: list[tuple[int | None, Action]] = []
    statements: list[tuple[int, str, int]] = []
    is_head = True
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].rstrip() if not raw.startswith("name ") else raw.rstrip()
        if len(line) > LONGEST_LINE:
            raise RecordError("replay-line-too-long", number, most=LONGEST_LINE)
        if not line:
            is_head = is_head and not head
        elif is_head:
            _read_head(line, number, head)
        elif line.startswith("?"):
            if not _STATEMENT.fullmatch(line):
                raise RecordError("replay-bad-statement", number)
            statements.append((len(moves), line[2:], number))
        else:
            moves.append(_move(line, number))
            if len(moves) > MOST_MOVES:
                raise RecordError("replay-too-large", number)
    missing = [key for key in _HEAD if key not in head]
    if missing:
        raise RecordError("replay-head-missing", name=missing[0])
    return _record(head, moves), Claims(head["hash"], tuple(statements))


def _read_head(line: str, number: int, head: dict[str, str]) -> None:
    found = _KEY.fullmatch(line)
    if found is None:
        raise RecordError("replay-bad-line", number)
    key, seat, value = found["key"], found["seat"], (found["value"] or "").strip()
    name = key if seat is None else f"{key} {seat}"
    known = key in ("name", "computer") if seat is not None else key in _HEAD
    if not known:
        raise RecordError("replay-bad-line", number)
    if name in head:
        raise RecordError("replay-head-twice", number, name=name)
    _check_value(key, value, number)
    head[name] = value


def _check_value(key: str, value: str, number: int) -> None:
    try:
        good = _GOOD[key](value)
    except ValueError:
        good = False
    if key == "replay" and value.isdecimal() and not good:
        raise RecordError("replay-newer-format", number, version=value[:9])
    if not good:
        raise RecordError("replay-bad-value", number, name=key)


def _are_seats(value: str) -> bool:
    names = value.split()
    return 2 <= len(names) <= len(notation.SEATS) and names == list(notation.SEATS[: len(names)])


def _are_rules(value: str) -> bool:
    try:
        RuleSet.parse(value)
    except RuleError:
        return False
    return True


_GOOD = {
    "replay": lambda value: value == FORMAT,
    "match": lambda value: value.isdecimal() and len(value) <= 12,
    "started": lambda value: bool(_seconds(value)),
    "ended": lambda value: bool(_seconds(value)),
    "ending": lambda value: value in ENDINGS,
    "rules": _are_rules,
    "seats": _are_seats,
    "name": lambda value: 0 < len(value) <= 100 and value.isprintable(),
    "computer": lambda value: value in LEVELS,
    "host": lambda value: len(value) == 1 and value in notation.SEATS,
    "seed": lambda value: bool(_SEED.fullmatch(value)),
    "hash": lambda value: bool(_HASH.fullmatch(value)),
}


def _record(head: dict[str, str], moves: list[tuple[int | None, Action]]) -> Record:
    names = head["seats"].split()
    for key in head:
        seat = key.partition(" ")[2]
        if seat and seat not in names:
            raise RecordError("replay-no-such-seat", seat=seat)
    lacking = [name for name in names if f"name {name}" not in head]
    if lacking:
        raise RecordError("replay-head-missing", name=f"name {lacking[0]}")
    if head["host"] not in names:
        raise RecordError("replay-no-such-seat", seat=head["host"])
    return Record(
        number=int(head["match"]),
        started_at=_seconds(head["started"]),
        ended_at=_seconds(head["ended"]),
        ending=head["ending"],
        rules=head["rules"],
        seed=head["seed"],
        host=names.index(head["host"]),
        players=tuple(Player(head[f"name {name}"], head.get(f"computer {name}")) for name in names),
        moves=tuple(moves),
    )


def _move(line: str, number: int) -> tuple[int | None, Action]:
    name, _, rest = line.partition(" ")
    try:
        return notation.seat_index(name), notation.read(rest)
    except notation.NotationError:
        raise RecordError("replay-bad-move", number) from None


def _results(before: Step | None, step: Step) -> Iterator[str]:
    """What the end of a round, and of the match, gave."""
    match = step.match
    ended_round = match.stage != "round" and (
        before is None or before.match.stage == "round" or before.match.number != match.number
    )
    if ended_round:
        winner = match.round.winner
        yield f"winner {'void' if winner is None else notation.seat_name(winner)}"
        for seat in range(match.seats):
            yield f"points {notation.seat_name(seat)} {match.round.points[seat]}"
        for seat in range(match.seats):
            yield f"score {notation.seat_name(seat)} {match.scores[seat]}"
    if match.stage == "over" and match.winners and (before is None or before.match.stage != "over"):
        yield f"match {' '.join(notation.seat_name(seat) for seat in match.winners)}"


def _stamp(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime(TIME)


def _seconds(value: str) -> int:
    return int(datetime.strptime(value, TIME).replace(tzinfo=UTC).timestamp())


def _one_line(name: str) -> str:
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())[:100] or "…"
