"""The public message of a report: who decides it, how the votes stand, and what came of it."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from bot.tables.docket import Judge, Report, Verdict
from cogs.ui.ids import Press, Verb
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage, button, public
from cogs.ui.pictures import VIOLET, WAITING
from cogs.ui.scene import Scene


def report_message(scene: Scene, look: Look, report: Report, *, undo: bool) -> PublicMessage:
    """The question with its buttons, or the verdict; with `undo` the host can still take the penalty back."""
    is_open = report.verdict is Verdict.OPEN
    lines = _question(scene, look, report) if is_open else _verdict(scene, look, report)
    embed = discord.Embed(description="\n".join(lines), colour=VIOLET if is_open else WAITING)
    embed.set_footer(text=look.say("table-footer", table=scene.id))
    if is_open:
        return public([embed], _open_buttons(scene, look, report))
    if undo:
        return public([embed], [button(_press(scene, Verb.PARDON, report), look.say("button-pardon"))])
    return public([embed])


def title(scene: Scene, look: Look, report: Report) -> str:
    """ "Ada reports Ben: a question"."""
    if report.accuser is None:
        return look.say("report-title-read", name=scene.name(report.accused))
    return look.say(
        "report-title", name=scene.name(report.accuser), other=scene.name(report.accused), cause=report.cause
    )


def _question(scene: Scene, look: Look, report: Report) -> list[str]:
    say, other = look.say, scene.name(report.accused)
    names = ", ".join(scene.name(seat) for seat in report.jury)
    lines = [
        f"### {title(scene, look, report)}",
        say(f"report-{report.judge}", names=names, name=other, count=len(report.jury)),
    ]
    if report.judge is Judge.VOTE:
        lines.append(say("report-votes", ayes=report.ayes, noes=report.noes))
    lines.append(f"-# {say('report-until', until=f'<t:{round(report.until)}:R>')}")
    return lines


def _verdict(scene: Scene, look: Look, report: Report) -> list[str]:
    say, is_pardoned = look.say, report.verdict is Verdict.PARDONED
    about = report.penalised if is_pardoned and report.penalised is not None else report.accused
    lines = [
        f"### {title(scene, look, report)}",
        say(f"report-{report.verdict}", name=scene.name(about), count=report.drawn),
    ]
    if report.accuser is not None and report.fined and not is_pardoned:
        lines.append(say("report-fined", name=scene.name(report.accuser), count=report.fined))
    if report.judge is Judge.VOTE and report.votes:
        lines.append(f"-# {say('report-votes', ayes=report.ayes, noes=report.noes)}")
    return lines


def _open_buttons(scene: Scene, look: Look, report: Report) -> list[discord.ui.Button[discord.ui.View]]:
    say = look.say
    admit = button(_press(scene, Verb.ADMIT, report), say("button-admit"))
    if report.judge is Judge.CONFESSION:
        return [admit]
    return [
        button(_press(scene, Verb.VOTE, report, "y"), say("button-aye"), style=ButtonStyle.primary),
        button(_press(scene, Verb.VOTE, report, "n"), say("button-no")),
        admit,
    ]


def _press(scene: Scene, verb: Verb, report: Report, answer: str = "") -> Press:
    return Press(scene.id, scene.revision, verb, f"{report.number}{answer}")
