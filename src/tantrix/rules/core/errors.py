"""Errors that carry a stable id and parameters; `tantrix.messages` has the sentences.

Programs go by `id`; `str(error)`, and so a traceback, is the English sentence with the id after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from tantrix.rules.core.hexes import Hex


class TantrixError(ValueError):
    """Something that cannot be done, said by a stable `id` and its `params`.

    >>> import tantrix
    >>> try:
    ...     tantrix.new_game(players=5)
    ... except tantrix.TantrixError as error:
    ...     print(error.id, error.params)
    bad.players {'players': 5}
    """

    def __init__(self, error_id: str, /, **params: object) -> None:
        super().__init__(error_id, params)
        self.id = error_id
        self.params = params

    def __str__(self) -> str:
        """Return the English sentence, and in brackets the id with the `reason` if there is one."""
        from tantrix.messages import say

        sentence, reason = say(self), self.params.get("reason")
        if sentence.startswith(self.id):  # there is no sentence for it
            return sentence
        return f"{sentence} [{self.id}{'' if reason is None else f': {reason}'}]"

    def __reduce__(self) -> tuple[object, ...]:
        """Tell how to make the same error again, as in another process."""
        return partial(type(self), self.id, **self.params), ()


class NotationError(TantrixError):
    """A text that does not say what it should.

    >>> import tantrix
    >>> try:
    ...     tantrix.read_placement("57@0,0:0")
    ... except tantrix.NotationError as error:
    ...     print(error.id, error.params["reason"])
    bad.placement tile
    """


class Refusal(NamedTuple):
    """One reason why an action is against the rules.

    `cells` are the places that show it: the offending spaces, the forced spaces in control.

    >>> import tantrix
    >>> refusal = tantrix.new_game(seed=1).refusals(tantrix.read_placement("7@5,5:0"))[0]
    >>> refusal.id, refusal.cells
    ('illegal.first_tile', ())
    """

    id: str
    params: Mapping[str, object] = {}
    cells: tuple[Hex, ...] = ()


class IllegalAction(TantrixError):
    """An action against the rules; `refusals` lists every reason.

    In a record `at` says which move it is: `(12,)` is the twelfth, and `(12, 1, 3)` the third of
    the first variation of that.

    >>> import tantrix
    >>> try:
    ...     tantrix.new_game(seed=1).play("7@5,5:0")
    ... except tantrix.IllegalAction as error:
    ...     print([refusal.id for refusal in error.refusals])
    ['illegal.first_tile']
    """

    def __init__(self, refusals: Sequence[Refusal], at: tuple[int, ...] = ()) -> None:
        super().__init__(refusals[0].id, **refusals[0].params)
        self.refusals = tuple(refusals)
        self.at = at

    def __str__(self) -> str:
        """Return the sentence with the id, after the place of the move in a record."""
        if not self.at:
            return super().__str__()
        from tantrix.messages import say

        variation = {"reason": "variation", "number": self.at[1]} if len(self.at) > 1 else {}
        inner = IllegalAction(self.refusals, self.at[2:])
        return say("bad.record.at", {"move": self.at[0], "why": str(inner), **variation})

    def __reduce__(self) -> tuple[object, ...]:
        """Tell how to make the same error again, as in another process."""
        return type(self), (self.refusals, self.at)


def no_action(thing: object, text: str = "play takes text, push an action") -> TypeError:
    """Return the error that says that something is no action, with the hint for a `text`.

    >>> from tantrix.rules.core.errors import no_action
    >>> isinstance(no_action(25), TypeError)
    True
    """
    hint = f"; {text}" if isinstance(thing, str) else ""
    return TypeError(f"no action: {thing!r}{hint}")
