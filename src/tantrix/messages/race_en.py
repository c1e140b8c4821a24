"""The sentences of Gobble, alone and as a race, in English."""

from __future__ import annotations

from collections.abc import Mapping

RACE: Mapping[str, str | Mapping[str, str]] = {
    # Why an action is against the rules.
    "illegal.two_tiles": "A tile must touch at least two others: there it touches one.",
    "illegal.not_top": "Only the top of the penalty stack can be played now: tile {tile}.",
    "illegal.can_be_joined": {
        "one": "This tile can be joined in {count} space, so it is no penalty.",
        "other": "This tile can be joined in {count} spaces, so it is no penalty.",
    },
    # What cannot be played.
    "bad.alone": "This game is for one player, not for {players}.",
}
