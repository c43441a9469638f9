"""Every page of the panel within Discord's limits; a rule that is added; clicks at random."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.i18n.texts import Texts, catalogue_source
from bot.playground.errors import Form
from bot.playground.modal_rules import check_modal
from bot.playground.recorder import Recorded
from bot.playground.rules import check_message
from bot.settings import TERMS, Entry, GuildBook, GuildSettings, PeopleBook, Terms, kept
from bot.settings.terms import LISTS
from bot.store import Store
from bot.uno.options import Flag
from bot.uno.presets import PRESETS
from bot.uno.ruleset import OPTIONS, RuleSet
from cogs.access import Passes
from cogs.clicks import HANDLERS
from cogs.desk import Desk
from cogs.ui.ids import NO_TABLE, Press, Verb, read
from cogs.ui.look import Look
from cogs.ui.panel import dialogs, history, options, presets, terms
from cogs.ui.panel.sheet import PLACES, TURNS, Sheet, option_pages, pages
from cogs.ui.pictures import Signs
from cogs.visit import Visit
from tests.cogs import limits
from tests.cogs.outlines import BUTTON, SELECT, everything, outline
from tests.cogs.tables_at_hand import LOOKS, TEXTS
from tests.wire.spec import needs_spec, violations

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
LONG = "W" * 32
FRESH = GuildSettings()


def full() -> GuildSettings:
    """Settings with as much as there can be of everything."""
    rules = RuleSet("mattel_2019")
    for name, option in OPTIONS.items():
        for value in reversed(option.values):
            if rules.allows({name: value}):
                rules = rules.but(**{name: value})
                break
    settings = GuildSettings(rules=rules, terms=Terms(channels=tuple(range(1, 26)), roles=tuple(range(1, 26))))
    for number in range(25):
        settings = settings.with_preset(f"{number} {LONG}"[:32], rules)
    return settings.with_default(1).with_locks(OPTIONS, locked=True).with_language("de")


SETTINGS = {"fresh": FRESH, "full": full()}
ENTRIES = [
    Entry(
        "options",
        "a b",
        "stacking=off jump_in=off hand_size=7 decks=1",
        "stacking=same jump_in=action hand_size=5 decks=2",
    ),
    Entry("undo:options", "stacking", "stacking=off", "stacking=same"),
    Entry("options", "gone", "gone=1", "gone=2"),
    Entry("preset", "", "mattel_2019", "party"),
    Entry("term", "turn_seconds", "60", "7200"),
    Entry("term", "on_timeout", "draw", "computer"),
    Entry("term", "gone", "1", "2"),
    Entry("list", "channels", "", "1 2 3 4 5"),
    Entry("list", "roles", "1", ""),
    Entry("language", "", "own", "de"),
    Entry("locks", "", "stacking", "jump_in decks"),
    *(Entry(kind, LONG) for kind in ("base", "import", "used", "saved", "deleted", "default")),
    Entry("renamed", "", LONG, LONG),
    Entry("terms", TURNS),
]


def screens(sheet: Sheet, look: Look) -> Iterator[tuple[str, ui.LayoutView]]:
    """Every screen of the panel, with a note above it where one can be."""
    note = look.say("declined-changed-meanwhile", name=LONG)
    yield "start", presets.start_page(sheet, look, note)
    for page in option_pages():
        yield page, options.group_page(sheet, look, page, note)
    for name in OPTIONS:
        yield name, options.option_page(sheet, look, name, note)
    yield "share", presets.share_page(sheet, look, sheet.rules, "own.1")
    if sheet.is_server:
        yield "own", presets.own_page(sheet, look, note)
        for preset in sheet.settings.named:
            yield "preset", presets.preset_page(sheet, look, preset, note)
            yield "delete", presets.sure_to_delete(sheet, look, preset)
        yield "import", presets.import_page(sheet, look, RuleSet("no_mercy"))
        yield "turns", terms.turns_page(sheet, look, note)
        yield "places", terms.places_page(sheet, look, TEXTS, None, note)
        yield "language", terms.language_page(sheet, look, TEXTS)
        for name in TERMS:
            yield name, terms.term_page(sheet, look, name, note)
        for start in range(0, len(ENTRIES), history.A_PAGE):
            entries = ENTRIES[start : start + history.A_PAGE]
            yield "log", history.log_page(sheet, look, TEXTS, entries, 3, 500, note)


def modals(sheet: Sheet, look: Look) -> Iterator[ui.Modal]:
    """Every dialog."""
    yield from (dialogs.number(sheet, look, name) for name, option in OPTIONS.items() if option.kind == "number")
    if sheet.is_server:
        yield from (dialogs.locks(sheet, look, page) for page in option_pages())
        yield dialogs.save(sheet, look, "save.import")
        yield dialogs.rename(sheet, look, 1, LONG)
        yield dialogs.code(sheet, look)


def sheet_of(settings: GuildSettings, table: str) -> Sheet:
    return Sheet(table=table, revision=999_999_999, rules=settings.rules, settings=settings)


CASES = pytest.mark.parametrize(
    ("table", "look", "settings"),
    [
        pytest.param(table, look, settings, id=f"{kind}-{look.say.code}-{settings}")
        for (kind, table), look, settings in itertools.product(
            (("server", NO_TABLE), ("table", "7K3F")), LOOKS, SETTINGS
        )
    ],
)


@CASES
async def test_every_page_keeps_to_the_limits(table: str, look: Look, settings: str) -> None:
    sheet = sheet_of(SETTINGS[settings], table)
    for name, screen in screens(sheet, look):
        limits.check(screen)
        assert "[" not in "".join(each["content"][:1] for each in texts_of(screen)), name
        body = {"components": screen.to_components(), "flags": 1 << 15}
        check_message(body, body, attached=0)


@CASES
async def test_every_dialog_keeps_to_the_limits(table: str, look: Look, settings: str) -> None:
    for modal in modals(sheet_of(SETTINGS[settings], table), look):
        assert modal.is_finished(), "a dialog that waits would be stored"
        assert read(modal.custom_id).verb is Verb.TOLD
        form = Form()
        check_modal(form, modal.to_dict())
        form.check()


@needs_spec
@CASES
async def test_every_page_and_dialog_is_as_discord_specifies_it(table: str, look: Look, settings: str) -> None:
    sheet = sheet_of(SETTINGS[settings], table)
    bodies: list[dict[str, Any]] = [
        {"type": 4, "data": {"components": screen.to_components(), "flags": 1 << 15}}
        for _, screen in screens(sheet, look)
    ]
    bodies += [{"type": 9, "data": modal.to_dict()} for modal in modals(sheet, look)]
    sent = [Recorded("callback", "POST", CALLBACK, "", json.loads(json.dumps(body)), 200) for body in bodies]
    assert violations(sent) == []


def texts_of(screen: ui.LayoutView) -> list[Any]:
    return [each for each in everything(screen.to_components()) if "content" in each]


def test_there_is_a_page_for_everything_that_can_be_set() -> None:
    on_pages = [name for names in option_pages().values() for name in names]
    assert sorted(on_pages) == sorted(OPTIONS)
    on_pages = [*terms.terms_of(TURNS), *terms.terms_of(PLACES)]
    assert sorted(on_pages) == sorted(TERMS)
    assert {*TERMS, *LISTS} == set(Terms.__dataclass_fields__)
    assert len(pages(sheet_of(FRESH, NO_TABLE))) <= 25
    assert len(PRESETS) <= 25


class Clicks:
    """Somebody who manages a server, clicking at the panel without a Discord around it."""

    def __init__(self, book: GuildBook, people: PeopleBook, texts: Texts) -> None:
        parts: Any = SimpleNamespace(rights_missing=lambda _: ())
        tables: Any = SimpleNamespace(get=lambda _: None, of_guild=lambda _: [])
        self.desk = Desk(
            tables, tables, book, people, texts, Signs(), parts, cast(Any, None), Passes(lambda: 0.0), cast(Any, None)
        )
        self.shown: Any = None

    async def __call__(self, press: Press, components: list[Any] | None = None) -> ui.LayoutView | ui.Modal:
        """What this press is answered with."""

        async def show(*, view: ui.LayoutView, attachments: Sequence[discord.File]) -> None:
            self.shown = view

        async def send_modal(modal: ui.Modal) -> None:
            self.shown = modal

        response = SimpleNamespace(is_done=lambda: False, edit_message=show, send_modal=send_modal)
        interaction: Any = SimpleNamespace(
            user=SimpleNamespace(id=1, display_name="Ada"),
            guild_id=900,
            guild=None,
            locale=discord.Locale.american_english,
            permissions=discord.Permissions(manage_guild=True),
            message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True)),
            response=response,
            data={"components": components or []},
        )
        await HANDLERS[press.verb](Visit(self.desk, interaction), press)
        return self.shown


@pytest.fixture
async def open_book(tmp_path: Path) -> Any:
    """Makes the settings of servers on a store of their own; closed at the end."""
    store = await Store.open(tmp_path / "uno.db")
    yield lambda: (GuildBook(store.guilds, lambda: 0.0), PeopleBook(store.people))
    await store.close()


def presses_on(screen: ui.LayoutView) -> list[Press]:
    """Everything that can be clicked on a screen."""
    found: list[Press] = []
    for each in everything(screen.to_components()):
        if each["type"] == BUTTON and not each.get("disabled"):
            found.append(read(each["custom_id"]))
        elif each["type"] == SELECT:
            found += [read(option["value"]) for option in each["options"]]
    return found


async def test_whatever_is_clicked_the_rules_hold_together_and_every_screen_fits(open_book: Callable[[], Any]) -> None:
    book, people = open_book()
    click, random = Clicks(book, people, TEXTS), Random(2000)
    screen = await click(Press(NO_TABLE, 0, Verb.PAGE, "overview"))
    changes = 0
    for _ in range(600):
        assert isinstance(screen, ui.LayoutView)
        limits.check(screen)
        press = random.choice(presses_on(screen))
        before = book.revision(900)
        answer = await click(press)
        if isinstance(answer, ui.Modal):
            answer = await click(read(answer.custom_id), handed_in(answer, random))
        screen = answer
        changes += book.revision(900) - before
        rules = book.get(900).rules
        assert RuleSet.parse(rules.text) == rules
        assert GuildSettings.load(json.loads(json.dumps(book.get(900).dump())), faults := []) == book.get(900)
        assert faults == []
    assert changes > 100


def handed_in(modal: ui.Modal, random: Random) -> list[Any]:
    """Some answer to a dialog, as Discord sends it."""
    answers: list[Any] = []
    for label in modal.to_dict()["components"]:
        field = label["component"]
        values = [option["value"] for option in field.get("options", ())]
        value: Any = {"value": random.choice([*values, "5", "x", "no such", "-3"])}
        if field["type"] == 22:
            value = {"values": [each for each in values if random.random() < 0.9]}
        answers.append({"type": 18, "component": {"custom_id": field["custom_id"], **value}})
    return answers


async def test_a_new_rule_appears_by_itself(open_book: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    option = Flag("draw")
    option.name, option.rule_id = "magic", OPTIONS["voluntary_draw"].rule_id
    monkeypatch.setitem(OPTIONS, "magic", option)
    words = "\noption-magic = magic\n    .short = Magic\n    .help = Cards turn into others. At full moon.\n"
    texts = Texts({"en": catalogue_source("en") + words, "de": catalogue_source("de") + words})
    book, people = open_book()
    book._settings[900] = GuildSettings(rules=RuleSet())
    click = Clicks(book, people, texts)
    screen = await click(Press(NO_TABLE, 0, Verb.PAGE, "draw"))
    assert isinstance(screen, ui.LayoutView)
    assert "| **Magic** [off]\n| -# Cards turn into others.\n" in outline(screen)
    screen = await click(Press(NO_TABLE, 0, Verb.SET, "magic=true"))
    assert isinstance(screen, ui.LayoutView)
    assert "| **● Magic** [on]" in outline(screen)
    assert book.get(900).rules.overrides == {"magic": True}
    assert kept(RuleSet(), RuleSet("party"), ["magic"]).values["magic"] is False
