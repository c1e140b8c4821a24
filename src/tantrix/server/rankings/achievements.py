"""Achievements: what there is to try next, and how far somebody is with it.

Nothing is counted for them: all are made of what is kept anyway (games, puzzles, Dailies, tactics,
rushes, lessons) whenever somebody looks. Each has a goal; its sentence in `page/people.ftl` says
what to do to reach it. Of somebody's games only those count that who looks may know of, as in the
statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from tantrix.puzzles.catalogue import CATALOGUE
from tantrix.robots.levels import LADDER
from tantrix.server.archive.repository import seen_by
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.auth import people_kept
from tantrix.server.db.schema.training import rush_runs, tactic_attempts
from tantrix.server.rankings.messages import Achievement, Achievements
from tantrix.server.rankings.statistics import MOST_GAMES, of_days, solved_days, win_streak

COURSE = "course"
PUZZLES = "puzzles"
"""The keys under which pages keep the steps that somebody has done, by lesson, and the puzzles."""

LADDERS = {
    family: frozenset(name for name in CATALOGUE if name.startswith(f"{family}-"))
    for family in ("discovery", "rainbow")
}
"""The puzzles of the families that are solved one after another."""


class SeatReached(NamedTuple):
    """What somebody reached on their seat in a game; `robot` is that of a level met alone.

    `people` tells whether anybody else sat there, who is no robot.
    """

    game: str
    players: int
    colour: str | None
    result: str
    score: int
    line: int
    loop: int
    robot: str | None
    people: bool


class AchievementFacts(NamedTuple):
    """What is known of somebody, their games from the oldest on."""

    seats: Sequence[SeatReached]
    daily: int
    daily_streak: int
    lessons: int
    puzzles: frozenset[str]
    tactics: int
    tactics_at_once: int
    rush: int


class AchievementStore:
    """The achievements of people in a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database, wall_ms: Callable[[], int]) -> None:
        self._database = database
        self._wall_ms = wall_ms

    async def of(self, person: str, viewer: str) -> Achievements:
        """Return those of a person, as far as `viewer` may know."""
        now_ms = self._wall_ms()
        found = await self._database.read(lambda c: _facts(c, person, viewer, now_ms))
        return Achievements(achievements(found))


def achievements(facts: AchievementFacts) -> list[Achievement]:
    """Return how far somebody is with each, in the order in which they are best tried."""
    strategy = [seat for seat in facts.seats if seat.game == "strategy"]
    won = [seat for seat in strategy if seat.result == "won"]
    met = {seat.robot for seat in won}
    beaten = [number for number, level in enumerate(LADDER, start=1) if level in met]
    solo = {
        game: [seat for seat in facts.seats if seat.game == game]
        for game in ("gobble", "mindgame", "solitaire")
    }
    from tantrix.course.lessons import LESSONS  # for the first who asks, not for the start

    reached = {
        "first_game": (len(strategy), 1),
        "lessons": (facts.lessons, len(LESSONS)),
        "first_win": (len(won), 1),
        "level": (max(beaten, default=0), len(LADDER)),
        "line": (_most(seat.line for seat in strategy), 15),
        "loop": (_most(seat.loop for seat in strategy), 8),
        "score": (_most(seat.score for seat in strategy), 30),
        "colours": (len({seat.colour for seat in won}), 4),
        "streak": (win_streak(s.result for s in facts.seats if s.players > 1).best, 5),
        "people": (sum(seat.people for seat in strategy), 1),
        "many": (sum(seat.players > 2 for seat in strategy), 1),
        **{name: (len(facts.puzzles & all_), len(all_)) for name, all_ in LADDERS.items()},
        "solitaire": (_most(seat.score for seat in solo["solitaire"]), 28),
        "gobble": (sum(seat.result == "won" for seat in solo["gobble"]), 1),
        "mind": (len(solo["mindgame"]), 1),
        "daily": (facts.daily, 1),
        "daily_streak": (facts.daily_streak, 7),
        "tactics": (facts.tactics, 10),
        "tactics_at_once": (facts.tactics_at_once, 5),
        "rush": (facts.rush, 10),
    }
    return [Achievement(name, min(now, goal), goal) for name, (now, goal) in reached.items()]


def _most(numbers: Iterable[int]) -> int:
    return max(numbers, default=0)


# --- what is read ---------------------------------------------------------------------------------


def _facts(connection: Connection, person: str, viewer: str, now_ms: int) -> AchievementFacts:
    days = of_days(solved_days(connection, person))
    of = tactic_attempts.c
    solved = of.owner == person, of.solved_ms.is_not(None)
    count = select(func.count())
    rush = select(func.max(rush_runs.c.solved)).where(rush_runs.c.owner == person)
    return AchievementFacts(
        seats=_seats(connection, person, seen_by(connection, viewer, now_ms)),
        daily=days.solved,
        daily_streak=days.streak,
        lessons=_lessons(connection, person),
        puzzles=_puzzles(connection, person),
        tactics=connection.scalar(count.where(*solved)) or 0,
        tactics_at_once=connection.scalar(count.where(*solved, of.tries == 1)) or 0,
        rush=connection.scalar(rush) or 0,
    )


def _seats(connection: Connection, person: str, seen: ColumnElement[bool]) -> list[SeatReached]:
    """Return what somebody reached in the newest games that may be seen, the oldest first."""
    own, other = game_seats.alias("own"), game_seats.alias("other")
    others = (other.c.number == games.c.number) & (other.c.seat != own.c.seat)
    robot = select(other.c.level).where(others, games.c.players == 2).scalar_subquery()
    somebody = other.c.person.is_not(None) & (other.c.person != person)
    people = select(func.count()).select_from(other).where(others, somebody).scalar_subquery()
    columns = [own.c[name] for name in ("colour", "result", "score", "line", "loop")]
    query = (
        select(games.c.game, games.c.players, *columns, robot.label("robot"), people > 0)
        .select_from(games.join(own, own.c.number == games.c.number))
        .where(own.c.person == person, seen)
        .order_by(games.c.number.desc())
        .limit(MOST_GAMES)
    )
    rows = reversed(connection.execute(query).all())
    return [SeatReached(*row)._replace(people=bool(row[-1])) for row in rows]


def _lessons(connection: Connection, person: str) -> int:
    """Return how many lessons somebody has done, as the pages of their account say."""
    try:
        done = msgspec.json.decode(_kept(connection, person, COURSE), type=dict[str, list[str]])
    except msgspec.DecodeError:
        return 0
    from tantrix.course.lessons import LESSONS  # for the first who asks, not for the start

    return sum({step.name for step in one.steps} <= set(done.get(one.name, ())) for one in LESSONS)


class _Puzzles(msgspec.Struct):
    """What pages keep of puzzles: those solved, with more about each."""

    best: dict[str, msgspec.Raw] = {}


def _puzzles(connection: Connection, person: str) -> frozenset[str]:
    """Return which puzzles somebody has solved, as the pages of their account say."""
    try:
        return frozenset(
            msgspec.json.decode(_kept(connection, person, PUZZLES), type=_Puzzles).best
        )
    except msgspec.DecodeError:
        return frozenset()


def _kept(connection: Connection, person: str, key: str) -> bytes:
    """Return the JSON object that pages keep for somebody under a key, an empty one for nothing."""
    mine = people_kept.c.person == person, people_kept.c.key == key
    return connection.scalar(select(people_kept.c.value).where(*mine)) or b"{}"
