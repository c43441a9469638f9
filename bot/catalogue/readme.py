"""The table of all rules for the README, in English."""

from __future__ import annotations

from bot.catalogue import words
from bot.i18n.texts import Language
from bot.uno.options import Option, write_value
from bot.uno.presets import PRESETS, deviations_of
from bot.uno.ruleset import OPTIONS

BEGIN, END = "<!-- rules:begin -->", "<!-- rules:end -->"


class NoMarkersError(ValueError):
    """A document without the two markers between which the table belongs."""


def document_with_table(document: str, say: Language) -> str:
    """The document with the table between its markers written anew. Raises NoMarkersError."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoMarkersError(f"the lines {BEGIN} and {END} are missing")
    return f"{before}{BEGIN}\n{table(say)}\n{END}{after}"


def table(say: Language) -> str:
    """Every option by group, then the presets."""
    lines: list[str] = []
    for group, names in words.by_group():
        lines += [
            f"**{words.group_title(say, group)}**",
            "",
            *_head("Rule", "Option", "Values", "What it does", "Source"),
        ]
        lines += [_option_row(say, name) for name in names]
        lines.append("")
    lines += ["**Presets**", "", *_head("Preset", "Name", "What it changes", "In a sentence", "Source")]
    lines += [_preset_row(say, name) for name in PRESETS]
    return "\n".join(lines)


def _option_row(say: Language, name: str) -> str:
    return _row(
        words.title_of(say, name),
        f"`{name}`",
        _values(OPTIONS[name]),
        words.help_of(say, name),
        words.source_of(name),
    )


def _values(option: Option) -> str:
    """The values as share codes and scenario files have them, the default first or in bold."""
    if option.kind == "number":
        low, high = option.values[0], option.values[-1]
        return f"**{option.default}** ({low} to {high})"
    first, *others = (write_value(value) for value in option.values)
    return " · ".join([f"**{first}**", *others])


def _preset_row(say: Language, name: str) -> str:
    changes = " ".join(f"`{option}={write_value(value)}`" for option, value in deviations_of(name).items())
    title, sentence = words.preset_title(say, name), words.preset_help(say, name)
    return _row(title, f"`{name}`", changes or "nothing", sentence, words.preset_source(name))


def _head(*titles: str) -> list[str]:
    return [_row(*titles), _row(*("---" for _ in titles))]


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"
