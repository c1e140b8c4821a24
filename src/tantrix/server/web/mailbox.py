"""A queue with one reader, as small as can be: the server has one for each socket and actor."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Mailbox(Generic[Item]):
    """Items in order of arrival: used like an `asyncio.Queue`, in a twentieth of its memory."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Add an item, and wake the reader if it waits."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Item:
        """Take the oldest item; there must be one."""
        return self._items.pop(0)

    async def get(self) -> Item:
        """Wait for an item, and take it."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)
