"""What is done about a mistake at the table: the decision table of [S4.13].

These are guidelines: what both players agree on comes before every row. The remedy is named here;
how a position looks after it is for the rules to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Mistake(Enum):
    """What went wrong.

    >>> from tantrix.tournaments.mistakes import Claim, Mistake, remedy
    >>> remedy(Claim(mistake=Mistake.SURPLUS))
    <Remedy.REMOVE: 'remove'>
    """

    SURPLUS = "surplus"
    """A hand of more than six tiles."""

    SHORT = "short"
    """A hand of fewer than six while the bag had tiles."""

    MISMATCH = "mismatch"
    """Colours that do not match: illegal in the endgame too."""

    RESTRICTED = "restricted"
    """A fourth tile round a forced space, a controlled side, or three alike."""

    IRREGULAR = "irregular"
    """Not connected, the other player's tile, or out of turn: as an illegal move [O]."""

    KNOCKED = "knocked"
    """The Tantrix was knocked."""

    UNFILLED = "unfilled"
    """A forced space was left that could have been filled."""

    ADVANTAGE = "advantage"
    """An unfair advantage: time games, forced spaces or legality not checked [S4.6]."""


class MistakeMoment(Enum):
    """When a space that was left unfilled is announced.

    >>> from tantrix.tournaments.mistakes import Claim, Mistake, MistakeMoment, remedy
    >>> for moment in MistakeMoment:
    ...     print(moment.name, remedy(Claim(mistake=Mistake.UNFILLED, moment=moment)).name)
    IN_TURN FILL
    UNCONFIRMED FILL
    LATER NOTHING
    """

    IN_TURN = "in_turn"
    """In the turn of who left it."""

    UNCONFIRMED = "unconfirmed"
    """In the next turn, no hand having entered the bag: its first move is not confirmed."""

    LATER = "later"
    """After that."""


class Remedy(Enum):
    """What is done.

    >>> from tantrix.tournaments.mistakes import Remedy
    >>> Remedy("take_back").name
    'TAKE_BACK'
    """

    REMOVE = "remove"
    """The other player removes the surplus at random, unless both agree which tiles."""

    DRAW = "draw"
    """The missing tiles are drawn at once."""

    TAKE_BACK = "take_back"
    """The move is taken back; tiles taken up again are a surplus [O]."""

    REBUILD = "rebuild"
    """The Tantrix is rebuilt."""

    TIE = "tie"
    """The game is tied; who knocked the Tantrix may lose up to 5.0 more."""

    REDO = "redo"
    """The free move is taken back and the spaces are filled; then there is any free move [O]."""

    FILL = "fill"
    """The space and all that follow are filled; the free move stays, what is not confirmed goes."""

    UNDO = "undo"
    """All is undone from the first such space on; time used stays used [O]."""

    RULE = "rule"
    """A Controller shares the points, with a reason [O]."""

    NOTHING = "nothing"
    """It stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A mistake as it is announced.

    `moment` and `before_free` (the space was there before the free move) matter for spaces left
    unfilled only. `endgame` is whether the bag was empty when it happened. `recoverable` is
    whether both agree how to take the move back, or how the Tantrix was.

    >>> from tantrix.tournaments.mistakes import Claim, Mistake
    >>> claim = Claim(mistake=Mistake.KNOCKED, recoverable=False)
    >>> claim.endgame, claim.moment.name
    (False, 'LATER')
    """

    mistake: Mistake
    moment: MistakeMoment = MistakeMoment.LATER
    before_free: bool = False
    endgame: bool = False
    recoverable: bool = True


_ALWAYS = {
    Mistake.SURPLUS: Remedy.REMOVE,
    Mistake.SHORT: Remedy.DRAW,
    Mistake.ADVANTAGE: Remedy.RULE,
}


def remedy(claim: Claim) -> Remedy:
    """Return what is done about a mistake unless both players agree on something else [S4.13].

    >>> from tantrix.tournaments.mistakes import Claim, Mistake, remedy
    >>> remedy(Claim(mistake=Mistake.KNOCKED)).name
    'REBUILD'
    >>> remedy(Claim(mistake=Mistake.KNOCKED, recoverable=False)).name
    'TIE'
    """
    match claim.mistake:
        case Mistake.KNOCKED:
            return Remedy.REBUILD if claim.recoverable else Remedy.TIE
        case Mistake.RESTRICTED if claim.endgame:
            return Remedy.NOTHING
        case Mistake.RESTRICTED | Mistake.MISMATCH | Mistake.IRREGULAR:
            return Remedy.TAKE_BACK if claim.recoverable else Remedy.TIE
        case Mistake.UNFILLED:
            return Remedy.UNDO if claim.endgame else _unfilled(claim)
        case other:
            return _ALWAYS[other]


def _unfilled(claim: Claim) -> Remedy:
    """Return what is done about a space left unfilled before the endgame."""
    match claim.moment:
        case MistakeMoment.IN_TURN:
            return Remedy.REDO if claim.before_free else Remedy.FILL
        case MistakeMoment.UNCONFIRMED:
            return Remedy.FILL
        case MistakeMoment.LATER:
            return Remedy.NOTHING
