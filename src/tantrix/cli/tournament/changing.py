"""`tantrix tournament change` and `cancel`: what was announced is put right, or called off.

Both are events with a reason that everybody can read. An event ends earlier by fewer rounds, or
where these follow from who plays, by a stop after some of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import click
from msgspec.structs import asdict, replace

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.tournament.common import add, done, reason_of, time_of, to_change
from tantrix.cli.tournament.making import check_stock, count, described
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.settings import STOPPABLE, TournamentSettings, check_tables
from tantrix.tournaments.state import TournamentState

OF_STAGE = (
    *("rounds", "stop_after", "games", "apart", "bands"),
    *("repeats", "alternate", "first", "third_place"),
)
"""The options that change one stage; all others change the tournament as a whole."""


@command("tournament.change")
@option("stage", type=click.IntRange(1, 8), default=None)
@option("name", default=None)
@option("rounds", type=click.IntRange(0, 99), default=None)
@click.option(
    "--stop-after", type=click.IntRange(0, 99), default=None, help="cli.option.stop_after"
)
@click.option("--games", type=click.IntRange(0, 40), default=None, help="cli.option.match_games")
@option("tables", type=count, default=None)
@option("sets", type=count, default=None)
@option("clocks", type=count, default=None)
@click.option("--sets-cb", type=count, default=None, help="cli.option.sets_cb")
@option("limit", default=None)
@option("apart", type=count, default=None)
@option("first", type=click.Choice(["halves", "neighbours", "lot"]), default=None)
@option("bands/--no-bands", default=None)
@option("repeats/--no-repeats", default=None)
@option("alternate/--no-alternate", default=None)
@click.option("--third-place/--no-third-place", default=None, help="cli.option.third_place")
@described
@option("note", default=None)
@as_json
def change_command(  # noqa: PLR0913 - one parameter an option
    *,
    stage: int | None,
    sets: int | None,
    clocks: int | None,
    sets_cb: int | None,
    limit: str | None,
    prizes: Sequence[str],
    note: str | None,
    as_json: bool,
    **given: object,
) -> None:
    """Change what was announced; everybody can read why."""
    file = to_change()
    given |= {
        "colour_blind_sets": sets_cb,
        "limit_ms": None if limit is None else time_of(limit),
        # An empty prize takes all of them away.
        "prizes": tuple(filter(None, prizes)) if prizes else None,
    }
    asked = {name: value for name, value in given.items() if value is not None}
    if not asked:
        raise TantrixError("cli.tournament.change_what")
    number = max(len(file.state.stages) - 1, 0) if stage is None else stage - 1
    changed = _changed(file.state, asked, number)
    check_stock(changed.tables, sets, clocks)
    why = reason_of(note)

    def decide(state: TournamentState) -> list[AnyEvent]:
        return [directing.change(state, _changed(state, asked, number), why)]

    logged = add(file, decide)
    lines = [say("cli.tournament.changed")]
    if {"rounds", "stop_after"}.intersection(asked) and number < len(file.state.stages):
        rounds = file.state.stages[number].planned
        lines.append(say("cli.tournament.now_rounds", stage=number + 1, count=rounds))
    done(file, logged, lines, as_json=as_json)


def _changed(state: TournamentState, asked: dict[str, object], number: int) -> TournamentSettings:
    """Return the settings with what is asked for; raises `TantrixError` where that cannot be."""
    settings = state.settings
    if number >= len(settings.stages):
        raise TantrixError("tournament.no_stage")
    of_stage = {name: value for name, value in asked.items() if name in OF_STAGE}
    others = {name: value for name, value in asked.items() if name not in OF_STAGE}
    found = replace(settings.stages[number], **of_stage)
    if "rounds" in of_stage and found.format == "knockout":
        raise TantrixError("cli.tournament.rounds_fixed")
    if "stop_after" in of_stage and found.format not in STOPPABLE:
        raise TantrixError("cli.tournament.no_stop")
    stages = (*settings.stages[:number], found, *settings.stages[number + 1 :])
    changed = replace(settings, stages=stages, **others)
    if asdict(changed) == asdict(settings):
        raise TantrixError("cli.tournament.change_what")
    if not state.stages:
        present = sum(entry.presence == "present" for entry in state.entries.values())
        check_tables(changed, present)
    return changed


@command("tournament.cancel")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def cancel_command(reason: str | None, *, as_json: bool) -> None:
    """Call the tournament off: its games stay, its standings are void."""
    file = to_change()
    why = reason_of(reason)
    logged = add(file, lambda state: [directing.cancel(state, why)])
    line = say("cli.tournament.cancelled", name=file.state.settings.name)
    done(file, logged, [line], as_json=as_json)
