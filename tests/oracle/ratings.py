"""The rankings a second time, as plainly as their page tells them; shares no code with the package.

A game is a dictionary: `kind`, `ended_ms`, and `players`, each with `name`, `side`, `place`,
`score`, `late`, and `robot`, `guest` and `gave_up`. Written from `docs/server/ratings.md`.
"""

from __future__ import annotations

import time
from typing import Any

Game = dict[str, Any]
Table = dict[str, float]

ROBOT_POINTS = {"random": 100.0, "greedy": 300.0, "planner": 600.0} | {
    f"level{number}": float(points)
    for number, points in enumerate((120, 160, 200, 250, 300, 450, 600, 620, 630, 640), start=1)
}


def tables(games: list[Game]) -> dict[str, Table]:
    """Return the tables by name: `all-time`, `doubles`, and `2026-01` for each month."""
    found: dict[str, Table] = {}
    latest = 0
    for game in games:
        latest = max(latest, game["ended_ms"])
        people = [one["name"] for one in game["players"] if not one["robot"]]
        if len(people) > len(set(people)) or len({one["side"] for one in game["players"]}) < 2:
            continue
        month = time.strftime("%Y-%m", time.gmtime(latest // 1000))
        if game["kind"] == "doubles":
            play(found.setdefault("doubles", {}), game, 500.0)
        if game["kind"] in ("ranked", "masters"):
            play(found.setdefault("all-time", {}), game, 500.0)
            play(found.setdefault(month, {}), game, 700.0)
    return found


def play(table: Table, game: Game, start: float) -> None:
    """Change a table by a game: everybody against everybody of another side."""
    before = dict(table)
    for one in game["players"]:
        rivals = [other for other in game["players"] if other["side"] != one["side"]]
        known = [other for other in rivals if not other["guest"]]
        if one["robot"] or one["guest"] or not known:
            continue
        own = before.get(one["name"], start)
        moves = sum(moved(one, own, other, points(other, before, start)) for other in known)
        table[one["name"]] = own + moves / len(rivals)


def points(player: Game, before: Table, start: float) -> float:
    """Return what somebody stands at, a robot by its level."""
    return ROBOT_POINTS[player["name"]] if player["robot"] else before.get(player["name"], start)


def moved(one: Game, own: float, other: Game, its: float) -> float:
    """Return what one player gains or loses by another."""
    if one["place"] == other["place"]:
        return 0.0
    if one["place"] > other["place"]:
        return -min(worth(its, own, margin(other, one)), own - 100)
    gain = worth(own, its, margin(one, other))
    if other["robot"]:
        return max(0.0, min(gain / 2, its + 300 - own))
    return min(gain, its - 100)


def margin(winner: Game, loser: Game) -> int:
    """Return by how much somebody has won, from 0 to 84."""
    ahead: int = winner["score"] - winner["late"] - (loser["score"] - loser["late"])
    if loser["gave_up"] and ahead < 9:
        return 9
    return max(0, min(84, ahead))


def worth(winner: float, loser: float, margin: int) -> float:
    """Return the gain of the formula."""
    ratio: float = (margin * loser / winner) ** 0.5
    return 10 * ratio * (1 - winner / 1000)
