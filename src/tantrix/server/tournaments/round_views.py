"""Rounds as they are told: pairings with their games, heats with their marks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tantrix.server.tournaments.round_messages import (
    ByeView,
    GameResultView,
    HeatGameView,
    HeatView,
    MarkView,
    PairingFaultView,
    PairingGame,
    PairingView,
    TournamentRound,
)
from tantrix.tournaments import directing, overview
from tantrix.tournaments.heats import HEATS, Mark
from tantrix.tournaments.points import sixths
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.scoring import Place, ruling_on
from tantrix.tournaments.state import GameState, RoundState, TournamentState


def round_view(state: TournamentState, number: int, *, faults: bool = False) -> TournamentRound:
    """Return a round; raises `TantrixError` `tournament.no_round`."""
    each = state.round(number)
    return TournamentRound(
        number=each.number,
        stage=each.stage,
        index=each.index,
        published=each.published,
        closed=each.closed,
        starts_ms=each.starts_ms,
        deadline_ms=each.deadline_ms,
        due_ms=each.due_ms,
        tables=[pairing_view(state, each, table) for table in range(1, len(each.pairings) + 1)],
        byes=[ByeView(bye.entry, bye.why.value, bye.tenths) for bye in each.byes],
        repeats=each.repeats,
        reason=each.reason,
        digest=each.digest,
        faults=_faults(state, number) if faults and each.reason else [],
        heats=[heat_view(state, each, table) for table in range(1, len(each.heats) + 1)],
        playoff=each.playoff,
    )


def heat_view(state: TournamentState, each: RoundState, table: int) -> HeatView:
    """Return a heat of a round."""
    heat = each.heats[table - 1]
    rules = HEATS[state.stages[each.stage].settings.format]
    games = []
    for game, room in enumerate(heat.rooms, start=1):
        marks = heat.of_game(game)
        shares = rules.tenths(marks) if heat.whole(game) else []
        ruling = ruling_on(state, Place(each.number, table, game))
        games.append(HeatGameView(game, room, mark_views(marks, shares), ruling))
    return HeatView(
        table=table,
        entries=list(heat.entries),
        colours=heat.heat.colours,
        games=games,
        over=heat.next_game is None,
        revision=heat.revision,
    )


def mark_views(marks: Sequence[Mark], shares: Sequence[Fraction] = ()) -> list[MarkView]:
    """Return marks of a game, with what they are worth where that is known."""
    return [
        MarkView(
            mark.entry,
            mark.score,
            mark.against,
            mark.time_ms,
            mark.penalty,
            mark.out,
            *(sixths(shares[at]) if shares else (None, 0)),
        )
        for at, mark in enumerate(marks)
    ]


def pairing_view(state: TournamentState, each: RoundState, table: int) -> PairingView:
    """Return a pairing of a round."""
    pairing = each.pairings[table - 1]
    by = state.stages[each.stage].settings.by
    first = len(pairing.games) + 1
    return PairingView(
        table=table,
        sides=pairing.sides,
        colours=pairing.table.colours,
        games=[_game(number, game) for number, game in enumerate(pairing.games, start=1)],
        playoff=[_game(number, game) for number, game in enumerate(pairing.playoff, start=first)],
        tenths=pairing.match(by).tenths,
        winner=pairing.winner(by),
        over=overview.complete(state, each, pairing),
        group=pairing.table.group,
        third_place=pairing.table.third_place,
        branch=pairing.table.branch,
        starts_ms=pairing.starts_ms,
        lineups=[[one.name for one in side] for side in pairing.lineups],
    )


def result_view(result: GameResult | None) -> GameResultView | None:
    """Return the result of a game."""
    if result is None:
        return None
    return GameResultView(
        ending=result.ending.value,
        scores=result.scores,
        penalties=result.penalties,
        out=result.out,
        ruled=result.ruled,
        tenths=result.tenths,
    )


def _game(number: int, game: GameState) -> PairingGame:
    return PairingGame(
        game=number,
        room=game.room,
        result=result_view(game.result),
        times_ms=game.times_ms,
        ruling=game.ruling,
        revision=game.revision,
    )


def _faults(state: TournamentState, number: int) -> list[PairingFaultView]:
    return [
        PairingFaultView(fault.rule.value, list(fault.entries))
        for fault in directing.objections(state, number)
    ]
