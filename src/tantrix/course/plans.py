"""The lessons on what to build: openings, indirect connections, loops."""

from __future__ import annotations

from tantrix.course import measures
from tantrix.course.goals import Builds
from tantrix.course.measures import ME, OWN, THEIRS
from tantrix.course.properties import Closes, Indirect, Joins, closes_on_them
from tantrix.course.questions import Corners, Spaces, always, shape
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep, Play
from tantrix.course.suits import Where, both, chooses, lays
from tantrix.course.tasks import One
from tantrix.rules.base import Stage
from tantrix.rules.core.lines import score
from tantrix.rules.core.tiles import Shape

_CORNERS = Corners()
_LINK = One(Indirect(2))


def _all_shapes(state: TantrixState) -> bool:
    """Tell whether the hand has red corners and red links of another shape."""
    shapes = {shape(tile) for tile in state.hands[ME]}
    return {Shape.CORNER, Shape.BEND} <= shapes


def _even(state: TantrixState) -> bool:
    """Tell whether nobody is far ahead, nor has a loop to rest on."""
    reach = [measures.indirect_length(state, colour) for colour in (OWN, THEIRS)]
    loops = measures.loops(state.board, OWN) + measures.loops(state.board, THEIRS)
    return abs(reach[0] - reach[1]) <= 1 and not loops


OPENINGS = Lesson(
    "course.openings",
    (
        LessonStep(
            "course.openings.corner",
            _CORNERS,
            Where((1, 3), (0, 0), also=both(_all_shapes, chooses(_CORNERS, 2, 3))),
        ),
        LessonStep(
            "course.openings.link",
            _LINK,
            Where((3, 5), (0, 0), Stage.FREE, also=both(_even, lays(_LINK, 8, 12))),
        ),
        LessonStep(
            "course.openings.play",
            Play(3, Builds(6)),
            Where((4, 5), (0, 0), Stage.FREE, also=_even),
            theirs=True,
        ),
    ),
)

_JOINTS = Spaces[TantrixState](
    lambda state: measures.joints(state, OWN), always("course.why.no_joint")
)
_GAIN = One(Indirect(3))
_CONNECT = One(Joins(7))

INDIRECT = Lesson(
    "course.indirect",
    (
        LessonStep(
            "course.indirect.find",
            _JOINTS,
            Where((8, 14), (0, 1), also=chooses(_JOINTS, 2, 3)),
        ),
        LessonStep(
            "course.indirect.gain",
            _GAIN,
            Where((7, 14), (0, 1), Stage.FREE, also=lays(_GAIN, 6, 12)),
        ),
        LessonStep(
            "course.indirect.connect",
            _CONNECT,
            Where((10, 22), (0, 1), Stage.FREE, also=lays(_CONNECT, 4, 12)),
        ),
    ),
)

_MEET = Spaces[TantrixState](
    lambda state: set(measures.meeting(state.board, THEIRS)), always("course.why.no_meet")
)
_SMALL = One(Closes(THEIRS, 3, 5))
_TRAP = One(closes_on_them)
_MIDDLE = One(Closes(OWN, 6, 9))
_LARGE = One(Closes(OWN, 10))


def _small(state: TantrixState) -> bool:
    """Tell whether a short line of the opponent's, and his best one, could be closed."""
    found = measures.meeting(state.board, THEIRS).values()
    return [line.length for line in found] in ([2], [3]) and max(
        line.length for line in found
    ) >= score(state.board, THEIRS)


def _no_loops(state: TantrixState) -> bool:
    """Tell whether nobody has a loop yet."""
    return not any(measures.loops(state.board, colour) for colour in (OWN, THEIRS))


LOOPS = Lesson(
    "course.loops",
    (
        LessonStep(
            "course.loops.meet",
            _MEET,
            Where((5, 14), (0, 1), also=both(_small, _no_loops, chooses(_MEET, 1, 1))),
        ),
        LessonStep(
            "course.loops.small",
            _SMALL,
            Where((5, 16), (0, 1), Stage.FREE, also=both(_small, _no_loops, lays(_SMALL, 4, 12))),
        ),
        LessonStep(
            "course.loops.trap",
            _TRAP,
            Where((6, 20), (0, 1), Stage.FREE, also=both(_no_loops, lays(_TRAP, 6, 12))),
            theirs=True,
        ),
        LessonStep(
            "course.loops.middle",
            _MIDDLE,
            Where((16, 40), (0, 2), Stage.FREE, also=both(_no_loops, lays(_MIDDLE, 4, 8))),
        ),
        LessonStep(
            "course.loops.large",
            _LARGE,
            Where(
                (24, 56), stage=Stage.FREE, bag=(0, 30), also=both(_no_loops, lays(_LARGE, 6, 8))
            ),
        ),
    ),
)

PLANS = (OPENINGS, INDIRECT, LOOPS)
"""The lessons on what to build."""
