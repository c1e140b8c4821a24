"""`tantrix tournament enter`: results as they come from the tables.

A line is `no tiles time no tiles time`, in either order of the players: `12 24 19:30 7 20 21:05`.
What is hardly possible is asked again before it is taken.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import click
import msgspec

from tantrix.cli.common import as_json, print_json
from tantrix.cli.i18n import command, fail, option, say
from tantrix.cli.tournament.boards import EntryBoard, one_board, seat_named, seat_of
from tantrix.cli.tournament.common import (
    add,
    agreed,
    asks_for_help,
    at_terminal,
    clock,
    events_document,
    leaves,
    named,
    number_of,
    points,
    read_line,
    time_of,
    time_of_day,
    to_change,
)
from tantrix.cli.tournament.heats import mark_doubts, mark_echo, of_heat, typed_marks
from tantrix.cli.tournament.lists import entries_at, missing_lines
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.cli.tournament.reminding import KEY, RoundReminder, unbegun
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import overview, scoring, teams
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.no_shows import began_ms
from tantrix.tournaments.points import MINUTE_MS, NO_SHOW_MS, adjudicable
from tantrix.tournaments.points import table as table_of
from tantrix.tournaments.results import MOST_TILES, Ending, GameResult, by_default
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import Logged, TournamentState

MOST_MARGIN = 40
LEAST_WIN = 8
LEAST_TIME_MS = 3 * MINUTE_MS
"""A margin above, a winner's score below, or a time below is asked again."""

MISSING, ABSENT, RESIGNED, UNSIGNED = "missing", "absent", "resigned", "unsigned"
"""What may be said instead of a result, `absent 7` for a default against 7, or after one.

`a` alone asks who is not there. `unsigned` at the end says that the sheet is."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A result as it was typed: who played, their tiles and their times.

    `resigned` is the number of who gave up.
    """

    seats: tuple[EntryBoard, EntryBoard]
    scores: tuple[int, int]
    times_ms: tuple[int, int] | None
    margin: int | None = None
    resigned: int | None = None

    @property
    def entries(self) -> tuple[Entry, Entry]:
        """The numbers of the entries."""
        return self.seats[0].entry, self.seats[1].entry

    def found(self, state: TournamentState, place: Place, *, in_order: bool) -> Found:
        """Return the result at a place, whose first side was typed first or not."""
        scores, times, entries = self.scores, self.times_ms, self.entries
        if not in_order:
            scores, times, entries = scores[::-1], times and (times[1], times[0]), entries[::-1]
        result = scoring.played(state, scores, times)
        if self.resigned is not None:
            out = entries.index(self.resigned)
            result = replace(result, ending=Ending.RESIGNED, out=out)
        return Found(place, result, times)


def parsed(state: TournamentState, words: Sequence[str], number: int | None = None) -> Typed:
    """Return what was typed, times or not, the margin after it or not, and who resigned, if so.

    Teams sit as in the round of that number, by default the last one.

    Raises `TantrixError` `cli.tournament.result` for another number of words, and for words that
    are no number or no time.
    """
    typed = " ".join(words)
    margin = resigned = None
    if len(words) > 2 and words[-2] == RESIGNED:
        resigned = seat_of(state, words[-1], number).entry
        words = words[:-2]
    if len(words) in {5, 7}:
        *words, last = words
        margin = number_of(last)
    if len(words) == 6:
        one, tiles, time, two, other, other_time = words
        times = None if time == other_time == "-" else (time_of(time), time_of(other_time))
    elif len(words) == 4:
        one, tiles, two, other = words
        times = None
    else:
        raise TantrixError("cli.tournament.result", text=typed)
    scores = number_of(tiles), number_of(other)
    for score in scores:
        if score > MOST_TILES:
            raise TantrixError("tournament.score", score=score, most=MOST_TILES)
    seats = seat_of(state, one, number), seat_of(state, two, number)
    if resigned not in {None, *(seat.entry for seat in seats)}:
        raise TantrixError("cli.tournament.result", text=typed)
    return Typed(seats, scores, times, margin, resigned)


@dataclass(frozen=True, slots=True)
class Found:
    """A result at its place: sides are in the order of the table."""

    place: Place
    result: GameResult
    times_ms: tuple[int, int] | None


