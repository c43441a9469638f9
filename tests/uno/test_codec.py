"""The codec and the events: written, read, refused; what of an event is everybody's."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random

import pytest

from bot.uno import codec, events
from bot.uno.cards import CARDS
from bot.uno.codec import CodecError
from bot.uno.events import Challenged, DealerDrawn, Drew, Event, RoundEnded, WentOut
from bot.uno.match import Match
from bot.uno.ruleset import RuleSet
from tests.uno.games import Game, found_in, play_round, written
from tests.uno.tables import played, position, step

KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]

HALFWAY = {
    "turn": position("", "R1 R2", "G1 G2"),
    "drew": played(position("", "G1 G2", "G1 G2", draw="R5"), "A draw"),
    "opening": position("", "R1 R2", "G1 G2", discard=None, draw="W R5"),
    "owes": played(position("stacking=same", "R+2 R2 R3", "G1 G2"), "A R+2"),
    "owes, with proof": played(position("", "W+4 R2 R3", "G1 G2"), "A W+4:G"),
    "owes, after a last card": played(position("reentry=true", "R+2", "G1 G2", "R1 R2"), "A R+2"),
    "a window": played(position("jump_in=cancel doubles=sequential", "R+2 R5", "G1 G2", "R+2 R4"), "A R+2"),
    "a window on a debt": played(
        position("jump_in=cancel skip_pass_on=draw2", "R+2 R5 R6", "RS G2 G3", "RS R4"), "A R+2", "B RS"
    ),
    "places": played(position("play_on=true", "R1", "R2 G2", "R4 R5"), "A R1", "B R2"),
    "calls": played(position("false_catch_penalty=2", "R1 R5", "R2 G2", "R4 R5"), "A R1!", "C catch B"),
    "an open hand": played(
        position("wild_custom_count=1 custom_effect=open_hand", "WCU R5 R6", "R2 G2", "R4 R5"), "A WCU:G"
    ),
    "time up": played(position("round_limit_minutes=5", "R1 R5", "R2 G2"), "- time-up"),
    "a penalty": played(position("", "R1 R5", "R2 G2"), "- penalise B suggestion"),
    "break": played(position("", "R1", "R2 G2"), "A R1"),
    "void": played(position("", "G1", "G2 G3", draw=""), "A draw", "B draw"),
    "over": played(position("scoring=none", "R1", "R2 G2"), "A R1"),
    "forfeit": played(position("", "R1", "R2 G2"), "B leave"),
}


@pytest.mark.parametrize("name", sorted(HALFWAY))
def test_a_match_is_the_same_after_writing_and_reading(name: str) -> None:
    match = HALFWAY[name]
    twin = codec.load(json.loads(json.dumps(codec.dump(match))))
    assert written(twin) == written(match)
    assert twin.stage == match.stage
    assert twin.winners == match.winners
    assert twin.forfeit == match.forfeit
    assert twin.rules == match.rules
    assert twin.round.notes == match.round.notes
    for seat in range(match.seats):
        assert twin.legal(seat) == match.legal(seat)
        for action in match.legal(seat):
            assert written(twin.step(seat, action)[0]) == written(match.step(seat, action)[0])


def test_a_match_is_played_on_beside_its_copy() -> None:
    game = Game.start(RuleSet.parse("preset=tournament special_rules_per_round=4 hand_size=4"), 4, "beside")
    assert len(game.match.specials) == 4
    random = Random("beside")
    game.twin = codec.load(json.loads(written(game.match)))
    play_round(game, random, 5)
    assert game.match.stage == "break"
    game.check_order()


@pytest.mark.parametrize("version", [None, 0, 1, 3, "2"])
def test_another_version_is_refused(version: object) -> None:
    text = codec.dump(Match.start(RuleSet(), 2, "v"))
    assert text["version"] == codec.VERSION
    text["version"] = version
    with pytest.raises(CodecError, match=f"version {version!r} is not {codec.VERSION}"):
        codec.load(text)


@pytest.mark.parametrize("kind", ["Nothing", "Card", "Event2", "replace", "annotations"])
def test_an_unknown_event_is_refused(kind: str) -> None:
    with pytest.raises(CodecError, match=f"unknown event {kind!r}"):
        codec.load_event({"kind": kind})


def _example(kind: type[Event]) -> Event:
    """An event of this kind with a value in every field."""
    card = CARDS["W+4"]
    values: dict[str, object] = {
        "card": card,
        "cards": (card, CARDS["R5"]),
        "hand": (card,),
        "ignored": (CARDS["RS"],),
        "draws": ((1, card), (0, CARDS["R5"])),
        "hands": ((card,), ()),
        "points": (5, 0),
        "scores": (5, 0),
        "specials": ("zero_rotate",),
        "winners": (1,),
        "colour": "G",
        "call": "uno",
        "cause": "turn",
        "jumped": True,
        "guilty": True,
        "forfeit": True,
        "by_table": True,
    }
    return kind(**{each.name: values.get(each.name, 1) for each in fields(kind)})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_written_and_read(kind: type[Event]) -> None:
    event = _example(kind)
    again = codec.load_event(json.loads(json.dumps(codec.dump_event(event))))
    assert again == event
    assert type(again) is kind


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_only_drawn_cards_and_challenged_hands_are_secret(kind: type[Event]) -> None:
    event = _example(kind)
    public = event.public()
    if kind in (Drew, Challenged):
        assert public != event
        assert list(found_in(public)) == []
    else:
        assert public is event


def test_the_public_form_keeps_everything_else() -> None:
    drew = Drew(2, 2, "penalty", (CARDS["R1"], CARDS["R2"]))
    assert drew.public() == Drew(2, 2, "penalty")
    challenged = Challenged(1, 0, True, 0, 4, (CARDS["R1"],))
    assert challenged.public() == Challenged(1, 0, True, 0, 4)


def test_what_a_step_tells() -> None:
    match = position("play_on=true", "R1", "R2 R3", "G1 G2")
    _, told = step(match, "A R1")
    assert [type(event).__name__ for event in told] == ["Played", "WentOut"]
    assert told[1] == WentOut(0, 1)
    _, told = step(position("", "R1", "R2 R3"), "A R1")
    assert told[-1] == RoundEnded(0, (5, 0), ((), (CARDS["R2"], CARDS["R3"])))


def test_cards_drawn_for_the_deal_survive_the_codec() -> None:
    _, told = Match.started(RuleSet(), 3, "draws")
    assert isinstance(told[0], DealerDrawn)
    assert codec.load_event(json.loads(json.dumps(codec.dump_event(told[0])))) == told[0]
