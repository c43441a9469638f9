"""Leaving at any moment: the turn moves once, no card is lost, nothing is owed any more, nobody holds two hands."""

from __future__ import annotations

import pytest

from bot.settings.terms import Terms
from bot.tables import Person, Stage, Table
from bot.tables.docket import Verdict
from bot.tables.restore import differs
from bot.tables.table import Ending
from bot.uno import notation
from bot.uno.actions import Draw
from bot.uno.events import Left, MatchEnded
from bot.uno.match import Match
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, DORA, GUILD, Hall, refused

HANDS = "R1 R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3"
PEOPLE = (ADA, BEN, CLEO, DORA)


async def at(hall: Hall, hands: str = HANDS, *steps: str, rules: str = "", top: str | None = "R5") -> Table:
    """A match of as many people as hands, after these steps ("A R1", "B draw")."""
    people = PEOPLE[: len(hands.split("|"))]
    table = await hall.match(*people, rules=f"preset=mattel_2019 {rules}")
    table = await hall.position(table, hands, top)
    for step in steps:
        seat, _, action = step.partition(" ")
        person = people[notation.SEATS.index(seat)]
        await hall.tables.act(table.id, person.id, None, notation.read(action))
    return hall.now_at(table)


def cards_of(match: Match) -> list[str]:
    """Every card of the round, wherever it is."""
    round = match.round
    return sorted(card.name for cards in (*round.hands, round.pile, round.discard) for card in cards)


CASES = {
    "on turn": ((), "", 0, 1),
    "not on turn, before": ((), "", 3, 0),
    "not on turn, next": ((), "", 1, 0),
    "on turn, the other way round": (("A RR",), "", 3, 2),
    "next, the other way round": (("A RR",), "", 2, 3),
    "a card drawn and not decided": (("A draw",), "", 0, 1),
    "a penalty owed": (("A R+2",), "", 1, 2),
    "whoever laid the penalty": (("A R+2",), "", 0, 1),
    "a challenge open, its victim": (("A W+4:G",), "", 1, 2),
    "a challenge open, its accused": (("A W+4:G",), "", 0, 1),
    "a stack owed": (("A R+2", "B G+2"), "stacking=same", 2, 3),
    "a stack, in its middle": (("A R+2", "B G+2"), "stacking=same", 1, 2),
    "a call owed": (("A R1", "B R4"), "", 0, 2),
    "an exit call owed": (("A R1",), "uno_uno=true", 0, 1),
    "a re-entry open, whoever may come back": (("A R+2",), "reentry=true", 0, 1),
    "a ghost": (("A R1",), "pull_back_in=true", 0, 1),
    "the next one with a jump-in": (("A R1",), "jump_in=action", 1, 2),
    "second of the places": (("A R1",), "play_on=true", 1, 2),
}
DEALT = {
    "on turn, the other way round": "RR R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "next, the other way round": "RR R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a card drawn and not decided": HANDS,
    "a penalty owed": "R+2 R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "whoever laid the penalty": "R+2 R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a challenge open, its victim": "W+4 R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a challenge open, its accused": "W+4 R2 R3|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a stack owed": "R+2 R2 R3|G+2 R5 R6|R7 R8 R9|G1 G2 G3",
    "a stack, in its middle": "R+2 R2 R3|G+2 R5 R6|R7 R8 R9|G1 G2 G3",
    "a call owed": "R1 R2|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "an exit call owed": "R1|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a re-entry open, whoever may come back": "R+2|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "a ghost": "R1|R4 R5 R6|R7 R8 R9|G1 G2 G3",
    "the next one with a jump-in": "R1 R2 R3|R4 R5 R6|R1 R8 R9|G1 G2 G3",
    "second of the places": "R1|R4 R5 R6|R7 R8 R9|G1 G2 G3",
}