def located_result(state: TournamentState, typed: Typed) -> Found:
    """Return where a result belongs, and what it is; raises `TantrixError`."""
    one, two = typed.entries
    if one == two:
        raise TantrixError("tournament.itself")
    place, in_order = scoring.find(state, one, two)
    place = teams.next_game(state, place, one_board(state, typed.seats))
    return typed.found(state, place, in_order=in_order)


def doubts(state: TournamentState, found: Found) -> Iterator[str]:
    """Yield what is hardly possible about a result, and what its times cost."""
    scores, limit = found.result.scores, state.settings.limit_ms
    pairing = state.pairing(found.place.round, found.place.table)
    names = [teams.seated(state, pairing, side, found.place.game)[1] for side in (0, 1)]
    margin = abs(scores[0] - scores[1])
    if margin > MOST_MARGIN:
        yield say("cli.tournament.doubt.margin", margin=margin)
    if max(scores) < LEAST_WIN:
        yield say("cli.tournament.doubt.low", tiles=max(scores))
    boards = max(state.settings.boards, 1)
    board = teams.board_of(pairing, boards, found.place.game)
    for number, game in teams.games_at(pairing, boards, board):
        same = (game.result, game.times_ms) == (found.result, found.times_ms)
        if same and number != found.place.game:
            yield say("cli.tournament.doubt.same", place=str(replace(found.place, game=number)))
    for name, used, cost in zip(names, found.times_ms or (), found.result.penalties, strict=False):
        words = {"name": name, "time": clock(used), "count": cost}
        if used < LEAST_TIME_MS:
            yield say("cli.tournament.doubt.fast", **words)
        if adjudicable(used, limit):
            yield say("cli.tournament.doubt.adjudicate", **words)
        elif cost:
            yield say("cli.tournament.doubt.penalty", **words)


def echo(state: TournamentState, found: Found) -> list[str]:
    """Return a result in words, with the points it gives and the new totals."""
    pairing = state.pairing(found.place.round, found.place.table)
    result, colours = found.result, pairing.table.colours
    one, two = (
        f"{seat_named(state, found.place, side)} ({colours[side]}) {result.scores[side]}"
        + (f" [{clock(found.times_ms[side])}]" if found.times_ms else "")
        for side in (0, 1)
    )
    margin = abs(result.margin)
    shares = table_of(margin)
    if result.scores[0] < result.scores[1]:
        shares = shares[::-1]
    lines = [
        f"{found.place}  {one} - {two}",
        say(
            "cli.tournament.echo",
            margin=margin,
            table=_both(shares),
            penalties="-".join(map(str, result.penalties)),
            points=_both(result.tenths),
        ),
    ]
    return [*lines, *totals(state, found.place)]


def totals(state: TournamentState, place: Place) -> list[str]:
    """Return what both entries of a table have now in their stage, or in a knock-out the match.

    Of teams it is both.
    """
    each = state.round(place.round)
    pairing = each.pairings[place.table - 1]
    match = say("cli.tournament.match", points=_both(pairing.tenths))
    if overview.has_to_be_won(state, each):
        winner = pairing.winner(state.stages[each.stage].settings.by)
        if winner is None:
            return [match]
        goes_on = named(state, pairing.sides[winner])
        return [f"{match} {say('cli.tournament.goes_on', entry=goes_on)}"]
    rows = {row.entry: row for row in overview.stage_standings(state, each.stage)}
    both = [
        say(
            "cli.tournament.total",
            entry=named(state, entry),
            points=points(rows[entry].tally.tenths),
            place=rows[entry].place,
        )
        for entry in pairing.sides
    ]
    line = say("cli.tournament.totals", one=both[0], two=both[1])
    return [match, line] if state.settings.boards else [line]


def _both(tenths: tuple[int, int]) -> str:
    return f"{points(tenths[0])} - {points(tenths[1])}"


# --- the command --------------------------------------------------------------------------------


@command("tournament.enter")
@click.argument("words", metavar="[NO TILES TIME NO TILES TIME]", nargs=-1)
@option("both", is_flag=True)
@option("yes", is_flag=True)
@option("unsigned", is_flag=True)
@as_json
@click.pass_context
def enter_command(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    words: tuple[str, ...],
    *,
    both: bool,
    yes: bool,
    unsigned: bool,
    as_json: bool,
) -> None:
    """Enter a result, or one after the other."""
    file = to_change()
    clerk = Clerk(file, both=both, yes=yes, unsigned=unsigned, quiet=as_json)
    if words:
        clerk.take(words)
    else:
        clerk.take_all()
    if as_json:
        print_json({"events": events_document(clerk.logged, file.state.version)})
    if clerk.refused and not at_terminal():
        ctx.exit(2)


