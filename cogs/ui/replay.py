"""A finished match, step by step with all hands open, and what was proved of it."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.replay import Record, Step, Verdict
from bot.tables.table import Stage
from bot.uno.view import table_view
from cogs.ui import names, words
from cogs.ui.ids import NO_TABLE, Press, Verb
from cogs.ui.look import Look, number
from cogs.ui.parts import Item, button, line, private, text
from cogs.ui.pictures import GROUNDS, VIOLET
from cogs.ui.scene import Chair, Scene
from cogs.ui.table import seat_mark

ROOM = 2600
"""Letters for all hands together: Discord allows 4000 for a whole screen."""
STAGES = {"round": Stage.PLAYING, "break": Stage.BREAK, "over": Stage.OVER}


def scene_of_step(record: Record, step: Step) -> Scene:
    """The table as everybody saw it after this step, with what the step caused as the only events."""
    match = step.match
    return Scene(
        id=NO_TABLE,
        revision=0,
        stage=STAGES[match.stage],
        chairs=tuple(
            Chair(player.name, None, player.level, False, seat in match.gone)
            for seat, player in enumerate(record.players)
        ),
        host=record.host,
        waiting=(),
        computers=0,
        rules=match.round_rules,
        lacking=(),
        custom_text="",
        rulings=(),
        has_races=False,
        turn_seconds=0,
        deadline=None,
        round_deadline=None,
        recent=step.events,
        ending=None,
        proof=record.seed_hash,
        seed="",
        match=record.number,
        view=table_view(match),
    )


def replay(record: Record, shown: Step, next_round: int | None, look: Look) -> ui.LayoutView:
    """The match after a step; `next_round` is the step of the next deal, None where there is none."""
    say, match = look.say, shown.match
    scene = scene_of_step(record, shown)
    last = len(record.moves)
    head = [
        f"## {say('replay-title', match=record.number)}",
        f"-# {say('replay-where', round=match.number, step=shown.number, last=last, when=f'<t:{record.ended_at}:f>')}",
        *words.sentences(scene, look),
    ]
    children: list[Item] = [text(*head), line(), text(*_table(scene, shown, look)), line()]
    children += [ui.ActionRow(*row) for row in _steps(record, shown.number, next_round, look)]
    children.append(ui.ActionRow(*_further(record, look)))
    colour = match.round.colour
    return private(*children, accent=VIOLET if colour is None else GROUNDS[colour])


def proof(record: Record, verdict: Verdict, look: Look) -> ui.LayoutView:
    """What was recomputed of a finished match, with its seed."""
    say = look.say
    lines = [
        f"## {say('proof-title', match=record.number)}",
        *(f"{'✅' if good else '❌'} {words}" for good, words in findings(verdict, look)),
        "",
        say("proof-hash", hash=record.seed_hash),
        say("proof-seed", seed=record.seed),
    ]
    children: list[Item] = [text("\n".join(lines)), line(), text(f"-# {say('proof-meaning')}")]
    children.append(
        ui.ActionRow(
            button(Press(NO_TABLE, 0, Verb.REPLAY, str(record.number)), say("button-replay")),
            button(Press(NO_TABLE, 0, Verb.FILE, str(record.number)), say("button-file")),
        )
    )
    return private(*children, accent=VIOLET)


def findings(verdict: Verdict, look: Look) -> list[tuple[bool, str]]:
    """Each thing that was checked: whether it holds, in a sentence."""
    say = look.say
    found = [(verdict.hash_fits, say("proof-hash-fits" if verdict.hash_fits else "proof-hash-differs"))]
    if verdict.broken is None:
        found.append((True, say("proof-cards", shuffles=verdict.shuffles, rounds=len(verdict.deals))))
        found.append((True, say("proof-moves", moves=verdict.moves)))
    else:
        found.append((False, say("proof-move-refused", move=verdict.broken.step)))
    if verdict.false:
        statement = names.escape(verdict.false)
        found.append((False, say("proof-statement-false", statement=statement, line=verdict.false_line)))
    return found


def running(seed_hash: str, look: Look) -> ui.LayoutView:
    """During a match: the hash alone, for the seed would tell every card to come."""
    say = look.say
    lines = [f"## {say('proof-running-title')}", say("proof-hash", hash=seed_hash), say("proof-running")]
    return private(text(*lines), line(), text(f"-# {say('proof-meaning')}"), accent=VIOLET)


def _table(scene: Scene, step: Step, look: Look) -> list[str]:
    """The top card, then every seat with its whole hand; the hands are only counted where there is no room."""
    view, round = scene.board, step.match.round
    lines: list[str] = []
    if view.top is not None:
        told = look.led(look.mark(view.top, view.colour), look.say("board-top", card=look.card(view.top)))
        turn = "" if view.turn is None else f" · {look.say('turn-of', name=scene.brief(view.turn))}"
        lines.append(told + turn)
    held = [look.cards(round.hands[seat]) for seat in range(view.seats)]
    fits = sum(map(len, held)) <= ROOM
    columns = max(len(str(count)) for count in view.counts)
    for seat in range(view.seats):
        name = f"**{scene.name(seat)}**" if seat == view.turn else scene.name(seat)
        cards = held[seat] if fits and held[seat] else look.say("cards-count", count=view.counts[seat])
        score = f" · {look.say('points-count', count=view.scores[seat])}" if any(view.scores) else ""
        lines += [
            look.led(look.pictures.mark(seat_mark(view, seat)), f"{number(view.counts[seat], columns)} {name}{score}"),
            f"-# {cards}" if not look.pictures.are_drawn or not fits else cards,
        ]
    return lines


def _steps(record: Record, at: int, next_round: int | None, look: Look) -> list[list[ui.Button[Any]]]:
    """One move back or on; below, far ones: the beginning, the next deal, the end."""
    last = len(record.moves)

    def to(step: int, sign: str, key: str, *, end: bool) -> ui.Button[Any]:
        press = Press(NO_TABLE, 0, Verb.REPLAY, f"{record.number}.{step}{sign}")
        style = ButtonStyle.primary if sign == "n" else ButtonStyle.secondary
        return button(press, look.say(key), style=style, disabled=end)

    deal = Press(NO_TABLE, 0, Verb.REPLAY, f"{record.number}.{next_round or at}r")
    return [
        [
            to(max(0, at - 1), "b", "button-back", end=at == 0),
            to(min(last, at + 1), "n", "button-next", end=at == last),
        ],
        [
            to(0, "f", "button-first", end=at == 0),
            button(deal, look.say("button-next-deal"), disabled=next_round is None),
            to(last, "l", "button-last", end=at == last),
        ],
    ]


def _further(record: Record, look: Look) -> list[ui.Button[Any]]:
    return [
        button(Press(NO_TABLE, 0, Verb.FILE, str(record.number)), look.say("button-file")),
        button(Press(NO_TABLE, 0, Verb.VERIFY, str(record.number)), look.say("button-verify")),
    ]
