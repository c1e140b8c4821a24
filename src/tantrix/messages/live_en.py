"""What people at a table say to each other and the house to them, in English."""

from __future__ import annotations

from collections.abc import Mapping

LIVE: Mapping[str, str | Mapping[str, str]] = {
    "termination.tie": "All have agreed on a tie.",
    "termination.adjudicated": "Somebody took far too long: the scores count as they stood.",
    "table.closed": "Nobody may watch this game before it is over.",
    "table.no_claim": "That cannot be claimed now.",
    "table.no_offer": "That is no longer on offer.",
    "table.not_offered": "That cannot be offered now.",
    "table.not_on_hold": "The game is not paused.",
    "table.offer_open": "Something else is on offer already.",
    "table.offered_enough": "You have offered that already.",
    "table.on_hold": "The game is paused.",
    "table.robot_plays": "A robot is playing for you.",
}