class Clerk:
    """Who takes the results; `logged` are the events so far, `refused` how many lines were not."""

    def __init__(
        self, file: TournamentFile, *, both: bool, yes: bool, unsigned: bool, quiet: bool
    ) -> None:
        self.file = file
        self.logged: list[Logged] = []
        self.refused = 0
        self._both, self._yes, self._quiet = both, yes, quiet
        self._unsigned = unsigned
        self._reminder = RoundReminder()

    def take_all(self) -> None:
        """Take line after line, until an empty one or the end."""
        while (words := self._read()) and not leaves(words):
            try:
                self._line(words.split())
            except TantrixError as error:
                self.refused += 1
                fail(error)
            state = self.file.state
            if not any(overview.missing(state, each.number) for each in state.rounds):
                self._say(say("cli.tournament.all_in", round=len(state.rounds)))
                break

    def take(self, words: Sequence[str]) -> None:
        """Take one result; raises `TantrixError` where it cannot be."""
        self._line(words)

    def _read(self) -> str | None:
        """Return the next line; at 10:00 of the round comes a reminder."""
        alarm = None if self._quiet else self._reminder.alarm(self.file.state)
        return read_line(self._prompt(), alarm)

    def _prompt(self) -> str:
        """Return what is asked: the round, and how many tables still play."""
        state = self.file.state
        number = len(state.rounds)
        left = len(overview.missing(state, number)) if number else 0
        return f"{say('cli.tournament.prompt', round=number, count=left)}> "

    def _line(self, words: Sequence[str]) -> None:
        """Do what a line says."""
        if len(words) == 1 and asks_for_help(words[0]):
            self._say(say("cli.about.tournament.enter"))
        elif words[0] == MISSING:
            for line in missing_lines(self.file.state):
                self._say(line)
        elif len(words) == 1 and words[0] == KEY:
            self._ask_absent()
        elif words[0] in {ABSENT, KEY} and len(words) == 2:
            self._default(seat_of(self.file.state, words[1]))
        else:
            self._result(words)

    def _result(self, words: Sequence[str]) -> None:
        """Take a result, once it is beyond doubt."""
        unsigned = self._unsigned or words[-1] == UNSIGNED
        words = words[:-1] if words[-1] == UNSIGNED and len(words) > 1 else words
        if of_heat(self.file.state, words):
            self._heat(words, unsigned=unsigned)
            return
        typed = parsed(self.file.state, words)
        found = located_result(self.file.state, typed)
        # What is known already needs no questions.
        decided = _decided(found, unsigned=unsigned)
        decided(self.file.state)
        self._check_margin(typed)
        if not self._certain(list(doubts(self.file.state, found))):
            raise TantrixError("cli.tournament.not_entered", text=" ".join(words))
        self.logged += add(self.file, decided)
        for line in echo(self.file.state, found):
            self._say(line)

    def _heat(self, words: Sequence[str], *, unsigned: bool) -> None:
        """Take the result of a heat, once it is beyond doubt; one that is known may be signed."""
        state = self.file.state
        place, marks = typed_marks(state, words)
        where = place.round, place.table
        marks = [msgspec.structs.replace(mark, unsigned=unsigned) for mark in marks]
        known = state.heat(*where).marks
        came = [msgspec.structs.replace(mark, unsigned=True) for mark in marks]
        reason = _signed_now() if not unsigned and all(mark in known for mark in came) else ""
        scoring.mark(state, where, marks, reason=reason)
        if not self._certain(list(mark_doubts(state, marks))):
            raise TantrixError("cli.tournament.not_entered", text=" ".join(words))
        self.logged += add(
            self.file, lambda state: [scoring.mark(state, where, marks, reason=reason)]
        )
        for line in mark_echo(self.file.state, place):
            self._say(line)

    def _check_margin(self, typed: Typed) -> None:
        """Compare the margin on the sheet, where it is asked for."""
        margin = typed.margin
        if self._both and margin is None:
            margin = number_of(read_line(f"{say('cli.tournament.ask_margin')} ") or "")
        actual = abs(typed.scores[0] - typed.scores[1])
        if margin is not None and margin != actual:
            raise TantrixError("cli.tournament.other_margin", margin=margin, actual=actual)

    def _certain(self, doubtful: list[str]) -> bool:
        """Tell whether a result is to be taken as it is."""
        if not doubtful or self._yes:
            return True
        if self._quiet:
            raise TantrixError("cli.tournament.doubtful", why=" ".join(doubtful))
        for line in doubtful:
            click.echo(line)
        return agreed("cli.tournament.sure")

    def _ask_absent(self) -> None:
        """Show the tables that may wait for somebody, and default who is named."""
        state = self.file.state
        for table in unbegun(state):
            entries = entries_at(state.rounds[-1], table)
            self._say(
                f"{len(state.rounds)}.{table}  {' - '.join(named(state, e) for e in entries)}"
            )
        who = read_line(f"{say('cli.tournament.ask_absent')} ")
        if who:
            self._default(seat_of(state, who))

    def _default(self, seat: EntryBoard) -> None:
        """Rule a default against somebody in the last round."""
        state, entry = self.file.state, seat.entry
        if of_heat(state, [str(entry)]):
            place, side = scoring.find_heat(state, [entry]), 0
        else:
            place, side = last_place(state, seat)
        began = began_ms(state, place.round)
        if not began:
            raise TantrixError("cli.tournament.not_published", round=place.round)
        if time.time_ns() // 1_000_000 < began + NO_SHOW_MS:
            early = say("cli.tournament.early", at=time_of_day(began + NO_SHOW_MS))
            if not self._certain([early]):
                return
        if state.round(place.round).heats:
            absent = [Mark(entry=entry, game=place.game, out="absent")]
            where = place.round, place.table
            self.logged += add(self.file, lambda state: [scoring.mark(state, where, absent)])
            self._say(say("cli.tournament.walkover", place=str(place)))
            return
        ruled = add(
            self.file,
            lambda state: [
                scoring.rule(
                    state,
                    "default",
                    say("cli.tournament.not_there"),
                    place=place,
                    found=by_default(side),
                )
            ],
        )
        self.logged += ruled
        for line in (
            say("cli.tournament.walkover", place=str(place)),
            *totals(self.file.state, place),
        ):
            self._say(line)

    def _say(self, line: str) -> None:
        if not self._quiet:
            click.echo(line)


