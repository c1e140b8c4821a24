"""The sentences of the archive of games, of the news and of the articles in English."""

from __future__ import annotations

ARCHIVE: dict[str, str | dict[str, str]] = {
    "bad.game.unknown": "This house has no game of that number.",
    "page.archive.title": "Archive",
}
