"""The fold of what happens at tables: times, colours that are yielded, games, results, rulings."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events
from tantrix.tournaments.registrations import Member
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import GameState, PairingState, TimeOffer, TournamentState, put

OfTable = events.Began | events.Resulted | events.Corrected | events.Ruling
OfGame = OfTable | events.Marked


def of_match(
    state: TournamentState,
    event: events.TimeOffered
    | events.HoursStated
    | events.Agreed
    | events.Substituted
    | events.Yielded,
) -> TournamentState:
    """Note a time that is offered for a match or agreed on, its colours, or who is at a board."""
    pairing = state.pairing(event.round, event.table)
    match event:
        case events.TimeOffered():
            offer = TimeOffer(event.side, event.starts_ms, event.made_ms)
            pairing = replace(pairing, offers=(*pairing.offers, offer))
        case events.HoursStated():
            own, other = event.spans, pairing.hours[1 - event.side]
            pairing = replace(pairing, hours=(other, own) if event.side else (own, other))
        case events.Agreed():
            pairing = replace(pairing, starts_ms=event.starts_ms)
        case events.Substituted():
            side = _seated(pairing.lineups[event.side], event.board - 1, event.member)
            pairing = replace(pairing, lineups=put(pairing.lineups, event.side, side))
        case events.Yielded():
            table = msgspec.structs.replace(pairing.table, colours=event.colours)
            pairing = replace(pairing, table=table, yielded=event.side)
    return _with_pairing(state, event.round, event.table, pairing)


def of_game(state: TournamentState, event: OfGame) -> TournamentState:
    """Change one game; a ruling may concern a whole match, an entry, or nothing that counts.

    Raises `TantrixError` for a game that there is not.
    """
    if isinstance(event, events.Ruling):
        state = _ruled(state, event)
        if event.result is None:
            return state
    if isinstance(event, events.Marked):
        return _of_heat(state, event)
    if isinstance(event, events.Began) and state.round(event.round).heats:
        return _of_heat(state, event)
    pairing = state.pairing(event.round, event.table)
    games, number = pairing.games, event.game - 1
    playoff = number >= len(games)
    if playoff:
        games, number = pairing.playoff, number - len(games)
    if not 0 <= number <= len(games) or (number == len(games) and not playoff):
        raise TantrixError("tournament.no_game", game=event.game)
    games = games if number < len(games) else (*games, GameState())
    games = put(games, number, _changed(games[number], event, len(state.log) + 1))
    pairing = replace(pairing, playoff=games) if playoff else replace(pairing, games=games)
    return _with_pairing(state, event.round, event.table, pairing)


def _ruled(state: TournamentState, event: events.Ruling) -> TournamentState:
    """Note a ruling; the lot decides a match, who is disqualified has left.

    A disqualification that is superseded keeps nobody from coming back.
    """
    before = dict(state.rulings).get(event.supersedes or 0)
    state = replace(state, rulings=(*state.rulings, (len(state.log) + 1, event)))
    if event.winner is not None:
        pairing = replace(state.pairing(event.round, event.table), decided=event.winner)
        state = _with_pairing(state, event.round, event.table, pairing)
    if event.rule == "disqualified" and event.entry is not None:
        gone = replace(state.entry(event.entry), presence="left", reason=event.reason)
        state = state.with_entry(gone)
    for ruling in (before, event):
        if ruling is not None and ruling.rule == "disqualified" and ruling.entry is not None:
            out = _is_out(state, ruling.entry)
            state = state.with_entry(replace(state.entry(ruling.entry), disqualified=out))
    return state


def _is_out(state: TournamentState, entry: Entry) -> bool:
    """Tell whether a ruling that stands disqualifies an entry."""
    superseded = {ruling.supersedes for _, ruling in state.rulings}
    return any(
        ruling.rule == "disqualified" and ruling.entry == entry and number not in superseded
        for number, ruling in state.rulings
    )


def _changed(game: GameState, event: OfTable, number: int) -> GameState:
    """Return a game after an event about it."""
    match event:
        case events.Began():
            return replace(game, room=event.room)
        case events.Ruling():
            return replace(
                game,
                result=event.result,
                ruling=number,
                revision=game.revision + 1,
                unsigned=False,
            )
        case events.Resulted():
            return replace(
                game, result=event.result, times_ms=event.times_ms, unsigned=event.unsigned
            )
        case events.Corrected():
            return replace(
                game,
                result=event.result,
                times_ms=event.times_ms,
                ruling=None,
                revision=game.revision + 1,
                unsigned=False,
            )


def _with_pairing(
    state: TournamentState, round_number: int, table: int, pairing: PairingState
) -> TournamentState:
    found = state.round(round_number)
    return state.with_round(replace(found, pairings=put(found.pairings, table - 1, pairing)))


def _of_heat(state: TournamentState, event: events.Began | events.Marked) -> TournamentState:
    """Note the table of the server at which a heat plays a game, or what its entries did."""
    heat = state.heat(event.round, event.table)
    if isinstance(event, events.Began):
        heat = heat.with_room(event.game, event.room)
    else:
        heat = heat.with_marks(event.marks, corrected=bool(event.reason))
    found = state.round(event.round)
    return state.with_round(replace(found, heats=put(found.heats, event.table - 1, heat)))


def _seated(side: tuple[Member, ...], board: int, member: Member) -> tuple[Member, ...]:
    """Return a line-up with somebody at a board, which may have been nobody's."""
    empty = (Member("", ""),) * (board + 1 - len(side))
    return put((*side, *empty), board, member)
