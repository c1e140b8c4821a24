"""Games from one kind of file to another: text, JSON, Parquet, tables and pictures.

`text`, `json` (a game a line) and `parquet` (a game a row) hold everything, and can be read and
written. `csv` has a row for each move of the game itself; `svg` and `png` show the board at the end
of one game, `gif` and `webp` every board of it. These can only be written. Games are read and
written one at a time, so that files may be of any size. Gobble races stand among the games.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import chain, islice
from tempfile import TemporaryFile
from types import MappingProxyType
from typing import IO, Any, cast

from tantrix.conversion.pictures import PICTURES, AnyGame, PictureOptions
from tantrix.notation import records
from tantrix.notation.json_types import Json
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.notation.race_records import (
    RaceRecord,
    race_from_json,
    race_to_json,
    read_race,
    tells_race,
    write_race,
)
from tantrix.notation.races import write_action as write_race_action
from tantrix.notation.records import Game, Problem
from tantrix.notation.records.json_form import from_json, to_json
from tantrix.notation.records.model import TurnState
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.race.pieces import JoinTile

ROWS = 1000
"""How many games make a group of rows of a Parquet file."""

SUFFIXES: Mapping[str, str] = MappingProxyType(
    {
        ".json": "json",
        ".jsonl": "json",
        ".parquet": "parquet",
        ".csv": "csv",
        ".svg": "svg",
        ".png": "png",
        ".gif": "gif",
        ".webp": "webp",
    }
)
"""The format of a file by the end of its name."""

TEXT_SUFFIXES = frozenset({"", ".txt", ".text", ".tantrix", ".pgn"})
"""How the names of files of text end; a file to read may have any other name as well."""

BINARY = frozenset({"parquet", "png", "gif", "webp"})
"""The formats that are no text."""

COLUMNS = (
    *("game", "move", "player", "action", "tile", "q", "r", "rotation", "drawn"),
    *("used_ms", "left_ms", "nags", "comment"),
)
"""The columns of a CSV file; games and moves are numbered from 1, players from 0, times in ms."""

_POSITION = re.compile(r"v[0-9]+ ")
"""How the text of a position begins."""

ReadGame = tuple[AnyGame, list[Problem]]
"""A game or a race, and what is wrong with its text."""


def read_games(file: IO[bytes], form: str) -> Iterator[ReadGame]:
    """Yield the games of a file, each with what is wrong with it.

    Raises `TantrixError` `bad.convert.unread` for a format that can only be written,
    `bad.convert.json` and `bad.convert.syntax` with the `line`, `bad.convert.parquet`,
    `bad.convert.extra`, `bad.position` where a text of positions has something else, and
    `bad.convert.race` with the `line` where the text of a race begins that cannot be read.

    >>> import io, tantrix
    >>> from tantrix.conversion import read_games
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> [game.final().bag_size for game, problems in read_games(io.BytesIO(text.encode()), "text")]
    [44]
    """
    reader = _READERS.get(form)
    if reader is None:
        raise TantrixError("bad.convert.unread", format=form, known=list(_READERS))
    yield from reader(file)


def write_games(
    games: Iterable[AnyGame], file: IO[bytes], form: str, options: PictureOptions | None = None
) -> int:
    """Write games to a file, and return how many.

    Raises `TantrixError` `bad.convert.unwritten` for a format that is not one of `WRITABLE`,
    `bad.convert.extra`, and for a picture `bad.convert.pictures` where there is not exactly one
    game.

    >>> import io, tantrix
    >>> from tantrix.conversion import write_games
    >>> file = io.BytesIO()
    >>> write_games([tantrix.Game.played(tantrix.new_game(seed=1))], file, "json")
    1
    """
    if form in PICTURES:
        return PICTURES[form](games, file, options or PictureOptions())
    writer = _WRITERS.get(form)
    if writer is None:
        raise TantrixError("bad.convert.unwritten", format=form, known=list(WRITABLE))
    return writer(games, file)


# --- text and JSON ----------------------------------------------------------------------------


@contextmanager
def _as_text(file: IO[bytes]) -> Iterator[TextIOWrapper]:
    """Lend a file of bytes as one of text, and leave it open."""
    text = TextIOWrapper(file, encoding="utf-8", newline="")
    try:
        yield text
        text.flush()
    finally:
        text.detach()


def _from_text(file: IO[bytes]) -> Iterator[ReadGame]:
    """Yield the games of records, or those without moves of positions, which stand a line each."""
    with _as_text(file) as text:
        first = next(text, "")
        lines = chain((first,), text)
        if _POSITION.match(first) is None:
            for entry in records.scan(lines):
                yield from _read_entry(entry)
        else:
            yield from ((_from_position(line), []) for line in lines if not line.isspace())


def _read_entry(entry: records.Entry) -> Iterator[ReadGame]:
    """Yield the games in the text of a record, or the race; raises `NotationError`."""
    if not tells_race(entry.tags):
        yield from entry.games()
        return
    try:
        race = read_race(entry.text)
    except TantrixError as error:
        raise NotationError("bad.convert.race", line=entry.line, why=str(error)) from None
    yield race, []


def _from_position(line: str) -> Game:
    """Return the game that begins and ends in a position; raises `NotationError`."""
    return Game.new(cast(TurnState, registry.read(line.rstrip("\r\n"))))


def _to_text(games: Iterable[AnyGame], file: IO[bytes]) -> int:
    return _put_all(file, ("\n" * (at > 0) + _text(game) for at, game in enumerate(games)))


def _text(game: AnyGame) -> str:
    return write_race(game) if isinstance(game, RaceRecord) else str(game)


def _put_all(file: IO[bytes], texts: Iterable[str]) -> int:
    """Write texts, and return how many."""
    return sum(file.write(text.encode()) > 0 for text in texts)


def _from_json(file: IO[bytes]) -> Iterator[ReadGame]:
    for number, line in enumerate(file, start=1):
        if line.isspace():
            continue
        try:
            game = _of_document(json.loads(line))
        except TantrixError as error:
            raise NotationError("bad.convert.json", line=number, why=str(error)) from None
        except (ValueError, RecursionError) as error:
            column = getattr(error, "colno", 1)
            raise NotationError("bad.convert.syntax", line=number, column=column) from None
        yield game, []


def _of_document(document: object) -> AnyGame:
    """Return the game or the race of a document; raises `TantrixError`."""
    began = document.get("began") if isinstance(document, dict) else None
    if isinstance(began, dict) and tells_race({"Game": str(began.get("Game", ""))}):
        return race_from_json(document)
    return from_json(document)


def _to_json(games: Iterable[AnyGame], file: IO[bytes]) -> int:
    lines = (json.dumps(_document(game), separators=(",", ":")) for game in games)
    return _put_all(file, (f"{line}\n" for line in lines))


def _document(game: AnyGame) -> Json:
    return race_to_json(game) if isinstance(game, RaceRecord) else to_json(game)


# --- tables -----------------------------------------------------------------------------------


def _to_csv(games: Iterable[AnyGame], file: IO[bytes]) -> int:
    count = 0
    with _as_text(file) as text:
        table = csv.writer(text, lineterminator="\n")
        table.writerow(COLUMNS)
        for count, game in enumerate(games, start=1):
            table.writerows(_rows(count, game))
    return count


def _rows(number: int, game: AnyGame) -> Iterator[tuple[object, ...]]:
    """Yield a row for each move of the game itself."""
    if isinstance(game, RaceRecord):
        yield from _race_rows(number, game)
        return
    state = game.begun.copy()
    for step, move in enumerate(game.moves(), start=1):
        action, player = move.placement, state.current_player
        laid = action if isinstance(action, Placement) else (None,) * 4
        notes = (move.used_ms, move.left_ms, " ".join(map(str, move.nags)), move.comment)
        yield (number, step, player, write_action(action), *laid, move.drawn, *notes)
        records.advance(state, move)


def _race_rows(number: int, race: RaceRecord) -> Iterator[tuple[object, ...]]:
    """Yield a row for each action of a race, in which nothing is drawn from a bag."""
    for step, move in enumerate(race.moves, start=1):
        action = move.action
        laid = action.placement if isinstance(action, JoinTile) else (None,) * 4
        notes = (move.used_ms, None, "", move.comment)
        yield (number, step, action.player, write_race_action(action), *laid, None, *notes)


def _parquet() -> tuple[Any, Any]:
    """Return pyarrow and its module for Parquet."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="archive") from None
    return pa, parquet


