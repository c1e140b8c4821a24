"""The analysis of positions: nothing hidden is used, endings are solved, mistakes are found."""

from __future__ import annotations

import random

import pytest

from analysis.gaming import SMALL
from games.playing import random_game, random_state
from tantrix import native
from tantrix.native.analysis import (
    USUAL,
    Effort,
    Label,
    PositionAnalysis,
    Reason,
    ReasonKind,
    accuracy,
    analyse_draw,
    analyse_position,
    label_of,
)
from tantrix.native.engine import Stop
from tantrix.robots.native import network
from tantrix.rules.bag import Deal
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import refusals
from tantrix.rules.strategy.state import StrategyState


def analysed(
    state: StrategyState,
    played: Placement | None = None,
    seed: int = 1,
    effort: Effort = SMALL,
) -> PositionAnalysis:
    """An analysis, which nobody stops."""
    found = analyse_position(state, played, network(), effort=effort, seed=seed)
    assert found is not None
    return found


def twins(seed: int, placements: int) -> tuple[StrategyState, StrategyState]:
    """Two states alike but for the order of the bag, which is known in both."""
    deal, state = random_game(seed, placements)
    drawn = len(deal.bag) - state.bag_size
    rest = random.Random(seed).sample(deal.bag[drawn:], state.bag_size)
    again = state.rules.new_state(Deal(deal.hands, (*deal.bag[:drawn], *rest), *deal[2:]))
    for action in state.history:
        if not isinstance(action, Draw):
            again.push(action)
            again.settle()
    return state, again


def _first(state: StrategyState) -> Placement:
    """The first legal placement."""
    action = state.legal_actions()[0]
    assert isinstance(action, Placement)
    return action


# --- honest and repeatable ------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "placements"), [(1, 5), (2, 17), (3, 30)])
def test_the_order_of_the_bag_changes_nothing(seed: int, placements: int) -> None:
    state, again = twins(seed, placements)
    played = state.legal_actions()[-1]
    assert isinstance(played, Placement)
    assert state.hidden() == again.hidden()
    assert analysed(state, played) == analysed(again, played) == analysed(state.hidden(), played)
    due = [one.copy() for one in (state, again, state.hidden())]
    for one in due:
        one.push(played)
    tile = next(action.tile for action in due[2].legal_actions() if isinstance(action, Draw))
    lucks = {analyse_draw(one, tile, network()) for one in due}
    assert len(lucks) == 1


def test_equal_seeds_give_equal_answers_and_other_seeds_others() -> None:
    state = random_state(4, 20)
    assert analysed(state) == analysed(state)
    assert analysed(state) != analysed(state, seed=2)


def test_luck_adds_up_to_nothing_over_all_tiles() -> None:
    state = random_state(5, 12).hidden()
    state.push(state.legal_actions()[0])
    draws = [action.tile for action in state.legal_actions() if isinstance(action, Draw)]
    lucks = [analyse_draw(state, tile, network()) for tile in draws]
    total = sum(luck.luck for luck in lucks if luck is not None)
    assert abs(total) < 1e-6
    assert len({luck.luck for luck in lucks if luck is not None}) > 1


def test_a_stop_leaves_nothing() -> None:
    stop = Stop()
    stop.set()
    state = random_state(6, 20)
    assert analyse_position(state, None, network(), stop=stop) is None


def test_the_choice_has_the_best_first_and_what_was_played() -> None:
    state = random_state(7, 20)
    for played in state.legal_actions()[:3]:
        assert isinstance(played, Placement)
        found = analysed(state, played)
        assert found.choices == len(state.legal_actions())
        assert found.played is not None
        assert found.placements[found.played].candidate.placement == played
        lost = (
            found.placements[0].candidate.result - found.placements[found.played].candidate.result
        )
        assert found.loss == pytest.approx(lost, abs=1e-4)
        assert len({one.candidate.placement for one in found.placements}) == len(found.placements)


def test_all_rotations_of_the_first_tile_are_one_choice() -> None:
    state = random_state(8, 0)
    found = [analysed(state, Placement(state.hands[state.player][0], 0, 0, k)) for k in range(6)]
    assert len({(one.loss, one.played) for one in found}) == 1


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (random_state(1, 9, players=3), "two_players"),
        (random_state(1, 9, players=4, doubles=True), "two_players"),
        (random_state(1, 56), "nobody_to_act"),
    ],
)
def test_what_cannot_be_analysed_is_refused(state: StrategyState, reason: str) -> None:
    with pytest.raises(TantrixError) as refused:
        analysed(state)
    assert refused.value.params["reason"] == reason


