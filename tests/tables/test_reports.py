"""Reports of suggestions and questions: who may, who decides, what follows, and that a restart changes nothing."""

from __future__ import annotations

import pytest

from bot.replay.text import parse, write
from bot.tables import Person, Stage, Table
from bot.tables.docket import Judge, Verdict
from bot.tables.restore import differs
from bot.uno.actions import Draw, Play
from bot.uno.cards import card
from bot.uno.events import Pardoned, Penalised
from tests.tables.hall import ADA, BEN, CLEO, DORA, GUILD, Hall, refused

RULES = "preset=mattel_2019 no_questions=report"
HANDS = "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3|G1 G2 G3"
EMIL = Person(5, "Emil")


async def playing(hall: Hall, *people: Person, rules: str = RULES, computers: int = 0) -> Table:
    table = await hall.match(*people, rules=rules, computers=computers)
    hands = "|".join(["R1 R2 R3", "B1 B2 B3", "Y1 Y2 Y3", "G1 G2 G3", "R4 R6 R8"][: len(table.seats)])
    return await hall.position(table, hands, "R5")


async def test_a_vote_needs_a_strict_majority_and_two_votes(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, EMIL)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    assert (report.judge, report.jury, report.until) == (Judge.VOTE, (2, 3, 4), hall.clock.now() + 20)
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    assert hall.now_at(table).docket.reports[0].verdict is Verdict.OPEN
    before = hall.now_at(table)
    after = await hall.tables.court.vote(table.id, DORA.id, report.number, True)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED
    assert after.docket.reports[0].drawn == 2
    assert after.board().counts == (5, 3, 3, 3, 3)
    assert (after.turn, after.deadline) == (before.turn, before.deadline)
    assert Penalised(0, 2, "suggestion") in after.recent
    with refused("report-closed"):
        await hall.tables.court.vote(table.id, EMIL.id, report.number, False)


async def test_a_tie_is_no_majority(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    after = await hall.tables.court.vote(table.id, DORA.id, report.number, False)
    assert after.docket.reports[0].verdict is Verdict.REJECTED
    assert after.board().counts == (3, 3, 3, 3)


@pytest.mark.parametrize("fine", [0, 1, 2])
async def test_a_rejected_report_costs_the_accuser_what_the_rules_say(hall: Hall, fine: int) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, rules=f"{RULES} false_report_penalty={fine}")
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, False)
    after = await hall.tables.court.vote(table.id, DORA.id, report.number, False)
    closed = after.docket.reports[0]
    assert (closed.verdict, closed.drawn, closed.fined) == (Verdict.REJECTED, 0, fine)
    assert after.board().counts == (3, 3 + fine, 3, 3)
    assert after.turn == 0
    assert (Penalised(1, fine, "false_report") in after.recent) == (fine > 0)
    if fine:
        after = await hall.tables.court.pardon(table.id, ADA.id, report.number, moderator=True)
        assert after.board().counts == (3, 3, 3, 3)
        assert after.docket.reports[0].verdict is Verdict.PARDONED


async def test_a_report_that_nobody_decided_in_time_costs_nobody_a_card(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, rules=f"{RULES} false_report_penalty=2")
    await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.pass_time(20)
    assert hall.now_at(table).board().counts == (3, 3, 3, 3)


async def test_nobody_can_be_reported_for_a_false_report(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, rules=f"{RULES} false_report_penalty=2")
    with refused("report-no-penalty"):
        await hall.tables.court.report(table.id, BEN.id, 0, "false_report")


async def test_only_the_last_penalty_can_be_undone_whichever_was_reported_first(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, rules=f"{RULES} false_report_penalty=1")
    court = hall.tables.court
    first = await court.report(table.id, BEN.id, 2, "suggestion")
    second = await court.ask_card(table.id, CLEO.id, 3, 77, age=1, plain=True)
    await court.vote(table.id, ADA.id, first.number, False)
    after = await court.vote(table.id, DORA.id, first.number, False)
    assert after.board().counts == (3, 4, 3, 4)
    with refused("nothing-to-pardon"):
        await court.pardon(table.id, ADA.id, second.number)
    after = await court.pardon(table.id, ADA.id, first.number)
    assert after.board().counts == (3, 3, 3, 4)


