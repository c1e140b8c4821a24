"""The lessons on what the opponent does not want: twin spaces, blocked games, blocking."""

from __future__ import annotations

from tantrix.course import measures
from tantrix.course.goals import ahead
from tantrix.course.measures import THEIRS
from tantrix.course.properties import blocks, forces_them_alone, holds_back, makes_twin
from tantrix.course.questions import Spaces, always
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep, Play
from tantrix.course.suits import Where, both, chooses, forced, just_ahead, lays, without_luck
from tantrix.course.tasks import ManyTiles, One
from tantrix.rules.base import Stage
from tantrix.rules.core.lines import best_line

_TWINS = Spaces[TantrixState](
    lambda state: measures.twins(state.board), always("course.why.not_twin"), of_forced=True
)
_TWIN = One(makes_twin, forced)


def _awaited(state: TantrixState) -> bool:
    """Tell whether the opponent's best line waits at the forced space, and nobody can fill it."""
    line = best_line(state.board, THEIRS)
    ends = {end.hex for end in line.ends} if line else set()
    return state.board.forced <= ends and measures.nobody_now(state) == state.board.forced


TWINS = Lesson(
    "course.twins",
    (
        LessonStep(
            "course.twins.find",
            _TWINS,
            Where((10, 40), (3, 5), also=both(lambda s: s.bag_size > 4, chooses(_TWINS, 2, 2))),
        ),
        LessonStep(
            "course.twins.make",
            _TWIN,
            Where((10, 48), (1, 1), Stage.FREE, also=both(_awaited, lays(_TWIN, 8, 8))),
            theirs=True,
        ),
    ),
)

_NOBODY = Spaces(measures.nobody_now, always("course.why.somebody"), of_forced=True)
_OPEN = ManyTiles(3)

BLOCKED = Lesson(
    "course.blocked",
    (
        LessonStep(
            "course.blocked.now",
            _NOBODY,
            Where(
                (10, 40),
                (3, 5),
                also=both(
                    lambda s: measures.nobody_now(s) < s.board.forced, chooses(_NOBODY, 2, 3)
                ),
            ),
            theirs=True,
        ),
        LessonStep(
            "course.blocked.open",
            _OPEN,
            Where(
                (10, 40), (3, 6), Stage.FREE, also=both(without_luck(_OPEN), lays(_OPEN, 12, 12))
            ),
        ),
    ),
)

_ENDS = Spaces[TantrixState](
    lambda state: measures.closed_ends(state, THEIRS), always("course.why.end_open")
)
_FORCE = One(forces_them_alone)
_HOLD = One(holds_back)
_EVER = One(blocks)


def _half_blocked(state: TantrixState) -> bool:
    """Tell whether one end of the opponent's best line is blocked for ever, the other not."""
    return len(measures.closed_ends(state, THEIRS)) == len(measures.open_ends(state, THEIRS)) == 1


def _free_ends(state: TantrixState) -> bool:
    """Tell whether both ends of the opponent's best line, of some length, are open now."""
    line = best_line(state.board, THEIRS)
    if line is None or line.closed or line.length < 4:
        return False
    ends = {end.hex for end in line.ends}
    return len(ends) == 2 and not ends & measures.forbidden(state.board)


BLOCKING = Lesson(
    "course.blocking",
    (
        LessonStep(
            "course.blocking.force",
            _FORCE,
            Where((6, 16), (0, 0), Stage.FREE, also=lays(_FORCE, 6, 12)),
            theirs=True,
        ),
        LessonStep(
            "course.blocking.hold",
            _HOLD,
            Where((8, 22), (0, 0), Stage.FREE, also=both(_free_ends, lays(_HOLD, 6, 12))),
        ),
        LessonStep(
            "course.blocking.ends",
            _ENDS,
            Where((20, 50), (0, 4), also=both(_half_blocked, chooses(_ENDS, 1, 1))),
            theirs=True,
            numbers=True,
        ),
        LessonStep(
            "course.blocking.ever",
            _EVER,
            Where(
                (20, 46), (0, 3), Stage.FREE, bag=(2, 30), also=both(_free_ends, lays(_EVER, 6, 8))
            ),
        ),
        LessonStep(
            "course.blocking.play",
            Play(3, ahead),
            Where((18, 30), (0, 2), Stage.FREE, also=just_ahead),
            theirs=True,
        ),
    ),
)

FIGHTS = (TWINS, BLOCKED, BLOCKING)
"""The lessons on what the opponent does not want."""
