"""The sentences of the archive of games, of the news and of the articles in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

ARCHIVE: dict[str, str | dict[str, str]] = {
    "bad.game.unknown": "Cette maison n’a pas de partie de ce numéro.",
    "page.archive.title": "Archives",
}
