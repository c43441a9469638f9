"""The picture of a table: the top card on its colour, the direction of play, and the seats around with their cards.

It is drawn from `Facts`, which hold what everybody may know, and nothing else. Names apart, it serves every language.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.pictures import CARD_BACK, COLOUR_NAMES, picture, picture_of
from bot.tables.table import Stage
from cogs.ui import names
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage
from cogs.ui.pictures import GROUNDS, VIOLET
from cogs.ui.scene import Scene
from cogs.ui.typeface import drawable, font

FILE = "table.png"
WIDTH, HEIGHT, FINE = 720, 480, 2
"""Pixels; drawn so many times as large, for smooth edges."""
SIDES = {
    2: (1, 0, 1, 0),
    3: (2, 0, 1, 0),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (3, 1, 2, 1),
    8: (3, 1, 3, 1),
    9: (4, 1, 3, 1),
    10: (4, 1, 4, 1),
}
"""How many of so many seats are above, to the right, below and to the left, clockwise from the upper left."""
PANEL, HIGH, MARGIN = 168, 112, 8
"""The width and height of a seat's panel, and its distance from the border."""
CARD, SHAPE, FAN_CARD, FANNED = 196, 38, 56, 8
"""The sizes of the top card, of its colour's shape and of the backs in a fan; how many backs a fan shows at most."""
DARK, LIGHT, RED, GOLD, INK = "#23242a", "#ffffff", "#c8242b", "#ffc91f", "#17191f"
UNO, MORE_CALLS = "UNO!", {2: "KUNO!", 3: "BRUNO!"}
"""The calls, which are the same in every language, by how many cards are left."""
NAME_SIZES, SMALLEST_NAME = (30, 26, 22, 19, 16), 13
REMEMBERED, PARTS = 64, 40
"""Pictures that are kept, of all tables together; and parts of pictures, of which the backs alone are 15."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat as it is drawn: how many cards it holds; `place` among those who went out, from 1, or 0."""

    name: str
    count: int
    has_turn: bool
    has_called: bool
    place: int


@dataclass(frozen=True, slots=True)
class Facts:
    """All that a picture shows: names of pictures from `bot.pictures`, the seats clockwise, the cards that wait."""

    top: str | None
    colour: str | None
    direction: int
    pending: int
    seats: tuple[SeatFacts, ...]


def facts_of(scene: Scene) -> Facts | None:
    """What the picture of this table shows; None while no round is played."""
    view = scene.view
    if view is None or scene.stage is not Stage.PLAYING:
        return None
    return Facts(
        top=None if view.top is None else picture_of(view.top, view.colour),
        colour=view.colour,
        direction=view.direction,
        pending=view.pending,
        seats=tuple(
            SeatFacts(
                shown_name(names.cut(scene.chairs[seat].name, names.SHORT_COLUMNS), place),
                view.counts[seat],
                view.turn == seat,
                view.called[seat],
                view.places.index(seat) + 1 if seat in view.places else 0,
            )
            for place, seat in enumerate(scene.seats(), start=1)
        ),
    )


def description(scene: Scene, look: Look) -> str:
    """The picture in words, for those who do not see it."""
    view, say = scene.board, look.say

    def plain(seat: int) -> str:
        return names.cut(scene.chairs[seat].name, names.LINE_COLUMNS)

    told = [say("picture-table")]
    if view.top is not None:
        told.append(say("picture-top", card=look.card(view.top)))
    if view.turn is not None:
        told.append(say("picture-turn", name=plain(view.turn)))
    told.append(say("picture-counts", counts=", ".join(f"{plain(seat)} {view.counts[seat]}" for seat in scene.seats())))
    return " ".join(told)


def illustrated(message: PublicMessage) -> PublicMessage:
    """The board with the picture in place of the small top card; its file goes along as `FILE`."""
    message.embeds[0].set_thumbnail(url=None).set_image(url=f"attachment://{FILE}")
    return message


