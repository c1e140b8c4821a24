"""Les jeux des tables à côté de Strategy, en français."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, str | Mapping[str, str]] = {
    "table.no_record": "Ces parties n’ont pas de notation écrite : revoyez-en chaque coup.",
}
