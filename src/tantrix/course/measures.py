"""What the lessons speak of, read off a position: pieces and joints, twins, sides, ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tantrix.course.states import LessonState, TantrixState
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.lines import EndStatus, Line, best_line, chains, end_status, lines
from tantrix.rules.core.restrictions import barred, closure
from tantrix.rules.core.spaces import FORCING, canonical, count, fits
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.moves import placements
from tantrix.rules.mindgame.pieces import fits as mind_fits
from tantrix.rules.solitaire.state import SolitaireState

ME, THEM = 0, 1
"""The person, who plays red where there are colours, and the next player: yellow or black."""

OWN, THEIRS = Colour.RED, Colour.YELLOW
"""Their colours."""


def rivals(state: LessonState) -> list[int]:
    """Return the players who play another colour than the person; none where one plays alone."""
    if isinstance(state, SolitaireState | GobbleState):
        return []
    rules = state.rules
    return [player for player in range(rules.players) if rules.colour_of(player) != OWN]


def best_rival(state: LessonState) -> int:
    """Return the highest score of those who play another colour, 0 where there are none."""
    scores = state.scores()
    return max((scores[player] for player in rivals(state)), default=0)


def best_after(state: LessonState) -> int:
    """Return the most points that the person can have after one more placement."""
    points = []
    for placement in state.legal_placements():
        state.push(placement)
        points.append(state.scores()[ME])
        state.pop()
    return max(points, default=state.scores()[ME])


def reading(pattern: str) -> str:
    """Return the colours that touch a space, read clockwise from the first after a gap [S0]."""
    starts = (e for e in range(6) if pattern[e] != "." and pattern[e - 1] == ".")
    start = next(starts, 0)
    return (pattern[start:] + pattern[:start]).replace(".", "")


def kind(pattern: str) -> str:
    """Return `ABC`, `ABA` or `AAB` for three edges in a row, `` for anything else [S3]."""
    read = reading(pattern)
    if len(read) != FORCING or len(set(read)) == 1:
        return ""
    if len(set(read)) == FORCING:
        return "ABC"
    return "ABA" if read[0] == read[2] else "AAB"


def joints(state: TantrixState, colour: Colour) -> set[Hex]:
    """Return the spaces where one unplayed tile would join two pieces of a colour [S3]."""
    found = chains(state.board, colour, state.unplayed)
    return {at for chain in found if len(chain.pieces) > 1 for at in chain.joints}


def indirect_length(state: TantrixState, colour: Colour) -> int:
    """Return the greatest indirect length of a colour [S3]."""
    found = chains(state.board, colour, state.unplayed)
    return max((chain.length for chain in found), default=0)


def pieces(board: Board, colour: Colour) -> int:
    """Return in how many pieces a colour lies."""
    return len(lines(board, colour))


def loops(board: Board, colour: Colour) -> list[Line]:
    """Return the loops of a colour."""
    return [line for line in lines(board, colour) if line.closed]


def meeting(board: Board, colour: Colour) -> dict[Hex, Line]:
    """Return the spaces at which both ends of one line meet: a fitting tile closes the loop."""
    return {
        line.ends[0].hex: line
        for line in lines(board, colour)
        if not line.closed and line.ends[0].hex == line.ends[1].hex
    }


def twins(board: Board) -> set[Hex]:
    """Return the forced spaces that ask for the same as another one [S3]."""
    asked = {at: canonical(board.spaces[at]) for at in board.forced}
    counts = Counter(asked.values())
    return {at for at, pattern in asked.items() if counts[pattern] > 1}


def controlled(board: Board) -> set[Hex]:
    """Return the spaces along the sides that forced spaces control [S0]."""
    filled = closure(board).filled
    later = {at for at, cause in filled.items() if cause != at}
    beside = {cell for at in filled for cell in neighbours(at)}
    return (later | beside) & (board.spaces.keys() - board.forced)


def beside_forced(board: Board) -> set[Hex]:
    """Return the spaces where a tile would be the fourth round a forced space [S0]."""
    beside = {cell for at in board.forced for cell in neighbours(at)}
    return beside & (board.spaces.keys() - board.forced)


def forbidden(board: Board) -> set[Hex]:
    """Return the spaces where restrictions 2 and 3 allow no tile now [S0]."""
    return barred(board)


def touching(board: TileBoard, at: Hex) -> int:
    """Return how many tiles touch a space."""
    return count(board.spaces[at])


def nobody_now(state: TantrixState) -> set[Hex]:
    """Return the forced spaces for which no tile in any hand fits."""
    held = {tile for hand in state.hands for tile in hand}
    board = state.board
    return {at for at in board.forced if fits(board.spaces[at]).keys().isdisjoint(held)}


def nobody_ever(state: TantrixState) -> set[Hex]:
    """Return the forced spaces for which no tile is left at all."""
    board, left = state.board, set(state.unplayed)
    return {at for at in board.forced if fits(board.spaces[at]).keys().isdisjoint(left)}


def closed_ends(state: TantrixState, colour: Colour) -> set[Hex]:
    """Return the ends of the best line of a colour that are blocked for ever [S3]."""
    line = best_line(state.board, colour)
    if line is None:
        return set()
    left = state.unplayed
    return {
        end.hex
        for end in line.ends
        if end_status(state.board, end, left, restricted=False) is EndStatus.BLOCKED_FOR_EVER
    }


def open_ends(state: TantrixState, colour: Colour) -> set[Hex]:
    """Return the ends of the best line of a colour where some tile left can follow [S3]."""
    line = best_line(state.board, colour)
    return set() if line is None else {end.hex for end in line.ends} - closed_ends(state, colour)


def matching(board: Board | MindBoard, at: Hex) -> Mapping[int, tuple[int, ...]]:
    """Return the tiles whose edges match a space, each with its matching rotations."""
    find = mind_fits if isinstance(board, MindBoard) else fits
    return find(board.spaces[at])


def forced_for(state: LessonState, player: int) -> set[Hex]:
    """Return the spaces to be filled for which a player holds a fitting tile."""
    hand, board = state.hands[player], state.board
    if isinstance(board, MindBoard):
        return {fill.hex for fill in placements(board, hand, board.priority)}
    return {at for at in board.forced if not fits(board.spaces[at]).keys().isdisjoint(hand)}
