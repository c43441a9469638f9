"""Every refusal of the tables, in one place: its code and the names of what is filled in.

The catalogues hold the sentence of each under ``refusal-<code>``. What the rules of the game refuse comes
from the engine and is passed on unchanged.
"""

from __future__ import annotations

from bot.uno.errors import Reason

REASONS: dict[str, tuple[str, ...]] = {
    "no-table": (),
    "no-practice": (),
    "too-much-practice": (),
    "table-exists": ("table", "host"),
    "table-full": ("seats",),
    "already-seated": (),
    "already-waiting": (),
    "nothing-to-wait-for": (),
    "not-at-table": (),
    "nobody-owes": ("seconds",),
    "catch-too-soon": ("seconds",),
    "already-started": (),
    "not-started": (),
    "need-two": (),
    "not-agreed": ("names",),
    "nothing-to-agree-to": (),
    "custom-no-text": ("host",),
    "custom-not-text": (),
    "custom-empty": (),
    "custom-too-long": ("most",),
    "report-off": (),
    "report-not-active": (),
    "report-no-player": (),
    "report-computer": ("name",),
    "report-no-penalty": (),
    "report-known": (),
    "report-too-soon": ("seconds",),
    "report-too-late": (),
    "report-explaining": ("name",),
    "report-closed": (),
    "own-case": (),
    "not-in-jury": (),
    "only-accused": ("name",),
    "nothing-to-pardon": (),
    "not-host": ("host",),
    "not-winner-or-host": ("host",),
    "no-such-seat": (),
    "seat-is-person": ("name",),
    "already-host": ("name",),
    "not-an-action": (),
    "unknown-level": ("level",),
    "no-computers": (),
    "computers-full": ("count",),
    "round-over": (),
    "round-running": (),
    "match-over": (),
    "match-running": (),
    "no-replay": (),
    "no-such-replay": (),
    "replay-not-over": (),
    "replay-gone": (),
    "replay-unreadable": (),
    "season-name": ("count",),
    "no-season": (),
    "no-season-runs": (),
    "no-scores-of": (),
    "nothing-to-undo": (),
    "stale": (),
    "closing": (),
}
"""Code of each refusal -> names of its arguments; all arguments are display names, numbers or table ids."""


class Refused(Exception):
    """A request that was not carried out. Nothing was changed. `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def refusal(code: str, **args: str | int) -> Refused:
    """The refusal with this code, ready to be raised; KeyError for a code or arguments not listed above."""
    if tuple(args) != REASONS[code]:
        raise KeyError(f"{code} takes {REASONS[code]}, not {tuple(args)}")
    return Refused(Reason(code, dict(args)))
