"""Paired rounds: the best there are, whatever the order of the list, and never stuck."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sizes import seeds
from tantrix.tournaments.checker import faults
from tantrix.tournaments.matching import cheapest
from tantrix.tournaments.pairing import (
    NoPairing,
    pair_round,
    pairing_score,
    proposes_round_robin,
    starter,
    swapped,
    usual_rounds,
)
from tantrix.tournaments.rounds import (
    NOTHING,
    Contender,
    Cost,
    First,
    Pair,
    PairingRequest,
    Round,
    pair,
)


def known(paired: Round) -> Cost:
    """The cost of a computed round."""
    assert paired.cost is not None
    return paired.cost


class Event:
    """A tournament by chance: who comes, who leaves, who may not meet, and what they score."""

    def __init__(self, entries: int, seed: int, *, strict: bool = False) -> None:
        self.lot = Random(seed)
        self.entries = list(range(1, entries + 1))
        self.scores = dict.fromkeys(self.entries, 0)
        self.free = dict.fromkeys(self.entries, 0)
        self.met: dict[Pair, list[int]] = {}
        self.clubs = {entry: frozenset({self.lot.choice("abcd")}) for entry in self.entries}
        self.away = 0.0 if strict else self.lot.choice([0.0, 0.1, 0.3])
        self.barred = 0.0 if strict else self.lot.choice([0.0, 0.0, 0.02, 0.1])
        self.bound = 0.0 if strict else self.lot.choice([0.0, 0.0, 0.2])
        self.apart = self.lot.choice([0, 2])
        self.repeats = not strict and self.lot.random() < 0.8
        self.forbidden = frozenset(
            (one, two)
            for one in self.entries
            for two in self.entries
            if one < two and self.lot.random() < self.barred
        )

    def request(self, number: int) -> PairingRequest:
        present = [entry for entry in self.entries if self.lot.random() >= self.away]
        forced = frozenset[Pair]()
        if len(present) > 1 and self.lot.random() < self.bound:
            forced = frozenset({pair(*self.lot.sample(present, 2))})
        return PairingRequest(
            number,
            [
                Contender(entry, self.scores[entry], entry, self.free[entry], self.clubs[entry])
                for entry in self.lot.sample(present, len(present))
            ],
            {key: tuple(rounds) for key, rounds in self.met.items()},
            forbidden=self.forbidden,
            forced=forced,
            apart=self.apart,
            repeats=self.repeats,
            first=self.lot.choice(list(First)),
        )

    def play(self, number: int, paired: Round) -> None:
        for one, two in paired.pairs:
            self.met.setdefault(pair(one, two), []).append(number)
            share = self.lot.choice([0, 50, 70, 100, 133, 150, 200])
            self.scores[one] += share
            self.scores[two] += 200 - share
        if paired.bye is not None:
            self.scores[paired.bye] += 150
            self.free[paired.bye] += 1


def rounds_of(event: Event, rounds: int) -> Iterator[tuple[PairingRequest, Round | None]]:
    """Every round of an event, and how it was paired, if it could be."""
    for number in range(1, rounds + 1):
        request = event.request(number)
        try:
            paired = pair_round(request)
        except NoPairing:
            yield request, None
            continue
        yield request, paired
        event.play(number, paired)


def everything(entries: tuple[int, ...]) -> Iterator[tuple[tuple[Pair, ...], int | None]]:
    """Every way to pair entries, an odd one out."""
    if not entries:
        yield (), None
        return
    first, *others = entries
    for index, two in enumerate(others):
        for pairs, bye in everything((*others[:index], *others[index + 1 :])):
            yield ((first, two), *pairs), bye
    if len(entries) % 2:
        for pairs, _ in everything(tuple(others)):
            yield pairs, first


def cost_of(
    request: PairingRequest, pairs: tuple[Pair, ...], bye: int | None
) -> tuple[int, ...] | None:
    """What a round costs by the words of the rule, `None` if it may not be."""
    held = {entry for forced in request.forced for entry in forced}
    order = sorted(
        (one for one in request.contenders if one.entry not in held),
        key=lambda one: (-one.score, one.seed),
    )
    place = {one.entry: index for index, one in enumerate(order)}
    by_entry = {one.entry: one for one in order}
    half = len(order) // 2 if request.number == 1 and request.first is First.HALVES else 0
    repeats = recent = together = distance = 0
    for one, two in pairs:
        key = (min(one, two), max(one, two))
        met = request.met.get(key, ())
        if key in request.forbidden or (met and not request.repeats):
            return None
        repeats, recent = repeats + len(met), recent + max(met, default=0)
        shared = by_entry[one].kept_apart & by_entry[two].kept_apart
        together += bool(shared) and request.number <= request.apart
        distance += (abs(place[one] - place[two]) - half) ** 2
    second = rank = 0
    if bye is not None:
        second = by_entry[bye].free - min(one.free for one in order)
        due = sorted(order, key=lambda one: (one.free, -place[one.entry]))
        rank = [one.entry for one in due].index(bye)
    return second, repeats, recent, rank, together, distance


@given(st.integers(1, 9), st.integers(0, 2**32), st.integers(1, 12))
def test_a_round_costs_as_little_as_the_best_of_all(entries: int, seed: int, rounds: int) -> None:
    for request, paired in rounds_of(Event(entries, seed), rounds):
        held = {entry for forced in request.forced for entry in forced}
        loose = tuple(one.entry for one in request.contenders if one.entry not in held)
        costs = [cost_of(request, *each) for each in everything(loose)]
        best = min((cost for cost in costs if cost is not None), default=None)
        assert best == (None if paired is None else known(paired))
        if paired is not None:
            made = tuple(p for p in paired.pairs if pair(*p) not in request.forced)
            assert cost_of(request, made, paired.bye) == best


@settings(deadline=None, max_examples=50)
@given(st.integers(1, 6), st.integers(0, 2**32), st.integers(1, 8))
def test_among_few_the_checker_finds_all_faults_and_no_others(
    entries: int, seed: int, rounds: int
) -> None:
    for request, _ in rounds_of(Event(entries, seed), rounds):
        held = {entry for forced in request.forced for entry in forced}
        loose = tuple(one.entry for one in request.contenders if one.entry not in held)
        every = {each: cost_of(request, *each) for each in everything(loose)}
        best = min((cost for cost in every.values() if cost is not None), default=None)
        for (pairs, bye), cost in every.items():
            found = faults(request, Round((*pairs, *request.forced), bye))
            if cost is None or best is None:
                assert found
            else:
                # The bye first, then repeats; the lowest has the bye where nothing is repeated.
                (second, repeats, _, rank, *_), least = cost, best
                fine = least[1] > 0 or (repeats == 0 and rank == least[3])
                assert (found == []) == (second == least[0] and fine)


@settings(deadline=None)
@given(st.integers(2, 60), st.integers(0, 2**32), st.integers(1, 16))
def test_the_checker_finds_nothing_in_any_round(entries: int, seed: int, rounds: int) -> None:
    for request, paired in rounds_of(Event(entries, seed), rounds):
        if paired is not None:
            assert faults(request, paired) == []


@settings(deadline=None, max_examples=50)
@given(st.integers(2, 100), st.integers(0, 2**32), st.integers(1, 6), st.integers(1, 4))
def test_a_short_reach_costs_no_more_than_the_whole_graph(
    entries: int, seed: int, rounds: int, nearest: int
) -> None:
    for request, paired in rounds_of(Event(entries, seed), rounds):
        if paired is not None:
            whole = pair_round(request, nearest=2 * entries)
            assert pair_round(request, nearest=nearest).cost == whole.cost == paired.cost


@settings(deadline=None)
@given(st.integers(2, 40), st.integers(0, 2**32), st.integers(1, 8))
def test_neither_the_order_of_the_list_nor_numbers_change_anything(
    entries: int, seed: int, rounds: int
) -> None:
    lot = Random(seed)
    other = dict(zip(range(1, entries + 1), lot.sample(range(1000), entries), strict=True))
    for request, paired in rounds_of(Event(entries, seed), rounds):
        if paired is None:
            continue
        renamed = PairingRequest(
            request.number,
            [
                Contender(other[one.entry], one.score, one.seed, one.free, one.kept_apart)
                for one in lot.sample(request.contenders, len(request.contenders))
            ],
            {pair(other[one], other[two]): met for (one, two), met in request.met.items()},
            forbidden=frozenset(pair(other[one], other[two]) for one, two in request.forbidden),
            forced=frozenset(pair(other[one], other[two]) for one, two in request.forced),
            apart=request.apart,
            repeats=request.repeats,
            first=request.first,
        )
        again = pair_round(renamed)
        assert again.pairs == tuple((other[one], other[two]) for one, two in paired.pairs)
        assert again.bye == (None if paired.bye is None else other[paired.bye])


@settings(deadline=None)
@given(st.integers(2, 60), st.integers(0, 2**32))
def test_half_as_many_rounds_as_entries_never_need_a_repeat(entries: int, seed: int) -> None:
    byes: list[int] = []
    for number, (request, paired) in enumerate(
        rounds_of(Event(entries, seed, strict=True), min(entries // 2, 10)), 1
    ):
        assert not request.repeats
        assert paired is not None
        assert known(paired).repeats == 0
        byes += [] if paired.bye is None else [paired.bye]
        assert len(byes) == len(set(byes)) == (number if entries % 2 else 0)


@pytest.mark.parametrize("seed", seeds(1, 20))
@pytest.mark.parametrize("entries", [1000, 1001])
def test_a_thousand_entries(entries: int, seed: int) -> None:
    for request, paired in rounds_of(Event(entries, seed, strict=True), 4):
        assert paired is not None
        assert faults(request, paired) == []


def contenders(*scores: int, free: tuple[int, ...] = ()) -> list[Contender]:
    """Entries from 1 on, in order of seeding."""
    had = dict.fromkeys(free, 1)
    return [Contender(n, score, n, had.get(n, 0)) for n, score in enumerate(scores, 1)]


def test_two_thousand_entries() -> None:
    """6, scale: each round is paired, by the checker's judgement without a fault."""
    event = Event(2000, 1, strict=True)
    for request, paired in rounds_of(event, 3):
        assert paired is not None
        assert faults(request, paired) == []
        assert len(paired.pairs) == 1000
        assert known(paired).repeats == 0


