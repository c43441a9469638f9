"""What may be played now, in a sentence, from what everybody sees."""

from __future__ import annotations

from bot.uno.cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from bot.uno.events import Played
from bot.uno.view import TableView
from cogs.ui.facts import is_out
from cogs.ui.look import Look, face_arguments
from cogs.ui.scene import Scene

FEW_CARDS = 3
"""Cards with which one is close to winning the round."""


def rule_line(scene: Scene, look: Look) -> str:
    """What the one on turn may do, in a sentence; with a penalty pending, what waits and how to answer."""
    view, say = scene.board, look.say
    if view.turn is None or view.top is None:
        return ""
    name = scene.brief(view.turn)
    if view.phase == "owes":
        return f"### {say('board-pending', count=view.pending, name=name)}\n{answers(scene, look)}"
    if view.phase == "drew":
        return say("board-drew", name=name)
    if view.colour is None:
        return say("board-opening", name=name)
    return what_fits(view, look)


def standing(scene: Scene, look: Look) -> list[str]:
    """Who is close to winning: by cards, else who leads the match, in a small line that is always there."""
    view, say = scene.board, look.say
    if view.turn is None:
        return []
    seats = [seat for seat in scene.seats() if seat not in view.places and not is_out(scene, seat)]
    fewest = min((view.counts[seat] for seat in seats), default=0)
    close = [seat for seat in seats if view.counts[seat] == fewest]
    if fewest <= FEW_CARDS and len(close) == len(seats):
        return [f"-# {say('board-all-close')}"]
    if fewest <= FEW_CARDS:
        names = ", ".join(scene.brief(seat) for seat in close)
        return [f"-# {say('board-close', names=names)}"]
    best = max(view.scores, default=0)
    ahead = [seat for seat in seats if view.scores[seat] == best]
    if scene.rules.values["scoring"] == "winner" and view.target and best > 0 and len(ahead) == 1:
        return [f"-# {say('board-leads', name=scene.brief(ahead[0]), score=best, target=view.target)}"]
    return [f"-# {say('board-nobody-close')}"]


def answers(scene: Scene, look: Look) -> str:
    """How the pending penalty may be answered: "Play a +2 on it or draw 6.", and by which other cards."""
    view, say = scene.board, look.say
    told = [say(f"board-answer-{_answer(scene, view)}", count=view.pending)]
    leaver = _leaver(scene)
    if leaver is not None:
        told = [say("board-answer-reentry", count=view.pending, name=scene.brief(leaver))]
    colour = look.colour(view.colour or "")
    if _is_open_to(scene, "reverse_deflect"):
        told.append(say("board-deflect", colour=colour, on=_face(view)))
    if _is_open_to(scene, "skip_pass_on"):
        told.append(say("board-pass-on", colour=colour, on=_face(view)))
    return " ".join(told)


def what_fits(view: TableView, look: Look) -> str:
    """ "Play red, a 7 or a wild." for the card on top and the colour in force."""
    colour = look.colour(view.colour or "")
    if view.top is None or view.top.black or view.top.colour != view.colour:
        return look.say("board-play-colour", colour=colour)
    return look.say("board-play", colour=colour, **face_arguments(view.top))


def _answer(scene: Scene, view: TableView) -> str:
    """Which sentence says how a pending penalty may be answered."""
    stacking = scene.rules.values.get("stacking", "off")
    if stacking == "off":
        return "challenge" if view.challengeable else "none"
    if stacking != "same" or view.top is None:
        return "mixed"
    if _face(view) not in (DRAW_TWO, WILD_DRAW_FOUR):
        return "none"
    return "wild" if view.top.face == WILD_DRAW_FOUR else "two"


def _leaver(scene: Scene) -> int | None:
    """Who waits, without cards, for the answer to a last draw two."""
    view = scene.board
    if not scene.rules.values["reentry"] or _face(view) != DRAW_TWO:
        return None
    layer = next((event.seat for event in reversed(scene.recent) if isinstance(event, Played)), None)
    return None if layer is None or view.counts[layer] or layer in view.places else layer


def _is_open_to(scene: Scene, rule: str) -> bool:
    """Whether this rule lets a reverse or a skip answer the card on top."""
    answered = scene.rules.values[rule]
    face = _face(scene.board)
    if answered == "draw2_wild4":
        return face in (DRAW_TWO, WILD_DRAW_FOUR, REVERSE, SKIP)
    return answered == "draw2" and face in (DRAW_TWO, REVERSE, SKIP)


def _face(view: TableView) -> str:
    return "" if view.top is None else view.top.face
