"""Doppeln: two identical cards, one after the other or in one command."""

from bot.uno.actions import Play
from bot.uno.cards import Card
from bot.uno.errors import Reason
from bot.uno.options import Choice
from bot.uno.round import Round
from bot.uno.rule import Rule, Spotted, trait, way
from bot.uno.ways import Way


class Doubles(Rule):
    """`sequential`: one's own twin as long as nobody acted. `simultaneous`: a pair. Never draw cards; black ones only
    with black jump-ins. A doubled skip or reverse acts once, or twice where effects add up."""

    source = "V03, V04, C45; X22, X31"
    doubles = Choice("timing", "off", "sequential", "simultaneous")
    double_effects = Choice("timing", "cancel", "sum")

    @trait("races")
    def can_be_late(self) -> bool:
        return self.doubles == "sequential"

    @trait("pair_repeats")
    def repeats(self) -> bool:
        return self.double_effects == "sum"

    @way("fresh")
    def doubles_own(self, spot: Spotted, card: Card) -> bool:
        return self.doubles == "sequential" and card is spot.top and not card.draws

    @doubles_own.guards
    def is_own(self, round: Round, seat: int, play: Play) -> Reason | None:
        if not round.laid_from_hand(seat):
            return Reason("only-own-double")
        return None if not play.card.black or round.book.black_twins else Reason("no-black-double")

    @doubles_own.prepares
    def covers(self, round: Round, seat: int, play: Play) -> Way:
        return round.cover(cancel=self.double_effects == "cancel")

    @way("pair")
    def lays_pair(self, spot: Spotted, card: Card) -> bool:
        fits = card.black or card.colour == spot.colour or card.face == spot.top.face
        return self.doubles == "simultaneous" and not card.draws and fits

    @lays_pair.guards
    def is_pair(self, round: Round, seat: int, play: Play) -> Reason | None:
        return None if not play.card.black or round.book.black_twins else Reason("no-black-double")
