"""The sentences of the Daily Match in English."""

from __future__ import annotations

DAILY: dict[str, str | dict[str, str]] = {
    "bad.daily.date": "“{text}” is no day such as 2026-11-05, and no month such as 2026-11.",
    "bad.daily.future": "{date} is still to come.",
    "bad.daily.past": "{date}: the first Daily Match of this house is that of {first}.",
    "bad.daily.unready": "The puzzle is being made: try again in a moment.",
    "bad.daily.unopened": "You have not opened this puzzle yet.",
    "bad.daily.unsolved": "The puzzle is not solved yet.",
    "bad.daily.move": "Move {number} cannot be made.",
    "bad.daily.move.tile": "Move {number} cannot be made: that tile is not in the tray.",
    "bad.daily.move.cell": "Move {number} cannot be made: there the board has no place.",
    "bad.daily.move.taken": "Move {number} cannot be made: another tile lies there.",
    "bad.daily.move.given": "Move {number} cannot be made: the given tiles stay as they lie.",
    "bad.daily.move.empty": "Move {number} cannot be made: no tile lies there.",
    "bad.generate.tiles": "No puzzle of this kind has {low} to {high} tiles.",
}
