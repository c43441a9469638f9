"""Share codes: a rule set as a short text, with a version and a checksum."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from bot.settings.declined import Declined
from bot.settings.renames import RENAMES, Renames
from bot.uno.errors import RuleError
from bot.uno.ruleset import RuleSet

VERSION = 1
LONGEST_TEXT = 8000
CHECK_BYTES = 4

_CODE = re.compile(r"uno([1-9][0-9]{0,3})-([A-Za-z0-9_-]+)")


def share_code(rules: RuleSet) -> str:
    """``uno1-...``: the checksum and the packed text of these rules."""
    packed = _packed(rules.text)
    body = base64.urlsafe_b64encode(_checksum(VERSION, packed) + packed).rstrip(b"=")
    return f"uno{VERSION}-{body.decode()}"


def read_code(text: str, renames: Renames = RENAMES) -> RuleSet:
    """The rule set of a code, with or without the marks of a code block around it.

    Declined: code-foreign, code-newer, code-damaged.
    """
    found = _CODE.fullmatch("".join(text.split()).strip("`"))
    if found is None:
        raise Declined("code-foreign")
    version = int(found[1])
    try:
        raw = base64.urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
    except binascii.Error:
        raise Declined("code-damaged") from None
    check, packed = raw[:CHECK_BYTES], raw[CHECK_BYTES:]
    if version > VERSION:
        raise Declined("code-newer")
    if check != _checksum(version, packed):
        raise Declined("code-damaged")
    try:
        return RuleSet.parse(renames.text(_unpacked(packed)))
    except RuleError as error:
        # The checksum is right, so this was a rule set: only to a bot that knows more rules than this one.
        raise Declined("code-newer") from error


def _packed(text: str) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(text.encode()) + packer.flush()


def _unpacked(packed: bytes) -> str:
    """Declined: code-damaged, also for what would unpack to more than any rule set."""
    unpacker = zlib.decompressobj(-15)
    try:
        text = unpacker.decompress(packed, LONGEST_TEXT)
        if not unpacker.eof:
            raise Declined("code-damaged")
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise Declined("code-damaged") from None


def _checksum(version: int, packed: bytes) -> bytes:
    return zlib.crc32(f"uno{version}-".encode() + packed).to_bytes(CHECK_BYTES, "big")
