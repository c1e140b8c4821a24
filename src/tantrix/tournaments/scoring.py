"""Results, corrections and rulings.

Every function returns the event, or raises `TantrixError` with the reason why it cannot be. Who may
do what is for the server and the command to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, overview
from tantrix.tournaments.events import Rule
from tantrix.tournaments.fold import apply
from tantrix.tournaments.guards import going_on, reasoned, running
from tantrix.tournaments.heats import HEATS, SIXTHS, Mark
from tantrix.tournaments.points import TIE, penalty
from tantrix.tournaments.protests import answerable
from tantrix.tournaments.results import MOST_TILES, Ending, GameResult, by_default
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import GameState, HeatState, StageState, TournamentState


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is: round, table and game, each from 1.

    >>> from tantrix.tournaments.scoring import Place
    >>> str(Place(round=5, table=3))
    '5.3.1'
    """

    round: int
    table: int
    game: int = 1

    def __str__(self) -> str:
        """Return it as reports write it."""
        return f"{self.round}.{self.table}.{self.game}"


def played(
    state: TournamentState, scores: tuple[int, int], times_ms: tuple[int, int] | None
) -> GameResult:
    """Return the result of a game that was played to its end, for scores and times used.

    >>> from tantrix.tournaments import sample, scoring
    >>> state = sample.under_way()  # 20 minutes a side
    >>> found = scoring.played(state, scores=(24, 15), times_ms=(1_290_000, 900_000))
    >>> found.penalties, found.tenths
    ((2, 0), (140, 60))
    """
    for score in scores:
        if not 0 <= score <= MOST_TILES:
            raise TantrixError("tournament.score", score=score, most=MOST_TILES)
    limit = state.settings.limit_ms
    one, two = (0, 0) if times_ms is None else times_ms
    return GameResult(scores=scores, penalties=(penalty(one, limit), penalty(two, limit)))


def find(state: TournamentState, one: Entry, two: Entry) -> tuple[Place, bool]:
    """Return the next game of two entries in the rounds that are on, and whether `one` is side 0.

    Raises `TantrixError` `tournament.not_paired_with`, which says whom they meet, or
    `tournament.not_paired` where one of them meets nobody.

    >>> from tantrix.tournaments import sample, scoring
    >>> place, is_first = scoring.find(sample.under_way(), 2, 3)
    >>> str(place), is_first
    ('1.1.1', False)
    """
    for entry in (one, two):
        state.entry(entry)
    for each in reversed(state.rounds):
        for table, pairing in enumerate(each.pairings, start=1):
            if {*pairing.sides} == {one, two}:
                number = _next_game(state, each.number, table)
                return Place(each.number, table, number), pairing.sides[0] == one
        if all(each.pairing_of(entry) is None for entry in (one, two)):
            continue
        for entry in (one, two):
            if each.pairing_of(entry) is None:
                raise TantrixError("tournament.not_paired", entry=entry, round=each.number)
        meets = [_opponent(state, each.number, entry) for entry in (one, two)]
        raise TantrixError(
            "tournament.not_paired_with", one=one, two=two, first=meets[0], second=meets[1]
        )
    raise TantrixError("tournament.no_round", round=1)


def result(  # noqa: PLR0913 - a result, where it is, and how it came
    state: TournamentState,
    place: Place,
    found: GameResult,
    times_ms: tuple[int, int] | None = None,
    by: str = "",
    *,
    unsigned: bool = False,
) -> events.Resulted:
    """Return the result of a game, `unsigned` where its sheet is.

    The same one again is refused as `tournament.same_result`.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import GameResult
    >>> state, found = sample.under_way(), GameResult(scores=(24, 15))
    >>> state = sample.after(state, scoring.result(state, scoring.Place(1, 1), found))
    >>> state.pairing(1, 1).tenths
    (160, 40)
    """
    running(state)
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    if not 1 <= place.game <= len(games) + 1:
        raise TantrixError("tournament.no_game", game=place.game)
    known = games[place.game - 1] if place.game <= len(games) else GameState()
    if known.result is not None:
        same = known.result == found and known.times_ms == times_ms
        raise TantrixError(
            "tournament.same_result" if same else "tournament.has_result", place=str(place)
        )
    each = state.round(place.round)
    by, to_win = state.stages[each.stage].settings.by, overview.has_to_be_won(state, each)
    undecided = to_win and pairing.winner(by) is None
    if to_win and not undecided:
        raise TantrixError("tournament.match_over", place=str(place))
    if place.game > len(pairing.games) and not (undecided and pairing.match(by).over):
        raise TantrixError("tournament.match_over", place=str(place))
    return events.Resulted(
        round=place.round,
        table=place.table,
        game=place.game,
        result=found,
        times_ms=times_ms,
        unsigned=unsigned,
        by=by,
    )


