"""The archive as Parquet files: everything in it, the same bytes for the same games, by month."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import duckdb
import pytest
from pyarrow import parquet

from archive.games import WISHES, Played, played
from archive.keeping import fill
from tantrix.notation.moves import read_action, write_action
from tantrix.notation.positions import registry
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.admin.offline import beside
from tantrix.server.archive.export import ExportReport, export
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.tables.options import TableOptions

DOCS = Path(__file__).parents[2] / "docs" / "server" / "archive.md"
QUERIES = re.findall(r"```sql\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
DAY_MS = 86_400_000


def write(data: Path, folder: Path) -> ExportReport:
    async def writing() -> ExportReport:
        async with beside(data) as database:
            return await export(database, folder, lambda _month, _games: None)

    return asyncio.run(writing())


def content(folder: Path) -> dict[str, bytes]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def later(game: Played, days: int) -> Played:
    """The same game, some days later."""
    game.entries = [one._replace(at_ms=one.at_ms + days * DAY_MS) for one in game.entries]
    return game


def test_every_game_and_every_move_is_a_row(tmp_path: Path, data: Path) -> None:
    report = write(data, tmp_path / "out")
    assert (report.months, report.games, report.damaged) == (["2023-11"], len(WISHES), [])
    games = parquet.read_table(tmp_path / "out/games/2023-11.parquet").to_pylist()
    moves = parquet.read_table(tmp_path / "out/moves/2023-11.parquet").to_pylist()
    for number, (row, name) in enumerate(zip(games, WISHES, strict=True), start=1):
        table = played(name).table
        assert (row["number"], row["table"], row["game"]) == (number, name, table.config.game)
        assert [seat["score"] for seat in row["seats"]] == list(table.state.scores())
        own = [move for move in moves if move["number"] == number]
        assert [move["action"] for move in own] == [move.entry.code for move in table.moves]
        assert [move["step"] for move in own] == list(range(1, len(own) + 1))
        laid = [move for move in own if move["tile"] is not None]
        codes = [f"{m['tile']}@{m['q']},{m['r']}:{m['rotation']}" for m in laid]
        assert codes == [move["action"] for move in laid]
        assert len(laid) == row["placements"]
        assert replayed(row, own) == {laid["action"] for laid in laid}


def replayed(row: dict[str, Any], moves: list[dict[str, Any]]) -> set[str]:
    """The board after the moves of a game, played from its position by nothing but the files."""
    state = registry.read(row["position"])
    for move in moves:
        state.play(read_action(move["action"]), settle=False)
        for tile in move["drawn"]:
            state.play(Draw(tile), settle=False)
    return {write_action(action) for action in state.history if isinstance(action, Placement)}


def test_the_same_games_give_the_same_bytes_and_nothing_new_is_left_alone(
    tmp_path: Path, data: Path
) -> None:
    write(data, tmp_path / "one")
    write(data, tmp_path / "two")
    assert content(tmp_path / "one") == content(tmp_path / "two")
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "one").rglob("*.parquet")}
    assert write(data, tmp_path / "one") == ExportReport([], 0, [])
    assert before == {path: path.stat().st_mtime_ns for path in before}


def test_new_games_change_their_month_alone(tmp_path: Path, data: Path) -> None:
    fill(data, ("december", later(played("gobble", 7), 40), False))
    folder = tmp_path / "out"
    assert write(data, folder).months == ["2023-11", "2023-12"]
    before = content(folder)
    fill(data, ("again", later(played("gobble", 8), 41), False))
    assert write(data, folder).months == ["2023-12"]
    after = content(folder)
    changed = [name for name in after if after[name] != before[name]]
    assert changed == ["games/2023-12.parquet", "moves/2023-12.parquet"]


def test_a_broken_or_foreign_file_is_written_anew(tmp_path: Path, data: Path) -> None:
    folder = tmp_path / "out"
    write(data, folder)
    before = content(folder)
    (folder / "games/2023-11.parquet").write_bytes(b"half")
    (folder / "moves/2023-11.part").write_bytes(b"left by a crash")
    assert write(data, folder).months == ["2023-11"]
    assert content(folder) == before


def test_the_files_are_for_their_owner_alone(tmp_path: Path, data: Path) -> None:
    left = tmp_path / "out/moves/2023-11.part"
    left.parent.mkdir(parents=True)
    left.touch(0o644)
    before = os.umask(0o022)
    try:
        write(data, tmp_path / "out")
    finally:
        os.umask(before)
    files = sorted((tmp_path / "out").rglob("*.parquet"))
    assert [path.parent.name for path in files] == ["games", "moves"]
    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}


def test_hidden_games_and_the_ids_of_people_are_not_in_it(tmp_path: Path) -> None:
    data = tmp_path / "tantrix.db"
    game = Played(WISHES["two"], "ids", person="the-id-of-ann", terms=TableOptions(kind="ranked"))
    fill(data, ("open", game.resign(0), False), ("secret", played("gobble"), True))
    report = write(data, tmp_path / "out")
    assert report.games == 1
    text = repr(
        [parquet.read_table(path).to_pylist() for path in (tmp_path / "out").rglob("*.parquet")]
    )
    assert "the-id-of-ann" not in text
    assert "'secret'" not in text


def test_the_name_of_somebody_who_is_deleted_leaves_the_files_too(tmp_path: Path) -> None:
    async def forgetting() -> None:
        async with beside(data) as database:
            await PeopleStore(database, ESTATES).forget("the-id-of-ann")

    data, file = tmp_path / "tantrix.db", tmp_path / "out/games/2023-11.parquet"
    game = Played(WISHES["two"], "ids", person="the-id-of-ann", terms=TableOptions(kind="ranked"))
    fill(data, ("open", game.resign(0), False))
    write(data, tmp_path / "out")
    asyncio.run(forgetting())
    assert write(data, tmp_path / "out").months == ["2023-11"]
    (row,) = parquet.read_table(file).to_pylist()
    assert [seat["name"] for seat in row["seats"]] == ["deleted", "Ben"]
    assert write(data, tmp_path / "out").months == []


def test_a_game_that_does_not_add_up_is_told_and_has_no_moves(tmp_path: Path, data: Path) -> None:
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        raw.execute("DELETE FROM events WHERE table_id = 'two' AND seq = 9")
    report = write(data, tmp_path / "out")
    assert report.damaged == ["two"]
    moves = parquet.read_table(tmp_path / "out/moves/2023-11.parquet").to_pylist()
    assert 1 not in {move["number"] for move in moves}


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, data: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(TantrixError, match=r"cli\.unwritable"):
        write(data, tmp_path / "file")


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An export of a few games, looked at by the queries of the documentation."""
    folder: Path = tmp_path_factory.mktemp("export")
    names = ["two", "robot", "three", "gobble"]
    games = [(f"{name}{seed}", played(name, seed), False) for name in names for seed in range(3)]
    fill(folder / "tantrix.db", *games)
    write(folder / "tantrix.db", folder)
    return folder


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.split("\n")[0][:40])
def test_every_query_of_the_documentation_answers(exported: Path, query: str) -> None:
    placed = re.sub(r"'(games|moves)/", rf"'{exported}/\1/", query)
    with duckdb.connect() as connection:
        assert connection.execute(placed).fetchall()


def test_the_documentation_has_queries() -> None:
    assert len(QUERIES) == 5
