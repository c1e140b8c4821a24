"""A house in the process of the test, as the tests of the server have it."""

from __future__ import annotations

from server.conftest import anyio_backend, house, others, pages, robots, times

__all__ = ["anyio_backend", "house", "others", "pages", "robots", "times"]
