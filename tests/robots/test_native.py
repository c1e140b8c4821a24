"""Players of the engine as robots, with the network of the package."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from tantrix.native import engine
from tantrix.robots.arena import play_game, play_match
from tantrix.robots.base import make_robot
from tantrix.robots.native import network
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules
from tantrix.training.recipe import recipe_text


def test_the_network_of_the_package_says_where_it_comes_from() -> None:
    header = network().header
    assert {"recipe", "seed", "data", "date", "generation"} <= header.keys()
    recipe = hashlib.sha256(recipe_text("standard")).hexdigest()
    assert header["recipe"] == f"standard {recipe[:12]}"


def test_a_network_plays_against_a_robot_in_python() -> None:
    rules = StrategyRules()
    robots = [make_robot("net", random.Random(1)), make_robot("random", random.Random(2))]
    assert play_game(rules, rules.deal(random.Random(3)), robots).is_over


def test_a_pair_of_the_engine_is_as_good_as_one_in_python() -> None:
    *_, engines = play_match(("net", "random"), 20, pairs=True, seed=1)
    *_, alone = play_match(("net", "random"), 10, pairs=False, seed=1)
    assert engines.share > 0.7
    assert alone.share > 0.6


def test_the_network_of_the_package_beats_greedy() -> None:
    *_, tally = play_match(("net", "greedy"), 200, pairs=True, seed=1)
    assert tally.ci95[0] > 0.5


def test_weights_can_be_those_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "random.bin"
    file.write_bytes(engine.random_network(1, (16, 8, 8)))
    *_, tally = play_match(("net", f"net weights={file}"), 20, pairs=True, seed=1)
    assert tally.share > 0.6
    with pytest.raises(TantrixError, match=r"cli\.unreadable"):
        play_match(("net", "net weights=/no/such/file"), 2, pairs=True, seed=1)


@pytest.mark.parametrize("text", ["net speed=9", "search ms=many"])
def test_options_that_nobody_has_are_refused(text: str) -> None:
    with pytest.raises(TantrixError, match=r"bad\.player"):
        play_match((text, "random"), 2, pairs=True, seed=1)


def test_levels_play_each_other_with_any_number_of_players() -> None:
    for seats, doubles in ((2, False), (3, False), (4, True)):
        games = 2 if doubles else seats
        match = play_match(
            ("level1", "level8"), games, pairs=True, seed=1, seats=seats, doubles=doubles
        )
        assert len(list(match)) == 1


@pytest.mark.parametrize(("level", "below"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_a_level_beats_the_one_below(level: int, below: int) -> None:
    *_, tally = play_match((f"level{level}", f"level{below}"), 400, pairs=True, seed=1)
    assert tally.ci95[0] > 0.5
