"""Whole tournaments by chance, decided as directors decide them."""

from __future__ import annotations

from random import Random

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import (
    arranging,
    directing,
    entering,
    fold,
    overview,
    protests,
    scoring,
    steps,
    yielding,
)
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

SETTINGS = (
    TournamentSettings(name="Swiss", stages=(StageSettings(rounds=5, repeats=True),)),
    TournamentSettings(
        name="All play", colour_blind_sets=1, stages=(StageSettings(format="round_robin", games=2),)
    ),
    TournamentSettings(
        name="Groups",
        colour_blind_sets=1,
        stages=(
            StageSettings(format="groups", games=2, advance=2),
            StageSettings(format="knockout", source="advanced", games=0, third_place=True),
            StageSettings(format="knockout", source="plate"),
        ),
    ),
    TournamentSettings(
        name="Heats",
        stages=(
            StageSettings(format="heats", rounds=4, games=2, advance=4),
            StageSettings(format="knockout", source="advanced"),
        ),
    ),
    TournamentSettings(name="Same", stages=(StageSettings(format="duplicate", games=2),)),
    TournamentSettings(name="Stacks", stages=(StageSettings(format="solitaire", games=3),)),
    TournamentSettings(
        name="Top four",
        limit_ms=15 * 60_000,
        stages=(
            StageSettings(rounds=3, repeats=True, advance=4, alternate=True),
            StageSettings(format="knockout", source="advanced", games=3, by="wins"),
        ),
    ),
)
NAMES = ("Ann", "Ben O'Neil", "=SUM(A1)", 'The "Cat"', "Zoë", "Łukasz", "李", "-", "x=1")


