"""Answers that are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Memo(dict[Question, Answer]):
    """The answer to each question, worked out when it is first asked. A known one costs a look-up and no call."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[Question], Answer]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, question: Question) -> Answer:
        answer = self[question] = self._work_out(question)
        return answer