def shown_name(name: str, place: int) -> str:
    """The name as far as it can be drawn; its place in the list of seats where too little of it would be left."""
    kept = drawable(name)
    letters = sum(sign.isalnum() for sign in kept)
    return kept if letters and letters * 2 > sum(sign.isalnum() for sign in name) else f"({place})"


@lru_cache(REMEMBERED)
def draw(facts: Facts) -> bytes:
    """The picture as a PNG of `WIDTH` x `HEIGHT`. Takes up to 50 ms of processor time: call it in a thread."""
    ground = VIOLET if facts.colour is None else GROUNDS[facts.colour]
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), f"#{ground:06x}")
    pen = ImageDraw.Draw(image)
    _middle(image, pen, facts)
    for seat, (x, y) in zip(facts.seats, places(len(facts.seats)), strict=True):
        _seat(image, pen, seat, x, y)
    file = BytesIO()
    image.reduce(FINE).save(file, "PNG", compress_level=3)
    return file.getvalue()


def warm() -> None:
    """Get ready what every picture needs, so that the first ones take no longer than others: call it in a thread."""
    seats = tuple(SeatFacts("…", count % (FANNED + 1), count == 0, count == 1, 0) for count in range(10))
    draw(Facts(None, None, 1, 1, seats))
    for name in COLOUR_NAMES.values():
        _part(name, SHAPE * FINE, 0)
    for size in (*NAME_SIZES, SMALLEST_NAME):
        _font(size)


def places(count: int) -> list[tuple[int, int]]:
    """The upper left corners of the panels of so many seats, clockwise."""
    above, right, below, left = SIDES.get(count, (count, 0, 0, 0))
    middle = (HEIGHT - HIGH) // 2
    return [
        *((_across(place, above), MARGIN) for place in range(above)),
        *([(WIDTH - PANEL - MARGIN, middle)] * right),
        *((_across(place, below), HEIGHT - HIGH - MARGIN) for place in reversed(range(below))),
        *([(MARGIN, middle)] * left),
    ]


def _across(place: int, count: int) -> int:
    return round(WIDTH * (place + 0.5) / count - PANEL / 2)


def _middle(image: Image.Image, pen: ImageDraw.ImageDraw, facts: Facts) -> None:
    """The top card between two arrows in the direction of play, the shape of its colour, and what waits to be drawn."""
    x, y = WIDTH / 2, HEIGHT / 2
    for start in (-55, 125):
        _arrow(pen, x, y, start, facts.direction)
    if facts.top is not None:
        edge = tuple(each * FINE for each in (x - 92, y - 98, x + 92, y + 98))
        pen.rounded_rectangle(edge, 30 * FINE, fill=LIGHT)
        _paste(image, facts.top, x, y, CARD)
    if facts.colour is not None:
        pen.ellipse(_box(x - 127, y, 25), fill=LIGHT)
        _paste(image, COLOUR_NAMES[facts.colour], x - 127, y, SHAPE)
    if facts.pending:
        pen.ellipse(_box(x + 127, y, 31), fill=RED, outline=LIGHT, width=3 * FINE)
        pen.text(((x + 127) * FINE, y * FINE), f"+{facts.pending}", LIGHT, _font(26), anchor="mm")


def _arrow(pen: ImageDraw.ImageDraw, x: float, y: float, start: int, direction: int) -> None:
    """An arc of 110 degrees around the card, with a head at its end in the direction of play."""
    wide, high = 168, 112
    box = tuple(each * FINE for each in (x - wide, y - high, x + wide, y + high))
    pen.arc(box, start, start + 110, fill=INK, width=7 * FINE)
    end = math.radians(start + 110 if direction > 0 else start)
    tip, ahead = (x + (wide - 3) * math.cos(end), y + (high - 3) * math.sin(end)), (1 if direction > 0 else -1)
    along = math.atan2(ahead * high * math.cos(end), -ahead * wide * math.sin(end))
    corners = [
        (
            (tip[0] + 17 * math.cos(along + turn)) * FINE,
            (tip[1] + 17 * math.sin(along + turn)) * FINE,
        )
        for turn in (0, math.tau / 3, -math.tau / 3)
    ]
    pen.polygon(corners, fill=INK)


