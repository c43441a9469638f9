"""Why a change of the settings was not made."""

from __future__ import annotations

from bot.uno.errors import Reason

REASONS: dict[str, tuple[str, ...]] = {
    "changed-meanwhile": ("name",),
    "nothing-to-undo": (),
    "presets-full": ("count",),
    "preset-name": ("count",),
    "preset-taken": ("name",),
    "no-preset": (),
    "preset-unknown": ("name",),
    "no-value": (),
    "code-foreign": (),
    "code-damaged": (),
    "code-newer": (),
    "file-foreign": (),
    "file-damaged": (),
    "file-newer": (),
    "file-large": (),
    "import-gone": (),
    "locked": ("option",),
    "not-allowed": (),
    "rules-frozen": (),
    "wrong-channel": ("channels",),
    "wrong-thread": (),
    "wrong-role": ("roles",),
}
"""Code of each -> names of its arguments. The catalogues hold the sentences under ``declined-<code>``."""


class Declined(Exception):
    """A change or wish that was not carried out. Nothing was changed. `reason` says why."""

    def __init__(self, code: str, **args: str | int) -> None:
        if tuple(args) != REASONS[code]:
            raise KeyError(f"{code} takes {REASONS[code]}, not {tuple(args)}")
        self.reason = Reason(code, dict(args))
        super().__init__(str(self.reason))
