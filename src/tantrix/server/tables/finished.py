"""What a finished game comes to: pure, so that it can be computed again from the events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from tantrix.notation import moves
from tantrix.rules.base import Outcome, Termination
from tantrix.rules.core import lines
from tantrix.rules.core.board import Board
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame import lines as mindlines
from tantrix.rules.mindgame.pieces import MIND_COLOURS
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables import views
from tantrix.server.tables.config import StagedState
from tantrix.server.tables.messages import ResultView
from tantrix.server.tables.results import SidesResult, result_of
from tantrix.server.tables.state import TABLE_LOG, TableState
from tantrix.tournaments.results import Ending

Result = Literal["won", "tied", "lost"]


class FinishedSeat(NamedTuple):
    """What a seat of a game came to, in the order of the seats.

    `person` is who sat there, None for a robot, whose strength is `level`. A deadlock is a tie [O],
    and so is what is void, which nobody has won.
    `points` are the share of 20, None where none are given; `line` and `loop` the most tiles (in
    the Mind Game links) of one open and of one closed line of the seat's colour; times are in
    milliseconds. Who `gave_up` has lost, partners together, even where others went on.
    """

    person: str | None
    name: str
    level: str | None
    colour: str | None
    score: int
    result: Result
    points: float | None
    line: int
    loop: int
    used_ms: int
    overtime_ms: int
    gave_up: bool


class FinishedInTournament(NamedTuple):
    """What a game of a tournament came to there, under the word that names it in the tournament."""

    tournament: str
    word: str
    ranked: bool
    result: SidesResult


class FinishedGame(NamedTuple):
    """A game that has ended.

    `winner` is the first seat of the side that won, None where none won alone. `margin` is what the
    best side has more than the next, `opening` the first tile laid, `board` the codes of what lies
    at the end, in order of play. One that a side won because the other did not come, or lost by a
    ruling, ended by default.
    """

    game: str
    kind: str
    started_ms: int
    ended_ms: int
    placements: int
    opening: int | None
    termination: str
    winner: int | None
    margin: int
    board: str
    seats: tuple[FinishedSeat, ...]
    tournament: FinishedInTournament | None = None


def ended(owner: str, table: TableState) -> FinishedGame | None:
    """Return what a game came to, None while it goes on.

    `table` is that of the event that ended the game, `owner` whoever made the table, and sits on
    every person's seat that is nobody else's.
    """
    outcome, result = table.state.outcome(), views.result(table)
    if outcome is None or result is None:
        return None
    of_sides = result_of(table)
    sides = _sides(table.state, len(table.config.seats))
    lays = [move.entry.code for move in table.moves if move.lays]
    return FinishedGame(
        game=table.config.game,
        kind=table.config.terms.kind,
        started_ms=table.created_ms,
        ended_ms=table.updated_ms,
        placements=len(lays),
        opening=moves.read_placement(lays[0]).tile if lays else None,
        termination=_termination(outcome, of_sides).value,
        winner=_winner(outcome, sides),
        margin=_margin(outcome, sides),
        board=" ".join(_laid(table)),
        seats=_seats(owner, table, outcome, result, sides),
        tournament=_in_tournament(table, of_sides),
    )


def refold(owner: str, entries: Sequence[StoredEvent]) -> FinishedGame | None:
    """Return what the events of a table came to, None while the game goes on.

    Raises `Damaged`. Events after the end change nothing of it.
    """
    over: TableState | None = None
    for table in TABLE_LOG.replay_steps(entries):
        if over is None and table.state.is_over:
            over = table
    return None if over is None else ended(owner, over)


def longest(state: StagedState) -> tuple[tuple[int, int], ...]:
    """Return each player's longest open line and longest loop, of the colours that count."""
    if isinstance(state, StrategyState):
        players = range(state.rules.players)
        return tuple(_tiles(state.board, state.rules.colour_of(player)) for player in players)
    if isinstance(state, SolitaireState):
        found = [_tiles(state.board, colour) for colour in state.rules.colours]
        return ((max(line for line, _ in found), max(loop for _, loop in found)),)
    if isinstance(state, MindGameState):
        return tuple(_links(state, colour) for colour in MIND_COLOURS)
    return ((0, 0),)