def _seat(image: Image.Image, pen: ImageDraw.ImageDraw, seat: SeatFacts, x: int, y: int) -> None:
    """A panel with the name above and the fan below; light for whose turn it is."""
    box = tuple(each * FINE for each in (x, y, x + PANEL, y + HIGH))
    fill, text = (LIGHT, INK) if seat.has_turn else (DARK, LIGHT)
    pen.rounded_rectangle(box, 14 * FINE, fill=fill, outline=INK, width=2 * FINE)
    _write(pen, seat.name, x + PANEL / 2, y + 24, text)
    foot = y + 76
    if seat.place:
        gold = INK if seat.has_turn else GOLD
        pen.text(((x + PANEL / 2) * FINE, foot * FINE), f"#{seat.place}", gold, _font(34), anchor="mm")
        return
    pen.text(((x + 30) * FINE, foot * FINE), str(seat.count), text, _font(34), anchor="mm")
    shown = min(seat.count, FANNED)
    right = 62 if seat.has_called else 0
    step = 0 if shown < 2 else min(12, (PANEL - 60 - right - FAN_CARD) / (shown - 1))
    for number in range(shown):
        angle = (number - (shown - 1) / 2) * -4
        _paste(image, CARD_BACK, x + 84 + number * step, foot, FAN_CARD, round(angle))
    if seat.has_called:
        call = MORE_CALLS.get(seat.count, UNO)
        badge = tuple(each * FINE for each in (x + PANEL - 68, foot - 16, x + PANEL - 6, foot + 16))
        pen.rounded_rectangle(badge, 10 * FINE, fill=RED, outline=LIGHT, width=2 * FINE)
        pen.text(((x + PANEL - 37) * FINE, foot * FINE), call, LIGHT, _font(20 if call == UNO else 15), anchor="mm")


def _write(pen: ImageDraw.ImageDraw, name: str, x: float, y: float, fill: str) -> None:
    """A name around a point, in a smaller type where it is long."""
    sizes = (each for each in NAME_SIZES if _font(each).getlength(name) <= (PANEL - 16) * FINE)
    pen.text((x * FINE, y * FINE), name, fill, _font(next(sizes, SMALLEST_NAME)), anchor="mm")


def _box(x: float, y: float, radius: float) -> tuple[float, ...]:
    return tuple(each * FINE for each in (x - radius, y - radius, x + radius, y + radius))


def _paste(image: Image.Image, name: str, x: float, y: float, size: int, angle: int = 0) -> None:
    """The picture of this name around a point."""
    part = _part(name, size * FINE, angle)
    image.paste(part, (round(x * FINE - part.width / 2), round(y * FINE - part.height / 2)), part)


@lru_cache(PARTS)
def _part(name: str, size: int, angle: int) -> Image.Image:
    drawn = Image.open(BytesIO(picture(name))).convert("RGBA").resize((size, size), Image.Resampling.BICUBIC)
    if name == CARD_BACK:
        # An edge, so that backs that lie on each other can be counted.
        edged = Image.new("RGBA", drawn.size)
        edged.paste(LIGHT, mask=drawn.getchannel("A"))
        edged.alpha_composite(drawn.resize((size - 4 * FINE, size - 4 * FINE)), (2 * FINE, 2 * FINE))
        drawn = edged
    return drawn.rotate(angle, Image.Resampling.BICUBIC, expand=True) if angle else drawn


def _font(size: int) -> ImageFont.FreeTypeFont:
    return font(size * FINE)
