"""Targets: the mixture of what follows, where a trace ends, and estimates that were looked for."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.training.network import BINS, LARGEST
from tantrix.training.positions import Positions
from tantrix.training.targets import MARGINS, WON, margin_targets, outcomes, tilted

NOTHING = np.zeros(0, np.float32)


def game_of(players: list[int], margins: list[int], random: list[int]) -> Positions:
    """A game with these movers, final margins and random placements; nobody looks ahead."""
    count = len(players)
    unknown = np.full(count, np.nan, np.float32)
    return Positions(
        batch=None,  # type: ignore[arg-type]  # targets do not look at it
        game=np.full(count, 7, np.uint32),
        player=np.array(players, np.uint8),
        margin=np.array([margins[player] for player in players], np.int8),
        win=unknown,
        expected=unknown.copy(),
        random=np.array(random, np.uint8),
        played=np.ones(count, np.uint8),
        choices=np.ones(count, np.uint16),
    )


def said_of(rng: np.random.Generator, count: int) -> np.ndarray:
    said = rng.random((count, BINS)).astype(np.float32)
    return said / said.sum(axis=1, keepdims=True)


def test_with_lambda_one_the_target_is_the_final_margin() -> None:
    game = game_of([0, 1, 0, 1], [5, -5], [0, 0, 0, 0])
    found, weights = margin_targets(game, said_of(np.random.default_rng(1), 4), 1, 0)
    assert found == pytest.approx(outcomes(game.margin))
    assert weights.tolist() == [1, 1, 1, 1]
    assert found[0, LARGEST + 5] == 1


def test_targets_mix_what_is_said_of_the_players_next_positions() -> None:
    game = game_of([0, 0, 1, 0], [5, -5], [0, 0, 0, 0])
    said = said_of(np.random.default_rng(2), 4)
    found, _ = margin_targets(game, said, 0.6, 0)
    last = outcomes(game.margin)[3]
    then = 0.4 * said[3] + 0.6 * last
    assert found[3] == pytest.approx(last)
    assert found[1] == pytest.approx(then)
    assert found[0] == pytest.approx(0.4 * said[1] + 0.6 * then, abs=1e-6)


def test_a_trace_ends_before_a_random_placement() -> None:
    game = game_of([0, 1, 0, 1, 0], [5, -5], [1, 0, 0, 1, 0])
    said = said_of(np.random.default_rng(3), 5)
    found, weights = margin_targets(game, said, 0.6, 0)
    # Placement 3 is random: nothing is learnt of 1 and 2, which it follows at once; before them
    # the trace ends in what is said of 2. The random placement itself is as good as any.
    assert weights.tolist() == [1, 0, 0, 1, 1]
    assert found[0] == pytest.approx(said[2], abs=1e-6)
    assert found[3] == pytest.approx(outcomes(game.margin)[3])


def test_games_are_kept_apart() -> None:
    one, two = game_of([0, 1], [3, -3], [0, 0]), game_of([0, 1], [8, -8], [0, 1])
    both = Positions(
        batch=None,  # type: ignore[arg-type]
        game=np.array([1, 1, 2, 2], np.uint32),
        **{
            name: np.concatenate([getattr(one, name), getattr(two, name)])
            for name in ("player", "margin", "win", "expected", "random", "played", "choices")
        },
    )
    found, weights = margin_targets(both, said_of(np.random.default_rng(4), 4), 0.5, 0)
    assert weights.tolist() == [1, 1, 0, 1]
    assert found[:2] == pytest.approx(outcomes(one.margin))


@given(st.integers(0, 99), st.floats(0.02, 0.98), st.floats(-12, 12))
def test_a_tilt_meets_both_wishes_where_they_agree(seed: int, win: float, margin: float) -> None:
    rng = np.random.default_rng(seed)
    middle, width = rng.uniform(-10, 10), rng.uniform(4, 9)
    said = np.exp(-0.5 * ((MARGINS - middle) / width) ** 2)
    said = (said / said.sum())[None].astype(np.float32)
    wished = np.exp(0.05 * margin * MARGINS + 3 * (win - 0.5) * WON) * said
    wished /= wished.sum()
    chance, mean = wished @ WON, wished @ MARGINS
    found = tilted(said, chance, mean, rounds=60)
    assert found.sum() == pytest.approx(1, abs=1e-5)
    assert found @ WON == pytest.approx(chance, abs=0.02)
    assert found @ MARGINS == pytest.approx(mean, abs=0.3)


def test_what_was_thought_of_and_not_played_has_its_estimate_alone() -> None:
    game = game_of([0, 0, 0, 1], [5, -5], [0, 0, 0, 0])
    game.played[1] = 0
    game.win[1], game.expected[1] = 0.3, -4.0
    said = said_of(np.random.default_rng(6), 4)
    found, weights = margin_targets(game, said, 0.6, 0.5)
    assert weights.tolist() == [1, 1, 1, 1]
    assert found[1] @ MARGINS == pytest.approx(-4, abs=0.1)
    assert found[0] == pytest.approx(0.4 * said[2] + 0.6 * outcomes(game.margin)[2], abs=1e-6)
    assert margin_targets(game, said, 0.6, 0)[1].tolist() == [1, 0, 1, 1]


def test_an_estimate_that_was_looked_for_enters_with_its_share() -> None:
    game = game_of([0, 1], [5, -5], [0, 1])
    said = said_of(np.random.default_rng(5), 2)
    game.win[0], game.expected[0] = 0.7, 4.0
    found, weights = margin_targets(game, said, 0.8, 1.0)
    assert weights.tolist() == [1, 1]
    assert found[0] @ MARGINS == pytest.approx(4, abs=0.1)
    assert found[1] == pytest.approx(outcomes(game.margin)[1])


def test_the_final_margin_alone_is_not_that_of_a_game_with_random_placements_to_come() -> None:
    game = game_of([0, 1, 0, 1, 0], [5, -5], [1, 0, 1, 0, 0])
    found, weights = margin_targets(game, said_of(np.random.default_rng(7), 5), 1, 0)
    assert weights.tolist() == [0, 0, 1, 1, 1]
    assert found[2:] == pytest.approx(outcomes(game.margin)[2:])
