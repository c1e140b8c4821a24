"""The sentences of the archive of games, of the news and of the articles in French."""

from __future__ import annotations

ARCHIVE: dict[str, str | dict[str, str]] = {
    "page.archive.title": "Archives",
}
