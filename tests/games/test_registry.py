from __future__ import annotations

import pytest

from games.tables import golden, golden_names, perft_rows
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyRules


def test_strategy_is_registered() -> None:
    assert GAMES["strategy"] is StrategyRules


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_counts_of_action_sequences(game: str) -> None:
    rows = perft_rows(game)
    assert rows
    assert all(len(row["counts"]) == 3 for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_whole_games_that_must_replay(game: str) -> None:
    names = golden_names(game)
    assert names
    assert all(golden(name)["steps"] for name in names)


def test_stored_games_of_strategy_show_every_number_of_players_and_every_end() -> None:
    stored = [golden(name) for name in golden_names("strategy")]
    assert {game["rules"]["players"] for game in stored} == {2, 3, 4}
    assert {game["rules"]["doubles"] for game in stored} == {True, False}
    assert {game["end"]["termination"] for game in stored} == {"played", "deadlock", "resigned"}
    assert {len(game["end"]["winners"]) for game in stored} == {0, 1, 2}
