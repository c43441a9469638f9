"""The tournament: timed rounds, and special rules drawn for each round."""

from random import Random

from bot.uno.match import Match
from bot.uno.options import Number, Value
from bot.uno.round import Round
from bot.uno.rule import Rule, hook

# Ours (V35): the sources name only two of the twelve special rules.
POOL: dict[str, Value] = {
    "zero_rotate": True,
    "seven_swap": "mandatory",
    "jump_in": "cancel",
    "doubles": "sequential",
    "draw_until_playable": True,
    "uno_uno": True,
    "no_finish_zero": True,
    "bruno_kuno": True,
    "skip_pass_on": "draw2",
    "reverse_deflect": "draw2",
    "play_on": True,
    "no_finish_wild": "wild",
}


class Tournament(Rule):
    """When the time of a round is up the turn in hand is played to its end; then the fewest points in hand win."""

    source = "V35"
    always = True
    round_limit_minutes = Number("score", 0, 0, 120)
    special_rules_per_round = Number("score", 0, 0, 4)
    traits = {"round_minutes": round_limit_minutes}

    @hook("turn_begins", when=lambda self: self.round_limit_minutes > 0)
    def stops(self, round: Round, seat: int) -> bool:
        if not round.is_timed_out:
            return False
        round.finish(round.out[0] if round.out else round.lowest())
        return True

    @hook("draws_specials", when=lambda self: self.special_rules_per_round > 0)
    def draws(self, match: Match, random: Random) -> dict[str, Value]:
        """So many rules of the pool as fit the match's own, in an order drawn by the match's seed."""
        drawn: dict[str, Value] = {}
        names = sorted(POOL)
        for name in random.sample(names, len(names)):
            if len(drawn) == self.special_rules_per_round:
                break
            if match.rules.would_change(name, POOL[name]) and match.rules.allows(drawn | {name: POOL[name]}):
                drawn[name] = POOL[name]
        return drawn
