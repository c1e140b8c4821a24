"""Rulings about a game of a heat: the words that say what everybody in it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from tantrix.cli.tournament.common import entry_of, number_of, tenths_of
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import Rule
from tantrix.tournaments.heats import SIXTHS, Mark
from tantrix.tournaments.points import TIE
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

Marks = list[Mark]
Reading = Callable[[Marks, Sequence[str], Callable[[str], Entry]], Marks]


def read_heat_ruling(
    state: TournamentState, place: Place, kind: str, words: Sequence[str]
) -> tuple[Rule, Marks]:
    """Return a ruling and the marks that it gives; raises `TantrixError` for other words."""
    if kind not in HEAT_READINGS:
        raise TantrixError("cli.no_choice", option="KIND", choices=[*HEAT_READINGS])
    rule, reading = HEAT_READINGS[kind]
    heat = state.heat(place.round, place.table)
    known = {mark.entry: mark for mark in heat.of_game(place.game)}
    marks = [
        replace(known.get(entry, Mark(entry=entry, game=place.game)), ruled=None)
        for entry in heat.entries
    ]

    def meant(word: str) -> Entry:
        entry = entry_of(state, word)
        if entry not in heat.entries:
            raise TantrixError("tournament.not_in_heat", entry=entry, place=str(place))
        return entry

    return rule, reading(marks, words, meant)


def _tied(marks: Marks, words: Sequence[str], meant: Callable[[str], Entry]) -> Marks:
    """`tied`, or `tied 7 5.0`: entry 7 was responsible and pays so much to the others."""
    even = [replace(mark, score=0, out="") for mark in marks]
    if not words:
        return even
    guilty, paid = _in_rows(words, 2)[0]
    tenths = tenths_of(paid)
    if len(words) != 2 or not 0 <= tenths <= TIE:
        raise TantrixError("cli.tournament.rule_how")
    each = Fraction(tenths, len(marks) - 1)
    who = meant(guilty)
    return [
        _with_share(mark, Fraction(TIE - tenths) if mark.entry == who else TIE + each)
        for mark in even
    ]


def _default(marks: Marks, words: Sequence[str], meant: Callable[[str], Entry]) -> Marks:
    """`default 7`, or `default 7 3`: they did not come."""
    if not words:
        raise TantrixError("cli.tournament.rule_how")
    gone = {meant(word) for word in words}
    return [replace(mark, score=0, out="absent") for mark in marks if mark.entry in gone]


def _absent(marks: Marks, words: Sequence[str], meant: Callable[[str], Entry]) -> Marks:
    """`absent`: nobody came."""
    _nothing_more(words)
    return _default(marks, [str(mark.entry) for mark in marks], meant)


def _conduct(marks: Marks, words: Sequence[str], meant: Callable[[str], Entry]) -> Marks:
    """`conduct 12 15.0 7 5.0 3 10.0`: points of all, the tiles as they are."""
    rows = {meant(who): tenths_of(share) for who, share in _in_rows(words, 2)}
    _check_sum(marks, rows)
    return [_with_share(mark, Fraction(rows[mark.entry])) for mark in marks]


def _adjudicated(marks: Marks, words: Sequence[str], meant: Callable[[str], Entry]) -> Marks:
    """`adjudicated 12 24 14.7 7 20 5.3 3 15 10.0`: tiles and points of all."""
    rows = _in_rows(words, 3)
    tiles = {meant(who): number_of(score) for who, score, _ in rows}
    shares = {meant(who): tenths_of(share) for who, _, share in rows}
    _check_sum(marks, shares)
    return [
        _with_share(replace(mark, score=tiles[mark.entry], out=""), Fraction(shares[mark.entry]))
        for mark in marks
    ]


def _warning(_marks: Marks, words: Sequence[str], _meant: Callable[[str], Entry]) -> Marks:
    """`warning`: nothing changes."""
    _nothing_more(words)
    return []


def _with_share(mark: Mark, tenths: Fraction) -> Mark:
    """Return a mark with points by a ruling; the clock costs nothing more then."""
    return replace(mark, ruled=int(tenths * SIXTHS))


def _check_sum(marks: Marks, tenths: dict[Entry, int]) -> None:
    """Raise `TantrixError` unless everybody is named, and the points make 10.0 for each."""
    whole = tenths.keys() == {mark.entry for mark in marks}
    if not whole or sum(tenths.values()) != TIE * len(marks):
        raise TantrixError("tournament.heat_shares")


def _in_rows(words: Sequence[str], width: int) -> list[Sequence[str]]:
    """Return words in rows; raises `TantrixError` where one is not whole."""
    if not words or len(words) % width:
        raise TantrixError("cli.tournament.rule_how")
    return [words[at : at + width] for at in range(0, len(words), width)]


def _nothing_more(words: Sequence[str]) -> None:
    if words:
        raise TantrixError("cli.too_many", text=words[0])


HEAT_READINGS: dict[str, tuple[Rule, Reading]] = {
    "tied": ("tied", _tied),
    "default": ("default", _default),
    "absent": ("absent", _absent),
    "adjudicated": ("adjudicated", _adjudicated),
    "conduct": ("conduct", _conduct),
    "warning": ("warning", _warning),
}
"""The rulings about a game of a heat, each with what reads its words."""
