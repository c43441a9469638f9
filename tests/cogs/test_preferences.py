"""What people set for themselves: how it is set, what it changes, and that it lasts."""

from __future__ import annotations

from cogs.ui import hand
from cogs.ui.pictures import Plain
from tests.cogs import limits
from tests.cogs.outlines import labels
from tests.cogs.room import Room
from tests.cogs.tables_at_hand import GERMAN, Look, position, scene, seated

TWO_LEFT = "R5 G1|G2 G3|B1 B2"


async def test_a_value_is_set_by_a_tap_and_lasts(room: Room) -> None:
    ada, ben = room.people(2)
    await ada.command("me")
    assert labels(ada.last) == ["By colour", "Off", "On"]
    await ada.tap("By colour")
    await ada.tap("Off")
    assert labels(ada.last) == ["Playable first", "On", "On"]
    await room.restart()
    await ada.command("me")
    assert labels(ada.last) == ["Playable first", "On", "On"]
    await ben.command("me")
    assert labels(ben.last) == ["By colour", "Off", "On"]


async def test_who_goes_back_to_the_beginning_leaves_no_trace(room: Room) -> None:
    (ada,) = room.people(1)
    await ada.command("me")
    await ada.tap("By colour")
    assert await room.hall.store.people.all() == [
        (ada.id, '{"playable_first": true, "plain": false, "call_buttons": true}')
    ]
    await ada.tap("Playable first")
    assert await room.hall.store.people.all() == []


async def test_the_last_but_one_card_and_uno_are_one_tap(room: Room) -> None:
    people = room.people(3)
    await room.play(people, TWO_LEFT)
    await people[0].press("Hand")
    assert labels(people[0].last) == ["Red 5", "Red 5 + UNO!", "Draw", "UNO! off", "Why?"]
    await people[0].tap("Red 5 + UNO!")
    assert "` 1` **Ada** · **UNO!**" in room.board


async def test_whoever_wants_to_think_of_it_alone_has_no_such_button(room: Room) -> None:
    people = room.people(3)
    await people[0].command("me")
    await people[0].tap("On")
    await room.play(people, TWO_LEFT)
    await people[0].press("Hand")
    assert labels(people[0].last) == ["Red 5", "Draw", "UNO! off", "Why?"]
    await people[0].tap("Red 5")
    assert "` 1` **Ada** · **1 card**" in room.board


async def test_plain_text_says_what_the_board_shows_and_has_no_signs(room: Room) -> None:
    people = room.people(3)
    await people[1].command("me")
    await people[1].tap("Off")
    await room.play(people, "R1 R2 R3|R5 G1 W|B1")
    await people[1].press("Hand")
    shown = people[1].screen
    assert "Order of play: Ada 3 cards; you 3 cards; Cleo 1 card." in shown
    assert "**Red** 5\n| **Green** 1\n| **Black** wild" in shown
    assert not [sign for sign in shown if ord(sign) > 0x2190]


async def test_the_order_of_play_follows_the_direction_and_tells_of_calls() -> None:
    match = position("R1 R2", "G1", "B1 B2 B3", direction=-1, turn=1, called=[1])
    look = Look(GERMAN.say, Plain(), GERMAN.preferences)
    told = hand._table_in_words(scene(match), seated(match), look)
    assert "Reihenfolge: Ben 1 Karte, UNO gesagt; du 2 Karten; Cleo 3 Karten." in told


async def test_where_a_wrong_card_costs_no_sorting_tells_which_fits(room: Room) -> None:
    people = room.people(2)
    await people[0].command("me")
    await people[0].tap("By colour")
    match = position("R1 G2 B3", "G1", rules="preset=mattel_2019 misplay_penalty=2")
    look = room.bot.desk.look(None, people[0].id)
    assert look.preferences.playable_first
    screen = hand.hand(scene(match), seated(match), look)
    limits.check(screen)
    assert look.hand(seated(match).hand) in "\n".join(
        child["content"] for child in screen.to_components()[0]["components"] if child["type"] == 10
    )
