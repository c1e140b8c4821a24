"""The lesson on the Mind Game of 1988: links, priority moves, holes."""

from __future__ import annotations

from collections.abc import Iterable

from tantrix.course.measures import ME, THEM
from tantrix.course.properties import ForcesFirst, Gains
from tantrix.course.questions import TO_FILL, Forbidden
from tantrix.course.states import LessonState
from tantrix.course.steps import Lesson, LessonStep
from tantrix.course.suits import Where, both, chooses, lays, picks, tempting
from tantrix.course.tasks import ManyTiles, One, own_score
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import Hex
from tantrix.rules.mindgame.state import MindGameState

MINDGAME = "mindgame"


def _spaces(state: MindGameState) -> Iterable[Hex]:
    return state.board.spaces


beside_hole = tempting("illegal.parity", _spaces, (ME,))
"""Pick the first space that is the last one beside a hole, where some tiles would leave it odd."""

_LINKS = One(Gains(3))
_TWO = ManyTiles(2)
_OBLIGE = One(ForcesFirst(THEM, "course.why.no_priority", "course.why.priority_other"))
_HOLE = Forbidden[MindGameState](beside_hole, "illegal.parity", "course.why.even", (ME,))


def _some_line(state: LessonState) -> bool:
    """Tell whether there is a red line of some links."""
    return own_score(state) >= 3


MIND = Lesson(
    "course.mind",
    (
        LessonStep(
            "course.mind.links",
            _LINKS,
            Where((3, 9), (0, 0), Stage.FREE, also=both(_some_line, lays(_LINKS, 8, 12))),
            game=MINDGAME,
        ),
        LessonStep(
            "course.mind.priority",
            TO_FILL,
            Where((8, 24), (2, 3), also=chooses(TO_FILL, 2, 3)),
            game=MINDGAME,
        ),
        LessonStep(
            "course.mind.two",
            _TWO,
            Where((5, 16), (0, 0), Stage.FREE, also=lays(_TWO, 12, 12)),
            game=MINDGAME,
        ),
        LessonStep(
            "course.mind.oblige",
            _OBLIGE,
            Where((5, 16), (0, 0), Stage.FREE, also=lays(_OBLIGE, 8, 12)),
            theirs=True,
            game=MINDGAME,
        ),
        LessonStep(
            "course.mind.hole",
            _HOLE,
            Where((8, 16), (1, 1), Stage.FREE, also=both(picks(beside_hole), chooses(_HOLE, 2, 3))),
            game=MINDGAME,
        ),
    ),
    group="other",
)

MIND_GAME = (MIND,)
"""The lessons of this module, in their order."""
