"""Discord's rate limits as far as they have been measured. Off unless they are turned on."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass

from .clock import Clock
from .errors import ApiError

RATE_LIMITED = (429, 0, "You are being rate limited.")
TOO_MANY_OLD_EDITS = (
    429,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
)
OLD = 3600.0


@dataclass(frozen=True)
class Bucket:
    """So many requests in so many seconds."""

    name: str
    limit: int
    seconds: float


GLOBAL = Bucket("global", 50, 1.0)
PER_ROUTE = {
    "message.create": Bucket("create", 5, 5.0),
    "message.edit": Bucket("edit", 5, 5.0),
    "message.delete": Bucket("delete", 5, 1.0),
    "thread.create": Bucket("thread", 5, 5.0),
    "followup": Bucket("token", 5, 2.0),
    "original.edit": Bucket("token", 5, 2.0),
    "followup.edit": Bucket("token", 5, 2.0),
}
ORDINARY = Bucket("other", 50, 1.0)
HIDDEN = Bucket("hidden", 30, 60.0)
"""Messages by token in one channel, private ones included; no header tells of it."""
OLD_EDITS = Bucket("old", 3, 30.0)
PLENTY = {
    "X-RateLimit-Limit": "10000",
    "X-RateLimit-Remaining": "9999",
    "X-RateLimit-Reset-After": "1.000",
}
BY_TOKEN = ("followup", "original.edit", "followup.edit")


class RateLimits:
    """Counts requests in sliding windows and refuses what is too much. ``factor`` makes the windows shorter."""

    def __init__(self, clock: Clock) -> None:
        self.enabled = False
        self.factor = 1.0
        self._clock = clock
        self._uses: defaultdict[tuple[str, str], deque[float]] = defaultdict(deque)

    def pass_or_refuse(self, kind: str, major: str, channel: str = "", age: float = 0.0) -> dict[str, str]:
        """Count a request of this kind; returns the headers of its answer or raises 429.

        ``major`` is the channel or token in the address, ``channel`` where a message by token goes, ``age``
        how old the message to be edited is. Answers to interactions are not counted.
        """
        if kind == "callback":
            return {}
        bucket = PER_ROUTE.get(kind, ORDINARY)
        if not self.enabled:
            # Without these discord.py would send one request of a kind at a time.
            return PLENTY | {"X-RateLimit-Bucket": bucket.name}
        self._use(GLOBAL, "", shared=True)
        left = self._use(bucket, major)
        if kind in BY_TOKEN:
            self._use(HIDDEN, channel)
        if kind == "message.edit" and age > OLD:
            self._use(OLD_EDITS, major)
        return self._headers(bucket, major, left)

    def _use(self, bucket: Bucket, key: str, *, shared: bool = False) -> int:
        uses = self._uses[bucket.name, key]
        now = self._clock.now()
        span = bucket.seconds / self.factor
        while uses and uses[0] <= now - span:
            uses.popleft()
        if len(uses) >= bucket.limit:
            wait = uses[0] + span - now
            headers = {} if bucket is HIDDEN else self._headers(bucket, key, 0)
            kind = TOO_MANY_OLD_EDITS if bucket is OLD_EDITS else RATE_LIMITED
            raise too_many(wait, everywhere=shared, kind=kind, headers=headers)
        uses.append(now)
        return bucket.limit - len(uses)

    def _headers(self, bucket: Bucket, key: str, left: int) -> dict[str, str]:
        uses = self._uses[bucket.name, key]
        first = uses[0] if uses else self._clock.now()
        reset = first + bucket.seconds / self.factor
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, reset - self._clock.now()):.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }


def too_many(
    wait: float,
    *,
    everywhere: bool = False,
    kind: tuple[int, int, str] = RATE_LIMITED,
    headers: dict[str, str] | None = None,
) -> ApiError:
    """A 429 as discord.py needs it: without ``Via`` it takes it for a ban by the proxy before Discord."""
    wait = max(0.001, round(wait, 3))
    scope = "global" if everywhere else "user"
    return ApiError(
        kind,
        headers={
            "Via": "1.1 stand-in",
            "Retry-After": f"{wait:.3f}",
            "X-RateLimit-Scope": scope,
            **(headers or {}),
        },
        extra={"retry_after": wait, "global": everywhere},
    )
