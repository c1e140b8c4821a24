"""What a list of pairings says of a table's colours over the board [S4.2, S4.11]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tantrix.tournaments.draw import chooses_colours
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import PairingState, TournamentState
from tantrix.tournaments.yielding import contest


@dataclass(frozen=True, slots=True)
class ColourNote:
    """What players must know of their colours before they begin.

    `agree`: both want `colour` first, and the colours of the table hold only if they do not agree
    otherwise. `chooser`: at a set for the colour-blind, `entry` chooses both colours.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.seatings import colour_note
    >>> ann = Registration(name="Ann", colour_blind=True)
    >>> state = sample.under_way(entries=(ann, "Ben"), colour_blind_sets=1)
    >>> colour_note(state, 1, state.pairing(1, 1))
    ColourNote(kind='chooser', colour='', entry=2)
    """

    kind: Literal["agree", "chooser"]
    colour: str = ""
    entry: Entry | None = None


def colour_note(state: TournamentState, number: int, pairing: PairingState) -> ColourNote | None:
    """Return what is to be said of the colours at the table of a number, if anything.

    Tables with one of the sets for the colour-blind come first, so the number tells which has one.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.seatings import colour_note
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="RG")
    >>> state = sample.under_way(entries=(ann, ben))
    >>> colour_note(state, 1, state.pairing(1, 1)).colour
    'R'
    """
    side = chooses_colours(state, pairing.sides)
    if side is not None and number <= state.settings.colour_blind_sets:
        return ColourNote("chooser", entry=pairing.sides[side])
    contested = contest(state, pairing)
    return None if contested is None else ColourNote("agree", colour=contested.colour)
