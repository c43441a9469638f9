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
from bot.scores.record import Record
from bot.settings import Preferences
from bot.store import Favourite, RecentMatch, ResetRow, ScoreRow, SeasonRow, Source, Versus
from bot.tables.table import Ending, Person, Stage
from bot.uno import events
from bot.uno.actions import Challenge
from bot.uno.cards import COLOURED_FACES, COLOURS
from bot.uno.match import Match
from bot.uno.notation import read_card
from cogs.ui import choices, guide, leaderboard, more, notes, refusals, seat, steps, table_picture
from cogs.ui import preferences as panel
from cogs.ui import seasons as season_screens
from cogs.ui import stats as figures
from cogs.ui import tour as guided
from cogs.ui.chart import chart
from cogs.ui.ids import Verb
from cogs.ui.lobby import computers
from cogs.ui.look import Look
from cogs.ui.pictures import Plain
from cogs.ui.public import public_message
from cogs.ui.replay import proof as proof_screen
from cogs.ui.replay import replay as replay_screen
from cogs.ui.rules import of_table
from cogs.ui.scene import Scene
from cogs.ui.stats import Portrait
from tests.cogs import gallery_server
from tests.cogs.outlines import outline
from tests.cogs.tables_at_hand import EMOJI_ID, LOOKS, PICTURED, played, position, scene, seated
from tests.replay.matches import played as record_played

SCREENS = Path(__file__).with_name("screens")
Screen = Callable[[Look], Any]
SEVEN = "R1 R5 Y3 G7 B2 B2 W"
STACKING = "preset=mattel_2019 stacking=same"
SWAPPING = "preset=mattel_2019 seven_swap=optional"


def _turn() -> tuple[Match, tuple[events.Event, ...]]:
    """Ada is on turn, red 7 on top, after a skip, a swap and a card that was kept."""
    match = position(SEVEN, "G1 G2 G3 G4 G6", "B1 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y4 Y5")
    told = (
        events.Played(0, (read_card("RS"),)),
        events.Skipped(1),
        events.Played(1, (read_card("R7"),)),
        events.Swapped(1, 2),
        events.Drew(2, 1, "turn"),
        events.Kept(2),
    )
    return match, told


def board(look: Look) -> Any:
    match, told = _turn()
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
    match, told = _turn()
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


def hand(look: Look) -> Any:
    match, told = _turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), look)


def hand_declared(look: Look) -> Any:
    match = position("R5 W", "G1 G2", "B1")
    return seat.seat_screen(scene(match), seated(match), look, calls=True)


def _preferring(look: Look, **preferences: bool) -> Look:
    """The look of somebody who prefers this; plain text has no pictures."""
    pictures = Plain() if preferences.get("plain") else look.pictures
    return Look(look.say, pictures, Preferences(**preferences))


def hand_playable_first(look: Look) -> Any:
    match, told = _turn()
    look = _preferring(look, playable_first=True)
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), look)


def hand_plain(look: Look) -> Any:
    match, told = _turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 0, fresh=1), _preferring(look, plain=True))


def hand_before_uno(look: Look) -> Any:
    match = position("R5 W", "G1 G2", "B1")
    return seat.seat_screen(scene(match), seated(match), look)


def hand_of_25(look: Look) -> Any:
    return _hand_of(25, look)


def hand_of_60(look: Look) -> Any:
    return _hand_of(60, look)


def hand_of_15(look: Look) -> Any:
    return _hand_of(15, look)


def hand_of_40(look: Look) -> Any:
    return _hand_of(40, look)


def hand_doubles(look: Look) -> Any:
    match = position("R7 R7 R1 G7 W W", "G1 G2", "B1", rules="preset=mattel_2019 doubles=simultaneous")
    return seat.seat_screen(scene(match), seated(match), look)


def hand_after_wild(look: Look) -> Any:
    match, told = played(position("W R1 R2", "G1 G2 B5 W", "B1"), "A W:B")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def hand_unplayable(look: Look) -> Any:
    match = position("Y1 G2 B3", "G1 G2", "B1", turn=0)
    return seat.seat_screen(scene(match), seated(match), look)


def _hand_of(size: int, look: Look) -> Any:
    every = [colour + face for colour in COLOURS for face in COLOURED_FACES] + ["W", "W+4", "WSW", "WCU"]
    match = position(" ".join((every + every)[:size]), "G1 G2", "B1", discard="R5")
    return seat.seat_screen(scene(match), seated(match, fresh=2), look)


def hand_owing(look: Look) -> Any:
    match, told = played(position("R5 W", "G1 G2", "B1"), "A R5")
    return seat.seat_screen(scene(match, recent=told), seated(match), look)


