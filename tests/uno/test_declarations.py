"""A rule is a file: a new one acts, and one that declares what the engine does not know is an error."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module, reload
from pathlib import Path
from types import ModuleType

import pytest

from bot import catalogue
from bot.catalogue import Finder, readme
from bot.i18n.texts import LANGUAGES, Texts, catalogue_source
from bot.settings.share import read_code, share_code
from bot.tables import records
from bot.tables.table import Stage as TableStage
from bot.uno import ruleset
from bot.uno.actions import Draw, Play
from bot.uno.book import Book
from bot.uno.cards import CARDS
from bot.uno.errors import DeclarationError, Reason
from bot.uno.match import Match
from bot.uno.notation import read
from bot.uno.options import GROUPS, Choice, Flag, Number
from bot.uno.rule import (
    ALL_OPTIONS,
    HOOKS,
    REGISTRY,
    Rule,
    Stage,
    effect,
    hook,
    restricts,
    trait,
    way,
)
from cogs.ui.look import Look
from cogs.ui.pictures import Signs
from cogs.ui.public import public_message
from cogs.ui.refusals import sentence
from cogs.ui.rules import of_option
from tests.cogs.outlines import outline
from tests.cogs.tables_at_hand import scene
from tests.uno.tables import hands, played, position

Writes = Callable[[str, str], ModuleType]


def forget_rule_sets() -> None:
    """Rule sets that were read while a rule of a test was registered know that rule."""
    for cached in (ruleset.RuleSet.parse, ruleset._book, records.rules_of):
        cached.cache_clear()


@pytest.fixture
def writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Writes]:
    """Writes a rule file and imports it; what it registered is forgotten afterwards."""
    rules, options = dict(REGISTRY), dict(ALL_OPTIONS)
    shown = dict(ruleset.OPTIONS)
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(name: str, source: str) -> ModuleType:
        (tmp_path / f"{name}.py").write_text(textwrap.dedent(source), encoding="utf-8")
        return import_module(name)

    try:
        yield write
    finally:
        REGISTRY.clear()
        REGISTRY.update(rules)
        for where, kept in ((ALL_OPTIONS, options), (ruleset.OPTIONS, shown)):
            where.clear()
            where.update(kept)
        forget_rule_sets()


NEW_RULE = """
    from bot.uno.errors import Reason
    from bot.uno.options import Choice, Flag, Number
    from bot.uno.rule import Rule, Stage, effect, hook

    class GenerousNine(Rule):
        "Whoever lays a nine draws so many cards; no draw by choice below them."
        source = "a test"
        generous_nine = Number("hands", 0, 0, 3)
        generous_red = Flag("hands")

        @effect("9", stage=Stage.CUSTOM)
        def gives(self, round, seat, play):
            if play.card.colour == "R" or not self.generous_red:
                round.gives(seat, self.generous_nine, "custom")

        @hook("restricts_draw")
        def restricts(self, round, seat):
            return Reason("generous-nine") if len(round.hands[seat]) > 5 else None
"""


def test_a_new_rule_is_a_file(writes: Writes, monkeypatch: pytest.MonkeyPatch) -> None:
    writes("generous_nine", NEW_RULE)
    monkeypatch.setattr(ruleset, "OPTIONS", dict(ALL_OPTIONS))
    option = ruleset.OPTIONS["generous_nine"]
    assert option.rule_id == "generous_nine"
    assert option.group in GROUPS
    assert REGISTRY["generous_nine"].__name__ == "GenerousNine"

    off = position("", "R9 R1 R2", "B9 B1", "G1 G2")
    assert hands(played(off, "A R9"))[0] == "R1 R2"

    on = position("generous_nine=2", "R9 R1 R2", "B9 B1", "G1 G2", draw="Y1 Y2 Y3 Y4 Y5 Y6")
    match = played(on, "A R9")
    assert hands(match)[0] == "R1 R2 Y1 Y2"
    assert match.rules.changed == {"generous_nine": 2}
    assert hands(played(match, "B B9"))[1] == "B1 Y3 Y4"

    red = position("generous_nine=2 generous_red=true", "R9 R1 R2", "B9 B1", "G1 G2")
    match = played(red, "A R9", "B B9!")
    assert [len(hand) for hand in match.round.hands] == [4, 1, 2]

    held = position("generous_nine=1", "R1 R2 R3 R4 R5 R6", "B9 B1")
    reason = held.refusal(0, Draw())
    assert reason is not None
    assert reason.code == "generous-nine"
    assert ruleset.RuleSet.parse("generous_red=true").idle == ("generous_red",)
    assert Match.start(ruleset.RuleSet.parse("generous_nine=3"), 4, "new").step


NEW_TEXTS = {
    "en": """
option-generous_nine = generous nine
    .short = Generous nine
    .help = Whoever lays a nine draws so many cards.
    .value = { rule-cards }