def _schema(pa: Any) -> Any:  # noqa: ANN401 - pyarrow has no types
    """Return the columns of a file of games.

    `position` and `moves` replay the game itself: `action` and `drawn` one after the other.
    `record` is the whole text, with tags, comments and variations. A race has `record` alone in
    place of `position` and `moves`, and no `scores`.
    """
    move = {
        "action": pa.string(),
        "drawn": pa.int8(),
        "used_ms": pa.int64(),
        "left_ms": pa.int64(),
        "nags": pa.list_(pa.int16()),
        "comment": pa.string(),
    }
    return pa.schema(
        {
            "number": pa.int64(),
            "game": pa.string(),
            "tags": pa.map_(pa.string(), pa.string()),
            "position": pa.string(),
            "moves": pa.list_(pa.struct(move)),
            "scores": pa.list_(pa.int16()),
            "termination": pa.string(),
            "record": pa.string(),
        }
    )


def _from_parquet(file: IO[bytes]) -> Iterator[ReadGame]:
    pa, parquet = _parquet()
    try:
        with _seekable(file) as whole, parquet.ParquetFile(whole) as opened:
            for batch in opened.iter_batches(batch_size=ROWS, columns=["record"]):
                for text in batch.column("record").to_pylist():
                    yield from _read_entry(records.Entry(text, 1))
    except (pa.ArrowException, KeyError, TypeError, AttributeError) as error:
        why = str(error).partition("\n")[0]
        raise NotationError("bad.convert.parquet", why=why) from None