def unsigned_games(state: TournamentState) -> list[Place]:
    """Return the games whose results stand on sheets without all signatures.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import GameResult
    >>> state, found = sample.under_way(), GameResult(scores=(24, 15))
    >>> event = scoring.result(state, scoring.Place(1, 1), found, unsigned=True)
    >>> [str(place) for place in scoring.unsigned_games(sample.after(state, event))]
    ['1.1.1']
    """
    found = []
    for each in state.rounds:
        for table, pairing in enumerate(each.pairings, start=1):
            for game, known in enumerate((*pairing.games, *pairing.playoff), start=1):
                found += [Place(each.number, table, game)] if known.unsigned else []
        for table, heat in enumerate(each.heats, start=1):
            games = {mark.game for mark in heat.marks if mark.unsigned}
            found += [Place(each.number, table, game) for game in sorted(games)]
    return found


def correct(  # noqa: PLR0913 - a result, where it is, and why
    state: TournamentState,
    place: Place,
    found: GameResult | None,
    reason: str,
    *,
    times_ms: tuple[int, int] | None = None,
    interested: bool = False,
    by: str = "",
) -> events.Corrected:
    """Return a result put right, in any round; rounds that are paired already stay as they are.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import GameResult
    >>> state, found = sample.played(sample.under_way()), GameResult(scores=(15, 24))
    >>> event = scoring.correct(state, scoring.Place(1, 1), found, "the wrong way round")
    >>> state = sample.after(state, event)
    >>> state.pairing(1, 1).tenths, state.pairing(1, 1).games[0].revision
    ((40, 160), 1)
    """
    going_on(state)
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    if not 1 <= place.game <= len(games) or games[place.game - 1].result is None:
        raise TantrixError("tournament.no_result", place=str(place))
    return events.Corrected(
        round=place.round,
        table=place.table,
        game=place.game,
        result=found,
        times_ms=times_ms,
        reason=reasoned(reason),
        interested=interested,
        by=by,
    )


def rule(  # noqa: PLR0913 - all that a ruling says
    state: TournamentState,
    kind: Rule,
    reason: str,
    *,
    place: Place | None = None,
    found: GameResult | None = None,
    winner: int | None = None,
    entry: Entry | None = None,
    interested: bool = False,
    supersedes: int | None = None,
    by: str = "",
) -> events.Ruling:
    """Return a ruling. One that decides a game says what it counts as.

    A second ruling on a game has to say which one it supersedes (`tournament.ruled`), unless it is
    a warning, which changes nothing. After the end a warning can still answer protests. For heats
    there is `rule_heat`.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import by_default
    >>> state, place = sample.under_way(), scoring.Place(1, 2)
    >>> ruling = scoring.rule(state, "default", "not there", place=place, found=by_default(out=0))
    >>> sample.after(state, ruling).pairing(1, 2).tenths
    (50, 150)
    """
    if kind == "warning" and found is None and winner is None:
        answerable(state)
    else:
        going_on(state)
    if place is not None:
        decides = found is not None or winner is not None
        if not 1 <= place.game <= _most_games(state, place, of_two=decides):
            raise TantrixError("tournament.no_game", game=place.game)
    if (found is not None or winner is not None) and place is None:
        raise TantrixError("tournament.no_place")
    if entry is not None:
        state.entry(entry)
    if supersedes is not None and supersedes not in {number for number, _ in state.rulings}:
        raise TantrixError("tournament.no_ruling", number=supersedes)
    standing = None if place is None else ruling_on(state, place)
    if standing is not None and supersedes is None and kind != "warning":
        raise TantrixError("tournament.ruled", number=standing)
    where = place or Place(0, 0, 0)
    return events.Ruling(
        rule=kind,
        reason=reasoned(reason),
        round=where.round,
        table=where.table,
        game=where.game,
        result=found,
        winner=winner,
        entry=entry,
        interested=interested,
        supersedes=supersedes,
        by=by,
    )


