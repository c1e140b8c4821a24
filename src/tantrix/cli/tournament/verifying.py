"""`tantrix tournament verify`: of a director's file, or of the export of any tournament.

Both hold all events. A file has a hash in every line; of an export, the sealed secret, once it is
open, and the hash of the results are what nobody can change unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import click
import msgspec

from tantrix.cli.common import as_json, path, read_text, source_name
from tantrix.cli.i18n import command, fail, say
from tantrix.cli.main import NO
from tantrix.cli.tournament.common import answer, located, opened
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, proofs, redrawn
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import refold
from tantrix.tournaments.state import Logged, TournamentState


class ExportedEvent(msgspec.Struct, frozen=True):
    """An event of an export, with its number and its time in milliseconds."""

    number: int
    at_ms: int
    event: AnyEvent


class Export(msgspec.Struct, frozen=True):
    """What `exports.document` has of a tournament."""

    seal: str
    events: list[ExportedEvent]


@command("tournament.verify")
@click.argument("export", metavar="[EXPORT]", type=path, required=False)
@as_json
@click.pass_context
def verify_command(ctx: click.Context, export: Path | None, *, as_json: bool) -> None:
    """Check the events, draw every lot again, and compare the hash of the results."""
    if export is not None:
        state, numbered = exported(export)
        head, torn = "", False
    else:
        try:
            file = opened()
        except TantrixError as error:
            if error.id != "cli.tournament.edited":
                raise
            document = {"whole": False, "line": error.params["line"], "file": str(located())}
            answer([], document, as_json=as_json)
            fail(error)
            ctx.exit(NO)
        state, numbered, head, torn = file.state, True, file.head, bool(file.torn)
    opened_secret = bool(state.secret.key)
    sealed = not opened_secret or _is_sealed(state)
    # What is missing in the middle can make anything that follows impossible.
    again = opened_secret and numbered
    wrong = proofs.verify(state) if again else []
    stages = redrawn.stages_otherwise(state) if again else []
    ended = state.status == "finished" and numbered
    digest = not ended or proofs.results_digest(state) == state.digest
    whole = numbered and sealed and digest and not (wrong or stages or torn)
    document = {
        "whole": whole,
        "lines": state.version,
        "head": head,
        "torn": torn,
        "sealed": sealed,
        "drawn": again,
        "stages": [number + 1 for number in stages],
        "rounds": wrong,
        "digest": digest,
    }
    lines = _told(state, document, numbered=numbered, of_file=export is None)
    answer(lines, document, as_json=as_json)
    if not whole:
        ctx.exit(NO)


def _told(
    state: TournamentState, found: dict[str, object], *, numbered: bool, of_file: bool
) -> Iterator[str]:
    """Yield what was found, in sentences."""
    if of_file:
        yield say("cli.tournament.chain", count=state.version, head=found["head"])
    else:
        yield say("cli.tournament.export_events", count=state.version)
    if not numbered:
        yield say("cli.tournament.export_gap")
        return
    if not found["sealed"]:
        yield say("cli.tournament.other_seal")
    stages, rounds = found["stages"], found["rounds"]
    assert isinstance(stages, Sequence)  # noqa: S101 - as they were put in
    assert isinstance(rounds, Sequence)  # noqa: S101
    for number in stages:
        yield say("cli.tournament.seeded_otherwise", stage=number)
    for number in rounds:
        yield say("cli.tournament.drawn_otherwise", round=number)
    if not found["drawn"]:
        yield say("cli.tournament.still_sealed")
    elif not rounds:
        yield say("cli.tournament.redrawn", count=len(state.rounds))
    if not found["digest"]:
        yield say("cli.tournament.other_digest")
    elif state.status == "finished" and not of_file:
        yield say("cli.tournament.same_digest", digest=state.digest)


def exported(export: Path) -> tuple[TournamentState, bool]:
    """Return the tournament of an export, and whether its events are numbered without a gap.

    Raises `TantrixError` `cli.tournament.no_export` for anything else.
    """
    name = source_name(export)
    try:
        found = msgspec.json.decode(read_text(export), type=Export)
        state = refold(Logged(each.event, each.at_ms) for each in found.events)
    except (msgspec.MsgspecError, TantrixError, ValueError, LookupError):
        raise TantrixError("cli.tournament.no_export", file=name) from None
    if found.seal != state.seal:
        return state, False
    return state, [each.number for each in found.events] == [*range(1, len(found.events) + 1)]


def _is_sealed(state: TournamentState) -> bool:
    """Tell whether the secret is the one that was sealed, and that was opened at the end."""
    finished = [event for event, _ in state.log if isinstance(event, events.Finished)]
    key = state.secret.key
    try:
        sealed = sha256(bytes.fromhex(key)).hexdigest() == state.seal
    except ValueError:
        return False
    return sealed and all(event.key == key for event in finished)
