"""Other laptops, and other programs: merge and export."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import click
import msgspec

from tantrix.cli.common import STANDARD, as_json, path, print_json, write_text
from tantrix.cli.i18n import command, complain, option, say
from tantrix.cli.main import NO
from tantrix.cli.tournament.common import (
    add,
    answer,
    events_document,
    opened,
    points,
    to_change,
)
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import exports, report
from tantrix.tournaments.events import AnyEvent, Corrected, Marked, Published, Resulted, Ruling
from tantrix.tournaments.fold import apply, refold
from tantrix.tournaments.heats import HEATS, Mark
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import GameState, TournamentState


def _results_csv(state: TournamentState) -> str:
    """Return the results of games of two, or of heats where all stages have these."""
    of_heats = all(stage.format in HEATS for stage in state.settings.stages)
    return (exports.heats_csv if of_heats else exports.results_csv)(state)


WRITERS: dict[str, Callable[[TournamentState], str]] = {
    "json": lambda state: exports.to_json(state).decode() + "\n",
    "standings": exports.standings_csv,
    "results": _results_csv,
    "heats": exports.heats_csv,
    "trf": exports.trf,
    "txt": report.write,
}
"""What can be exported: all events, tables, the report of chess programs, and our own."""


# --- merging ------------------------------------------------------------------------------------


@dataclass(slots=True)
class Merged:
    """What another laptop has: results to take, conflicts, and what cannot be taken from there."""

    taken: list[AnyEvent] = field(default_factory=list)
    same: int = 0
    conflicts: list[tuple[Place, str, str]] = field(default_factory=list)
    left_out: int = 0


@command("tournament.merge")
@click.argument("other", metavar="FILE", type=path)
@as_json
@click.pass_context
def merge_command(ctx: click.Context, other: Path, *, as_json: bool) -> None:
    """Take the results from a copy that went on on another laptop."""
    file, theirs = to_change(), TournamentFile(other)
    if theirs.torn:
        complain("cli.tournament.cut", file=theirs.name, line=theirs.state.version + 1)
    if theirs.state.seal != file.state.seal:
        raise TantrixError("cli.tournament.another", file=theirs.name)
    merged = Merged()

    def decide(state: TournamentState) -> list[AnyEvent]:
        nonlocal merged
        merged = merge(state, theirs.state)
        return merged.taken

    logged = add(file, decide)
    lines = [say("cli.tournament.merged", count=len(logged), same=merged.same)]
    for place, own, found in merged.conflicts:
        lines.append(say("cli.tournament.conflict", place=str(place), own=own, other=found))
    if merged.left_out:
        lines.append(say("cli.tournament.left_out", count=merged.left_out))
    document = {
        "events": events_document(logged, file.state.version),
        "same": merged.same,
        "conflicts": [
            {"place": str(place), "own": own, "other": found}
            for place, own, found in merged.conflicts
        ],
        "left_out": merged.left_out,
    }
    answer(lines, document, as_json=as_json)
    if merged.conflicts:
        ctx.exit(NO)


def merge(own: TournamentState, other: TournamentState) -> Merged:
    """Return what comes of taking the results of another copy.

    Each game is compared with what it was when the copies parted: what only they have changed is
    taken, the same result twice is one, and where both differ, ours stays and the director decides.
    """
    merged = Merged()
    pairs = zip(own.log, other.log, strict=False)
    parted = next((at for at, (one, two) in enumerate(pairs) if one != two), None)
    if parted is None:
        parted = min(own.version, other.version)
    before = refold(own.log[:parted])
    places: dict[Place, None] = {}  # in their order, each once
    for event, _ in other.log[parted:]:
        if isinstance(event, Resulted | Corrected | Ruling) and event.round:
            places[Place(event.round, event.table, event.game)] = None
        elif isinstance(event, Marked):
            for mark in event.marks:
                places[Place(event.round, event.table, mark.game)] = None
        elif not isinstance(event, Published):
            merged.left_out += 1
    for place in places:
        of_heat = bool(other.round(place.round).heats)
        found = (
            _merged_heat((own, other, before), place)
            if of_heat
            else _merged_game((own, other, before), place, parted)
        )
        if isinstance(found, tuple):
            merged.conflicts.append((place, *found))
        merged.same += found == []
        for event in found if isinstance(found, list) else ():
            own = apply(own, event, own.updated_ms)
            merged.taken.append(event)
    return merged


Copies = tuple[TournamentState, TournamentState, TournamentState]
"""Ours, theirs, and what both were when they parted."""


def _merged_game(copies: Copies, place: Place, parted: int) -> list[AnyEvent] | tuple[str, str]:
    """Return what is to be taken of a game between two, nothing where it is the same; or both."""
    own, other, before = copies
    mine, theirs = _game(own, place), _game(other, place)
    if _outcome(mine) == _outcome(theirs):
        return []
    if mine == _game(before, place) and _same_table(own, other, place):
        return [_taken(own, other, place, parted)]
    return _shown(mine.result), _shown(theirs.result)


def _merged_heat(copies: Copies, place: Place) -> list[AnyEvent] | tuple[str, str]:
    """Return what is to be taken of a game of a heat, as `_merged_game` does.

    Marks of different entries do not contradict each other.
    """
    own, other, before = copies
    mine, theirs, parting = (_marks(copy, place) for copy in (own, other, before))
    fresh = [mark for entry, mark in theirs.items() if entry not in mine]
    changed = [mark for entry, mark in theirs.items() if mine.get(entry, mark) != mark]
    if not fresh and not changed:
        return []
    ours = any(mine[mark.entry] != parting.get(mark.entry) for mark in changed)
    if ours or not _same_table(own, other, place):
        return _shown_marks(mine), _shown_marks(theirs)
    where = place.round, place.table
    found: list[AnyEvent] = []
    if fresh:
        found.append(Marked(round=where[0], table=where[1], marks=tuple(fresh)))
    if changed:
        reasons = [
            event.reason
            for event, _ in other.log
            if isinstance(event, Marked) and event.reason and (event.round, event.table) == where
        ]
        reason = reasons[-1] if reasons else say("cli.tournament.merged_from")
        found.append(Marked(round=where[0], table=where[1], marks=tuple(changed), reason=reason))
    return found


def _marks(state: TournamentState, place: Place) -> dict[Entry, Mark]:
    """Return the marks of a game of a heat by entry, none where the table is not there."""
    try:
        heat = state.heat(place.round, place.table)
    except TantrixError:
        return {}
    return {mark.entry: mark for mark in heat.of_game(place.game)}


def _shown_marks(marks: Mapping[Entry, Mark]) -> str:
    """Return marks in short: `3: 24, 7: 20`."""
    return ", ".join(f"{entry}: {mark.score}" for entry, mark in sorted(marks.items())) or "-"


def _outcome(game: GameState) -> tuple[GameResult | None, tuple[int, int] | None]:
    return game.result, game.times_ms


def _taken(own: TournamentState, other: TournamentState, place: Place, parted: int) -> AnyEvent:
    """Return what makes a game here what it is in the other copy."""
    game, words = _game(other, place), {"round": place.round, "table": place.table}
    if game.ruling is not None:
        ruling = other.log[game.ruling - 1].event
        number = getattr(ruling, "supersedes", None)
        if number is not None and number > parted:
            # Their numbers are not ours.
            return msgspec.structs.replace(ruling, supersedes=None)
        return ruling
    outcome = {"result": game.result, "times_ms": game.times_ms}
    if game.result is not None and _game(own, place).result is None:
        return Resulted(**words, game=place.game, unsigned=game.unsigned, **outcome)  # type: ignore[arg-type]
    corrections = [
        event.reason
        for event, _ in other.log
        if isinstance(event, Corrected) and Place(event.round, event.table, event.game) == place
    ]
    reason = corrections[-1] if corrections else say("cli.tournament.merged_from")
    return Corrected(**words, game=place.game, reason=reason, **outcome)  # type: ignore[arg-type]


def _game(state: TournamentState, place: Place) -> GameState:
    """Return what is known of a game, nothing where the table is not there."""
    try:
        pairing = state.pairing(place.round, place.table)
    except TantrixError:
        return GameState()
    games = (*pairing.games, *pairing.playoff)
    return games[place.game - 1] if place.game <= len(games) else GameState()


def _same_table(own: TournamentState, other: TournamentState, place: Place) -> bool:
    """Tell whether the same two meet at a place in both copies."""
    if place.round > len(own.rounds):
        return False
    ours, theirs = own.round(place.round), other.round(place.round)
    if theirs.heats:
        at = [heat.heat for heat in ours.heats[place.table - 1 : place.table]]
        return at == [theirs.heats[place.table - 1].heat]
    pairings = [pairing.table for pairing in ours.pairings[place.table - 1 : place.table]]
    return pairings == [theirs.pairings[place.table - 1].table]


def _shown(result: GameResult | None) -> str:
    """Return a result in short."""
    if result is None:
        return "-"
    one, two = result.scores
    return f"{one}-{two} {points(result.tenths[0])}-{points(result.tenths[1])}"


# --- exports ------------------------------------------------------------------------------------


@command("tournament.export")
@click.argument("what", type=click.Choice([*WRITERS]))
@option("output", type=path, default=None)
@as_json
def export_command(what: str, output: Path | None, *, as_json: bool) -> None:
    """Write the tournament for other programs."""
    text = WRITERS[what](opened().state)
    output = None if output == STANDARD else output
    if output is not None:
        write_text(output, text)
    if as_json:
        print_json({"export": what, "file": str(output) if output else None, "text": text})
    elif output is None:
        click.echo(text, nl=False)
    else:
        click.echo(say("cli.tournament.written", file=click.format_filename(output)))
