"""The sentences of the rankings and of the record book, in English."""

from __future__ import annotations

RATINGS: dict[str, str | dict[str, str]] = {
    "bad.game_order": "Game {number} cannot be counted: the tables hold all games up to {last}.",
    "bad.month": "“{text}” is no month such as 2026-11.",
    "bad.ranking": "There is no table of rankings called “{text}”.",
    "bad.ranking.person": "Nobody here is called “{name}”.",
}
