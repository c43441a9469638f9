"""The pictures as SVG: geometry and colours of the cards, tokens and marks, on a canvas of 128 x 128.

The colour's shape is the card: a bright ground, the colour's shape big and dark on it, the face in white on the shape,
so that colour and shape are both seen when a card is 22 px high. Everything here is a value that was looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.rubik import CAPITAL_HEIGHT, OUTLINES

SIZE = 128
CENTRE = SIZE / 2
INK, LINE, WHITE = "#17191F", "#C9CCD3", "#FFFFFF"
VIOLET, DARK_VIOLET, LATTICE = "#8B6BE8", "#33207A", "#A48BF2"
ARROW, TURN, TURN_EDGE = "#80858F", "#F2F3F5", "#26282D"

CHOSEN_SCALE = 0.84
"""Of the coloured card inside the frame of a black card whose colour is chosen."""

SUM_HEIGHT = 0.88
"""Of "+2" and "+4" beside a single digit."""


class Colour(NamedTuple):
    """One colour: its two tones, its shape on the card, and how large a face stands on that shape."""

    ground: str
    dark: str
    shape: str
    """The shape as SVG elements, without a fill."""
    face_y: float
    """The height at which faces are centred."""
    digit: float
    """Height of a digit."""
    sum_width: float
    """Width of "+2" and "+4"."""
    sign: float
    """Scale of the signs, which are drawn in a box of 64."""


COLOURS = {
    "red": Colour(
        "#E5484D",
        "#6E0A1A",
        '<path d="M64 17L109 107H19Z" stroke-width="14" stroke-linejoin="round"/>',
        *(75.5, 67, 76, 0.96),
    ),
    "yellow": Colour("#FFC91F", "#4A3200", '<circle cx="64" cy="64" r="50"/>', *(64, 68, 78, 1.08)),
    "green": Colour("#3DB858", "#0E4520", '<rect x="18" y="17" width="92" height="94" rx="10"/>', *(64, 72, 82, 1.16)),
    "blue": Colour(
        "#3F7FF0",
        "#0F2F78",
        '<path d="M64 12L111 64L64 116L17 64Z" stroke-width="8" stroke-linejoin="round"/>',
        *(64, 68, 80, 1.0),
    ),
}
FACES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw2")
BLACK_FACES = ("wild", "wild_draw4", "wild_swap", "wild_custom")

SIGNS = {
    "skip": '<path d="M8 11V53L40 32Z" stroke-width="9"/><path d="M56 9V55" stroke-width="12"/>',
    "reverse": '<path d="M55 58V23A16.5 16.5 0 0 0 22 23V36" stroke-width="12" fill="none"/>'
    '<path d="M4 34H40L22 57Z" stroke-width="7"/>',
    "wild_swap": '<path d="M7 19H44M57 45H20" stroke-width="11"/>'
    '<path d="M42 8V30L58 19ZM22 34V56L6 45Z" stroke-width="6"/>',
    "wild_custom": '<path d="M32 6L39.6 23.5L58.6 25.4L44.4 38L48.5 56.7L32 47L15.5 56.7L19.6 38L5.4 25.4L24.4 23.5Z"'
    ' stroke-width="6"/>',
}
"""In a box of 64, stroked and filled in one colour with round ends and joints."""

SMALL_SHAPES = {
    "red": '<path d="M0-.98L1.02.78H-1.02Z" stroke-width=".3"/>',
    "yellow": '<circle r="1.03"/>',
    "green": '<rect x="-.82" y="-.82" width="1.64" height="1.64" stroke-width=".24"/>',
    "blue": '<path d="M0-1.16L1.06 0L0 1.16L-1.06 0Z" stroke-width=".2"/>',
}
"""About the origin, 1 high and wide; the four look equally large."""

TOKENS = {
    "red": '<path d="M64 18L115 108H13Z"/>',
    "yellow": '<circle cx="64" cy="64" r="54"/>',
    "green": '<rect x="13" y="13" width="102" height="102" rx="3"/>',
    "blue": '<path d="M64 9L115 64L64 119L13 64Z"/>',
}

MARKS = {
    "play_down": f'<g fill="{ARROW}" stroke="{ARROW}" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M64 20V74" stroke-width="24"/><path d="M25 67H103L64 111Z" stroke-width="14"/></g>',
    "turn": f'<path d="M28 20L106 64L28 108Z" fill="{TURN}" stroke="{TURN_EDGE}" stroke-width="10"'
    ' stroke-linejoin="round"/>',
    "blank": "",
}
MARKS["play_up"] = f'<g transform="rotate(180 64 64)">{MARKS["play_down"]}</g>'

NAMES = (
    *(f"{colour}_{face}" for colour in COLOURS for face in FACES),
    *BLACK_FACES,
    *(f"{face}_{colour}" for face in BLACK_FACES for colour in COLOURS),
    "card_back",
    *COLOURS,
    *("play_down", "play_up", "turn", "blank"),
)
"""All 81 pictures, in the order in which they are shown."""


def svg(name: str) -> str:
    """The whole SVG of one picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">'
        f"{drawing(name)}</svg>"
    )


