"""Wild Swap: swap hands and name the colour."""

from collections.abc import Mapping
from typing import Any

from bot.uno.actions import Play
from bot.uno.cards import CARDS, WILD_SWAP, Card
from bot.uno.options import Flag, Number
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect, hook, targets, trait


class WildSwap(Rule):
    """A black card of 40 points: hands are swapped with a player, or with nobody where that is allowed."""

    source = "V26, C57"
    always = True
    wild_swap_count = Number("deck", 0, 0, 4)
    swap_optional = Flag("hands", default=True)

    @hook("adds_cards")
    def adds(self) -> list[Card]:
        return [CARDS[WILD_SWAP]] * self.wild_swap_count

    @targets(WILD_SWAP)
    def may_take(self, round: Round, seat: int) -> tuple[int | None, ...]:
        others = round.others(seat)
        return (*others, None) if self.swap_optional else others

    @effect(WILD_SWAP, stage=Stage.HANDS)
    def swaps(self, round: Round, seat: int, play: Play, nth: int = 0) -> None:
        round.swap_for(seat, play, nth)

    @trait("moves_hands")
    def moves_hands(self) -> bool:
        return self.wild_swap_count > 0

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        return () if self.wild_swap_count else self.changed("swap_optional")
