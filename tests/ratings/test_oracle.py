"""The rankings against a second statement of them that shares no code."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from oracle import ratings as oracle
from ratings.games import SEASONS, season
from tantrix.ratings.formula import Ladder
from tantrix.ratings.games import RatedGame
from tantrix.ratings.months import write_month
from tantrix.ratings.tables import fold


def plainly(game: RatedGame) -> oracle.Game:
    players = [
        {"name": p.id, "side": p.side, "place": p.place, "score": p.score, "late": p.late,
         "robot": p.robot, "guest": p.guest, "gave_up": p.gave_up}
        for p in game.players
    ]  # fmt: skip
    fields = {"kind": game.kind, "ended_ms": game.ended_ms}
    return {**fields, "players": players}


def folded(games: list[RatedGame]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for key, line in fold(games).lines.items():
        name = write_month(key.month) if key.ladder is Ladder.MONTHLY else key.ladder.value
        found.setdefault(name, {})[key.person] = line.ranking
    return found


def check(games: list[RatedGame]) -> None:
    found, expected = folded(games), oracle.tables([plainly(one) for one in games])
    assert found.keys() == {name for name, table in expected.items() if table}
    for name, table in found.items():
        assert table == pytest.approx(expected[name], abs=1e-6)


@given(SEASONS)
def test_short_seasons_come_to_the_same(games: list[RatedGame]) -> None:
    check(games)


def test_a_long_season_comes_to_the_same(rng: random.Random) -> None:
    check(season(rng, 3000, days=700))
