"""All pictures at several sizes on Discord's backgrounds, for looking at: ``python -m tools.contact_sheet OUT.png``.

The small sizes are shrunk as Discord does it (128 to 44 pixels, then to the size shown), and stand there both as they
are and magnified without smoothing; below, the cards as the three colour blindnesses see them, and without colour.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from pathlib import Path

import resvg_py

from bot.pictures import names, picture
from tools.pixels import VISIONS, Matrix, decode, encode, shrunk

COLUMNS = 13
MARGIN, LABEL_HEIGHT, LABEL_BASELINE = 12, 22, 16
BACKGROUNDS = ("#313338", "#1A1A1E", "#FFFFFF")
GAPS = {128: 8, 48: 4, 22: 1, 18: 1}
"""The sizes, and how far apart the pictures stand."""
SHRINKING = {48: (48,), 22: (44, 22), 18: (44, 18)}
NO_COLOUR: Matrix = ((0.2126, 0.7152, 0.0722),) * 3
BLINDNESSES = {name: matrix for name, matrix in VISIONS.items() if name != "normal"} | {"no colour at all": NO_COLOUR}

Panel = tuple[float, float, str]
"""Width, height and elements of one field of the sheet."""


def rows() -> list[list[str]]:
    """The names as they stand on the sheet: a row a colour, the black cards with back and marks, the chosen colours."""
    every = list(names())
    coloured, black, chosen, rest = every[:52], every[52:56], every[56:72], every[72:]
    return [*(coloured[i : i + COLUMNS] for i in range(0, 52, COLUMNS)), black + rest, chosen[:8], chosen[8:]]


def sheet() -> str:
    """The sheet as one SVG."""
    lines = [
        *([_panel(128, background)] for background in BACKGROUNDS),
        [_panel(48, background) for background in BACKGROUNDS],
        [_panel(size, background) for size in (22, 18) for background in BACKGROUNDS],
        *([_panel(size, background, 2) for background in BACKGROUNDS] for size in (22, 18)),
        *([_panel(22, background, 2, blindness) for background in BACKGROUNDS] for blindness in BLINDNESSES),
    ]
    drawn, width, y = "", 0.0, float(MARGIN)
    for line in lines:
        x = float(MARGIN)
        for panel_width, _, elements in line:
            drawn += f'<g transform="translate({x:g} {y:g})">{elements}</g>'
            x += panel_width + MARGIN
        width = max(width, x)
        y += max(height for _, height, _ in line) + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{y:g}" font-family="sans-serif"'
        f' font-size="14"><defs>{_images()}{_filters()}</defs><rect width="100%" height="100%" fill="#777"/>{drawn}'
        "</svg>"
    )


def _images() -> str:
    found = ""
    for name in names():
        full = decode(picture(name))
        for size in GAPS:
            png = encode(shrunk(full, *SHRINKING[size])) if size in SHRINKING else picture(name)
            found += (
                f'<image id="{name}-{size}" width="{size}" height="{size}" image-rendering="optimizeSpeed"'
                f' href="data:image/png;base64,{b64encode(png).decode()}"/>'
            )
    return found


def _filters() -> str:
    """Colour blindness, worked out in linear light."""
    found = ""
    for name, matrix in BLINDNESSES.items():
        values = " ".join(f"{red} {green} {blue} 0 0" for red, green, blue in matrix)
        found += (
            f'<filter id="{name.replace(" ", "-")}" color-interpolation-filters="linearRGB" x="0" y="0" width="1"'
            f' height="1"><feColorMatrix type="matrix" values="{values} 0 0 0 1 0"/></filter>'
        )
    return found


def _panel(size: int, background: str, zoom: int = 1, blindness: str = "") -> Panel:
    step = size + GAPS[size]
    grid = rows()
    width, height = (COLUMNS * step + GAPS[size]) * zoom, (len(grid) * step + GAPS[size]) * zoom
    placed = "".join(
        f'<use href="#{name}-{size}" x="{GAPS[size] + column * step}" y="{GAPS[size] + row * step}"/>'
        for row, line in enumerate(grid)
        for column, name in enumerate(line)
    )
    seen_as = f' filter="url(#{blindness.replace(" ", "-")})"' if blindness else ""
    label = f"{size} px" + (f" x {zoom}" if zoom > 1 else "") + f" on {background}" + (blindness and f", {blindness}")
    return (
        width,
        height + LABEL_HEIGHT,
        f'<text y="{LABEL_BASELINE}" fill="#FFF">{label}</text><g transform="translate(0 {LABEL_HEIGHT})"{seen_as}>'
        f'<rect width="{width}" height="{height}" fill="{background}"/><g transform="scale({zoom})">{placed}</g></g>',
    )


def main() -> None:
    """Writes the sheet."""
    parser = argparse.ArgumentParser(description="All pictures of the bot on one sheet.")
    parser.add_argument("out", type=Path, help="the PNG file to write")
    out: Path = parser.parse_args().out
    out.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=sheet())))


if __name__ == "__main__":
    main()
