"""The houses and pages of `tests/server`, to be treated badly."""

from __future__ import annotations

from server.conftest import anyio_backend, house, others, pages, robots, times

__all__ = ["anyio_backend", "house", "others", "pages", "robots", "times"]