def rule_heat(  # noqa: PLR0913 - all that a ruling says
    state: TournamentState,
    kind: Rule,
    reason: str,
    place: Place,
    marks: Sequence[Mark],
    *,
    interested: bool = False,
    supersedes: int | None = None,
    by: str = "",
) -> list[events.Ruling | events.Marked]:
    """Return a ruling on a game of a heat, and the marks that it gives to some or all in it.

    Where it shares the points, it does so for everybody in the heat, and they make 10.0 for each.
    It can where these are points of Strategy; others follow from places, stacks or puzzles. Raises
    `TantrixError` as `rule` and `mark` do, `tournament.heat_shares` and `tournament.no_shares`.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.heats import Mark
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> marks = [Mark(entry=3, out="absent")]
    >>> ruling, marked = scoring.rule_heat(state, "absent", "ill", scoring.Place(1, 1), marks)
    >>> ruling.rule, sample.after(state, ruling, marked).heat(1, 1).marks[0].out
    ('absent', 'absent')
    """
    running(state)
    heat = state.heat(place.round, place.table)
    for one in marks:
        if one.entry not in heat.entries:
            raise TantrixError("tournament.not_in_heat", entry=one.entry, place=str(place))
        if not 0 <= one.score <= MOST_TILES:
            raise TantrixError("tournament.score", score=one.score, most=MOST_TILES)
    ruled = [one.ruled for one in marks if one.ruled is not None]
    if ruled and not HEATS[state.stages[state.round(place.round).stage].settings.format].scored:
        raise TantrixError("tournament.no_shares")
    whole = sorted(one.entry for one in marks) == sorted(heat.entries)
    fair = whole and min(ruled, default=0) >= 0
    if ruled and not (
        fair and sum(ruled) == SIXTHS * TIE * len(ruled) == SIXTHS * TIE * len(marks)
    ):
        raise TantrixError("tournament.heat_shares")
    said = rule(
        state, kind, reason, place=place, interested=interested, supersedes=supersedes, by=by
    )
    changed = events.Marked(
        round=place.round, table=place.table, marks=tuple(marks), reason=reason, by=by
    )
    return [said, changed] if marks else [said]


def mark(
    state: TournamentState,
    where: tuple[int, int],
    marks: Sequence[Mark],
    *,
    reason: str = "",
    by: str = "",
) -> events.Marked:
    """Return what entries of a heat did; `where` are the numbers of the round and of the table.

    Without a reason nothing is marked twice; with one, marks are put right, in any round. Raises
    `TantrixError`: `tournament.not_in_heat`, `tournament.score`, `tournament.no_game`, and as
    `result` does.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.heats import Mark
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> marks = [Mark(entry=entry, score=20 - entry) for entry in (1, 2, 3, 4)]
    >>> state = sample.after(state, scoring.mark(state, (1, 1), marks))
    >>> state.heat(1, 1).whole(1)
    True
    """
    running(state)
    heat = state.heat(*where)
    for one in marks:
        place = str(Place(*where, one.game))
        if one.entry not in heat.entries:
            raise TantrixError("tournament.not_in_heat", entry=one.entry, place=place)
        if not 1 <= one.game <= heat.heat.games:
            raise TantrixError("tournament.no_game", game=one.game)
        if not 0 <= one.score <= MOST_TILES:
            raise TantrixError("tournament.score", score=one.score, most=MOST_TILES)
        known = next((old for old in heat.of_game(one.game) if old.entry == one.entry), None)
        if reason and known is None:
            raise TantrixError("tournament.no_result", place=place)
        if known is not None and not reason:
            same = {*map(_signed, marks)} <= {*map(_signed, heat.marks)}
            raise TantrixError(
                "tournament.same_result" if same else "tournament.has_result", place=place
            )
    return events.Marked(round=where[0], table=where[1], marks=tuple(marks), reason=reason, by=by)