def hand_waiting(look: Look) -> Any:
    match, told = _turn()
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def hand_outdated(look: Look) -> Any:
    match, told = _turn()
    table = scene(match, recent=told)
    return seat.seat_screen(table, seated(match, 1), look, note=notes.outdated_note(table, 1, look))


def hand_penalty(look: Look) -> Any:
    match = position("G+2 R1 R2", "Y+2 G1 G2", "B+2 B1", discard="G5", rules=STACKING)
    match, told = played(match, "A G+2")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def colour_choice(look: Look) -> Any:
    match = position("R1 R2 R3 G4 B5 B6 W+4", "G1 G2", "B1", discard="Y5")
    return choices.colour(scene(match), seated(match), look, steps.read_choice("W+4"), calls=True)


def opening_colour(look: Look) -> Any:
    match = position("R1 R5", "G1 G2", "B1", discard=None, draw="W R3 R4 R6")
    return seat.seat_screen(scene(match), seated(match, 1), look)


def target_choice(look: Look) -> Any:
    match = position("R7 R1", "G1", "B1 B2", "Y1 Y2 Y3", rules=SWAPPING)
    return choices.target(scene(match), seated(match), look, steps.read_choice("R7"), calls=False)


def target_choice_of_nine(look: Look) -> Any:
    match = position("R7 R1", *["G1 G2 G3"] * 9, rules=SWAPPING)
    return choices.target(scene(match), seated(match), look, steps.read_choice("R7"), calls=False)


def drawn(look: Look) -> Any:
    match, told = played(position("R1 G5", "G1 G2", "B1", discard="G7", draw="G5 R2"), "A draw")
    return seat.seat_screen(scene(match, recent=told), seated(match), look)


def challenge(look: Look) -> Any:
    match = position("R1 R5 W+4", "G1 W+4", "B1 B2", discard="R5", draw="G2 G3 G4", rules=STACKING)
    match, told = played(match, "A R1", "B draw", "C draw", "A W+4:B")
    return seat.seat_screen(scene(match, recent=told), seated(match, 1), look)


def verdict(look: Look) -> Any:
    match, told = played(position("R5 Y2 W+4", "G1 G2", "B1 B2"), "A W+4:B")
    table = scene(match, recent=told)
    after, happened = match.step(1, Challenge())
    note = notes.outcome_note(happened, table, 1, look)
    return seat.seat_screen(scene(after), seated(after, 1), look, note=note)


def catch_choice(look: Look) -> Any:
    match = position("R1 R2", "G1", "B1")
    return choices.catch(scene(match), seated(match), look, [1, 2])


def why(look: Look) -> Any:
    match = position("R7 R1 G9 B0 W+4", "G1 G2", "B1", rules="preset=mattel_2019 wild4_enforced=true")
    table, view = scene(match), seated(match)
    return choices.why(table, view, look, refusals.why_not(table, view, look), calls=True)


def more_for_host(look: Look) -> Any:
    match, told = _turn()
    return more.more(scene(match, recent=told, waiting=(Person(9, "Zoe"),)), look, seated=True, leads=True)


def more_for_guest(look: Look) -> Any:
    match, told = _turn()
    return more.more(scene(match, recent=told), look, seated=False, leads=False)


def computer_choice(look: Look) -> Any:
    return computers(scene(stage=Stage.LOBBY, computers=(2,)), look, look.say("said-added", name="Odo"))


def kick_choice(look: Look) -> Any:
    match, _ = _turn()
    return more.seats(scene(match), look, Verb.KICK, "kick-whom", [1, 2])


def sure_to_end(look: Look) -> Any:
    match, _ = _turn()
    return more.sure(scene(match), look, "end")


def _ranked(count: int) -> list[ScoreRow]:
    names = ("Ben", "Ada", "Cleo", "Dora", "Max Mustermann-Schröder", "Emil", "Finn", "✦ Nightfall ✦", "Greta", "Hugo")
    return [
        ScoreRow(
            place,
            place,
            name,
            Record(matches=9, wins=9 - place, points=1684 - 60 * place, rated=12 - place, mu=33 - place, sigma=3),
        )
        for place, name in enumerate(names[:count])
    ]


SPRING, WINTER = SeasonRow(2, 2, "", 1780000000.0, None), SeasonRow(1, 1, "Winter", 1770000000.0, 1780000000.0)
IDA = ScoreRow(99, 99, "Ida", Record(matches=14, wins=2, points=388, rated=4, mu=26, sigma=5))


