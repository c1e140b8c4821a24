"""The lessons on Strategy for more than two players, and on doubles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tantrix.course import measures
from tantrix.course.measures import ME
from tantrix.course.properties import Blocks, Every, ForcesFirst, Joins, helps_no_rival
from tantrix.course.questions import Fitting
from tantrix.course.states import TantrixState
from tantrix.course.steps import Lesson, LessonStep
from tantrix.course.suits import Suits, Where, both, chooses, lays, picks
from tantrix.course.tasks import One, right_placements
from tantrix.rules.base import Stage
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import best_line
from tantrix.rules.core.spaces import fits

THREE, FOUR, DOUBLES = "strategy:3", "strategy:4", "strategy:4:doubles"

THIRD, FOURTH, PARTNER = 2, 3, 2
"""The players after the next one, and the partner in doubles."""

LEADER = Colour.BLUE
"""The colour of the third player."""


def held_by(*players: int) -> Callable[[TantrixState], Sequence[Hex]]:
    """Pick the first forced space that each of some players holds a fitting tile for."""

    def pick(state: TantrixState) -> Sequence[Hex]:
        spaces = state.board.spaces
        hands = [state.hands[player] for player in players]
        fitting = ((at, fits(spaces[at]).keys()) for at in sorted(state.board.forced))
        return [at for at, tiles in fitting if not any(tiles.isdisjoint(h) for h in hands)][:1]

    return pick


def _third_leads(ends: int) -> Suits[TantrixState]:
    """Ask that the third player leads by some points, with a line open at `ends` ends or more."""

    def suits(state: TantrixState) -> bool:
        scores = list(state.scores())
        theirs = scores.pop(THIRD)
        line = best_line(state.board, LEADER)
        if line is None or line.closed or theirs < max(scores) + 2:
            return False
        return len(measures.open_ends(state, LEADER)) >= ends

    return suits


_HANDS = Fitting(held_by(1, THIRD))
_PASS = One(ForcesFirst(THIRD))
_BLOCKS = Blocks(LEADER, "course.why.helps_leader", "course.why.leader_open")
_LEADER = One(_BLOCKS)
_FAR = One(ForcesFirst(FOURTH))
_ALONE = One(Every((_BLOCKS, helps_no_rival)))


def _helps_another(state: TantrixState) -> bool:
    """Tell whether something blocks the leader's line and makes another opponent's longer."""
    return set(right_placements(_ALONE, state)) < set(right_placements(_LEADER, state))


MORE = Lesson(
    "course.more",
    (
        LessonStep(
            "course.more.hands",
            _HANDS,
            Where((6, 16), (1, 2), also=both(picks(held_by(1, THIRD)), chooses(_HANDS, 3, 4))),
            game=THREE,
        ),
        LessonStep(
            "course.more.pass",
            _PASS,
            Where((6, 20), (0, 0), Stage.FREE, also=lays(_PASS, 6, 12)),
            theirs=True,
            game=THREE,
        ),
        LessonStep(
            "course.more.leader",
            _LEADER,
            Where((16, 48), (0, 3), Stage.FREE, also=both(_third_leads(2), lays(_LEADER, 8, 8))),
            game=THREE,
        ),
        LessonStep(
            "course.more.four",
            _FAR,
            Where((6, 20), (0, 0), Stage.FREE, also=lays(_FAR, 6, 12)),
            theirs=True,
            game=FOUR,
        ),
        LessonStep(
            "course.more.alone",
            _ALONE,
            Where(
                (16, 48),
                (0, 3),
                Stage.FREE,
                bag=(0, 0),
                also=both(_third_leads(1), _helps_another, lays(_ALONE, 8, 8)),
            ),
            game=FOUR,
        ),
    ),
    group="more",
)

_TEAM = Fitting(held_by(ME, PARTNER), players=(ME, PARTNER))
_FOR_PARTNER = One(ForcesFirst(PARTNER))
_JOIN = One(Joins(5))


TEAMS = Lesson(
    "course.doubles",
    (
        LessonStep(
            "course.doubles.partner",
            _TEAM,
            Where((6, 16), (1, 2), also=both(picks(held_by(ME, PARTNER)), chooses(_TEAM, 2, 4))),
            game=DOUBLES,
        ),
        LessonStep(
            "course.doubles.pass",
            _FOR_PARTNER,
            Where((6, 20), (0, 0), Stage.FREE, also=lays(_FOR_PARTNER, 6, 12)),
            theirs=True,
            game=DOUBLES,
        ),
        LessonStep(
            "course.doubles.join",
            _JOIN,
            Where((8, 20), (0, 1), Stage.FREE, also=lays(_JOIN, 4, 12)),
            game=DOUBLES,
        ),
    ),
    group="more",
)

MORE_PLAYERS = (MORE, TEAMS)
"""The lessons of this module, in their order."""
