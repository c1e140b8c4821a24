"""What a request does: the events that it leads to, or the reason why it is refused.

Who may do what is decided here, everything else in `tantrix.tournaments`. Requests that need the
store, or a computation that takes long, are the actor's: to join, to appoint somebody, to pair.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from msgspec.structs import replace

from tantrix.notation.moves import read_placement
from tantrix.puzzles import verify
from tantrix.puzzles.ids import read_id
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.server.tournaments import office_requests as o
from tantrix.server.tournaments import player_requests as p
from tantrix.server.tournaments.forms import ResultForm, RuledMarkForm, plain_settings
from tantrix.server.tournaments.offices import RULES, check_office, kind_of, office_of
from tantrix.server.tournaments.schedule import (
    check_in_opens_ms,
    has_round_ahead,
    published,
    starts_ms,
)
from tantrix.server.tournaments.views import entry_of, public
from tantrix.server.web.allowed import unfit
from tantrix.tournaments import (
    arranging,
    directing,
    draw,
    entering,
    events,
    interests,
    protests,
    rally,
    scoring,
    teams,
    yielding,
)
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import SIXTHS, Mark
from tantrix.tournaments.points import penalty
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import EntryState, TournamentState

Plain = (
    p.LeaveTournament
    | p.SubstituteMember
    | p.CheckIn
    | p.GoAway
    | p.ComeBack
    | p.RequestBye
    | p.SolvePuzzle
    | p.YieldColour
    | p.MakeProtest
    | p.OfferTime
    | p.StateHours
    | p.AcceptTime
    | o.ChangeTournamentSettings
    | o.OpenEntries
    | o.SwapEntries
    | o.UnpairRound
    | o.PublishRound
    | o.ForbidMeeting
    | o.EnterResult
    | o.CorrectResult
    | o.MarkHeat
    | o.MakeRuling
    | o.WithdrawEntry
    | o.MarkJunior
    | o.UndoEvent
    | o.NextStage
    | o.FinishTournament
    | o.CancelTournament
)
"""The requests that the state alone answers."""

Asked = p.JoinTournament | p.ChangeTeam | o.Appoint | o.AdmitPerson | o.PairRound
"""The requests for which more has to be known, or computed."""

FIXED = (
    events.Created
    | events.EntriesOpened
    | events.Seeded
    | events.Published
    | events.Yielded
    | events.ColoursSettled
    | events.Unpaired
    | events.Began
    | events.RoundClosed
    | events.StageClosed
    | events.Appointed
    | events.DueExtended
    | events.NextAnnounced
    | events.Cancelled
)
"""What no undo takes away: tables are open, or others have acted on it."""


@dataclass(frozen=True)
class Asker:
    """Who asks: `person` is the id, `name` what others know. `here` are the persons who listen."""

    owner: str
    person: str
    name: str
    here: Collection[str]
    now_ms: int


def decide(state: TournamentState, asker: Asker, message: Plain) -> list[AnyEvent]:
    """Return what a request leads to; raises `TantrixError`."""
    if isinstance(message, Matches):
        return [_of_match(state, asker, message)]
    if isinstance(message, OwnEntry):
        return [_of_entry(state, asker, message)]
    office = office_of(state, asker.owner, asker.person)
    if office is None and isinstance(message, o.EnterResult):
        _check_captain(state, asker.person, message)
    else:
        check_office(office, kind_of(message))
    if isinstance(message, o.EnterResult | o.CorrectResult | o.MarkHeat | o.MakeRuling):
        return _of_game(state, asker, message)
    if isinstance(message, o.SwapEntries | o.UnpairRound | o.PublishRound):
        return _of_round(state, asker, message)
    if isinstance(message, Orders):
        return [_ordered(state, asker, message)]
    return _of_all(state, asker.name, message)


Matches = p.OfferTime | p.StateHours | p.AcceptTime | p.SubstituteMember | p.YieldColour


def _of_match(state: TournamentState, asker: Asker, message: Matches) -> AnyEvent:
    """Return what somebody does about time or colour of their match, a captain about its boards."""
    if isinstance(message, p.SubstituteMember):
        team = own_team(state, asker.person).number
        return teams.substitute(state, team, message.board, message.name, asker.name)
    if isinstance(message, p.YieldColour):
        team = state.settings.kind == "team"
        entry = own_team(state, asker.person).number if team else own(state, asker.person)
        return yielding.let_have(state, entry, asker.now_ms, asker.name)
    if isinstance(message, p.StateHours):
        entry = own(state, asker.person)
        return arranging.state_hours(state, entry, message.spans, asker.name)
    entry, times = own(state, asker.person), (message.starts_ms, asker.now_ms)
    if isinstance(message, p.OfferTime):
        return arranging.offer(state, entry, *times, asker.name)
    return arranging.accept(state, entry, *times, asker.name)


# --- entries -------------------------------------------------------------------------------------

OwnEntry = (
    p.LeaveTournament
    | p.CheckIn
    | p.GoAway
    | p.ComeBack
    | p.RequestBye
    | p.SolvePuzzle
    | p.MakeProtest
)


def _of_entry(
    state: TournamentState,
    asker: Asker,
    message: OwnEntry,
) -> AnyEvent:
    """Return what somebody does with an entry, by default their own."""
    by = asker.name
    match message:
        case p.SolvePuzzle():
            return _solved(state, asker, message)
        case p.MakeProtest():
            entry = own(state, asker.person)
            return protests.protest(state, entry, message.reason, asker.now_ms, by)
        case p.LeaveTournament():
            return _left(state, asker, message)
        case p.CheckIn():
            return _checked_in(state, asker, message)
        case p.GoAway() | p.ComeBack():
            moved = entering.away if isinstance(message, p.GoAway) else entering.back
            return moved(state, _meant(state, asker, message), by)
        case p.RequestBye():
            return entering.request_bye(state, _meant(state, asker, message), message.round, by)


def _solved(state: TournamentState, asker: Asker, message: p.SolvePuzzle) -> AnyEvent:
    """Return that somebody has solved a puzzle of a rally, where the placements do solve it."""
    entry, codes = own(state, asker.person), message.placements
    found = rally.solved(state, entry, message.number, asker.now_ms, codes, asker.name)
    puzzle = read_id(rally.current(state).puzzles[message.number - 1])
    faults = verify.check(puzzle, list(map(read_placement, codes)))
    if faults:
        raise IllegalAction(faults)
    return found


def _left(state: TournamentState, asker: Asker, message: p.LeaveTournament) -> AnyEvent:
    """Return a withdrawal; of a team that of its captain, while others leave the team alone."""
    entry = own(state, asker.person)
    known = state.entries[entry].registration
    if state.settings.kind != "team" or known.captain == asker.person:
        later = message.after_round
        return entering.withdraw(state, entry, message.reason, asker.name, after_round=later)
    return entering.amend(state, entry, teams.without(known, asker.person), asker.name)


def _checked_in(state: TournamentState, asker: Asker, message: p.CheckIn) -> AnyEvent:
    entry = _meant(state, asker, message)
    early = asker.now_ms < check_in_opens_ms(state)
    if state.checked_in or (early and state.starts_ms):
        raise TantrixError("tournament.no_check_in")
    boards = state.settings.boards
    if boards and not teams.is_complete(state.entry(entry).registration, boards):
        raise TantrixError("tournament.team_incomplete", count=boards)
    if state.entry(entry).checked_in:
        raise TantrixError("tournament.present", name=state.entry(entry).name)
    return entering.check_in(state, entry, asker.name)


def own(state: TournamentState, person: str) -> Entry:
    """Return the entry of a person; raises `TantrixError` `tournament.not_entered`."""
    found = entry_of(state, person)
    if found is None:
        raise TantrixError("tournament.not_entered")
    return found.number


def own_team(state: TournamentState, person: str) -> EntryState:
    """Return the team of a captain; raises `TantrixError` `tournament.not_captain`."""
    found = entry_of(state, person)
    if found is None or found.registration.captain != person:
        raise TantrixError("tournament.not_captain")
    return found


def _meant(
    state: TournamentState, asker: Asker, message: p.CheckIn | p.GoAway | p.ComeBack | p.RequestBye
) -> Entry:
    """Return the entry that is meant; that of somebody else is for those in office."""
    mine = entry_of(state, asker.person)
    if message.entry is None or (mine is not None and mine.number == message.entry):
        return own(state, asker.person)
    check_office(office_of(state, asker.owner, asker.person), kind_of(message))
    return state.entry(message.entry).number


# --- the tournament and its rounds ---------------------------------------------------------------


Orders = o.ForbidMeeting | o.WithdrawEntry | o.MarkJunior | o.UndoEvent


def _ordered(state: TournamentState, asker: Asker, message: Orders) -> AnyEvent:
    """Return what a director orders."""
    match message:
        case o.ForbidMeeting():
            sides, allowed = message.sides, message.allowed
            return entering.forbid(state, sides, message.reason, allowed=allowed, by=asker.name)
        case o.WithdrawEntry():
            entry, later = message.entry, message.after_round
            return entering.withdraw(state, entry, message.reason, asker.name, after_round=later)
        case o.MarkJunior():
            known = state.entry(message.entry).registration
            known = replace(known, junior=message.junior)
            return entering.amend(state, message.entry, known, asker.name)
        case o.UndoEvent():
            return _undone(state, message, asker.name)


def _of_all(
    state: TournamentState,
    by: str,
    message: o.ChangeTournamentSettings
    | o.OpenEntries
    | o.NextStage
    | o.FinishTournament
    | o.CancelTournament,
) -> list[AnyEvent]:
    """Return what is done with the tournament as a whole."""
    match message:
        case o.ChangeTournamentSettings():
            settings = plain_settings(message.settings)
            return [directing.change(state, settings, message.note, by)]
        case o.OpenEntries():
            return [directing.open_entries(state, by)]
        case o.NextStage():
            by_lot, chosen = message.by_lot, message.chosen
            return directing.next_stage(state, by_lot=by_lot, chosen=chosen, by=by)
        case o.FinishTournament():
            return [directing.finish(state, by)]
        case o.CancelTournament():
            return [directing.cancel(state, message.reason, by)]


def _undone(state: TournamentState, message: o.UndoEvent, by: str) -> AnyEvent:
    """Return that an event counts no more; refused where tables are open because of it."""
    if message.event <= state.version:
        event = state.log[message.event - 1].event
        published = isinstance(event, events.Paired) and state.round(event.round).published
        if isinstance(event, FIXED) or published:
            raise TantrixError("tournament.no_undo", number=message.event)
    return scoring.undo(state, message.event, message.reason, by)


def _of_round(
    state: TournamentState, asker: Asker, message: o.SwapEntries | o.UnpairRound | o.PublishRound
) -> list[AnyEvent]:
    """Return what is done with the round that is paired and not published yet."""
    if not has_round_ahead(state):
        raise TantrixError("tournament.no_round_ahead")
    match message:
        case o.SwapEntries():
            return directing.swap(state, message.one, message.two, message.reason, asker.name)
        case o.UnpairRound():
            return [directing.unpair(state, message.reason, asker.name)]
        case o.PublishRound():
            settings = state.settings
            fixed = settings.boards or settings.online.every_ms
            first_ms = starts_ms(state, asker.now_ms) if fixed else 0
            at_ms = message.starts_ms or first_ms
            return [published(state, at_ms, asker.now_ms, asker.name)]


# --- games ---------------------------------------------------------------------------------------


def _check_captain(state: TournamentState, person: str, message: o.EnterResult) -> None:
    """Raise `TantrixError` unless a captain enters a game of the own team that is played elsewhere.

    That can be where opponents agree on a time themselves: no table opens before they have. All
    other results come from the tables here (`tournament.at_table`).
    """
    team = own_team(state, person) if state.settings.kind == "team" else None
    seen = public(state)
    pairing = seen.pairing(message.round, message.table)
    if team is None or team.number not in pairing.sides:
        raise TantrixError("tournament.not_allowed")
    games = (*pairing.games, *pairing.playoff)[message.game - 1 : message.game]
    if not seen.round(message.round).deadline_ms or any(game.room for game in games):
        raise TantrixError("tournament.at_table")


def _of_game(
    state: TournamentState,
    asker: Asker,
    message: o.EnterResult | o.CorrectResult | o.MarkHeat | o.MakeRuling,
) -> list[AnyEvent]:
    match message:
        case o.MarkHeat():
            return [_marked(state, asker, message)]
        case o.MakeRuling():
            return _ruling(state, asker, message)
        case o.EnterResult():
            place = Place(message.round, message.table, message.game)
            if not state.round(place.round).published:
                raise TantrixError("tournament.no_round", round=place.round)
            found = scoring.played(state, message.scores, message.times_ms)
            return [scoring.result(state, place, found, message.times_ms, asker.name)]
        case o.CorrectResult():
            place = Place(message.round, message.table, message.game)
            corrected = scoring.correct(
                state,
                place,
                result_of(message.result),
                message.reason,
                times_ms=message.times_ms,
                interested=_interested(state, asker, place),
                by=asker.name,
            )
            return [corrected]


def _marked(state: TournamentState, asker: Asker, message: o.MarkHeat) -> AnyEvent:
    """Return what entries of a heat did; to put it right is for those who may correct."""
    if message.reason:
        check_office(office_of(state, asker.owner, asker.person), "correct")
    if not state.round(message.round).published:
        raise TantrixError("tournament.no_round", round=message.round)
    marks = [
        Mark(
            entry=one.entry,
            game=one.game,
            score=one.score,
            time_ms=one.time_ms,
            penalty=penalty(one.time_ms or 0, state.settings.limit_ms),
            out=one.out,
        )
        for one in message.marks
    ]
    where = message.round, message.table
    return scoring.mark(state, where, marks, reason=message.reason, by=asker.name)


def _ruling(state: TournamentState, asker: Asker, message: o.MakeRuling) -> list[AnyEvent]:
    """Return a ruling, and the marks that it gives to those in a heat."""
    place = None
    if (message.round is None) != (message.table is None):
        raise TantrixError("tournament.no_place")
    if message.round is not None and message.table is not None:
        place = Place(message.round, message.table, message.game)
    interested = _interested(state, asker, place, message.entry)
    if message.marks:
        if place is None:
            raise TantrixError("tournament.no_place")
        return [
            *scoring.rule_heat(
                state,
                message.rule,
                message.reason,
                place,
                _ruled_marks(state, place, message.marks),
                interested=interested,
                supersedes=message.supersedes,
                by=asker.name,
            )
        ]
    said = scoring.rule(
        state,
        message.rule,
        message.reason,
        place=place,
        found=result_of(message.result),
        winner=_winner(state, place, message),
        entry=message.entry,
        interested=interested,
        supersedes=message.supersedes,
        by=asker.name,
    )
    return [said]


def _winner(state: TournamentState, place: Place | None, message: o.MakeRuling) -> int | None:
    """Return the side that goes on by a ruling; where the lot is to say, it is drawn here."""
    draws = message.rule == "lot" and message.winner is None and message.result is None
    if not draws or place is None or not state.round(place.round).pairings:
        return message.winner
    return draw.match_lot(state, place.round, place.table)


def _ruled_marks(
    state: TournamentState, place: Place, forms: Collection[RuledMarkForm]
) -> list[Mark]:
    """Return what those in a heat have by a ruling; what it does not say stays as it is."""
    known = {one.entry: one for one in state.heat(place.round, place.table).of_game(place.game)}
    return [
        replace(
            mark,
            score=mark.score if form.score is None else form.score,
            out=mark.out if form.out is None else form.out,
            ruled=None if form.tenths is None else SIXTHS * form.tenths + form.sixths,
        )
        for form in forms
        for mark in [known.get(form.entry, Mark(entry=form.entry, game=place.game))]
    ]


def _interested(
    state: TournamentState, asker: Asker, place: Place | None, entry: Entry | None = None
) -> bool:
    """Tell whether a decision concerns the entry of who makes it.

    Raises `TantrixError` `tournament.interested` where somebody else is there who may decide.
    """
    mine = entry_of(state, asker.person)
    if mine is None:
        return False
    own = place is not None and interests.concerns(state, mine.number, place)
    if not own and entry != mine.number:
        return False
    if _others_on_duty(state, asker):
        raise TantrixError("tournament.interested")
    return True


def _others_on_duty(state: TournamentState, asker: Asker) -> bool:
    """Tell whether somebody else is there who may rule."""
    others = set(asker.here) - {asker.person}
    return any(office_of(state, asker.owner, person) in RULES for person in others)


def result_of(form: ResultForm | None) -> GameResult | None:
    """Return a result as an office gives it; raises `TantrixError` for what cannot be."""
    if form is None:
        return None
    try:
        return GameResult(
            ending=Ending(form.ending),
            scores=form.scores,
            penalties=form.penalties,
            out=form.out,
            ruled=form.ruled,
        )
    except ValueError as error:
        raise unfit("result", f"Expected what goes together: {error}") from None
