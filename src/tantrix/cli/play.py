"""`tantrix play`: a game or a puzzle in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypedDict, Unpack

import click
from click.core import ParameterSource

from tantrix.cli.common import STANDARD as STANDARD_OUTPUT
from tantrix.cli.common import PuzzleName, path, terminal
from tantrix.cli.dialogue import Dialogue
from tantrix.cli.i18n import closest, command, option, say
from tantrix.cli.levels import RobotChoice
from tantrix.cli.session import PERSON, TerminalGame
from tantrix.puzzles.known import known
from tantrix.robots.base import STANDARD, levels_of, make_robot
from tantrix.robots.levels import NEWCOMER
from tantrix.rules.bag import Start
from tantrix.rules.core.colours import COLOURS, Colour, read_colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, Triple
from tantrix.rules.strategy.state import StrategyRules


class PlayOptions(TypedDict):
    """What the options give; None where nothing is said."""

    players: int | None
    levels: tuple[str, ...]
    colour: str
    doubles: bool
    start: str
    seed: int | None
    record: Path | None
    triple: str
    goal: str
    side: int
    copies: int
    load: Path | None


_GAME = PuzzleName(("strategy", "solitaire", "gobble", "mindgame"))
"""What a shell completes; `PLAYED` has the games."""


@command("play")
@click.argument("game", type=_GAME, default="strategy")
@option("players", type=click.IntRange(2, 4))
@option("robot", "levels", multiple=True, type=RobotChoice())
@option("colour", default="R")
@option("doubles", is_flag=True)
@option("start", type=click.Choice([start.value for start in Start]), default="draw-return")
@option("seed", type=int)
@option("record", type=path)
@option("triple", type=click.Choice([triple.value for triple in Triple]), default="RYB")
@option("goal", type=click.Choice([goal.value for goal in SolitaireGoal]), default="best")
@option("side", type=int, default=6)
@option("copies", type=int, default=2)
@option("load", type=path)
@click.pass_context
def play(ctx: click.Context, game: str, **options: Unpack[PlayOptions]) -> None:
    """Play a game against robots or alone, or solve a puzzle by hand."""
    kind = PLAYED.get(game)
    takes = kind.takes if kind else PUZZLE_TAKES
    for param in ctx.command.get_params(ctx):
        given = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if given and param.name in PlayOptions.__annotations__ and param.name not in takes:
            raise TantrixError("cli.play.option", option=max(param.opts, key=len), game=game)
    if kind:
        kind.play(options)
    else:
        _puzzle(game, options)


def _strategy(options: PlayOptions) -> None:
    """Play Strategy."""
    levels = options["levels"] or (NEWCOMER,)
    doubles, record = options["doubles"], options["record"]
    players = options["players"] or (4 if doubles else len(levels) + 1)
    colours = _colours(options["colour"], players, doubles)
    rules = StrategyRules(players, colours, doubles, Start(options["start"]))
    game = _seated(rules, levels, _seed(options), record)
    try:
        Dialogue(game, terminal(stderr=record == STANDARD_OUTPUT)).go()
    finally:
        game.keep(last=True)
        if record and record != STANDARD_OUTPUT:
            click.echo(say("cli.play.kept", file=click.format_filename(record)))


def _solitaire(options: PlayOptions) -> None:
    """Play Solitaire; a colour counts only where one is said."""
    from tantrix.cli.repl.solitaire import SolitaireRepl

    colour = _colour(options["colour"]) if _was_given("colour") else None
    rules = SolitaireRules(Triple(options["triple"]), SolitaireGoal(options["goal"]), colour)
    SolitaireRepl(terminal(), rules, _seed(options)).go()


def _gobble(options: PlayOptions) -> None:
    """Play Gobble alone."""
    from tantrix.cli.repl.gobble import GobbleRepl

    GobbleRepl(terminal(), _seed(options)).go()


def _mindgame(options: PlayOptions) -> None:
    """Play the Mind Game against a robot."""
    from tantrix.cli.repl.mindgame import MindGameRepl
    from tantrix.rules.mindgame.pieces import MIND_COLOURS
    from tantrix.rules.mindgame.state import MindGameRules

    levels, known_levels = options["levels"] or (STANDARD,), levels_of("mindgame")
    if len(levels) > 1 or levels[0] not in known_levels:
        raise TantrixError("cli.no_choice", option="--robot", choices=list(known_levels))
    named = {colour.value: colour for colour in MIND_COLOURS}
    named |= {say(f"colour.{colour}"): colour for colour in MIND_COLOURS}
    colour = named.get(options["colour"].casefold()) or named.get(options["colour"].upper())
    if colour is None:
        raise TantrixError("cli.play.mind_colour", text=options["colour"])
    rules = MindGameRules(options["side"], options["copies"])
    person = MIND_COLOURS.index(colour)
    seed = _seed(options)
    MindGameRepl(terminal(), rules, person=person, level=levels[0], seed=seed).go()


class TerminalKind(NamedTuple):
    """How a game is played in the terminal, and the options that it takes."""

    play: Callable[[PlayOptions], None]
    takes: frozenset[str]


PLAYED: Mapping[str, TerminalKind] = MappingProxyType(
    {
        "strategy": TerminalKind(
            _strategy,
            frozenset(("players", "levels", "colour", "doubles", "start", "seed", "record")),
        ),
        "solitaire": TerminalKind(_solitaire, frozenset(("triple", "goal", "colour", "seed"))),
        "gobble": TerminalKind(_gobble, frozenset(("seed",))),
        "mindgame": TerminalKind(
            _mindgame, frozenset(("levels", "colour", "side", "copies", "seed"))
        ),
    }
)
"""The games by name; every other name is that of a puzzle."""

PUZZLE_TAKES = frozenset(("load",))
"""The options that a puzzle takes."""


def _puzzle(name: str, options: PlayOptions) -> None:
    """Solve a puzzle by hand."""
    from tantrix.cli.check import read_solutions
    from tantrix.cli.repl.puzzle import PuzzleRepl

    if name == str(STANDARD_OUTPUT):
        raise TantrixError("cli.no_stream")
    try:
        puzzle = known(name)
    except TantrixError as error:
        if error.id != "bad.puzzle" or "reason" in error.params:
            raise
        close = closest(name, PLAYED)
        raise TantrixError("cli.play.game", text=name, games=list(PLAYED), **close) from None
    laid = read_solutions(options["load"])[:1] if options["load"] else []
    PuzzleRepl(terminal(), puzzle, laid[0] if laid else ()).go()


def _was_given(name: str) -> bool:
    """Tell whether the person gave an option."""
    ctx = click.get_current_context()
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _seed(options: PlayOptions) -> int:
    """Return the seed that is asked for, or a fresh one."""
    return secrets.randbits(32) if options["seed"] is None else options["seed"]


def _colour(text: str) -> Colour:
    """Return a colour by its letter or its name. Raises `TantrixError` `bad.colour`."""
    named = next((c for c in COLOURS if text.casefold() == say(f"colour.{c}")), None)
    return named or read_colour(text)


def _colours(own: str, players: int, doubles: bool) -> tuple[Colour, ...]:  # noqa: FBT001
    """Return the colours of the sides, the person's own first."""
    first = _colour(own)
    others = [colour for colour in COLOURS if colour != first]
    return (first, *others[: 1 if doubles else players - 1])


def _seated(
    rules: StrategyRules, levels: tuple[str, ...], seed: int, record: Path | None
) -> TerminalGame:
    """Deal a game and seat the robots; the last level is that of all who are left."""
    if not 2 <= len(levels) + 1 <= rules.players:
        raise TantrixError("cli.play.robots", robots=len(levels), players=rules.players)
    seats = rules.players - 1
    seated = [*levels, *[levels[-1]] * seats][:seats]
    robots = {
        player: make_robot(level, Random(f"{seed} {player}"))
        for player, level in enumerate(seated, start=PERSON + 1)
    }
    names = [say("cli.play.you"), *(say(f"robot.{level}") for level in seated)]
    today = datetime.now(UTC).astimezone().date()
    tags = {"Date": f"{today:%Y-%m-%d}", "Seed": str(seed)}
    return TerminalGame(rules, rules.deal(Random(seed)), robots, names, tags, record)
