"""What is to be simulated, checked before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from bot.simulate.seats import KINDS
from bot.uno.errors import Reason, RuleError
from bot.uno.options import Number, write_value
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet

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
        raise BadInput(f"The rules {rules!r} cannot be played. {_in_words(error.reason)}") from error
    return parsed.text


def _in_words(reason: Reason) -> str:
    """Why these are no rules, and what would be."""
    # only here the catalogues are needed, which the processes of a long run can do without
    from bot import catalogue
    from bot.i18n.texts import Texts

    objection = catalogue.objection(Texts.load().english, reason)
    if reason.code in ("no-such-preset", "not-a-setting"):
        return f"{objection} Write preset=NAME option=value; the presets are {', '.join(PRESETS)}."
    name = str(reason.args.get("option", ""))
    if reason.code == "no-such-option":
        near = get_close_matches(name.lower(), OPTIONS, n=3)
        return f"{objection} {'Perhaps ' + ' or '.join(near) + '?' if near else 'The README lists them all.'}"
    if reason.code == "no-such-value":
        option = OPTIONS[name]
        written = [write_value(value) for value in option.values]
        values = f"a number from {written[0]} to {written[-1]}" if isinstance(option, Number) else ", ".join(written)
        return f"{objection} {name} can be {values}."
    return objection


def _kinds(players: int | None, seats: str | None) -> tuple[str, ...]:
    kinds = tuple(word.strip() for word in seats.split(",")) if seats is not None else ()
    number = players if players is not None else len(kinds) if len(kinds) > 1 else USUAL
    if not FEWEST <= number <= MOST:
        raise BadInput(f"A table has {FEWEST} to {MOST} players, not {number}.")
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput(f"There is no player {kind!r}; there are {', '.join(KINDS)}.")
    if len(kinds) <= 1:
        return (kinds or (DEFAULT_KIND,)) * number
    if len(kinds) != number:
        raise BadInput(f"--seats names {len(kinds)} players, --players {number}.")
    return kinds
