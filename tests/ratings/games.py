"""Games for the tests of the rankings: by hand, and at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from tantrix.ratings.games import RatedGame, RatedPlayer

START_MS = 1_767_225_600_000
"""The first moment of 2026."""

DAY_MS = 24 * 3_600_000
PEOPLE = tuple("abcdefgh")
LEVELS = ("random", "greedy", "planner")


def person(name: str, side: int, place: int, score: int = 0, **more: object) -> RatedPlayer:
    return replace(RatedPlayer(name, side, place, score), **more)  # type: ignore[arg-type]


def robot(level: str, side: int, place: int, score: int = 0) -> RatedPlayer:
    return RatedPlayer(level, side, place, score, robot=True)


def game(
    number: int,
    *players: RatedPlayer,
    kind: str = "ranked",
    at_ms: int | None = None,
) -> RatedGame:
    ended_ms = START_MS + number * 60_000 if at_ms is None else at_ms
    return RatedGame(number, ended_ms, kind, players)


def won(number: int, winner: str, loser: str, margin: int = 9, **more: object) -> RatedGame:
    """A game of two people."""
    players = (person(winner, 0, 1, 20 + margin), person(loser, 1, 2, 20))
    return game(number, *players, **more)  # type: ignore[arg-type]


def season(rng: random.Random, size: int, days: int = 200) -> list[RatedGame]:
    """So many games of all kinds over so many days, in order, the clock not always going on."""
    found = []
    for number in range(1, size + 1):
        at_ms = START_MS + number * days * DAY_MS // size + rng.randrange(-DAY_MS, DAY_MS)
        found.append(_random(rng, 3 * number, at_ms))
    return found


def _random(rng: random.Random, number: int, at_ms: int) -> RatedGame:
    kind = rng.choice(["ranked", "ranked", "masters", "doubles", "private", "unranked"])
    sides = 2 if kind == "doubles" else rng.choice([2, 2, 2, 3, 4])
    scores = [rng.randrange(5, 40) for _ in range(sides)]
    seats = [side for side in range(sides) for _ in range(2 if kind == "doubles" else 1)]
    names = rng.sample(PEOPLE, len(seats))
    resigned = rng.random() < 0.1
    players = [_seat(rng, name, side, scores) for name, side in zip(names, seats, strict=True)]
    players = [replace(one, gave_up=resigned and one.place > 1) for one in players]
    return RatedGame(number, at_ms, kind, tuple(players))


def _seat(rng: random.Random, name: str, side: int, scores: Sequence[int]) -> RatedPlayer:
    place = 1 + sum(score > scores[side] for score in scores)
    points = rng.randrange(0, 201) / 10 if len(scores) == 2 else None
    if rng.random() < 0.15:
        return RatedPlayer(rng.choice(LEVELS), side, place, scores[side], robot=True)
    late = rng.choice([0, 0, 0, 1, 4])
    return RatedPlayer(name, side, place, scores[side], late, points, guest=rng.random() < 0.05)


SEEDS = st.builds(random.Random, st.integers(0, 2**32 - 1))
SEASONS = st.builds(season, SEEDS, st.integers(0, 40))
