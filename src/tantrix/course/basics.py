"""The first lessons: what may be laid where, and what must."""

from __future__ import annotations

from tantrix.course import measures
from tantrix.course.measures import ME
from tantrix.course.properties import Controls, Indirect, Joins, Longer
from tantrix.course.questions import TO_FILL, Fitting, Forbidden, Spaces, always
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep
from tantrix.course.suits import (
    Where,
    alike_near,
    asking,
    between_two,
    both,
    chooses,
    forced,
    lays,
    picks,
    without_luck,
)
from tantrix.course.tasks import (
    BestFills,
    BothFilled,
    ManyTiles,
    One,
    best_after_fills,
    continuations,
    lead,
    own_score,
    right_placements,
)
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.spaces import fits

_TOUCH = Fitting(between_two, players=(ME,))
_LONGER = One(Longer())
_JOIN = One(Joins())


def _some_line(state: TantrixState) -> bool:
    """Tell whether there is a red line of two tiles or more."""
    return own_score(state) >= 2


MATCH = Lesson(
    "course.match",
    (
        LessonStep(
            "course.match.touch",
            _TOUCH,
            Where((3, 5), (0, 0), also=both(picks(between_two), chooses(_TOUCH, 2, 3))),
        ),
        LessonStep(
            "course.match.lay",
            _LONGER,
            Where((4, 7), (0, 0), Stage.FREE, also=both(_some_line, lays(_LONGER, 12, 12))),
        ),
        LessonStep(
            "course.match.join", _JOIN, Where((5, 9), (0, 0), Stage.FREE, also=lays(_JOIN, 4, 12))
        ),
    ),
)

_READ = {kind: Fitting(asking(kind)) for kind in ("ABC", "ABA", "AAB")}
_FILL = One(Indirect(2), forced)
_CHAIN = ManyTiles(2)

FORCED = Lesson(
    "course.forced",
    (
        LessonStep("course.forced.find", TO_FILL, Where((8, 16), (2, 3))),
        LessonStep(
            "course.forced.abc",
            _READ["ABC"],
            Where((5, 12), (1, 1), also=both(picks(asking("ABC")), chooses(_READ["ABC"], 2, 3))),
        ),
        LessonStep(
            "course.forced.aba",
            _READ["ABA"],
            Where((5, 12), (1, 1), also=both(picks(asking("ABA")), chooses(_READ["ABA"], 2, 3))),
        ),
        LessonStep(
            "course.forced.aab",
            _READ["AAB"],
            Where((5, 12), (1, 1), also=both(picks(asking("AAB")), chooses(_READ["AAB"], 2, 3))),
        ),
        LessonStep(
            "course.forced.fill",
            _FILL,
            Where((6, 20), (1, 1), Stage.FORCED, also=lays(_FILL, 3)),
        ),
        LessonStep(
            "course.forced.chain",
            _CHAIN,
            Where(
                (5, 10), (0, 0), Stage.FREE, also=both(without_luck(_CHAIN), lays(_CHAIN, 12, 12))
            ),
        ),
    ),
)

_ALIKE = Forbidden(alike_near, "illegal.three_alike", "course.why.may_lie")
_FOURTH = Spaces(
    lambda state: measures.beside_forced(state.board), always("course.why.no_fourth"), forced
)
_SIDE = Spaces(
    lambda state: measures.forbidden(state.board), always("course.why.not_controlled"), forced
)
_CONTROL = One(Controls(4))


def _one_side(state: TantrixState) -> bool:
    """Tell whether all that is forbidden lies along the sides of the forced space, some far off."""
    barred = measures.forbidden(state.board)
    beside = measures.beside_forced(state.board)
    return barred == measures.controlled(state.board) and len(barred) >= len(beside) + 2


def _only_beside(state: TantrixState) -> bool:
    """Tell whether nothing else is forbidden than what lies beside the forced space."""
    return measures.forbidden(state.board) == measures.beside_forced(state.board)


RESTRICTIONS = Lesson(
    "course.restrictions",
    (
        LessonStep(
            "course.restrictions.alike",
            _ALIKE,
            Where((5, 12), (0, 0), Stage.FREE, also=picks(alike_near)),
        ),
        LessonStep(
            "course.restrictions.fourth",
            _FOURTH,
            Where((5, 9), (1, 1), also=both(_only_beside, chooses(_FOURTH, 2, 3))),
        ),
        LessonStep(
            "course.restrictions.side",
            _SIDE,
            Where((8, 18), (1, 1), also=both(_one_side, chooses(_SIDE, 4, 6))),
        ),
        LessonStep(
            "course.restrictions.control",
            _CONTROL,
            Where((6, 14), (0, 0), Stage.FREE, also=lays(_CONTROL, 8, 12)),
        ),
    ),
)

_BOTH = BothFilled(forced)
_BEST = BestFills(own_score, "course.why.order", forced)
_WAIT = BestFills(lead, "course.why.wait", forced)


def _tile_of_both(state: TantrixState) -> bool:
    """Tell whether one own tile fits both forced spaces."""
    one, other = (fits(state.board.spaces[at]).keys() for at in sorted(state.board.forced))
    return bool(one & other & set(state.hands[ME]))


def _by_hand(state: TantrixState) -> bool:
    """Tell whether the best fills need the tiles of the hand only, and gain a lot."""
    hand = set(state.hands[ME])
    best = best_after_fills(state, own_score)
    return best == best_after_fills(state, own_score, hand) >= own_score(state) + 4


def _unwelcome(state: TantrixState) -> bool:
    """Tell whether one fill helps the opponent, less so with a tile that is drawn meanwhile."""
    hand = set(state.hands[ME])
    after: dict[Hex, int] = {}
    for placed, following in continuations(state):
        after[placed.hex] = max(after.get(placed.hex, -99), lead(following))
    spoils = [at for at in after if after[at] < lead(state)]
    right = {placed.hex for placed in right_placements(_WAIT, state)}
    drawn = best_after_fills(state, lead) > best_after_fills(state, lead, hand)
    return drawn and len(spoils) == 1 and len(after) == 2 and right.isdisjoint(spoils)


ORDER = Lesson(
    "course.order",
    (
        LessonStep(
            "course.order.both",
            _BOTH,
            Where(
                (8, 18),
                (2, 2),
                Stage.FORCED,
                also=both(_tile_of_both, without_luck(_BOTH), lays(_BOTH, 2)),
            ),
        ),
        LessonStep(
            "course.order.best",
            _BEST,
            Where((8, 20), (2, 2), Stage.FORCED, also=both(_by_hand, lays(_BEST, 1))),
        ),
        LessonStep(
            "course.order.wait",
            _WAIT,
            Where((8, 40), (2, 3), Stage.FORCED, also=both(_unwelcome, lays(_WAIT, 2))),
        ),
    ),
)

BASICS = (MATCH, FORCED, RESTRICTIONS, ORDER)
"""The first four lessons."""