def scores(look: Look) -> Any:
    page = leaderboard.Page(leaderboard.Wanted(), _ranked(10), 3, (23, IDA), SPRING, [SPRING])
    return leaderboard.leaderboard(page, look)


def scores_by_wins(look: Look) -> Any:
    wanted = leaderboard.Wanted("w", 1, "party")
    page = leaderboard.Page(wanted, _ranked(3), 1, None, WINTER, [SPRING, WINTER], ["mattel_2019", "party"])
    return leaderboard.leaderboard(page, look)


def scores_by_rating(look: Look) -> Any:
    ended = replace(SPRING, ended_at=1790000000.0)
    page = leaderboard.Page(leaderboard.Wanted("r"), _ranked(4), 1, (5, IDA), ended, [ended, WINTER], ["party"])
    return leaderboard.leaderboard(page, look)


def _portrait() -> Portrait:
    ben, cleo = Source(2, "Ben", 120), Source(3, "Max Mustermann-Schröder", 64)
    recent = [
        RecentMatch(number, 0.0, "party", 1 + number % 3, 4, number % 3 == 0, (ben, cleo, Source(None, "", 20)))
        for number in range(12)
    ]
    record = Record(
        matches=14, wins=5, rounds=52, rounds_won=16, points=1684, given=1203, best=129, streak=2, longest=3,
        drawn=210, missed=2, caught=4, challenges_won=3, challenges_lost=1, rated=12, mu=27, sigma=4,
    )  # fmt: skip
    favourites = [Favourite("party", 9, 4), Favourite("mattel_2019", 5, 1)]
    return Portrait(1, "Ada", WINTER, [SPRING, WINTER], 2, ScoreRow(1, 1, "Ada", record), favourites, recent)


def stats(look: Look) -> Any:
    return figures.stats(_portrait(), look)


def stats_provisional(look: Look) -> Any:
    row = ScoreRow(1, 1, "Ada", Record(rounds=1, given=22))
    few = replace(_portrait(), season=SPRING, seasons=[SPRING], row=row, favourites=[], recent=[])
    return figures.stats(few, look)


def stats_nothing(look: Look) -> Any:
    return figures.nothing_counted(9, "Zoe", SPRING, [SPRING, WINTER], look)


def versus(look: Look) -> Any:
    told = Versus(12, 2, (7, 3), (5, 3), (20, 14), (310, 220), (1, 0, -1, 1, 1))
    return figures.versus("Ada", "Ben", SPRING, told, look)


def seasons(look: Look) -> Any:
    resets = [ResetRow(2, None, "Ben", 1780000000.0, "Ada"), ResetRow(1, 1, None, 1770000000.0, "Ada")]
    return season_screens.season_list([SPRING, WINTER], resets, look)


def season_reset(look: Look) -> Any:
    words = season_screens.scope_words(WINTER, "Ben", look)
    return season_screens.sure("reset", look, scope="2.1", name=words)


def scores_empty(look: Look) -> Any:
    return leaderboard.leaderboard(leaderboard.Page(leaderboard.Wanted()), look)


def scores_none_here(look: Look) -> Any:
    return leaderboard.leaderboard(leaderboard.Page(leaderboard.Wanted("r"), season=SPRING, seasons=[SPRING]), look)


def preferences(look: Look) -> Any:
    return panel.preferences(_preferring(look, playable_first=True))


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


ALL: dict[str, Screen] = {
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
        hand,
        hand_playable_first,
        hand_plain,
        hand_before_uno,
        hand_of_15,
        hand_of_25,
        hand_of_40,
        hand_of_60,
        hand_declared,
        hand_doubles,
        hand_after_wild,
        hand_unplayable,
        hand_owing,
        hand_waiting,
        hand_outdated,
        hand_penalty,
        colour_choice,
        opening_colour,
        target_choice,
        target_choice_of_nine,
        drawn,
        challenge,
        verdict,
        catch_choice,
        why,
        more_for_host,
        more_for_guest,
        computer_choice,
        kick_choice,
        sure_to_end,
        scores,
        scores_by_wins,
        scores_by_rating,
        scores_empty,
        preferences,
        scores_none_here,
        stats,
        stats_provisional,
        stats_nothing,
        versus,
        seasons,
        season_reset,
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
} | gallery_server.ALL


def files(name: str) -> dict[str, bytes]:
    """The pictures that a screen shows as attachments, by their names."""
    if name == "board_illustrated":
        facts = table_picture.facts_of(_illustrated())
        assert facts is not None
        return {table_picture.FILE: table_picture.draw(facts)}
    return {figures.PICTURE: chart(_portrait().recent)} if name == "stats" else {}


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
