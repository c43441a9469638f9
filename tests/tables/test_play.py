"""A match at a table: the start, actions, rounds, the rematch, leaving."""

from __future__ import annotations

import pytest

from bot.tables import Ending, Person, Stage
from bot.uno.actions import Call, Catch, Challenge, Draw, Keep, Play, Timeout
from bot.uno.cards import card
from bot.uno.events import Called, Caught, Drew, Left, MatchEnded, Played, RoundBegan, RoundEnded, StartCard
from bot.uno.match import Leave
from bot.uno.table_actions import NextRound
from tests.tables.hall import ADA, BEN, CLEO, DORA, Hall, first_choice, refused

SHORT = "preset=mattel_2019 target_score=20"


def plays(name: str, *, call: bool = False) -> Play:
    return Play((card(name),), call=call)


async def test_the_start_deals_and_tells_and_cannot_be_repeated(hall: Hall) -> None:
    table = await hall.match(ADA, BEN)
    assert table.match is not None
    assert (table.stage, table.revision, table.decision) == (Stage.PLAYING, 3, 3)
    assert table.deadline == hall.clock.now() + 60
    _, events = hall.told[-1]
    assert [kind for kind in (RoundBegan, StartCard) if any(isinstance(event, kind) for event in events)] == [
        RoundBegan,
        StartCard,
    ]
    assert table.recent == tuple(event.public() for event in events)[-12:]
    with refused("already-started"):
        await hall.tables.start(table.id, ADA.id)
    assert hall.now_at(table) == table


async def test_who_may_not_act_is_told_why(hall: Hall) -> None:
    lobby = await hall.lobby(ADA, BEN)
    with refused("not-started"):
        await hall.tables.act(lobby.id, ADA.id, 1, Draw())
    with refused("not-started"):
        await hall.tables.next_round(lobby.id, ADA.id)
    with refused("not-started"):
        await hall.tables.rematch(lobby.id, ADA)
    table = await hall.tables.start(lobby.id, ADA.id)
    table = await hall.position(table, "R1 R2|B1 B2", "R5")
    with refused("not-at-table"):
        await hall.tables.act(table.id, DORA.id, table.revision, Draw())
    with refused("not-your-turn"):
        await hall.tables.act(table.id, BEN.id, table.revision, Draw())
    with refused("not-in-hand"):
        await hall.tables.act(table.id, ADA.id, table.revision, plays("R9"))
    for action in (Timeout(), Leave(), NextRound()):
        with refused("not-an-action"):
            await hall.tables.act(table.id, ADA.id, table.revision, action)
    with refused("round-running"):
        await hall.tables.next_round(table.id, ADA.id)
    with refused("match-running"):
        await hall.tables.rematch(table.id, ADA)
    with refused("no-table"):
        await hall.tables.act("????", ADA.id, 1, Draw())
    assert hall.now_at(table) == table


async def test_an_action_tells_its_owner_everything_and_the_board_what_is_public(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1 R2|B1 B2", "Y5")
    outcome = await hall.tables.act(table.id, ADA.id, table.revision, Draw())
    assert outcome.seat == 0
    assert outcome.table.revision == table.revision + 1
    assert outcome.events[0] == Drew(0, 1, "turn", (card("G0"),))
    assert outcome.table.recent[-len(outcome.events)] == Drew(0, 1, "turn", ())
    assert outcome.table.view_of(0).fresh == (card("G0"),)
    assert outcome.table.board().counts == (3, 2)


async def test_new_cards_are_those_since_the_seats_last_own_action(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN, CLEO), "R+2 R2 R3|B1 B2|R4 R6 Y2", "R5")
    table = (await hall.tables.act(table.id, ADA.id, None, plays("R+2"))).table
    table = (await hall.tables.act(table.id, BEN.id, None, Draw())).table
    assert [seat.fresh for seat in table.seats] == [0, 2, 0]
    table = (await hall.tables.act(table.id, CLEO.id, None, plays("R4"))).table
    table = (await hall.tables.act(table.id, ADA.id, None, plays("R2", call=True))).table
    assert table.view_of(1).fresh == (card("G0"), card("G1"))
    table = (await hall.tables.act(table.id, BEN.id, None, Draw())).table
    assert [seat.fresh for seat in table.seats] == [0, 1, 0]


async def test_before_the_first_match_there_is_nothing_to_see(hall: Hall) -> None:
    table = await hall.lobby(ADA)
    with pytest.raises(ValueError, match="no match"):
        table.view_of(0)
    with pytest.raises(ValueError, match="no match"):
        table.board()


