"""What variants add to the board: teams, open hands, the special rules of a round."""

from __future__ import annotations

from collections.abc import Iterable

from bot import catalogue
from bot.uno.cards import WILD_CUSTOM
from bot.uno.errors import RuleError
from bot.uno.events import RoundBegan
from bot.uno.ruleset import RuleSet
from cogs.ui.look import Look
from cogs.ui.scene import Scene


def round_facts(scene: Scene, look: Look) -> list[str]:
    """Teams, what a custom wild on top does, hands for all to see, the end of a timed round, and its special rules."""
    view, say = scene.board, look.say
    lines = team_line(scene, look, view.teams) + custom_line(scene, look)
    lines += [
        say("board-open-hand", name=scene.name(seat), cards=look.cards(cards))
        for seat, cards in view.open_hands.items()
    ]
    if scene.round_deadline is not None:
        lines.append(say("board-round-ends", until=f"<t:{scene.round_deadline}:R>"))
    return lines + _specials(scene, look)


def custom_line(scene: Scene, look: Look) -> list[str]:
    """The words that everybody agreed to, as long as a custom wild lies on top."""
    top = scene.board.top
    if not scene.custom_text or top is None or top.face != WILD_CUSTOM:
        return []
    return [look.say("board-custom", text=scene.custom_text)]


def team_line(scene: Scene, look: Look, teams: Iterable[tuple[int, ...]]) -> list[str]:
    """ "Teams: Ada + Cleo · Ben + Dora", or nothing without teams."""
    told = " · ".join(" + ".join(scene.name(seat) for seat in team) for team in teams)
    return [look.say("teams", teams=told)] if told else []


def teams_to_be(rules: RuleSet, seats: int) -> tuple[tuple[int, ...], ...]:
    """The teams of a match with so many seats; none as long as the rules do not fit that number."""
    try:
        rules.check_seats(seats)
    except RuleError:
        return ()
    return rules.book(seats).teams


def partners(scene: Scene, seat: int) -> list[int]:
    """Who plays with this seat."""
    team = next((team for team in scene.board.teams if seat in team), ())
    return [other for other in team if other != seat]


def is_out(scene: Scene, seat: int) -> bool:
    """Whether this seat has reached the score that puts out of the match."""
    values = scene.rules.values
    if values["scoring"] != "elimination":
        return False
    score, target = scene.board.scores[seat], int(values["target_score"])
    return score >= target if values["target_inclusive"] else score > target


def _specials(scene: Scene, look: Look) -> list[str]:
    """The special rules by their titles; as long as the deal is among the last events, also what each of them does."""
    view, say = scene.board, look.say
    if not view.specials:
        return []
    told = [catalogue.line_of(say, name, scene.rules.values[name]) for name in view.specials]
    lines = [say("board-specials", rules=", ".join(line.title for line in told))]
    if any(isinstance(event, RoundBegan) for event in scene.recent):
        lines += [f"-# **{line.title}**: {line.about}" for line in told]
    return lines