def drawing(name: str) -> str:
    """The elements of one picture, without the enclosing document."""
    first, _, rest = name.partition("_")
    last = name.rpartition("_")[2]
    if name in MARKS:
        return MARKS[name]
    if name in COLOURS:
        return _token(name)
    if name in BLACK_FACES:
        return _black_card(name)
    if name == "card_back":
        return _back()
    if first in COLOURS:
        return _coloured_card(first, rest)
    return _chosen_card(name.removesuffix(f"_{last}"), last)


def _token(name: str) -> str:
    """A colour's shape alone; the dark edge holds it on a white page."""
    colour = COLOURS[name]
    return (
        f'<g fill="{colour.ground}" stroke="{colour.dark}" stroke-width="10" stroke-linejoin="round">{TOKENS[name]}</g>'
    )


def _coloured_card(name: str, face: str, radius: float = 22) -> str:
    colour = COLOURS[name]
    return (
        f'<rect x="8" y="4" width="112" height="120" rx="{radius:g}" fill="{colour.ground}"/>'
        f'<g fill="{colour.dark}" stroke="{colour.dark}" stroke-width="0">{colour.shape}</g>'
        f"{_face(colour, face)}"
    )


def _face(colour: Colour, face: str) -> str:
    """The white face of a coloured card, or of a black card whose colour is chosen."""
    if face in OUTLINES:
        return _text(face, CENTRE, colour.face_y, colour.digit)
    if face in ("draw2", "wild_draw4"):
        return _text(f"+{face[-1]}", CENTRE, colour.face_y, colour.digit * SUM_HEIGHT, colour.sum_width)
    if face == "wild":
        return _four_shapes(colour.face_y, 14.5 * colour.sign, 20 * colour.sign, WHITE)
    return _sign(face, colour.face_y, colour.sign)


def _black_card(face: str) -> str:
    """A framed black card: the wild is the four shapes, the others have a sign above the four in a row."""
    if face == "wild":
        return _black_frame() + _four_shapes(CENTRE, 19, 23.5)
    sign = _text("+4", CENTRE, 48, 58, 84) if face == "wild_draw4" else _sign(face, 47, 1.05)
    row = "".join(_small_shape(name, 64 + x, 102, 9.5) for name, x in zip(COLOURS, (-36, -12, 12, 36), strict=True))
    return _black_frame() + sign + row


def _chosen_card(face: str, colour: str) -> str:
    """A black card whose colour is chosen: its frame around the coloured card, so that no such card seems to exist."""
    aside = CENTRE * (1 - CHOSEN_SCALE)
    return (
        f'{_black_frame()}<g transform="translate({aside:g} {aside:g}) scale({CHOSEN_SCALE})">'
        f"{_coloured_card(colour, face, 15)}</g>"
    )


def _black_frame() -> str:
    return f'<rect x="11" y="7" width="106" height="114" rx="19" fill="{INK}" stroke="{LINE}" stroke-width="6"/>'


def _back() -> str:
    """The back has no shape, on purpose: a lattice, whose ends the inner card cuts off."""
    lattice = "".join(f"M{x} 0l128 128M{x} 128l128-128" for x in range(-112, 113, 32))
    return (
        f'<clipPath id="inner"><rect x="20" y="16" width="88" height="96" rx="10"/></clipPath>'
        f'<rect x="8" y="4" width="112" height="120" rx="22" fill="{VIOLET}"/>'
        f'<g clip-path="url(#inner)"><rect width="128" height="128" fill="{DARK_VIOLET}"/>'
        f'<path d="{lattice}" stroke="{LATTICE}" stroke-width="7.5"/></g>'
    )


def _four_shapes(y: float, radius: float, apart: float, fill: str | None = None) -> str:
    """The four shapes in a square, in their own colours or all in one."""
    corners = ((-1, -1), (1, -1), (-1, 1), (1, 1))
    return "".join(
        _small_shape(name, CENTRE + apart * right, y + apart * down, radius, fill)
        for name, (right, down) in zip(COLOURS, corners, strict=True)
    )


def _small_shape(name: str, x: float, y: float, radius: float, fill: str | None = None) -> str:
    fill = fill or COLOURS[name].ground
    return (
        f'<g transform="translate({x:g} {y:g}) scale({radius:g})" fill="{fill}" stroke="{fill}" stroke-width="0"'
        f' stroke-linejoin="round">{SMALL_SHAPES[name]}</g>'
    )


def _sign(name: str, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({CENTRE:g} {y:g}) scale({scale:g}) translate(-32 -32)" fill="{WHITE}"'
        f' stroke="{WHITE}" stroke-linecap="round" stroke-linejoin="round">{SIGNS[name]}</g>'
    )


def _text(text: str, x: float, y: float, height: float, width: float | None = None) -> str:
    """Figures about a point; squeezed to a width if one is given."""
    gap = 40
    position, placed = 0.0, ""
    for character in text:
        outline = OUTLINES[character]
        placed += f'<path transform="translate({position - outline.left:g} 0)" d="{outline.path}"/>'
        position += outline.right - outline.left + gap
    natural = position - gap
    upright = height / CAPITAL_HEIGHT
    across = upright if width is None else width / natural
    return (
        f'<g fill="{WHITE}" transform="translate({x - natural * across / 2:.5g} {y + height / 2:g})'
        f' scale({across:.5g} {-upright:.5g})">{placed}</g>'
    )
