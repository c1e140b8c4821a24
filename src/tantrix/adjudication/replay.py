"""The forgiving replay: every placement of a record is made whatever it breaks, then judged.

Whose turn it is follows from the numbers of the turns, where there are any. Within a turn, whatever
is laid on a forced space is a fill, the first other placement is the free move, and a further one
breaks the rule of turns. A player whose turn ends without the free move still owes it, so that the
next one plays out of turn.

A forced space is *unfilled* when it is passed over: by the free move, where a tile of the hand
could have been laid there before it; or by the end of the turn. Each is noted once a turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tantrix.adjudication.reading import Transcript, WrittenPlacement, refused
from tantrix.adjudication.table import Breach, BrokenRule, ForgivingTable, Snapshot, breaches
from tantrix.notation.moves import read_move
from tantrix.rules.bag import HAND
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement


@dataclass(frozen=True)
class JudgedPlacement:
    """A placement, the first of which is number 1, with the rules that it broke, if any.

    `owner` is from whose hand the tile came, None for nobody's; `forced` tells whether the space
    was forced; `pending` that no tile was drawn after it. `before` is the table before it, and
    `laid` the table after it and before the draw.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> second = replay(transcript).placements[1]
    >>> second.number, second.player, second.owner, [breach.rule.value for breach in second.broken]
    (2, 1, 1, ['match'])
    """

    number: int
    turn: int
    player: int
    placement: Placement
    owner: int | None
    forced: bool
    draws: tuple[int, ...]
    broken: tuple[Breach, ...]
    before: Snapshot
    laid: Snapshot
    pending: bool = False
    used_ms: int | None = None


@dataclass(frozen=True)
class UnfilledSpace:
    """A forced space that a player could have filled with `tiles` and did not.

    It could be filled since `since` placements had been made, and placement `number` passed it
    over: the free move, or else the last one of the turn. `endgame` tells whether the bag was empty
    then, `table` is the table at that moment, `filled` the placement that filled it after all.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> moves = "1. 3@0,0:0=13 2. 11@-1,1:2=14 3. 1@-1,2:3=15 4. 7@-1,3:2=16"
    >>> [space] = replay(read(f"{head} {moves}"), turn_over=True).unfilled
    >>> space.cell, space.tiles, space.player, space.number
    (Hex(q=0, r=1), (9, 10), 1, 4)
    """

    cell: Hex
    tiles: tuple[int, ...]
    player: int
    turn: int
    since: int
    number: int
    before_free: bool
    endgame: bool
    table: Snapshot
    filled: int | None = None


@dataclass(frozen=True)
class WrongHand:
    """A hand of other than six tiles since a placement (0: the deal), until one put it right.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> replay(read(head + " 1. 5@0,0:0=13=14")).hands
    [WrongHand(player=0, tiles=7, since=1, until=None)]
    """

    player: int
    tiles: int
    since: int
    until: int | None = None


@dataclass
class JudgedGame:
    """A game as it was played: everything that was placed, and all that was wrong.

    `table` is as it lies at the end, in mid-turn of turn number `turn`.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> game = replay(transcript)
    >>> len(game.placements), game.turn, game.table.hands[0]
    (2, 2, [1, 2, 3, 4, 6, 13])
    """

    table: ForgivingTable
    placements: list[JudgedPlacement] = field(default_factory=list)
    unfilled: list[UnfilledSpace] = field(default_factory=list)
    hands: list[WrongHand] = field(default_factory=list)
    turn: int = 0

    @property
    def pending(self) -> list[JudgedPlacement]:
        """The last placements of the present turn after which no hand has been in the bag."""
        return [one for one in self.placements if one.pending and one.turn == self.turn]


def replay(
    transcript: Transcript, announced: int | None = None, *, turn_over: bool = False
) -> JudgedGame:
    """Return the account of the first placements of a record, by default of all.

    `turn_over` tells that the turn has ended after them. Raises `NotationError` with `line` and
    `column` where a placement cannot be made at all, and `TantrixError` `bad.adjudicate.announced`
    where there are not so many.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [len(laid.broken) for laid in replay(transcript).placements]
    [0, 1]
    >>> len(replay(transcript, announced=1).placements)
    1
    """
    entries = transcript.entries
    count = len(entries) if announced is None else announced
    if count > len(entries):
        raise TantrixError("bad.adjudicate.announced", number=count, count=len(entries))
    player = _Replay(transcript)
    for entry in entries[:count]:
        player.make(entry)
    return player.finish(turn_over=turn_over)


def without_draws(transcript: Transcript, account: JudgedGame) -> Transcript:
    """Return the record with no draw yet in the last turn of an account of it.

    The draws before are written out, so that none is taken for granted any more.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay, without_draws
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [entry.draws for entry in without_draws(transcript, replay(transcript)).entries]
    [(13,), ()]
    """
    entries = [
        replace(entry, draws=() if laid.turn == account.turn else laid.draws)
        for entry, laid in zip(transcript.entries, account.placements, strict=False)
    ]
    return replace(transcript, entries=entries, tells_draws=True)


class _Replay:
    """Makes the placements of one record."""

    def __init__(self, transcript: Transcript) -> None:
        header = transcript.header
        deal = header.deal
        order = None if header.hidden else list(deal.bag)
        size = header.hidden or len(deal.bag)
        hands = [list(hand) for hand in deal.hands]
        self._table = ForgivingTable(header.rules, Board(), hands, order, size, deal.starter)
        self._transcript = transcript
        self._account = JudgedGame(self._table)
        self._fillable: dict[Hex, int] = {}
        """Since how many placements each forced space can be filled in this turn."""
        self._judge_hands()

    def make(self, entry: WrittenPlacement) -> None:
        """Make the next placement and judge it."""
        account, table = self._account, self._table
        self._resign(len(account.placements))
        placement = self._placement(entry)
        out_of_turn = self._begin(entry, placement)
        actor = table.player if entry.by is None else entry.by
        out_of_turn = out_of_turn or actor != table.player
        self._look()
        before = table.snapshot()
        forced = placement.hex in table.board.forced
        broken = breaches(table.board, placement, restricted=table.restricted)
        if placement.tile not in table.hands[actor]:
            broken.append(Breach(BrokenRule.HAND, (placement.hex,)))
        if actor == table.player and not forced:
            out_of_turn = not self._move_freely() or out_of_turn
        if out_of_turn:
            broken.append(Breach(BrokenRule.TURN, (placement.hex,)))
        self._note_filled(placement.hex)
        owner = table.take(placement.tile, actor)
        table.board.push(placement)
        laid = table.snapshot()
        draws, good = self._draw(entry, actor)
        if not good:
            broken.append(Breach(BrokenRule.BAG, (placement.hex,)))
        account.placements.append(
            JudgedPlacement(
                number=len(account.placements) + 1,
                turn=account.turn,
                player=actor,
                placement=placement,
                owner=owner,
                forced=forced,
                draws=draws,
                broken=tuple(
                    sorted(broken, key=lambda breach: list(BrokenRule).index(breach.rule))
                ),
                before=before,
                laid=laid,
                pending=not draws and table.size > 0,
                used_ms=entry.used_ms,
            )
        )
        self._judge_hands()

    def finish(self, *, turn_over: bool) -> JudgedGame:
        """Return the account as it is now."""
        account, table = self._account, self._table
        self._resign(len(account.placements))
        if len(account.placements) == len(self._transcript.entries):
            table.halted = self._transcript.halted
        if turn_over and table.stage is Stage.AFTER:
            self._end_turn()
            account.turn += 1
            table.player, table.stage = table.following(table.player), Stage.FORCED
        waiting = [laid.number for laid in account.pending]
        account.hands = [
            wrong
            for wrong in account.hands
            if not (wrong.since in waiting and wrong.until is None and wrong.tiles < HAND)
        ]
        return account

    # --- turns ------------------------------------------------------------------------------

    def _begin(self, entry: WrittenPlacement, placement: Placement) -> bool:
        """Begin a turn where this placement does so; tell whether it is somebody else's turn."""
        account, table = self._account, self._table
        first = not account.turn
        if not first and not self._begins(entry, placement):
            return False
        owed = not first and table.owes_move()
        expected = table.player if first or owed else table.following(table.player)
        holder = table.holder(placement.tile)
        if first and not self._transcript.starter_known and holder is not None:
            expected = holder
        actor = expected if entry.by is None else entry.by
        own = placement.tile in table.hands[expected]
        if entry.by is None and holder is not None and not own:
            actor = holder
        if owed and actor == table.player:
            return False
        if not first and not owed:
            self._end_turn()
        account.turn += 1
        table.player, table.stage = actor, Stage.FORCED
        self._fillable = {}
        return actor != expected

    def _begins(self, entry: WrittenPlacement, placement: Placement) -> bool:
        """Tell whether a placement begins a turn."""
        table = self._table
        if self._transcript.numbered:
            return entry.begins
        if not table.hands[table.player]:
            return True
        following = table.following(table.player)
        if table.stage is not Stage.AFTER or placement.tile not in table.hands[following]:
            return False
        return following != table.player or placement.hex not in table.board.forced

    def _look(self) -> None:
        """Note which forced spaces the player can fill now."""
        done = len(self._account.placements)
        cells = {placement.hex for placement in self._table.fills(self._table.player)}
        self._fillable = {cell: self._fillable.get(cell, done) for cell in sorted(cells)}

    def _move_freely(self) -> bool:
        """Make the free move of the turn; tell whether it was not made before."""
        table = self._table
        if table.stage is Stage.AFTER:
            return False
        self._note_unfilled(len(self._account.placements) + 1, before_free=True)
        table.stage = Stage.AFTER
        return True

    def _end_turn(self) -> None:
        """Note the forced spaces that are passed over at the end of the turn."""
        if self._table.stage is Stage.AFTER:
            self._look()
            self._note_unfilled(len(self._account.placements), before_free=False)

    def _resign(self, done: int) -> None:
        """Let those go who gave up after so many placements."""
        gone = (player for after, player in self._transcript.resigned if after == done)
        self._table.resigned |= frozenset(gone)

    # --- what is judged ---------------------------------------------------------------------

    def _note_unfilled(self, number: int, *, before_free: bool) -> None:
        """Note that placement `number` passed over what could be filled."""
        account, table = self._account, self._table
        noted = {space.cell for space in account.unfilled if space.turn == account.turn}
        tiles: dict[Hex, set[int]] = {}
        for fill in table.fills(table.player):
            tiles.setdefault(fill.hex, set()).add(fill.tile)
        for cell in sorted(tiles.keys() - noted):
            account.unfilled.append(
                UnfilledSpace(
                    cell=cell,
                    tiles=tuple(sorted(tiles[cell])),
                    player=table.player,
                    turn=account.turn,
                    since=self._fillable[cell],
                    number=number,
                    before_free=before_free,
                    endgame=not table.restricted,
                    table=table.snapshot(),
                )
            )

    def _note_filled(self, cell: Hex) -> None:
        """Note that the next placement fills a space that was left."""
        number = len(self._account.placements) + 1
        self._account.unfilled = [
            replace(space, filled=number) if space.cell == cell and not space.filled else space
            for space in self._account.unfilled
        ]

    def _judge_hands(self) -> None:
        """Note hands that have become other than six, and those that were put right.

        Tiles may be drawn late within a turn: a short hand counts only where the turn ends with it.
        """
        account, table = self._account, self._table
        done = len(account.placements)
        for player, hand in enumerate(table.hands):
            open_ones = [w for w in account.hands if w.player == player and w.until is None]
            wrong = table.wrong_hand(player)
            for old in open_ones:
                at = account.hands.index(old)
                if wrong and (old.tiles > HAND) == (len(hand) > HAND):
                    account.hands[at] = replace(old, tiles=len(hand))
                elif self._same_turn(old.since) and old.tiles < HAND == len(hand):
                    del account.hands[at]
                else:
                    account.hands[at] = replace(old, until=done)
            still = any(w.player == player and w.until is None for w in account.hands)
            if wrong and not still:
                account.hands.append(WrongHand(player, len(hand), done))

    def _same_turn(self, number: int) -> bool:
        """Tell whether a placement belongs to the present turn."""
        laid = self._account.placements
        return 0 < number <= len(laid) and laid[number - 1].turn == self._account.turn

    # --- tiles ------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The tiles on the table, by which a placement without a rotation is read."""
        return self._table.board

    def _placement(self, entry: WrittenPlacement) -> Placement:
        """Return the placement of an entry; an `F` where no fill is forced is no obstacle."""
        try:
            placement, _ = read_move(self, entry.text.removeprefix("F"))
        except NotationError as error:
            raise refused(entry.line, entry.column, error) from None
        if lying := self.board.tiles.get(placement.hex):
            occupied = TantrixError("illegal.occupied", tile=lying.tile)
            raise refused(entry.line, entry.column, occupied)
        if entry.by is not None and entry.by >= self._table.rules.players:
            unknown = TantrixError("bad.adjudicate.player", player=entry.by)
            raise refused(entry.line, entry.column, unknown)
        return placement

    def _draw(self, entry: WrittenPlacement, player: int) -> tuple[tuple[int, ...], bool]:
        """Make the draws of an entry; return them, and whether all of them could be made."""
        table = self._table
        draws = entry.draws
        if not self._transcript.tells_draws and table.order:
            draws = (table.order[0],)
        good = [table.draw(tile, player) for tile in draws]
        return draws, all(good)
