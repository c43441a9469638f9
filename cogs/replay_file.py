"""`python -m bot replay FILE` and `python -m bot verify FILE`: a match from a text file, in words and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.i18n.texts import Language, Texts
from bot.replay import Claims, Deal, Record, RecordError, WalkError, parse, steps, verify
from bot.replay.text import LARGEST
from bot.uno import notation
from bot.uno.cards import Card
from bot.uno.events import RoundBegan
from cogs.ui import names, words
from cogs.ui.look import Look
from cogs.ui.pictures import Signs
from cogs.ui.replay import findings, scene_of_step

UNREADABLE, FALSE, GOOD = 2, 1, 0


def replay(path: Path, language: str | None) -> int:
    """Prints a match move by move and checks it; 0 when all of it holds, 1 when not, 2 for a file that is none."""
    return _run(path, language, with_moves=True)


def check(path: Path, language: str | None) -> int:
    """Prints each deal and what was proved; the exit codes of `replay`."""
    return _run(path, language, with_moves=False)


def _run(path: Path, language: str | None, *, with_moves: bool) -> int:
    look = Look(Texts.load().language(language), Signs())
    try:
        record, claims = _read(path, look.say)
    except RecordError as error:
        print(_fault(path, error, look.say), file=sys.stderr)
        return UNREADABLE
    print(_header(record, look.say))
    print(look.say("replay-rules", rules=record.rules))
    if with_moves:
        for each in _moves(record, look):
            print(each)
    return _print_verdict(record, claims, look, with_deals=not with_moves)


def _read(path: Path, say: Language) -> tuple[Record, Claims]:
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise RecordError("replay-file-missing", file=str(path), why=why) from None
    return parse(text)


def _fault(path: Path, error: RecordError, say: Language) -> str:
    told = say(error.key, **error.arguments)
    return say("replay-file-bad", file=str(path), line=error.line, why=told) if error.line else told


def _header(record: Record, say: Language) -> str:
    day = datetime.fromtimestamp(record.ended_at, UTC).strftime("%Y-%m-%d")
    players = ", ".join(player.name for player in record.players)
    return say("replay-header", match=str(record.number), date=day, names=players)


def _moves(record: Record, look: Look) -> Iterator[str]:
    """Each deal with the hands, then each move in the notation and in words, up to one that the rules refuse."""
    try:
        for step in steps(record):
            if step.action is not None:
                written = f"{notation.seat_name(step.seat)} {notation.write(step.action)}"
                told = names.unescape(" ".join(words.sentences(scene_of_step(record, step), look)))
                yield f"{step.number:5} {written:12} {told}".rstrip()
            if any(isinstance(event, RoundBegan) for event in step.events):
                match = step.match
                deal = Deal(match.number, match.round.shuffles, match.dealer, tuple(map(tuple, match.round.hands)))
                yield from _deal(record, deal, look.say)
    except WalkError:
        return  # the verdict below names the move


def _deal(record: Record, deal: Deal, say: Language) -> Iterator[str]:
    yield ""
    yield say("replay-round", round=deal.round, dealer=record.players[deal.dealer].name)
    for player, hand in zip(record.players, deal.hands, strict=True):
        yield "  " + say("replay-hand", name=player.name, cards=_cards(hand))


def _cards(hand: tuple[Card, ...]) -> str:
    return " ".join(card.name for card in sorted(hand, key=lambda card: card.order)) or "-"


def _print_verdict(record: Record, claims: Claims, look: Look, *, with_deals: bool) -> int:
    verdict = verify(record, claims)
    if with_deals:
        for deal in verdict.deals:
            for each in _deal(record, deal, look.say):
                print(each)
    print()
    for good, told in findings(verdict, look):
        print(f"{'+' if good else '-'} {names.unescape(told)}")
    print(look.say("verdict-holds" if verdict.holds else "verdict-fails"))
    return GOOD if verdict.holds else FALSE
