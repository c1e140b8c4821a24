"""Which process may run an actor, where several share a database."""

from __future__ import annotations

from typing import Protocol


class Locks(Protocol):
    """Takes what exists only once for this process."""

    async def take(self, name: str) -> bool:
        """Take a name such as `table:ID`; return whether this process did not have it before.

        Raises `TantrixError` `table.paused` where another process has it, and `Unavailable`.
        """

    def drop(self, name: str) -> None:
        """Take the name anew when it is next asked for."""


class LocalLock:
    """The `Locks` of the only process: everything is its own."""

    async def take(self, name: str) -> bool:  # noqa: ARG002 - it is its own anyway
        """See `Locks`."""
        return False

    def drop(self, name: str) -> None:
        """See `Locks`."""
