"""What a channel sees when a round or a match is over, and when a table is closed."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from bot import catalogue
from bot.pictures import BLANK
from bot.replay import Honour
from bot.tables.places import LOW_IS_GOOD
from bot.tables.table import Ending
from bot.uno.cards import WILD, Card
from bot.uno.rules.scoring import TOURNAMENT_ROUNDS
from bot.uno.ruleset import RuleSet
from cogs.ui.facts import is_out
from cogs.ui.ids import Press, Verb
from cogs.ui.look import PAD, Look, number
from cogs.ui.parts import PublicMessage, button, public
from cogs.ui.pictures import GROUNDS, VIOLET, WAITING
from cogs.ui.scene import Scene

BAR_STEPS = 10
PROOF_SHOWN = 32
MEDALS = ("🥇", "🥈", "🥉")
LONGEST_LIST = 3000
"""Characters beyond which the cards left are only counted: an embed holds 4096."""


def score_sheet(scene: Scene, look: Look) -> PublicMessage:
    """After a round: who went out, what the others held, and the running score."""
    say = look.say
    body = [
        *_round_lines(scene, look),
        "",
        f"**{say('sheet-score', goal=counting(scene.rules, look))}**",
        *_score_lines(scene, look),
    ]
    if scene.countdown:
        body.append(f"-# {say('sheet-next', when=scene.countdown)}")
    embed = discord.Embed(description="\n".join(body), colour=VIOLET)
    embed.set_footer(text=say("table-footer", table=scene.id))
    buttons = [
        button(Press(scene.id, scene.revision, Verb.NEXT), say("button-next-round"), style=ButtonStyle.primary),
        *_other_buttons(scene, look),
    ]
    return public([embed], buttons)


def match_result(scene: Scene, look: Look) -> PublicMessage:
    """After a match: the winner, the places, and below them the sheet of the last round."""
    say, view = look.say, scene.board
    preset = say(f"preset-{scene.rules.preset}")
    body = [f"## {match_title(scene, look)}", f"-# {say('result-setting', rounds=view.number, preset=preset)}"]
    body += [_place(scene, look, place, seat) for place, seat in enumerate(ranking(scene))]
    if scene.honours:
        body += ["", *(_honour(scene, look, honour) for honour in scene.honours)]
    if scene.waiting:
        body += ["", say("result-waiting", names=", ".join(scene.waiting))]
    first = discord.Embed(description="\n".join(body), colour=GROUNDS["Y"])
    second = discord.Embed(description="\n".join(_round_lines(scene, look)), colour=VIOLET)
    second.set_footer(text=say("result-proof", proof=short(scene.proof), seed=scene.seed, table=scene.id))
    buttons = [
        button(Press(scene.id, scene.revision, Verb.REMATCH), say("button-rematch"), style=ButtonStyle.primary),
        button(Press(scene.id, scene.revision, Verb.REPLAY, str(scene.match or 1)), say("button-replay")),
        *_other_buttons(scene, look),
    ]
    return public([first, second], buttons)


def _honour(scene: Scene, look: Look, honour: Honour) -> str:
    return look.say(f"honour-{honour.kind}", name=scene.name(honour.seat), count=honour.count)


def closed(scene: Scene, look: Look) -> PublicMessage:
    """A table that is no more: why, and how to open another."""
    ending = scene.ending or Ending.ENDED
    lines = [f"## {look.say('closed-title')}", look.say(f"closed-{ending}"), f"-# {look.say('closed-again')}"]
    embed = discord.Embed(description="\n".join(lines), colour=WAITING)
    embed.set_footer(text=look.say("table-footer", table=scene.id))
    return public([embed])


def short(proof: str) -> str:
    """The beginning of a hash: 128 bits, too many to find two seeds that share them."""
    return proof[:PROOF_SHOWN]


def counting(rules: RuleSet, look: Look) -> str:
    """What the numbers of a score sheet mean: "to 500", "sum of ranks, lowest wins · 4 rounds"."""
    goal = look.say("counting", scoring=str(rules.values["scoring"]), target=catalogue.target_of(rules))
    rounds = rounds_of(rules)
    return f"{goal} · {look.say('rounds-count', count=rounds)}" if rounds else goal


def counts_points(rules: RuleSet) -> bool:
    """Whether the scores of a match say anything: where one round decides they stay at nothing."""
    return rules.values["scoring"] != "none"


def rounds_of(rules: RuleSet) -> int:
    """The fixed number of rounds of a match, 0 where points or the first round decide."""
    rounds = int(rules.values["rounds"])
    if rules.values["scoring"] == "rank_sum":
        return rounds or TOURNAMENT_ROUNDS
    return 0 if rules.values["scoring"] == "none" else rounds


def ranking(scene: Scene) -> list[int]:
    """The seats from first to last: winners, then by score."""
    view = scene.board
    sign = 1 if scene.rules.values["scoring"] in LOW_IS_GOOD else -1
    return sorted(
        range(view.seats),
        key=lambda seat: (seat not in view.winners, scene.chairs[seat].gone, sign * view.scores[seat], seat),
    )


def round_title(scene: Scene, look: Look) -> str:
    """ "Ben goes out: +129"."""
    view = scene.board
    if view.winner is None:
        return look.say("sheet-time-up" if any(view.points) else "sheet-void")
    name = scene.brief(view.winner)
    if scene.rules.values["scoring"] != "winner":
        return look.say("sheet-goes-out-first", name=name)
    return look.say("sheet-goes-out", name=name, points=str(view.points[view.winner]))


def match_title(scene: Scene, look: Look) -> str:
    """ "Ben wins"."""
    winners = [scene.brief(seat) for seat in scene.board.winners]
    if not winners:
        return look.say("result-nobody")
    return look.say("result-wins", names=" · ".join(winners), count=len(winners))


def worth(card: Card, rules: RuleSet) -> int:
    """The points of a card by these rules."""
    return int(rules.values["wild_points"]) if card.face == WILD else card.points


def _round_lines(scene: Scene, look: Look) -> list[str]:
    view, say = scene.board, look.say
    lines = [f"## {round_title(scene, look)}", f"-# {say('sheet-held', round=view.number)}"]
    held = [_held(scene, look, seat, counted=False) for seat, hand in enumerate(view.hands) if hand]
    if sum(map(len, held)) > LONGEST_LIST:
        held = [_held(scene, look, seat, counted=True) for seat, hand in enumerate(view.hands) if hand]
    lines += held or [say("sheet-held-nothing")]
    if view.places:
        lines.append(say("sheet-places", names=" · ".join(scene.name(seat) for seat in view.places)))
    return lines


def _held(scene: Scene, look: Look, seat: int, *, counted: bool) -> str:
    hand = scene.board.hands[seat]
    points = sum(worth(card, scene.rules) for card in hand)
    cards = look.say("cards-count", count=len(hand)) if counted else look.cards(hand)
    return f"{number(points, 3)} **{scene.brief(seat)}** {cards}"


def _score_lines(scene: Scene, look: Look) -> list[str]:
    view = scene.board
    columns = max(len(str(score)) for score in view.scores)
    lines: list[str] = []
    for seat in ranking(scene):
        score, gained = view.scores[seat], view.points[seat]
        told = f"`{str(score).rjust(columns, PAD)}{_bar(score, view.target)}` **{scene.brief(seat)}**"
        told += f" +{gained}" if gained else ""
        lines.append(f"{told} · {look.say('seat-out')}" if is_out(scene, seat) else told)
    return lines


def _bar(score: int, target: int) -> str:
    """How far the score is on its way, where there is a target."""
    if not target:
        return ""
    filled = max(0, min(BAR_STEPS, score * BAR_STEPS // target))
    return f" {'█' * filled}{'░' * (BAR_STEPS - filled)}"


def _place(scene: Scene, look: Look, place: int, seat: int) -> str:
    view = scene.board
    mark = MEDALS[place] if place < len(MEDALS) else look.pictures.mark(BLANK)
    if counts_points(scene.rules):
        mark += f" {number(view.scores[seat], max(len(str(score)) for score in view.scores))}"
    parts = [f"**{scene.name(seat)}**"]
    if scene.chairs[seat].person is None:
        parts.append(look.say("seat-is-computer"))
    if scene.chairs[seat].gone or scene.chairs[seat].inherited:
        parts.append(look.say("seat-gone"))
    return f"{mark} {' · '.join(parts)}"


def _other_buttons(scene: Scene, look: Look) -> list[discord.ui.Button[discord.ui.View]]:
    return [
        button(Press(scene.id, scene.revision, Verb.SCORES), look.say("button-scores")),
        button(Press(scene.id, scene.revision, Verb.MORE), look.say("button-more")),
    ]
