"""Partner-Uno: teams."""

from bot.uno.errors import Reason
from bot.uno.options import Choice, Flag
from bot.uno.rule import Rule, hook


class Partners(Rule):
    """Partners sit opposite one another; the round ends when one of them is out, and the team scores."""

    source = "V09, C46 to C48; X05, X26"
    partners = Flag("teams")
    team_layout = Choice("teams", "opposite", "alternating")
    partner_points = Choice("teams", "opponents", "all_others")
    partner_credit = Choice("teams", "team", "each")
    traits = {
        "partner_points": partner_points,
        "partner_credit": partner_credit,
    }

    @hook("checks_seats")
    def checks(self, seats: int) -> Reason | None:
        if seats % 2 or seats < 4:
            return Reason("partners-need-even", {"seats": seats})
        return None

    @hook("seats_teams")
    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        if seats % 2:
            return ()
        if self.team_layout == "alternating":
            return (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
        half = seats // 2
        return tuple((seat, seat + half) for seat in range(half))

    def needs(self) -> frozenset[str]:
        return frozenset({"first_out_ends"}) if self.on else frozenset()
