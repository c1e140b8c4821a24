"""The verdict on a record: the row of the decision table that applies, and the position after it.

Every fault of the account becomes a claim, and `tournaments.mistakes` names its remedy. The verdict
is on the first fault about which something is done, in order of the placements; where nothing is
done about any, on the first of all.

The position after a remedy is exact but for chance: tiles that are taken up go back to the hands
they came from, so that these hold more than six. How many tiles then go back to the bag is given,
and which ones is drawn by the other player, as for any surplus.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tantrix.adjudication.positions import board_findings
from tantrix.adjudication.reading import Transcript
from tantrix.adjudication.replay import JudgedGame, UnfilledSpace, WrongHand, replay, without_draws
from tantrix.adjudication.table import BrokenRule, Snapshot
from tantrix.rules.bag import HAND
from tantrix.rules.base import Halt, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.tournaments.mistakes import Claim, Mistake, MistakeMoment, Remedy, remedy

_MISTAKES = {
    BrokenRule.MATCH: Mistake.MISMATCH,
    BrokenRule.THREE_ALIKE: Mistake.RESTRICTED,
    BrokenRule.FOURTH_TILE: Mistake.RESTRICTED,
    BrokenRule.CONTROLLED_SIDE: Mistake.RESTRICTED,
    BrokenRule.CONNECTED: Mistake.IRREGULAR,
    BrokenRule.TURN: Mistake.IRREGULAR,
    BrokenRule.HAND: Mistake.IRREGULAR,
    BrokenRule.BAG: Mistake.IRREGULAR,
    BrokenRule.SURPLUS: Mistake.SURPLUS,
    BrokenRule.SHORT: Mistake.SHORT,
    BrokenRule.UNFILLED: Mistake.UNFILLED,
}


class Agreement(StrEnum):
    """What both players may agree on instead, which comes before every row.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [kind.value for kind, position in adjudicate(transcript).verdict.agreements]
    ['last_picked', 'stands', 'tie']
    """

    LAST_PICKED = "last_picked"
    """The tiles picked up last go back to the bag, so that hands are as they were before."""

    ONLY_THAT = "only_that"
    """That one placement is taken back, and all that came after it stays."""

    FILL = "fill"
    """The space is filled all the same."""

    STANDS = "stands"
    """The game goes on as it lies."""

    TIE = "tie"
    """The game is tied."""


@dataclass(frozen=True)
class PlacementFault:
    """A rule that was broken, by which placement (0: the deal), by whom, and where it shows.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [fault] = adjudicate(transcript).faults
    >>> fault.rule.value, fault.number, fault.player
    ('match', 2, 1)
    """

    rule: BrokenRule
    number: int
    player: int
    cells: tuple[Hex, ...] = ()
    space: UnfilledSpace | None = None
    hand: WrongHand | None = None


@dataclass(frozen=True)
class AdjustedPosition:
    """A position after a remedy.

    `taken` are the placements taken up, the last one first, each with the player whose tile it is
    (None: it goes to the bag). By player, `remove` tiles go to the bag at random, and `draw` are
    drawn. `back` are tiles that go to the bag for certain.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> after = adjudicate(transcript).verdict.position
    >>> after.taken, after.remove
    (((1, Placement(tile=8, q=0, r=1, rotation=1)),), (0, 1))
    """

    state: StrategyState
    taken: tuple[tuple[int | None, Placement], ...] = ()
    remove: tuple[int, ...] = ()
    draw: tuple[int, ...] = ()
    back: tuple[int, ...] = ()


@dataclass(frozen=True)
class MistakeVerdict:
    """What is done about a fault.

    `moment` belongs to spaces left unfilled; `later` is how many placements came after the fault;
    `otherwise` the remedy where the players do not agree how to recover.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> verdict = adjudicate(transcript).verdict
    >>> verdict.remedy.value, verdict.fault.number, verdict.later
    ('take_back', 2, 0)
    """

    fault: PlacementFault
    moment: MistakeMoment | None
    remedy: Remedy
    otherwise: Remedy | None
    later: int
    position: AdjustedPosition
    agreements: tuple[tuple[Agreement, AdjustedPosition | None], ...]


@dataclass(frozen=True)
class Adjudication:
    """The account of a record up to the announcement, all faults in order, and the verdict.

    `remedies` are those of the faults, one for one; `now` is the position as it lies.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> found = adjudicate(transcript)
    >>> [remedy.value for remedy in found.remedies], len(found.now.state.board)
    (['take_back'], 2)
    """

    account: JudgedGame
    faults: tuple[PlacementFault, ...]
    remedies: tuple[Remedy, ...]
    verdict: MistakeVerdict | None
    now: AdjustedPosition


def adjudicate(
    transcript: Transcript,
    announced: int | None = None,
    *,
    moment: MistakeMoment | None = None,
    agreed: bool = True,
) -> Adjudication:
    """Judge a record after its first `announced` placements, by default after all.

    `moment` says what a record cannot: that the turn was over, or that the hand had not been in the
    bag. `agreed` is whether the players agree how to recover. Raises what `replay` raises, and
    `TantrixError` `bad.adjudicate.announced` for a negative number.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> moves = "1. 3@0,0:0=13 2. 11@-1,1:2=14 3. 1@-1,2:3=15 4. 7@-1,3:2=16"
    >>> verdict = adjudicate(read(f"{head} {moves}")).verdict
    >>> verdict.fault.rule.value, verdict.moment.value, verdict.remedy.value
    ('unfilled', 'in_turn', 'redo')
    """
    if announced is not None and announced < 0:
        raise TantrixError(
            "bad.adjudicate.announced", number=announced, count=len(transcript.entries)
        )
    account = replay(transcript, announced)
    if moment is MistakeMoment.UNCONFIRMED:
        if any(space.turn == account.turn - 1 for space in account.unfilled):
            account = replay(without_draws(transcript, account), announced)
        else:
            account = replay(transcript, announced, turn_over=True)
    return _Judge(account, moment, agreed=agreed).adjudication()


def mistake_of(fault: PlacementFault) -> Mistake:
    """Return the mistake whose row of the decision table a fault belongs to.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.verdict import adjudicate, mistake_of
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [mistake_of(fault).value for fault in adjudicate(transcript).faults]
    ['mismatch']
    """
    return _MISTAKES[fault.rule]


def faults_of(account: JudgedGame) -> list[PlacementFault]:
    """Return all that was wrong, in order of the placements, then of the rules.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> from tantrix.adjudication.verdict import faults_of
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [(fault.number, fault.rule.value) for fault in faults_of(replay(transcript))]
    [(2, 'match')]
    """
    found = [
        PlacementFault(breach.rule, laid.number, laid.player, breach.cells)
        for laid in account.placements
        for breach in laid.broken
    ]
    for wrong in account.hands:
        rule = BrokenRule.SURPLUS if wrong.tiles > HAND else BrokenRule.SHORT
        found.append(PlacementFault(rule, wrong.since, wrong.player, hand=wrong))
    found += [
        PlacementFault(BrokenRule.UNFILLED, space.number, space.player, (space.cell,), space=space)
        for space in account.unfilled
    ]
    order = list(BrokenRule)
    return sorted(found, key=lambda fault: (fault.number, order.index(fault.rule), fault.cells))


class _Judge:
    """Judges one account."""

    def __init__(self, account: JudgedGame, moment: MistakeMoment | None, *, agreed: bool) -> None:
        self._account = account
        self._table = account.table
        self._now = account.table.snapshot()
        self._moment_given = moment
        self._agreed = agreed
        self._none = (0,) * account.table.rules.players

    def adjudication(self) -> Adjudication:
        """Return the account with the faults and the verdict."""
        faults = faults_of(self._account)
        remedies = [self._remedy(fault, agreed=self._agreed) for fault in faults]
        doing = [n for n, found in enumerate(remedies) if found is not Remedy.NOTHING]
        verdict = None
        if faults:
            first = doing[0] if doing else 0
            verdict = self._verdict(faults[first], remedies[first])
        return Adjudication(
            self._account, tuple(faults), tuple(remedies), verdict, self._as_it_lies()
        )

    # --- the row that applies ---------------------------------------------------------------

    def _remedy(self, fault: PlacementFault, *, agreed: bool) -> Remedy:
        """Return the remedy of the row for a fault; what was put right since needs none."""
        space = fault.space
        if fault.hand and fault.hand.until is not None:
            return Remedy.NOTHING
        claim = Claim(
            mistake=mistake_of(fault),
            moment=self._moment(space) if space else MistakeMoment.LATER,
            before_free=space is not None and space.before_free,
            endgame=space is not None and space.endgame,
            recoverable=agreed,
        )
        found = remedy(claim)
        return Remedy.NOTHING if found is Remedy.FILL and space and space.filled else found

    def _moment(self, space: UnfilledSpace) -> MistakeMoment:
        """Return when a space that was left is announced."""
        account = self._account
        recent = space.turn >= account.turn - 1
        if self._moment_given and recent:
            return self._moment_given
        if space.turn == account.turn:
            return MistakeMoment.UNCONFIRMED if self._turn_is_over() else MistakeMoment.IN_TURN
        confirmed = [
            laid for laid in account.placements if laid.turn > space.turn and not laid.pending
        ]
        return MistakeMoment.LATER if confirmed or not recent else MistakeMoment.UNCONFIRMED

    def _turn_is_over(self) -> bool:
        """Tell whether the rules leave the player nothing more to do in this turn."""
        table = self._table
        waits = self._account.pending
        return table.stage is Stage.AFTER and not waits and not table.fills(table.player)

    # --- what is done -----------------------------------------------------------------------

    def _verdict(self, fault: PlacementFault, found: Remedy) -> MistakeVerdict:
        """Return the verdict on a fault."""
        laid = self._account.placements
        otherwise = None
        if found is Remedy.TAKE_BACK and fault.number < len(laid):
            otherwise = self._remedy(fault, agreed=False)
        return MistakeVerdict(
            fault=fault,
            moment=self._moment(fault.space) if fault.space else None,
            remedy=found,
            otherwise=otherwise,
            later=len(laid) - fault.number,
            position=self._position(fault, found),
            agreements=tuple(self._agreements(fault, found)),
        )

    def _position(self, fault: PlacementFault, found: Remedy) -> AdjustedPosition:
        """Return the position after a remedy."""
        match found:
            case Remedy.TAKE_BACK:
                return self._taken_back(fault)
            case Remedy.REDO | Remedy.UNDO if fault.space:
                return self._taken_up(fault.space.table)
            case Remedy.FILL if fault.space:
                return self._to_be_filled(fault.space)
            case Remedy.DRAW:
                missing = [
                    (HAND - len(hand)) * (player == fault.player)
                    for player, hand in enumerate(self._now.hands)
                ]
                return AdjustedPosition(
                    self._table.state(self._now),
                    remove=self._none,
                    draw=tuple(min(count, self._now.size) for count in missing),
                )
            case Remedy.TIE:
                return AdjustedPosition(self._tied(), remove=self._none, draw=self._none)
            case _:
                return self._as_it_lies()

    def _as_it_lies(self) -> AdjustedPosition:
        """Return the position as it is, with the surplus of its hands.

        What goes back to an empty bag is drawn at once by those who have fewer than six tiles, in
        order of the turns, so that an endgame stays one [O].
        """
        now = self._now
        remove = _surplus(now.hands)
        left = 0 if now.size else sum(remove)
        draw = list(self._none)
        players = len(draw)
        for player in ((now.player + k) % players for k in range(players)):
            draw[player] = min(left, max(0, HAND - len(now.hands[player])))
            left -= draw[player]
        return AdjustedPosition(self._table.state(now), remove=remove, draw=tuple(draw))

    def _tied(self) -> StrategyState:
        """Return the position as it lies, the game tied."""
        state = self._table.state(self._now)
        state.push(Halt.TIE)
        return state

    def _taken_back(self, fault: PlacementFault) -> AdjustedPosition:
        """Return the position without a placement and all after it; without a draw likewise."""
        laid = self._account.placements[fault.number - 1]
        if fault.rule is not BrokenRule.BAG:
            return self._taken_up(laid.before)
        return self._taken_up(laid.laid, undrawn=(laid.player, laid.draws))

    def _to_be_filled(self, space: UnfilledSpace) -> AdjustedPosition:
        """Return the position in which a space is filled, what is not confirmed taken up."""
        waiting = [laid for laid in self._account.pending if laid.turn > space.turn]
        laid = waiting[0].number - 1 if waiting else len(self._account.placements)
        return self._taken_up(self._now._replace(laid=laid, player=space.player, stage=Stage.AFTER))

    def _taken_up(
        self, to: Snapshot, undrawn: tuple[int, tuple[int, ...]] | None = None
    ) -> AdjustedPosition:
        """Return the position with only the tiles of a snapshot on the table, and its turn.

        All others are taken up. The draws of a player that are `undrawn` go back to the bag, and
        a tile is drawn anew where that leaves fewer than six.
        """
        hands = [list(hand) for hand in self._now.hands]
        taken: list[tuple[int | None, Placement]] = []
        back: list[int] = []
        for laid in reversed(self._account.placements[to.laid :]):
            tile = laid.placement.tile
            taken.append((laid.owner, laid.placement))
            if laid.owner is not None:
                hands[laid.owner].append(tile)
            else:
                back.append(tile)
        draw = list(self._none)
        if undrawn:
            player, tiles = undrawn
            for tile in tiles:
                hands[player].remove(tile)
                back.append(tile)
            draw[player] = min(max(0, HAND - len(hands[player])), to.size)
        seen = {p.tile for p in self._table.board.placements[: to.laid]}.union(*hands)
        back = [tile for tile in dict.fromkeys(back) if tile not in seen]
        order = None if back or _surplus(hands) != self._none else self._now.order
        snapshot = to._replace(
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            order=order,
            size=self._now.size + len(back),
        )
        state = self._table.state(snapshot, drawing=any(draw))
        return AdjustedPosition(
            state, tuple(taken), _surplus(hands), tuple(draw), tuple(sorted(back))
        )

    # --- what both may agree on -------------------------------------------------------------

    def _agreements(
        self, fault: PlacementFault, found: Remedy
    ) -> list[tuple[Agreement, AdjustedPosition | None]]:
        """Return what both may agree on instead, each with its position where it is exact."""
        agreements: list[tuple[Agreement, AdjustedPosition | None]] = []
        before = self._before(fault, found)
        if before is not None and any(self._position(fault, found).remove):
            agreements.append((Agreement.LAST_PICKED, self._exactly(before, fault)))
        elif found is Remedy.REMOVE:
            agreements.append((Agreement.LAST_PICKED, None))
        if found in {Remedy.TAKE_BACK, Remedy.TIE} and (one := self._only_that(fault)):
            agreements.append((Agreement.ONLY_THAT, one))
        if found is Remedy.NOTHING and fault.space and not fault.space.filled:
            agreements.append((Agreement.FILL, None))
        if found is not Remedy.NOTHING:
            agreements.append((Agreement.STANDS, self._as_it_lies()))
        if found is not Remedy.TIE:
            agreements.append((Agreement.TIE, None))
        return agreements

    def _before(self, fault: PlacementFault, found: Remedy) -> Snapshot | None:
        """Return the table to which a remedy goes back."""
        if fault.space and found in {Remedy.REDO, Remedy.UNDO}:
            return fault.space.table
        if found is not Remedy.TAKE_BACK:
            return None
        laid = self._account.placements[fault.number - 1]
        return laid.laid if fault.rule is BrokenRule.BAG else laid.before

    def _exactly(self, before: Snapshot, fault: PlacementFault) -> AdjustedPosition:
        """Return the position of an earlier table; a wrong draw is made anew."""
        draw = list(self._none)
        if fault.rule is BrokenRule.BAG:
            draw[fault.player] = min(1, before.size)
        state = self._table.state(before, drawing=any(draw))
        return AdjustedPosition(state, remove=self._none, draw=tuple(draw))

    def _only_that(self, fault: PlacementFault) -> AdjustedPosition | None:
        """Return the position without one placement, None where what is left proves a fault."""
        placements = self._account.placements
        if fault.number == len(placements) or fault.rule is BrokenRule.BAG:
            return None
        one = placements[fault.number - 1]
        board = Board(laid.placement for laid in placements if laid.number != fault.number)
        if one.owner is None or board_findings(board, restricted=self._table.restricted):
            return None
        hands = [list(hand) for hand in self._now.hands]
        hands[one.owner].append(one.placement.tile)
        if not self._now.size and any(_surplus(hands)):
            return None  # the bag would have tiles again, and the endgame has begun
        now = self._now._replace(hands=tuple(tuple(sorted(hand)) for hand in hands))
        return AdjustedPosition(
            self._table.state(now, board),
            ((one.owner, one.placement),),
            _surplus(hands),
            self._none,
        )


def _surplus(hands: list[list[int]] | tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return how many tiles more than six each hand has."""
    return tuple(max(0, len(hand) - HAND) for hand in hands)