option-generous_red = generous red only
    .short = Generous red only
    .without = any generous nine
    .help = Only a red nine is generous.
refusal-generous-nine = With more than five cards nobody draws at this table: generous nine.
""",
    "de": """
option-generous_nine = großzügige Neun
    .short = Großzügige Neun
    .help = Wer eine Neun legt, zieht so viele Karten.
    .value = { rule-cards }
option-generous_red = nur Rot großzügig
    .short = Nur Rot großzügig
    .without = jede Neun großzügig
    .help = Nur eine rote Neun ist großzügig.
refusal-generous-nine = Mit mehr als fünf Karten wird hier nicht gezogen: großzügige Neun.
""",
}


def test_a_new_rule_needs_its_file_and_its_texts_to_be_set_explained_and_shared(writes: Writes) -> None:
    writes("generous_nine_in_words", NEW_RULE)
    for name in ("generous_nine", "generous_red"):
        ruleset.OPTIONS[name] = ALL_OPTIONS[name]
    texts = Texts({code: catalogue_source(code) + NEW_TEXTS[code] for code in LANGUAGES})
    rules = ruleset.RuleSet.parse("preset=mattel_2019 generous_nine=2")
    told = {
        "en": ("generous nine", "Generous nine", "2 cards"),
        "de": ("großzügige Neun", "Großzügige Neun", "2 Karten"),
    }
    for say in texts:
        name, title, word = told[say.code]
        look = Look(say, Signs())
        assert catalogue.house_rules(say, rules) == f"{name} 2"
        (line,) = catalogue.outline(say, rules).changed
        assert (line.option, line.title, line.word) == ("generous_nine", title, word)
        assert Finder(texts).find(name) == "generous_nine"
        assert Finder(texts).offer(say, name)[0] == (title, "generous_nine")
        assert title in outline(of_option("generous_nine", look, rules))
        assert name in sentence(Reason("generous-nine"), look)
        assert dict(catalogue.by_group())["hands"].count("generous_nine") == 1
        lobby = public_message(scene(seats=2, stage=TableStage.LOBBY, rules=rules), look)
        assert f"{name} 2" in outline(lobby)
    assert "`generous_nine`" in readme.table(texts.english)
    assert read_code(share_code(rules)) == rules


def test_a_rule_is_forgotten_after_its_test() -> None:
    assert "generous_nine" not in REGISTRY
    assert "generous_nine" not in ruleset.OPTIONS


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ('@hook("turn_begin")\n    def f(self, round, seat): ...', "unknown hook 'turn_begin'"),
        ('@trait("ghots")\n    def f(self): ...', "unknown trait 'ghots'"),
        ('@effect("12", stage=Stage.SKIP)\n    def f(self, round, seat, play): ...', "unknown face '12'"),
        ('@restricts("W+5")\n    def f(self, round, seat, play): ...', r"unknown face 'W\+5'"),
        ('@way("trun")\n    def f(self, spot, card): ...', "unknown spot 'trun'"),
        ('traits = {"ghots": True}', "unknown trait 'ghots'"),
        ('knob = Flag("bottom")', "unknown option group 'bottom'"),
        ('stacking = Flag("stack")', "two rules declare the option 'stacking'"),
    ],
)
def test_a_misspelt_declaration_is_an_error_at_import(writes: Writes, body: str, complaint: str) -> None:
    source = (
        "from bot.uno.options import Flag\n"
        "from bot.uno.rule import Rule, Stage, effect, hook, restricts, trait, way\n"
        f"class Wrong(Rule):\n    {body}\n"
    )
    with pytest.raises(DeclarationError, match=complaint):
        writes("wrong_rule", source)


def test_two_rules_of_one_file_are_an_error(writes: Writes) -> None:
    with pytest.raises(DeclarationError, match="two rules are named 'twice'"):
        writes("twice", "from bot.uno.rule import Rule\nclass One(Rule): ...\nclass Two(Rule): ...\n")


def test_a_rule_imported_twice_is_an_error(writes: Writes) -> None:
    module = writes("again", "from bot.uno.rule import Rule\nclass One(Rule): ...\n")
    with pytest.raises(DeclarationError, match="two rules are named 'again'"):
        reload(module)


# --- two rules that disagree ------------------------------------------------------------------------------------------


def made(*rules: type[Rule]) -> Book:
    """A book of the base game and these rules."""
    base = [rule({name: option.default for name, option in rule.options.items()}) for rule in BASE_RULES]
    return Book([*base, *(rule({}) for rule in rules)], 3)


BASE_RULES = list(REGISTRY.values())


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., type[Rule]]]:
    """Makes rules in the test itself, each as if it stood in a file of its own."""
    rules = dict(REGISTRY)

    def make(name: str, **members: object) -> type[Rule]:
        return type(name, (Rule,), {"__module__": f"rules.{name}", **members})

    yield make
    REGISTRY.clear()
    REGISTRY.update(rules)
    forget_rule_sets()


def nothing(self: object, *anything: object) -> None: ...


def yes(self: object, spot: object, card: object) -> bool:
    return True


def test_two_effects_at_one_stage_are_a_conflict(named: Callable[..., type[Rule]]) -> None:
    other = named("other_skip", f=effect("S", stage=Stage.SKIP)(nothing))
    with pytest.raises(DeclarationError, match="two rules declare"):
        made(other)


def test_an_effect_at_another_stage_is_none(named: Callable[..., type[Rule]]) -> None:
    assert made(named("late_skip", f=effect("S", stage=Stage.CUSTOM)(nothing)))


@pytest.mark.parametrize("name", sorted(HOOKS))
def test_a_hook_has_one_user_unless_it_is_declared_for_several(name: str, named: Callable[..., type[Rule]]) -> None:
    def answer(self: object, *anything: object) -> object:
        return [] if name == "adds_cards" else 1 if name == "copies_deck" else None

    one = named("one_user", f=hook(name)(answer))
    other = named("other_user", f=hook(name)(answer))
    if "several" in HOOKS[name]:
        assert made(one, other)
    else:
        with pytest.raises(DeclarationError, match=f"two rules use the hook '{name}'"):
            made(one, other)


def test_two_unlike_ways_for_one_card_are_a_conflict(named: Callable[..., type[Rule]]) -> None:
    odd = way("turn")(yes)
    odd.lands(nothing)
    with pytest.raises(DeclarationError, match="two ways for"):
        made(named("odd_way", f=odd))


def test_two_ways_of_one_name_at_one_spot_are_a_conflict(named: Callable[..., type[Rule]]) -> None:
    with pytest.raises(DeclarationError, match="two ways at 'owes' are named 'yes'"):
        made(named("one_way", f=way("owes")(yes)), named("another_way", f=way("owes")(yes)))


def test_a_game_that_no_rule_opens_is_none() -> None:
    rules = [rule for rule in BASE_RULES if rule.id != "start_card"]
    with pytest.raises(DeclarationError, match="no rule uses the hook 'opens'"):
        Book([rule({name: option.default for name, option in rule.options.items()}) for rule in rules], 3)


def test_two_plain_ways_for_one_card_are_one(named: Callable[..., type[Rule]]) -> None:
    book = made(named("everything_fits", f=way("turn")(yes)))
    match = position("", "R1 R2", "G1 G2")
    assert match.round.show is not None
    assert set(book.rows["turn", match.round.show, None]) == set(CARDS.values())


def test_two_values_for_one_trait_are_a_conflict(named: Callable[..., type[Rule]]) -> None:
    with pytest.raises(DeclarationError, match="two rules set the trait 'call_window'"):
        made(named("other_window", traits={"call_window": "next_week"}))


def test_a_flag_that_one_rule_raises_is_raised_in_any_order(named: Callable[..., type[Rule]]) -> None:
    low = named("lowers", traits={"ghosts": False})
    high = named("raises", traits={"ghosts": True})
    assert made(low, high).ghosts
    assert made(high, low).ghosts
    assert not made(low).ghosts


def test_a_worked_out_trait_is_added_to_a_stated_one(named: Callable[..., type[Rule]]) -> None:
    four = named("four_left", f=trait("call_counts")(lambda self: {4: "kuno"}))
    assert made(four).call_counts == {1: "uno", 4: "kuno"}
    assert made(four).few == 4


def test_a_restriction_is_asked_beside_others(named: Callable[..., type[Rule]]) -> None:
    one = named("no_ones", f=restricts("1")(nothing))
    other = named("no_ones_either", f=restricts("1")(nothing))
    assert len(made(one, other).restricted["1"]) == 2


def test_a_declaration_is_known_on_the_class_and_bound_on_the_rule() -> None:
    class Sample:
        flag = Flag("end")
        number = Number("end", 3, 1, 5)
        choice = Choice("end", "one", "two")

    assert isinstance(Sample.flag, Flag)
    assert Sample().flag is False
    assert Sample().number == 3
    assert Sample().choice == "one"
    assert isinstance(Sample.choice, Choice)
    assert isinstance(Sample.number, Number)
    assert isinstance(read("R5"), Play)


def test_a_doubled_reverse_under_jump_in_action_does_not_depend_on_the_order_of_rules() -> None:
    from bot.uno.position import Position
    from bot.uno.ruleset import RuleSet
    from tests.uno.games import Reordered
    from tests.uno.tables import cards

    rules = RuleSet.parse("doubles=sequential jump_in=action")
    directions = set()
    for order in range(8):
        hands_of = [cards("BR BR B1 B2"), cards("G1 G2"), cards("R1 R2"), cards("R3 R4")]
        match = Position(Reordered.of(rules, order), hands_of, cards("Y1"), cards("B9"), dealer=3).match()
        directions.add(played(match, "A BR", "A BR").round.direction)
    assert len(directions) == 1
