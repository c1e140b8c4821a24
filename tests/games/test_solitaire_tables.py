"""Solitaire beside its oracle: whole games, counts of action sequences, stored games."""

from __future__ import annotations

import random

import pytest

from core.boards import code
from games import tables
from games.solitaires import (
    STACKS,
    agree,
    counted,
    order,
    placed,
    randomly,
    replayed,
    rules_of,
)
from oracle import solitaire as oracle
from sizes import seeds
from tantrix.rules.perft import divide, perft
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, Triple

SEEDS = seeds(60, 1000)
ROWS = tables.perft_rows("solitaire")
NAMES = tables.golden_names("solitaire")


def some_rules(seed: int) -> SolitaireRules:
    """Rules of every kind in turn: four triples, three goals, each colour or any."""
    triple, goal = tuple(Triple)[seed % 4], tuple(SolitaireGoal)[seed // 4 % 3]
    colours = (*triple.colours, None)
    colour = colours[seed // 12 % 4]
    return SolitaireRules(
        triple, goal, colour if goal is SolitaireGoal.BEST else colour or colours[0]
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_goes_as_in_the_oracle_placement_by_placement(seed: int) -> None:
    rules = some_rules(seed)
    state = rules.new_state(order(rules.triple, seed))
    other = oracle.Position(order(rules.triple, seed), {})
    agree(state, other)
    for placement in randomly(state, random.Random(seed)):
        other = other.played(code(placement))
        agree(state, other)
    assert other.stage == "over"


def test_the_table_has_20_stacks_each_triple_in_turn() -> None:
    assert [row["triple"] for row in ROWS] == list(Triple) * (STACKS // 4)
    assert all(sorted(row["stack"]) == list(Triple(row["triple"]).tiles) for row in ROWS)


@pytest.mark.parametrize("row", range(STACKS))
def test_counts_to_depth_3_are_those_of_the_oracle_as_stored(row: int) -> None:
    state = SolitaireRules(ROWS[row]["triple"]).new_state(ROWS[row]["stack"])
    counts = [perft(state, depth) for depth in range(1, tables.DEPTH + 1)]
    assert counts == ROWS[row]["counts"]


@pytest.mark.parametrize("row", range(STACKS))
def test_the_stored_counts_are_what_the_oracle_counts(row: int) -> None:
    assert counted(ROWS[row]["stack"]) == ROWS[row]["counts"]


def test_divide_splits_the_count_by_the_first_action() -> None:
    state = SolitaireRules().new_state(order("RYB", 1))
    found = divide(state, 3)
    assert list(found) == state.legal_actions()
    assert sum(found.values()) == perft(state, 3)
    assert len(set(found.values())) == 1


def test_stored_games_show_every_triple_every_goal_and_both_ends() -> None:
    stored = [tables.golden(name) for name in NAMES]
    assert {game["rules"]["triple"] for game in stored} == set(Triple)
    ends = {(game["rules"]["goal"], bool(game["end"]["winners"])) for game in stored}
    assert ends == {(goal, won) for goal in SolitaireGoal for won in (True, False)}


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_replays_for_ever_with_the_same_counts_and_scores(name: str) -> None:
    stored = tables.golden(name)
    assert replayed(stored) == (stored["steps"], stored["end"])


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_undone_to_its_deal_and_replays_again_from_there(name: str) -> None:
    stored = tables.golden(name)
    state = rules_of(stored).new_state(stored["deal"])
    before = state.copy()
    for _ in range(2):
        for text, *_ in stored["steps"]:
            state.play(placed(text)[0])
            state.settle()
        assert state.is_over
        while state.history:
            state.pop()
        assert state == before
        assert state.legal_actions() == before.legal_actions()
