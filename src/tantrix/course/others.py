"""The lessons on the games for one: Solitaire and Gobble."""

from __future__ import annotations

from tantrix.course import measures
from tantrix.course.properties import Invites, MostPoints, makes_gobble
from tantrix.course.questions import Spaces, always
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep
from tantrix.course.suits import Where, both, chooses, lays
from tantrix.course.tasks import One, right_placements
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import line_through
from tantrix.rules.gobble.state import is_gobble
from tantrix.rules.solitaire.state import SolitaireState

ALONE, GOBBLE_GAME = "solitaire", "gobble"

FEW = 8
"""So few ways to fill can all be thought through with those of the next tile."""

_MOST = One(MostPoints())
_NEXT = One(MostPoints(then_next=True))


def _two_fills(state: TantrixState) -> bool:
    """Tell whether the tile in hand fits two forced spaces, or more."""
    return len({placement.hex for placement in state.legal_placements()}) >= 2


def _thinks_ahead(state: TantrixState) -> bool:
    """Tell whether something that is best at once is not best with the next tile."""
    if not isinstance(state, SolitaireState) or len(state.legal_placements()) > FEW:
        return False
    if state.next_tile is None:
        return False
    return not set(right_placements(_MOST, state)) <= set(right_placements(_NEXT, state))


def _closes(state: TantrixState) -> bool:
    """Tell whether a loop of six or more can be closed, and nothing brings as many points."""
    if measures.best_after(state.copy()) < 12:
        return False
    for placement in right_placements(_MOST, state):
        board = state.board.copy()
        board.push(placement)
        through = (line_through(board, placement.hex, colour) for colour in "RYB")
        if not any(line and line.closed and line.length >= 6 for line in through):
            return False
    return True


SOLITAIRE = Lesson(
    "course.solitaire",
    (
        LessonStep(
            "course.solitaire.fill",
            _MOST,
            Where((5, 12), (2, 4), Stage.FORCED, also=both(_two_fills, lays(_MOST, 2))),
            game=ALONE,
        ),
        LessonStep(
            "course.solitaire.next",
            _NEXT,
            Where((4, 13), (1, 6), Stage.FORCED, also=both(_thinks_ahead, lays(_NEXT, 2))),
            game=ALONE,
        ),
        LessonStep(
            "course.solitaire.loop",
            _MOST,
            Where((6, 13), bag=(0, 14), also=both(_closes, lays(_MOST, 2, 2))),
            game=ALONE,
        ),
    ),
    group="other",
)


def _open_to_the_tile(state: TantrixState) -> set[Hex]:
    """Return the spaces where the tile in hand can be placed."""
    return {placement.hex for placement in state.legal_placements()}


def _can_gobble(state: TantrixState) -> bool:
    """Tell whether the tile in hand can make a gobble, and can be placed without one."""
    gobbles = {is_gobble(state.board, placement.hex) for placement in state.legal_placements()}
    return gobbles == {True, False}


_JOIN = Spaces(_open_to_the_tile, always("course.why.cannot_join"))
_GOBBLE = One(makes_gobble)
_INVITE = One(Invites(4))

GOBBLE = Lesson(
    "course.gobble",
    (
        LessonStep(
            "course.gobble.join",
            _JOIN,
            Where((5, 12), (0, 3), Stage.FREE, also=chooses(_JOIN, 2, 3)),
            theirs=True,
            game=GOBBLE_GAME,
        ),
        LessonStep(
            "course.gobble.make",
            _GOBBLE,
            Where((6, 20), (1, 4), Stage.FREE, also=both(_can_gobble, lays(_GOBBLE, 3, 2))),
            game=GOBBLE_GAME,
        ),
        LessonStep(
            "course.gobble.invite",
            _INVITE,
            Where((5, 20), (0, 3), Stage.FREE, also=lays(_INVITE, 4, 2)),
            game=GOBBLE_GAME,
        ),
    ),
    group="other",
)

OTHERS = (SOLITAIRE, GOBBLE)
"""The lessons on other games than Strategy."""
