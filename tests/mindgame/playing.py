"""Games and positions of the Mind Game for tests, and the same as the oracle tells them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from oracle import mindgame as oracle
from tantrix.rules.base import Action, Draw, Resign, Stage, Step
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import with_edge
from tantrix.rules.mindgame.board import CENTRE, MindBoard
from tantrix.rules.mindgame.pieces import PIECES, fits
from tantrix.rules.mindgame.state import MindGameRules, MindGameState


def order(seed: object, pieces: int = 56) -> list[int]:
    """A bag of all pieces in random order."""
    return random.Random(str(seed)).sample(range(1, pieces + 1), pieces)


def start(bag: Sequence[int], side: int = 6, copies: int = 2) -> MindGameState:
    """The first state of a game dealt from a bag in a known order."""
    rules = MindGameRules(side, copies)
    return rules.new_state(rules.deal_order(bag))


def numbers(text: str) -> list[int]:
    """The pieces of a list such as `1,2,3`, `-` for none."""
    return [] if text == "-" else [int(word) for word in text.split(",")]


def placed(codes: str) -> list[Placement]:
    """The placements of codes such as `1@0,0:0+2@1,0:3`."""
    found = [oracle.CODE.fullmatch(code) for code in codes.split("+")]
    return [Placement(*map(int, match.groups())) for match in found if match]


def code(action: Action) -> str:
    """The code of a placement, or the name of a step."""
    assert not isinstance(action, Draw | Resign)
    if isinstance(action, Step):
        return action.value
    return f"{action.tile}@{action.q},{action.r}:{action.rotation}"


def action_of(text: str) -> Action:
    """The action of a code, a step's name, or `resign` and the player."""
    word, _, player = text.partition(" ")
    if word == "resign":
        return Resign(int(player))
    return Step(text) if text in set(Step) else placed(text)[0]


def position(
    hands: str,
    board: str = "",
    *,
    bag: str = "-",
    stage: str = "forced",
    player: int = 0,
    side: int = 6,
    idle: bool = False,
) -> MindGameState:
    """The state of hands such as `1,2/-` on a board, the bag known (`7,8`) or not (`?2`)."""
    known = None if bag.startswith("?") else numbers(bag)
    return MindGameState(
        MindGameRules(side),
        MindBoard(side, placed(board) if board else ()),
        [numbers(hand) for hand in hands.split("/")],
        known,
        int(bag[1:]) if known is None else len(known),
        Stage(stage),
        player,
        idle=idle,
    )


def ring(shown: str, centre: Hex = CENTRE, spare: Iterable[int] = ()) -> list[Placement]:
    """Pieces round a cell that show it a pattern, such as `RR.K..` from the north clockwise.

    None of them is among those to `spare`.
    """
    board = MindBoard(12)
    free = [piece for piece in PIECES if piece not in set(spare)]
    assert _laid(board, shown, centre, 0, free)
    return list(board.placements)


def _laid(board: MindBoard, shown: str, centre: Hex, edge: int, free: list[int]) -> bool:
    """Lay pieces from `edge` on; tell whether it could be done."""
    if edge == 6:
        return True
    if shown[edge] == ".":
        return _laid(board, shown, centre, edge + 1, free)
    at = neighbours(centre)[edge]
    asked = with_edge(board.pattern(at), OPPOSITE[edge], shown[edge])
    for piece, turns in fits(asked).items():
        if piece in free:
            board.push(Placement(piece, *at, turns[0]))
            if _laid(board, shown, centre, edge + 1, [held for held in free if held != piece]):
                return True
            board.pop()
    return False


def on(board: Iterable[Placement]) -> str:
    """The codes of placements, as `position` takes them."""
    return "+".join(map(code, board))


def settle(state: MindGameState) -> None:
    """Make all draws that are due."""
    while state.settle():
        pass


def play(state: MindGameState, action: Action) -> None:
    """Make an action and the draws that follow."""
    state.play(action)
    settle(state)


def chosen(state: MindGameState, rng: random.Random, offers: float = 0.05) -> Action:
    """A legal action at random; offers are made so often, and one in four is agreed to."""
    if state.stage is Stage.OFFERED:
        return Step.AGREE if rng.random() < 0.25 else Step.DECLINE
    if state.may_offer and rng.random() < offers:
        return Step.OFFER
    return rng.choice(state.legal_placements())


def randomly(state: MindGameState, rng: random.Random, offers: float = 0.05) -> Iterator[Action]:
    """Play a game to its end at random, one action with its draws at a time."""
    while not state.is_over:
        action = chosen(state, rng, offers)
        state.push(action)
        settle(state)
        yield action


def codes_of(actions: Iterable[Action]) -> list[str]:
    """The codes of actions, in their order."""
    return [code(action) for action in actions]


def twin(state: MindGameState) -> oracle.Position:
    """The oracle's position of a state without a due draw."""
    return oracle.Position(
        state.rules.side,
        {tuple(at): (p.tile, p.rotation) for at, p in state.board.tiles.items()},
        (state.hands[0], state.hands[1]),
        state.bag or (),
        state.player,
        state.stage.value,
        state.declined,
        state.idle,
    )


def agree(state: MindGameState, other: oracle.Position) -> None:
    """Check that a state and the oracle's position are the same in all that a rule speaks of."""
    assert state.stage == other.stage
    assert state.player == other.player
    assert state.hands == [tuple(sorted(hand)) for hand in other.hands]
    assert state.bag == other.bag
    assert (state.declined, state.idle) == (other.declined, other.idle)
    assert {at: (p.tile, p.rotation) for at, p in state.board.tiles.items()} == other.board
    assert state.board.priority == set(oracle.crowded(other.board, other.side))
    assert codes_of(state.legal_actions()) == other.actions()
    assert list(state.scores()) == other.scores()
    outcome = state.outcome()
    assert (outcome.termination if outcome else "") == other.ending