def _signed(one: Mark) -> Mark:
    """Return a mark without what is said of its sheet."""
    return msgspec.structs.replace(one, unsigned=False)


def find_heat(state: TournamentState, entries: Sequence[Entry]) -> Place:
    """Return the next game of the heat of some entries, the last one where all are over.

    Raises `TantrixError`: `tournament.not_paired`, `tournament.not_in_heat`.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> str(scoring.find_heat(state, [1, 2]))
    '1.1.1'
    """
    for entry in entries:
        state.entry(entry)
    for each in reversed(state.rounds):
        found = each.heat_of(entries[0])
        if found is None:
            continue
        table, heat = found
        game = heat.next_game or heat.heat.games
        place = Place(each.number, table, game)
        for entry in entries:
            if entry not in heat.entries:
                raise TantrixError("tournament.not_in_heat", entry=entry, place=str(place))
        return place
    raise TantrixError("tournament.not_paired", entry=entries[0], round=len(state.rounds))


def unplayed(state: TournamentState, number: int) -> list[events.Marked]:
    """Return the absence of all who have not played in time, where each plays alone.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="solitaire", games=1), entries=("Ann",))
    >>> [(mark.entry, mark.out) for event in scoring.unplayed(state, 1) for mark in event.marks]
    [(1, 'absent')]
    """
    return [
        events.Marked(
            round=number,
            table=table,
            marks=tuple(
                Mark(entry=entry, game=game, out="absent")
                for game in range(1, heat.heat.games + 1)
                for entry in heat.entries
                if all(one.entry != entry for one in heat.of_game(game))
            ),
        )
        for table, heat in enumerate(state.round(number).heats, start=1)
        if heat.next_game is not None
    ]


def absences(state: TournamentState) -> list[events.Marked]:
    """Return the absence of entries that have left from games of heats that have no table yet.

    >>> from tantrix.tournaments import entering, sample, scoring
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="solitaire", games=1))
    >>> state = sample.after(state, entering.withdraw(state, 2))
    >>> [(mark.entry, mark.out) for event in scoring.absences(state) for mark in event.marks]
    [(2, 'absent')]
    """
    found: list[events.Marked] = []
    for stage in state.stages:
        for each in overview.current_rounds(state, stage) if not stage.closed else ():
            for table, heat in enumerate(each.heats, start=1):
                marks = _absent(state, heat)
                if marks:
                    found.append(events.Marked(round=each.number, table=table, marks=marks))
    return found


def _absent(state: TournamentState, heat: HeatState) -> tuple[Mark, ...]:
    """Return the marks of a heat that follow from who has left; of one left alone, that it came."""
    gone = {entry for entry in heat.entries if state.entries[entry].presence == "left"}
    alone = 0 < len(gone) == len(heat.entries) - 1
    marks = []
    for game in range(1, heat.heat.games + 1):
        known = {one.entry for one in heat.of_game(game)}
        for entry in heat.entries:
            if not gone or entry in known or heat.rooms[game - 1]:
                continue
            if entry in gone:
                marks.append(Mark(entry=entry, game=game, out="absent"))
            elif alone:
                marks.append(Mark(entry=entry, game=game))
    return tuple(marks)


def walkovers(state: TournamentState, reason: str, by: str = "") -> list[events.Ruling]:
    """Return the defaults of all games to come in the last rounds whose entries have left.

    Both gone, the game counts for neither; where somebody has to win, the better seed goes on [O].

    >>> from tantrix.tournaments import entering, sample, scoring
    >>> state = sample.under_way()
    >>> state = sample.after(state, entering.withdraw(state, 2))
    >>> [ruling] = scoring.walkovers(state, "withdrawn")
    >>> ruling.rule, ruling.table, ruling.result.tenths
    ('default', 1, (150, 50))
    """
    found: list[events.Ruling] = []
    for stage in state.stages:
        if stage.closed:
            continue
        for each in overview.current_rounds(state, stage):
            if stage.settings.format in overview.ALL_PLAY and not each.playoff:
                continue
            for table in overview.missing(state, each.number) if each.pairings else ():
                sides = each.pairings[table - 1].sides
                gone = [state.entries[entry].presence == "left" for entry in sides]
                if any(gone):
                    found += _walkover(state, stage, Place(each.number, table), gone, reason, by)
    return found


