"""What a position must show to serve a step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from tantrix.course import measures
from tantrix.course.measures import ME
from tantrix.course.questions import Forbidden, Players
from tantrix.course.states import LessonState, S, TantrixState
from tantrix.course.tasks import Choosing, Laying, Pick, can_end_well, right_placements
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.spaces import fits

Suits = Callable[[S], bool]
"""Tells whether a position serves."""


@dataclass(frozen=True)
class Where(Generic[S]):
    """The person is to act on a board of some tiles, with so many forced spaces, in a stage."""

    tiles: tuple[int, int]
    forced: tuple[int, int] = (0, 99)
    stage: Stage | None = None
    bag: tuple[int, int] = (1, 56)
    also: Suits[S] = lambda _: True

    def __call__(self, state: S) -> bool:
        return (
            state.player == ME
            and not state.is_over
            and self.tiles[0] <= len(state.board) <= self.tiles[1]
            and self.forced[0] <= len(state.board.crowded) <= self.forced[1]
            and self.bag[0] <= state.bag_size <= self.bag[1]
            and (self.stage is None or state.stage is self.stage)
            and self.also(state)
        )


def both(*all_of: Suits[S]) -> Suits[S]:
    """Ask for several things at once."""
    return lambda state: all(one(state) for one in all_of)


def chooses(task: Choosing[S], least: int, most: int) -> Suits[S]:
    """Ask for so many right options, and for some wrong ones."""

    def suits(state: S) -> bool:
        right = len(task.right(state))
        return least <= right <= most and len(task.options(state)) >= right + 2

    return suits


def lays(task: Laying[S], most: int, others: int = 1) -> Suits[S]:
    """Ask for right placements, `most` of them at most, and for some legal `others`."""

    def suits(state: S) -> bool:
        right = len(right_placements(task, state))
        return 0 < right <= most and len(state.legal_placements()) - right >= others

    return suits


def just_ahead(state: LessonState) -> bool:
    """Tell whether the person has a small lead."""
    return 1 <= state.scores()[ME] - measures.best_rival(state) <= 2


def without_luck(task: Laying[S]) -> Suits[S]:
    """Ask that the tiles of the hand are enough, whatever is drawn."""
    return lambda state: can_end_well(task, state, state, set(state.hands[ME]))


# --- which space a task speaks of ------------------------------------------------------------


def between_two(state: TantrixState) -> Sequence[Hex]:
    """Pick a space that two tiles touch with two colours, with two or three own tiles that fit."""
    hand = set(state.hands[ME])
    return [
        at
        for at, pattern in sorted(state.board.spaces.items())
        if len(set(measures.reading(pattern))) == len(measures.reading(pattern)) == 2
        and 2 <= len(fits(pattern).keys() & hand) <= 3
    ][:1]


def asking(kind: str) -> Pick[TantrixState]:
    """Pick the first forced space of a kind: `ABC`, `ABA` or `AAB`."""
    return lambda state: [
        at for at in sorted(state.board.crowded) if measures.kind(state.board.spaces[at]) == kind
    ][:1]


def forced(state: TantrixState) -> Sequence[Hex]:
    """Pick every forced space."""
    return sorted(state.board.forced)


def picks(pick: Pick[S]) -> Suits[S]:
    """Ask that there is what a task speaks of."""
    return lambda state: bool(pick(state))


def tempting(rule: str, among: Callable[[S], Iterable[Hex]], players: Players = None) -> Pick[S]:
    """Pick the first of some spaces where a rule refuses some of the tiles that match, not most."""

    def pick(state: S) -> Sequence[Hex]:
        for at in sorted(among(state)):
            task = Forbidden[S](lambda _, at=at: [at], rule, "", players)  # type: ignore[misc]
            options, right = task.options(state), task.right(state)
            if len(options) >= 4 and 1 <= len(right) <= len(options) // 2:
                return [at]
        return []

    return pick


def _unforced(state: TantrixState) -> set[Hex]:
    """Return the spaces where any tile that matches may lie, but for what it does beside it."""
    return state.board.spaces.keys() - state.board.forced - measures.forbidden(state.board)


alike_near = tempting("illegal.three_alike", _unforced)
"""Pick the first space where some fitting tiles would leave three alike, and some not."""
