"""Tactics: what the package has is sound, and positions without a clear best are none."""

from __future__ import annotations

import pytest

from games.playing import random_state
from sizes import SOAK
from tantrix.analysis import Tactic, explained, packaged_tactics, proved
from tantrix.analysis.tactics import LEAST_LEAD
from tantrix.native.analysis import Effort, analyse_position
from tantrix.notation.moves import read_placement, write_placement
from tantrix.robots.native import network

TRIED = packaged_tactics() if SOAK else packaged_tactics()[::9]
"""The tactics that are looked at again."""


def test_the_package_has_dozens_of_every_kind() -> None:
    tactics = packaged_tactics()
    assert len(tactics) >= 24
    assert len({tactic.position for tactic in tactics}) == len(tactics)
    assert [tactic.grade for tactic in tactics] == sorted(tactic.grade for tactic in tactics)
    assert len({tactic.grade for tactic in tactics}) >= 3
    assert {tactic.exact for tactic in tactics} == {True, False}


@pytest.mark.parametrize("tactic", packaged_tactics())
def test_a_tactic_is_a_choice_with_one_answer(tactic: Tactic) -> None:
    state = tactic.state()
    legal = {write_placement(placement) for placement in state.legal_actions()}
    assert state.rules.players == 2
    assert len(legal) > 2
    assert {tactic.best, tactic.second} <= legal
    assert state == state.hidden()
    assert [one for one in legal if tactic.solved_by(read_placement(one))] == [tactic.best]
    assert tactic.lead >= LEAST_LEAD - 0.005


@pytest.mark.parametrize("tactic", TRIED)
def test_the_best_placement_is_ahead_in_other_samples_too(tactic: Tactic) -> None:
    effort = Effort() if tactic.exact else Effort(first=16, second=64, confirm=400, endgame=0)
    second = read_placement(tactic.second)
    found = analyse_position(tactic.state(), second, network(), effort=effort, seed=77)
    assert found is not None
    assert found.exact == tactic.exact
    assert tactic.solved_by(found.placements[0].candidate.placement)
    assert found.loss >= LEAST_LEAD / 2


def test_where_nothing_is_clearly_the_best_there_is_no_tactic() -> None:
    assert proved(random_state(3, 0), network()) is None


def test_what_is_forced_is_no_tactic() -> None:
    states = (random_state(seed, placed) for seed in range(9) for placed in range(10, 50, 5))
    forced = next(state for state in states if len(state.legal_actions()) == 1)
    assert proved(forced, network()) is None


def test_the_right_answer_is_explained_by_what_the_second_best_costs() -> None:
    tactic = next(one for one in packaged_tactics() if not one.exact)
    said = explained(tactic, read_placement(tactic.best), network())
    assert said.right
    assert said.loss == tactic.lead
    assert said.reasons
    held = {tile: player for player, hand in enumerate(tactic.state().hands) for tile in hand}
    assert said.chain
    assert all(held[one.placement.tile] == one.player for one in said.chain)


def test_a_wrong_answer_costs_as_much_as_the_second_best_at_least_and_says_why() -> None:
    for tactic in packaged_tactics()[::9]:
        wrong = [one for one in tactic.state().legal_placements() if not tactic.solved_by(one)]
        said = explained(tactic, wrong[0], network())
        assert not said.right
        assert said.loss >= tactic.lead
        assert said.reasons


def test_the_id_of_a_tactic_is_that_of_its_position() -> None:
    ids = {tactic.id for tactic in packaged_tactics()}
    assert len(ids) == len(packaged_tactics())
    assert all(len(one) == 8 and int(one, 16) >= 0 for one in ids)
