"""Where the seats of a match ended, for its place list and the rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.store import SeatEnd
from bot.uno.match import Match

LOW_IS_GOOD = frozenset({"penalty", "elimination", "rank_sum"})


def seat_ends(match: Match, present: Collection[int], out: Sequence[int] = ()) -> tuple[SeatEnd, ...]:
    """The places of all seats of a decided match; `present` are those where somebody sat to the end.

    Winners come first, then the others by score, in a match of a single round by who went `out` first; who was not
    there any more comes last. Equal seats and those of one team share the better place.
    """
    teams = {seat: min(match.team_of(seat)) for seat in range(match.seats)}
    keys = {team: _key(match, match.team_of(team), present, out) for team in set(teams.values())}
    places = {seat: 1 + sum(keys[teams[other]] < keys[teams[seat]] for other in teams) for seat in teams}
    return tuple(
        SeatEnd(teams[seat], places[seat], seat in match.winners and seat in present) for seat in range(match.seats)
    )


def is_rated(match: Match, people: Collection[int], present: Collection[int]) -> bool:
    """Whether a match changes ratings: decided by play, among people alone, two sides of whom were still there."""
    sides = {min(match.team_of(seat)) for seat in present}
    return not match.forfeit and len(people) == match.seats and len(sides) > 1


def _key(
    match: Match, team: tuple[int, ...], present: Collection[int], out: Sequence[int]
) -> tuple[bool, bool, int, int]:
    """Sorts teams from first to last."""
    is_here = any(seat in present for seat in team)
    scoring = match.rules.values["scoring"]
    sign = 1 if scoring in LOW_IS_GOOD else -1
    places = [out.index(seat) if seat in out else len(out) for seat in team] if scoring == "none" else [0]
    is_winner = any(seat in match.winners for seat in team)
    return (not (is_winner and is_here), not is_here, sign * match.scores[team[0]], min(places))
