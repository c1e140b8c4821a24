"""Reading JSON that comes from outside: every fault has its error id, and nothing is guessed.

`bad.json`: no JSON, a name twice in one object, a number that JSON does not have, half a surrogate
pair, nested too deep. `bad.message`: a field that is missing, unknown, of another type or out of
its bounds, named by the parameter `field`.
"""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn, TypeVar

import msgspec

from tantrix.rules.core.errors import TantrixError

Read = TypeVar("Read")

_FIELD = re.compile(r"field `([^`]*)`")
_PATH = re.compile(r"`\$\.?([^`]*)`$")
_SHOWN = 40


def parse(text: str) -> Any:  # noqa: ANN401 - any JSON value
    """Return the value of a JSON text; raises `TantrixError` `bad.json`."""
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
        if "\\u" in text:  # else it has only what stands in the text itself
            _check(value)
    except (ValueError, RecursionError):
        raise TantrixError("bad.json") from None
    return value


def convert(value: object, kind: type[Read]) -> Read:
    """Return a JSON value as a struct; raises `TantrixError` `bad.message` with the `field`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise TantrixError("bad.message", field=_field(str(error))) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object none of whose names stands twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _check(value: object) -> None:
    """Refuse with `ValueError` a value in which a text is that cannot be sent on."""
    if isinstance(value, str):
        value.encode()
    elif isinstance(value, list):
        for one in value:
            _check(one)
    elif isinstance(value, dict):
        _check([*value, *value.values()])


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and the infinities."""
    raise ValueError(name)


def _field(problem: str) -> str:
    """Return the field of which msgspec speaks, with the way to it: `seats[...].name`."""
    path, field = _PATH.search(problem), _FIELD.search(problem)
    words = [match[1] for match in (path, field) if match is not None and match[1]]
    return ".".join(words)[:_SHOWN]
