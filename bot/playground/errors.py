"""The errors of Discord's API, with the codes and bodies that discord.py reads."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

Path = Sequence[str | int]

UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
TOO_MANY_REGISTRATIONS = (
    400,
    30034,
    "Max number of daily application command creates has been reached (200)",
)
ALREADY_ANSWERED = (400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = (403, 50001, "Missing Access")
NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
EXPIRED_TOKEN = (401, 50027, "Invalid Webhook Token")
INVALID_FORM = (400, 50035, "Invalid Form Body")
NO_JSON = (400, 50109, "The request body contains invalid JSON.")
ARCHIVED_THREAD = (400, 50083, "Thread is archived")
THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
UNAUTHORIZED = (401, 0, "401: Unauthorized")
NOT_FOUND = (404, 0, "404: Not Found")


class ApiError(Exception):
    """An answer other than success: status, Discord's code and, for a bad form, where it is wrong."""

    def __init__(
        self,
        kind: tuple[int, int, str],
        errors: dict[str, Any] | None = None,
        *,
        headers: dict[str, str] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        self.status, self.code, self.message = kind
        self.errors = errors
        self.headers = headers or {}
        self.extra = extra or {}
        super().__init__(f"{self.code} {self.message}")

    def body(self) -> dict[str, Any]:
        """The JSON that Discord sends with such an error."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class Form:
    """Collects everything that is wrong with a request, as Discord does, and raises it once.

    ``pictures`` are the custom emojis that components may name; None lets every one pass.
    """

    def __init__(self, prefix: Path = (), pictures: Container[int] | None = None) -> None:
        self.pictures = pictures
        self._prefix = tuple(prefix)
        self._errors: dict[str, Any] = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note one error at a place in the form."""
        node = self._errors
        for step in (*self._prefix, *path):
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: Any, most: int, least: int = 0) -> None:
        """A text must be there (when ``least`` is positive) and no longer than ``most``."""
        if value is None:
            if least:
                self.required(path)
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(value) > most or len(value) < least:
            message = (
                f"Must be between {least} and {most} in length." if least else f"Must be {most} or fewer in length."
            )
            self.wrong(path, "BASE_TYPE_BAD_LENGTH" if least else "BASE_TYPE_MAX_LENGTH", message)

    def count(self, path: Path, value: Sequence[Any], most: int, least: int = 0) -> None:
        """A list must have between ``least`` and ``most`` entries."""
        if not least <= len(value) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def between(self, path: Path, value: Any, least: int, most: int) -> None:
        """A number must lie within bounds, both included."""
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choice(self, path: Path, value: Any, choices: Sequence[Any]) -> bool:
        """A value must be one of those named; says whether it is."""
        if value in choices:
            return True
        listed = ", ".join(str(choice) for choice in choices)
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
        return False

    def check(self) -> None:
        """Raise what has been noted, if anything."""
        if self._errors:
            raise ApiError(INVALID_FORM, self._errors)
