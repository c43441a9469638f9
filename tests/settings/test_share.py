"""Share codes: there and back, and every way in which a code can be wrong."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest

from bot.settings import Declined, read_code, share_code
from bot.settings.renames import Renames
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from tests.settings.changes import changed_at_random


def code_of(text: str, version: int = 1) -> str:
    """The code of a text, whatever it says, with a checksum that is right."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    check = zlib.crc32(f"uno{version}-".encode() + packed).to_bytes(4, "big")
    return f"uno{version}-{urlsafe_b64encode(check + packed).rstrip(b'=').decode()}"


def declined(text: str) -> str:
    with pytest.raises(Declined) as caught:
        read_code(text)
    return caught.value.reason.code


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_travels(preset: str) -> None:
    code = share_code(RuleSet(preset))
    assert read_code(code) == RuleSet(preset)
    assert len(code) <= 50


def test_random_rule_sets_travel() -> None:
    random = Random(4)
    rules = RuleSet()
    for _ in range(200):
        rules = changed_at_random(rules, random)
        code = share_code(rules)
        assert read_code(code) == rules
        assert len(code) <= 1000


def test_a_code_that_was_given_away_stays_readable() -> None:
    code = "uno1-jMnzCCsoSi1OLbEtSCwqqVQoLklMzs7MS7fNzaxITQEA"
    assert read_code(code) == RuleSet.parse("preset=party stacking=mixed")


def test_blanks_line_breaks_and_marks_of_a_code_block_do_not_matter() -> None:
    code = share_code(RuleSet("party"))
    assert read_code(f"```\n{code[:9]}\n {code[9:]} ```") == RuleSet("party")


@pytest.mark.parametrize("text", ["", "hello", "uno1", "uno1-", "uno0-AAAA", "uno1-ÄÖÜ", "preset=party", "xuno1-AAAA"])
def test_what_is_no_code_is_foreign(text: str) -> None:
    assert declined(text) == "code-foreign"


def test_one_wrong_letter_anywhere_is_found() -> None:
    code = share_code(RuleSet.parse("preset=party stacking=mixed"))
    head = len("uno1-")
    for place in range(head, len(code) - 1):  # bits of the last letter may be left over
        other = "A" if code[place] != "A" else "B"
        damaged = code[:place] + other + code[place + 1 :]
        assert declined(damaged) == "code-damaged", place


def test_a_code_that_was_cut_is_damaged() -> None:
    code = share_code(RuleSet("party"))
    for length in range(len("uno1-") + 1, len(code) - 1):
        assert declined(code[:length]) == "code-damaged"


def test_a_newer_version_is_newer() -> None:
    assert declined(code_of("preset=mattel_2019", version=2)) == "code-newer"


@pytest.mark.parametrize("text", ["preset=mattel_2033", "preset=party teleport=true", "preset=party stacking=sideways"])
def test_rules_that_this_bot_does_not_know_come_from_a_newer_one(text: str) -> None:
    assert declined(code_of(text)) == "code-newer"


def test_a_bomb_is_damaged() -> None:
    assert declined(code_of("preset=party " * 100_000)) == "code-damaged"


def test_old_names_are_understood() -> None:
    renames = Renames(
        options={"piling": "stacking"}, values={"stacking=alike": "stacking=same"}, presets={"feast": "party"}
    )
    assert read_code(code_of("preset=feast piling=alike"), renames) == RuleSet.parse("preset=party stacking=same")
