"""Games and positions of Strategy for tests, and the same positions as the oracle writes them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from core.boards import code, codes, placed
from oracle import strategy as oracle
from tantrix.native.state import KernelState
from tantrix.rules.bag import Deal
from tantrix.rules.base import Action, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState


def order(seed: object) -> list[int]:
    """A bag of all tiles in random order."""
    return random.Random(str(seed)).sample(range(1, 57), 56)


def start(players: int, bag: Sequence[int], starter: int = 0) -> StrategyState:
    """The first state of a game dealt from a bag in a known order."""
    rules = StrategyRules(players)
    return rules.new_state(rules.deal_order(bag, starter))


def random_game(
    seed: int, placements: int, players: int = 2, *, doubles: bool = False
) -> tuple[Deal, StrategyState]:
    """What was dealt, and the state after so many random placements, or at the end of that game."""
    rng = random.Random(seed)
    rules = StrategyRules(players=players, doubles=doubles)
    deal = rules.deal(rng)
    state = KernelState.of(rules.new_state(deal))
    while len(state.board) < placements and not state.is_over:
        state.push(rng.choice(state.legal_actions()))
        state.settle()
    return deal, state


def random_state(
    seed: int, placements: int, players: int = 2, *, doubles: bool = False
) -> StrategyState:
    """The state of a random game."""
    return random_game(seed, placements, players, doubles=doubles)[1]


def numbers(text: str) -> list[int]:
    """The tiles of a list such as `1,2,3`, `-` for none."""
    return oracle.read_numbers(text)


def position(
    hands: str,
    board: Board | str,
    *,
    bag: str = "?40",
    stage: str = "forced",
    player: int = 0,
    resigned: Iterable[int] = (),
    doubles: bool = False,
) -> StrategyState:
    """The state of hands such as `1,2/-` on a board, the bag known (`7,8`) or not (`?2`)."""
    held = [numbers(hand) for hand in hands.split("/")]
    known = None if bag.startswith("?") else numbers(bag)
    return StrategyState(
        StrategyRules(len(held), doubles=doubles),
        Board(placed(board) if board else ()) if isinstance(board, str) else board.copy(),
        held,
        known,
        int(bag[1:]) if known is None else len(known),
        Stage(stage),
        player,
        resigned=resigned,
    )


def text(state: StrategyState) -> str:
    """A state of Strategy without options as the line that the oracle reads."""
    hands = "/".join(",".join(map(str, hand)) or "-" for hand in state.hands)
    bag = f"?{state.bag_size}" if state.bag is None else ",".join(map(str, state.bag)) or "-"
    game = f"strategy:{state.rules.players}"
    return f"v1 {game} {state.stage} {state.player} {hands} {bag} {codes(state.board)}"


def play(state: StrategyState, placement: Placement) -> None:
    """Make a placement and the draw that follows."""
    state.play(placement)
    state.settle()


def randomly(state: StrategyState, rng: random.Random) -> Iterator[Placement]:
    """Play a game to its end at random, one placement with its draw at a time."""
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        assert isinstance(action, Placement)
        state.push(action)
        state.settle()
        yield action


def codes_of(actions: Iterable[Action]) -> list[str]:
    """The sorted codes of placements."""
    return sorted(code(action) for action in actions if isinstance(action, Placement))


def agree(state: StrategyState, other: oracle.Position) -> None:
    """Check that a state and the oracle's position are the same in all that a rule speaks of."""
    assert state.stage == other.stage
    assert state.player == other.player
    assert state.hands == [tuple(sorted(hand)) for hand in other.hands]
    assert state.bag_size == len(other.bag)
    assert state.endgame == other.endgame
    assert state.restricted != other.endgame
    assert {at: (p.tile, p.rotation) for at, p in state.board.tiles.items()} == other.board
    assert codes_of(state.legal_actions()) == other.actions()
    colours = "".join(state.rules.colours)
    assert list(state.scores()) == other.scores(colours)
    outcome = state.outcome()
    assert (outcome is not None and outcome.termination == "deadlock") == other.deadlock
