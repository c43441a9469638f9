"""What is to be simulated, checked before anything is played."""

from __future__ import annotations

from dataclasses import dataclass

from bot.simulate.seats import KINDS
from bot.uno.errors import RuleError
from bot.uno.ruleset import RuleSet

FEWEST, MOST = 2, 10
USUAL = 4
DEFAULT_KIND = "strategist"


class BadInput(ValueError):
    """A wish that cannot be fulfilled; the message is one sentence for the person who wished it."""


@dataclass(frozen=True)
class Setting:
    """So many rounds (or whole matches) of these rules, with these kinds of players.

    The players move one seat on with each round, so that no kind has the better seats; seat 0 begins.
    """

    rules: str
    kinds: tuple[str, ...]
    seed: str
    count: int
    matches: bool = False

    @property
    def players(self) -> int:
        return len(self.kinds)

    @property
    def unit(self) -> str:
        return "matches" if self.matches else "rounds"

    def seated(self, index: int) -> tuple[str, ...]:
        """The kind of player at each seat in the round of this index."""
        shift = index % self.players
        return self.kinds[-shift:] + self.kinds[:-shift] if shift else self.kinds


def make(
    rules: str, *, count: int, seed: str, players: int | None, seats: str | None, matches: bool = False
) -> Setting:
    """The setting of these words. Raises BadInput."""
    if count < 1:
        raise BadInput(f"At least one of the {'matches' if matches else 'rounds'} must be played, not {count}.")
    kinds = _kinds(players, seats)
    return Setting(checked(rules, len(kinds)), kinds, seed, count, matches)


def checked(rules: str, players: int) -> str:
    """The canonical text of these rules, for so many players. Raises BadInput."""
    try:
        parsed = RuleSet.parse(rules)
        parsed.check_seats(players)
    except RuleError as error:
        details = ", ".join(f"{name} {value}" for name, value in error.reason.args.items())
        raise BadInput(f"The rules {rules!r} cannot be played: {error.reason.code} ({details}).") from error
    return parsed.text


def _kinds(players: int | None, seats: str | None) -> tuple[str, ...]:
    kinds = tuple(word.strip() for word in seats.split(",")) if seats is not None else ()
    number = players if players is not None else len(kinds) if len(kinds) > 1 else USUAL
    if not FEWEST <= number <= MOST:
        raise BadInput(f"{number} players cannot sit at a table: there must be {FEWEST} to {MOST}.")
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput(f"There is no player {kind!r}; there are {', '.join(KINDS)}.")
    if len(kinds) <= 1:
        return (kinds or (DEFAULT_KIND,)) * number
    if len(kinds) != number:
        raise BadInput(f"--seats names {len(kinds)} players, --players {number}.")
    return kinds