async def test_a_vote_can_be_changed_until_it_is_decided(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, False)
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    after = await hall.tables.court.vote(table.id, DORA.id, report.number, True)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED


async def test_too_few_votes_decide_nothing(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    await hall.pass_time(19.9)
    assert hall.now_at(table).docket.reports[0].verdict is Verdict.OPEN
    await hall.pass_time(0.1)
    after = hall.now_at(table)
    assert after.docket.reports[0].verdict is Verdict.DROPPED
    assert after.board().counts == (3, 3, 3, 3)


async def test_the_votes_cast_decide_when_the_time_is_up(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, EMIL)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    await hall.tables.court.vote(table.id, DORA.id, report.number, False)
    await hall.pass_time(20)
    assert hall.now_at(table).docket.reports[0].verdict is Verdict.REJECTED


async def test_with_three_players_the_remaining_one_decides(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    after = await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED


@pytest.mark.parametrize("computers", [0, 1])
async def test_with_two_people_only_a_confession_counts(hall: Hall, computers: int) -> None:
    table = await playing(hall, ADA, BEN, computers=computers)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    assert (report.judge, report.jury) == (Judge.CONFESSION, ())
    with refused("own-case"):
        await hall.tables.court.vote(table.id, BEN.id, report.number, True)
    with refused("only-accused", name="Ada"):
        await hall.tables.court.confess(table.id, BEN.id, report.number)
    after = await hall.tables.court.confess(table.id, ADA.id, report.number)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED
    assert after.board().counts[0] == 5


async def test_without_a_confession_it_is_dropped(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN)
    await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.pass_time(20)
    assert hall.now_at(table).docket.reports[0].verdict is Verdict.DROPPED


async def test_a_report_of_oneself_is_a_confession(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN)
    report = await hall.tables.court.report(table.id, ADA.id, 0, "suggestion")
    assert (report.verdict, report.drawn) == (Verdict.ACCEPTED, 2)


async def test_the_host_decides_where_the_rules_say_so_but_never_in_a_case_of_their_own(hall: Hall) -> None:
    rules = f"{RULES} social_enforcement=host"
    table = await playing(hall, ADA, BEN, CLEO, DORA, rules=rules)
    report = await hall.tables.court.report(table.id, BEN.id, 2, "suggestion")
    assert (report.judge, report.jury, report.until) == (Judge.HOST, (0,), hall.clock.now() + 60)
    with refused("not-in-jury"):
        await hall.tables.court.vote(table.id, DORA.id, report.number, True)
    after = await hall.tables.court.vote(table.id, ADA.id, report.number, True)
    assert after.board().counts == (3, 3, 5, 3)
    own = await hall.tables.court.report(table.id, CLEO.id, 0, "suggestion")
    assert (own.judge, own.jury) == (Judge.VOTE, (1, 3))


async def test_where_reports_are_off_they_are_refused(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, rules=f"{RULES} social_enforcement=off")
    with refused("report-off"):
        await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    with refused("report-off"):
        await hall.tables.court.ask_card(table.id, BEN.id, 0, 77, age=1, plain=False)
    report = await hall.tables.court.ask_card(table.id, BEN.id, 0, 77, age=1, plain=True)
    assert report.drawn == 1


async def test_a_question_beyond_doubt_costs_a_card_at_once_and_only_one(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    report = await hall.tables.court.ask_card(table.id, BEN.id, 0, 77, age=59, plain=True)
    assert (report.verdict, report.drawn) == (Verdict.ACCEPTED, 1)
    with refused("report-known"):
        await hall.tables.court.ask_card(table.id, CLEO.id, 0, 77, age=59, plain=True)
    await hall.pass_time(50)
    with refused("report-explaining", name="Ada"):
        await hall.tables.court.ask_card(table.id, CLEO.id, 0, 78, age=1, plain=True)
    await hall.pass_time(9)
    await hall.tables.court.ask_card(table.id, CLEO.id, 0, 79, age=59.5, plain=True)


AUTO = "preset=mattel_2019 no_questions=auto"


async def test_a_question_that_the_bot_has_read_costs_its_card_once_and_asking_why_is_free(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, computers=1, rules=AUTO)
    after = await hall.tables.court.overhear(table.id, 1, 77)
    (report,) = after.docket.reports
    assert (report.accuser, report.accused, report.cause, report.drawn) == (None, 1, "question", 1)
    assert after.board().counts == (3, 4, 3, 3)
    assert after.turn == 0
    assert await hall.tables.court.overhear(table.id, 1, 77) == after
    assert await hall.tables.court.overhear(table.id, 3, 79) == after, "a computer player"
    await hall.pass_time(58)
    before = hall.now_at(table)
    assert await hall.tables.court.overhear(table.id, 1, 78) == before, "asking why one got it"
    after = await hall.tables.court.pardon(table.id, ADA.id, report.number)
    assert after.board().counts == (3, 3, 3, 3)


async def test_nobody_is_overheard_between_rounds_or_where_questions_are_free(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, rules="preset=mattel_2019")
    assert await hall.tables.court.overhear(table.id, 1, 77) == hall.now_at(table)
    table = await hall.position(table, "R1|B1 B2 B3", "R5")
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    assert await hall.tables.court.overhear(table.id, 1, 77) == hall.now_at(table)


async def test_another_message_is_voted_on(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    report = await hall.tables.court.ask_card(table.id, BEN.id, 0, 77, age=1, plain=False)
    assert (report.verdict, report.judge, report.cause) == (Verdict.OPEN, Judge.VOTE, "question")


async def test_who_may_not_report_whom(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, computers=1)
    court = hall.tables.court
    with refused("not-at-table"):
        await court.report(table.id, 99, 0, "suggestion")
    with refused("report-no-player"):
        await court.report(table.id, ADA.id, None, "suggestion")
    with refused("report-computer", name="Odo"):
        await court.report(table.id, ADA.id, 3, "suggestion")
    with refused("report-no-penalty"):
        await court.report(table.id, ADA.id, 1, "misplay")
    with refused("report-no-penalty"):
        await court.report(table.id, ADA.id, 1, "whistling")
    with refused("report-too-late"):
        await court.ask_card(table.id, ADA.id, 1, 5, age=60.5, plain=True)
    with refused("report-closed"):
        await court.vote(table.id, ADA.id, 9, True)
    with refused("not-at-table"):
        await court.vote(table.id, 99, 9, True)


async def test_one_report_a_minute_and_one_for_each_incident(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    court = hall.tables.court
    await court.report(table.id, BEN.id, 0, "suggestion")
    with refused("report-known"):
        await court.report(table.id, CLEO.id, 0, "suggestion")
    await hall.pass_time(18)
    with refused("report-too-soon", seconds=42):
        await court.report(table.id, BEN.id, 2, "suggestion")
    await hall.pass_time(42)
    assert (await court.report(table.id, BEN.id, 0, "suggestion")).number == 2


async def test_who_is_out_of_the_round_does_not_report_or_decide(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA, rules=f"{RULES} play_on=true")
    table = await hall.position(table, "R1|B1 B2 B3|Y1 Y2 Y3|G1 G2 G3", "R5")
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    with refused("report-not-active"):
        await hall.tables.court.report(table.id, ADA.id, 1, "suggestion")
    report = await hall.tables.court.report(table.id, BEN.id, 2, "suggestion")
    assert report.jury == (3,)
    about = await hall.tables.court.report(table.id, DORA.id, 0, "suggestion")
    after = await hall.tables.court.vote(table.id, CLEO.id, about.number, True)
    after = await hall.tables.court.vote(table.id, BEN.id, about.number, True)
    assert after.board().places == ()
    assert after.board().counts[0] == 2


async def test_the_host_undoes_within_the_turn(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    court = hall.tables.court
    report = await court.ask_card(table.id, CLEO.id, 1, 77, age=1, plain=True)
    with refused("not-host", host="Ada"):
        await court.pardon(table.id, DORA.id, report.number)
    with refused("not-at-table"):
        await court.pardon(table.id, 99, report.number)
    after = await court.pardon(table.id, ADA.id, report.number)
    assert after.docket.reports[0].verdict is Verdict.PARDONED
    assert after.board().counts == (3, 3, 3, 3)
    assert after.recent[-1] == Pardoned(1, 1)
    with refused("nothing-to-pardon"):
        await court.pardon(table.id, ADA.id, report.number)


async def test_the_host_does_not_undo_a_case_of_their_own_but_a_moderator_may(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    report = await hall.tables.court.ask_card(table.id, BEN.id, 0, 77, age=1, plain=True)
    with refused("own-case"):
        await hall.tables.court.pardon(table.id, ADA.id, report.number)
    after = await hall.tables.court.pardon(table.id, 99, report.number, moderator=True)
    assert after.docket.reports[0].verdict is Verdict.PARDONED


async def test_a_turn_later_it_is_too_late_to_undo(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    report = await hall.tables.court.ask_card(table.id, CLEO.id, 1, 77, age=1, plain=True)
    await hall.act(table, Draw())
    with refused("nothing-to-pardon"):
        await hall.tables.court.pardon(table.id, ADA.id, report.number)


async def test_an_open_report_survives_a_restart_with_its_votes_and_its_deadline(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO, DORA)
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    await hall.tables.court.set_message(table.id, report.number, 1234)
    again = await hall.after_a_crash(seconds=5)
    assert again.now_at(table).docket == hall.now_at(table).docket
    assert again.now_at(table).docket.reports[0].message == 1234
    after = await again.tables.court.vote(table.id, DORA.id, report.number, True)
    assert after.docket.reports[0].verdict is Verdict.ACCEPTED
    await again.close()
    late = await hall.after_a_crash(seconds=30)
    await late.pass_time(0)
    assert late.now_at(table).docket.reports[0].verdict is Verdict.DROPPED
    await late.close()


async def test_penalties_and_pardons_are_in_the_log_of_the_match(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, rules=RULES)
    report = await hall.tables.court.ask_card(table.id, CLEO.id, 1, 77, age=1, plain=True)
    after = await hall.tables.court.pardon(table.id, ADA.id, report.number)
    assert await differs(hall.store, after) is None
    assert after.match_id is not None
    log = [(row.action, row.note) for row in await hall.store.match_log(after.match_id)]
    assert log == [("penalise B question", "by C"), ("pardon", "by A")]


async def test_who_reported_and_how_the_votes_went_stands_beside_the_penalty_and_in_the_kept_file(hall: Hall) -> None:
    table = await hall.match(ADA, BEN, CLEO, DORA, EMIL, rules="preset=mattel_2019 no_questions=auto")
    court = hall.tables.court
    report = await court.report(table.id, BEN.id, 0, "suggestion")
    for person, aye in ((CLEO, True), (DORA, False), (EMIL, True)):
        after = await court.vote(table.id, person.id, report.number, aye)
    await court.pardon(table.id, 99, report.number, moderator=True)
    await court.overhear(table.id, 2, 77)
    other = await court.report(table.id, CLEO.id, 3, "suggestion")
    await court.confess(table.id, DORA.id, other.number)
    assert after.match_id is not None
    log = [(row.seat, row.action, row.note) for row in await hall.store.match_log(after.match_id)]
    assert log == [
        (None, "penalise A suggestion", "by B; yes C E; no D"),
        (None, "pardon", "by a moderator"),
        (None, "penalise C question", "read by the bot"),
        (None, "penalise D suggestion", "by C; admitted"),
    ]
    await hall.tables.end(table.id, ADA.id)
    record = await hall.tables.archive.record(GUILD, after.match_id)
    text = write(record)
    assert "\n- penalise A suggestion  # by B; yes C E; no D\n- pardon  # by a moderator\n" in text
    assert parse(text)[0] == record


async def test_when_the_round_is_over_nothing_follows(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, CLEO)
    table = await hall.position(table, "R1|B1 B2 B3|Y1 Y2 Y3", "R5")
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    assert hall.now_at(table).stage is Stage.BREAK
    with refused("report-closed"):
        await hall.tables.court.vote(table.id, CLEO.id, report.number, True)
    with refused("round-over"):
        await hall.tables.court.report(table.id, CLEO.id, 0, "suggestion")
    await hall.pass_time(20)
    assert hall.now_at(table).docket.reports[0].verdict is Verdict.DROPPED


async def test_a_new_match_begins_with_an_empty_docket(hall: Hall) -> None:
    table = await playing(hall, ADA, BEN, rules=f"{RULES} scoring=none")
    table = await hall.position(table, "R1|B1 B2 B3", "R5")
    await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))
    after = await hall.tables.rematch(table.id, ADA)
    assert after.docket.reports == ()
