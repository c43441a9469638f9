"""The typeface of the pictures that are drawn while the bot runs: Noto Sans Bold, version 2.004 (SIL OFL 1.1).

`bot/pictures/names.ttf` is cut down to Latin, Greek and Cyrillic letters and to signs, for people's names; see the
licence beside it for how. Chinese, Japanese and Korean letters would be some twenty times as large.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

UNKNOWN = "\uffff"
"""No typeface has this sign: it is drawn as every sign that is missing."""


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The typeface in this size, in pixels."""
    # The plain layout is the same everywhere: the other needs a library that not every machine has.
    return ImageFont.truetype(BytesIO(_content()), size, layout_engine=ImageFont.Layout.BASIC)


def drawable(text: str) -> str:
    """The text without the signs that are missing; letters in disguise, such as 𝓐, are drawn as what they are."""
    kept = ""
    for sign in unicodedata.normalize("NFC", text):
        kept += sign if _is_there(sign) else "".join(filter(_is_there, unicodedata.normalize("NFKC", sign)))
    return " ".join(kept.split())


@cache
def _content() -> bytes:
    return files("bot.pictures").joinpath("names.ttf").read_bytes()


@cache
def _is_there(sign: str) -> bool:
    return sign.isspace() or _drawn(sign) not in (_drawn(" "), _drawn(UNKNOWN))


@cache
def _drawn(sign: str) -> bytes:
    image = Image.new("1", (32, 32))
    ImageDraw.Draw(image).text((4, 4), sign, 1, font(16))
    return image.tobytes()
