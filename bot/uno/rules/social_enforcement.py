"""Who decides on reported penalties."""

from collections.abc import Mapping
from typing import Any

from bot.uno.options import Choice, Number
from bot.uno.rule import Rule, trait


class SocialEnforcement(Rule):
    """A vote of the other players, the host, or nobody."""

    source = "rulebook 7; V32"
    always = True
    social_enforcement = Choice("penalties", "vote", "off", "host")
    false_report_penalty = Number("penalties", 0, 0, 2)
    traits = {"social": social_enforcement}

    @trait("social_penalties")
    def penalties(self) -> dict[str, int]:
        return {"false_report": self.false_report_penalty}

    def idle(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        return self.changed("false_report_penalty") if self.social_enforcement == "off" else ()