@pytest.mark.parametrize("name", CASES)
async def test_the_turn_moves_exactly_once_or_not_at_all_and_no_card_is_lost(hall: Hall, name: str) -> None:
    steps, rules, leaver, turn = CASES[name]
    table = await at(hall, DEALT.get(name, HANDS), *steps, rules=rules)
    assert table.match is not None
    before = cards_of(table.match)
    held = table.board().counts[leaver]
    after = await hall.tables.leave(table.id, PEOPLE[leaver].id)
    assert after.stage is Stage.PLAYING
    assert after.match is not None
    assert (after.turn, after.board().counts[leaver]) == (turn, 0)
    assert Left(leaver) in after.recent
    assert cards_of(after.match) == before
    assert len(after.match.round.discard) == len(table.match.round.discard) + held
    assert after.match.round.top is table.match.round.top
    assert leaver not in after.board().ghosts
    assert leaver not in after.match.round.duties
    for other in (seat for seat in range(4) if seat != leaver):
        assert leaver not in after.view_of(other).catchable
    acted = await hall.tables.act(table.id, PEOPLE[turn].id, None, Draw())
    assert acted.table.turn != leaver


async def test_a_colour_owed_is_named_by_the_table(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO)
    table = await hall.position(table, "B1 B2 R3|R4 R5 R6|R7 R8 R9", None, draw="W G1 G2")
    assert table.board().phase == "opening"
    owing = table.turn
    assert owing is not None
    after = await hall.tables.leave(table.id, PEOPLE[owing].id)
    assert after.board().phase != "opening"
    assert after.board().colour is not None
    assert after.turn == (owing + 1) % 3


async def test_leaving_with_a_report_open_leaves_its_jury(hall: Hall) -> None:
    table = await at(hall)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    assert report.jury == (2, 3)
    await hall.tables.court.vote(table.id, DORA.id, report.number, False)
    after = await hall.tables.leave(table.id, DORA.id)
    assert (after.docket.reports[0].jury, after.docket.reports[0].votes) == ((2,), ())
    after = await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED
    assert after.board().counts[0] == 5


@pytest.mark.parametrize("leaver", [0, 1])
async def test_leaving_as_accused_or_accuser_leaves_nothing_to_hang(hall: Hall, leaver: int) -> None:
    table = await at(hall, rules="false_report_penalty=2")
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.leave(table.id, PEOPLE[leaver].id)
    for person in (CLEO, DORA):
        after = await hall.tables.court.vote(table.id, person.id, report.number, leaver == 0)
    assert after.docket.reports[0].verdict is not Verdict.OPEN
    assert after.board().counts[leaver] == 0
    assert after.board().counts[2:] == (3, 3)


async def test_nobody_gets_a_second_hand_by_leaving_and_coming_back(hall: Hall) -> None:
    table = await at(hall)
    await hall.tables.leave(table.id, BEN.id)
    with refused("already-started"):
        await hall.tables.join(table.id, BEN)
    with refused("not-at-table"):
        await hall.tables.act(table.id, BEN.id, None, Draw())
    after = await hall.tables.wait(table.id, BEN)
    assert after.board().counts == (3, 0, 3, 3)
    with refused("already-waiting"):
        await hall.tables.wait(table.id, BEN)
    assert after.waiting == (BEN,)


async def test_the_last_person_ends_the_table_and_counts_for_nobody(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, computers=2)
    await hall.tables.leave(table.id, ADA.id)
    after = await hall.tables.leave(table.id, BEN.id)
    assert (after.stage, after.ending) == (Stage.CLOSED, Ending.EMPTY)
    assert hall.tables.get(table.id) is None
    assert await hall.scores() == []
    await hall.tables.open(GUILD, CHANNEL, CLEO)


async def test_the_last_one_standing_wins_by_forfeit(hall: Hall) -> None:
    table = await at(hall, "R1 R2|R3 R4|R7 R8")
    await hall.tables.leave(table.id, ADA.id)
    after = await hall.tables.leave(table.id, CLEO.id)
    assert after.stage is Stage.OVER
    assert after.recent[-1] == MatchEnded((1,), (0, 0, 0), True)
    scores = {row.name: (row.record.matches, row.record.wins, row.record.points) for row in await hall.scores()}
    assert scores == {"Ada": (1, 0, 0), "Ben": (1, 1, 0), "Cleo": (1, 0, 0)}


