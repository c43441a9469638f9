"""The main screens, each in a position that shows what is special about it.

`python -m tests.cogs.gallery` writes the outlines in `screens/` anew; the tests compare with them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.replay import Honour, verify
from bot.replay import steps as walked
from bot.tables.table import Ending, Person, Stage
from cogs.ui import guide, more, seat, table_picture
from cogs.ui import preferences as panel
from cogs.ui import stats as figures
from cogs.ui import tour as guided
from cogs.ui.chart import chart
from cogs.ui.ids import Verb
from cogs.ui.lobby import computers
from cogs.ui.look import Look
from cogs.ui.public import public_message
from cogs.ui.replay import proof as proof_screen
from cogs.ui.replay import replay as replay_screen
from cogs.ui.rules import of_table
from cogs.ui.scene import Scene
from tests.cogs import gallery_hands, gallery_scores, gallery_server
from tests.cogs.gallery_hands import STACKING, preferring, turn
from tests.cogs.outlines import outline
from tests.cogs.tables_at_hand import EMOJI_ID, LOOKS, PICTURED, played, position, scene, seated
from tests.replay.matches import played as record_played

SCREENS = Path(__file__).with_name("screens")
Screen = Callable[[Look], Any]


def board(look: Look) -> Any:
    match, told = turn()
    return public_message(scene(match, recent=told), look)


def board_stack(look: Look) -> Any:
    match = position("G+2 R1 R2", "Y+2 G1 G2", "B+2 B1 B2", discard="G5", rules=STACKING)
    match, told = played(match, "A G+2", "B Y+2", "C B+2")
    return public_message(scene(match, recent=told), look)


def board_wild_reversed(look: Look) -> Any:
    match = position("W R1", "G1 G2", "B1 B3 B4", discard="G5", direction=-1)
    match, told = played(match, "A W:B!")
    return public_message(scene(match, recent=told), look)


def board_ten(look: Look) -> Any:
    hands = [" ".join(["G1"] * count) for count in (7, 5, 12, 4, 9, 2, 7, 1, 10, 3)]
    match = position(*hands, discard="R1 W+4", colour="G", turn=5, direction=-1, called=[7])
    return public_message(scene(match), look)


def board_opening(look: Look) -> Any:
    match = position("R1 R5", "G1 G2", "B1", discard="W")
    return public_message(scene(match), look)


def board_teams(look: Look) -> Any:
    match = position("R1 R2", "G1 G2 G3", "B1", "Y1 Y2 Y3 Y4", rules="preset=partners", turn=1, scores=[120, 64])
    match, told = played(match, "B draw")
    return public_message(scene(match, recent=told), look)


def board_places(look: Look) -> Any:
    match = position("R1", "G1 G2", "B1 B2 B3", "Y1", rules="preset=mattel_2019 play_on=true")
    match, told = played(match, "A R1")
    return public_message(scene(match, recent=told), look)


def board_long_names(look: Look) -> Any:
    match = position("R1 R2", "G1", discard="R7", turn=0)
    chairs = ("Max Mustermann-Schröder", "あいうえおかきくけこ")
    shown = scene(match)
    seats = tuple(replace(chair, name=name) for chair, name in zip(shown.chairs, chairs, strict=True))
    return public_message(replace(shown, chairs=seats), look)


def _illustrated() -> Scene:
    match, told = turn()
    return scene(match, recent=told)


def board_illustrated(look: Look) -> Any:
    return table_picture.illustrated(public_message(_illustrated(), look))


def lobby(look: Look) -> Any:
    return public_message(scene(stage=Stage.LOBBY, computers=(2,)), look)


def score_sheet(look: Look) -> Any:
    match = position("R1", "R9 GS", "W W+4 B0", scores=[85, 120, 0])
    match, told = played(match, "A R1")
    return public_message(scene(match, recent=told, stage=Stage.BREAK), look)


def match_result(look: Look) -> Any:
    match = position("R1", "R9 GS", "W W+4 B0", scores=[485, 120, 0])
    match, told = played(match, "A R1")
    table = scene(match, recent=told, stage=Stage.OVER, computers=(2,), waiting=(Person(9, "Zoe"),))
    won = (Honour("penalty", 2, 8), Honour("catches", 1, 2), Honour("hand", 2, 23))
    return public_message(replace(table, honours=won), look)


def closed(look: Look) -> Any:
    return public_message(scene(stage=Stage.CLOSED, ending=Ending.EXPIRED), look)


def more_for_host(look: Look) -> Any:
    match, told = turn()
    return more.more(scene(match, recent=told, waiting=(Person(9, "Zoe"),)), look, seated=True, leads=True)


def more_for_guest(look: Look) -> Any:
    match, told = turn()
    return more.more(scene(match, recent=told), look, seated=False, leads=False)


def computer_choice(look: Look) -> Any:
    return computers(scene(stage=Stage.LOBBY, computers=(2,)), look, look.say("said-added", name="Odo"))


def kick_choice(look: Look) -> Any:
    match, _ = turn()
    return more.seats(scene(match), look, Verb.KICK, "kick-whom", [1, 2])


def sure_to_end(look: Look) -> Any:
    match, _ = turn()
    return more.sure(scene(match), look, "end")


def preferences(look: Look) -> Any:
    return panel.preferences(preferring(look, playable_first=True))


def rules(look: Look) -> Any:
    match = position("R1", "G1", rules="preset=party hand_size=5 voluntary_draw=false")
    return of_table(match.rules, look)


def _tour(number: int, look: Look) -> Any:
    return guided.tour(number, look)


def tour_table(look: Look) -> Any:
    return _tour(0, look)


def tour_turn(look: Look) -> Any:
    return _tour(1, look)


def tour_cards(look: Look) -> Any:
    return _tour(2, look)


def tour_uno(look: Look) -> Any:
    return _tour(3, look)


def tour_more(look: Look) -> Any:
    return _tour(4, look)


def hello(look: Look) -> Any:
    return guide.hello(look)


def practice(look: Look) -> Any:
    match, told = played(position("R1 G5 B2", "R2 R3", discard="R7", turn=1), "B R2")
    return seat.seat_screen(scene(match, recent=told, id="07K3", computers=(1,)), seated(match), look)


def practice_over(look: Look) -> Any:
    match, told = played(position("R1", "R2 R3", rules="preset=single_round"), "A R1")
    table = scene(match, recent=told, stage=Stage.OVER, id="07K3", computers=(1,))
    return seat.seat_screen(table, seated(match), look)


def about(look: Look) -> Any:
    return guide.about(version="0.1.0", tables=2, missing=["embed_links"], look=look)


def replay(look: Look) -> Any:
    record = record_played("preset=mattel_2019 seven_swap=optional", 3)
    shown = next(step for step in walked(record) if step.number == 2)
    return replay_screen(record, shown, 60, look)


def proof(look: Look) -> Any:
    record = record_played("preset=mattel_2019 seven_swap=optional", 3)
    return proof_screen(record, verify(record), look)


ALL: dict[str, Screen] = (
    {
        screen.__name__: screen
        for screen in (
            board,
            board_stack,
            board_wild_reversed,
            board_ten,
            board_opening,
            board_teams,
            board_places,
            board_long_names,
            board_illustrated,
            lobby,
            score_sheet,
            match_result,
            closed,
            more_for_host,
            more_for_guest,
            computer_choice,
            kick_choice,
            sure_to_end,
            preferences,
            rules,
            hello,
            tour_table,
            tour_turn,
            tour_cards,
            tour_uno,
            tour_more,
            practice,
            practice_over,
            about,
            replay,
            proof,
        )
    }
    | gallery_hands.ALL
    | gallery_scores.ALL
    | gallery_server.ALL
)


def files(name: str) -> dict[str, bytes]:
    """The pictures that a screen shows as attachments, by their names."""
    if name == "board_illustrated":
        facts = table_picture.facts_of(_illustrated())
        assert facts is not None
        return {table_picture.FILE: table_picture.draw(facts)}
    return {figures.PICTURE: chart(gallery_scores.portrait().recent)} if name == "stats" else {}


def golden(name: str) -> Path:
    """The file with the outlines of a screen: English, German, and with pictures where they make a difference."""
    return SCREENS / f"{name}.txt"


def every_look(screen: Screen) -> str:
    """The screen in every look; the ids of emojis are left out."""
    outlines = [outline(screen(look)) for look in (*LOOKS, PICTURED)]
    outlines[2] = outlines[2].replace(f":{EMOJI_ID}>", ":>")
    return "\n\n".join(dict.fromkeys(outlines)) + "\n"


async def write_all() -> None:
    """Writes every golden file."""
    SCREENS.mkdir(exist_ok=True)
    for name, screen in ALL.items():
        golden(name).write_text(every_look(screen), "utf-8")


if __name__ == "__main__":
    asyncio.run(write_all())
