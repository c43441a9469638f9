"""The rating: Plackett-Luce in the Bayesian form of Weng and Lin (JMLR 12, 2011, algorithm 4), by OpenSkill."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from bot.scores.record import MU, SIGMA

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA)

Skill = tuple[float, float]
"""Mean and deviation."""


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills after a match of these teams, of one player or several, that ended in these places, 1 the first."""
    before = [[_MODEL.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(place) for place in places])
    return [[(player.mu, player.sigma) for player in team] for team in after]
