"""Games that have ended and people who have played them, for the tests of the rankings."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sqlalchemy import Connection

from tantrix.server.auth.names import folded
from tantrix.server.db.schema.auth import persons
from tantrix.server.tables.finished import FinishedGame, FinishedSeat, Result

START_MS = 1_699_000_000_000
"""Some days before the clock of the tests begins, in the same month: 3 November 2023."""

HOUR_MS = 3_600_000
PEOPLE = ("ann", "ben", "cleo", "dan", "eve", "fay")
LANDS = {"ann": "FR", "ben": "FR", "cleo": "NZ", "dan": "FR", "eve": "FR", "fay": None}
LEVELS = ("random", "greedy", "planner")


def moved_in(connection: Connection) -> None:
    """Give everybody an account."""
    for name in PEOPLE:
        row = {"id": name, "kind": "member", "name": name.title(), "country": LANDS[name]}
        known = {"folded": folded(name), "skeleton": name, "made_ms": START_MS}
        connection.execute(persons.insert().values(**row, **known))


def seat(
    who: str, colour: str | None, score: int = 20, result: Result = "lost", **more: object
) -> FinishedSeat:
    """A seat of a person, or of a robot by its level."""
    robot = who in LEVELS
    finished = FinishedSeat(
        person=None if robot else who,
        name=who,
        level=who if robot else None,
        colour=colour,
        score=score,
        result=result,
        points=None,
        line=score // 2,
        loop=0,
        used_ms=0,
        overtime_ms=0,
        gave_up=False,
    )
    return finished._replace(**more)  # type: ignore[arg-type]


def ended(seats: Sequence[FinishedSeat], **more: object) -> FinishedGame:
    finished = FinishedGame(
        game="strategy",
        kind="ranked",
        started_ms=START_MS,
        ended_ms=START_MS + HOUR_MS,
        placements=56,
        opening=1,
        termination="played",
        winner=next((n for n, one in enumerate(seats) if one.result == "won"), None),
        margin=0,
        board="",
        seats=tuple(seats),
    )
    return finished._replace(**more)  # type: ignore[arg-type]


def won(winner: str, loser: str, margin: int = 9, **more: object) -> FinishedGame:
    """A game of two."""
    first = seat(winner, "R", 20 + margin, "won", points=16.0)
    return ended([first, seat(loser, "Y", 20, points=4.0)], **more)


def season(rng: random.Random, size: int) -> list[FinishedGame]:
    """So many games of every kind, over some months."""
    return [_random(rng, START_MS + number * 40 * HOUR_MS) for number in range(size)]


def _random(rng: random.Random, at_ms: int) -> FinishedGame:
    doubles = rng.random() < 0.2
    players = 4 if doubles else rng.choice([2, 2, 3, 4])
    colours = "RYRY" if doubles else "RYBG"[:players]
    scores = {colour: rng.randrange(5, 40) for colour in colours}
    best = max(scores.values())
    who = rng.sample(PEOPLE, players)
    if not doubles and rng.random() < 0.2:
        who[0] = rng.choice(LEVELS)
    seats = [
        seat(one, colour, scores[colour], "won" if scores[colour] == best else "lost",
             overtime_ms=rng.choice([0, 0, 70_000]), loop=rng.randrange(20),
             gave_up=scores[colour] < best and rng.random() < 0.2)
        for one, colour in zip(who, colours, strict=True)
    ]  # fmt: skip
    kind = (
        "doubles" if doubles else rng.choice(["ranked", "ranked", "masters", "unranked", "private"])
    )
    termination = rng.choice(["played", "played", "resigned", "deadlock"])
    times = {"started_ms": at_ms - rng.randrange(HOUR_MS), "ended_ms": at_ms}
    return ended(seats, kind=kind, termination=termination, **times)
