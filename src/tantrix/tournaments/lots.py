"""Lots: chance that can be checked afterwards.

A tournament has one secret, sealed before it begins and opened at its end. Every lot is drawn from
the secret and from what the lot is for, so that it can be drawn again by anybody.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import msgspec

from tantrix.tournaments.rounds import Entry


class Secret(msgspec.Struct, frozen=True):
    """The secret of all lots, as hexadecimal digits; it is opened at the finish only.

    >>> from tantrix.tournaments.lots import Secret
    >>> Secret("00ff")
    Secret(...)
    """

    key: str

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


def lot(secret: bytes, *purpose: str | int) -> Random:
    """Return the chance for one purpose, such as `"groups"`, or `"starter", 3, 12` [O].

    Different purposes have nothing to do with each other.

    >>> from tantrix.tournaments.lots import lot
    >>> lot(bytes(32), "starter", 3, 12).random() == lot(bytes(32), "starter", 3, 12).random()
    True
    >>> lot(bytes(32), "starter", 3, 12).random() == lot(bytes(32), "starter", 3, 13).random()
    False
    """
    words = [secret.hex(), *map(str, purpose)]
    digest = sha256("\n".join(f"{len(word)}:{word}" for word in words).encode()).digest()
    return Random(int.from_bytes(digest))


def drawn(entries: list[Entry], chance: Random) -> list[Entry]:
    """Return the entries in an order by lot, whatever order they come in.

    >>> from tantrix.tournaments.lots import drawn, lot
    >>> drawn([3, 1, 2], lot(bytes(32), "groups")) == drawn([1, 2, 3], lot(bytes(32), "groups"))
    True
    """
    ordered = sorted(entries)
    return chance.sample(ordered, len(ordered))
