"""No two pictures look alike when they are as small as in a chat, to normal eyes or under a colour blindness.

The measure is the mean CIELAB distance over the pixels after 128 -> 44 -> 22 or 18 px. Faces of one colour are closest
where figures are (0 and 8); the limits lie a little under what the present pictures reach.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from itertools import combinations

import pytest

from bot.pictures import COLOUR_NAMES, names, picture
from tools.pixels import VISIONS, Lab, Picture, decode, distance, encode, same, seen, shrunk

CLOSEST_PAIR = 3.0
CLOSEST_COLOURS = 15.0
CLOSEST_CHOSEN_COLOURS = 10.5
"""Of black cards with a chosen colour, whose frame, a third of the card, is the same for all colours."""

SITUATIONS = [
    (size, background, vision) for size in (22, 18) for background in ("#313338", "#FFFFFF") for vision in VISIONS
]


@cache
def at_44() -> dict[str, Picture]:
    return {name: shrunk(decode(picture(name)), 44) for name in names()}


@cache
def small(size: int) -> dict[str, Picture]:
    return {name: shrunk(each, size) for name, each in at_44().items()}


@cache
def looks(size: int, background: str, vision: str) -> dict[str, list[Lab]]:
    return {name: seen(each, background, vision) for name, each in small(size).items()}


def same_but_for_the_colour() -> dict[str, list[str]]:
    """Faces with their pictures in the four colours; `token` is the colour alone."""
    families: dict[str, list[str]] = {}
    for name in names():
        words = name.split("_")
        face = "_".join(word for word in words if word not in COLOUR_NAMES.values())
        if len(face.split("_")) < len(words) or not face:
            families.setdefault(face or "token", []).append(name)
    return families


def closest(look: dict[str, list[Lab]], members: Iterable[str]) -> tuple[float, str, str]:
    """The two that look most alike; pictures are at least as far apart as their mean colours: most pairs are spared."""
    means = {name: [sum(values) / len(values) for values in zip(*look[name], strict=True)] for name in members}
    found = (math.inf, "", "")
    for apart, one, other in sorted((math.dist(means[a], means[b]), a, b) for a, b in combinations(means, 2)):
        if apart >= found[0]:
            break
        found = min(found, (distance(look[one], look[other]), one, other))
    return found


@pytest.mark.parametrize(("size", "background", "vision"), SITUATIONS)
def test_no_two_pictures_look_alike(size: int, background: str, vision: str) -> None:
    found = closest(looks(size, background, vision), names())
    assert found[0] >= CLOSEST_PAIR, found


@pytest.mark.parametrize(("size", "background", "vision"), SITUATIONS)
def test_a_face_in_another_colour_looks_different(size: int, background: str, vision: str) -> None:
    families = same_but_for_the_colour()
    assert len(families) == 13 + 4 + 1
    for face, members in families.items():
        found = closest(looks(size, background, vision), members)
        assert found[0] >= (CLOSEST_CHOSEN_COLOURS if face.startswith("wild") else CLOSEST_COLOURS), found


def test_the_measure_itself() -> None:
    """White to black is 100 apart; a quarter black and the rest clear over white is a quarter of that."""
    black = [[0.0] * 4 for _ in range(4)]
    clear = Picture((black, black, black, [[255, 255, 0, 0], [255, 255, 0, 0], [0] * 4, [0] * 4]))
    empty = Picture((black, black, black, black))
    assert distance(seen(clear, "#FFFFFF"), seen(empty, "#FFFFFF")) == pytest.approx(25, abs=0.01)
    assert shrunk(clear, 1).planes[3][0][0] == pytest.approx(255 / 4)
    for vision in VISIONS:
        grey = seen(empty, "#808080", vision)[0]
        assert grey == pytest.approx((53.585, 0, 0), abs=0.05), "colour blindness leaves greys alone"


def test_a_picture_survives_being_written() -> None:
    before = decode(picture("wild_draw4_blue"))
    assert same(before, decode(encode(before)), 1)
    assert not same(before, decode(picture("wild_draw4_red")))
