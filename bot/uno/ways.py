"""How a card goes down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.rule import Spot

if TYPE_CHECKING:
    from bot.uno.phases import Phase

Effect = Callable[..., None]


class Way:
    """How a card goes down: by which declaration of which spot, and what it does then. One object wherever it is used.

    `effects` act in the order of their stages, those of `hands` among them; `follows` is the next turn where nothing
    happens but the turn passing on to it, else None; `single` is how one card of a pair would act.
    """

    __slots__ = ("card", "effects", "follows", "guard", "hands", "name", "prepare", "single", "spot")

    def __init__(
        self,
        spot: Spot,
        name: str,
        card: Card,
        effects: tuple[Effect, ...],
        hands: tuple[Effect, ...],
        guard: Callable[..., Reason | None] | None,
        prepare: Callable[..., Way] | None,
        follows: Phase | None,
    ) -> None:
        self.spot = spot
        self.name = name
        self.card = card
        self.effects = effects
        self.hands = hands
        self.guard = guard
        self.prepare = prepare
        self.follows = follows
        self.single: Way = self
