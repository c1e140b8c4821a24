"""The whole Tantrix system: rules, robots, records, and a server to play in."""

from __future__ import annotations

__version__ = "0.1.0"
