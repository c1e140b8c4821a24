"""A server in the process of the test."""

from __future__ import annotations

from server.conftest import anyio_backend, others, pages, robots, server, times

__all__ = ["anyio_backend", "others", "pages", "robots", "server", "times"]