class Simulation:
    """A tournament that goes on by chance."""

    def __init__(self, settings: TournamentSettings, entries: int, rng: Random) -> None:
        self.rng = rng
        self.state = fold.start(directing.create(settings, rng.randbytes(32)), 1000)
        self.do(directing.open_entries(self.state))
        for number in range(entries):
            self.do(entering.enter(self.state, self._registration(number)))

    def do(self, *happened: AnyEvent) -> None:
        for event in happened:
            self.state = fold.apply(self.state, event, self.state.updated_ms + 1)

    def _registration(self, number: int) -> Registration:
        rng = self.rng
        return Registration(
            name=f"{NAMES[number % len(NAMES)]} {number}",
            country=rng.choice(["", "FR", "GBR", "Côte d'Ivoire"]),
            elo=rng.choice([None, 1500.5, 1720.0]),
            preferences=rng.choice(["", "RY", "RB", "GB"]),
            colour_blind=rng.random() < 0.1,
        )

    def go(self, steps_left: int) -> TournamentState:
        """Go on so many steps, or to the end."""
        for _ in range(steps_left):
            step = steps.next_step(self.state)
            match step.kind:
                case "pair" | "playoff":
                    if not self._paired(step.stage):
                        break
                case "publish":
                    self._published()
                case "results":
                    self._result(step.round, step.tables[0])
                case "next_stage":
                    self.do(*directing.next_stage(self.state, by_lot=True))
                case "finish":
                    self.do(directing.finish(self.state))
                case _:
                    break
            if self.rng.random() < 0.2:
                self._incident()
        return self.state

    def _published(self) -> None:
        """Publish the next round, with all the times that it may have."""
        rng, now_ms = self.rng, self.state.updated_ms
        times = {
            name: now_ms + rng.randrange(10**9)
            for name in ("starts_ms", "deadline_ms", "ends_ms", "yields_ms")
            if rng.random() < 0.5
        }
        self.do(directing.publish(self.state, **times))

    def _paired(self, stage: int) -> bool:
        """Pair the next round; tell whether enough are there for it."""
        try:
            self.do(*directing.pair_next(self.state, stage))
        except TantrixError as error:
            if error.id != "tournament.too_few":
                raise
            return False
        return True

    def _result(self, number: int, table: int) -> None:
        """Play the next game of a table."""
        state, rng = self.state, self.rng
        if state.round(number).heats:
            self.do(scoring.mark(state, (number, table), self._marks(number, table)))
            return
        place = scoring.find(state, *state.pairing(number, table).sides)[0]
        chance = rng.random()
        if chance < 0.1:
            found = by_default(rng.randrange(2))
            self.do(scoring.rule(state, "default", "not there", place=place, found=found))
        elif chance < 0.15:
            tied = GameResult(ending=Ending.TIED)
            self.do(scoring.rule(state, "tied", "knocked", place=place, found=tied, by="C"))
        else:
            self.do(scoring.result(state, place, *self.played()))

    def _marks(self, number: int, table: int) -> list[Mark]:
        """Play the next game of a heat, of which the marks of some may come later."""
        rng, heat = self.rng, self.state.heat(number, table)
        game = heat.next_game or 1
        known = {mark.entry for mark in heat.of_game(game)}
        left = [entry for entry in heat.entries if entry not in known]
        return [
            Mark(
                entry=entry,
                game=game,
                score=rng.randrange(8, 40),
                against=None if len(heat.entries) > 1 else rng.randrange(8, 40),
                time_ms=rng.choice([None, rng.randrange(600_000, 1_400_000)]),
                penalty=rng.choice([0, 0, 1, 3]),
                out=rng.choice(["", "", "", "", "resigned", "absent"]),
            )
            for entry in left[: rng.randrange(1, len(left) + 1)]
        ]

    def played(self) -> tuple[GameResult, tuple[int, int] | None]:
        """Return a result by chance, and times."""
        rng = self.rng
        scores = rng.randrange(8, 40), rng.randrange(8, 40)
        times = rng.randrange(600_000, 1_400_000), 1000 * rng.randrange(600, 1500)
        known = times if rng.random() < 0.8 else None
        return scoring.played(self.state, scores, known), known

    def _incident(self) -> None:
        """Let something happen that may be refused."""
        state, rng = self.state, self.rng
        entry = rng.choice([*state.entries])
        try:
            match rng.randrange(9):
                case 0 if sum(e.presence == "present" for e in state.entries.values()) > 3:
                    self.do(entering.away(state, entry))
                case 1:
                    self.do(entering.back(state, entry))
                case 2:
                    self.do(entering.request_bye(state, entry, len(state.rounds) + 1))
                case 3:
                    self.do(entering.enter(state, self._registration(len(state.entries))))
                case 4:
                    self.correct()
                case 5:
                    self.do(protests.protest(state, entry, "it was my turn", state.updated_ms))
                case 6:
                    self.do(yielding.let_have(state, entry, state.updated_ms))
                case 7:
                    self._arranged(entry)
                case _:
                    kind = rng.choice(["warning", "warning", "warning", "disqualified"])
                    self.do(scoring.rule(state, kind, 'for "words"\nand\x1b more', entry=entry))
        except TantrixError:
            pass

    def _arranged(self, entry: int) -> None:
        """Let an entry accept a time that its opponent offers now, or offer one."""
        now_ms = self.state.updated_ms
        self.do(arranging.offer(self.state, entry, now_ms + 10**6, now_ms))
        if self.rng.random() < 0.5:
            found = self.state.rounds[-1].pairing_of(entry)
            sides = found[1].sides if found else (entry, entry)
            other = sides[1 - sides.index(entry)]
            self.do(arranging.accept(self.state, other, now_ms + 10**6, now_ms))

    def correct(self) -> tuple[Place, GameResult]:
        """Correct a game by chance; return where, and what was there before."""
        state, rng = self.state, self.rng
        known = [
            (Place(each.number, table, number), game.result)
            for each in state.rounds
            if state.stages[each.stage].settings.format != "knockout"
            for table, pairing in enumerate(each.pairings, start=1)
            for number, game in enumerate(pairing.games, start=1)
            if game.result is not None
        ]
        if not known:
            raise TantrixError("tournament.no_result", place="")
        place, before = rng.choice(known)
        found, times = self.played()
        self.do(scoring.correct(state, place, found, "misread", times_ms=times))
        return place, before


def simulated(seed: int, steps_left: int) -> TournamentState:
    """Return a tournament by chance after so many steps."""
    rng = Random(seed)
    return Simulation(rng.choice(SETTINGS), rng.randrange(4, 14), rng).go(steps_left)


def standings_of(state: TournamentState) -> list[object]:
    """Return all standings of a tournament, and its final places."""
    stages = [overview.stage_standings(state, stage.number) for stage in state.stages]
    return [*stages, overview.final_places(state)]
