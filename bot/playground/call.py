"""One request to the API: what a route is given and what it gives back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from .errors import INVALID_FORM, NO_JSON, ApiError

FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass
class Upload:
    """A file in a multipart request."""

    name: str
    content: bytes
    kind: str


@dataclass
class Call:
    """A request, read and taken apart."""

    params: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """A snowflake in the address."""
        if not self.params[name].isdigit():
            raise ApiError(
                INVALID_FORM,
                {name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": "not snowflake"}]}},
            )
        return int(self.params[name])

    def form(self) -> dict[str, Any]:
        """The body, which must be an object."""
        if not isinstance(self.body, dict):
            message = "Only dictionaries may be used in a DictType"
            raise ApiError(INVALID_FORM, {"_errors": [{"code": "DICT_TYPE_CONVERT", "message": message}]})
        return self.body


@dataclass(frozen=True)
class Reply:
    """What a route answers with; no body is 204."""

    body: Any = None
    status: int = 200


@dataclass(frozen=True)
class Route:
    """A method and an address template, and who answers. Routes with a token in them need no other."""

    method: str
    template: str
    kind: str
    handler: Callable[[Call], Reply]
    needs_token: bool = True


async def read(request: web.Request) -> Call:
    """Take a request apart: JSON, or a form with ``payload_json`` and files."""
    call = Call(request.match_info, request.query)
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        for name, value in form.items():
            if name == "payload_json" and isinstance(value, str):
                call.body = _decode(value)
            elif isinstance(value, web.FileField) and (match := FILE_FIELD.fullmatch(name)):
                content = value.file.read()
                call.files[int(match[1])] = Upload(value.filename, content, value.content_type)
    elif request.can_read_body:
        text = await request.text()
        if text:
            if request.content_type != "application/json":
                raise ApiError(NO_JSON)
            call.body = _decode(text)
    return call


def _decode(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise ApiError(NO_JSON) from None


def answer(reply: Reply, headers: Mapping[str, str] | None = None) -> web.Response:
    """An HTTP answer; the type must be exactly this, a charset would break discord.py's login."""
    if reply.body is None:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=json.dumps(reply.body).encode(),
        status=reply.status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )
