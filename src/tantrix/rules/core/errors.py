"""Errors that carry a stable id and parameters; `tantrix.messages` has the sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from tantrix.rules.core.hexes import Hex


class TantrixError(ValueError):
    """Something that cannot be done, said by a stable `id` and its `params`."""

    def __init__(self, error_id: str, /, **params: object) -> None:
        super().__init__(error_id, params)
        self.id = error_id
        self.params = params

    def __str__(self) -> str:
        """Return the id and the parameters in one line."""
        params = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.id} ({params})" if params else self.id

    def __reduce__(self) -> tuple[object, ...]:
        """Tell how to make the same error again, as in another process."""
        return partial(type(self), self.id, **self.params), ()


class NotationError(TantrixError):
    """A text that does not say what it should."""


class Refusal(NamedTuple):
    """One reason why an action is against the rules.

    `cells` are the places that show it: the offending spaces, the forced spaces in control.
    """

    id: str
    params: Mapping[str, object] = {}
    cells: tuple[Hex, ...] = ()


class IllegalAction(TantrixError):
    """An action against the rules; `refusals` lists every reason."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        super().__init__(refusals[0].id, **refusals[0].params)
        self.refusals = tuple(refusals)

    def __reduce__(self) -> tuple[object, ...]:
        """Tell how to make the same error again, as in another process."""
        return type(self), (self.refusals,)