def last_place(state: TournamentState, seat: EntryBoard) -> tuple[Place, int]:
    """Return the next game of somebody in the last round, and the side; raises `TantrixError`."""
    entry = state.entry(seat.entry).number
    number = len(state.rounds)
    found = state.round(max(number, 1)).pairing_of(entry)
    if found is None:
        raise TantrixError("tournament.not_paired", entry=entry, round=number)
    table, pairing = found
    place = teams.next_game(state, Place(number, table), one_board(state, (seat, seat)))
    known = pairing.games[place.game - 1 : place.game]
    if not known or known[0].result is not None:
        last = Place(number, table, min(place.game, len(pairing.games)))
        raise TantrixError("tournament.has_result", place=str(last))
    return place, pairing.sides.index(entry)


def _decided(
    found: Found, *, unsigned: bool = False
) -> Callable[[TournamentState], list[AnyEvent]]:
    """Return what enters a result, or signs the one that came unsigned."""

    def decide(state: TournamentState) -> list[AnyEvent]:
        place, times_ms = found.place, found.times_ms
        if not unsigned and (signed := _of_unsigned(state, found)) is not None:
            return [scoring.correct(state, signed, found.result, _signed_now(), times_ms=times_ms)]
        return [scoring.result(state, place, found.result, times_ms, unsigned=unsigned)]

    return decide


def _of_unsigned(state: TournamentState, found: Found) -> Place | None:
    """Return the game of a table that has this very result from a sheet without signatures."""
    pairing = state.pairing(found.place.round, found.place.table)
    for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
        if game.unsigned and (game.result, game.times_ms) == (found.result, found.times_ms):
            return replace(found.place, game=number)
    return None


def _signed_now() -> str:
    return say("cli.tournament.signed_now")
