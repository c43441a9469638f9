"""The screens of a server, for the gallery: the panel of settings, the doctor, reports, privacy, rules by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.settings import Entry, GuildSettings, Terms, settled
from bot.tables.docket import Judge, Report, Verdict
from bot.tables.table import Stage
from bot.uno.errors import RuleError
from bot.uno.ruleset import RuleSet
from cogs.mishaps import Mishap
from cogs.ui import privacy as private_data
from cogs.ui.doctor import Channel, Findings, findings_screen, table_screen
from cogs.ui.look import Look
from cogs.ui.panel import history, options, presets, terms
from cogs.ui.panel.sheet import Sheet
from cogs.ui.report import report_message
from cogs.ui.rules import of_base, of_option, of_preset
from tests.cogs.tables_at_hand import DEADLINE, TEXTS, position, scene, table

RULES = RuleSet.parse("preset=mattel_2019 stacking=same jump_in=cancel hand_size=5")
SETTINGS = (
    GuildSettings(rules=RULES, terms=Terms(turn_seconds=120, own_thread=True, channels=(201,)))
    .with_preset("Winter", RuleSet.parse("preset=party hand_size=5"))
    .with_preset("Mika", RuleSet("mattel_2019"))
    .with_default(1)
    .with_locks(["jump_in"], locked=True)
)
HOUR = 3600


def _sheet() -> Sheet:
    return Sheet(revision=7, rules=RULES, settings=SETTINGS)


def panel(look: Look) -> Any:
    return presets.start_page(_sheet(), look)


def panel_of_table(look: Look) -> Any:
    return presets.start_page(Sheet(table="7K3F", revision=7, rules=RULES, settings=SETTINGS), look)


def panel_group(look: Look) -> Any:
    return options.group_page(_sheet(), look, "stack")


def panel_option(look: Look) -> Any:
    return options.option_page(_sheet(), look, "stacking")


def panel_number(look: Look) -> Any:
    return options.option_page(_sheet(), look, "hand_size")


def panel_conflict(look: Look) -> Any:
    wanted = {"jump_in_wilds": True}
    rules = RuleSet("mattel_2019")
    sheet = Sheet(revision=7, rules=rules, settings=GuildSettings())
    try:
        rules.but(**wanted)
    except RuleError as error:
        return options.conflict_page(sheet, look, wanted, error.reason, settled(rules, wanted))
    raise AssertionError("these rules go together")


def panel_own(look: Look) -> Any:
    return presets.own_page(_sheet(), look)


def panel_preset(look: Look) -> Any:
    return presets.preset_page(_sheet(), look, SETTINGS.preset(1))


def panel_turns(look: Look) -> Any:
    return terms.turns_page(_sheet(), look)


def panel_places(look: Look) -> Any:
    return terms.places_page(_sheet(), look, TEXTS, None)


def panel_term(look: Look) -> Any:
    return terms.term_page(_sheet(), look, "turn_seconds")


def panel_share(look: Look) -> Any:
    return presets.share_page(_sheet(), look, RULES, "overview")


def panel_import(look: Look) -> Any:
    return presets.import_page(_sheet(), look, RuleSet("no_mercy"))


def panel_log(look: Look) -> Any:
    entries = [
        Entry("options", "stacking", "stacking=off", "stacking=same", at=DEADLINE - HOUR, name="Ada"),
        Entry("term", "turn_seconds", "60", "120", at=DEADLINE - 2 * HOUR, name="Ada"),
        Entry("saved", "Winter", at=DEADLINE - 30 * HOUR, name="Max Mustermann-Schröder"),
        Entry("preset", "", "party", "mattel_2019", at=DEADLINE - 80 * HOUR, name="Ada"),
    ]
    return history.log_page(_sheet(), look, TEXTS, entries, 0, len(entries))


def doctor(look: Look) -> Any:
    match = position("R1", "G1 G2")
    return findings_screen(
        Findings(
            channels=[Channel(201, ["embed_links"]), Channel(202, [], ["attach_files"])],
            is_limited=True,
            roles_gone=0,
            tables=[table(match, opened_at=DEADLINE - HOUR), table(stage=Stage.LOBBY, id="2B9X", opened_at=DEADLINE)],
            damaged=[],
            latency=0.042,
            size=3_400_000,
            version=9,
            mishaps=[Mishap("4F2A", DEADLINE - 2 * HOUR, 1, "7K3F", "TimeoutError")],
        ),
        look,
    )


def doctor_table(look: Look) -> Any:
    match = position("R1", "G1 G2")
    return table_screen(table(match, opened_at=DEADLINE - HOUR), Channel(201, []), look)


def privacy(look: Look) -> Any:
    return private_data.privacy(30, look)


def forget(look: Look) -> Any:
    return private_data.ask_before_forgetting(look)


def _report(**more: Any) -> Report:
    return Report(
        1, 0, 1, "suggestion", "m1", Judge.VOTE, (2, 3), opened_at=0.0, until=DEADLINE, **more,
    )  # fmt: skip


def report(look: Look) -> Any:
    match = position("R1", "G1 G2", "B1", "Y1")
    return report_message(scene(match), look, _report(votes=((2, True),)), undo=False)


def report_accepted(look: Look) -> Any:
    match = position("R1", "G1 G2", "B1", "Y1")
    told = _report(votes=((2, True), (3, True)), verdict=Verdict.ACCEPTED, drawn=1)
    return report_message(scene(match), look, told, undo=True)


def rule(look: Look) -> Any:
    return of_option("stacking", look, RULES)


def rules_base(look: Look) -> Any:
    return of_base(look)


def rules_preset(look: Look) -> Any:
    return of_preset("party", look)


ALL: dict[str, Callable[[Look], Any]] = {
    screen.__name__: screen
    for screen in (
        panel,
        panel_of_table,
        panel_group,
        panel_option,
        panel_number,
        panel_conflict,
        panel_own,
        panel_preset,
        panel_turns,
        panel_places,
        panel_term,
        panel_share,
        panel_import,
        panel_log,
        doctor,
        doctor_table,
        privacy,
        forget,
        report,
        report_accepted,
        rule,
        rules_base,
        rules_preset,
    )
}
