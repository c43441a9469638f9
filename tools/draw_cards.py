"""Draws the pictures of the bot into `bot/pictures`: ``python -m tools.draw_cards``.

With ``--check`` nothing is written; says which of the committed files are not what would be drawn, and exits with 1 if
there are any. Needs resvg-py (a development dependency), no font and nothing of the system.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import resvg_py

from tools.card_svg import NAMES, svg
from tools.pixels import decode, same

PICTURES = Path(__file__).parents[1] / "bot" / "pictures"


def draw(name: str) -> bytes:
    """The PNG file of one picture."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg(name), skip_system_fonts=True))


def outdated() -> list[str]:
    """Names of the files that are missing, look otherwise than drawn now, or belong to no picture."""
    committed = {path.stem: path.read_bytes() for path in PICTURES.glob("*.png")}
    wrong = [name for name in NAMES if name not in committed or not _current(committed[name], draw(name))]
    return wrong + sorted(committed.keys() - set(NAMES))


def _current(committed: bytes, drawn: bytes) -> bool:
    return committed == drawn or same(decode(committed), decode(drawn))


def main() -> int:
    """Writes the pictures, or checks them."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the bot.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is not current")
    if parser.parse_args().check:
        wrong = outdated()
        print(f"not current: {', '.join(wrong)}" if wrong else f"all {len(NAMES)} pictures are current")
        return 1 if wrong else 0
    for path in PICTURES.glob("*.png"):
        if path.stem not in NAMES:
            path.unlink()
    for name in NAMES:
        (PICTURES / f"{name}.png").write_bytes(draw(name))
    print(f"{len(NAMES)} pictures drawn")
    return 0


if __name__ == "__main__":
    sys.exit(main())
