"""`tantrix tournament new`: the file, and the settings in it."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import click

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.tournament.common import FILE, answer, time_of
from tantrix.cli.tournament.log_file import SUFFIX, TournamentFile
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, fold
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.settings import (
    LIMIT_MS,
    PAIR_LIMIT_MS,
    MostBoards,
    MostRounds,
    StageSettings,
    TournamentSettings,
)

FORMATS = {
    "swiss": "swiss",
    "round-robin": "round_robin",
    "groups": "groups",
    "knockout": "knockout",
    "heats": "heats",
}
"""The formats as they are named on the command line."""

Stage = dict[str, object]
"""What is said of a stage."""

_STAGE: Stage = {"games": 1}
_TEAM_STAGE: Stage = {"games": 2, "by": "matches", "apart": MostRounds}
"""What a stage is like where nothing else is said: of teams matches count first [O], two games are
played at a board, and those of one country meet late [W]."""

GROUP_GAMES = 4
"""The usual games of a match in a group [W]."""

AFTER_GROUPS = "knockout:2"
"""What usually follows groups: two of each go on to a knock-out [W]."""

ALONE = "none"
"""What is said instead of a further stage where none follows, not even the usual one."""

_THEN = re.compile(r"([a-z-]+)(?::(\d{1,4}))?")
count = click.IntRange(0, 5000)


def described(command_: click.decorators.FC) -> click.decorators.FC:
    """Add the options that `change` has as well: what is announced, and who may enter."""
    for one in (
        option("pool", type=click.Choice(["pair", "player"]), default=None),
        option("capacity", type=count, default=None),
        option("text", default=None),
        click.option("--prize", "prizes", multiple=True, help="cli.option.prize"),
    ):
        command_ = one(command_)
    return command_


def check_stock(tables: int, sets: int | None, clocks: int | None) -> None:
    """Raise `TantrixError` for more tables than there are sets or clocks."""
    for id_, held in (("cli.tournament.few_sets", sets), ("cli.tournament.few_clocks", clocks)):
        if held is not None and tables > held:
            raise TantrixError(id_, tables=tables, count=held)


@command("tournament.new")
@click.argument("name")
@option("format", "kind_of", type=click.Choice([*FORMATS]), default="swiss")
@option("rounds", type=click.IntRange(0, 99), default=0)
@click.option("--games", type=click.IntRange(0, 40), default=None, help="cli.option.match_games")
@option("then", "following", multiple=True, metavar="FORMAT:N")
@click.option("--by-wins", is_flag=True, help="cli.option.by_wins")
@option("tables", type=count, default=0)
@option("sets", type=count, default=None)
@option("clocks", type=count, default=None)
@click.option("--sets-cb", type=count, default=0, help="cli.option.sets_cb")
@option("limit", default=None)
@option("apart", type=count, default=None)
@option("bands", is_flag=True)
@option("repeats", is_flag=True)
@option("alternate", is_flag=True)
@option("first", type=click.Choice(["halves", "neighbours", "lot"]), default="halves")
@click.option("--third-place", is_flag=True, help="cli.option.third_place")
@click.option("--pairs", "doubles", is_flag=True, help="cli.option.doubles_event")
@click.option(
    "--boards", type=click.IntRange(1, MostBoards), default=None, help="cli.option.team_boards"
)
@described
@as_json
@click.pass_context
def new_command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    name: str,
    kind_of: str,
    rounds: int,
    games: int | None,
    following: Sequence[str],
    tables: int,
    sets: int | None,
    clocks: int | None,
    sets_cb: int,
    limit: str | None,
    apart: int | None,
    first: str,
    boards: int | None,
    pool: Literal["pair", "player"] | None,
    capacity: int | None,
    text: str | None,
    prizes: Sequence[str],
    *,
    bands: bool,
    by_wins: bool,
    repeats: bool,
    alternate: bool,
    third_place: bool,
    doubles: bool,
    as_json: bool,
) -> None:
    """Make the file of a new tournament; entries are open at once."""
    check_stock(tables, sets, clocks)
    if pool and not doubles:
        raise TantrixError("cli.tournament.no_pool")
    if boards and (doubles or FORMATS[kind_of] in HEATS):
        raise TantrixError("cli.tournament.no_teams")
    common = _TEAM_STAGE if boards else _STAGE
    stages = [
        {
            **common,
            "format": FORMATS[kind_of],
            "rounds": rounds,
            "games": _games(FORMATS[kind_of], games, common),
            "bands": bands,
            "repeats": repeats,
            "alternate": alternate,
            "first": first,
            "third_place": third_place and kind_of == "knockout",
        }
    ]
    stages[0] |= {"by": "wins"} if by_wins else {}
    stages[0] |= {} if apart is None else {"apart": apart}
    nothing_said = kind_of == "groups" and not following
    if nothing_said:
        following = (AFTER_GROUPS,)
    for further in following if tuple(following) != (ALONE,) else ():
        _chain(stages, further, common, third_place=third_place)
    settings = TournamentSettings(
        name=name,
        stages=tuple(StageSettings(**stage) for stage in stages),  # type: ignore[arg-type]
        kind="team" if boards else "pair" if doubles else "person",
        boards=boards or 0,
        limit_ms=time_of(limit) if limit else PAIR_LIMIT_MS if doubles else LIMIT_MS,
        tables=tables,
        colour_blind_sets=sets_cb,
        pool=pool or "pair",
        capacity=capacity or 0,
        text=text or "",
        prizes=tuple(prizes),
    )
    path = Path(ctx.meta.get(FILE) or _file_name(name))

    def begin() -> list[AnyEvent]:
        created = directing.create(settings, secrets.token_bytes(32))
        return [created, directing.open_entries(fold.start(created, 0))]

    file = TournamentFile.create(path, begin)
    ctx.meta[FILE] = path
    seal = file.state.seal
    lines = [
        say("cli.tournament.made", file=file.name),
        *_usual(settings, games=games is None, cut=nothing_said, limit=limit is None),
        say("cli.tournament.seal", seal=seal),
    ]
    answer(lines, {"file": str(path), "seal": seal}, as_json=as_json)


def _games(format_: str, games: int | None, common: Stage) -> object:
    """Return the games of a match or, of teams, at a board: in a knock-out by its rounds."""
    if games is None:
        usual = GROUP_GAMES if format_ == "groups" and common is _STAGE else common["games"]
        return 0 if format_ == "knockout" else usual
    return games


def _usual(settings: TournamentSettings, *, games: bool, cut: bool, limit: bool) -> Iterator[str]:
    """Yield what nobody has said of groups and pairs, and is as it usually is."""
    first = settings.stages[0]
    if settings.kind == "pair" and limit:
        yield say("cli.tournament.usual_limit", count=settings.limit_ms // MINUTE_MS)
    if first.format == "groups" and games:
        yield say("cli.tournament.usual_games", count=first.games)
    if cut:
        yield say("cli.tournament.usual_cut", count=first.advance)


def _chain(stages: list[Stage], text: str, common: Stage, *, third_place: bool) -> None:
    """Add a further stage, written as `knockout:8` or `plate`; the number is how many go on."""
    found = _THEN.fullmatch(text)
    if found is None or (found[1] != "plate" and (found[1] not in FORMATS or not found[2])):
        raise TantrixError("cli.tournament.bad_stage", text=text)
    if found[1] == "plate":
        stages.append({**common, "format": "knockout", "source": "plate", "games": 0})
        return
    main = next(stage for stage in reversed(stages) if stage.get("source") != "plate")
    main["advance"] = int(found[2])
    format_ = FORMATS[found[1]]
    stages.append(
        {
            **common,
            "format": format_,
            "source": "advanced",
            "games": _games(format_, None, common),
            "third_place": third_place and format_ == "knockout",
        }
    )


def _file_name(name: str) -> str:
    """Return the name of the file for a tournament: its own, in small plain letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    return (re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "tournament") + SUFFIX
