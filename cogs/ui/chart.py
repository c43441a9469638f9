"""The picture of a player's last matches: a bar a match, in pieces by whose cards the points came from.

It holds numbers and shapes alone, so that it serves every language; names and words stand in the message.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.store import RecentMatch, Source
from cogs.ui.typeface import font

WIDTH, HEIGHT, FINE = 480, 260, 2
"""Pixels; drawn so many times as large, for smooth edges."""
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 14, 62
GROUND, LINES, TEXT, DIM = "#23242a", "#3d3f48", "#f2f3f5", "#b5bac1"
COLOURS = ("#3F7FF0", "#FFC91F", "#3DB858", "#E5484D")
OTHERS = "#80858F"
INK = "#17191F"
NAMED = len(COLOURS)
"""Sources with a colour of their own; all others share one."""
SMALLEST_LABEL = 20
"""Pixels that a piece must be high for a number."""

Key = int | None


def named(matches: Sequence[RecentMatch]) -> list[Source]:
    """The sources with a number and a colour of their own, those that gave most points first."""
    sums: dict[Key, Source] = {}
    for match in matches:
        for each in match.sources:
            before = sums.get(each.player)
            sums[each.player] = Source(each.player, each.name, each.points + (before.points if before else 0))
    return sorted(sums.values(), key=lambda each: (-each.points, each.player or 0))[:NAMED]


def chart(matches: Sequence[RecentMatch]) -> bytes:
    """The picture as a PNG. Takes some milliseconds of processor time: call it in a thread."""
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), GROUND)
    pen = ImageDraw.Draw(image)
    numbers = {each.player: place for place, each in enumerate(named(matches))}
    top = _round_up(max((sum(each.points for each in match.sources) for match in matches), default=0))
    for step in range(5):
        _grid(pen, top * step // 4, top)
    width = (WIDTH - LEFT - RIGHT) / max(len(matches), 6)
    for place, match in enumerate(matches):
        _bar(pen, match, LEFT + width * (place + 0.5), min(width * 0.72, 56), top, numbers)
    image = image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _round_up(most: int) -> int:
    """The upper end of the axis: a round number that four divides."""
    step = 20
    while most > step:
        step = step * 5 // 2 if str(step).startswith(("2", "4")) and step % 40 == 0 else step * 2
    return step


def _grid(pen: ImageDraw.ImageDraw, value: int, top: int) -> None:
    y = _height(value, top)
    pen.line((LEFT * FINE, y * FINE, (WIDTH - RIGHT) * FINE, y * FINE), fill=LINES, width=FINE)
    pen.text(((LEFT - 10) * FINE, y * FINE), str(value), fill=DIM, font=_font(18), anchor="rm")


def _bar(
    pen: ImageDraw.ImageDraw, match: RecentMatch, middle: float, width: float, top: int, numbers: dict[Key, int]
) -> None:
    """The pieces from below, by the number of their source; below them the place, and a star for a match won."""
    value = 0
    for source in sorted(match.sources, key=lambda each: numbers.get(each.player, NAMED)):
        place = numbers.get(source.player, NAMED)
        y, foot = _height(value + source.points, top), _height(value, top)
        value += source.points
        box = ((middle - width / 2) * FINE, y * FINE, (middle + width / 2) * FINE, foot * FINE - FINE)
        if box[3] <= box[1]:
            continue
        pen.rectangle(box, fill=COLOURS[place] if place < NAMED else OTHERS)
        if place < NAMED and foot - y >= SMALLEST_LABEL:
            pen.text((middle * FINE, (y + foot) / 2 * FINE), str(place + 1), fill=INK, font=_font(18), anchor="mm")
    foot = HEIGHT - BOTTOM
    pen.text((middle * FINE, (foot + 18) * FINE), str(match.place), TEXT, _font(18), anchor="mm")
    if match.has_won:
        pen.regular_polygon((middle * FINE, (foot + 42) * FINE, 9 * FINE), 3, fill=COLOURS[1])
        pen.regular_polygon((middle * FINE, (foot + 42) * FINE, 9 * FINE), 3, rotation=180, fill=COLOURS[1])


def _height(value: int, top: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / top


def _font(size: int) -> ImageFont.FreeTypeFont:
    return font(size * FINE)
