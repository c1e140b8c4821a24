"""How work in other processes fails."""

from __future__ import annotations


class WorkFailed(Exception):
    """A process broke down, took too long, or was told to stop."""


class WorkStopped(WorkFailed):
    """The server closes."""