async def test_a_whole_team_that_leaves_loses(hall: Hall) -> None:
    table = await at(hall, rules="partners=true")
    await hall.tables.leave(table.id, BEN.id)
    after = await hall.tables.leave(table.id, DORA.id)
    assert after.stage is Stage.OVER
    assert after.board().winners == (0, 2)


async def test_the_host_who_leaves_hands_the_table_on(hall: Hall) -> None:
    table = await at(hall)
    assert (await hall.tables.leave(table.id, ADA.id)).host == BEN.id


async def test_leaving_is_in_the_log_and_survives_a_crash(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO)
    after = await hall.tables.leave(table.id, BEN.id)
    assert await differs(hall.store, after) is None
    again = await hall.after_a_crash()
    assert again.now_at(table).match is not None
    assert again.now_at(table).seat_of(BEN.id) is None
    assert again.now_at(table).turn == after.turn
    await again.close()


# -- a computer player plays on


async def with_heirs(hall: Hall, *people: Person, computers: int = 0) -> Table:
    table = await hall.tables.open(GUILD, CHANNEL, people[0], terms=Terms(on_leave="computer"))
    for person in people[1:]:
        await hall.tables.join(table.id, person)
    for _ in range(computers):
        await hall.tables.add_computer(table.id, people[0].id)
    await hall.tables.start(table.id, people[0].id)
    return await hall.position(table, "|".join(HANDS.split("|")[: len(people) + computers]), "R5")


async def test_where_the_terms_say_so_a_computer_player_plays_the_hand_out(hall: Hall) -> None:
    table = await with_heirs(hall, ADA, BEN, CLEO)
    after = await hall.tables.leave(table.id, ADA.id)
    assert (after.turn, after.board().counts, after.host) == (0, (3, 3, 3), BEN.id)
    assert after.seat_of(ADA.id) is None
    with refused("not-at-table"):
        await hall.tables.act(table.id, ADA.id, None, Draw())
    with refused("already-started"):
        await hall.tables.join(table.id, ADA)
    again = await hall.after_a_crash()
    await again.pass_time(3)
    assert again.now_at(table).turn == 1
    assert again.now_at(table).seats[0].inherited
    await again.close()


async def test_the_heir_wins_for_nobody_and_is_gone_in_the_next_match(hall: Hall) -> None:
    table = await with_heirs(hall, ADA, BEN, CLEO)
    table = await hall.position(table, "R1|R4 R5 R6|R7 R8 R9", "R5")
    await hall.tables.leave(table.id, ADA.id)
    await hall.pass_time(3)
    assert hall.now_at(table).stage is Stage.BREAK
    assert [row.name for row in await hall.scores() if row.record.rounds_won or row.record.points] == []
    await hall.tables.wait(table.id, ADA)
    await hall.tables.leave(table.id, CLEO.id)
    await hall.tables.leave(table.id, BEN.id)
    assert hall.tables.get(table.id) is None, "the last person ends the table, heirs do not play on alone"


async def test_the_host_can_still_send_an_heir_away(hall: Hall) -> None:
    table = await with_heirs(hall, ADA, BEN, CLEO)
    await hall.tables.leave(table.id, BEN.id)
    after = await hall.tables.kick(table.id, ADA.id, 1)
    assert after.board().counts == (3, 0, 3)
    with refused("no-such-seat"):
        await hall.tables.kick(table.id, ADA.id, 1)


async def test_a_rematch_is_dealt_without_heirs_but_with_who_came_back(hall: Hall) -> None:
    table = await with_heirs(hall, ADA, BEN, CLEO)
    await hall.tables.leave(table.id, BEN.id)
    await hall.tables.wait(table.id, BEN)
    await hall.tables.leave(table.id, CLEO.id)
    await hall.tables.wait(table.id, CLEO)
    after = await hall.tables.kick(table.id, ADA.id, 1)
    after = await hall.tables.kick(table.id, ADA.id, 2)
    assert after.stage is Stage.OVER
    after = await hall.tables.rematch(table.id, ADA)
    assert [seat.name for seat in after.seats] == ["Ada", "Ben", "Cleo"]
    assert not any(seat.inherited or seat.gone for seat in after.seats)
