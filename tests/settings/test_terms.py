"""The terms of tables: values, JSON, reminders, who may open where."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.settings import TERMS, Declined, Terms


def test_every_term_is_declared_and_its_default_allowed() -> None:
    assert {field.name for field in fields(Terms)} - {"channels", "roles"} == set(TERMS)
    for name, term in TERMS.items():
        assert term.allows(Terms().value(name)), name
        for value in term.values:
            assert term.read(str(value).lower()) == value
            assert type(term.read(str(value).lower())) is type(value)


def test_a_turn_takes_15_seconds_to_7_days() -> None:
    term = TERMS["turn_seconds"]
    assert [term.allows(seconds) for seconds in (14, 15, 61, 604_800, 604_801, True, "60")] == [
        *(False, True, True, True, False, False, False)
    ]
    assert term.read("61") == 61


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("turn_seconds", "14"),
        ("turn_seconds", "-60"),
        ("turn_seconds", "²"),
        ("on_timeout", "cry"),
        ("threads", "1"),
        ("threads", "True"),
        ("computers", "10"),
    ],
)
def test_other_values_are_declined(name: str, text: str) -> None:
    with pytest.raises(Declined) as caught:
        TERMS[name].read(text)
    assert caught.value.reason.code == "no-value"


def test_only_what_differs_is_kept_and_ids_are_text() -> None:
    assert Terms().dump() == {}
    terms = Terms(turn_seconds=7200, channels=(2**60, 5), threads=False)
    assert terms.dump() == {"turn_seconds": 7200, "threads": False, "channels": [str(2**60), "5"]}
    faults: list[str] = []
    assert Terms.load(terms.dump(), faults) == terms
    assert faults == []


def test_what_cannot_be_read_is_left_out_and_named() -> None:
    faults: list[str] = []
    stored = {"turn_seconds": 5, "colour": "red", "roles": ["x"], "channels": "5", "computers": 2}
    assert Terms.load(stored, faults) == Terms(computers=2)
    assert faults == ["turn_seconds", "colour", "roles", "channels"]


@pytest.mark.parametrize(
    ("terms", "times"),
    [
        (Terms(), ()),
        (Terms(turn_seconds=120), (60.0,)),
        (Terms(mentions="always"), (0.0,)),
        (Terms(mentions="idle", mention_seconds=30), (30.0,)),
        (Terms(mentions="idle", mention_seconds=60, turn_seconds=60), ()),
        (Terms(mentions="always", turn_seconds=7200), (0.0, 3600.0)),
        (Terms(mentions="idle", mention_seconds=3600, turn_seconds=7200), (3600.0,)),
        (Terms(mentions="always", turn_seconds=3600), (0.0, 1800.0)),
        (Terms(mentions="idle", turn_seconds=3600), (60.0, 1800.0)),
        (Terms(mentions="idle", turn_seconds=5400), (60.0, 2700.0)),
        (Terms(mentions="always", turn_seconds=28800), (0.0, 14400.0, 25200.0)),
        (Terms(mentions="idle", mention_seconds=86400, turn_seconds=604800), (86400.0, 302400.0, 601200.0)),
        (Terms(mentions="idle", mention_seconds=14400, turn_seconds=14400), (7200.0, 10800.0)),
        (Terms(mentions="never", turn_seconds=7200), ()),
    ],
)
def test_reminders(terms: Terms, times: tuple[float, ...]) -> None:
    assert terms.reminders(terms.turn_seconds) == times


def test_a_table_keeps_what_its_match_needs() -> None:
    terms = Terms(30, "remove", "computer", 600, 2, True, "always", 10, False, True, (5,), (7,))
    kept = Terms(30, "remove", "computer", lobby_seconds=600, computers=2, spectators_catch=True)
    assert terms.frozen() == kept
    assert terms.frozen(own_thread=True) == replace(kept, own_thread=True)


def test_who_may_open_tables_where() -> None:
    anywhere = Terms()
    anywhere.check_place(5, is_thread=True)
    anywhere.check_opener(frozenset())
    strict = Terms(channels=(5, 6), roles=(7, 8), threads=False)
    strict.check_place(6, is_thread=False)
    strict.check_opener(frozenset({8, 9}))
    for check, code, args in (
        (lambda: strict.check_place(4, is_thread=False), "wrong-channel", {"channels": "<#5> <#6>"}),
        (lambda: strict.check_place(5, is_thread=True), "wrong-thread", {}),
        (lambda: strict.check_opener(frozenset({9})), "wrong-role", {"roles": "<@&7> <@&8>"}),
    ):
        with pytest.raises(Declined) as caught:
            check()
        assert (caught.value.reason.code, caught.value.reason.args) == (code, args)
