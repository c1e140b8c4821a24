"""How often a password or a code may be tried: limits that keep nobody out who is known."""

from __future__ import annotations

from tantrix.server.web.budget import Budget, Rate

KNOWN_ADDRESSES = 20_000
"""How many addresses are remembered from which somebody was right."""


class Tries:
    """The tries for what each account keeps secret, by its name or id, of one kind of secret."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._known: dict[tuple[str, str], None] = {}

    def take(self, whose: str, address: str, each: Rate, every: Rate) -> None:
        """Count a try: `each` limits those of an address, `every` those of all that are not known.

        Raises the `TantrixError` of the rate.
        """
        self._budget.take((whose, address), each)
        if (whose, address) not in self._known:
            self._budget.take(whose, every)

    def note_known(self, whose: str, address: str) -> None:
        """Remember that somebody was right at an address: others never keep them out there."""
        self._known.pop((whose, address), None)
        self._known[whose, address] = None
        if len(self._known) > KNOWN_ADDRESSES:
            del self._known[next(iter(self._known))]
