"""The times of the players, and the penalties that they cost [S4.4]."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tantrix.adjudication.replay import JudgedGame
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules
from tantrix.tournaments.points import MINUTE_MS, pair_penalty

_TIME = re.compile(r"([0-9]{1,4}):([0-5][0-9])")

LIMIT_MS = 20 * MINUTE_MS
PAIR_LIMIT_MS = 24 * MINUTE_MS
"""The usual limits of a player, and of a pair in doubles [S4, W]."""


def read_time(text: str) -> int:
    """Return the milliseconds of a time such as `19:30`; raises `bad.adjudicate.time`.

    >>> from tantrix.adjudication.times import read_time
    >>> read_time("19:30")
    1170000
    """
    match = _TIME.fullmatch(text)
    if match is None:
        raise TantrixError("bad.adjudicate.time", text=text[:20])
    return (int(match[1]) * 60 + int(match[2])) * 1000


def read_times(text: str) -> tuple[int, ...]:
    """Return times apart by commas, in milliseconds; raises `bad.adjudicate.time`.

    >>> from tantrix.adjudication.times import read_times
    >>> read_times("19:30,25:20")
    (1170000, 1520000)
    """
    return tuple(map(read_time, text.split(",")))


def clocks(account: JudgedGame) -> tuple[int, ...]:
    """Return the times of a record: the last one that stands after a placement of each player.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> from tantrix.adjudication.times import clocks
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> moves = "1. 5@0,0:0=13 {[%used 0:04]} 2. 8@0,1:0=14 {[%used 0:09]}"
    >>> clocks(replay(read(f"{head} {moves}")))
    (4000, 9000)
    """
    times = [0] * account.table.rules.players
    for laid in account.placements:
        if laid.used_ms is not None:
            times[laid.player] = laid.used_ms
    return tuple(times)


def penalties(
    rules: StrategyRules, times: Sequence[int], limit_ms: int | None = None
) -> tuple[int, ...]:
    """Return the whole points that each side pays for the times of its players.

    `limit_ms` is the limit of a side, by default 20:00, and 24:00 for a pair. Raises `TantrixError`
    `bad.adjudicate.times` where the times are not one a player.

    >>> from tantrix import StrategyRules
    >>> from tantrix.adjudication.times import penalties, read_times
    >>> penalties(StrategyRules(2), read_times("19:30,21:20"))
    (0, 2)
    """
    if len(times) != rules.players:
        raise TantrixError("bad.adjudicate.times", count=len(times), players=rules.players)
    limit = limit_ms or (PAIR_LIMIT_MS if rules.doubles else LIMIT_MS)
    return tuple(pair_penalty([times[p] for p in side], limit) for side in rules.sides)
