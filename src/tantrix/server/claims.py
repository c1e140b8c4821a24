"""Whether rooms may be open in this process, where there are several."""

from __future__ import annotations

from typing import Protocol


class Claims(Protocol):
    """Takes what there is only once for this process."""

    async def take(self, name: str) -> bool:
        """Take something, such as `table:ID`, and tell whether it was not taken already.

        Raises `TantrixError` `table.paused` where another process has it, and `Unavailable`.
        """

    def drop(self, name: str) -> None:
        """Take it anew when it is next asked for."""


class Alone:
    """The `Claims` of the only process: everything is its own."""

    async def take(self, name: str) -> bool:  # noqa: ARG002 - it is its own anyway
        """See `Claims`."""
        return False

    def drop(self, name: str) -> None:
        """See `Claims`."""
