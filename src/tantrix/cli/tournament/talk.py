"""The talk: what a director does next, with the obvious step as the answer to an empty line."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from tantrix.cli.i18n import fail, refuse, say
from tantrix.cli.tournament.common import FILE, asks_for_help, leaves, located, opened, read_line
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.cli.tournament.reminding import KEY, RoundReminder
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.state import TournamentState
from tantrix.tournaments.steps import NextStep, next_step

OBVIOUS = {
    "enter": "player add",
    "pair": "pair",
    "playoff": "pair",
    "publish": "publish",
    "results": "enter",
    "next_stage": "next-stage",
    "finish": "finish",
    "over": "quit",
}
"""The command for each step."""


def talk(ctx: click.Context) -> None:
    """Ask what is next until the director leaves; make a tournament where there is none."""
    meta = ctx.meta
    try:
        meta[FILE] = located()
    except TantrixError as error:
        if error.id != "cli.tournament.no_file" or not _made(ctx):
            raise
    reminder = RoundReminder()
    while True:
        state = _state()
        if state is None:
            return
        step = next_step(state)
        click.echo(status(state, step))
        obvious = OBVIOUS[step.kind]
        prompt = f"{say('cli.tournament.what_next', command=obvious)} "
        words = read_line(prompt, reminder.alarm(state))
        if words is None or leaves(words) or (not words and obvious == "quit"):
            return
        run(ctx, f"enter {KEY}" if words == KEY else words or obvious)


def status(state: TournamentState, step: NextStep) -> str:
    """Return where the tournament stands, in one line."""
    return say(
        f"cli.tournament.step.{step.kind}",
        name=state.settings.name,
        round=step.round or len(state.rounds) + 1,
        entries=len(state.entries),
        count=len(step.tables),
    )


def run(ctx: click.Context, words: str) -> None:
    """Run a command of the talk; what is refused is said, and the talk goes on."""
    try:
        split = shlex.split(words)
    except ValueError:
        split = words.split()
    group = ctx.command
    if len(split) == 1 and asks_for_help(split[0]):
        split = ["--help"]
    try:
        with group.make_context("tournament", split, parent=ctx.parent) as called:
            group.invoke(called)
    except TantrixError as error:
        fail(error)
    except click.exceptions.Exit:
        pass
    except click.ClickException as error:
        refuse(error)


def _state() -> TournamentState | None:
    """Return the tournament as it is now; a half line is left out if the director agrees."""
    file: TournamentFile = opened()
    if file.torn:
        words = read_line(f"{say('cli.tournament.ask_repair')} ")
        if words is None or words.casefold() in {"n", "no", "non"}:
            return None
        file.repair()
    return file.state


def _made(ctx: click.Context) -> bool:
    """Ask for the name of a new tournament and make it; tell whether that was done."""
    name = read_line(f"{say('cli.tournament.ask_name')} ")
    if not name:
        return False
    run(ctx, shlex.join(["new", name]))
    return isinstance(ctx.meta.get(FILE), Path)