def _tiles(board: Board, colour: str) -> tuple[int, int]:
    """Return the most tiles of an open and of a closed line of a colour."""
    return _most((line.closed, line.length) for line in lines.lines(board, colour))


def _links(state: MindGameState, colour: str) -> tuple[int, int]:
    """Return the most links of an open and of a closed line of a colour."""
    found = mindlines.lines(state.board, colour)
    return _most((line.closed, line.score) for line in found)


def _most(found: Iterable[tuple[bool, int]]) -> tuple[int, int]:
    """Return the greatest length that is not closed, and the greatest that is."""
    most = [0, 0]
    for closed, length in found:
        most[closed] = max(most[closed], length)
    return most[0], most[1]


def _termination(outcome: Outcome, result: SidesResult | None) -> Termination:
    """Return why a game ended: of one that was won by default, its rules only know the loser."""
    by_default = result is not None and result.ending is Ending.DEFAULT
    return Termination.DEFAULT if by_default else outcome.termination


def _in_tournament(table: TableState, result: SidesResult | None) -> FinishedInTournament | None:
    """Return what a game came to in its tournament, None where it belongs to none."""
    game = table.config.terms.tournament
    if game is None or result is None:
        return None
    return FinishedInTournament(game.tournament, game.word, game.ranked, result)


def _sides(state: StagedState, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the players of each side: partners share one."""
    if isinstance(state, StrategyState):
        return state.rules.sides
    return tuple((player,) for player in range(players))


def _margin(outcome: Outcome, sides: Sequence[tuple[int, ...]]) -> int:
    """Return by how much the winners are ahead of the best other side, at least 0."""
    won = [outcome.scores[side[0]] for side in sides if side[0] in outcome.winners]
    others = [outcome.scores[side[0]] for side in sides if side[0] not in outcome.winners]
    if len(won) != 1 or not others:
        return 0
    return max(0, won[0] - max(others))


def _winner(outcome: Outcome, sides: Sequence[tuple[int, ...]]) -> int | None:
    """Return the first player of the side that alone has won."""
    won = [side[0] for side in sides if side[0] in outcome.winners]
    return won[0] if len(won) == 1 else None


def _gave_up(state: StagedState, sides: Sequence[tuple[int, ...]]) -> set[int]:
    """Return the players of the sides of which somebody resigned."""
    if not isinstance(state, StrategyState | MindGameState):
        return set()
    return {player for side in sides if state.resigned.intersection(side) for player in side}


def _result(
    outcome: Outcome, sides: Sequence[tuple[int, ...]], player: int, *, gave_up: bool
) -> Result:
    """Return how the game ended for a player."""
    if outcome.termination is Termination.VOID:
        return "tied"
    if outcome.termination is Termination.DEADLOCK and not gave_up:
        return "tied"
    if player not in outcome.winners:
        return "lost"
    return "won" if sum(side[0] in outcome.winners for side in sides) == 1 else "tied"


def _laid(table: TableState) -> list[str]:
    """Return the codes of what lies on the board, in order of play."""
    history = table.state.history
    return [
        *table.started.laid,
        *(moves.write_placement(a) for a in history if isinstance(a, Placement)),
    ]


def _seats(
    owner: str,
    table: TableState,
    outcome: Outcome,
    result: ResultView,
    sides: Sequence[tuple[int, ...]],
) -> tuple[FinishedSeat, ...]:
    """Return what each seat came to."""
    side_of = {player: number for number, side in enumerate(sides) for player in side}
    reached, gone = longest(table.state), _gave_up(table.state, sides)
    return tuple(
        FinishedSeat(
            person=(seat.person or owner) if seat.kind == "person" else None,
            name=seat.name,
            level=seat.level,
            colour=seat.colour,
            score=outcome.scores[player],
            result=_result(outcome, sides, player, gave_up=player in gone),
            points=None if result.points is None else result.points[side_of[player]],
            line=reached[player][0],
            loop=reached[player][1],
            used_ms=table.used_ms[player],
            overtime_ms=result.overtime_ms[player],
            gave_up=player in gone,
        )
        for player, seat in enumerate(table.config.seats)
    )