def test_round_1_pairs_the_halves_of_the_seeding() -> None:
    assert pair_round(PairingRequest(1, contenders(*[0] * 8))).pairs == (
        (1, 5),
        (2, 6),
        (3, 7),
        (4, 8),
    )
    odd = pair_round(PairingRequest(1, contenders(*[0] * 5)))
    assert (odd.pairs, odd.bye) == (((1, 3), (2, 4)), 5)
    neighbours = pair_round(PairingRequest(1, contenders(*[0] * 4), first=First.NEIGHBOURS))
    assert neighbours.pairs == ((1, 2), (3, 4))


def test_neighbours_meet_unless_they_have_met() -> None:
    request = PairingRequest(2, contenders(90, 80, 70, 60), {(1, 2): [1], (3, 4): [1]})
    assert pair_round(request).pairs == ((1, 3), (2, 4))


def test_the_bye_is_for_the_lowest_of_those_who_have_had_fewest() -> None:
    assert pair_round(PairingRequest(3, contenders(90, 80, 70, free=(3,)))).bye == 2
    assert pair_round(PairingRequest(3, contenders(90, 80, 70, free=(1, 2, 3)))).bye == 3


def test_a_repeat_comes_before_a_second_bye() -> None:
    """With 1 and 2 having met, only a second bye would avoid a repeat."""
    request = PairingRequest(4, contenders(90, 80, 70, free=(1, 2)), {(1, 2): [1]}, repeats=True)
    assert pair_round(request) == pair_round(request, nearest=99)
    assert (pair_round(request).pairs, pair_round(request).bye) == (((1, 2),), 3)


