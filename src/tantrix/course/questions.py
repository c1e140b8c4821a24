"""Questions to answer by choosing tiles of the hands, or spaces of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Literal, cast

from tantrix.course import measures
from tantrix.course.measures import ME, OWN
from tantrix.course.states import LessonState, S, TantrixState
from tantrix.course.tasks import Option, Pick, nowhere
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import fits
from tantrix.rules.core.tiles import TILES, Shape

Players = tuple[int, ...] | None
"""Of whose hands tiles are chosen, None for all."""


def held(state: LessonState, players: Players) -> list[int]:
    """Return the tiles of some hands."""
    hands = state.hands if players is None else [state.hands[player] for player in players]
    return [tile for hand in hands for tile in hand]


@dataclass(frozen=True)
class Fitting:
    """Which tiles fit the marked space, by the golden rule alone; of all hands, or of these."""

    pick: Pick[TantrixState]
    players: Players = None

    among: ClassVar[Literal["tiles", "spaces"]] = "tiles"
    plain: ClassVar[bool] = False

    def options(self, state: TantrixState) -> list[Option]:
        return [*held(state, self.players)]

    def right(self, state: TantrixState) -> set[Option]:
        fitting = fits(self._pattern(state))
        return {tile for tile in self.options(state) if tile in fitting}

    def surplus(self, state: TantrixState, option: Option) -> Refusal:
        params = {"tile": option, "reading": measures.reading(self._pattern(state))}
        return Refusal("course.why.not_fitting", params, tuple(self.pick(state)))

    def params(self, state: TantrixState) -> Mapping[str, object]:
        pattern = self._pattern(state)
        return {"reading": measures.reading(pattern), "fits": len(fits(pattern))}

    def _pattern(self, state: TantrixState) -> str:
        return state.board.spaces[self.pick(state)[0]]


@dataclass(frozen=True)
class Forbidden(Generic[S]):
    """Which tiles of the hands match the marked space and yet may not lie there, by one rule.

    `rule` is the id of its refusal; `otherwise` says of a tile that it may lie there.
    """

    pick: Pick[S]
    rule: str
    otherwise: str
    players: Players = None

    among: ClassVar[Literal["tiles", "spaces"]] = "tiles"
    plain: ClassVar[bool] = False

    def options(self, state: S) -> list[Option]:
        (at,) = self.pick(state)
        matching = measures.matching(state.board, at)
        return [tile for tile in held(state, self.players) if tile in matching]

    def right(self, state: S) -> set[Option]:
        return {tile for tile in self.options(state) if self._refused(state, cast(int, tile))}

    def surplus(self, state: S, option: Option) -> Refusal:
        return Refusal(self.otherwise, {"tile": option}, tuple(self.pick(state)))

    def params(self, state: S) -> Mapping[str, object]:
        return {"count": len(self.options(state))}

    def _refused(self, state: S, tile: int) -> bool:
        """Tell whether the rule refuses every way to lay a tile there."""
        (at,) = self.pick(state)
        rotations = measures.matching(state.board, at)[tile]
        reasons = (state.refusals(Placement(tile, *at, rotation)) for rotation in rotations)
        return all(any(reason.id == self.rule for reason in found) for found in reasons)


@dataclass(frozen=True)
class Corners:
    """On which of the own tiles the own link is a corner."""

    pick: Pick[TantrixState] = nowhere

    among: ClassVar[Literal["tiles", "spaces"]] = "tiles"
    plain: ClassVar[bool] = False

    def options(self, state: TantrixState) -> list[Option]:
        return list(state.hands[ME])

    def right(self, state: TantrixState) -> set[Option]:
        return {t for t in self.options(state) if shape(cast(int, t)) is Shape.CORNER}

    def surplus(self, state: TantrixState, option: Option) -> Refusal:
        del state
        why = "course.why.not_corner" if shape(cast(int, option)) else "course.why.no_red"
        return Refusal(why, {"tile": option})

    def params(self, state: TantrixState) -> Mapping[str, object]:
        del state
        return {}


def shape(tile: int) -> Shape | None:
    """Return the shape of the own link on a tile."""
    return next((link.shape for link in TILES[tile].links if link.colour == OWN), None)


@dataclass(frozen=True)
class Spaces(Generic[S]):
    """Which spaces have a property; `otherwise` says of one why it has it not.

    With `of_forced` only forced spaces are on offer.
    """

    having: Callable[[S], set[Hex]]
    otherwise: Callable[[S, Hex], Refusal]
    pick: Pick[S] = nowhere
    plain: bool = False
    of_forced: bool = False

    among: ClassVar[Literal["tiles", "spaces"]] = "spaces"

    def options(self, state: S) -> list[Option]:
        return [*sorted(state.board.crowded if self.of_forced else state.board.spaces)]

    def right(self, state: S) -> set[Option]:
        return set(self.having(state))

    def surplus(self, state: S, option: Option) -> Refusal:
        return self.otherwise(state, cast(Hex, option))

    def params(self, state: S) -> Mapping[str, object]:
        return {"count": len(self.having(state))}


def not_forced(state: LessonState, at: Hex) -> Refusal:
    """Say that too few tiles touch a space."""
    return Refusal("course.why.not_forced", {"count": measures.touching(state.board, at)}, (at,))


TO_FILL = Spaces[LessonState](lambda state: state.board.crowded, not_forced, plain=True)
"""Which spaces have so many tiles round them that they must be filled."""


def always(why: str) -> Callable[[LessonState, Hex], Refusal]:
    """Return what says one and the same of every space."""
    return lambda _, at: Refusal(why, {}, (at,))
