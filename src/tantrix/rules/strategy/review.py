"""What a reviewer sees: the numbers in forced spaces, who can fill them, what a try would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import Line, best_line, line_through
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements
from tantrix.rules.core.spaces import fits
from tantrix.rules.strategy.state import StrategyState


class FitCount(NamedTuple):
    """How many tiles left in the bag fit a forced space [W].

    `before` the endgame by all rules, `endgame` once the restrictions are lifted, and how many of
    these last fit `elsewhere` too, in another forced space.

    >>> from tantrix.rules.strategy.review import FitCount
    >>> FitCount(before=3, endgame=2, elsewhere=1).text
    '3/2-1'
    """

    before: int
    endgame: int
    elsewhere: int

    @property
    def text(self) -> str:
        """The numbers as the reviewer writes them: `3`, `4-1`, `2/3`, `2/3-1`."""
        both = f"{self.before}/{self.endgame}" if self.before != self.endgame else f"{self.before}"
        return f"{both}-{self.elsewhere}" if self.elsewhere else both


class SpaceReport(NamedTuple):
    """A forced space: what it asks, the numbers, and each player's tiles that may fill it now.

    >>> import tantrix
    >>> from tantrix.rules.strategy.review import forced_reports
    >>> game, robot = tantrix.new_game(seed=1), tantrix.make_robot("greedy", seed=1)
    >>> while not forced_reports(game):
    ...     game.play(robot.choose(game.hidden()))
    >>> forced_reports(game)[0].pattern
    'RG...R'
    """

    hex: Hex
    pattern: str
    numbers: FitCount
    holders: tuple[tuple[int, ...], ...]


class Preview(NamedTuple):
    """What a placement would bring about, before any tile is drawn.

    `refusals` say why it is not legal; `forced` are the forced spaces that it makes, `scores` those
    of the players after it, `closed` the loops that it closes, `lines` the best of each side. A
    placement that cannot lie there at all brings nothing about.

    >>> import tantrix
    >>> from tantrix.rules.strategy.review import preview
    >>> game = tantrix.new_game(seed=1)
    >>> tried = preview(game, game.legal_actions()[0])
    >>> tried.scores, tried.forced, tried.refusals
    ((1, 1), (), ())
    """

    placement: Placement
    refusals: tuple[Refusal, ...]
    forced: tuple[SpaceReport, ...]
    scores: tuple[int, ...]
    closed: tuple[Line, ...]
    lines: tuple[Line | None, ...]


CANNOT_LIE = {
    "illegal.no_such_tile",
    "illegal.rotation",
    "illegal.game_over",
    "illegal.draw_due",
    "illegal.tile_not_in_hand",
    "illegal.occupied",
    "illegal.not_connected",
    "illegal.mismatch",
}
"""The refusals after which there is nothing to look at."""


def forced_reports(state: StrategyState) -> list[SpaceReport]:
    """Return a report on every forced space, sorted by place.

    >>> import tantrix
    >>> from tantrix.rules.strategy.review import forced_reports
    >>> forced_reports(tantrix.new_game(seed=1))  # no space has three neighbours yet
    []
    """
    return _reports(state, state.board.forced)


def preview(state: StrategyState, placement: Placement) -> Preview:
    """Return what `placement` by the player to act would bring about [S0].

    >>> import tantrix
    >>> from tantrix.rules.strategy.review import preview
    >>> tried = preview(tantrix.new_game(seed=1), tantrix.Placement(56, 0, 0, 0))
    >>> [one.id for one in tried.refusals]
    ['illegal.tile_not_in_hand']
    """
    reasons = () if placement in state.legal_actions() else state.refusals(placement)
    if any(reason.id in CANNOT_LIE for reason in reasons):
        return Preview(placement, reasons, (), state.scores(), (), best_lines(state))
    twin = state.hidden()
    twin.push(placement)
    made = twin.board.forced - state.board.forced
    return Preview(
        placement,
        reasons,
        tuple(_reports(twin, made)),
        twin.scores(),
        tuple(_loops_through(twin, placement.hex)),
        best_lines(twin),
    )


def best_lines(state: StrategyState) -> tuple[Line | None, ...]:
    """Return the best line or loop of each side, None where its colour does not lie yet.

    >>> import tantrix
    >>> from tantrix.rules.strategy.review import best_lines
    >>> best_lines(tantrix.new_game(seed=1))
    (None, None)
    """
    return tuple(best_line(state.board, colour) for colour in state.rules.colours)


def _reports(state: StrategyState, cells: Iterable[Hex]) -> list[SpaceReport]:
    """Return a report on each of some forced spaces."""
    unseen = state.unseen
    hands = [() if p in state.resigned else hand for p, hand in enumerate(state.hands)]
    return [_report(state, at, unseen, hands) for at in sorted(cells)]


def _report(
    state: StrategyState, at: Hex, unseen: list[int], hands: list[tuple[int, ...]]
) -> SpaceReport:
    """Return the report on one forced space."""
    spaces, forced = state.board.spaces, state.board.forced
    pattern = spaces[at]
    fitting = fits(pattern)
    bag = [tile for tile in unseen if tile in fitting]
    legal = _fillers(state, at, [tile for tiles in (bag, *hands) for tile in tiles])
    others = set().union(*(fits(spaces[cell]) for cell in forced if cell != at))
    numbers = FitCount(len(legal.intersection(bag)), len(bag), len(others.intersection(bag)))
    holders = tuple(tuple(tile for tile in hand if tile in legal) for hand in hands)
    return SpaceReport(at, pattern, numbers, holders)


def _fillers(state: StrategyState, at: Hex, tiles: Sequence[int]) -> set[int]:
    """Return those of some tiles that may fill a space by the rules of the moment."""
    legal = legal_placements(state.board, tiles, [at], restricted=state.restricted)
    return {placement.tile for placement in legal}


def _loops_through(state: StrategyState, at: Hex) -> list[Line]:
    """Return the loops that pass a tile."""
    through = (line_through(state.board, at, colour) for colour in "RYBG")
    return [line for line in through if line and line.closed]
