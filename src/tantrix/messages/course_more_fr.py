"""The sentences of the later lessons of the course in French."""

from __future__ import annotations

MORE: dict[str, str | dict[str, str]] = {}
"""The messages by id."""
