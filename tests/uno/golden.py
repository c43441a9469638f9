"""Golden playthroughs: one short text per preset, in the notation, reviewed as a diff.

`python -m tests.uno.golden` writes them anew; a test compares.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.uno.match import Match
from bot.uno.notation import seat_name, write
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from tests.uno.games import check_cards, choose, names_of

FOLDER = Path(__file__).parent / "golden"
SEATS = 4


def state(match: Match) -> list[str]:
    """The state when the round is over, as text."""
    round = match.round
    lines = [f"  {seat_name(seat)} holds {names_of(hand)}" for seat, hand in enumerate(round.hands)]
    winner = "nobody" if round.winner is None else seat_name(round.winner)
    lines.append(f"  winner {winner}, points {' '.join(map(str, round.points))}")
    lines.append(f"  pile {len(round.pile)}, discard {len(round.discard)}, top {round.show}")
    lines.append(f"  scores {' '.join(map(str, match.scores))}, {match.stage}")
    return lines


def beginning(match: Match) -> list[str]:
    round = match.round
    lines = [f"  {seat_name(seat)} holds {names_of(hand)}" for seat, hand in enumerate(round.hands)]
    specials = f", specials {' '.join(match.specials)}" if match.specials else ""
    lines.append(f"  dealer {seat_name(match.dealer)}, turn {seat_name(round.turn)}, top {round.show}{specials}")
    return lines


def playthrough(preset: str) -> str:
    """Header, the deal, the log with what every step left and told, and the state at the end of the round."""
    rules = RuleSet(preset)
    seed = f"golden {preset}"
    random = Random(seed)
    match = Match.start(rules, SEATS, seed)
    lines = [f"rules {rules.text}", f"seats {SEATS}, seed {seed}, hash {match.seed_hash}", *beginning(match)]
    while match.stage == "round":
        seat, action = choose(match, random)
        match, events = match.step(seat, action)
        check_cards(match)
        told = " ".join(type(event).__name__ for event in events)
        counts = "/".join(str(len(hand)) for hand in match.round.hands)
        lines.append(f"{seat_name(seat)} {write(action):<12} {counts:<12} {told}")
    lines += state(match)
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for preset in PRESETS:
        (FOLDER / f"{preset}.txt").write_text(playthrough(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
