"""The picture of the table: what it shows, what it hides, and when it is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.models.channel import Overwrite, OverwriteType

from bot.settings import Editor, Entry, GuildSettings
from bot.uno.actions import Draw
from cogs.ui import table_picture
from cogs.ui.names import SHORT_COLUMNS
from cogs.ui.scene import scene_of
from cogs.ui.table_picture import (
    FILE,
    HEIGHT,
    HIGH,
    PANEL,
    PARTS,
    SIDES,
    WIDTH,
    Facts,
    SeatFacts,
    description,
    draw,
    facts_of,
    places,
    shown_name,
    warm,
)
from tests.cogs.room import Room
from tests.cogs.tables_at_hand import ENGLISH, GERMAN, played, position, table

RED_GROUND, DARK, WHITE, ALARM = (0xE5, 0x48, 0x4D), (0x23, 0x24, 0x2A), (255, 255, 255), (0xC8, 0x24, 0x2B)


def seat(name: str, count: int, **more: Any) -> SeatFacts:
    return SeatFacts(name, count, **{"has_turn": False, "has_called": False, "place": 0, **more})


THREE = Facts("red_7", "R", 1, 0, (seat("Ada", 3, has_turn=True), seat("Ben", 9), seat("Cleo", 1, has_called=True)))


def pixels(facts: Facts) -> Image.Image:
    image = Image.open(BytesIO(draw(facts)))
    assert (image.size, image.format) == ((WIDTH, HEIGHT), "PNG")
    return image.convert("RGB")


def count(image: Image.Image, box: tuple[int, int, int, int], colour: tuple[int, int, int]) -> int:
    return sum(pixel == colour for pixel in image.crop(box).get_flattened_data())


def panel(number: int, of: int) -> tuple[int, int, int, int]:
    x, y = places(of)[number]
    return x, y, x + PANEL, y + HIGH


def test_facts_are_those_of_the_board() -> None:
    match, _ = played(position("R1 R5 Y3", "G1 G2 G3", "B1 B3", discard="R7"), "A R5")
    facts = facts_of(scene_of(table(match)))
    assert facts == Facts("red_5", "R", 1, 0, (seat("Ada", 2), seat("Ben", 3, has_turn=True), seat("Cleo", 2)))


def test_a_penalty_and_the_direction_are_facts() -> None:
    match = position("R+2 R5 Y3", "G1 G2 G3", "B1 B3", discard="R7", rules="preset=mattel_2019 stacking=same")
    match, _ = played(match, "A R+2")
    facts = facts_of(scene_of(table(match)))
    assert facts is not None
    assert (facts.top, facts.pending, facts.direction) == ("red_draw2", 2, 1)


def test_hidden_cards_do_not_change_the_picture() -> None:
    one = position("R1 R5 Y3", "G1 G2 G3", "B1 B3 B4", draw="G4 G5 G6")
    other = position("W B9 Y4", "Y1 Y2 Y9", "R1 R3 R4", draw="B4 B5 B6")
    assert facts_of(scene_of(table(one))) == facts_of(scene_of(table(other)))


def test_the_ground_is_the_colour_and_the_panel_of_the_one_on_turn_is_light() -> None:
    image = pixels(THREE)
    assert image.getpixel((2, 2)) == RED_GROUND
    assert [image.getpixel((x + 6, y + HIGH // 2)) for x, y in places(3)] == [WHITE, DARK, DARK]
    blue = pixels(replace(THREE, top="blue_7", colour="B"))
    assert blue.getpixel((2, 2)) == (0x3F, 0x7F, 0xF0)
    assert pixels(replace(THREE, top="wild", colour=None)).getpixel((2, 2)) == (0x8B, 0x6B, 0xE8)


def test_the_badges_of_uno_and_of_a_penalty_come_and_go() -> None:
    calm = replace(THREE, seats=tuple(replace(each, has_called=False) for each in THREE.seats))
    assert count(pixels(THREE), panel(2, 3), ALARM) > 500
    assert count(pixels(calm), panel(2, 3), ALARM) == 0
    middle = (WIDTH // 2 + 90, HEIGHT // 2 - 40, WIDTH // 2 + 165, HEIGHT // 2 + 40)
    assert count(pixels(replace(THREE, pending=6)), middle, ALARM) > 1000
    assert count(pixels(THREE), middle, ALARM) == 0


def test_more_cards_make_a_wider_fan() -> None:
    few = replace(THREE, seats=(THREE.seats[0], seat("Ben", 2), THREE.seats[2]))
    assert count(pixels(THREE), panel(1, 3), DARK) < count(pixels(few), panel(1, 3), DARK) - 1000


def test_the_arrows_turn_with_the_direction() -> None:
    there, back = pixels(THREE), pixels(replace(THREE, direction=-1))
    ring = (180, 130, 540, 350)
    assert there.crop(ring).tobytes() != back.crop(ring).tobytes()
    assert there.crop(panel(0, 3)).tobytes() == back.crop(panel(0, 3)).tobytes()


@pytest.mark.parametrize("seats", sorted(SIDES))
def test_panels_lie_within_the_picture_and_apart(seats: int) -> None:
    found = places(seats)
    assert len(found) == seats
    for number, (x, y) in enumerate(found):
        assert 0 <= x <= WIDTH - PANEL
        assert 0 <= y <= HEIGHT - HIGH
        assert all(abs(x - a) >= PANEL or abs(y - b) >= HIGH for a, b in found[:number])
    crowd = tuple(seat("W" * SHORT_COLUMNS, 30, has_called=True) for _ in found)
    assert pixels(replace(THREE, seats=crowd)).getpixel((1, 1)) == RED_GROUND


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Jörg", "Jörg"),
        ("Jo\u0308rg", "Jörg"),
        ("Weiß Łukasz", "Weiß Łukasz"),
        ("Nightfall ✦", "Nightfall"),
        ("Максим_77", "Максим_77"),
        ("Ελένη", "Ελένη"),
        ("𝓐𝓭𝓪 Ｂｅｎ", "Ada Ben"),
        ("中村", "(4)"),
        ("🎴", "(4)"),
    ],
)
def test_names_are_drawn_as_far_as_the_typeface_goes(name: str, shown: str) -> None:
    assert shown_name(name, 4) == shown


def test_an_accent_is_drawn_above_its_letter() -> None:
    bare, dotted = (pixels(replace(THREE, seats=(seat(name, 1),))) for name in ("Jorg", shown_name("Jörg", 1)))
    x, y, *_ = panel(0, 1)
    above, below = (x, y, x + PANEL, y + 40), (x, y + 40, x + PANEL, y + HIGH)
    assert count(dotted, above, WHITE) > count(bare, above, WHITE)
    assert count(dotted, below, WHITE) == count(bare, below, WHITE)


def test_the_description_is_in_the_language_of_the_table() -> None:
    scene = scene_of(table(position("R1 R5 Y3", "G1 G2 G3", "B1 B3", discard="R7")))
    told = "The table as a picture. On top: red 7. On turn: Ada. Cards: Ada 3, Ben 3, Cleo 2."
    assert description(scene, ENGLISH) == told
    told = "Der Tisch als Bild. Oben: rote 7. Dran: Ada. Karten: Ada 3, Ben 3, Cleo 2."
    assert description(scene, GERMAN) == told


def test_the_same_table_is_drawn_once() -> None:
    draw.cache_clear()
    first = draw(THREE)
    assert draw(replace(THREE)) is first
    assert (draw.cache_info().misses, draw.cache_info().hits) == (1, 1)


def test_the_first_picture_finds_everything_ready() -> None:
    warm()
    parts = table_picture._part.cache_info()
    draw(replace(THREE, top=None, pending=77, seats=tuple(seat("Ada", count) for count in range(10))))
    assert table_picture._part.cache_info().misses == parts.misses
    assert parts.currsize <= PARTS - len(THREE.seats), "there is room for the top cards of some tables"


@pytest.mark.slow
def test_a_full_table_is_drawn_in_fifty_milliseconds_of_processor_time() -> None:
    full = replace(THREE, seats=tuple(seat("Max Muster…", 30) for _ in range(10)))
    draw(full)
    times = []
    for pending in range(1, 11):
        start = time.process_time()
        draw(replace(full, pending=pending))
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.05


async def playing(room: Room, locale: str = "en-US", **terms: Any) -> None:
    await room.decide(**terms)
    await room.play(room.people(3, locale), "R1 R5 Y3|G1 G2 G3|B1 B3 B4")


async def draw_a_card(room: Room) -> None:
    await room.hall.act(room.table, Draw())
    await room.settle()


def uploads(room: Room) -> list[str]:
    """The descriptions of the pictures on the board."""
    return [each.description or "" for each in room.public.attachments]


async def test_boards_have_no_picture_unless_the_server_wants_one(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.illustrations.draw", lambda facts: pytest.fail("nobody wanted a picture"))
    await playing(room)
    assert room.public.attachments == []
    assert room.public.embeds[0].image.url is None


async def test_a_board_carries_one_picture_that_is_replaced_as_the_table_changes(room: Room) -> None:
    await playing(room, table_picture=True)
    assert uploads(room) == ["The table as a picture. On top: red 7. On turn: Ada. Cards: Ada 3, Ben 3, Cleo 3."]
    assert room.public.attachments[0].filename == FILE
    assert FILE in (room.public.embeds[0].image.url or "")
    await draw_a_card(room)
    assert uploads(room) == ["The table as a picture. On top: red 7. On turn: Ben. Cards: Ada 4, Ben 3, Cleo 3."]


async def test_a_picture_that_shows_the_same_is_not_sent_again(room: Room) -> None:
    await playing(room, table_picture=True)
    before = room.public.attachments[0].id
    room.bot.desk.publisher.changed(room.table)
    await room.settle()
    assert [each.id for each in room.public.attachments] == [before]
    await draw_a_card(room)
    assert [each.id for each in room.public.attachments] != [before]


async def test_the_picture_goes_when_the_setting_does_also_after_a_restart(room: Room) -> None:
    await playing(room, table_picture=True)
    await room.decide(table_picture=False)
    await room.restart()
    await draw_a_card(room)
    assert room.public.attachments == []
    assert room.public.embeds[0].image.url is None
    await room.decide(table_picture=True)
    room.bot.desk.publisher.changed(room.table)
    await room.settle()
    assert len(room.public.attachments) == 1


async def test_the_notice_of_a_closed_table_has_no_picture(room: Room) -> None:
    await playing(room, table_picture=True)
    assert len(room.public.attachments) == 1
    await room.hall.tables.end(room.table.id, 0, moderator=True)
    await room.settle()
    assert "## Table closed" in room.board
    assert room.public.attachments == []


async def test_a_picture_that_cannot_be_drawn_does_not_hold_the_board_up(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(facts: Facts) -> bytes:
        raise OSError("no typeface")

    await playing(room, table_picture=True)
    monkeypatch.setattr("cogs.illustrations.draw", broken)
    with caplog.at_level(logging.ERROR):
        await draw_a_card(room)
    assert "Ada draws a card (+1)." in room.board
    assert room.public.attachments == []
    assert "could not be drawn" in caplog.text


async def test_pictures_are_drawn_beside_the_event_loop(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []

    def spy(facts: Facts) -> bytes:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            where.append("in a thread")
        return table_picture.draw(facts)

    monkeypatch.setattr("cogs.illustrations.draw", spy)
    await playing(room, table_picture=True)
    assert set(where) == {"in a thread"}


async def test_without_the_right_to_attach_files_the_board_is_as_ever(room: Room) -> None:
    await playing(room, table_picture=True)
    assert room.bot.user is not None
    denied = Overwrite(room.bot.user.id, OverwriteType.MEMBER, deny=discord.Permissions(attach_files=True).value)
    room.env.backend.set_overwrite(room.channel.id, denied)
    await room.settle()
    await draw_a_card(room)
    assert "Ada draws a card (+1)." in room.board
    assert room.public.attachments == []


async def test_a_german_table_has_a_german_description(room: Room) -> None:
    await playing(room, table_picture=True)

    def german(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        return replace(settings, language="de"), Entry("language")

    await room.bot.desk.book.change(room.guild.id, Editor(1, "Admin"), german)
    await draw_a_card(room)
    assert uploads(room) == ["Der Tisch als Bild. Oben: rote 7. Dran: Ben. Karten: Ada 4, Ben 3, Cleo 3."]
