"""The Gobble race: its rules one by one, whole races beside the oracle, stored races."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.boards import placed
from games.races import (
    Json,
    action_of,
    actions,
    agree,
    choose,
    randomly,
    replayed,
    started,
    state_of,
    words_of,
)
from games.tables import golden, golden_names
from sizes import seeds
from tantrix.notation import races as forms
from tantrix.rules.base import Resign, Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, NotationError, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.race.pieces import (
    UNKNOWN,
    Discard,
    Give,
    GiveSource,
    JoinTile,
    RaceAction,
    TurnTile,
)
from tantrix.rules.race.state import RaceRules, RaceState

SEEDS = seeds(20, 1000)
NAMES = golden_names("race")
PAIR = "1@0,0:0+2@0,-1:3"
"""Two tiles side by side, with one space on either side that touches both."""


def race(*piles: list[int], table: str = PAIR) -> RaceState:
    """A race with these piles, the top of each first."""
    return RaceState(RaceRules(len(piles)), Board(placed(table)), piles)


def ids(state: RaceState, action: RaceAction) -> list[str]:
    before = state.key()
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert state.key() == before
    return [refusal.id for refusal in refused.value.refusals]


def rules_for(seed: int) -> RaceRules:
    """Rules for two to six players, in every third race with a handicap."""
    players = 2 + seed % 5
    return RaceRules(players, () if seed % 3 else tuple(range(players)))


@pytest.mark.parametrize(
    ("players", "handicap", "shares"),
    [
        (2, (), (27, 27)),
        (3, (), (18, 18, 18)),
        (4, (), (13, 13, 13, 13)),
        (5, (), (10, 10, 10, 10, 10)),
        (6, (), (9, 9, 9, 9, 9, 9)),
        (2, (0, 10), (22, 32)),
        (3, (0, 5, 9), (13, 18, 22)),
        (2, (0, 52), (1, 53)),
    ],
)
def test_tiles_are_shared_equally_or_by_handicap_and_the_rest_goes_to_the_box(
    players: int, handicap: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    rules = RaceRules(players, handicap)
    assert rules.shares == shares
    deal = rules.deal(random.Random(1))
    assert tuple(map(len, deal.piles)) == shares
    dealt = [*(p.tile for p in deal.start), *(tile for pile in deal.piles for tile in pile)]
    assert len(set(dealt)) == len(dealt) == 2 + sum(shares)
    assert deal == rules.deal(random.Random(1))


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_race(players: int) -> None:
    with pytest.raises(TantrixError) as refused:
        RaceRules(players)
    assert refused.value.id == "bad.race.players"


@pytest.mark.parametrize("handicap", [(0,), (0, 0, 0), (0, -1), (53, 0), (27, 27)])
def test_a_handicap_is_one_number_a_player_and_leaves_everybody_a_tile(
    handicap: tuple[int, ...],
) -> None:
    with pytest.raises(TantrixError) as refused:
        RaceRules(2, handicap)
    assert refused.value.id == "bad.race.handicap"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_race_goes_as_in_the_oracle_action_by_action(seed: int, *, soak: bool) -> None:
    state, other = started(rules_for(seed), seed)
    agree(state, other)
    resigning = 0.01 if seed % 4 == 0 else 0
    for action in randomly(state, random.Random(seed), (0.3, 0.8, 1)[seed % 3], resigning):
        other = other.after(words_of(action))
        agree(state, other, None if soak else (action.player,))
    assert other.over


def test_everybody_acts_at_any_time_and_begins_by_turning() -> None:
    state = race([3, 4], [5, 6], [7, 8])
    for player in (2, 0, 1):
        assert state.legal_actions(player) == [TurnTile(player)]
        state.play(TurnTile(player))
    assert [holding.hand for holding in state.holdings] == [3, 5, 7]
    assert [holding.pile for holding in state.holdings] == [(4,), (6,), (8,)]


def test_one_tile_is_turned_at_a_time() -> None:
    state = race([3, 4], [5, 6])
    assert ids(state, Discard(0)) == ["illegal.race.hand_empty"]
    state.play(TurnTile(0))
    assert ids(state, TurnTile(0)) == ["illegal.race.hand_full"]
    state.play(Discard(0))
    state.play(TurnTile(0))
    state.play(Discard(0))
    assert state.holdings[0].stack == (3, 4)
    assert ids(state, TurnTile(0)) == ["illegal.race.pile_empty"]


def test_a_tile_that_would_fit_may_be_discarded() -> None:
    state, _ = started(RaceRules(2), 3)
    seen = False
    for _ in randomly(state, random.Random(3)):
        for player in state.racing:
            if state.legal_placements(player):
                assert Discard(player) in state.legal_actions(player)
                assert not state.refusals(Discard(player))
                seen = True
    assert seen


def test_only_the_tile_in_hand_is_joined_and_where_it_touches_two() -> None:
    state = race([3, 4], [5, 6])
    lone = Placement(3, 0, 1, 0)
    assert "illegal.tile_not_in_hand" in ids(state, JoinTile(0, lone))
    state.play(TurnTile(0))
    assert "illegal.two_tiles" in ids(state, JoinTile(0, lone))
    assert ids(state, JoinTile(0, Placement(3, 5, 5, 0))) == ["illegal.not_connected"]
    assert ids(state, JoinTile(0, Placement(9, 5, 5, 0)))[0] == "illegal.tile_not_in_hand"


def joined(seed: int, *, gobble: bool) -> RaceState:
    """A race in which the last action was a join, a gobble or not."""
    state, _ = started(RaceRules(3), seed)
    for action in randomly(state, random.Random(seed), greed=1):
        made = isinstance(action, JoinTile) and state.holdings[action.player].owes
        if isinstance(action, JoinTile) and made == gobble:
            return state
    raise AssertionError(seed)


def test_a_space_that_is_taken_tells_who_was_there_first_and_the_tile_stays_in_hand() -> None:
    state = joined(5, gobble=False)
    last = state.history[-1]
    assert isinstance(last, JoinTile)
    late = next(player for player in range(3) if player != last.player)
    if state.holdings[late].hand is None:
        state.play(TurnTile(late))
    tile = state.holdings[late].hand
    assert tile is not None
    wish = JoinTile(late, Placement(tile, last.placement.q, last.placement.r, 0))
    (refusal,) = state.refusals(wish)
    assert refusal.id == "illegal.occupied"
    assert refusal.params == {"tile": last.placement.tile, "player": last.player}
    assert refusal.cells == (last.placement.hex,)
    assert ids(state, wish) == ["illegal.occupied"]
    assert state.holdings[late].hand == tile


def test_the_tiles_of_the_start_are_nobodys() -> None:
    state = race([3, 4], [5, 6])
    state.play(TurnTile(0))
    (refusal,) = state.refusals(JoinTile(0, Placement(3, 0, 0, 0)))
    assert refusal.params == {"tile": 1, "player": None}


def test_a_gobble_is_paid_with_one_tile_from_the_pile_or_the_stack_before_the_next_turn() -> None:
    state = joined(7, gobble=True)
    giver = state.history[-1].player
    before = state.holdings[giver]
    assert before.owes
    assert ids(state, TurnTile(giver)) == ["illegal.race.give_first"]
    others = state.opponents(giver)
    sources = [source for source in GiveSource if before.top(source)]
    assert state.legal_actions(giver) == [Give(giver, to, by) for to in others for by in sources]
    state.play(Give(giver, others[0], GiveSource.PILE))
    assert state.holdings[giver].pile == before.pile[1:]
    assert state.holdings[others[0]].pile[0] == before.pile[0]
    assert ids(state, Give(giver, others[0], GiveSource.PILE)) == ["illegal.race.nothing_owed"]


def test_the_top_of_the_stack_goes_face_down_on_top_of_the_others_pile() -> None:
    state = owing(stack=(20, 21), pile=(30,))
    state.play(Give(0, 1, GiveSource.STACK))
    assert state.holdings[0].stack == (20,)
    assert state.holdings[1].pile[0] == 21
    assert state.hidden().holdings[1].pile[0] == UNKNOWN


def owing(
    *, stack: tuple[int, ...], pile: tuple[int, ...], players: int = 3, out: tuple[int, ...] = ()
) -> RaceState:
    """A race in which player 0 owes a tile."""
    state = race(*([10 + player] for player in range(players)))
    held = state.holdings[0]._replace(stack=stack, pile=pile, owes=True)
    state.holdings = (held, *state.holdings[1:])
    state.out = out
    return state


def test_nothing_is_given_from_an_empty_pile_or_stack_nor_to_oneself_nor_to_who_is_out() -> None:
    state = owing(stack=(), pile=(30,), out=(2,))
    assert ids(state, Give(0, 1, GiveSource.STACK)) == ["illegal.race.stack_empty"]
    assert ids(state, Give(0, 0, GiveSource.PILE)) == ["illegal.race.give_to"]
    assert ids(state, Give(0, 2, GiveSource.PILE)) == ["illegal.race.give_to"]
    assert ids(state, Give(0, 7, GiveSource.PILE)) == ["illegal.race.give_to"]
    state = owing(stack=(20,), pile=())
    assert ids(state, Give(0, 1, GiveSource.PILE)) == ["illegal.race.pile_empty"]
    assert state.legal_actions(0) == [Give(0, 1, GiveSource.STACK), Give(0, 2, GiveSource.STACK)]


def test_who_gives_the_last_tile_away_is_out() -> None:
    state = owing(stack=(20,), pile=())
    state.play(Give(0, 1, GiveSource.STACK))
    assert state.out == (0,)
    assert state.places() == (1, None, None)
    assert ids(state, TurnTile(0)) == ["illegal.race.out"]
    assert state.legal_actions(0) == []


def test_nothing_is_owed_where_nobody_can_take_it() -> None:
    state = owing(stack=(20,), pile=(30,))
    state.play(Resign(1))
    assert state.holdings[0].owes
    state.play(Resign(2))
    assert not state.holdings[0].owes
    assert state.legal_actions(0) == [TurnTile(0)]


def test_who_gives_up_owes_nothing_and_keeps_the_tiles() -> None:
    state = owing(stack=(20,), pile=(30,))
    state.play(Resign(0))
    assert not state.holdings[0].owes
    assert state.holdings[0].left == 2
    assert ids(state, Resign(0)) == ["illegal.race.resigned"]
    assert state.legal_actions(0) == []


def test_a_player_with_only_penalties_waits_for_tiles_from_others() -> None:
    state = owing(stack=(), pile=(30, 31))
    state.play(TurnTile(1))
    state.play(Discard(1))
    assert state.legal_actions(1) == []
    assert ids(state, Discard(1)) == ["illegal.race.hand_empty"]
    state.play(Give(0, 1, GiveSource.PILE))
    assert state.legal_actions(1) == [TurnTile(1)]


def test_the_race_ends_when_all_are_out_or_wait_and_places_go_by_tiles_left() -> None:
    state = race([20], [21, 22], [23], [24])
    for player in (0, 1, 1, 2, 3):
        assert not state.is_over
        assert state.outcome() is None
        state.play(TurnTile(player))
        state.play(Discard(player))
    ended = state.outcome()
    assert ended is not None
    assert ended == (Termination.STUCK, (1, 4, 1, 1), (1, 2, 1, 1))
    assert ids(state, TurnTile(0)) == ["illegal.game_over"]


def test_a_race_that_is_stopped_ends_as_it_stands() -> None:
    state = race([3, 4], [5], [6, 7, 8])
    going = state.copy()
    state.stop()
    assert state.is_over
    assert state != going
    assert state.hidden().is_over
    assert [state.legal_actions(player) for player in range(3)] == [[], [], []]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


def test_those_who_are_out_come_first_and_those_who_gave_up_last() -> None:
    state = race([20], [21, 22], [23], [24], [25])
    state.holdings = (
        state.holdings[0]._replace(pile=(), stack=(9,), owes=True),
        *state.holdings[1:],
    )
    state.play(Give(0, 1, GiveSource.STACK))
    state.play(Resign(3))
    state.play(Resign(2))
    for player in (1, 1, 1, 4):
        state.play(TurnTile(player))
        state.play(Discard(player))
    ended = state.outcome()
    assert ended is not None
    assert ended == (Termination.RESIGNED, (1, 3, 4, 5, 2), (0, 3, 1, 1, 1))


def test_the_last_one_plays_on_alone() -> None:
    state = race([20, 21], [22])
    state.play(Resign(1))
    assert not state.is_over
    assert state.legal_actions(0) == [TurnTile(0)]


def test_there_must_be_such_a_player() -> None:
    state = race([3], [4])
    assert ids(state, TurnTile(2)) == ids(state, Resign(-1)) == ["illegal.race.no_player"]


def test_piles_are_blank_for_everybody_and_stay_so_in_the_past() -> None:
    state, _ = started(RaceRules(4), 1)
    for number, _ in enumerate(randomly(state, random.Random(1))):
        if number == 60:
            break
    hidden = state.hidden()
    for number in range(4):
        shown, real = hidden.holdings[number], state.holdings[number]
        assert set(shown.pile) <= {UNKNOWN}
        assert len(shown.pile) == len(real.pile)
        assert shown._replace(pile=real.pile) == real
        assert hidden.legal_actions(number) == state.legal_actions(number)
    assert forms.view(hidden) == forms.view(state)
    while hidden.history:
        hidden.pop()
        assert {tile for holding in hidden.holdings for tile in holding.pile} <= {UNKNOWN}


def test_a_tile_that_is_not_known_can_be_turned_but_not_joined() -> None:
    state = race([3, 4], [5, 6]).hidden()
    state.push(TurnTile(0))
    assert state.holdings[0].hand == UNKNOWN
    assert state.legal_actions(0) == [Discard(0)]


def test_states_are_values() -> None:
    state, _ = started(RaceRules(2), 0)
    twin = state.copy()
    assert state == twin
    assert hash(state) == hash(twin)
    assert state != "state"
    state.push(TurnTile(1))
    assert state != twin
    assert state.pop() == TurnTile(1)
    assert state == twin
    assert repr(state) == "<RaceState tiles=2 left=[27, 27] out=()>"
    assert state._repr_svg_().startswith("<svg")


def test_a_race_is_shown_by_its_board() -> None:
    state = race([3], [4])
    assert str(state) == str(state.board)


def test_actions_of_different_kinds_are_never_equal() -> None:
    assert len({TurnTile(1), Discard(1), Resign(1)}) == 3


# --- text and JSON ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_an_action_is_read_as_it_was_written(seed: int) -> None:
    state, _ = started(rules_for(seed), seed)
    for action in randomly(state, random.Random(seed), resigning=0.01):
        assert forms.read_action(action.player, forms.write_action(action)) == action


@pytest.mark.parametrize("text", ["", "Turn", "give:1", "give:1:hand", "give:11:pile", "turn "])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        forms.read_action(0, text)
    assert (refused.value.id, refused.value.params) == ("bad.race.action", {"text": text})
    with pytest.raises(NotationError) as refused:
        forms.read_action(0, "3@0,0")
    assert refused.value.id == "bad.placement"


def test_a_view_tells_all_but_the_piles() -> None:
    state = owing(stack=(20, 21), pile=(30, 31), out=(2,))
    state.play(TurnTile(1))
    view = forms.view(state)
    assert view["board"] == PAIR.split("+")
    assert view["laid_by"] == [None, None]
    assert view["spaces"] == [
        {"at": (-1, 0), "pattern": state.board.spaces[Hex(-1, 0)], "forced": False},
        {"at": (1, -1), "pattern": state.board.spaces[Hex(1, -1)], "forced": False},
    ]
    assert view["players"][0] == {
        "pile": 2,
        "hand": None,
        "stack": [20, 21],
        "gobbles": 0,
        "owes": True,
        "left": 4,
        "standing": "races",
        "place": None,
    }
    assert [player["standing"] for player in view["players"]] == ["races", "races", "out"]
    assert view["legal"][0] == ["give:1:pile", "give:1:stack"]
    assert view["legal"][1][-1] == "discard"
    assert view["legal"][2] == []
    assert not view["over"]


def test_a_view_tells_who_waits_and_who_gave_up_and_the_end_its_places() -> None:
    state = race([20], [21, 22])
    state.play(TurnTile(0))
    state.play(Discard(0))
    state.play(Resign(1))
    view = forms.view(state)
    assert [player["standing"] for player in view["players"]] == ["waits", "resigned"]
    assert [player["place"] for player in view["players"]] == [1, 2]
    ended = state.outcome()
    assert ended is not None
    assert forms.finish(ended) == {"termination": "resigned", "places": [1, 2], "left": [1, 2]}


# --- stored races -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_race_replays_for_ever_and_is_undone_to_its_deal(name: str) -> None:
    stored = golden(name)
    steps, end = replayed(stored)
    assert steps == stored["steps"]
    assert end == stored["end"]
    state = state_of(stored)
    before = state.copy()
    for step in stored["steps"]:
        state.play(action_of(step))
    while state.history:
        state.pop()
    assert state == before


def test_stored_races_show_every_end_and_every_action() -> None:
    stored: list[Json] = [golden(name) for name in NAMES]
    assert {one["end"]["termination"] for one in stored} == {"played", "stuck", "resigned"}
    words = {
        step[1].rpartition(":")[0 if "@" in step[1] else 2] for o in stored for step in o["steps"]
    }
    assert {"turn", "discard", "pile", "stack", "resign"} <= words
    assert {one["rules"]["players"] for one in stored} == {2, 3, 4, 5, 6}


# --- tiles are conserved ------------------------------------------------------------------------


def picture(state: RaceState) -> tuple[object, ...]:
    """All that can be seen of a state, the order of play and of what is legal included."""
    board = state.board
    shown = (board.placements, sorted(board.spaces.items()), sorted(board.forced))
    standing = (state.racing, state.places(), state.outcome(), dict(state.laid_by))
    return (*shown, *standing, actions(state), state.history, state.key(), hash(state))


class RaceMachine(RuleBasedStateMachine):
    """A race, and a picture of it before each action of its history."""

    @initialize(players=st.integers(2, 6), seed=st.integers(0, 999), more=st.integers(0, 8))
    def deal(self, players: int, seed: int, more: int) -> None:
        rules = RaceRules(players, (more,) + (0,) * (players - 1))
        self.state, _ = started(rules, seed)
        self.all = self.tiles()
        self.past: list[tuple[object, ...]] = []

    def tiles(self) -> list[int]:
        """Every tile wherever it is, sorted."""
        held = [t for h in self.state.holdings for t in (*h.pile, *h.stack)]
        hands = [h.hand for h in self.state.holdings if h.hand is not None]
        return sorted([*held, *hands, *(p.tile for p in self.state.board.placements)])

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.past.append(picture(self.state))
        self.state.play(data.draw(st.sampled_from(actions(self.state))))

    @precondition(lambda self: not self.state.is_over)
    @rule(seed=st.integers(0, 999), times=st.integers(1, 25))
    def play_on(self, seed: int, times: int) -> None:
        rng = random.Random(seed)
        for _ in range(times):
            if not self.state.is_over:
                self.past.append(picture(self.state))
                self.state.push(choose(self.state, rng))

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data(), rarely=st.integers(0, 5))
    def give_up(self, data: st.DataObject, rarely: int) -> None:
        if rarely == 0:
            self.past.append(picture(self.state))
            self.state.play(Resign(data.draw(st.sampled_from(self.state.racing))))

    @precondition(lambda self: self.past)
    @rule(times=st.integers(1, 20))
    def pop(self, times: int) -> None:
        for _ in range(min(times, len(self.past))):
            last = self.state.history[-1]
            assert self.state.pop() == last
            assert picture(self.state) == self.past.pop()

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.state.copy()
        assert picture(twin) == picture(self.state)
        self.state = twin

    @rule(
        player=st.integers(-1, 6),
        to=st.integers(0, 6),
        tile=st.integers(0, 57),
        q=st.integers(-3, 3),
        r=st.integers(-3, 3),
    )
    def only_what_is_legal_is_played(self, player: int, to: int, tile: int, q: int, r: int) -> None:
        state = self.state
        known = player in range(state.rules.players)
        held = state.holdings[player].hand if known else None
        tile = held if held is not None and tile % 2 else tile
        wishes: list[RaceAction] = [
            TurnTile(player),
            Discard(player),
            *(Give(player, to, source) for source in GiveSource),
            *(JoinTile(player, Placement(tile, q, r, turn)) for turn in range(-1, 7)),
        ]
        legal = state.legal_actions(player) if known else []
        for wish in wishes:
            assert (wish in legal) == (not state.refusals(wish))

    @invariant()
    def no_tile_is_lost_or_doubled(self) -> None:
        assert self.tiles() == self.all
        assert len(set(self.all)) == len(self.all)

    @invariant()
    def who_is_in_the_race_has_tiles_and_only_those_in_it_act(self) -> None:
        state = self.state
        for player, holding in enumerate(state.holdings):
            racing = player in state.racing
            assert (player in state.out) <= (holding.left == 0)
            assert racing <= (holding.left > 0)
            assert bool(state.legal_actions(player)) == (racing and not holding.waits)
            assert not (holding.owes and holding.hand is not None)
        assert state.is_over == (not actions(state))
        assert all(cell in state.board for cell in state.laid_by)
        assert len(state.laid_by) == len(state.board) - 2
        assert Hex(0, 0) not in state.laid_by

    def teardown(self) -> None:
        for before in reversed(getattr(self, "past", [])):
            self.state.pop()
            assert picture(self.state) == before


TestRaceMachine = RaceMachine.TestCase
TestRaceMachine.settings = settings(stateful_step_count=20)
