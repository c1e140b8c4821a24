"""What the kernel refuses, and that every refusal has its sentence in every language."""

from __future__ import annotations

import pytest

from games.playing import position
from tantrix import native
from tantrix.messages import LANGUAGES, catalogue, say
from tantrix.native import Position, engine
from tantrix.native.environments import Environments
from tantrix.notation.positions import registry
from tantrix.rules.base import Action, Draw, Resign, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState


def state(**changes: object) -> StrategyState:
    """A state that has not been settled, with attributes changed."""
    made = position("2,3/4", "1@0,0:0", stage="over")
    vars(made).update(changes)
    return made


def board(*placements: tuple[int, int, int, int]) -> Board:
    return Board(Placement(*placement) for placement in placements)


WRONG = [
    ("tile", {"hands": [(0,), ()]}),
    ("tile", {"hands": [(57,), ()]}),
    ("tile", {"hands": [(10**30,), ()]}),
    ("tile", {"hands": [(-(10**30),), ()]}),
    ("tile_twice", {"hands": [(2,), (2,)]}),
    ("tile_twice", {"hands": [(1,), ()]}),
    ("hands", {"hands": [(2,)]}),
    ("bag_size", {"bag_size": 54}),
    ("bag_size", {"bag_size": -1}),
    ("bag_size", {"bag_size": 10**30}),
    ("bag_size", {"bag_size": 3, "_order": (7, 8)}),
    ("tile_twice", {"bag_size": 2, "_order": (7, 7)}),
    ("tile_twice", {"bag_size": 2, "_order": (7, 1)}),
    ("tile", {"bag_size": 1, "_order": (99,)}),
    ("player", {"player": 2}),
    ("player", {"player": -1}),
    ("player", {"resigned": frozenset({2})}),
    ("no_draw", {"bag_size": 0, "drawing": True}),
]


@pytest.mark.parametrize(("reason", "changes"), WRONG)
def test_a_state_that_cannot_be_is_refused(reason: str, changes: dict[str, object]) -> None:
    Position(state())
    with pytest.raises(TantrixError) as refused:
        Position(state(**changes))
    assert (refused.value.id, refused.value.params["reason"]) == ("bad.kernel", reason)


@pytest.mark.parametrize(
    ("reason", "placements"),
    [
        ("rotation", [(1, 0, 0, 6)]),
        ("rotation", [(1, 0, 0, -1)]),
        ("tile", [(57, 0, 0, 0)]),
        ("tile", [(0, 0, 0, 0)]),
        ("mismatch", [(1, 0, 0, 0), (5, 0, 1, 0)]),
        ("far", [(1, 0, 0, 0), (5, 100, 0, 0)]),
        ("far", [(1, 0, 0, 0), (5, 0, -100, 0)]),
        ("far", [(1, 2**40, 0, 0)]),
        ("far", [(1, 0, -(10**30), 0)]),
    ],
)
def test_a_board_that_cannot_be_is_refused(
    reason: str, placements: list[tuple[int, int, int, int]]
) -> None:
    twin = state()
    twin.hands = [(), ()]
    twin.board = board()
    # Not all of these are tiles that a board of the rules could take.
    twin.board.tiles.update({Placement(*p).hex: Placement(*p) for p in placements})
    with pytest.raises(TantrixError) as refused:
        Position(twin)
    assert refused.value.params["reason"] == reason


def test_tiles_may_lie_as_far_apart_as_play_from_there_stays_on_the_grid() -> None:
    line = "v1 strategy:2 free 0 5/6 - 1@0,0:0+2@0,{r}:0"
    assert Position(registry.read(line.format(r=117))).legal_actions()
    with pytest.raises(TantrixError, match="far"):
        Position(registry.read(line.format(r=118)))


@pytest.mark.parametrize(
    "action",
    [
        Placement(2, 0, 0, 0),
        Placement(2, 5, 5, 0),
        Placement(4, 1, 0, 0),
        Placement(57, 1, 0, 0),
        Placement(-1, 1, 0, 0),
        Placement(2, 1, 0, 8),
        Placement(2, 1, 0, -1),
        Placement(2, 10**30, 0, 0),
        Draw(7),
        Draw(-1),
        Draw(10**30),
        Resign(2),
        Resign(-1),
        Resign(10**30),
    ],
)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action: Action) -> None:
    at = Position(position("2,3/5", "1@0,0:0"))
    before = at.copy()
    with pytest.raises(TantrixError, match="action"):
        at.push(action)
    assert at == before


def test_nothing_is_taken_back_before_something_is_made() -> None:
    at = Position(position("2,3/5", "1@0,0:0"))
    with pytest.raises(IndexError):
        at.pop()
    at.push(Resign(1))
    assert at.is_over
    with pytest.raises(TantrixError, match="action"):
        at.push(Resign(0))
    assert at.pop() == Resign(1)


def test_a_draw_that_is_due_comes_first() -> None:
    at = Position(position("2,3/5", "1@0,0:0", bag="7,8"))
    at.push(at.legal_actions()[0])
    assert at.legal_actions() == [Draw(7)]
    for action in (Draw(8), Resign(0), Placement(3, 1, 0, 0)):
        with pytest.raises(TantrixError, match="action"):
            at.push(action)
    assert at.settle()
    assert not at.settle()


def test_counting_and_playing_out_refuse_numbers_that_cannot_be() -> None:
    known = Position(position("2,3/5", "1@0,0:0", bag="7,8"))
    hidden = Position(position("2,3/5", "1@0,0:0"))
    for reason, call in (
        ("depth", lambda: native.perft(known, -1)),
        ("depth", lambda: native.perft(known, -(10**30))),
        ("order_unknown", lambda: native.perft(hidden, 1)),
        ("games", lambda: native.playouts(known, -1, 0)),
        ("games", lambda: native.churn(known, -1, 0)),
        ("too_few", lambda: engine.label(b"", 0, 0)),
        ("too_few", lambda: Environments(0, StrategyRules(2), 20)),
        ("game", lambda: Environments(2, StrategyRules(2), 20).position(2)),
        ("threads", lambda: native.playouts(known, 1, 0, 0)),
        ("threads", lambda: native.playouts(known, 1, 0, 10**30)),
    ):
        with pytest.raises(TantrixError, match=reason):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(native.REASONS))
def test_every_reason_has_a_sentence(reason: str, lang: str) -> None:
    assert f"bad.kernel.{reason}" in catalogue(lang)
    assert "{" not in say(TantrixError("bad.kernel", reason=reason, number=7), lang=lang)


def test_over_is_believed() -> None:
    at = Position(state())
    assert at.stage is Stage.OVER
    assert at.legal_actions() == []
