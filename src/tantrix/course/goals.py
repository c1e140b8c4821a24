"""Goals of a game that is played on for a while; each tells why where it is not reached."""

from __future__ import annotations

from dataclasses import dataclass

from tantrix.course.measures import ME, OWN, THEM, indirect_length
from tantrix.rules.core.errors import Refusal
from tantrix.rules.strategy.state import StrategyState


@dataclass(frozen=True)
class Builds:
    """The own indirect length has grown by at least so much [S3]."""

    by: int

    def __call__(self, start: StrategyState, now: StrategyState) -> Refusal | None:
        """Return why not, None where it has."""
        before, after = (indirect_length(state, OWN) for state in (start, now))
        if after >= before + self.by:
            return None
        return Refusal("course.why.builds", {"count": after, "asked": before + self.by})


def ahead(start: StrategyState, now: StrategyState) -> Refusal | None:
    """The own score is greater than that of the opponent."""
    del start
    scores = now.scores()
    if scores[ME] > scores[THEM]:
        return None
    return Refusal("course.why.behind", {"count": scores[ME], "theirs": scores[THEM]})
