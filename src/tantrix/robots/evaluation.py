"""How good a board is: the points that the lines of each colour have, and those in reach.

The chances were counted in games of robots, the rest was tuned by matches.
"""

from __future__ import annotations

from tantrix.robots.search_state import SearchState
from tantrix.robots.tracks import End, Track
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.spaces import FORCING, count, fits
from tantrix.rules.core.tiles import TILES

GROWTH, LEAST_GROWTH = 6.0, 1.0
"""Points that an open end brings once it is continued: while the whole set is to come, and late."""

CLOSING = 0.85
"""What the points of a loop in reach count beside those of a line."""

SECOND = 0.03
"""What the next best line counts beside the best."""

FORCED_DOUBT, DOUBT = 0.4, 2.0
"""With so many fitting tiles left, a forced space, or another, is as likely filled as not."""

HORIZON = 0.62
"""How much of its growth is seen of the last piece that a line is followed to."""

ONLY_OTHERS = 0.9
"""How much of a chance is left where only others hold fitting tiles."""

LAST_OWN, LAST_OTHERS = 0.5, 0.15
"""The chance of a space when the bag is empty: with a fitting tile of one's own, and without."""


class Evaluator:
    """Evaluates a position; a line is followed over so many `joints` to pieces farther on.

    `evaluated` counts the boards that were evaluated.
    """

    def __init__(self, position: SearchState, joints: int) -> None:
        self._position = position
        self._joints = joints
        self.evaluated = 0
        self._growth = LEAST_GROWTH + GROWTH * len(position.unplayed) / len(TILES)
        self._chances: dict[tuple[str, str], float] = {}

    def lead(self) -> float:
        """Return by how many points the own side is expected to be ahead of the best other one."""
        self.evaluated += 1
        own, *others = map(self._expected_points, self._position.colours)
        return own - max(others)

    def _expected_points(self, colour: str) -> float:
        """Return the expected points of a colour."""
        ends = self._position.tracks.ends[colour]
        meeting: dict[Hex, list[End]] = {}
        for end in ends:
            meeting.setdefault(end[0], []).append(end)
        reach = _Reach(self, colour, ends, meeting)
        best, second = float(self._position.tracks.loops[colour]), 0.0
        for end, track in ends.items():
            if end < track.to:  # each line is seen from both of its ends
                value = reach.line(end, track, self._joints)
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
        return best + SECOND * second

    @property
    def growth(self) -> float:
        """The points that an open end brings once it is continued."""
        return self._growth

    def chance(self, at: Hex, colour: str) -> float:
        """Return how likely a space is filled in time, by what it asks and who holds what."""
        pattern = self._position.board.spaces[at]
        known = self._chances.get((pattern, colour))
        if known is None:
            known = self._chances[pattern, colour] = self._chance(pattern, colour)
        return known

    def _chance(self, pattern: str, colour: str) -> float:
        """Work out a chance."""
        position = self._position
        fitting = fits(pattern).keys() & position.unplayed
        left = len(fitting)
        if not left:
            return 0.0
        if count(pattern) >= FORCING:
            return left / (left + FORCED_DOUBT)
        own = not fitting.isdisjoint(position.held[colour])
        if position.drawing_goes_on:
            return left / (left + DOUBT) * (1.0 if own else ONLY_OTHERS)
        return LAST_OWN if own else LAST_OTHERS


class _Reach:
    """What the lines of one colour may come to."""

    def __init__(
        self,
        evaluator: Evaluator,
        colour: str,
        ends: dict[End, Track],
        meeting: dict[Hex, list[End]],
    ) -> None:
        self._evaluator = evaluator
        self._colour = colour
        self._ends = ends
        self._meeting = meeting

    def line(self, end: End, track: Track, joints: int) -> float:
        """Return the points to expect from a line with all that may join it."""
        other, length = track
        if end[0] == other[0]:
            return length + self._chance(end[0]) * (length + 2) * CLOSING
        return (
            length
            + self._beyond(end, other[0], length, joints)
            + self._beyond(other, end[0], length, joints)
        )

    def _beyond(self, end: End, goal: Hex, length: int, joints: int) -> float:
        """Return what an end adds to a line; at the cell `goal` the line would close."""
        at = end[0]
        meeting = self._meeting[at]
        if len(meeting) > 2:  # three edges of a colour: no tile ever fits
            return 0.0
        chance = self._chance(at)
        growth = chance * self._evaluator.growth
        if len(meeting) == 1:
            return growth
        far, more = self._ends[meeting[meeting[0] == end]]
        joined = chance * (1 + more)
        if joints == 0:
            return joined + growth * HORIZON
        if far[0] == goal:
            return joined + chance * self._chance(goal) * (length + more + 2) / 2 * CLOSING
        return joined + chance * self._beyond(far, goal, length, joints - 1)

    def _chance(self, at: Hex) -> float:
        """Return how likely a space is filled in time."""
        return self._evaluator.chance(at, self._colour)