def _walkover(  # noqa: PLR0913, PLR0917 - a pairing, where it is, and why
    state: TournamentState,
    stage: StageState,
    place: Place,
    gone: list[bool],
    reason: str,
    by: str,
) -> list[events.Ruling]:
    """Return the defaults of one pairing, of which one side or both are gone."""
    both = all(gone)
    pairing = state.pairing(place.round, place.table)
    better = int(stage.order.index(pairing.sides[0]) > stage.order.index(pairing.sides[1]))
    winner = better if both else gone.index(False)
    return [
        rule(
            state,
            "absent" if both else "default",
            reason,
            place=replace(place, game=number),
            found=GameResult(ending=Ending.ABSENT) if both else by_default(1 - winner),
            winner=winner if overview.has_to_be_won(state, state.round(place.round)) else None,
            by=by,
        )
        for number, game in enumerate(pairing.games, start=1)
        if game.result is None
    ]


def ruling_on(state: TournamentState, place: Place) -> int | None:
    """Return the number of the ruling that decides a game, if one does.

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import by_default
    >>> state, place = sample.under_way(), scoring.Place(1, 2)
    >>> ruling = scoring.rule(state, "default", "not there", place=place, found=by_default(out=0))
    >>> state = sample.after(state, ruling)
    >>> scoring.ruling_on(state, place) == state.version
    True
    >>> scoring.ruling_on(state, scoring.Place(1, 1)) is None
    True
    """
    if state.round(place.round).heats:
        return next(
            (number for number, one in reversed(state.rulings) if _decides(one, place)), None
        )
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    return games[place.game - 1].ruling if 1 <= place.game <= len(games) else None


def _decides(ruling: events.Ruling, place: Place) -> bool:
    """Tell whether a ruling decides a game of a heat."""
    at = ruling.round, ruling.table, ruling.game
    return at == (place.round, place.table, place.game) and ruling.rule != "warning"


def _most_games(state: TournamentState, place: Place, *, of_two: bool) -> int:
    """Return how many games there can be at a table, by a ruling that decides one `of_two` sides.

    Raises `TantrixError` where there is no such table.
    """
    if state.round(place.round).heats and not of_two:
        return state.heat(place.round, place.table).heat.games
    pairing = state.pairing(place.round, place.table)
    return len(pairing.games) + len(pairing.playoff) + 1


def undo(state: TournamentState, number: int, reason: str, by: str = "") -> events.Undone:
    """Return that an event counts no more; refused where others stand on it.

    >>> from tantrix.tournaments import sample, scoring
    >>> before = sample.under_way()
    >>> state = sample.played(before)
    >>> state = sample.after(state, scoring.undo(state, state.version, "a slip of the pen"))
    >>> state.pairing(1, 2).begun, state.version - before.version
    (False, 3)
    """
    going_on(state)
    if not 2 <= number <= state.version or number in state.undone:
        raise TantrixError("tournament.no_event", number=number)
    if isinstance(state.log[number - 1].event, events.Undone | events.Finished):
        raise TantrixError("tournament.no_undo", number=number)
    undone = events.Undone(event=number, reason=reasoned(reason), by=by)
    try:
        apply(state, undone, state.updated_ms)
    except (TantrixError, ValueError, LookupError):
        raise TantrixError("tournament.no_undo", number=number) from None
    return undone


def _next_game(state: TournamentState, number: int, table: int) -> int:
    """Return the number of the next game at a table without a result."""
    pairing = state.pairing(number, table)
    games = (*pairing.games, *pairing.playoff)
    open_games = [at for at, game in enumerate(games, start=1) if game.result is None]
    return open_games[0] if open_games else len(games) + 1


def _opponent(state: TournamentState, number: int, entry: Entry) -> str:
    """Return whom an entry that is paired meets in a round, as `7 Ben`."""
    sides = next(p.sides for p in state.round(number).pairings if entry in p.sides)
    other = sides[1 - sides.index(entry)]
    return f"{other} {state.entries[other].name}"
