"""What a step asks: to place tiles, or to choose among tiles or spaces; the rules decide."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, Protocol, runtime_checkable

from tantrix.course.measures import ME, THEM
from tantrix.course.states import LessonState, S, S_co, S_contra, copied
from tantrix.rules.base import Stage
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES

Pick = Callable[[S], Sequence[Hex]]
"""The spaces of which a task speaks, so that they can be marked."""


def nowhere(_: LessonState) -> Sequence[Hex]:
    """Mark no space."""
    return ()


class Verdict(NamedTuple):
    """What is said of an answer: right or wrong, and whether the task is done; `why` if need be."""

    right: bool
    done: bool
    why: Refusal | None = None


DONE = Verdict(right=True, done=True)
GO_ON = Verdict(right=True, done=False)


def wrong(why: Refusal) -> Verdict:
    """Return the verdict on what does not do what was asked."""
    return Verdict(right=False, done=False, why=why)


class PlacementStep(NamedTuple, Generic[S_co]):
    """A placement with the states before it and right after it, before any draw."""

    before: S_co
    placement: Placement
    after: S_co


Property = Callable[[PlacementStep[S]], Refusal | None]
"""What a placement may be asked to do; returns why it does not, None where it does."""


Worth = Callable[[S], int]
"""What a position is worth to the person, in points."""


def own_score(state: LessonState) -> int:
    """Count the own points."""
    return state.scores()[ME]


def lead(state: LessonState) -> int:
    """Count by how many points the person is ahead."""
    scores = state.scores()
    return scores[ME] - scores[THEM]


class Laying(Protocol[S_contra]):
    """A task to place tiles."""

    @property
    def pick(self) -> Pick[S_contra]:
        """The spaces that the task marks."""

    def verdict(self, start: S_contra, now: S_contra) -> Verdict:
        """Return what is said of the legal placements that led from `start` to `now`."""


@dataclass(frozen=True)
class One(Generic[S]):
    """One placement that has a property."""

    holds: Property[S]
    pick: Pick[S] = nowhere

    def verdict(self, start: S, now: S) -> Verdict:
        made = placements_since(start, now)[0]
        reason = self.holds(laid(start, made))
        return DONE if reason is None else wrong(reason)


@dataclass(frozen=True)
class BothFilled(Generic[S]):
    """The forced spaces of the start are all filled, one after another."""

    pick: Pick[S] = nowhere

    def verdict(self, start: S, now: S) -> Verdict:
        left = tuple(at for at in sorted(start.board.crowded) if at not in now.board)
        if not left:
            return DONE
        can = filling(now) and {p.hex for p in now.legal_placements()} & set(left)
        return GO_ON if can else wrong(Refusal("course.why.both", {}, left))


@dataclass(frozen=True)
class BestFills(Generic[S]):
    """The forced fills of a stage bring the most that they can, drawn tiles included.

    `worth` is what is counted; `why` says it, with the parameters `best` and `now`.
    """

    worth: Worth[S]
    why: str
    pick: Pick[S] = nowhere

    def verdict(self, start: S, now: S) -> Verdict:
        best, reachable = (best_after_fills(state, self.worth) for state in (start, now))
        if reachable < best:
            at = now.board.peek().hex
            return wrong(Refusal(self.why, {"best": best, "now": reachable}, (at,)))
        return GO_ON if filling(now) else DONE


@dataclass(frozen=True)
class ManyTiles:
    """A whole turn in which at least so many tiles are laid [S3]."""

    tiles: int
    pick: Pick[LessonState] = nowhere

    def verdict(self, start: LessonState, now: LessonState) -> Verdict:
        if now.player == ME and not now.is_over:
            return GO_ON
        count = len(placements_since(start, now))
        params = {"count": count, "tiles": self.tiles}
        return DONE if count >= self.tiles else wrong(Refusal("course.why.many", params))


def filling(state: LessonState) -> bool:
    """Tell whether the person is to fill a forced space."""
    return state.player == ME and state.stage in {Stage.FORCED, Stage.AFTER} and not state.is_over


def laid(state: S, placement: Placement) -> PlacementStep[S]:
    """Return a placement in a state, made on a copy."""
    after = copied(state)
    after.push(placement)
    return PlacementStep(state, placement, after)


def placements_since(start: LessonState, now: LessonState) -> list[Placement]:
    """Return the placements that led from one state to another."""
    made = now.history[len(start.history) :]
    return [action for action in made if isinstance(action, Placement)]


def best_after_fills(state: S, worth: Worth[S], among: Container[int] = TILES) -> int:
    """Return the most that forced fills with some tiles can be worth in this stage."""
    ahead = continuations(state) if filling(state) else ()
    values = [
        best_after_fills(following, worth, among)
        for placed, following in ahead
        if placed.tile in among
    ]
    return max(values, default=worth(state))


def continuations(state: S) -> Iterator[tuple[Placement, S]]:
    """Yield every legal placement with the state after it and its draw."""
    for placement in state.legal_placements():
        following = copied(state)
        following.push(placement)
        following.settle()
        yield placement, following


def can_end_well(task: Laying[S], start: S, now: S, among: Container[int] = TILES) -> bool:
    """Tell whether placements of some tiles on from `now` can still do what the task asks."""
    verdict = task.verdict(start, now)
    if verdict.done or not verdict.right:
        return verdict.done
    return any(
        can_end_well(task, start, following, among)
        for placed, following in continuations(now)
        if placed.tile in among
    )


def right_placements(task: Laying[S], start: S, now: S | None = None) -> list[Placement]:
    """Return the legal placements after which the task can still be done, from `now` if given."""
    return [
        placement
        for placement, following in continuations(now or start)
        if can_end_well(task, start, following)
    ]


Option = int | Hex
"""A tile or a space among which to choose."""


@runtime_checkable
class Choosing(Protocol[S_contra]):
    """A task to choose all that is asked for, and nothing else."""

    @property
    def pick(self) -> Pick[S_contra]:
        """The spaces that the task marks."""

    @property
    def among(self) -> Literal["tiles", "spaces"]:
        """What is chosen."""

    @property
    def plain(self) -> bool:
        """Whether the board must not tell which spaces are forced."""

    def options(self, state: S_contra) -> list[Option]:
        """Return what is to choose from."""

    def right(self, state: S_contra) -> set[Option]:
        """Return what is to be chosen."""

    def surplus(self, state: S_contra, option: Option) -> Refusal:
        """Return why an option should not have been chosen."""

    def params(self, state: S_contra) -> Mapping[str, object]:
        """Return what the texts of the step name."""


def check_choice(task: Choosing[S], state: S, chosen: Sequence[Option]) -> Verdict:
    """Return what is said of a choice: first of what is too much, then of what is missing."""
    right = task.right(state)
    surplus = [option for option in chosen if option not in right]
    if surplus:
        return wrong(task.surplus(state, surplus[0]))
    missing = len(right) - len(set(chosen))
    return wrong(Refusal("course.why.missing", {"count": missing})) if missing else DONE