class TestFreshness:
    async def test_two_clicks_on_one_hand_play_once(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "RS RS R3|B1 B2", "R5")
        await hall.tables.act(table.id, ADA.id, table.revision, plays("RS"))
        with refused("stale"):
            await hall.tables.act(table.id, ADA.id, table.revision, plays("RS"))

    async def test_a_revision_that_does_not_exist_yet_is_stale(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1 R2 R3|B1 B2", "R5")
        for action in (plays("R1"), Call("uno"), Catch(1)):
            with refused("stale"):
                await hall.tables.act(table.id, ADA.id, table.revision + 1, action)

    async def test_what_does_not_concern_the_decision_leaves_hands_fresh(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1 R2|B1 B2", "R5")
        late = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        await hall.tables.act(late.id, ADA.id, late.revision, Call("uno"))
        await hall.tables.hand_over(late.id, ADA.id, BEN.id)
        await hall.tables.wait(late.id, DORA)
        after = (await hall.tables.act(late.id, BEN.id, late.revision, Draw())).table
        assert after.revision == late.revision + 4

    async def test_a_catch_that_gives_the_seat_on_turn_cards_outdates_its_hand(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1 RS|B1 B2", "R5")
        late = (await hall.tables.act(table.id, ADA.id, None, plays("RS"))).table
        assert late.turn == 0
        await hall.tables.act(late.id, BEN.id, late.revision, Catch(0))
        with refused("stale"):
            await hall.tables.act(late.id, ADA.id, late.revision, plays("R1"))

    async def test_a_catch_counts_on_an_old_hand_while_the_call_is_missing(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1 R2|B1 B2 B3", "R5")
        await hall.tables.act(table.id, ADA.id, None, plays("R1"))
        outcome = await hall.tables.act(table.id, BEN.id, table.revision, Catch(0))
        assert outcome.events[0] == Caught(1, 0, "uno", 2)

    async def test_a_catch_that_comes_too_late_is_stale_and_free(self, hall: Hall) -> None:
        rules = "preset=mattel_2019 false_catch_penalty=2"
        table = await hall.position(await hall.match(ADA, BEN, rules=rules), "R1 R2|B1 B2", "R5")
        seen = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        called = await hall.tables.act(seen.id, ADA.id, seen.revision, Call("uno"))
        assert called.events == (Called(0, "uno"),)
        with refused("stale"):
            await hall.tables.act(seen.id, BEN.id, seen.revision, Catch(0))
        now = hall.now_at(table)
        outcome = await hall.tables.act(now.id, BEN.id, now.revision, Catch(0))
        assert outcome.events[-1] == Drew(1, 2, "call", (card("G0"), card("G1")))

    async def test_a_lost_race_for_a_jump_in_costs_nothing(self, hall: Hall) -> None:
        rules = "preset=mattel_2019 jump_in=action misplay_penalty=1"
        match = await hall.match(ADA, BEN, CLEO, rules=rules)
        table = await hall.position(match, "R1 R2 R3|R7 B1 B2|R5 Y1 Y2", "R5", turn=1)
        await hall.tables.act(table.id, BEN.id, table.revision, plays("R7"))
        with refused("stale"):
            await hall.tables.act(table.id, CLEO.id, table.revision, plays("R5"))
        assert hall.now_at(table).board().counts == (3, 2, 3)

    async def test_a_jump_in_is_not_stale_for_a_call_in_between(self, hall: Hall) -> None:
        rules = "preset=mattel_2019 jump_in=action"
        match = await hall.match(ADA, BEN, CLEO, rules=rules)
        table = await hall.position(match, "R5 R2|B1 B2|R5 Y1 Y2", "R4")
        seen = (await hall.tables.act(table.id, ADA.id, None, plays("R5"))).table
        await hall.tables.act(seen.id, ADA.id, seen.revision, Call("uno"))
        outcome = await hall.tables.act(seen.id, CLEO.id, seen.revision, plays("R5"))
        assert outcome.events[0] == Played(2, (card("R5"),), None, True)

    async def test_a_challenge_of_an_old_hand_is_stale(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "W+4 R2 R3 R4|B1 B2", "R5")
        seen = (await hall.tables.act(table.id, ADA.id, None, Play((card("W+4"),), "G"))).table
        with refused("stale"):
            await hall.tables.act(table.id, BEN.id, table.revision, Challenge())
        outcome = await hall.tables.act(table.id, BEN.id, seen.revision, Challenge())
        assert outcome.table.match is not None
        assert outcome.table.turn == 1


class TestRounds:
    async def test_a_round_ends_with_a_break_that_ends_by_itself(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN), "R1|B1 B2", "R5")
        table = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        assert table.stage is Stage.BREAK
        assert table.turn is None
        assert table.deadline == hall.clock.now() + 30
        assert isinstance(hall.told[-1][1][-1], RoundEnded)
        with refused("round-over"):
            await hall.tables.act(table.id, BEN.id, table.revision, Draw())
        await hall.pass_time(29.9)
        assert hall.now_at(table).stage is Stage.BREAK
        await hall.pass_time(0.1)
        table = hall.now_at(table)
        assert table.match is not None
        assert (table.stage, table.match.number) == (Stage.PLAYING, 2)
        assert table.deadline == hall.clock.now() + 60

    async def test_the_winner_the_host_or_a_moderator_deals_the_next_round_once(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, CLEO), "R1 R2|B1|Y1 Y2", "B5", turn=1)
        table = (await hall.tables.act(table.id, BEN.id, None, plays("B1"))).table
        with refused("not-winner-or-host", host="Ada"):
            await hall.tables.next_round(table.id, CLEO.id)
        with refused("not-at-table"):
            await hall.tables.next_round(table.id, DORA.id)
        table = await hall.tables.next_round(table.id, BEN.id)
        assert table.stage is Stage.PLAYING
        with refused("round-running"):
            await hall.tables.next_round(table.id, ADA.id)
        table = await hall.position(table, "R1 R2|B1|Y1 Y2", "B5", turn=1)
        await hall.tables.act(table.id, BEN.id, None, plays("B1"))
        table = await hall.tables.next_round(table.id, DORA.id, moderator=True)
        assert table.stage is Stage.PLAYING

    async def test_a_match_that_is_decided_waits_for_a_rematch_and_closes(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, rules=SHORT), "R1|BS B2", "R5")
        table = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        assert table.match is not None
        assert (table.stage, table.match.winners) == (Stage.OVER, (0,))
        assert table.deadline == hall.clock.now() + 900
        with refused("match-over"):
            await hall.tables.act(table.id, BEN.id, None, Draw())
        with refused("match-over"):
            await hall.tables.next_round(table.id, ADA.id)
        with refused("already-started"):
            await hall.tables.start(table.id, ADA.id)
        await hall.pass_time(900)
        assert hall.tables.get(table.id) is None
        assert hall.told[-1][0].ending is Ending.FINISHED

    async def test_a_rematch_seats_those_who_waited(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN, rules=SHORT)
        with refused("already-seated"):
            await hall.tables.wait(table.id, BEN)
        table = await hall.tables.wait(table.id, CLEO)
        with refused("already-waiting"):
            await hall.tables.wait(table.id, CLEO)
        table = await hall.position(table, "R1|BS B2", "R5")
        table = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        table = await hall.tables.join(table.id, DORA)
        assert table.waiting == (CLEO, DORA)
        table = await hall.tables.leave(table.id, CLEO.id)
        with refused("not-host", host="Ada"):
            await hall.tables.rematch(table.id, BEN)
        old = table.match_id
        table = await hall.tables.rematch(table.id, ADA)
        assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Dora"]
        assert table.match is not None
        assert (table.stage, table.match.number, table.waiting, table.logged) == (Stage.PLAYING, 1, (), 0)
        assert table.match_id != old
        with refused("match-running"):
            await hall.tables.rematch(table.id, ADA)

    async def test_a_rematch_with_one_left_is_a_lobby_again(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        table = await hall.tables.leave(table.id, BEN.id)
        table = await hall.tables.rematch(table.id, ADA)
        assert (table.stage, table.match, table.recent) == (Stage.LOBBY, None, ())
        assert table.deadline == hall.clock.now() + 900
        table = await hall.tables.join(table.id, BEN)
        table = await hall.tables.start(table.id, ADA.id)
        assert table.stage is Stage.PLAYING

    async def test_more_waiting_people_than_seats_go_on_waiting(self, hall: Hall) -> None:
        people = [Person(number, f"P{number}") for number in range(1, 10)]
        table = await hall.match(*people, rules=SHORT)
        for late in (ADA, BEN):
            late = Person(late.id + 100, late.name)
            table = await hall.tables.wait(table.id, late)
        table = await hall.position(table, "R1|BS B2" + "|B3 B4" * 7, "R5")
        table = (await hall.tables.act(table.id, 1, None, plays("R1"))).table
        table = await hall.tables.rematch(table.id, people[0])
        assert (len(table.seats), [person.name for person in table.waiting]) == (10, ["Ben"])


class TestLeaving:
    async def test_the_seat_on_turn_leaves_and_the_turn_moves_once(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, CLEO), "R1 R2|B1 B2|Y1 Y2", "R5")
        await hall.pass_time(20)
        table = await hall.tables.leave(table.id, ADA.id)
        assert (table.turn, table.host, table.seat_of(ADA.id)) == (1, BEN.id, None)
        assert table.deadline == hall.clock.now() + 60
        assert table.recent[-1] == Left(0)
        with refused("not-at-table"):
            await hall.tables.act(table.id, ADA.id, None, Draw())
        with refused("already-started"):
            await hall.tables.join(table.id, ADA)
        with refused("no-such-seat"):
            await hall.tables.kick(table.id, BEN.id, 0)

    async def test_another_seat_leaves_and_the_turn_stays_with_its_deadline(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, CLEO), "R1 R2|B1 B2|Y1 Y2", "R5")
        await hall.pass_time(20)
        after = await hall.tables.leave(table.id, CLEO.id)
        assert (after.turn, after.deadline) == (0, table.deadline)
        outcome = await hall.tables.act(table.id, ADA.id, table.revision, plays("R1"))
        assert outcome.table.turn == 1

    async def test_the_last_one_standing_wins_by_forfeit(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN)
        table = await hall.tables.leave(table.id, ADA.id)
        assert table.stage is Stage.OVER
        assert table.match is not None
        assert (table.match.winners, table.host) == ((1,), BEN.id)
        assert isinstance(hall.told[-1][1][-1], MatchEnded)
        table = await hall.tables.leave(table.id, BEN.id)
        assert table.ending is Ending.EMPTY

    async def test_leaving_a_decided_match_keeps_the_others_there(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, CLEO, rules=SHORT), "R1|BS B2|B3", "R5")
        table = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        table = await hall.tables.leave(table.id, ADA.id)
        assert (table.stage, table.host) == (Stage.OVER, BEN.id)
        table = await hall.tables.rematch(table.id, BEN)
        assert [seat.name for seat in table.seats] == ["Ben", "Cleo"]

    async def test_the_last_person_ends_the_table_of_computer_players(self, hall: Hall) -> None:
        table = await hall.match(ADA, computers=2)
        table = await hall.tables.leave(table.id, ADA.id)
        assert (table.stage, table.ending) == (Stage.CLOSED, Ending.EMPTY)
        assert await hall.scores() == []

    async def test_leaving_between_two_rounds(self, hall: Hall) -> None:
        table = await hall.position(await hall.match(ADA, BEN, CLEO), "R1|BS B2|B3", "R5")
        table = (await hall.tables.act(table.id, ADA.id, None, plays("R1"))).table
        deadline = table.deadline
        table = await hall.tables.leave(table.id, ADA.id)
        assert (table.stage, table.deadline) == (Stage.BREAK, deadline)
        table = await hall.tables.leave(table.id, BEN.id)
        assert table.stage is Stage.OVER
        assert table.deadline == hall.clock.now() + 900

    async def test_a_kick_is_a_leave(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN, computers=2)
        table = await hall.tables.kick(table.id, ADA.id, 2)
        table = await hall.tables.kick(table.id, ADA.id, 1)
        assert [seat.gone for seat in table.seats] == [False, True, True, False]
        assert table.stage is Stage.PLAYING

    async def test_a_colour_that_is_owed_does_not_hold_the_table_up(self, hall: Hall) -> None:
        table = await hall.match(ADA, BEN, CLEO)
        table = await hall.position(table, "R1 R2|B1|Y1", None, draw="W G1 G2 G3")
        assert table.board().phase == "opening"
        owner = table.seats[table.turn or 0].person
        assert owner is not None
        table = await hall.tables.leave(table.id, owner)
        assert table.board().phase == "turn"
        assert table.board().colour is not None


async def test_any_seat_may_sit_at_several_tables(hall: Hall) -> None:
    first = await hall.match(ADA, BEN)
    second = await hall.tables.open(first.guild, first.channel + 1, BEN)
    second = await hall.tables.join(second.id, ADA)
    second = await hall.tables.start(second.id, BEN.id)
    for table in (first, second):
        table = await hall.act(table, first_choice(table))
        assert table.logged == 1
    await hall.act(second, first_choice(hall.now_at(second)))
    assert hall.now_at(first).logged == 1


async def test_keep_ends_the_turn(hall: Hall) -> None:
    table = await hall.position(await hall.match(ADA, BEN), "R1 R2|B1 B2", "Y5", draw="Y9 G1 G2")
    table = (await hall.tables.act(table.id, ADA.id, None, Draw())).table
    assert table.turn == 0
    table = (await hall.tables.act(table.id, ADA.id, table.revision, Keep())).table
    assert table.turn == 1
