"""Strategy on the kernel: the same games, masks and observations as those of the rules."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tantrix.env import StrategyEnv, StrategyVectorEnv
from tantrix.env.encoding import Encoding
from tantrix.env.game_encodings import WINDOW, StrategyEncoding, masked, observed, split
from tantrix.env.vector import PLANES
from tantrix.native.environments import PLANES as WRITTEN
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.strategy.state import StrategyRules, StrategyState


def legal(seen: dict[str, Any], game: int) -> list[int]:
    """The numbers of what is legal in a game."""
    found: list[int] = np.flatnonzero(seen["action_mask"][game]).tolist()
    return found


def drawn(state: StrategyState, window: int) -> np.ndarray[Any, Any]:
    """The planes of a state, written down from what they are said to mean."""
    encoding = StrategyEncoding(state.rules)
    anchor = encoding.encoding.anchor(state.board.spaces)
    sides = state.rules.colours
    own = sides[state.player % len(sides) :] + sides[: state.player % len(sides)]
    ranks = [*own, *(colour for colour in "RYBG" if colour not in own)]
    planes = np.zeros((len(PLANES), window, window), np.uint8)

    def mark(name: str, q: int, r: int) -> None:
        planes[PLANES.index(name), q - anchor.q, r - anchor.r] = 1

    for placed in state.board.placements:
        mark("tile", placed.q, placed.r)
        for edge, colour in enumerate(placed.edges):
            mark(f"edge.{edge}.{ranks.index(colour)}", placed.q, placed.r)
    for at in state.board.spaces:
        mark("space", at.q, at.r)
    for at in state.board.forced:
        mark("forced", at.q, at.r)
    for placed in state.legal_placements():
        mark("legal", placed.q, placed.r)
    return planes


def test_every_plane_has_a_name() -> None:
    assert len(PLANES) == WRITTEN


@pytest.mark.parametrize(("players", "doubles"), [(2, False), (3, False), (4, True)])
def test_masks_facts_and_planes_are_those_of_the_rules(players: int, *, doubles: bool) -> None:
    env = StrategyVectorEnv(2, players=players, doubles=doubles, window=WINDOW)
    encoding = StrategyEncoding(StrategyRules(players, doubles=doubles))
    rng = random.Random(players)
    seen, info = env.reset(seed=4)
    # The rules go on by themselves from the deal of the kernel.
    states = [env.state(game) for game in range(2)]
    ended = np.zeros(2, bool)
    while not ended.any():
        for game, state in enumerate(states):
            assert env.state(game) == state
            player = state.current_player
            assert info["player"][game] == player
            assert (masked(encoding, state, player) == seen["action_mask"][game]).all()
            facts = split(encoding, observed(encoding, state, player)).facts
            assert list(facts.values()) == seen["facts"][game].tolist()
            assert (drawn(state, WINDOW) == seen["planes"][game]).all()
        chosen = np.array([rng.choice(legal(seen, game)) for game in range(2)])
        for state, number in zip(states, chosen, strict=True):
            held, spaces = encoding.held(state, state.player), encoding.spaces(state)
            anchor = encoding.encoding.anchor(spaces)
            state.play(encoding.encoding.action(int(number), held, anchor))
        seen, reward, ended, cut, info = env.step(chosen)
        assert not cut.any()
    for game in map(int, np.flatnonzero(ended)):
        outcome = states[game].outcome()
        assert outcome is not None
        assert info["player"][game] == states[game].player
        won = {player for player in range(players) if info["rewards"][game][player] > 0}
        assert won == (set(outcome.winners) if len(outcome.winners) < players else set())
        last = observed(encoding, env.state(game), int(info["player"][game]))
        assert list(split(encoding, last).facts.values()) == seen["facts"][game].tolist()
        assert (drawn(env.state(game), WINDOW) == seen["planes"][game]).all()
        assert not seen["action_mask"][game].any()
        assert abs(info["rewards"][game].sum()) < 1e-6
        assert reward[game] in info["rewards"][game]
        assert legal(seen, game) == []


def test_a_game_that_has_ended_begins_anew_at_the_next_step() -> None:
    env = StrategyVectorEnv(3)
    seen, _ = env.reset(seed=1)
    rng = random.Random(1)
    ends = 0
    before = np.zeros(3, bool)
    for _ in range(150):
        chosen = [rng.choice(legal(seen, game) or [0]) for game in range(3)]
        seen, reward, over, cut, _ = env.step(np.array(chosen))
        for game in np.flatnonzero(before):
            assert env.state(int(game)).bag_size == 44
            assert (reward[game], over[game]) == (0, False)
        assert not any(legal(seen, int(game)) for game in np.flatnonzero(over))
        before = over | cut
        ends += before.sum()
    assert ends >= 6


def test_equal_seeds_play_equal_games_and_others_do_not() -> None:
    one, two = StrategyVectorEnv(4), StrategyVectorEnv(4)
    assert (one.reset(seed=3)[0]["facts"] == two.reset(seed=3)[0]["facts"]).all()
    assert (one.reset()[0]["facts"] == two.reset()[0]["facts"]).all()
    assert (one.reset(seed=3)[0]["facts"] != two.reset(seed=4)[0]["facts"]).any()
    again = one.reset(seed=[7, 8, 7, None])[0]["facts"]
    assert (again[0] == again[2]).all()
    kept = one.reset(options={"reset_mask": np.array([False, True, True, True])})[0]["facts"]
    assert (again[0] == kept[0]).all()


def test_arrays_are_written_over_only_where_they_are_not_to_be_copied() -> None:
    for copy in (True, False):
        env = StrategyVectorEnv(1, copy=copy)
        first, _ = env.reset(seed=1)
        before = first["planes"].copy()
        env.step(np.array([legal(first, 0)[0]]))
        assert (first["planes"] == before).all() == copy


@pytest.mark.parametrize("number", [-1, 24 * 24 * 36 - 1, 10**9])
def test_an_action_that_is_not_legal_ends_that_game_alone_and_costs_one(number: int) -> None:
    env = StrategyVectorEnv(2)
    seen, _ = env.reset(seed=1)
    assert number not in legal(seen, 0)
    _, reward, over, _, info = env.step(np.array([number, legal(seen, 1)[0]]))
    assert reward.tolist() == [-1, 0]
    assert over.tolist() == info["illegal"].tolist() == [True, False]


def test_factored_actions_are_the_numbers_taken_apart() -> None:
    plain, factored = StrategyVectorEnv(2), StrategyVectorEnv(2, factored=True)
    rng = random.Random(2)
    seen, _ = plain.reset(seed=2)
    parts, _ = factored.reset(seed=2)
    for _ in range(40):
        assert (parts["action_mask"].reshape(2, -1) == seen["action_mask"]).all()
        chosen = np.array([rng.choice(legal(seen, game) or [0]) for game in range(2)])
        shape = parts["action_mask"].shape[1:]
        assert factored.single_action_space == gymnasium.spaces.MultiDiscrete([*shape])
        seen, *_ = plain.step(chosen)
        parts, *_ = factored.step(np.stack(np.unravel_index(chosen, shape), axis=-1))
        assert (parts["planes"] == seen["planes"]).all()


def test_a_factor_out_of_its_range_is_not_legal() -> None:
    env = StrategyVectorEnv(1, factored=True)
    env.reset(seed=1)
    *_, over, _, info = env.step(np.array([[0, 0, 0, 6]]))
    assert (over.tolist(), info["illegal"].tolist()) == ([True], [True])


def test_a_game_that_outgrows_the_window_is_cut_off() -> None:
    env = StrategyVectorEnv(1, window=8)
    seen, _ = env.reset(seed=1)
    rng, cut, over = random.Random(1), np.zeros(1, bool), np.zeros(1, bool)
    while not (cut | over).any():
        seen, reward, over, cut, _ = env.step(np.array([rng.choice(legal(seen, 0))]))
    assert (cut.tolist(), over.tolist(), reward.tolist()) == ([True], [False], [0])
    spaces = env.state().board.spaces
    assert max(max(c) - min(c) for c in zip(*spaces, strict=True)) >= 8
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("opponent", ["random", "greedy", "level1", "search samples=20"])
def test_against_an_opponent_it_is_always_the_learner_s_turn(opponent: str) -> None:
    env = StrategyVectorEnv(4, opponent=opponent)
    seen, info = env.reset(seed=6)
    seats = info["player"].copy()
    rng, over = random.Random(3), np.zeros(4, bool)
    assert len(set(seats)) == 2
    while not over.any():
        chosen = np.array([rng.choice(legal(seen, game)) for game in range(4)])
        seen, reward, over, _, info = env.step(chosen)
        assert (info["player"] == seats).all()
    encoding = StrategyEncoding()
    for game in map(int, np.flatnonzero(over)):
        assert reward[game] == info["rewards"][game][seats[game]]
        last = observed(encoding, env.state(game), int(seats[game]))
        assert list(split(encoding, last).facts.values()) == seen["facts"][game].tolist()


def test_one_game_for_one_agent_passes_the_library_s_test_of_its_interface() -> None:
    env = gymnasium.make("tantrix/Strategy-v1", render_mode="rgb_array").unwrapped
    check_env(env)
    assert isinstance(env, StrategyEnv)
    for factored in (True, False):
        check_env(StrategyEnv(opponent=None, factored=factored), skip_render_check=True)


def test_a_game_that_is_over_takes_no_action() -> None:
    env = StrategyEnv()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(-1)
    assert (reward, over, bool(info["illegal"])) == (-1, True, True)
    with pytest.raises(IllegalAction, match=r"illegal\.game_over"):
        env.step(-1)


def test_the_library_makes_many_games_at_once() -> None:
    env = gymnasium.make_vec("tantrix/Strategy-v1", num_envs=3, opponent="random", players=3)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert seen["planes"].shape == (3, 28, 24, 24)
    assert seen["facts"].shape == (3, 21)
    assert isinstance(env.unwrapped, StrategyVectorEnv)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"window": 7}, r"bad\.kernel"),
        ({"num_envs": 0}, r"bad\.environments"),
        ({"players": 5}, r"bad\.players"),
        ({"opponent": "nobody"}, r"bad\.player"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(TantrixError, match=reason):
        StrategyVectorEnv(**options)


def test_an_array_of_another_size_is_refused() -> None:
    env = StrategyVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(TantrixError, match=r"bad\.kernel"):
        env.step(np.array([0]))


@pytest.mark.parametrize("number", [0, -1])
def test_there_is_at_least_one_game(number: int) -> None:
    with pytest.raises(TantrixError, match="1 or more"):
        StrategyVectorEnv(number)


def test_who_misspells_an_opponent_is_told_of_the_levels() -> None:
    with pytest.raises(TantrixError, match="level1 to level10"):
        gymnasium.make("tantrix/Strategy-v1", opponent="gredy")


def test_actions_are_read_as_the_docs_say() -> None:
    env = gymnasium.make("tantrix/Strategy-v1", opponent="random")
    seen, _ = env.reset(seed=1)
    encoding = Encoding(slots=6, size=24)
    state = env.unwrapped.state  # type: ignore[attr-defined]
    anchor, held = encoding.anchor(state.board.spaces), state.hands[state.player]
    numbers = np.flatnonzero(seen["action_mask"]).tolist()
    actions = {encoding.action(number, held, anchor) for number in numbers}
    assert actions == set(state.legal_placements())
