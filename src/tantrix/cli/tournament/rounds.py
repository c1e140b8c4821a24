"""Rounds and stages: pairing, swapping, publishing, taking back; going on, and the end."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence

import click

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, lang, option, say
from tantrix.cli.tournament.common import (
    add,
    answer,
    done,
    entry_of,
    events_document,
    named,
    points,
    reason_of,
    table,
    time_of_day,
    to_change,
)
from tantrix.render.tournament.lists import badge_words
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, fold, honours, overview, recovery, teams
from tantrix.tournaments.events import AnyEvent, Paired
from tantrix.tournaments.pairing import usual_rounds
from tantrix.tournaments.points import NO_SHOW_MS
from tantrix.tournaments.rounds import Entry, Pair
from tantrix.tournaments.seatings import colour_note
from tantrix.tournaments.settings import check_tables
from tantrix.tournaments.state import PairingState, RoundState, TournamentState
from tantrix.tournaments.steps import steps_of

SMALL = 8
"""Up to so many entries a round robin is proposed instead of a Swiss."""

_ROW = re.compile(r"\d{1,5}(-\d{1,5})+")


@command("tournament.pair")
@option("stage", type=click.IntRange(1, 8), default=None)
@option("force", "forced", multiple=True, metavar="A-B")
@click.option("--bye", type=int, default=None, help="cli.option.give_bye")
@option("order", default=None, metavar="A-B-C")
@option("groups", multiple=True, metavar="A-B-C")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def pair_command(  # noqa: PLR0913, PLR0917 - one parameter an option
    stage: int | None,
    forced: Sequence[str],
    bye: int | None,
    order: str | None,
    groups: Sequence[str],
    reason: str | None,
    *,
    as_json: bool,
) -> None:
    """Pair the next round, or the play-off at a cut, and show who meets whom."""
    file = to_change()
    tables, said_groups = _rows(forced), _rows(groups)
    (said_order,) = _rows([order]) if order else [()]
    by_hand = bool(tables or said_groups or said_order or bye is not None)
    why = reason_of(reason) if by_hand else ""
    number = None if stage is None else stage - 1

    def decide(state: TournamentState) -> list[AnyEvent]:
        _enough_tables(state)
        begun: list[AnyEvent] = []
        if said_order or said_groups:
            begun = [recovery.seed_again(state, said_order, said_groups, why)]
            state = fold.apply(state, begun[0], state.updated_ms)
        if not tables and bye is None:
            return [*begun, *directing.pair_next(state, number)]
        return [*begun, *_by_hand(state, number, tables, bye, why)]

    logged = add(file, decide)
    state = file.state
    lines = [*_proposal(state), *paired(state, state.rounds[-1]), *_broken(state)]
    done(file, logged, lines, as_json=as_json)


@command("tournament.swap")
@click.argument("one")
@click.argument("two")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def swap_command(one: str, two: str, reason: str | None, *, as_json: bool) -> None:
    """Let two entries change places in the last round, before its first result."""
    file = to_change()
    first, second = entry_of(file.state, one), entry_of(file.state, two)
    why = reason_of(reason)
    logged = add(file, lambda state: directing.swap(state, first, second, why))
    lines = [*paired(file.state, file.state.rounds[-1]), *_broken(file.state)]
    done(file, logged, lines, as_json=as_json)


@command("tournament.publish")
@click.option("--at", default=None, metavar="HH:MM", help="cli.option.starts_at")
@as_json
def publish_command(at: str | None, *, as_json: bool) -> None:
    """Say that the last round is up on the wall: its time begins, now or when it says."""
    file = to_change()
    starts_ms = 0 if at is None else _today(at)

    def decide(state: TournamentState) -> list[AnyEvent]:
        if state.rounds and state.rounds[-1].published:
            raise TantrixError("cli.tournament.is_published", round=len(state.rounds))
        return [directing.publish(state, starts_ms)]

    logged = add(file, decide)
    each = file.state.rounds[-1]
    late = time_of_day((starts_ms or logged[0].at_ms) + NO_SHOW_MS)
    line = say("cli.tournament.published", round=each.number, at=late)
    done(file, logged, [line, *_empty_boards(file.state, each)], as_json=as_json)


def _empty_boards(state: TournamentState, each: RoundState) -> Iterator[str]:
    """Yield what is to be done about the boards at which a team has nobody."""
    for pairing in each.pairings:
        for side, entry in enumerate(pairing.sides):
            for board in range(1, state.settings.boards + 1):
                if teams.at_board(pairing, side, board) is None:
                    words = {"team": named(state, entry), "seat": f"{entry}.{board}"}
                    yield say("cli.tournament.empty_board", **words)


def _today(text: str) -> int:
    """Return a time of today in milliseconds; raises `TantrixError` `cli.tournament.hour`."""
    try:
        hour = time.strptime(text, "%H:%M")
    except ValueError:
        raise TantrixError("cli.tournament.hour", text=text) from None
    now = time.localtime(time.time_ns() / 1e9)
    return 1000 * int(time.mktime((*now[:3], hour.tm_hour, hour.tm_min, 0, *now[6:])))


@command("tournament.unpair")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def unpair_command(reason: str | None, *, as_json: bool) -> None:
    """Take the last round back, before its first result."""
    file = to_change()
    why = reason_of(reason)
    logged = add(file, lambda state: [directing.unpair(state, why)])
    line = say("cli.tournament.unpaired", round=len(file.state.rounds) + 1)
    done(file, logged, [line], as_json=as_json)


@command("tournament.next-stage")
@option("through", type=int, multiple=True, metavar="NO")
@click.option("--by-lot", is_flag=True, help="cli.option.by_lot")
@option("groups", multiple=True, metavar="A-B-C")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def next_stage_command(
    through: Sequence[int],
    groups: Sequence[str],
    reason: str | None,
    *,
    by_lot: bool,
    as_json: bool,
) -> None:
    """End a stage, and begin the next one with those who go on."""
    file = to_change()
    said_groups = _rows(groups)
    why = reason_of(reason) if said_groups else ""

    def decide(state: TournamentState) -> list[AnyEvent]:
        found = directing.next_stage(state, by_lot=by_lot, chosen=through)
        return recovery.next_stage_again(found, said_groups, why) if said_groups else found

    logged = add(file, decide)
    state = file.state
    stage = state.stages[-1]
    entries = [named(state, entry) for entry in stage.order]
    line = say("cli.tournament.next", stage=stage.number + 1, entries=entries)
    done(file, logged, [line], as_json=as_json)


@command("tournament.finish")
@as_json
def finish_command(*, as_json: bool) -> None:
    """End the tournament: places are final, and the secret of the lots is opened."""
    file = to_change()
    logged = add(file, lambda state: [directing.finish(state)])
    state = file.state
    places = overview.final_places(state)
    won = honours.badges(state, places)
    rows = [
        (
            place,
            entry,
            state.entries[entry].name,
            ", ".join(badge_words(state, entry, won.get(entry, []), lang())),
        )
        for place, entry in places
    ]
    words = ("place", "number", "name", "badges")
    lines = table([say(f"cli.tournament.head.{word}") for word in words], rows, "rrll")
    lines += [
        say("cli.tournament.opened", key=state.opened_key),
        say("cli.tournament.digest", digest=state.digest),
    ]
    document = {
        "events": events_document(logged, state.version),
        "places": [
            {"place": place, "entry": entry, "badges": won.get(entry, [])}
            for place, entry in places
        ],
    }
    answer(lines, document, as_json=as_json)


def paired(state: TournamentState, each: RoundState) -> list[str]:
    """Return a round as a list of tables."""
    if each.heats:
        return [*_heats(state, each), *_byes(state, each)]
    totals = (
        {}
        if overview.has_to_be_won(state, each)
        else {row.entry: row.tally.tenths for row in overview.stage_standings(state, each.stage)}
    )
    rows = []
    for number, pairing in enumerate(each.pairings, start=1):
        cells: list[object] = [number]
        for side, entry in enumerate(pairing.sides):
            total = points(totals[entry]) if entry in totals and each.number > 1 else None
            cells += [entry, state.entries[entry].name, total, pairing.table.colours[side]]
        rows.append((*cells, colour_words(state, number, pairing)))
        rows += _boards(state, number, pairing)
    side_words = ("number", "name", "points", "colour")
    heads = [say(f"cli.tournament.head.{w}") for w in ("table", *side_words, *side_words, "note")]
    which = "playoff" if each.playoff else "round_repeats" if each.repeats else "round"
    lines = [say(f"cli.tournament.{which}", round=each.number, count=len(each.pairings))]
    lines += table(heads, rows, "rrlrlrlrll")
    return [*lines, *_byes(state, each)]


def _boards(
    state: TournamentState, number: int, pairing: PairingState
) -> Iterator[tuple[object, ...]]:
    """Yield the rows of the boards of a match of teams."""
    for board, game in teams.first_games(pairing, state.settings.boards):
        one, two = (teams.seated(state, pairing, side, game) for side in (0, 1))
        yield f"{number}.{board}", *one, None, None, *two, None, None, None


def _byes(state: TournamentState, each: RoundState) -> Iterator[str]:
    """Yield a line for everybody who does not play in a round."""
    for bye in each.byes:
        why = f"cli.tournament.unplayed.{bye.why.value}"
        yield say(why, entry=named(state, bye.entry), points=points(bye.tenths))


def _heats(state: TournamentState, each: RoundState) -> list[str]:
    """Return the heats of a round: everybody with the points so far, and a colour."""
    before = overview.stage_standings(state, each.stage, after=each.index - 1)
    totals = {row.entry: row.tally.tenths for row in before}
    rows = []
    for number, heat in enumerate(each.heats, start=1):
        for seat, entry in enumerate(heat.entries):
            total = points(totals[entry]) if each.index > 1 else None
            colour = heat.heat.colours[seat : seat + 1]
            rows.append((number, entry, state.entries[entry].name, total, colour))
    words = ("table", "number", "name", "points", "colour")
    heads = [say(f"cli.tournament.head.{word}") for word in words]
    line = say("cli.tournament.round", round=each.number, count=len(each.heats))
    return [line, *table(heads, rows, "rrlrl")]


def colour_words(state: TournamentState, number: int, pairing: PairingState) -> str:
    """Return what the players of a table must know of their colours."""
    note = colour_note(state, number, pairing)
    if note is None:
        return ""
    if note.entry is not None:
        return say("cli.tournament.colours.chooser", name=state.entries[note.entry].name)
    (one, two), colours = pairing.sides, pairing.table.colours
    return say(
        "cli.tournament.colours.agree",
        colour=note.colour,
        one=f"{state.entries[one].name} {colours[0]}",
        two=f"{state.entries[two].name} {colours[1]}",
    )


def _by_hand(
    state: TournamentState,
    number: int | None,
    tables: Sequence[tuple[Entry, ...]],
    bye: Entry | None,
    reason: str,
) -> list[AnyEvent]:
    """Return the next round with tables that are said: in a Swiss some or all, of heats all."""
    if state.settings.stages[_to_pair(state, number)].format != "heats" or not tables:
        pairs = [_pair(table) for table in tables]
        return directing.pair_next(state, number, forced=pairs, bye=bye, reason=reason)
    *begun, drawn = directing.pair_next(state, number)
    for event in begun:
        state = fold.apply(state, event, state.updated_ms)
    assert isinstance(drawn, Paired)  # noqa: S101 - a round comes last
    again = recovery.seat_again(state, drawn, tables, reason)
    if bye is not None and bye not in again.byes:
        raise TantrixError("tournament.not_again")
    return [*begun, again]


def _to_pair(state: TournamentState, number: int | None) -> int:
    """Return the stage whose next round is to be paired; raises `TantrixError` for none."""
    waiting = [step.stage for step in steps_of(state) if step.kind == "pair"]
    found = (waiting or [max(len(state.stages) - 1, 0)])[0] if number is None else number
    if found > 0 and found >= len(state.stages):
        raise TantrixError("tournament.no_stage")
    return found


def _rows(texts: Sequence[str]) -> list[tuple[Entry, ...]]:
    """Return rows of entries such as 3-9 or 3-9,1-4-5, with spaces or commas between.

    Raises `TantrixError` `cli.tournament.bad_pair`.
    """
    found = []
    for text in " ".join(texts).replace(",", " ").split():
        if _ROW.fullmatch(text) is None:
            raise TantrixError("cli.tournament.bad_pair", text=text)
        found.append(tuple(map(int, text.split("-"))))
    return found


def _pair(table: tuple[Entry, ...]) -> Pair:
    """Return the two of a table; raises `TantrixError` `cli.tournament.bad_pair` for more."""
    if len(table) != 2:
        raise TantrixError("cli.tournament.bad_pair", text="-".join(map(str, table)))
    return table[0], table[1]


def _enough_tables(state: TournamentState) -> None:
    """Raise `TantrixError` where those who are there as it begins need more tables."""
    if not state.stages:
        present = sum(entry.presence == "present" for entry in state.entries.values())
        check_tables(state.settings, present)


def _proposal(state: TournamentState) -> Iterator[str]:
    """Yield what speaks for another format, as the first round is paired."""
    stage = state.stages[-1]
    count = len(stage.order)
    if stage.settings.format != "swiss" or len(state.rounds_of(stage.number)) > 1:
        return
    if count <= SMALL:
        rounds = count - 1 + count % 2
        yield say("cli.tournament.propose_all", entries=count, rounds=rounds)
    elif stage.planned > count // 2 and not stage.settings.repeats:
        usual = usual_rounds(count)
        yield say("cli.tournament.many_rounds", entries=count, rounds=stage.planned, usual=usual)


def _broken(state: TournamentState) -> Iterator[str]:
    """Yield what the last round breaks."""
    last = state.rounds[-1]
    for fault in directing.objections(state, last.number):
        entries = [named(state, entry) for entry in fault.entries]
        yield say(f"cli.tournament.fault.{fault.rule.value}", entries=entries)
