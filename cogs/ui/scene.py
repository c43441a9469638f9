"""What the screens may show of a table: its public facts, without the match."""

from __future__ import annotations

from dataclasses import dataclass

from bot.replay import Honour
from bot.settings.terms import LONG_TURN
from bot.tables.consent import lacking, needs_text
from bot.tables.table import Ending, Ruling, Stage, Table
from bot.uno.events import Event
from bot.uno.ruleset import RuleSet
from bot.uno.view import TableView, table_view
from cogs.ui import names


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as everybody sees it."""

    name: str
    person: int | None
    level: str | None
    substituted: bool
    gone: bool
    inherited: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A table at one revision. `view` is None before the first match; `rules` are those in force, special ones too;
    `computers` is how many computer players the server allows; `lacking` are the seats that have yet to agree to the
    effect of the custom wilds, `custom_text` are the host's own words for it, ready to be shown, or empty where the
    effect is another; `rulings` say how the rules came to be; `proof` is the hash of the match's seed, `seed` the seed
    itself, once the match is over."""

    id: str
    revision: int
    stage: Stage
    chairs: tuple[Chair, ...]
    host: int | None
    waiting: tuple[str, ...]
    rules: RuleSet
    lacking: tuple[int, ...]
    custom_text: str
    rulings: tuple[Ruling, ...]
    has_races: bool
    turn_seconds: int
    computers: int
    deadline: int | None
    round_deadline: int | None
    recent: tuple[Event, ...]
    ending: Ending | None
    proof: str
    seed: str
    match: int | None
    view: TableView | None
    honours: tuple[Honour, ...] = ()

    @property
    def board(self) -> TableView:
        """The public state of the match; only asked for where there is one."""
        if self.view is None:
            raise LookupError("this table has no match")
        return self.view

    def name(self, seat: int) -> str:
        """The name at a seat, for a line of text."""
        return names.in_text(self.chairs[seat].name)

    def brief(self, seat: int) -> str:
        """The name at a seat, for a title or a sentence about an event."""
        return names.brief(self.chairs[seat].name)

    def label(self, seat: int) -> str:
        """The name at a seat, for a button."""
        return names.in_button(self.chairs[seat].name)

    @property
    def host_name(self) -> str:
        """The host's name for a title; empty without a host."""
        return "" if self.host is None else self.brief(self.host)

    @property
    def countdown(self) -> str:
        """The deadline as a stamp that Discord counts down by itself; empty without one."""
        return "" if self.deadline is None else f"<t:{self.deadline}:R>"

    @property
    def moment(self) -> str:
        """The deadline of a long turn as day and hour, for a countdown of days says too little; empty for others."""
        is_long = self.turn_seconds >= LONG_TURN and self.stage is Stage.PLAYING
        return f"<t:{self.deadline}:f>" if is_long and self.deadline is not None else ""

    def seats(self) -> list[int]:
        """The seats that nobody has left."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.gone]


def scene_of(table: Table) -> Scene:
    """The public facts of this table."""
    match = table.match
    return Scene(
        id=table.id,
        revision=table.revision,
        stage=table.stage,
        chairs=tuple(
            Chair(seat.name, seat.person, seat.level, seat.substituted, seat.gone, seat.inherited)
            for seat in table.seats
        ),
        host=None if table.host is None else table.seat_of(table.host),
        waiting=tuple(names.in_text(person.name) for person in table.waiting),
        rules=table.rules if match is None else match.round_rules,
        lacking=lacking(table),
        custom_text=names.line(table.custom_text) if table.custom_text and needs_text(table.rules) else "",
        rulings=table.rulings,
        has_races=match is not None and match.round.book.races,
        turn_seconds=table.turn_seconds,
        computers=table.terms.computers,
        deadline=None if table.deadline is None else round(table.deadline),
        round_deadline=None if table.round_deadline is None else round(table.round_deadline),
        recent=table.recent,
        ending=table.ending,
        proof="" if match is None else match.seed_hash,
        seed=match.seed if match is not None and match.stage == "over" else "",
        match=table.match_id,
        view=None if match is None else table_view(match),
    )