def test_those_who_met_longest_ago_meet_again_first() -> None:
    met = {(1, 2): [1], (3, 4): [1], (1, 3): [2], (2, 4): [2], (1, 4): [3], (2, 3): [3]}
    request = PairingRequest(4, contenders(9, 8, 7, 6), met, repeats=True)
    assert pair_round(request).pairs == ((1, 2), (3, 4))
    with pytest.raises(NoPairing, match="round 4 of 4 entries"):
        pair_round(PairingRequest(4, contenders(9, 8, 7, 6), met))


def test_a_club_is_kept_apart_in_the_first_rounds_only() -> None:
    club = frozenset({"Lyon"})
    entries = [Contender(1, 9, 1, 0, club), Contender(2, 8, 2, 0, club)]
    entries += [Contender(3, 7, 3), Contender(4, 6, 4)]
    assert pair_round(PairingRequest(2, entries, apart=2)).pairs == ((1, 3), (2, 4))
    assert pair_round(PairingRequest(3, entries, apart=2)).pairs == ((1, 2), (3, 4))
    alike = [Contender(n, 9 - n, n, 0, club) for n in range(1, 5)]
    assert known(pair_round(PairingRequest(2, alike, apart=2))).together == 2


def test_a_director_forces_and_forbids() -> None:
    request = PairingRequest(2, contenders(9, 8, 7, 6), forced=frozenset({(1, 4)}))
    assert pair_round(request).pairs == ((1, 4), (2, 3))
    request = PairingRequest(2, contenders(9, 8, 7, 6), forbidden=frozenset({(1, 2)}))
    assert pair_round(request).pairs == ((1, 3), (2, 4))
    with pytest.raises(NoPairing):
        pair_round(PairingRequest(1, contenders(0, 0), forbidden=frozenset({(1, 2)})))


