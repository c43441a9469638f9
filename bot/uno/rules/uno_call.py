"""The UNO call: who owes it, when it counts, who catches, what it costs."""

from bot.uno.calls import UNO
from bot.uno.options import Choice, Number
from bot.uno.rule import Rule, trait


class UnoCall(Rule):
    """Whoever plays down to one card calls; the editions differ in window, timing and price."""

    source = "rulebook 1; V31, C09, C27 to C31"
    always = True
    uno_penalty = Number("uno", 2, 0, 10)
    uno_timing = Choice("uno", "until_caught", "before", "within_turn")
    uno_window = Choice("uno", "next_action", "next_play", "while_one")
    uno_catch = Choice("uno", "report", "auto")
    uno_trigger = Choice("uno", "state", "play")
    false_catch_penalty = Number("uno", 0, 0, 4)
    traits = {
        "call_counts": {1: UNO},
        "call_penalty": uno_penalty,
        "call_timing": uno_timing,
        "call_window": uno_window,
        "false_catch": false_catch_penalty,
    }

    @trait("call_auto")
    def is_automatic(self) -> bool:
        return self.uno_catch == "auto"

    @trait("call_by_state")
    def counts_state(self) -> bool:
        return self.uno_trigger == "state"
