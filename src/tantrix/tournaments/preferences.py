"""Who plays which colour, from the colours that entries prefer [S4.2]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tantrix.rules.core.colours import COLOURS, Colour


@dataclass(frozen=True, slots=True)
class Preference:
    """The two colours that an entry registered; raises `ValueError` for the same one twice.

    >>> from tantrix import Colour
    >>> from tantrix.tournaments.preferences import Preference
    >>> Preference(Colour.RED, Colour.BLUE).second.value
    'B'
    """

    first: Colour
    second: Colour

    def __post_init__(self) -> None:
        if self.first is self.second:
            raise ValueError(f"{self.first.value} is preferred twice")


def colours(
    one: Preference | None,
    two: Preference | None,
    chance: Random,
    *,
    yields: int | None = None,
) -> tuple[Colour, Colour]:
    """Return the colours of two sides [S4.2].

    Who has registered nothing cannot stop the other one, and has the first colour left of red,
    yellow, blue, green; neither: so has the other, and the lot says who is first [O]. With the same
    first colour one side may yield it, `yields`; else both use their second one. If that is the
    same as well, the lot says who takes it, and the other has its first one [O].

    >>> import random
    >>> from tantrix import Colour
    >>> from tantrix.tournaments.preferences import Preference, colours
    >>> one = Preference(Colour.RED, Colour.BLUE)
    >>> two = Preference(Colour.YELLOW, Colour.RED)
    >>> "".join(colour.value for colour in colours(one, two, random.Random(1)))
    'RY'
    """
    if one is None:
        if two is None:
            return _in_either_order(COLOURS[0], COLOURS[1], chance)
        return _first_left(two.first), two.first
    if two is None:
        return one.first, _first_left(one.first)
    if one.first is not two.first:
        return one.first, two.first
    return _contested(one, two, chance, yields)


def heat_colours(preferences: Sequence[Preference | None], chance: Random) -> list[Colour]:
    """Return the colours of the players of a heat [O].

    In an order that is drawn by lot, each has its first colour if it is left, else the second one;
    who has neither, or registered nothing, has the first one left of red, yellow, blue, green.

    >>> import random
    >>> from tantrix import Colour
    >>> from tantrix.tournaments.preferences import Preference, heat_colours
    >>> wish = Preference(Colour.GREEN, Colour.BLUE)
    >>> [colour.value for colour in heat_colours([None, wish, None], random.Random(1))][1]
    'G'
    """
    order = list(range(len(preferences)))
    chance.shuffle(order)
    found: dict[int, Colour] = {}
    for player in order:
        wish = preferences[player]
        for colour in () if wish is None else (wish.first, wish.second):
            if player not in found and colour not in found.values():
                found[player] = colour
    for player in order:
        if player not in found:
            found[player] = next(colour for colour in COLOURS if colour not in found.values())
    return [found[player] for player in range(len(preferences))]


def chooser(*, one: bool, two: bool) -> int | None:
    """Return the side that may choose both colours over the board [S4.11].

    It is the opponent of who needs a set for the colour-blind; with two such players, or none, the
    preferences decide [O].

    >>> from tantrix.tournaments.preferences import chooser
    >>> chooser(one=True, two=False), chooser(one=True, two=True)
    (1, None)
    """
    return None if one == two else int(one)


def _contested(
    one: Preference, two: Preference, chance: Random, yields: int | None
) -> tuple[Colour, Colour]:
    """Return the colours of two sides that both want the same one first."""
    if yields is not None:
        return (one.second, two.first) if yields == 0 else (one.first, two.second)
    if one.second is not two.second:
        return one.second, two.second
    return _in_either_order(one.first, one.second, chance)


def _first_left(taken: Colour) -> Colour:
    """Return the first colour that another one leaves."""
    return next(colour for colour in COLOURS if colour is not taken)


def _in_either_order(one: Colour, two: Colour, chance: Random) -> tuple[Colour, Colour]:
    """Return two colours, the lot saying whose is whose."""
    return (one, two) if chance.randrange(2) == 0 else (two, one)
