"""The report of a tournament as text, and back: all that is public, one fact a line.

    tantrix tournament v1
    player 1 "Ann" FR elo=1720.0 prefs=RY
    table 2.1 1 R 2 Y games=1
    lineup 2.1 1 "Ann" "Ben"
    offer 2.1 1 1767520800000 1767517260000
    game 2.1.1 1 R 24 19:30 2 Y 20 21:05 tp 167-33
    heat 3.1 1 R 2 Y 4 B games=1
    mark 3.1.1 4 15 19:30 tp 45
    bye 2 7 150
    ruling 57 2.3.1 tied "13 illegal" by "C"
    protest 60 3

`read` gives a state without a log, of which everything can be asked that is asked of the original:
standings, tables across, lists. It accepts only what `write` would write, so that each is the exact
inverse of the other, and points that do not follow from scores and times are refused.

An `offer` is a time for the match, and when it was made; a `protest` has the number of its event.
All times are those of the wall clock in milliseconds but those used in games.

A tournament that was cancelled has a line `standings void` after its settings.

What stays out is the secret before the finish, who the persons behind the entries are, who must not
meet, and when opponents could play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import Ruling
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.points import penalty
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.report_heats import heat_lines, read_heat, read_mark
from tantrix.tournaments.report_lines import (
    ReportLine,
    attributes,
    parsed,
    quoted,
    read_time,
    renamed,
    time_text,
    written,
)
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.rounds import Bye, Unplayed
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import (
    EntryState,
    GameState,
    PairingState,
    RoundState,
    StageState,
    TimeOffer,
    TournamentState,
)
from tantrix.tournaments.tables import Table

HEAD = "tantrix tournament v1"
"""The first line."""

VOID = "standings void"
"""The line that says that a tournament was cancelled, so that nothing in it counts."""

MOST = 1000
"""How many games, and play-off games after them, a match has at most."""

_COUNTRY = re.compile("[A-Z]{2,3}")


def write(state: TournamentState) -> str:
    """Return the report of a tournament.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.report import write
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> "Open" in write(state)
    True
    """
    return "\n".join([HEAD, *_lines(state)]) + "\n"


def read(text: str) -> TournamentState:
    """Return the tournament of a report.

    Raises `TantrixError` `tournament.report` with the number of the first line that is not as
    `write` writes it.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.report import read, write
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> write(read(write(state))) == write(state)
    True
    """
    lines = text.split("\n")
    if lines[0] != HEAD:
        raise TantrixError("tournament.report", line=1)
    state = TournamentState(
        settings=TournamentSettings(name=""), seal="", secret=Secret(""), created_ms=0, updated_ms=0
    )
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            if line != VOID:  # which follows from the status
                state = _after(state, parsed(line))
        except (ValueError, LookupError, TypeError, msgspec.MsgspecError, RecursionError):
            raise TantrixError("tournament.report", line=number) from None
    again = write(state).split("\n")
    if again != lines:
        same = (one == two for one, two in zip(again, lines, strict=False))
        number = next((at for at, is_same in enumerate(same, start=1) if not is_same), len(lines))
        raise TantrixError("tournament.report", line=number)
    return state


# --- writing ------------------------------------------------------------------------------------


def _lines(state: TournamentState) -> Iterator[str]:
    settings = state.settings
    yield written(
        "tournament",
        quoted(settings.name),
        status=state.status,
        seal=state.seal,
        key=state.opened_key or None,
        digest=state.digest or None,
        reason=state.reason or None,
        created=state.created_ms,
        updated=state.updated_ms,
        begins=state.starts_ms or None,
        checked_in=state.checked_in or None,
        followed_by=state.followed_by,
        **attributes(settings, "name", "stages"),
    )
    if state.void:
        yield VOID
    for number, stage in enumerate(settings.stages, start=1):
        yield written("stage", number, stage.format, **attributes(stage, "format"))
    for _, entry in sorted(state.entries.items()):
        yield _player(entry)
    for stage_state in state.stages:
        yield from _seeds(stage_state)
    for each in state.rounds:
        yield from _round(state, each)
    for number, ruling in state.rulings:
        yield _ruling(number, ruling)
    for number, who in state.protests:
        yield written("protest", number, who)


def _player(entry: EntryState) -> str:
    """Return the line of an entry."""
    known = entry.registration
    named = attributes(known, "name", "persons", "preferences", "country")
    short = _COUNTRY.fullmatch(known.country)
    return written(
        "player",
        entry.number,
        quoted(known.name),
        *([known.country] if short else []),
        country=known.country if known.country and not short else None,
        **named,
        prefs=known.preferences or None,
        presence=None if entry.presence == "present" else entry.presence,
        joined=entry.joined or None,
        checked_in=entry.checked_in or None,
        asked=sorted(entry.requested) or None,
        reason=entry.reason or None,
        disqualified=entry.disqualified or None,
    )


def _seeds(stage: StageState) -> Iterator[str]:
    """Yield the lines of a stage that has begun."""
    number = stage.number + 1
    ends, ended = stage.ends_ms or None, stage.ended or None
    yield written("seeds", number, *stage.order, ends=ends, ended=ended)
    for group, members in enumerate(stage.groups, start=1):
        yield written("group", number, group, *members)
    if stage.closed:
        yield written(
            "closed", number, through=list(stage.through) or None, lots=list(stage.lots) or None
        )


def _round(state: TournamentState, each: RoundState) -> Iterator[str]:
    """Yield the lines of a round."""
    yield written(
        "round",
        each.number,
        stage=each.stage + 1,
        games=each.games,
        published=each.published or None,
        starts=each.starts_ms or None,
        deadline=each.deadline_ms or None,
        ends=each.ends_ms or None,
        yields=each.yields_ms or None,
        closed=each.closed or None,
        due=each.due_ms or None,
        digest=each.digest or None,
        repeats=each.repeats or None,
        reason=each.reason or None,
        puzzles=list(each.puzzles) or None,
        playoff=each.playoff or None,
    )
    for number, pairing in enumerate(each.pairings, start=1):
        yield from _pairing(state, f"{each.number}.{number}", pairing)
    for number, heat in enumerate(each.heats, start=1):
        yield from heat_lines(state, each, f"{each.number}.{number}", heat)
    for bye in each.byes:
        yield written("bye", each.number, bye.entry, bye.tenths)


def _pairing(state: TournamentState, place: str, pairing: PairingState) -> Iterator[str]:
    """Yield the lines of a table."""
    table = pairing.table
    colours = table.colours or "--"
    one, two = table.sides
    yield written(
        "table",
        place,
        one,
        colours[0],
        two,
        colours[1],
        games=table.games,
        starts=list(table.starts) or None,
        group=table.group,
        third_place=table.third_place or None,
        branch=table.branch,
        playoff=len(pairing.playoff) or None,
        decided=pairing.decided,
        agreed=pairing.starts_ms or None,
        yielded=pairing.yielded,
    )
    for entry, members in zip(pairing.sides, pairing.lineups, strict=False):
        yield written("lineup", place, entry, *(quoted(member.name) for member in members))
    for made in pairing.offers:
        yield written("offer", place, pairing.sides[made.side], made.starts_ms, made.made_ms)
    for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
        if game != GameState():
            yield _game(state, f"{place}.{number}", pairing, game)


def _game(state: TournamentState, place: str, pairing: PairingState, game: GameState) -> str:
    """Return the line of a game."""
    colours = pairing.table.colours or "--"
    result, times = game.result, game.times_ms
    words: list[object] = [place]
    for side, entry in enumerate(pairing.sides):
        score = "-" if result is None else result.scores[side]
        words += [entry, colours[side], score, "-" if times is None else time_text(times[side])]
    out = ruled = penalties = None
    if result is not None:
        words += ["tp", "{}-{}".format(*result.tenths)]
        if result.ending is not Ending.PLAYED:
            words.append(result.ending.value)
        out = None if result.out is None else pairing.sides[result.out]
        ruled = result.ruled
        if result.penalties != _penalties(state, times):
            penalties = list(result.penalties)
    return written(
        "game",
        *words,
        out=out,
        ruled=ruled,
        penalties=penalties,
        revision=game.revision or None,
        ruling=game.ruling,
        room=game.room or None,
        unsigned=game.unsigned or None,
    )


def _ruling(number: int, ruling: Ruling) -> str:
    """Return the line of a ruling."""
    place = f"{ruling.round}.{ruling.table}.{ruling.game}"
    return written(
        "ruling",
        number,
        *([] if place == "0.0.0" else [place]),
        ruling.rule,
        quoted(ruling.reason),
        *(["by", quoted(ruling.by)] if ruling.by else []),
        **attributes(ruling, "rule", "reason", "by", "round", "table", "game"),
    )


def _penalties(state: TournamentState, times_ms: tuple[int, int] | None) -> tuple[int, int]:
    """Return what times cost."""
    one, two = (0, 0) if times_ms is None else times_ms
    limit = state.settings.limit_ms
    return penalty(one, limit), penalty(two, limit)


# --- reading ------------------------------------------------------------------------------------


def _after(state: TournamentState, line: ReportLine) -> TournamentState:
    """Return the state after one more line."""
    match line.keyword:
        case "tournament":
            return _read_tournament(state, line)
        case "player":
            entry = _read_player(line)
            return replace(state, entries={**state.entries, entry.number: entry})
        case "stage" | "seeds" | "group" | "closed":
            return _read_of_stage(state, line)
        case "round":
            return replace(state, rounds=(*state.rounds, _read_round(state, line)))
        case "table" | "lineup" | "offer" | "game" | "bye" | "heat" | "mark":
            *earlier, last = state.rounds
            return replace(state, rounds=(*earlier, _read_in_round(state, last, line)))
        case _:
            return _read_decision(state, line)


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(int, words))


def _read_tournament(state: TournamentState, line: ReportLine) -> TournamentState:
    own = renamed(line.named, created="created_ms", updated="updated_ms", key="opened_key")
    settings = {
        name: own.pop(name) for name in [*own] if name in TournamentSettings.__struct_fields__
    }
    own["starts_ms"] = own.pop("begins", 0)
    return replace(
        state,
        settings=msgspec.convert({"name": line.words[0], **settings}, TournamentSettings),
        **own,
        secret=Secret(own.get("opened_key", "")),
    )


def _read_player(line: ReportLine) -> EntryState:
    number, name, *country = line.words
    own = renamed(line.named, prefs="preferences")
    known = {key: own.pop(key) for key in [*own] if key in Registration.__struct_fields__}
    if country:
        (known["country"],) = country
    registration = msgspec.convert({"name": name, **known}, Registration)
    requested = frozenset[int](own.pop("asked", ()))
    return EntryState(int(number), registration, requested=requested, **own)


def _read_of_stage(state: TournamentState, line: ReportLine) -> TournamentState:
    """Return the state after a line about a stage."""
    settings = state.settings
    if line.keyword == "stage":
        stage = msgspec.convert({"format": line.words[1], **line.named}, StageSettings)
        stages = settings.stages if int(line.words[0]) > 1 else ()
        settings = msgspec.structs.replace(settings, stages=(*stages, stage))
        return replace(state, settings=settings)
    if line.keyword == "seeds":
        number = int(line.words[0]) - 1
        own = renamed(line.named, ends="ends_ms")
        begun = StageState(number, settings.stages[number], _numbers(line.words[1:]), **own)
        return replace(state, stages=(*state.stages, begun))
    *before, last = state.stages
    if line.keyword == "group":
        last = replace(last, groups=(*last.groups, _numbers(line.words[2:])))
    else:
        through, lots = (tuple(line.named.get(name, ())) for name in ("through", "lots"))
        last = replace(last, closed=True, through=through, lots=lots)
    return replace(state, stages=(*before, last))


def _read_round(state: TournamentState, line: ReportLine) -> RoundState:
    times = ("starts", "deadline", "ends", "yields", "due")
    own = renamed(line.named, **{name: f"{name}_ms" for name in times})
    stage = own.pop("stage") - 1
    own["puzzles"] = tuple(own.pop("puzzles", ()))
    before = state.playoffs_of if own.get("playoff") else state.rounds_of
    index = len(before(stage)) + 1
    return RoundState(int(line.words[0]), stage, index, pairings=(), byes=(), **own)


def _read_in_round(state: TournamentState, last: RoundState, line: ReportLine) -> RoundState:
    """Return the last round after a line about it."""
    if line.keyword == "bye":
        _, entry, tenths = _numbers(line.words)
        why = next(why for why in Unplayed if why.tenths * last.games == tenths)
        return replace(last, byes=(*last.byes, Bye(last.index, entry, why, last.games)))
    if line.keyword == "heat":
        return replace(last, heats=(*last.heats, read_heat(line)))
    if line.keyword == "mark":
        *others, heat = last.heats
        marked = heat.with_marks([read_mark(line)], corrected=False)
        return replace(last, heats=(*others, marked))
    if line.keyword == "table":
        return replace(last, pairings=(*last.pairings, _read_table(line)))
    *before, pairing = last.pairings
    if line.keyword in {"lineup", "offer"}:
        return replace(last, pairings=(*before, _read_of_match(pairing, line)))
    number = int(line.words[0].split(".")[2]) - 1
    game = _read_game(state, pairing, line)
    games = [*pairing.games, *pairing.playoff]
    games[number] = game
    planned = pairing.table.games
    pairing = replace(pairing, games=tuple(games[:planned]), playoff=tuple(games[planned:]))
    return replace(last, pairings=(*before, pairing))


def _read_of_match(pairing: PairingState, line: ReportLine) -> PairingState:
    """Return a pairing with who plays at the boards of a side, or with a time that it offers."""
    if line.keyword == "lineup":
        members = tuple(Member("", name) for name in line.words[2:])
        return replace(pairing, lineups=(*pairing.lineups, members))
    entry, *times = _numbers(line.words[1:])
    offer = TimeOffer(pairing.sides.index(entry), *times)
    return replace(pairing, offers=(*pairing.offers, offer))


def _read_table(line: ReportLine) -> PairingState:
    _, one, colour, two, other = line.words
    own = dict(line.named)
    playoff, decided = own.pop("playoff", 0), own.pop("decided", None)
    agreed_ms, yielded = own.pop("agreed", 0), own.pop("yielded", None)
    colours = (colour + other).replace("-", "")
    table = msgspec.convert({"sides": (int(one), int(two)), "colours": colours, **own}, Table)
    if not 1 <= table.games <= MOST or not 0 <= playoff <= MOST:
        raise ValueError(line.words)
    fresh = (GameState(),)
    return PairingState(
        table,
        fresh * table.games,
        fresh * playoff,
        decided,
        starts_ms=agreed_ms,
        yielded=yielded,
    )


def _read_game(state: TournamentState, pairing: PairingState, line: ReportLine) -> GameState:
    _, _, _, score, time, _, _, other, other_time, *rest = line.words
    own = dict(line.named)
    times = None if time == "-" else (read_time(time), read_time(other_time))
    penalties = own.pop("penalties", None)
    out, ruled = own.pop("out", None), own.pop("ruled", None)
    result = None
    if rest:
        _, _, *ending = rest
        result = GameResult(
            ending=Ending(*ending) if ending else Ending.PLAYED,
            scores=(int(score), int(other)),
            penalties=_penalties(state, times) if penalties is None else tuple(penalties),
            out=None if out is None else pairing.sides.index(out),
            ruled=ruled,
        )
    return GameState(result, times, **own)


def _read_decision(state: TournamentState, line: ReportLine) -> TournamentState:
    """Return the state after a ruling or a protest."""
    if line.keyword != "protest":
        return replace(state, rulings=(*state.rulings, _read_ruling(line)))
    number, who = _numbers(line.words)
    return replace(state, protests=(*state.protests, (number, who)))


def _read_ruling(line: ReportLine) -> tuple[int, Ruling]:
    number, *words = line.words
    if line.keyword != "ruling":
        raise ValueError(line.keyword)
    found: dict[str, Any] = dict(line.named)
    if re.fullmatch(r"\d+\.\d+\.\d+", words[0]):
        round_number, table, game = _numbers(words.pop(0).split("."))
        found |= {"round": round_number, "table": table, "game": game}
    rule, reason, *by = words
    found |= {"rule": rule, "reason": reason, "by": by[1] if by else ""}
    return int(number), msgspec.convert(found, Ruling)
