"""Properties that a single placement may be asked to have; each tells why where it has it not."""

from __future__ import annotations

from dataclasses import dataclass

from tantrix.course import measures
from tantrix.course.measures import ME, OWN, THEIRS, THEM
from tantrix.course.states import LessonState, TantrixState
from tantrix.course.tasks import PlacementStep, Property
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import line_through, score
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import canonical, fits, three_alike
from tantrix.rules.gobble.state import is_gobble


def _because(why: str, laid: PlacementStep[LessonState], **params: object) -> Refusal:
    """Return a reason about the tile just laid."""
    return Refusal(why, params, (laid.placement.hex,))


def _new_forced(laid: PlacementStep[LessonState]) -> set[Hex]:
    """Return the spaces to be filled that a placement makes."""
    return laid.after.board.crowded - laid.before.board.crowded


@dataclass(frozen=True)
class Longer:
    """The own score grows by at least so much, and not by a loop that can never grow."""

    by: int = 1

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        line = line_through(laid.after.board, laid.placement.hex, OWN)
        if line is not None and line.closed:
            return _because("course.why.small_loop", laid, count=line.length)
        before, after = (score(state.board, OWN) for state in (laid.before, laid.after))
        if after >= before + self.by:
            return None
        return _because("course.why.longer", laid, count=after, asked=before + self.by)


@dataclass(frozen=True)
class Joins:
    """Two pieces of the own colour become one, of at least so many tiles."""

    least: int = 3

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        if OWN not in laid.placement.edges:
            return _because("course.why.no_link", laid)
        if measures.pieces(laid.after.board, OWN) >= measures.pieces(laid.before.board, OWN):
            return _because("course.why.joins", laid)
        line = line_through(laid.after.board, laid.placement.hex, OWN)
        length = line.length if line else 0
        if length >= self.least:
            return None
        return _because("course.why.joins_short", laid, count=length, asked=self.least)


@dataclass(frozen=True)
class Every:
    """Several properties at once; the first that is missing is told."""

    properties: tuple[Property[TantrixState], ...]

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        reasons = (holds(laid) for holds in self.properties)
        return next((reason for reason in reasons if reason is not None), None)


@dataclass(frozen=True)
class Indirect:
    """The own indirect length grows by at least so much [S3]."""

    by: int = 2

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        before, after = (
            measures.indirect_length(state, OWN) for state in (laid.before, laid.after)
        )
        if after >= before + self.by:
            return None
        return _because("course.why.indirect", laid, count=after, asked=before + self.by)


@dataclass(frozen=True)
class Controls:
    """A forced space is made, and restrictions 2 and 3 forbid at least so many spaces then [S0]."""

    spaces: int

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        if not _new_forced(laid):
            return _because("course.why.no_forced", laid)
        held = tuple(sorted(measures.forbidden(laid.after.board)))
        if len(held) >= self.spaces:
            return None
        return Refusal("course.why.controls", {"count": len(held), "asked": self.spaces}, held)


