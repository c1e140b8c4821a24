"""What stays of a tournament: badges, and the feats that may be records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments import directing, fold, overview, scoring, steps
from tantrix.tournaments.events import AnyEvent, Entered
from tantrix.tournaments.honours import FEATS, AchievedFeat, badges, feats
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import GameResult, by_default
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

from .simulated import simulated

OPEN = TournamentSettings(name="Open")

Score = Callable[[int, int, int], GameResult]
"""The result of a game of two entries, by its number, for the first of them."""


def event(
    stage: StageSettings,
    people: Sequence[Registration],
    score: Score,
    base: TournamentSettings = OPEN,
) -> TournamentState:
    """Play a whole tournament of one stage, with what else the settings say."""
    settings = msgspec.structs.replace(base, stages=(stage,))
    state = fold.start(directing.create(settings, bytes(32)), 0)

    def do(*happened: AnyEvent) -> None:
        nonlocal state
        for one in happened:
            state = fold.apply(state, one, state.updated_ms + 1)

    do(directing.open_entries(state))
    do(*(Entered(entry=n, registration=one) for n, one in enumerate(people, start=1)))
    while (step := steps.next_step(state)).kind != "over":
        match step.kind:
            case "enter" | "pair":
                do(*directing.pair_next(state))
            case "publish":
                do(directing.publish(state))
            case "results":
                one, two = state.pairing(step.round, step.tables[0]).sides
                place, _ = scoring.find(state, one, two)
                found = score(place.game, min(one, two), max(one, two))
                result = found if one < two else found.swapped()
                do(scoring.result(state, place, result, None))
            case _:
                do(directing.finish(state))
    return state


def won(state: TournamentState) -> dict[int, list[str]]:
    return {entry: [*own] for entry, own in badges(state, overview.final_places(state)).items()}


def test_the_best_of_each_group_has_a_badge() -> None:
    people = [
        Registration(name="Ann", country="FR", games=100),
        Registration(name="Ben", country="DE", games=50),
        Registration(name="Cat", country="FR", games=40),
        Registration(name="Dan", country="DE", games=3),
        Registration(name="Eve", country="IT", games=9, junior=True),
        Registration(name="Fay", games=36),
    ]
    state = event(
        StageSettings(format="round_robin", games=1),
        people,
        lambda _, one, two: GameResult(scores=(30 - one, 30 - two)),
    )
    assert won(state) == {
        1: ["first", "country"],
        2: ["second", "country"],
        3: ["third"],
        4: ["newcomer"],
        5: ["junior"],
    }


def test_the_winning_team_has_a_badge_of_its_own() -> None:
    teams = [Registration(name=name, members=("Ann", "Ben")) for name in ("Reds", "Blues")]
    stage = StageSettings(format="round_robin", games=2)
    better = GameResult(scores=(30, 20))
    state = event(
        stage, teams, lambda *_: better, TournamentSettings(name="Cup", kind="team", boards=2)
    )
    assert won(state) == {1: ["first", "team"], 2: ["second"]}


def test_nobody_is_the_best_of_a_group_to_which_all_belong() -> None:
    people = [Registration(name=name, country="FR", junior=True) for name in ("Ann", "Ben")]
    state = event(
        StageSettings(format="round_robin", games=1),
        people,
        lambda *_: GameResult(scores=(20, 20)),
    )
    assert won(state) == {1: ["first"], 2: ["first"]}


def test_feats_of_a_long_round_robin() -> None:
    people = [Registration(name=f"P{number}") for number in range(1, 9)]

    def score(game: int, one: int, two: int) -> GameResult:
        if (one, two) == (7, 8):
            return by_default(0)  # no win that counts for a feat
        if (one, two) == (1, 8):  # behind by 10.0 after the first game, and still ahead in the end
            return GameResult(scores=(20, 25) if game == 1 else (44, 2))
        return GameResult(scores=(25, 20) if game == 1 else (20, 20))

    state = event(StageSettings(format="round_robin", games=2), people, score)
    share = 7 * (150 + 100) * 1000 // (7 * 400)  # 15.0 and 10.0, against P8 5.0 and 20.0
    assert feats(state) == [
        AchievedFeat("share", share, 1),
        AchievedFeat("run", 2, 1),
        AchievedFeat("margin", 42, 1),
        AchievedFeat("comeback", 100, 1),
        AchievedFeat("entries", 8),
    ]


def test_the_longest_run_counts_games_that_were_played() -> None:
    people = [Registration(name=name) for name in ("Ann", "Ben")]
    results = [
        GameResult(scores=(20, 10)),
        GameResult(scores=(21, 20)),
        by_default(1),
        GameResult(scores=(20, 19)),
        GameResult(scores=(10, 11)),
        GameResult(scores=(10, 11)),
    ]
    stage = StageSettings(format="round_robin", games=len(results))
    state = event(stage, people, lambda game, _, __: results[game - 1])
    assert AchievedFeat("run", 3, 1) in feats(state)
    assert not any(one.feat == "share" for one in feats(state))
    robots = {
        number: replace(one, registration=Registration(name=one.registration.name, robot=True))
        for number, one in state.entries.items()
    }
    assert feats(replace(state, entries=robots)) == [AchievedFeat("entries", 2)]


@given(st.integers(0, 10**6))
def test_any_tournament_has_its_honours(seed: int) -> None:
    state = simulated(seed, 150)
    found = feats(state)
    assert [one.feat for one in found] == [one for one in FEATS if one in {f.feat for f in found}]
    assert all(one.value > 0 for one in found)
    assert all(one.value <= 1000 for one in found if one.feat == "share")
    places = overview.final_places(state)
    best = {entry for entry, own in badges(state, places).items() if "first" in own}
    assert best == {entry for place, entry in places if place == 1}
