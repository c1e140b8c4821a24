"""Corrections, rulings and undoing: events too, each with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import click
import msgspec

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.tournament.boards import is_at, seat_named, seat_of
from tantrix.cli.tournament.common import (
    add,
    agreed,
    answer,
    at_terminal,
    done,
    entry_of,
    is_place,
    named,
    number_of,
    opened,
    place_of,
    points,
    reason_of,
    tenths_of,
    time_of_day,
    to_change,
)
from tantrix.cli.tournament.heat_rulings import read_heat_ruling
from tantrix.cli.tournament.heats import mark_doubts, mark_echo, of_heat, typed_marks
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.cli.tournament.results import Found, doubts, echo, parsed, totals
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import exports, fold, scoring
from tantrix.tournaments.draw import match_lot
from tantrix.tournaments.events import AnyEvent, Rule, Undone
from tantrix.tournaments.points import SHARED, TIE
from tantrix.tournaments.results import MOST_TILES, Ending, GameResult, by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import GameState, TournamentState


@command("tournament.correct")
@click.argument("where", metavar="PLACE")
@click.argument("words", metavar="[NO TILES TIME NO TILES TIME]", nargs=-1)
@option("remove", is_flag=True)
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def correct_command(
    where: str, words: tuple[str, ...], reason: str | None, *, remove: bool, as_json: bool
) -> None:
    """Put a result right, in any round; later pairings stay as they are."""
    place = place_of(where)
    file = to_change()
    if remove == bool(words):
        raise TantrixError("cli.tournament.correct_what")
    if of_heat(file.state, words, place):
        _correct_heat(file, place, words, reason, as_json=as_json)
        return
    found = None if remove else _at(file.state, place, words)
    why = reason_of(reason)
    logged = add(
        file,
        lambda state: [
            scoring.correct(
                state,
                place,
                None if found is None else found.result,
                why,
                times_ms=None if found is None else found.times_ms,
            )
        ],
    )
    if found is None:
        lines = [say("cli.tournament.removed", place=str(place)), *totals(file.state, place)]
    else:
        lines = [*echo(file.state, found), *doubts(file.state, found)]
    if place.round < len(file.state.rounds):
        lines.append(say("cli.tournament.pairings_stay"))
    done(file, logged, lines, as_json=as_json)


def _correct_heat(
    file: TournamentFile, place: Place, words: Sequence[str], reason: str | None, *, as_json: bool
) -> None:
    """Put right what everybody of a heat did."""
    if not words:
        raise TantrixError("cli.tournament.correct_what")
    place, marks = typed_marks(file.state, words, place)
    why = reason_of(reason)
    where = place.round, place.table
    logged = add(file, lambda state: [scoring.mark(state, where, marks, reason=why)])
    lines = [*mark_echo(file.state, place), *mark_doubts(file.state, marks)]
    if place.round < len(file.state.rounds):
        lines.append(say("cli.tournament.pairings_stay"))
    done(file, logged, lines, as_json=as_json)


def _at(state: TournamentState, place: Place, words: Sequence[str]) -> Found:
    """Return what was typed as the result of a place; raises `TantrixError`."""
    typed = parsed(state, words, place.round)
    sides = state.pairing(place.round, place.table).sides
    if {*typed.entries} != {*sides} or not all(is_at(state, place, seat) for seat in typed.seats):
        raise _other_table(state, place)
    return typed.found(state, place, in_order=typed.entries[0] == sides[0])


# --- rulings ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RulingContent:
    """What a ruling says: what the game counts as, who goes on, or whom it concerns."""

    rule: Rule
    found: GameResult | None = None
    winner: int | None = None
    entry: int | None = None


Reading = Callable[[TournamentState, Place, Sequence[str]], RulingContent]


@command("tournament.rule")
@click.argument("where", metavar="PLACE|NO")
@click.argument("kind")
@click.argument("words", metavar="[VALUES]", nargs=-1)
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@option("supersedes", type=int, default=None)
@option("interested", is_flag=True)
@as_json
def rule_command(  # noqa: PLR0913 - one parameter an option
    where: str,
    kind: str,
    words: tuple[str, ...],
    reason: str | None,
    supersedes: int | None,
    *,
    interested: bool,
    as_json: bool,
) -> None:
    """Note what a Controller has decided; it is never edited, only superseded."""
    file = to_change()
    place = place_of(where) if is_place(where) else None
    if place is not None and of_heat(file.state, words, place):
        _rule_heat(
            file, place, kind, words, (reason, supersedes), interested=interested, as_json=as_json
        )
        return
    if kind not in (READINGS if place else ABOUT_ENTRIES):
        choices = [*(READINGS if place else ABOUT_ENTRIES)]
        raise TantrixError("cli.no_choice", option="KIND", choices=choices)
    if place is None:
        _nothing_more(words)
        decision = RulingContent(ABOUT_ENTRIES[kind], entry=entry_of(file.state, where))
    else:
        decision = READINGS[kind](file.state, place, words)
        if kind != "warning":
            supersedes = supersedes or _superseded(file.state, place)
    why = reason_of(reason)

    def decide(state: TournamentState) -> list[AnyEvent]:
        ruling = scoring.rule(
            state,
            decision.rule,
            why,
            place=place,
            found=decision.found,
            winner=decision.winner,
            entry=decision.entry,
            interested=interested,
            supersedes=supersedes,
        )
        after = fold.apply(state, ruling, state.updated_ms)
        # Who is disqualified loses what was still to be played.
        return [ruling, *(scoring.walkovers(after, why) if kind == "disqualify" else [])]

    logged = add(file, decide)
    number = file.state.version - len(logged) + 1
    lines = [say("cli.tournament.ruled", number=number, kind=kind, where=where)]
    if place is not None:
        if decision.found is not None:
            one, two = (points(tenths) for tenths in decision.found.tenths)
            lines.append(say("cli.tournament.counts", one=one, two=two))
        lines += totals(file.state, place)
    done(file, logged, lines, as_json=as_json)


def _rule_heat(  # noqa: PLR0913 - where, what, and why
    file: TournamentFile,
    place: Place,
    kind: str,
    words: Sequence[str],
    said: tuple[str | None, int | None],
    *,
    interested: bool,
    as_json: bool,
) -> None:
    """Note what a Controller has decided about a game of a heat; `said` are reason and number."""
    rule, marks = read_heat_ruling(file.state, place, kind, words)
    reason, supersedes = said
    if kind != "warning":
        supersedes = supersedes or _superseded(file.state, place)
    why = reason_of(reason)
    logged = add(
        file,
        lambda state: scoring.rule_heat(
            state, rule, why, place, marks, interested=interested, supersedes=supersedes
        ),
    )
    number = file.state.version - len(logged) + 1
    ruled = say("cli.tournament.ruled", number=number, kind=kind, where=str(place))
    done(file, logged, [ruled, *(mark_echo(file.state, place) if marks else [])], as_json=as_json)


def _superseded(state: TournamentState, place: Place) -> int | None:
    """Return the ruling on a game that another is to supersede, if somebody there says so."""
    standing = scoring.ruling_on(state, place)
    if standing is None or not at_terminal():
        return None
    question = "cli.tournament.ask_supersede"
    return standing if agreed(question, number=standing, place=str(place)) else None


def _sides(state: TournamentState, place: Place) -> tuple[int, int]:
    return state.pairing(place.round, place.table).sides


def _side(state: TournamentState, place: Place, word: str) -> int:
    """Return the side of an entry at a table; raises `TantrixError` for one that is not there."""
    seat = seat_of(state, word, place.round)
    if not is_at(state, place, seat):
        raise _other_table(state, place)
    return _sides(state, place).index(seat.entry)


def _other_table(state: TournamentState, place: Place) -> TantrixError:
    """Return the refusal of somebody who does not play at a place."""
    one, two = (seat_named(state, place, side) for side in (0, 1))
    return TantrixError("cli.tournament.other_table", place=str(place), one=one, two=two)


def _game(state: TournamentState, place: Place) -> GameState:
    """Return what is known of a game."""
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    return games[place.game - 1] if 1 <= place.game <= len(games) else GameState()


def _nothing_more(words: Sequence[str]) -> None:
    if words:
        raise TantrixError("cli.too_many", text=words[0])


def _tied(state: TournamentState, place: Place, words: Sequence[str]) -> RulingContent:
    """`tied`, or `tied 7 5.0`: entry 7 was responsible and pays so much."""
    known = _game(state, place).result
    penalties = (0, 0) if known is None else known.penalties
    if not words:
        return RulingContent("tied", GameResult(ending=Ending.TIED, penalties=penalties))
    guilty, paid = _pair_of(words)
    side, tenths = _side(state, place, guilty), tenths_of(paid)
    if not 0 <= tenths <= TIE:
        raise TantrixError("cli.tournament.points", text=paid)
    first = TIE - tenths if side == 0 else TIE + tenths
    return RulingContent("tied", GameResult(ending=Ending.TIED, penalties=penalties, ruled=first))


def _default(state: TournamentState, place: Place, words: Sequence[str]) -> RulingContent:
    """`default 7`, or `default 7 0.0`: entry 7 loses, and has so much instead of 5.0."""
    if len(words) == 1:
        return RulingContent("default", by_default(_side(state, place, words[0])))
    loser, left = _pair_of(words)
    side, tenths = _side(state, place, loser), tenths_of(left)
    number = _sides(state, place)[side]
    if not 0 <= tenths <= TIE:
        raise TantrixError("cli.tournament.default_how", name=named(state, number), points=left)
    return RulingContent(
        "default", by_default(side, ruled=tenths if side == 0 else SHARED - tenths)
    )


def _absent(_state: TournamentState, _place: Place, words: Sequence[str]) -> RulingContent:
    """`absent`: neither came."""
    _nothing_more(words)
    return RulingContent("absent", GameResult(ending=Ending.ABSENT))


def _adjudicated(state: TournamentState, place: Place, words: Sequence[str]) -> RulingContent:
    """`adjudicated 12 24 14.7 7 20 5.3`: tiles and points of both."""
    if len(words) != 6:
        raise TantrixError("cli.tournament.adjudicated_how")
    one, tiles, share, two, other, other_share = words
    scores = number_of(tiles), number_of(other)
    for score in scores:
        if score > MOST_TILES:
            raise TantrixError("tournament.score", score=score, most=MOST_TILES)
    return _shared(state, place, "adjudicated", (one, two), scores, (share, other_share))


def _conduct(state: TournamentState, place: Place, words: Sequence[str]) -> RulingContent:
    """`conduct 12 15.0 7 5.0`: points of both, the tiles as they are."""
    if len(words) != 4:
        raise TantrixError("cli.tournament.conduct_how")
    one, share, two, other_share = words
    known = _game(state, place).result
    scores = (0, 0) if known is None else known.scores
    if _side(state, place, one) == 1:
        scores = scores[::-1]
    return _shared(state, place, "conduct", (one, two), scores, (share, other_share))


def _shared(  # noqa: PLR0913, PLR0917 - who, where, and what both get
    state: TournamentState,
    place: Place,
    rule: Rule,
    entries: tuple[str, str],
    scores: tuple[int, int],
    shares: tuple[str, str],
) -> RulingContent:
    """Return a ruling that shares the points; raises `TantrixError` unless they make 20.0."""
    side = _side(state, place, entries[0])
    if _side(state, place, entries[1]) == side:
        raise TantrixError("tournament.itself")
    tenths = tenths_of(shares[0]), tenths_of(shares[1])
    if sum(tenths) != SHARED:
        raise TantrixError("cli.tournament.not_twenty", sum=points(sum(tenths)))
    if side == 1:
        scores, tenths = scores[::-1], tenths[::-1]
    return RulingContent(rule, GameResult(ending=Ending.RULED, scores=scores, ruled=tenths[0]))


def _warning(_state: TournamentState, _place: Place, words: Sequence[str]) -> RulingContent:
    """`warning`: nothing changes."""
    _nothing_more(words)
    return RulingContent("warning")


def _lot(state: TournamentState, place: Place, words: Sequence[str]) -> RulingContent:
    """`lot`, drawn here, or `lot 7` for one that was drawn at the table."""
    if words:
        _nothing_more(words[1:])
        return RulingContent("lot", winner=_side(state, place, words[0]))
    return RulingContent("lot", winner=match_lot(state, place.round, place.table))


def _pair_of(words: Sequence[str]) -> tuple[str, str]:
    """Return two words; raises `TantrixError` for another number."""
    if len(words) != 2:
        raise TantrixError("cli.tournament.rule_how")
    return words[0], words[1]


READINGS: dict[str, Reading] = {
    "tied": _tied,
    "default": _default,
    "absent": _absent,
    "adjudicated": _adjudicated,
    "conduct": _conduct,
    "lot": _lot,
    "warning": _warning,
}
"""The rulings about a game."""

ABOUT_ENTRIES: dict[str, Rule] = {"warning": "warning", "disqualify": "disqualified"}
"""The rulings about an entry."""


# --- undoing ------------------------------------------------------------------------------------


@command("tournament.undo")
@click.argument("number", type=int, required=False)
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def undo_command(number: int | None, reason: str | None, *, as_json: bool) -> None:
    """Undo an event by its number, by default the last one that counts."""
    file = to_change()
    at = _last(file.state) if number is None else number
    why = reason_of(reason)
    before = file.state
    logged = add(file, lambda state: [scoring.undo(state, at, why)])
    done(
        file,
        logged,
        [say("cli.tournament.undone", event=event_line(before, at).strip())],
        as_json=as_json,
    )


def _last(state: TournamentState) -> int:
    """Return the number of the last event that counts."""
    for number in range(state.version, 1, -1):
        if number not in state.undone and not isinstance(state.log[number - 1].event, Undone):
            return number
    raise TantrixError("tournament.no_event", number=1)


@command("tournament.log")
@option("last", type=click.IntRange(1, 10**6), default=20)
@as_json
def log_command(last: int, *, as_json: bool) -> None:
    """Show the last events with their numbers."""
    state = opened().state
    first = max(state.version - last, 0)
    lines = [event_line(state, number) for number in range(first + 1, state.version + 1)]
    document = {"events": exports.document(state)["events"][first:]}
    answer(lines, document, as_json=as_json)


def event_line(state: TournamentState, number: int) -> str:
    """Return an event as one line: its number, its time, what it is."""
    event, at_ms = state.log[number - 1]
    known = msgspec.to_builtins(event)
    kind = known.pop("kind")
    where = ".".join(str(known[key]) for key in ("round", "table", "game") if key in known)
    parts = [
        str(known[key]) for key in ("entry", "event", "rule", "reason", "note") if known.get(key)
    ]
    if "registration" in known:
        parts.append(known["registration"]["name"])
    gone = f" ({say('cli.tournament.counts_no_more')})" if number in state.undone else ""
    at = time_of_day(at_ms)
    text = " ".join(" ".join([*([where] if where else []), *parts]).split())
    return f"{number:>5} {at} {kind} {text}".rstrip() + gone
