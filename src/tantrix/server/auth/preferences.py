"""What pages keep with an account, so that another device has it: settings and progress."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService, Asking

LARGEST = 65_536
"""Bytes of one thing that is kept."""

LARGEST_ALL = 524_288
"""Bytes of all that is kept for somebody."""

LARGEST_BODY = LARGEST + 1024
"""Bytes of the body of a request that asks for it."""

DEEPEST = 8
"""How deep objects and lists may lie within each other."""

_KEY = re.compile(r"[a-z][a-z0-9._~-]{0,99}")


async def kept(people: AccountService, asking: Asking) -> Json:
    """Return all that is kept for who asks, by its key."""
    found = await people.store.kept(people.known(asking).id)
    return {key: msgspec.json.decode(value) for key, value in found.items()}


async def keep(people: AccountService, asking: Asking, key: str, value: Json) -> None:
    """Keep something for who asks.

    Raises `TantrixError`: `people.kept` (the key, or what is within), `people.kept.full`.
    """
    person = people.known(asking)
    people.count_kept(asking)
    if not _KEY.fullmatch(key) or _depth(value, DEEPEST) < 0:
        raise TantrixError("people.kept")
    text = msgspec.json.encode(value)
    if len(text) > LARGEST:
        raise TantrixError("people.kept.full", most=LARGEST)
    await people.store.keep(person.id, key, text, people.wall_ms(), LARGEST_ALL)


def _depth(value: Any, left: int) -> int:  # noqa: ANN401 - any JSON value
    """Return how much deeper a value might be; less than 0 where it is too deep."""
    if left < 0 or not isinstance(value, dict | list):
        return left
    within = value.values() if isinstance(value, dict) else value
    return min((_depth(one, left - 1) for one in within), default=left)
