"""Wild Custom: a colour and an effect agreed by all."""

from collections.abc import Mapping
from typing import Any

from bot.uno import calls, going_out
from bot.uno.actions import Play
from bot.uno.cards import CARDS, WILD_CUSTOM, Card
from bot.uno.events import HandOpened, Returned
from bot.uno.options import Choice, Number
from bot.uno.round import Round
from bot.uno.rule import Rule, Stage, effect, hook, trait

OPENED = "open_hand"
BREACH = 2
"""Cards for whoever does not follow the words of the card (V27: free text is enforced by vote); as for a suggestion."""


class WildCustom(Rule):
    """A black card of 40 points; `text` is enforced by the players."""

    source = "V27; 9"
    always = True
    wild_custom_count = Number("deck", 0, 0, 4)
    custom_effect = Choice(
        "deck",
        "extra_turn",
        "draw_until_red",
        "discard_wilds",
        "draw_three",
        "to_seven",
        "open_hand",
        "text",
    )

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"custom": BREACH} if self.wild_custom_count and self.custom_effect == "text" else {}

    @hook("adds_cards")
    def adds(self) -> list[Card]:
        return [CARDS[WILD_CUSTOM]] * self.wild_custom_count

    @effect(WILD_CUSTOM, stage=Stage.CUSTOM)
    def acts(self, round: Round, seat: int, play: Play) -> None:
        if self.custom_effect != "text" and round.hands[seat]:
            getattr(self, f"_{self.custom_effect}")(round, seat)

    def _extra_turn(self, round: Round, seat: int) -> None:
        round.steps = 0
        round.aim = seat

    def _draw_until_red(self, round: Round, seat: int) -> None:
        victim = round.after[seat]
        cards: list[Card] = []
        while card := round.take(victim, 1):
            cards += card
            if card[0].colour == "R":
                break
        round.tells_drawn(victim, cards, "custom")
        round.steps += 1

    def _draw_three(self, round: Round, seat: int) -> None:
        round.gives(round.after[seat], 3, "custom")
        round.steps += 1

    def _to_seven(self, round: Round, seat: int) -> None:
        victim = round.after[seat]
        surplus = len(round.hands[victim]) - 7
        if surplus < 0:
            round.gives(victim, -surplus, "custom")
        elif surplus:
            chosen = round.chance("to_seven").sample(range(len(round.hands[victim])), surplus)
            self._returns(round, victim, [round.hands[victim][index] for index in sorted(chosen)])
        round.steps += 1

    def _discard_wilds(self, round: Round, seat: int) -> None:
        others = round.others(seat)[:: round.direction]
        emptied = [other for other in others if round.hands[other]]
        for other in emptied:
            self._returns(round, other, [card for card in round.hands[other] if card.black])
        for other in [each for each in emptied if not round.hands[each]]:
            if not round.is_over:
                going_out.resumes(round, other)

    def _returns(self, round: Round, seat: int, cards: list[Card]) -> None:
        if cards:
            for card in cards:
                round.hands[seat].remove(card)
            round.discard[:0] = cards
            round.say(Returned, seat, len(cards))
            calls.shrank(round, seat)

    def _open_hand(self, round: Round, seat: int) -> None:
        victim = round.after[seat]
        round.notes[OPENED] = victim
        round.say(HandOpened, victim)

    @hook("turn_ends", when=lambda self: self.custom_effect == "open_hand")
    def closes(self, round: Round, seat: int) -> None:
        if round.notes.get(OPENED) == seat:
            del round.notes[OPENED]

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        return () if self.wild_custom_count else self.changed("custom_effect")
