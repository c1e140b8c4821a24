"""`tantrix adjudicate`: what went wrong in a game, and what is done about it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tantrix import messages
from tantrix.cli.common import as_json, path, print_json, progress, read_text, source_name
from tantrix.cli.i18n import command, lang, option, say
from tantrix.cli.main import DONE, NO, STOPPED
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.tournaments.mistakes import MistakeMoment

if TYPE_CHECKING:
    from tantrix.adjudication.views import (
        AdjustedView,
        PositionVerdictView,
        RecordView,
        VerdictView,
    )
    from tantrix.rules.strategy.state import StrategyState

MOST_PLAYOUTS = 10**5
"""The most often that a game is played out."""


@command("adjudicate")
@click.argument("file", type=path)
@option("announced", type=click.IntRange(0, 10**6))
@click.option("--by", type=int, help="cli.option.adjudicate.by")
@option("moment", type=click.Choice([moment.value for moment in MistakeMoment]))
@option("no-agreement", is_flag=True)
@option("position", is_flag=True)
@option("times")
@click.option("--limit", help="cli.option.adjudicate.limit")
@option("playouts", type=click.IntRange(0, MOST_PLAYOUTS), default=0)
@option("seed", type=int, default=0)
@as_json
@click.pass_context
def adjudicate(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    file: Path,
    *,
    announced: int | None,
    by: int | None,
    moment: str | None,
    no_agreement: bool,
    position: bool,
    times: str | None,
    limit: str | None,
    playouts: int,
    seed: int,
    as_json: bool,
) -> None:
    """Judge a record or a position."""
    from tantrix.adjudication import questions
    from tantrix.adjudication.times import read_time, read_times

    text = read_text(file)
    times_ms = read_times(times) if times else None
    limit_ms = read_time(limit) if limit else None
    view: RecordView | PositionVerdictView
    if position:
        _refuse_for_position(announced=announced, by=by, moment=moment, no_agreement=no_agreement)
        asked = questions.Question(text=text, times_ms=times_ms, limit_ms=limit_ms)
        state, view = questions.judge_position(asked, lang())
    else:
        question = questions.RecordQuestion(
            text=text,
            times_ms=times_ms,
            limit_ms=limit_ms,
            announced=announced,
            by=by,
            moment=None if moment is None else MistakeMoment(moment),
            agreed=not no_agreement,
        )
        try:
            state, view = questions.judge_record(question, lang())
        except NotationError as error:
            raise _in_file(file, error) from None
    stopped = _play_out(state, view, playouts, seed)
    if as_json:
        print_json(view)
    else:
        _print(view)
    wrong = view["faults"] if view["kind"] == "record" else view["findings"]
    ctx.exit(STOPPED if stopped else NO if wrong else DONE)


def _refuse_for_position(**given: object) -> None:
    """Refuse options that only a record gives a meaning."""
    for name, value in given.items():
        if value is not None and value is not False:
            raise TantrixError("bad.adjudicate.record_only", option=f"--{name.replace('_', '-')}")


def _in_file(file: Path, error: NotationError) -> TantrixError:
    """Return what is wrong in a record together with where it stands."""
    if error.id == "bad.record.other_game":
        return TantrixError("cli.other_game", file=source_name(file), game=error.params["game"])
    if "line" not in error.params:
        return error
    place = {"line": error.params["line"], "column": error.params["column"]}
    return TantrixError("cli.problem", file=source_name(file), text=say(error), **place)


# --- stopped games -------------------------------------------------------------------------------


def _play_out(
    state: StrategyState, view: RecordView | PositionVerdictView, games: int, seed: int
) -> bool:
    """Play a game out so often, and put what was found into `view`; tell whether it was stopped."""
    if not games or state.is_over:
        return False
    from tantrix.adjudication.playouts import PlayoutTally, play_out
    from tantrix.adjudication.serializers import playouts

    tally, stopped = PlayoutTally(), False
    try:
        tallies = play_out(state, view["penalties"], games, seed)
        for tally in progress(tallies, games, "cli.adjudicate.progress"):  # noqa: B007
            pass
    except KeyboardInterrupt:
        stopped = True
    view["playouts"] = playouts(tally, games)
    return stopped


# --- words ---------------------------------------------------------------------------------------


def _print(view: RecordView | PositionVerdictView) -> None:
    """Say what was found."""
    if view["kind"] == "record":
        _print_record(view)
    else:
        _print_position(view)
    if any(view["penalties"]):
        click.echo(say("cli.adjudicate.penalties", text=_dashed(view["penalties"])))
    if standing := view["standing"]:
        scores, points = _dashed(standing["scores"]), _points(standing["tenths"])
        click.echo(say("cli.adjudicate.standing", scores=scores, points=points))
    if (played := view["playouts"]) and played["games"]:
        message, margin = "cli.adjudicate.playouts", played["margin"][0]
        bounds = {"low": played["low"][0], "high": played["high"][0]}
        counts = {"count": played["games"], "asked": played["asked"]}
        points = _points(played["tenths"])
        click.echo(say(message, margin=margin, points=points, **bounds, **counts))


def _print_record(view: RecordView) -> None:
    """Say what was wrong with the placements of a record, and what is done about it."""
    for fault in view["faults"]:
        click.echo(fault["text"])
    if verdict := view["verdict"]:
        _print_verdict(verdict, view["players"])
    else:
        click.echo(say("cli.adjudicate.clean", count=view["announced"]))


def _print_verdict(verdict: VerdictView, names: Sequence[str]) -> None:
    """Say what is done about a fault."""
    click.echo(say("cli.adjudicate.verdict", text=verdict["text"]))
    if verdict["tenths"] is not None:
        click.echo(say("cli.adjudicate.points", points=_points(verdict["tenths"])))
    _print_adjusted(verdict["position"], names)
    agree = ", ".join(agreement["text"] for agreement in verdict["agree"])
    click.echo(say("cli.adjudicate.agree", text=agree))


def _print_adjusted(position: AdjustedView, names: Sequence[str]) -> None:
    """Say how the position is after a remedy."""
    if position["taken"]:
        click.echo(say("cli.adjudicate.taken", text=" ".join(position["taken"])))
    if position["back"]:
        click.echo(say("cli.adjudicate.back", tiles=position["back"]))
    for player, name in enumerate(names):
        if count := position["remove"][player]:
            click.echo(say("cli.adjudicate.remove", name=name, count=count))
        if count := position["draw"][player]:
            click.echo(say("cli.adjudicate.draw", name=name, count=count))
    click.echo(say("cli.adjudicate.position", text=position["text"]))


def _print_position(view: PositionVerdictView) -> None:
    """Say what a position proves, and what can be filled in it."""
    for finding in view["findings"]:
        click.echo(finding["text"])
    if not view["findings"]:
        click.echo(say("cli.adjudicate.proves_nothing"))
    for fill in view["fills"]:
        fillers = [
            say("cli.adjudicate.fillers", name=name, tiles=tiles)
            for name, tiles in zip(view["players"], fill["tiles"], strict=True)
            if tiles
        ]
        text = messages.join(fillers, lang())
        place = ",".join(map(str, fill["at"]))
        click.echo(say("cli.adjudicate.fill", place=place, text=text))


def _dashed(values: Sequence[int]) -> str:
    """Return numbers as people write a result."""
    return " - ".join(map(str, values))


def _points(tenths: Sequence[int]) -> str:
    """Return points out of tenths."""
    return " - ".join(f"{value // 10}.{value % 10}" for value in tenths)