def test_what_is_not_legal_is_refused() -> None:
    state = random_state(1, 9)
    with pytest.raises(TantrixError, match="not_possible"):
        analysed(state, Placement(state.hands[state.player][0], 30, 30, 0))
    due = state.hidden()
    due.push(due.legal_actions()[0])
    with pytest.raises(TantrixError, match="not_possible"):
        analyse_draw(due, due.hands[0][0], network())


# --- endings --------------------------------------------------------------------------------------


def best_margin(position: native.Position, player: int, known: dict[int, int]) -> int:
    """The final margin of a player where both do their best, by trying everything."""
    key = hash(position)
    if key in known:
        return known[key] * (1 if player == 0 else -1)
    if position.is_over:
        scores = position.scores()
        margin = scores[0] - scores[1]
    else:
        mover = position.player
        margins = []
        for placement in position.legal_actions():
            position.push(placement)
            margins.append(best_margin(position, mover, known))
            position.pop()
        margin = max(margins) * (1 if mover == 0 else -1)
    known[key] = margin
    return margin * (1 if player == 0 else -1)


@pytest.mark.parametrize("seed", range(6))
def test_known_endings_are_solved_exactly(seed: int) -> None:
    state = random_state(seed, 53)
    player = state.player
    found = analysed(state, _first(state), effort=USUAL)
    assert found.exact
    known: dict[int, int] = {}
    assert len(found.placements) == found.choices
    for one, *_ in found.placements:
        position = native.Position(state)
        position.push(one.placement)
        margin = best_margin(position, player, known)
        assert one.margin == margin
        assert (one.win, one.tie) == (margin > 0, margin == 0)
    assert found.placements[0].candidate.margin == max(
        one.candidate.margin for one in found.placements
    )
    assert found.played is not None
    assert (
        found.loss
        == found.placements[0].candidate.result - found.placements[found.played].candidate.result
    )


def test_the_chain_of_a_solved_ending_leads_to_its_margin() -> None:
    state = random_state(3, 52)
    player = state.player
    best = analysed(state, effort=USUAL).placements[0]
    for placement in (best.candidate.placement, *best.chain):
        state.push(placement)
    scores = state.scores()
    assert state.is_over
    assert best.candidate.margin == scores[player] - scores[1 - player]


# --- mistakes -------------------------------------------------------------------------------------


def test_labels_and_accuracy_go_by_the_loss() -> None:
    assert [label_of(loss, 0.01) for loss in (0.0, 0.04, 0.05, 0.1, 0.2, 1.0)] == [
        None,
        None,
        Label.INACCURACY,
        Label.MISTAKE,
        Label.BLUNDER,
        Label.BLUNDER,
    ]
    assert label_of(0.06, 0.04) is None
    assert accuracy(0) == 100
    assert accuracy(0.05) == pytest.approx(80, abs=0.5)
    assert accuracy(0.1) == pytest.approx(63.6, abs=0.5)
    assert accuracy(1) == 0


# --- why ------------------------------------------------------------------------------------------


def test_reasons_are_true_of_the_boards() -> None:
    seen = set()
    for seed in range(12):
        state = random_state(seed, 8 + 4 * (seed % 12))
        for played in state.legal_actions()[:4]:
            assert isinstance(played, Placement)
            found = analysed(state, played, seed)
            if found.loss == 0:
                assert not found.reasons
                continue
            assert found.played is not None
            good = state.copy()
            good.push(found.placements[0].candidate.placement)
            bad = state.copy()
            bad.push(played)
            assert len(found.reasons) <= 3
            for reason in found.reasons:
                seen.add(reason.kind)
                check_reason(reason, good, bad)
    assert len(seen) >= 6


def check_reason(reason: Reason, good: StrategyState, bad: StrategyState) -> None:
    """Check a reason by the rules, on the boards after the better and the worse placement."""
    match reason.kind:
        case ReasonKind.RIVAL_SPACE:
            assert reason.at in bad.board.forced
        case ReasonKind.END_BLOCKED:
            assert fitting(bad, reason.at) == set()
        case ReasonKind.END_OPEN:
            assert fitting(good, reason.at) == set()
        case ReasonKind.LOOP_LOST | ReasonKind.LOOP_GIVEN:
            assert reason.amount >= 8
        case ReasonKind.TEMPO:
            assert bad.bag_size == 0


def fitting(state: StrategyState, at: Hex | None) -> set[int]:
    """The tiles not yet placed whose colours fit a space in some rotation."""
    assert at is not None
    laid = {placement.tile for placement in state.board.placements}
    return {
        tile
        for tile in range(1, 57)
        if tile not in laid
        and any(
            not refusals(state.board, Placement(tile, *at, k), restricted=False) for k in range(6)
        )
    }
