"""Pictures as pixels, with the standard library only: PNG files, shrinking, and how far apart two pictures look.

A picture is shrunk by the mean over areas, as Discord's image proxy does (OpenCV's INTER_AREA), and compared in CIELAB,
seen by normal eyes and under the three kinds of colour blindness (Machado, Oliveira and Fernandes 2009, severity 1).
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGBA, RGBA_HEADER = 4, b"\x08\x06\x00\x00\x00"
"""Eight bits a channel, colour with alpha, not interlaced."""

Plane = Sequence[Sequence[float]]
Matrix = tuple[tuple[float, float, float], ...]
Lab = tuple[float, float, float]


class Picture(NamedTuple):
    """Red, green, blue (each already multiplied by alpha) and alpha, as rows of values from 0 to 255."""

    planes: tuple[Plane, Plane, Plane, Plane]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return len(self.planes[0][0]), len(self.planes[0])


VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices for linear light."""

XYZ_OF_RGB: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE_POINT = (0.95047, 1.0, 1.08883)
LINEAR = [v / 12.92 / 255 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]
"""Linear light of each sRGB value."""


def decode(png: bytes) -> Picture:
    """The picture in a PNG file of the kind that resvg writes; ValueError for any other."""
    if not png.startswith(SIGNATURE):
        raise ValueError("not a PNG file")
    position, data, width, height = len(SIGNATURE), b"", 0, 0
    while position < len(png):
        length, kind = struct.unpack_from(">I4s", png, position)
        chunk = png[position + 8 : position + 8 + length]
        position += length + 12
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", chunk)
            if chunk[8:] != RGBA_HEADER:
                raise ValueError("not eight bits a channel with alpha")
        elif kind == b"IDAT":
            data += chunk
    rows = _unfiltered(zlib.decompress(data), width * RGBA, height)
    red, green, blue, alpha = ([row[channel::RGBA] for row in rows] for channel in range(RGBA))
    return Picture((_veiled(red, alpha), _veiled(green, alpha), _veiled(blue, alpha), alpha))


def _veiled(plane: Plane, alpha: Plane) -> Plane:
    """A channel multiplied by alpha."""
    return [
        [value * a / 255 for value, a in zip(values, opacities, strict=True)]
        for values, opacities in zip(plane, alpha, strict=True)
    ]


def _unfiltered(data: bytes, stride: int, height: int) -> list[bytes]:
    """The rows of a PNG's image data, each rebuilt from its neighbours by the filter named in its first byte."""
    rows: list[bytes] = []
    above = bytes(stride)
    for start in range(0, height * (stride + 1), stride + 1):
        row = bytearray(data[start + 1 : start + 1 + stride])
        match data[start]:
            case 1:
                for i in range(RGBA, stride):
                    row[i] = (row[i] + row[i - RGBA]) & 255
            case 2:
                row = bytearray((value + up) & 255 for value, up in zip(row, above, strict=True))
            case 3:
                for i in range(stride):
                    left = row[i - RGBA] if i >= RGBA else 0
                    row[i] = (row[i] + (left + above[i]) // 2) & 255
            case 4:
                for i in range(stride):
                    left, corner = (row[i - RGBA], above[i - RGBA]) if i >= RGBA else (0, 0)
                    row[i] = (row[i] + _nearest(left, above[i], corner)) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def _nearest(left: int, up: int, corner: int) -> int:
    """The predictor of Paeth, of PNG's fourth filter."""
    guess = left + up - corner
    to_left, to_up, to_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def encode(picture: Picture) -> bytes:
    """The picture as a PNG file."""
    width, height = picture.size
    data = bytearray()
    for red, green, blue, alpha in zip(*picture.planes, strict=True):
        data.append(0)
        for *colour, a in zip(red, green, blue, alpha, strict=True):
            data += bytes(min(255, round(value * 255 / a)) if a else 0 for value in colour)
            data.append(min(255, round(a)))
    header = struct.pack(">II", width, height) + RGBA_HEADER
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(data), 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )


def shrunk(picture: Picture, *sizes: int) -> Picture:
    """The picture, square, shrunk to these sizes one after the other."""
    planes: list[Plane] = list(picture.planes)
    for size in sizes:
        planes = [_transposed(_fewer_rows(_transposed(_fewer_rows(plane, size)), size)) for plane in planes]
    red, green, blue, alpha = planes
    return Picture((red, green, blue, alpha))


def _transposed(plane: Plane) -> Plane:
    return list(zip(*plane, strict=True))


def _fewer_rows(plane: Plane, count: int) -> Plane:
    """Every new row is the mean of the rows it covers, weighted by how much of each it covers."""
    step = len(plane) / count
    rows: list[Sequence[float]] = []
    for index in range(count):
        start, end = index * step, (index + 1) * step
        new = [0.0] * len(plane[0])
        for row in range(math.floor(start), min(len(plane), math.ceil(end - 1e-9))):
            weight = (min(end, row + 1) - max(start, row)) / step
            new = [total + weight * value for total, value in zip(new, plane[row], strict=True)]
        rows.append(new)
    return rows


def seen(picture: Picture, background: str, vision: str = "normal") -> list[Lab]:
    """CIELAB of all pixels of the picture on a background (``#RRGGBB``), as those eyes see it."""
    red, green, blue = (int(background[i : i + 2], 16) / 255 for i in (1, 3, 5))
    matrix = VISIONS[vision]
    return [
        _lab(round(r + red * (255 - a)), round(g + green * (255 - a)), round(b + blue * (255 - a)), matrix)
        for row in zip(*picture.planes, strict=True)
        for r, g, b, a in zip(*row, strict=True)
    ]


@cache
def _lab(red: int, green: int, blue: int, vision: Matrix) -> Lab:
    light = [LINEAR[min(255, value)] for value in (red, green, blue)]
    light = [min(1.0, max(0.0, value)) for value in _times(vision, light)]
    x, y, z = (_compressed(value / white) for value, white in zip(_times(XYZ_OF_RGB, light), WHITE_POINT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _compressed(value: float) -> float:
    """CIELAB's cube root, with its straight piece near black."""
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: Sequence[Lab], other: Sequence[Lab]) -> float:
    """The mean CIELAB distance over all pixels."""
    return sum(map(math.dist, one, other)) / len(one)


def same(one: Picture, other: Picture, tolerance: float = 2) -> bool:
    """Whether two pictures are equal but for the rounding in which processors may differ."""
    return one.size == other.size and all(
        abs(value - other_value) <= tolerance
        for plane, other_plane in zip(one.planes, other.planes, strict=True)
        for row, other_row in zip(plane, other_plane, strict=True)
        for value, other_value in zip(row, other_row, strict=True)
    )