def test_a_director_gives_the_bye() -> None:
    request = PairingRequest(2, contenders(9, 8, 7, free=(1,)), forced_bye=1)
    assert (pair_round(request).pairs, pair_round(request).bye) == (((2, 3),), 1)
    assert faults(request, pair_round(request)) == []
    with pytest.raises(ValueError, match="even number"):
        pair_round(PairingRequest(2, contenders(9, 8), forced_bye=1))
    with pytest.raises(ValueError, match="not present"):
        pair_round(PairingRequest(2, contenders(9, 8, 7), forced_bye=4))


def test_a_director_swaps_two_entries() -> None:
    paired = Round(((1, 2), (3, 4)), 5)
    assert swapped(paired, 2, 3) == Round(((1, 3), (2, 4)), 5)
    assert swapped(paired, 5, 1) == Round(((5, 2), (3, 4)), 1)


@pytest.mark.parametrize("forced", [{(1, 5)}, {(1, 2), (2, 3)}, {(1, 1)}])
def test_forced_pairs_that_cannot_be_are_refused(forced: set[Pair]) -> None:
    with pytest.raises(ValueError, match="forced pairs"):
        pair_round(PairingRequest(1, contenders(0, 0, 0, 0), forced=frozenset(forced)))


def test_an_entry_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        pair_round(PairingRequest(1, contenders(0) * 2))


def test_nobody_is_left() -> None:
    assert pair_round(PairingRequest(3, [])) == Round((), None, NOTHING)
    alone = pair_round(PairingRequest(3, contenders(0)))
    assert (alone.pairs, alone.bye) == ((), 1)


def test_eight_players_and_seven_rounds() -> None:
    assert proposes_round_robin(8, 7)
    event = Event(8, 1, strict=True)
    event.repeats = True
    for request, paired in rounds_of(event, 7):
        assert paired is not None
        assert faults(request, paired) == []
        assert len(paired.pairs) == 4


def test_how_many_rounds_a_swiss_tournament_has() -> None:
    assert [usual_rounds(n) for n in (0, 1, 2, 3, 4, 8, 16, 34, 1000)] == [
        0, 0, 1, 1, 2, 4, 6, 8, 12,
    ]  # fmt: skip
    assert not proposes_round_robin(34, 16)
    assert proposes_round_robin(12, 11)


def test_a_rating_band_counts_until_half_of_the_rounds_are_over() -> None:
    assert [pairing_score(250, 2, number, 5) for number in range(1, 6)] == [450, 450, 250, 250, 250]


def test_who_has_started_less_often_starts() -> None:
    assert starter((4, 7), {4: 1, 7: 0}, Random(1)) == 7
    assert starter((4, 7), {7: 1}, Random(1)) == 4
    assert {starter((4, 7), {}, Random(seed)) for seed in range(20)} == {4, 7}


def test_only_pairing_needs_more_than_the_standard_library() -> None:
    rooms = "checker heats knockout lots mistakes preferences round_robin seeding stages"
    script = "".join(f"import tantrix.tournaments.{room}\n" for room in rooms.split())
    script += "import sys; assert not {'rustworkx', 'numpy'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_costs_that_could_overflow_are_refused() -> None:
    with pytest.raises(OverflowError):
        cheapest(2, [(0, 1, 2**119)])
    assert cheapest(2, [(0, 1, 2**118)]) == [(0, 1)]


def test_one_long_edge_may_cost_less_than_three_of_middle_length() -> None:
    forbidden = frozenset({(1, 2), (2, 3), (2, 4), (4, 6)})
    request = PairingRequest(2, contenders(9, 8, 7, 6, 5, 4), forbidden=forbidden)
    paired = pair_round(request, nearest=3)  # within it: 1-4 2-5 3-6, at 27
    assert (paired.pairs, known(paired).distance) == (((1, 3), (2, 6), (4, 5)), 21)
