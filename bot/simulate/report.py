"""What was found, as text for people and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bot.simulate.record import SIZES
from bot.simulate.setting import Setting
from bot.simulate.tally import Estimate, Tally
from bot.simulate.workers import Outcome

MEANS = {
    "turns": "turns",
    "cards_played": "cards played",
    "cards_drawn": "cards drawn",
    "points": "points",
    "reshuffles": "reshuffles",
    "calls_missed": "calls missed and noticed",
    "challenges": "challenges",
    "challenges_won": "challenges won",
}
COMPARED = ("turns", "cards_played", "cards_drawn", "points", "reshuffles", "calls_missed", "challenges")
TOLD_SIZES = (6, 8)
"""The penalty sizes that document 004 tells of."""


def as_json(outcome: Outcome) -> str:
    """The outcome as one JSON object."""
    found = _object(outcome.setting, outcome.tally)
    found["broken_off"] = outcome.broken_off
    if outcome.other is not None:
        found["compared"] = _object(outcome.other, outcome.compared)
        found["differences"] = {name: _mean(outcome.differences.mean(name)) for name in (*COMPARED, *_shares())}
    return json.dumps(found, indent=2)


def _shares() -> tuple[str, ...]:
    return ("last_draw_cards", *(f"penalty>={size}" for size in TOLD_SIZES))


def _mean(estimate: Estimate) -> dict[str, float]:
    return {"mean": round(estimate.mean, 6), "ci95": round(estimate.ci95, 6)}


def _object(setting: Setting, tally: Tally) -> dict[str, Any]:
    seats = [tally.share(f"win:{seat}") for seat in range(setting.players)]
    kinds = {kind: tally.share(f"kind:{kind}") for kind in dict.fromkeys(setting.kinds)}
    legality = tally.legality()
    found: dict[str, Any] = {
        "rules": setting.rules,
        "players": setting.players,
        "seats": list(setting.kinds),
        "seed": setting.seed,
        "unit": setting.unit,
        "rounds": tally.rounds,
    }
    found |= {name: _mean(tally.mean(name)) for name in MEANS}
    last = _of_finished(tally)
    return found | {
        "wins_by_seat": [round(each.mean, 6) for each in seats],
        "wins_by_seat_ci95": [round(each.ci95, 6) for each in seats],
        "wins_by_kind": {kind: _mean(each) for kind, each in kinds.items()},
        "last_card_draws": round(last.mean, 6),
        "last_card_draws_ci95": round(last.ci95, 6),
        "wild4_legal": round(legality.mean, 6),
        "wild4_legal_ci95": round(legality.ci95, 6),
        "wild4_legal_by_hand": {
            str(size): round(tally.allowed[size] / held, 6) for size, held in sorted(tally.held.items())
        },
        "penalty_at_least": {str(size): round(tally.share(f"penalty>={size}").mean, 6) for size in SIZES},
        "penalties_by_size": {str(size): count for size, count in sorted(tally.penalties.items())},
        "largest_penalty": tally.largest,
        "longest": tally.longest,
        "void": int(tally.sums.get("void", 0)),
    }


def _of_finished(tally: Tally) -> Estimate:
    """The share of the rounds played whose last card was a draw card."""
    rounds = tally.mean("rounds_played").mean or 1.0
    share = tally.share("last_draw_cards")
    return Estimate(share.mean / rounds, share.error / rounds)


def as_text(outcome: Outcome) -> str:
    """The outcome as a table."""
    lines = list(_lines(outcome.setting, outcome.tally, outcome))
    if outcome.other is not None:
        lines += ["", *_lines(outcome.other, outcome.compared, None), "", *_differences(outcome)]
    return "\n".join(lines)


def _lines(setting: Setting, tally: Tally, outcome: Outcome | None) -> Iterator[str]:
    yield f"rules    {setting.rules}"
    yield f"players  {', '.join(setting.kinds)}; seed {setting.seed}"
    if outcome is not None and outcome.seconds:
        speed = tally.rounds / outcome.seconds
        ending = ", broken off" if outcome.broken_off else ""
        yield f"{tally.rounds:,} {setting.unit} in {outcome.seconds:.1f} s ({speed:,.0f} a second){ending}"
    else:
        yield f"{tally.rounds:,} {setting.unit}"
    if not tally.rounds:
        return
    yield f"a {'match' if setting.matches else 'round'}, with 95 % intervals:"
    for name, title in MEANS.items():
        yield _line(title, tally.mean(name))
    if setting.matches:
        yield _line("rounds", tally.mean("rounds_played"))
    yield _line("last card a draw card", _of_finished(tally), share=True)
    for size in SIZES:
        if tally.sums.get(f"penalty>={size}"):
            yield _line(f"a penalty of {size} or more", tally.share(f"penalty>={size}"), share=True)
    yield f"  {'void':28} {int(tally.sums.get('void', 0)):9,}"
    for seat in range(setting.players):
        yield _line(f"won by seat {seat}", tally.share(f"win:{seat}"), share=True)
    for kind in dict.fromkeys(setting.kinds) if len(set(setting.kinds)) > 1 else ():
        even = setting.kinds.count(kind) / setting.players
        yield _line(f"won by {kind}", tally.share(f"kind:{kind}"), share=True) + f"   even: {100 * even:.2f} %"
    yield from _by_hand(tally)


def _by_hand(tally: Tally) -> Iterator[str]:
    if not tally.held:
        return
    yield _line("wild draw four legal if held", tally.legality(), share=True)
    for size, held in sorted(tally.held.items()):
        yield f"    with {size:2} cards {100 * tally.allowed[size] / held:6.2f} %  of {held:,} turns"


def _differences(outcome: Outcome) -> Iterator[str]:
    yield "differences, round by round on the same seeds:"
    for name in COMPARED:
        before = outcome.tally.mean(name).mean
        change = outcome.differences.mean(name)
        relative = f"   {100 * change.mean / before:+.1f} %" if before else ""
        yield _line(MEANS[name], change, signed=True) + relative
    for name in _shares():
        title = "last card a draw card" if name == "last_draw_cards" else f"a penalty of {name[9:]} or more"
        yield _line(title, outcome.differences.mean(name), share=True, signed=True)


def _line(title: str, estimate: Estimate, *, share: bool = False, signed: bool = False) -> str:
    scale, unit = (100, " %") if share else (1, "")
    sign = "+" if signed else ""
    return f"  {title:28} {scale * estimate.mean:{sign}9.3f}{unit} ± {scale * estimate.ci95:.3f}"
