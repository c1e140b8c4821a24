"""The rankings in the database: each game counted once, and the same from nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from rankings.ended import HOUR_MS, START_MS, ended, season, seat, won
from server.databases import opened
from server.kit import sooner_or_later
from tantrix.ratings.formula import Ladder
from tantrix.ratings.records import Feat, HeldRecord
from tantrix.ratings.tables import NO_MONTH, Key
from tantrix.server.archive.repository import GameStore, Sought
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.db.base import Unavailable
from tantrix.server.db.schema.archive import games
from tantrix.server.db.schema.rankings import ranking_lines, ranking_state
from tantrix.server.db.store import Store
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.rankings import updater
from tantrix.server.rankings.rating_input import Correction
from tantrix.server.rankings.rating_store import NOTHING, Folded, Reached, fold
from tantrix.server.rankings.repository import CountingProgress, RankingStore
from tantrix.server.rankings.updater import RatingUpdater
from tantrix.server.tables.finished import FinishedGame, FinishedInTournament
from tantrix.server.tables.results import SidesResult
from tantrix.tournaments.results import Ending

pytestmark = pytest.mark.anyio


class Ticks:
    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def keeper_of(store: Store, ticks: Ticks | None = None) -> RatingUpdater:
    return RatingUpdater(RankingStore(store.database), ticks or Ticks())


async def enter(store: Store, ended: Iterable[FinishedGame], first: int = 0) -> None:
    for number, one in enumerate(ended, first):
        await GameStore(store.database).enter(f"t{number}", one)


async def kept(store: Store) -> Folded:
    return await RankingStore(store.database).whole()


async def has_reached(store: Store, number: int) -> bool:
    return (await RankingStore(store.database).reached()).last == number


async def from_nothing(store: Store) -> Folded:
    return fold(await RankingStore(store.database).games(0, 10_000))


async def rankings(store: Store, ladder: Ladder = Ladder.ALL_TIME) -> dict[str, float]:
    lines = (await kept(store)).tables.lines
    return {key.person: line.ranking for key, line in lines.items() if key.ladder is ladder}


# --- counting ------------------------------------------------------------------------------------


async def test_games_counted_as_they_end_come_out_as_all_from_nothing(
    store: Store, rng: random.Random
) -> None:
    played, counting = season(rng, 150), keeper_of(store)
    at = 0
    while at < len(played):
        more = rng.randrange(1, 50)
        await enter(store, played[at : at + more], at)
        await counting.catch_up()
        at += more
    found = await kept(store)
    assert found == await from_nothing(store)
    assert found.tables.last == 150
    assert len({key.ladder for key in found.tables.lines}) == 3
    assert await counting.recompute()


async def test_every_game_is_counted_once(store: Store) -> None:
    counting, twin = keeper_of(store), keeper_of(store)
    await enter(store, [won("ann", "ben")] * 30)
    assert sum(await asyncio.gather(counting.catch_up(), twin.catch_up())) == 30
    assert await counting.catch_up() == 0
    line = (await kept(store)).tables.lines[Key(Ladder.ALL_TIME, NO_MONTH, "ann")]
    assert (line.games, line.wins) == (30, 30)


async def test_corrections_that_follow_soon_are_counted_together(store: Store) -> None:
    ticks, begun = Ticks(), list[int]()

    class Corrected(RankingStore):
        """Results are put right all the time."""

        async def corrections(self) -> list[Correction]:
            return [Correction("a game", 1, 1)]

    class Slow(RatingUpdater):
        """Counts anew in two seconds."""

        async def recompute(self) -> bool:
            begun.append(ticks.ms)
            ticks.ms += 2000
            return await super().recompute()

    counting = Slow(Corrected(store.database), ticks)
    for _ in range(50):
        await counting.go_on()
        ticks.ms += 1000
    assert begun == [0, 20_000, 40_000]


async def test_a_server_that_opens_again_goes_on_where_it_was(
    where: Path | str, rng: random.Random
) -> None:
    played = season(rng, 60)
    for at in (0, 20, 40):
        async with opened(where) as store:
            await enter(store, played[at : at + 20], at)
            if at == 20:
                await RankingStore(store.database).count(7)
            else:
                await keeper_of(store).catch_up()
            found, expected = await kept(store), await from_nothing(store)
    assert found == expected


async def test_what_is_broken_off_leaves_nothing_half_counted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn(*_: object) -> None:
        raise Unavailable("the power is gone")

    await enter(store, [won("ann", "ben")])
    with monkeypatch.context() as patch:
        patch.setattr("tantrix.server.rankings.rating_store._tally_rows", torn)
        with pytest.raises(Unavailable):
            await keeper_of(store).catch_up()
    assert await kept(store) == NOTHING
    assert await keeper_of(store).catch_up() == 1


@pytest.mark.parametrize("fault", [Unavailable("the disk is full"), ValueError("no such number")])
async def test_whatever_goes_wrong_games_are_counted_afterwards(
    store: Store, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    faults, count = [fault], RankingStore.count

    async def broken(self: RankingStore, limit: int, past: int) -> CountingProgress:
        if faults:
            raise faults.pop()
        return await count(self, limit, past)

    monkeypatch.setattr(updater, "PAUSE_S", 0.01)
    monkeypatch.setattr(RankingStore, "count", broken)
    await enter(store, [won("ann", "ben")])
    counting = keeper_of(store)
    counting.open()
    await sooner_or_later(lambda: has_reached(store, 1))
    await counting.close()


async def test_a_number_that_is_missing_is_waited_for_and_then_passed_over(
    store: Store,
) -> None:
    def lose(connection: Connection) -> None:
        connection.execute(delete(games).where(games.c.number.in_([2, 3])))

    ticks = Ticks()
    counting = keeper_of(store, ticks)
    await enter(store, [won("ann", "ben")] * 5)
    await store.database.write(lose)
    assert await counting.catch_up() == 1
    ticks.ms = updater.PATIENCE_MS - 1
    assert await counting.catch_up() == 0
    ticks.ms += 1
    assert await counting.catch_up() == 2
    assert (await kept(store)).tables.last == 5


async def test_a_number_that_comes_late_is_counted_in_its_place(store: Store) -> None:
    def number(was: int, now: int) -> None:
        renumber = update(games).where(games.c.number == was).values(number=now)
        waiting.append(renumber)

    waiting: list[object] = []
    counting = keeper_of(store)
    await enter(store, [won("ann", "ben", 1), won("cleo", "dan", 1)])
    number(1, 9)
    await store.database.write(lambda c: c.execute(waiting[0]))  # type: ignore[call-overload]
    assert await counting.catch_up() == 0
    number(9, 1)
    await store.database.write(lambda c: c.execute(waiting[1]))  # type: ignore[call-overload]
    assert await counting.catch_up() == 2


# --- again from nothing --------------------------------------------------------------------------


async def test_tables_that_are_not_what_the_games_say_are_put_right(
    store: Store, rng: random.Random
) -> None:
    def spoil(connection: Connection) -> None:
        connection.execute(update(ranking_lines).values(ranking=999.0))

    counting = keeper_of(store)
    await enter(store, season(rng, 30))
    await counting.catch_up()
    whole = await kept(store)
    await store.database.write(spoil)
    assert not await counting.recompute()
    assert await kept(store) == whole
    assert await counting.recompute()


async def test_an_account_that_goes_changes_no_figure(store: Store, rng: random.Random) -> None:
    counting, played = keeper_of(store), season(rng, 60)
    await enter(store, played[:40])
    await counting.catch_up()
    whole = await kept(store)
    await PeopleStore(store.database, ESTATES).forget("ann")
    assert await kept(store) == whole
    await enter(store, played[40:], 40)
    await counting.catch_up()
    assert await counting.recompute()
    found = await RankingStore(store.database).lines(Ladder.ALL_TIME)
    assert "ann" not in {one.known.person for one in found}
    assert Key(Ladder.ALL_TIME, NO_MONTH, "ann") in (await kept(store)).tables.lines


async def test_tables_of_other_rules_are_computed_again_when_the_server_opens(
    store: Store, rng: random.Random
) -> None:
    def age(connection: Connection) -> None:
        connection.execute(update(ranking_state).values(version=0))
        connection.execute(delete(ranking_lines))

    counting = keeper_of(store)
    await enter(store, season(rng, 30))
    await counting.catch_up()
    whole = await kept(store)
    await store.database.write(age)
    await enter(store, [won("ann", "ben", ended_ms=START_MS + 9000 * HOUR_MS)], 30)
    assert await counting.catch_up() == 0
    counting.open()
    await sooner_or_later(lambda: has_reached(store, 31))
    await counting.close()
    found = await kept(store)
    assert found.changes[: len(whole.changes)] == whole.changes
    assert found == await from_nothing(store)


async def test_what_went_on_meanwhile_is_not_replaced(store: Store) -> None:
    rankings = RankingStore(store.database)
    await enter(store, [won("ann", "ben")])
    assert not await rankings.replace(NOTHING, Reached(last=1))
    await keeper_of(store).catch_up()
    assert not await rankings.replace(NOTHING, Reached())
    assert (await kept(store)).tables.last == 1


# --- which games, and as what --------------------------------------------------------------------


async def test_a_game_of_the_index_is_counted_as_what_it_was(store: Store) -> None:
    late = seat("ann", "R", 29, "won", overtime_ms=130_000)
    await enter(store, [
        won("ann", "ben"), won("ann", "ben", kind="private"), won("ann", "ben", game="mindgame"),
        ended([late, seat("ben", "Y")]),
        ended([seat("ann", "R", 29, "won"), seat("planner", "Y")]),
        ended([seat("ann", "R", 21, "won"), seat("ben", "Y", gave_up=True)]),
        ended([seat("ann", "R", 21, "tied"), seat("ben", "Y", 20, "tied")], termination="deadlock"),
        ended([seat("ann", "R", 21, "won"), seat("ben", "Y")], termination="adjudicated"),
    ])  # fmt: skip
    found = [feats.game for feats in await RankingStore(store.database).games(0, 99)]
    assert [game.kind for game in found] == ["ranked", "private", "mindgame", *["ranked"] * 5]
    assert [game.counts for game in found] == [True, False, False, *[True] * 3, False, True]
    assert [game.margin for game in found] == [9, 9, 9, 6, 9, 9, 0, 1]
    assert [player.robot for player in found[4].players] == [False, True]
    assert [player.place for player in found[6].players] == [1, 1]


async def test_of_three_the_losers_go_by_their_scores(store: Store) -> None:
    seats = [seat("ann", "R", 12), seat("ben", "Y", 30, "won"), seat("cleo", "B", 15)]
    await enter(store, [ended(seats)])
    found = (await RankingStore(store.database).games(0, 9))[0].game
    assert [player.place for player in found.players] == [3, 1, 2]


async def test_who_gives_up_among_three_is_behind_who_plays_on(store: Store) -> None:
    ben = seat("ben", "Y", 24, gave_up=True)
    await enter(store, [ended([seat("ann", "R", 30, "won"), ben, seat("cleo", "B", 15)])])
    found = (await RankingStore(store.database).games(0, 9))[0].game
    assert [player.place for player in found.players] == [1, 3, 2]
    lost = {(duel.winner.id, duel.loser.id): duel.margin for duel in found.duels()}
    assert lost == {("ann", "ben"): 9, ("ann", "cleo"): 15, ("cleo", "ben"): 9}


def in_tournament(number: int, ending: Ending, *, ranked: bool) -> FinishedInTournament:
    result = SidesResult(ending, (29, 20), (0, 0))
    return FinishedInTournament("T", f"T/1/1/1/{number}", ranked, result)


async def test_games_of_tournaments_count_there_and_elsewhere_if_they_are_ranked(
    store: Store,
) -> None:
    played = [in_tournament(n, Ending.PLAYED, ranked=n == 2) for n in range(1, 5)]
    tie = [seat("ann", "R", 20, "tied", points=10.0), seat("ben", "Y", 20, "tied", points=10.0)]
    found = [
        won("ann", "ben", kind="tournament", tournament=played[0]),
        won("ann", "ben", kind="tournament", tournament=played[1]),
        won("ann", "ben", kind="tournament", termination="default", tournament=played[2]),
        ended(tie, kind="tournament", termination="tie", tournament=played[3]),
    ]
    await enter(store, found)
    assert [one.ended for one in await GameStore(store.database).search(Sought(), 9)][::-1] == found
    await keeper_of(store).catch_up()
    assert await rankings(store) == {"ann": 515.0, "ben": 485.0}
    elos = await rankings(store, Ladder.TOURNAMENTS)
    assert elos["ann"] == 3000 - elos["ben"] > 1507
    (line, _) = await RankingStore(store.database).lines(Ladder.TOURNAMENTS)
    assert line.line.games == 2
    assert await kept(store) == await from_nothing(store)


async def test_partners_are_those_of_one_colour(store: Store) -> None:
    who = zip(("ann", "ben", "cleo", "dan"), "RYRY", ("won", "lost") * 2, strict=True)
    seats = [
        seat(name, colour, 20, result, gave_up=result == "lost")  # type: ignore[arg-type]
        for name, colour, result in who
    ]
    await enter(store, [ended(seats, termination="resigned")])
    await keeper_of(store).catch_up()
    assert await rankings(store) == {}
    found = await rankings(store, Ladder.DOUBLES)
    assert found == {"ann": 515.0, "ben": 485.0, "cleo": 515.0, "dan": 485.0}


async def test_a_seat_that_nobody_is_known_to_have_held_is_a_guests(store: Store) -> None:
    seats = [seat("ann", "R", 29, "won"), seat("ben", "Y")._replace(person=None)]
    await enter(store, [ended(seats)])
    await keeper_of(store).catch_up()
    assert await rankings(store) == {}


async def test_the_record_book_names_the_game(store: Store) -> None:
    slow = won("ann", "ben", 9)
    quick = won("ben", "ann", 4, ended_ms=START_MS + 60_000)
    loop = ended([seat("cleo", "R", 24, "won", loop=12), seat("dan", "Y")])
    await enter(store, [slow, quick, loop, won("eve", "fay", 60, kind="unranked")])
    await keeper_of(store).catch_up()
    assert (await kept(store)).book.held == {
        Feat.SCORE: HeldRecord(29, "ann", 1),
        Feat.LINE: HeldRecord(14, "ann", 1),
        Feat.LOOP: HeldRecord(12, "cleo", 3),
        Feat.FASTEST: HeldRecord(60_000, "ben", 2),
        Feat.STREAK: HeldRecord(1, "ann", 1),
        Feat.PLAYED: HeldRecord(2, "ann", 2),
    }
    shown = await RankingStore(store.database).records()
    assert [(one.feat, one.name, one.table) for one in shown][:3] == [
        (Feat.SCORE, "Ann", "t0"), (Feat.LINE, "Ann", "t0"), (Feat.LOOP, "Cleo", "t2"),
    ]  # fmt: skip


async def test_everybody_may_take_their_rankings_away(store: Store) -> None:
    await enter(store, [won("ann", "ben")])
    await keeper_of(store).catch_up()
    exported = await store.database.read(lambda c: ESTATES[-1].export(c, "ben"))
    assert [(row["ladder"], row["ranking"]) for row in exported["ranking_lines"]] == [
        ("all-time", 485.0), ("monthly", 691.0),
    ]  # fmt: skip
    assert [(row["number"], row["after"]) for row in exported["ranking_changes"]] == [
        (1, 485.0),
        (1, 691.0),
    ]
    assert not any("person" in row for rows in exported.values() for row in rows)
