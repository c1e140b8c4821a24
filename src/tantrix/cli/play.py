"""`tantrix play`: a whole game in the terminal."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from pathlib import Path

import click

from tantrix.cli.common import coloured, lang, say, write_text
from tantrix.core.colours import COLOURS, Colour, parse_colour
from tantrix.core.errors import IllegalAction, NotationError, TantrixError
from tantrix.core.placements import Placement
from tantrix.games.bag import Deal, Start
from tantrix.games.base import Resign
from tantrix.games.strategy import StrategyRules, StrategyState
from tantrix.notation import records
from tantrix.notation.moves import human, parse_human
from tantrix.render import text
from tantrix.robots.base import LEVELS, Robot, make_robot

PERSON = 0
"""The player who sits at the terminal."""


@click.command()
@click.option(
    "--robot",
    "levels",
    multiple=True,
    default=["planner"],
    show_default=True,
    type=click.Choice(LEVELS),
    help="Level of an opponent; up to three times.",
)
@click.option("--colour", default="R", show_default=True, help="The colour that you play.")
@click.option(
    "--start", type=click.Choice(list(Start)), default=Start.DRAW_RETURN, show_default=True
)
@click.option("--seed", type=int, help="Seed of the bag and of the robots.  [default: a fresh one]")
@click.option("--record", type=click.Path(path_type=Path), help="Keep the record in this file.")
def play(
    levels: tuple[str, ...], colour: str, start: Start, seed: int | None, record: Path | None
) -> None:
    """Play a whole game of Tantrix Strategy against one to three robots."""
    if len(levels) > 3:
        raise TantrixError("bad.players", players=len(levels) + 1)
    own = parse_colour(colour)
    others = tuple(other for other in COLOURS if other != own)
    rules = StrategyRules(len(levels) + 1, (own, *others[: len(levels)]), start=Start(start))
    game = _seated(rules, levels, secrets.randbits(32) if seed is None else seed)
    click.echo(say("cli.play.help"))
    game.go()
    if record:
        write_text(record, game.record())
        click.echo(say("cli.written", file=str(record)))


@dataclass
class _Game:
    """A game at the terminal."""

    deal: Deal
    state: StrategyState
    robots: list[Robot]
    names: list[str]
    seed: int

    def go(self) -> None:
        """Play to the end, or until the person leaves."""
        while not self.state.is_over:
            if self.state.player == PERSON:
                if not self._persons_move():
                    return
            else:
                self._make(self.robots[self.state.player - 1].choose(self.state.hidden()))
        self._show()

    def record(self) -> str:
        """Return the record so far."""
        tags = {f"Player{player + 1}": name for player, name in enumerate(self.names)}
        return records.write(records.of(self.deal, self.state, {**tags, "Seed": str(self.seed)}))

    def _persons_move(self) -> bool:
        """Ask until a placement is made; False to leave the game."""
        self._show()
        while True:
            try:
                words = click.prompt(say("cli.play.ask"), prompt_suffix=" ").strip()
            except click.Abort:
                click.echo()
                return False
            if words in ("quit", "q"):
                return False
            if words == "resign":
                self.state.play(Resign(PERSON))
                return True
            if self._answered(words):
                return True

    def _answered(self, words: str) -> bool:
        """Make the placement of some words, or say why not; tell whether it is made."""
        if words in ("help", "?", "h"):
            click.echo(say("cli.play.help"))
        elif words in ("moves", "m"):
            told = [human(self.state, placement) for placement in self.state.placements()]
            click.echo("  ".join(told))
        else:
            try:
                placement, _ = parse_human(self.state, words)
                self.state.copy().play(placement)
            except IllegalAction as error:
                for refusal in error.refusals:
                    click.echo(say(refusal))
            except NotationError as error:
                click.echo(say(error))
            else:
                self._make(placement)
                return True
        return False

    def _make(self, placement: Placement) -> None:
        """Make a legal placement and the draw after it, and say so."""
        player, told = self.state.player, human(self.state, placement)
        self.state.push(placement)
        self.state.settle()
        click.echo(say("cli.play.made", name=self.names[player], placement=told))

    def _show(self) -> None:
        """Show the table."""
        shown = text.state(
            self.state, names=self.names, coordinates=True, colour=coloured(), lang=lang()
        )
        click.echo(f"\n{shown}\n")


def _seated(rules: StrategyRules, levels: tuple[str, ...], seed: int) -> _Game:
    """Deal a game and seat the robots."""
    dealt = rules.deal(random.Random(seed))
    robots = [make_robot(level, random.Random(f"{seed} {i}")) for i, level in enumerate(levels)]
    you = say("cli.play.you")
    named = [f"{level} {i}" if len(levels) > 1 else level for i, level in enumerate(levels, 1)]
    colours: list[Colour] = [rules.colour_of(player) for player in range(rules.players)]
    names = [
        f"{name} ({say(f'colour.{colour}')})"
        for name, colour in zip([you, *named], colours, strict=True)
    ]
    return _Game(dealt, rules.new_state(dealt), robots, names, seed)
