"""Goals of a game that is played on for a while; each tells why where it is not reached."""

from __future__ import annotations

from dataclasses import dataclass

from tantrix.course.measures import ME, OWN, best_rival, indirect_length
from tantrix.course.states import LessonState, TantrixState
from tantrix.rules.core.errors import Refusal


@dataclass(frozen=True)
class Builds:
    """The own indirect length has grown by at least so much [S3]."""

    by: int

    def __call__(self, start: TantrixState, now: TantrixState) -> Refusal | None:
        """Return why not, None where it has."""
        before, after = (indirect_length(state, OWN) for state in (start, now))
        if after >= before + self.by:
            return None
        return Refusal("course.why.builds", {"count": after, "asked": before + self.by})


def ahead(start: LessonState, now: LessonState) -> Refusal | None:
    """The own score is greater than that of every opponent."""
    del start
    mine, theirs = now.scores()[ME], best_rival(now)
    if mine > theirs:
        return None
    return Refusal("course.why.behind", {"count": mine, "theirs": theirs})