def forces_them_alone(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """A forced space is made that the opponent can fill, and none that the person can [S3]."""
    made = _new_forced(laid)
    mine = made & measures.forced_for(laid.after, ME)
    if mine:
        return Refusal("course.why.forces_me", {}, tuple(sorted(mine)))
    if made & measures.forced_for(laid.after, THEM):
        return None
    if made:
        return Refusal("course.why.forces_nobody", {}, tuple(sorted(made)))
    return _because("course.why.no_forced", laid)


@dataclass(frozen=True)
class ForcesFirst:
    """A space to be filled is made that a player can fill, and none that anybody before can.

    `none` says that no such space is made, `other` that the player cannot fill it.
    """

    player: int
    none: str = "course.why.no_forced"
    other: str = "course.why.forces_other"

    def __call__(self, laid: PlacementStep[LessonState]) -> Refusal | None:
        made = _new_forced(laid)
        fillers = [made & measures.forced_for(laid.after, p) for p in range(self.player + 1)]
        if fillers[ME]:
            return Refusal("course.why.forces_me", {}, tuple(sorted(fillers[ME])))
        before = set().union(*fillers[:-1])
        if before:
            return Refusal("course.why.forces_before", {}, tuple(sorted(before)))
        if fillers[-1]:
            return None
        if made:
            return Refusal(self.other, {}, tuple(sorted(made)))
        return _because(self.none, laid)


@dataclass(frozen=True)
class Gains:
    """The own score grows by at least so much."""

    by: int

    def __call__(self, laid: PlacementStep[LessonState]) -> Refusal | None:
        before, after = (state.scores()[ME] for state in (laid.before, laid.after))
        if after >= before + self.by:
            return None
        return _because("course.why.gains", laid, count=after, asked=before + self.by)


@dataclass(frozen=True)
class MostPoints:
    """No other placement brings more points: at once, or with the best one of the next tile."""

    then_next: bool = False

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        most = max(self._points(laid.before, one) for one in laid.before.legal_placements())
        points = self._points(laid.before, laid.placement)
        if points >= most:
            return None
        why = "course.why.points_next" if self.then_next else "course.why.points"
        return _because(why, laid, count=points, best=most)

    def _points(self, before: TantrixState, placement: Placement) -> int:
        after = before.copy()
        after.push(placement)
        after.settle()
        return measures.best_after(after) if self.then_next else after.scores()[ME]


def makes_gobble(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """The tile touches three others or more [S0]."""
    if is_gobble(laid.before.board, laid.placement.hex):
        return None
    return _because("course.why.no_gobble", laid)


@dataclass(frozen=True)
class Invites:
    """A space for a gobble is made that at least so many of the tiles to come fit."""

    tiles: int

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        spaces, left = laid.after.board.spaces, set(laid.after.unplayed)
        most = max((len(fits(spaces[at]).keys() & left) for at in _new_forced(laid)), default=0)
        if most >= self.tiles:
            return None
        return _because("course.why.invites", laid, count=most, asked=self.tiles)


@dataclass(frozen=True)
class Closes:
    """A loop of a colour is closed, of at least and at most so many tiles."""

    colour: Colour
    least: int = 3
    most: int = 56

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        line = line_through(laid.after.board, laid.placement.hex, self.colour)
        if line is None or not line.closed:
            return _because("course.why.no_loop", laid)
        if self.least <= line.length <= self.most:
            return None
        return _because("course.why.loop_size", laid, count=line.length)


def makes_twin(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """A forced space is made that asks for the same as one that was there before [S3]."""
    old, new = laid.before.board.forced, _new_forced(laid)
    spaces = laid.after.board.spaces
    asked = {canonical(spaces[at]) for at in old if at in spaces}
    if any(canonical(spaces[at]) in asked for at in new):
        return None
    if new:
        return Refusal("course.why.no_twin", {}, tuple(sorted(new)))
    return _because("course.why.no_forced", laid)


@dataclass(frozen=True)
class Blocks:
    """An open end of the best line of a colour is blocked for ever, and the line is no longer."""

    colour: Colour
    helps: str
    open: str

    def __call__(self, laid: PlacementStep[TantrixState]) -> Refusal | None:
        if score(laid.after.board, self.colour) > score(laid.before.board, self.colour):
            return _because(self.helps, laid)
        before = measures.open_ends(laid.before, self.colour)
        if before & measures.closed_ends(laid.after, self.colour):
            return None
        left = tuple(sorted(measures.open_ends(laid.after, self.colour)))
        return Refusal(self.open, {"count": len(left)}, left)


def helps_no_rival(laid: PlacementStep[LessonState]) -> Refusal | None:
    """No other player's score grows."""
    before, after = (state.scores() for state in (laid.before, laid.after))
    if all(after[player] <= before[player] for player in measures.rivals(laid.before)):
        return None
    return _because("course.why.helps_other", laid)


blocks = Blocks(THEIRS, "course.why.helps", "course.why.blocks")
"""An end of yellow's best line is blocked for ever."""


SHORT = 4
"""A line of so many tiles, closed in the opening, is a small loop."""


def closes_on_them(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """A forced space is made in which any tile left closes a small loop of the opponent [S3]."""
    board, left = laid.after.board, set(laid.after.unplayed)
    trapped = {
        at
        for at, line in measures.meeting(board, THEIRS).items()
        if line.length <= SHORT and at in board.forced and fits(board.spaces[at]).keys() & left
    }
    if trapped & _new_forced(laid):
        return None
    return _because("course.why.no_trap", laid)


def holds_back(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """An end of the opponent's best line comes to lie where the restrictions allow no tile [S3]."""
    made = _new_forced(laid)
    if not made:
        return _because("course.why.no_forced", laid)
    ends = measures.open_ends(laid.after, THEIRS) - made
    if ends & measures.forbidden(laid.after.board) - measures.forbidden(laid.before.board):
        return None
    return Refusal("course.why.holds", {}, tuple(sorted(ends)))


def blocks_alike(laid: PlacementStep[TantrixState]) -> Refusal | None:
    """The opponent's best line is blocked for ever by three edges of one colour [S3]."""
    reason = blocks(laid)
    if reason is not None:
        return reason
    board = laid.after.board
    closed = measures.closed_ends(laid.after, THEIRS) & measures.open_ends(laid.before, THEIRS)
    if any(three_alike(board.spaces[at]) for at in closed):
        return None
    return _because("course.why.not_alike", laid)
