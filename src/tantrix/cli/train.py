"""`tantrix train`: a network for the engine, from a recipe."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import STANDARD, read_text, stored_path, terminal
from tantrix.cli.i18n import command, option, say, watched
from tantrix.cli.main import STOPPED


@command("train")
@click.argument("recipe")
@click.argument("folder", type=stored_path)
@option("threads", type=click.IntRange(1, 256), default=1)
@option("ray", metavar="ADDRESS")
@click.pass_context
def train(ctx: click.Context, recipe: str, folder: Path, *, threads: int, ray: str | None) -> None:
    """Train a network; Ctrl-C stops, and the same call continues."""
    from tantrix.training.recipe import recipe_text
    from tantrix.training.run import Training
    from tantrix.training.workers import Threads, Workers

    workers: Workers = Threads(threads)
    if ray:
        from tantrix.training.cluster import TrainingCluster

        workers = TrainingCluster(address=None if ray == "local" else ray)
    text = read_text(STANDARD).encode() if recipe == str(STANDARD) else recipe_text(recipe)
    training = Training(text, folder, workers, threads=threads, tell=_tell)
    try:
        best = training.run()
    except KeyboardInterrupt:
        ctx.exit(STOPPED)
    click.echo(click.format_filename(best))


def _tell(step: str, figures: dict[str, object]) -> None:
    """Show a step: on the terminal in one line that changes, else generations alone."""
    words = say(f"cli.train.{step}", **figures)
    if step in {"accepted", "refused"}:
        click.echo(words)
    elif watched():
        terminal(stderr=True).print(f"\r{words}\x1b[K", end="")
