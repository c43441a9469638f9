"""The card turned over at the start of a round."""

from bot.uno.cards import SKIP, WILD, WILD_CUSTOM, WILD_DRAW_FOUR, WILD_SWAP, Card
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, hook, opened


class StartCard(Rule):
    """`effects`: a special card acts, a wild draw four is shuffled back. `ignore_specials`, `numbers_only`: cards are
    turned over until a number lies there, the others stay under it. `wilds_back`: both blacks go back into the pile."""

    source = "rulebook 1; V28, C14 to C18; 2.C"
    always = True
    start_card = Choice("start", "effects", "ignore_specials", "numbers_only", "wilds_back")

    @hook("opens")
    def turns_over(self, round: Round) -> None:
        ignored: list[Card] = []
        card = round.turn_over()
        while round.pile:
            if self.start_card in ("ignore_specials", "numbers_only"):
                if card.is_number:
                    break
                ignored.append(card)
            elif self._goes_back(card) and not all(each.black for each in round.pile):
                round.turn_back()
            else:
                break
            card = round.turn_over()
        round.open(card, tuple(ignored), acts=self.start_card in ("effects", "wilds_back"))

    def _goes_back(self, card: Card) -> bool:
        return card.face == WILD_DRAW_FOUR or (card.black and self.start_card == "wilds_back")

    @opened(SKIP)
    def skips(self, round: Round) -> None:
        round.steps += 1

    @opened(WILD, WILD_SWAP, WILD_CUSTOM, WILD_DRAW_FOUR)
    def owes_colour(self, round: Round) -> None:
        round.wait_for_colour()
