"""The presets of the rulebook, section 3: a name, a parent and the deviations from it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.uno.options import Value

BASE = "mattel_2019"


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set. `source` is where it comes from."""

    name: str
    parent: str | None
    deviations: dict[str, Value]
    source: str


_ALL = (
    Preset(BASE, None, {}, "rulebook 1"),
    Preset(
        "mattel_2021",
        BASE,
        {
            "start_card": "ignore_specials",
            "wild4_joker_clause": "other_wilds",
            "last_draw_counts": False,
            "two_player_rules": "general",
        },
        "004",
    ),
    Preset("mattel_2015", BASE, {}, "004"),
    Preset("advanced_2002", BASE, {"stacking": "same"}, "004"),
    Preset(
        "us_2001",
        BASE,
        {"start_card": "wilds_back", "start_reverse_first": "right_of_dealer", "uno_penalty": 4},
        "Mattel 2001",
    ),
    Preset(
        "guide",
        BASE,
        {"wild_points": 40, "last_draw_counts": False, "uno_required_to_win": True},
        "000",
    ),
    Preset(
        "spielwiki",
        BASE,
        {
            "no_finish_wild": "wild",
            "uno_timing": "before",
            "uno_window": "next_play",
            "voluntary_draw": False,
        },
        "002",
    ),
    Preset(
        "extended_112",
        BASE,
        {
            "wild_swap_count": 1,
            "wild_custom_count": 3,
            "uno_window": "while_one",
            "last_draw_counts": False,
            "two_player_rules": "general",
            "target_inclusive": False,
        },
        "003",
    ),
    Preset(
        "tournament",
        BASE,
        {
            "start_card": "numbers_only",
            "last_draw_counts": False,
            "two_player_rules": "general",
            "scoring": "rank_sum",
            "rounds": 4,
            "round_limit_minutes": 15,
            "special_rules_per_round": 2,
        },
        "004; V35",
    ),
    Preset(
        "no_mercy",
        "mattel_2021",
        {
            "stacking": "ascending",
            "draw_until_playable": True,
            "drawn_card": "forced",
            "challenge_who": "nobody",
            "seven_swap": "mandatory",
            "zero_rotate": True,
        },
        "ours",
    ),
    Preset(
        "party",
        BASE,
        {"stacking": "same", "seven_swap": "mandatory", "zero_rotate": True, "jump_in": "cancel"},
        "ours",
    ),
    Preset("single_round", BASE, {"scoring": "none"}, "000"),
    Preset("partners", BASE, {"partners": True}, "000, 001, 002"),
)

PRESETS = {preset.name: preset for preset in _ALL}


def deviations_of(name: str) -> dict[str, Value]:
    """Every value in which this preset, its parents included, differs from the base game; KeyError if unknown."""
    preset = PRESETS[name]
    inherited = deviations_of(preset.parent) if preset.parent is not None else {}
    return inherited | preset.deviations
