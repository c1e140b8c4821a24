"""The lessons on the end: last connections, free moves, and the endgame."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix.course.goals import ahead
from tantrix.course.properties import Every, Joins, Longer, blocks_alike
from tantrix.course.questions import Fitting
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep, Play
from tantrix.course.suits import Where, both, chooses, just_ahead, lays, picks
from tantrix.course.tasks import One, right_placements
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.restrictions import refusals
from tantrix.rules.core.spaces import count

_JOINS_BEST = Every((Joins(), Longer(3)))
_NOW = One(_JOINS_BEST)
_ALONG = One(_JOINS_BEST)


def _forbidden_before(state: TantrixState) -> bool:
    """Tell whether every right placement is along a side that was controlled until now."""
    right = right_placements(_ALONG, state)
    reasons = (refusals(state.board, placed, restricted=True) for placed in right)
    return all(any(reason.id == "illegal.controlled_side" for reason in found) for found in reasons)


LAST = Lesson(
    "course.last",
    (
        LessonStep(
            "course.last.connect",
            _NOW,
            Where((24, 48), (0, 4), Stage.FREE, bag=(1, 6), also=lays(_NOW, 4, 8)),
        ),
        LessonStep(
            "course.last.side",
            _ALONG,
            Where(
                (30, 50),
                stage=Stage.FREE,
                bag=(0, 0),
                also=both(lays(_ALONG, 4, 8), _forbidden_before),
            ),
        ),
    ),
)


def four_round(state: TantrixState) -> Sequence[Hex]:
    """Pick the first space with four or more tiles round it that is not hopeless."""
    spaces = state.board.spaces
    return [at for at in sorted(state.board.forced) if count(spaces[at]) >= 4][:1]


_FOUR = Fitting(four_round)
_ALIKE = One(blocks_alike)

ENDGAME = Lesson(
    "course.endgame",
    (
        LessonStep(
            "course.endgame.four",
            _FOUR,
            Where((40, 54), (1, 6), bag=(0, 0), also=both(picks(four_round), chooses(_FOUR, 1, 2))),
        ),
        LessonStep(
            "course.endgame.alike",
            _ALIKE,
            Where((36, 54), stage=Stage.FREE, bag=(0, 0), also=lays(_ALIKE, 6, 4)),
            theirs=True,
        ),
        LessonStep(
            "course.endgame.play",
            Play(20, ahead),
            Where((40, 48), stage=Stage.FREE, bag=(0, 3), also=just_ahead),
            theirs=True,
        ),
    ),
)

ENDINGS = (LAST, ENDGAME)
"""The lessons on the end."""