@contextmanager
def _seekable(file: IO[bytes]) -> Iterator[IO[bytes]]:
    """Lend a file whose end can be read first; of a pipe that is a copy."""
    if file.seekable():
        yield file
        return
    with TemporaryFile() as copy:
        shutil.copyfileobj(file, copy)
        copy.seek(0)
        yield copy


def write_parquet(games: Iterable[AnyGame], file: IO[bytes], first: int = 1) -> int:
    """Write games to a Parquet file, numbered from `first` on, and return how many.

    Raises `TantrixError` `bad.convert.extra`.

    >>> import io, tantrix
    >>> from tantrix.conversion import read_games, write_parquet
    >>> file = io.BytesIO()
    >>> write_parquet([tantrix.Game.played(tantrix.new_game(seed=1))], file)
    1
    >>> [(game, problems)] = read_games(file, "parquet")
    >>> game.final().bag_size, problems
    (44, [])
    """
    pa, parquet = _parquet()
    schema, count = _schema(pa), 0
    numbered = enumerate(games, start=first)
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        while rows := [_row(number, game) for number, game in islice(numbered, ROWS)]:
            writer.write_table(pa.Table.from_pylist(rows, schema))
            count += len(rows)
    return count


def _row(number: int, game: AnyGame) -> dict[str, Any]:
    """Return the row of a game."""
    if isinstance(game, RaceRecord):
        return _race_row(number, game)
    position = registry.write(game.begun)
    outcome = records.end(game.begun.copy(), game.moves()).outcome()
    return {
        "number": number,
        "game": position.split(" ")[1],
        "tags": list(game.tags.items()),
        "position": position,
        "moves": [
            {
                "action": write_action(move.placement),
                "drawn": move.drawn,
                "used_ms": move.used_ms,
                "left_ms": move.left_ms,
                "nags": list(move.nags),
                "comment": move.comment,
            }
            for move in game.moves()
        ],
        "scores": None if outcome is None else list(outcome.scores),
        "termination": None if outcome is None else outcome.termination.value,
        "record": str(game),
    }


def _race_row(number: int, race: RaceRecord) -> dict[str, Any]:
    """Return the row of a race."""
    document = race_to_json(race)
    return {
        "number": number,
        "game": document["began"]["Game"],
        "tags": list(race.tags.items()),
        "position": None,
        "moves": None,
        "scores": None,
        "termination": document["termination"] if race.final().is_over else None,
        "record": write_race(race),
    }


_READERS: Mapping[str, Callable[[IO[bytes]], Iterator[ReadGame]]] = MappingProxyType(
    {"text": _from_text, "json": _from_json, "parquet": _from_parquet}
)
_WRITERS: Mapping[str, Callable[[Iterable[AnyGame], IO[bytes]], int]] = MappingProxyType(
    {"text": _to_text, "json": _to_json, "parquet": write_parquet, "csv": _to_csv}
)

READABLE = tuple(_READERS)
"""The formats that can be read."""

WRITABLE = (*_WRITERS, *PICTURES)
"""The formats that can be written."""
