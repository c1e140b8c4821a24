"""Analysis of games of two players: what each placement and each draw was worth.

`moments` goes through a record, `summary` adds up what was found, `serializers` writes it all as
JSON. `packaged_tactics` are positions with one clearly best placement, `proved` finds out whether
another is one, and `explained` says what speaks for an answer or against it. `exercise` makes
positions whose right answers the rules alone decide. docs/analysis.md explains the figures. It all
needs the extra `server`.
"""

from tantrix.messages import no_extra

try:
    import msgspec  # noqa: F401 - the modules below need it
except ModuleNotFoundError as missing:
    raise no_extra(missing, "server") from None

from tantrix.analysis.exercises import Exercise, ExerciseKind, exercise
from tantrix.analysis.game import Moment, check, moments, position
from tantrix.analysis.summary import summary
from tantrix.analysis.tactics import Explanation, Tactic, explained, packaged_tactics, proved
from tantrix.native.analysis import GameSummary, Label, PlayerSummary, TurningPoint

__all__ = [
    "Exercise",
    "ExerciseKind",
    "Explanation",
    "GameSummary",
    "Label",
    "Moment",
    "PlayerSummary",
    "Tactic",
    "TurningPoint",
    "check",
    "exercise",
    "explained",
    "moments",
    "packaged_tactics",
    "position",
    "proved",
    "summary",
]
