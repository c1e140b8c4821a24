"""What the server reads and sends. Written by `make api` from its declarations; do not edit."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Accept(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accept"):
    """Take up somebody's seek."""

    id: str
    seek: str
    wishes: list[Literal["B", "G", "R", "Y"]] = []


class AcceptTime(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accept"):
    """Accept a time that the opponent has offered; the match then starts at that time."""

    id: str
    starts_ms: int


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accepted"):
    """An action is done and stored: it is the event of this version."""

    id: str
    version: int


class AgreedView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="agreements"):
    """People at the table have settled something: `what` of the `players`."""

    what: str
    players: list[int]
    accept: bool | None


class AgreementsView(msgspec.Struct, frozen=True, kw_only=True):
    """How the people at a table stand to each other.

    By player: what may be offered now (`may`), and the level of a robot that stands in. `due` is
    until when the next move must come; from `late_from_ms` of used time on, of a pair where it
    shares its time, the others may have the game scored; `following` is the table of the next game.
    The game has not begun before the `awaited` players have come; `asked` is the player for whose
    time a Controller is asked to stop it; `until` is how long those, or the Controller, are waited
    for. A game that a Controller has `held` is paused until a Controller lets it go on. Whoever was
    `helped` against robots had a hint, took a turn back, or goes on from a position of another
    game.
    """

    offer: OfferView | None
    # One of `hint`, `pause`, `rematch`, `take_back`, `tie`.
    may: list[list[str]]
    paused: bool
    stand_ins: list[str | None]
    due: str | None
    late_from_ms: int | None
    following: str | None
    awaited: list[int]
    asked: int | None
    until: str | None
    held: bool
    helped: bool


class AnswerOffer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """Agree to an offer, named by the version of its event, or do not."""

    id: str
    offer: int
    accept: bool


class Begin(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="start"):
    """Begin the game, after so many games of the room; for the host."""

    id: str
    after: int


class BoardRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table of a puzzle."""

    id: str
    placements: list[str]


class BotAccountView(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, and what the token may do; with a session of a browser that is everything."""

    name: str
    # One of `guest`, `member`, `visitor`.
    kind: str
    bot: bool
    # One of `chat`, `direct`, `play`.
    scopes: list[str]


class ByeView(msgspec.Struct, frozen=True, kw_only=True):
    """An entry without a match in a round: why, and what it has for that."""

    entry: int
    # One of `absent`, `bye`, `late`, `requested`.
    why: str
    tenths: int


class CandidateView(msgspec.Struct, frozen=True, kw_only=True):
    """A placement that was looked at, seen by who would make it.

    `margin` and `sd` are the mean and the standard deviation of the final margin in points, `chain`
    what follows in at least half of the samples. It was proved where there are no `samples`.
    """

    chain: list[str]
    margin: float
    placement: str
    result: float
    samples: int
    sd: float
    tie: float
    win: float


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles that have a name, in the parts of the catalogue."""

    sections: list[PuzzleSection]


class Challenge(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challenge"):
    """Somebody invites you to a room: take a seat there, or decline."""

    room: str
    by: str
    about: RoomView


class ChangeSettings(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="terms"):
    """Change the terms; for the host."""

    id: str
    terms: RoomSettingsInput


class ChangeTeam(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="team"):
    """Say who plays in the own team, as its captain: `members` in the order of the boards.

    Those beyond the last board are reserves. Who is not a member yet is invited, and is one as soon
    as they `join`; who is not named any more is out. The order holds for rounds that are not
    published yet.
    """

    id: str
    members: list[str]


class ChatLineEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chatLine"):
    """Somebody has said something, at a time in ISO 8601; `n` counts the lines of the server."""

    n: int
    at: str
    name: str
    # One of `guest`, `member`, `visitor`.
    kind: str
    text: str


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="check-in"):
    """Say that an entry is there for the start: the own one, or for helpers and above any one."""

    id: str
    entry: int | None = None


class ClaimMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="claim"):
    """Claim what may be claimed from a player who is away, or late."""

    id: str
    version: int
    player: int
    what: Literal["default", "robot", "time"]


class ClockInput(msgspec.Struct, frozen=True, kw_only=True):
    """How long each player may think in all."""

    minutes: int


class ClockLimit(msgspec.Struct, frozen=True, kw_only=True):
    """How long each player may think; None where time is only counted.

    A `pair` in doubles shares its time, twice the limit.
    """

    limit_ms: int | None
    # One of `pair`, `player`.
    pool: str


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """The clock at `now`, milliseconds of the server's own: what is used, and whose time runs.

    Without a limit it only counts. Players of one of the `pools` share their time, and have as many
    limits as they are.
    """

    limit_ms: int | None
    used_ms: list[int]
    running: int | None
    now: int
    pools: list[list[int]]


class Close(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="close"):
    """Close the room; for the host."""

    id: str


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server closes for a moment: come back after `retry_ms`."""

    retry_ms: int


class ColourContest(msgspec.Struct, frozen=True, kw_only=True):
    """The colour that you and your opponent want first, which either may yield until `until_ms`.

    Who yields plays their second colour: `own`, or `theirs`. If nobody does, both play these, or
    where they are the same the lot says who does, and the other one has `colour`.
    """

    until_ms: int
    colour: str
    own: str
    theirs: str


class ColouredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat with the colour that is played there."""

    kind: Literal["person", "robot"]
    name: str
    level: str | None = None
    colour: Literal["B", "G", "R", "Y"]


class ComeBack(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="back"):
    """Be paired again after having been away or withdrawn."""

    id: str
    entry: int | None = None


class ConditionsForm(msgspec.Struct, frozen=True, kw_only=True):
    """Who may enter: what is 0 or empty is no condition. `finished` is per cent."""

    least_elo: int
    most_elo: int
    games: int
    finished: int
    countries: list[str]
    invited: bool


class ControllerCalled(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="called"):
    """A Controller is to decide about a game in play; those who may rule are told.

    At `until_ms` it is scored as it stands; or who is still `awaited` then has lost by default.
    """

    round: int
    table: int
    game: int
    room: str
    until_ms: int
    awaited: bool


class CountryList(msgspec.Struct, frozen=True, kw_only=True):
    """All countries."""

    countries: list[CountryRow]


class CountryMember(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best players of a country."""

    name: str
    ranking: float


class CountryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A country with its best players."""

    place: int
    country: str
    points: float
    people: list[CountryMember]


class CrossRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry in the table across: `tenths` against each entry of `order`, `null` where none."""

    entry: int
    name: str
    place: int
    total: int
    tenths: list[int | None]


class CrossTable(msgspec.Struct, frozen=True, kw_only=True):
    """Who has what against whom, in a stage or a group."""

    stage: int
    group: int | None
    order: list[int]
    rows: list[CrossRow]


class DealView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game was dealt, and the seed of it; what a game does not have is empty."""

    bag: list[int]
    hands: list[list[int]]
    starter: int
    start_draws: list[int]
    laid: list[str]
    lot: int
    seed: str


class Decline(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="decline"):
    """Refuse an invitation."""

    id: str
    room: str


class DocumentEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it is stored, but for secrets and persons."""

    number: int
    at_ms: int
    event: dict[str, Any]


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accepted"):
    """It is done and stored; `room` and `table` are those to which it leads."""

    id: str
    version: int
    room: str | None
    table: str | None


class EntryList(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the entries; `found` is how many there are in all."""

    rows: list[TournamentEntry]
    found: int
    page: int
    pages: int


class FoundGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a list. Games are numbered in the order in which they ended.

    `opening` is the first tile laid, `winner` the first seat of the side that won alone, `margin`
    what the best side has more than the next.
    """

    number: int
    table: str
    game: str
    kind: str
    started: str
    ended: str
    placements: int
    opening: int | None
    # One of `absent`, `adjudicated`, `agreed`, `deadlock`, `default`, `forfeited`, `played`,
    # `resigned`, `stuck`, `tie`, `void`.
    termination: str
    winner: int | None
    margin: int
    seats: list[FoundSeat]


class FoundGames(msgspec.Struct, frozen=True, kw_only=True):
    """A page of games; `before` is the number before which the next page begins."""

    games: list[FoundGame]
    before: int | None


class FoundSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat of a game came to; see `FinishedSeat`."""

    name: str
    level: str | None
    colour: str | None
    score: int
    # One of `lost`, `tied`, `won`.
    result: str
    points: float | None
    line: int
    loop: int
    used_ms: int
    overtime_ms: int
    gave_up: bool


class GameAnalysisView(msgspec.Struct, frozen=True, kw_only=True):
    """A game: `values` are the results that player 0 could expect before each move, and at its end.

    `complete` tells whether every placement was looked at.
    """

    complete: bool
    moments: list[MomentView]
    players: list[PlayerSummaryView]
    turning_points: list[TurningPointView]
    values: list[float]


class GameFinish(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameFinish"):
    """A game in which you play has ended."""

    table: str
    result: ResultView


class GameOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of Solitaire, and of the Mind Game (`side`, `copies`)."""

    # One of `B`, `G`, `R`, `Y`.
    colour: str | msgspec.UnsetType | None = msgspec.UNSET
    copies: int | msgspec.UnsetType = msgspec.UNSET
    # One of `best`, `line`, `loop`.
    goal: str | msgspec.UnsetType = msgspec.UNSET
    side: int | msgspec.UnsetType = msgspec.UNSET
    # One of `RBG`, `RYB`, `RYG`, `YBG`.
    triple: str | msgspec.UnsetType = msgspec.UNSET


class GameResultView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, and the tenths of both sides; `out` and `ruled` as in `ResultForm`."""

    # One of `absent`, `deadlock`, `default`, `played`, `resigned`, `ruled`, `tied`.
    ending: str
    scores: tuple[int, int]
    penalties: tuple[int, int]
    out: int | None
    ruled: int | None
    tenths: tuple[int, int]


class GameStart(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameStart"):
    """A game in which you play has begun, or is going on as the stream begins.

    `about` is the table as a list shows it.
    """

    table: str
    about: TableView


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """All that players and watchers may see of a position of any game.

    `board` are codes in order of play, `last` the newest of them, newest first; `lines` are the
    best by side, in Solitaire by colour that counts; `steps` the legal actions that are no
    placement. `next` belongs to Solitaire: the number in sight on the stack. `penalty`, `gobbles`
    and `left` belong to Gobble, `edges`, `cells` and `forfeits` to the Mind Game.
    """

    bag: int
    board: list[str]
    cells: list[tuple[int, int]] | msgspec.UnsetType = msgspec.UNSET
    # One of `B`, `G`, `K`, `R`, `Y`.
    colours: list[str]
    edges: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    endgame: bool
    forfeits: list[int] | msgspec.UnsetType = msgspec.UNSET
    game: str
    gobbles: int | msgspec.UnsetType = msgspec.UNSET
    hands: list[list[int]]
    last: list[str]
    left: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[str]
    lines: list[LineView | None]
    next: int | msgspec.UnsetType | None = msgspec.UNSET
    outcome: OutcomeView | None
    penalty: list[int] | msgspec.UnsetType = msgspec.UNSET
    player: int | None
    position: str
    scores: list[int]
    sides: list[list[int]]
    spaces: list[SpaceView]
    # One of `after`, `forced`, `free`, `offered`, `over`, `relief`.
    stage: str
    # One of `agree`, `decline`, `discard`, `keep`, `offer`, `return`.
    steps: list[str] | msgspec.UnsetType = msgspec.UNSET


class GivenView(msgspec.Struct, frozen=True, kw_only=True):
    """A tile that is bound to a cell, to a rotation, or to both."""

    at: tuple[int, int] | None
    rotation: int | None
    tile: int


class GoAway(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="away"):
    """Be left out of the pairing until one is back: the own entry, or for directors any one."""

    id: str
    entry: int | None = None


class GoalView(msgspec.Struct, frozen=True, kw_only=True):
    """A goal of a puzzle: a loop or a line of a colour."""

    # One of `B`, `G`, `R`, `Y`.
    colour: str
    # One of `line`, `loop`.
    form: str


class HandOver(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="host"):
    """Make somebody with a slot the host; for the host."""

    id: str
    slot: int


class HeatGameView(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a heat: its table at the server, empty before it is open, and its marks so far.

    `ruling` is the number of the ruling that decided it.
    """

    game: int
    room: str
    marks: list[MarkView]
    ruling: int | None


class HeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A heat at its table; `colours` has one letter an entry, or is empty.

    `revision` counts corrections, `over` tells whether nothing is to be played here any more.
    """

    table: int
    entries: list[int]
    colours: str
    games: list[HeatGameView]
    over: bool
    revision: int


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The next placement, told with `next` alone; or that all is done, lost, or not known."""

    # One of `next`, `none`, `solved`, `unknown`.
    answer: str
    placement: str | msgspec.UnsetType = msgspec.UNSET


class InRoom(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="room"):
    """You have a seat in a room, or are its host: listen there, so that you are present."""

    room: str
    by: str
    about: RoomView


class Invite(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="invite"):
    """Invite a person by name."""

    id: str
    name: str


class JoinTournament(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="join"):
    """Enter, under the own name.

    In doubles one names a `partner`: the pair is entered as soon as both have named each other.
    Among teams one names a `team`: a new one, whose captain one then is, or one that has invited
    one. `preferences` are two different colours, the first choice first, such as `RY`, or nothing.
    """

    id: str
    preferences: str = ""
    club: str = ""
    partner: str = ""
    team: str = ""


class KeptAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A planned answer as it is stored: what is left of what it foretold may be nothing."""

    foretold: list[str]
    answer: list[str]


class LargestSpaghetti(msgspec.Struct, frozen=True, kw_only=True):
    """The largest spaghetti that was entered."""

    id: str
    name: str
    by: str
    tiles: int
    made_ms: int


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """Leave the room for good."""

    id: str


class LeaveSlot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="stand"):
    """Leave the own slot."""

    id: str


class LeaveTournament(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """Withdraw, or leave the team of which one is not the captain; results stay.

    The games that one has left are lost; `after_round` those of the round that is on are played
    first. Until then one may be `back`.
    """

    id: str
    reason: str = ""
    after_round: bool = False


class LineAccepted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accepted"):
    """A line is kept, under its number."""

    id: str
    version: int


class LineView(msgspec.Struct, frozen=True, kw_only=True):
    """A line or loop with its cells in order.

    `links` are told where a tile may have several links of a colour: cell, edge of entry and edge
    of exit of each.
    """

    cells: list[tuple[int, int]]
    closed: bool
    # One of `B`, `G`, `K`, `R`, `Y`.
    colour: str
    links: list[tuple[int, int, int, int]] | msgspec.UnsetType = msgspec.UNSET
    score: int


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a list, as somebody sees it.

    Scores and the like are None where those who watch see the game late. `your_turn` tells whether
    somebody here is to move, `due` until when the next move must come.
    """

    due: str | None
    mine: bool
    placements: int | None
    player: int | None
    scores: list[int] | None
    table: TableView
    updated: str
    your_turn: bool


class LiveBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The board of a game in play: its placements as codes, in order, and the colours."""

    round: int
    table: int
    game: int
    room: str
    colours: str
    placements: list[str]


class LiveGame(msgspec.Struct, frozen=True, kw_only=True):
    """How a game in play stands, as those who watch may see it, in the order of sides or entries.

    `used_ms` are the times used, none where there is no clock. At `at_ms`, by the wall clock, that
    of the side `running` runs.
    """

    round: int
    table: int
    game: int
    scores: list[int]
    used_ms: list[int]
    running: int | None
    at_ms: int


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A placement or step in the list of moves; `stage` is that of the turn in which it was made.

    `code` is the code of a placement, or the name of a step; `scores` are those of the players
    after it.
    """

    version: int
    player: int
    forced: bool
    code: str
    human: str
    drawn: int | list[int] | None
    # One of `after`, `forced`, `free`, `offered`, `over`, `relief`.
    stage: str
    scores: list[int]


class MakeOffer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="offer"):
    """Offer something to all others; where it is offered already, agree to it."""

    id: str
    version: int
    what: Literal["hint", "pause", "rematch", "take_back", "tie"]


class MakeProtest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="protest"):
    """Protest, while the tournament is on or until 24 hours after its end; everybody reads why."""

    id: str
    reason: str


class MarkView(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry did in a game of a heat.

    `score` are tiles with loops doubled, `against` those of the robot that it played; `out` says
    that it gave up or did not come. Its points are `tenths` and `sixths` of a tenth, `null` while
    marks of others are missing.
    """

    entry: int
    score: int
    against: int | None
    time_ms: int | None
    penalty: int
    # One of ``, `absent`, `conceded`, `resigned`.
    out: str
    tenths: int | None
    sixths: int


class MedianTime(msgspec.Struct, frozen=True, kw_only=True):
    """The median of times, in milliseconds, and of how many times it is that."""

    time_ms: int
    of: int


class MindGameOptionsInput(msgspec.Struct, frozen=True, kw_only=True):
    """The cells a side of the board, and how often each pattern is in the set: our reading [O]."""

    side: int = 6
    copies: int = 2


class MomentView(msgspec.Struct, frozen=True, kw_only=True):
    """A placement of a game, by the number of its move.

    `before` and `after` are the results that player 0 can expect before and after it, `margin` and
    `sd` those of the final margin of player 0 before it. `loss` is what the placement cost its
    player, `error` its standard error, `label` what that is called, and `reasons` why it is.
    `best` is the best placement,
    `made` the one that was made; `drawn` the tile drawn after it, and `luck` what that brought its
    player.
    """

    accuracy: float | None
    after: float
    before: float
    best: CandidateView
    choices: int
    drawn: int | None
    error: float
    exact: bool
    # One of `blunder`, `inaccuracy`, `mistake`.
    label: str | None
    loss: float
    luck: float | None
    made: CandidateView
    margin: float
    number: int
    player: int
    reasons: list[ReasonView]
    sd: float


class NationPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the players of a country."""

    of: int
    found: int
    page: int
    pages: int
    rows: list[RankingRowView]
    you: RankingRowView | None
    country: str


class NewGobble(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="gobble"):
    """A table of Gobble for one to be made."""

    seats: list[SeatInput]
    pace: Literal["human", "instant"] = "human"


class NewMindGame(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="mindgame"):
    """A table of the Mind Game to be made."""

    seats: list[SeatInput]
    options: MindGameOptionsInput | msgspec.UnsetType = msgspec.UNSET
    clock: ClockInput | None = None
    pace: Literal["human", "instant"] = "human"


class NewPlans(msgspec.Struct, frozen=True, kw_only=True):
    """The answers that somebody plans from now on, instead of those of before."""

    version: int
    answers: list[PlannedAnswer]


class NewSolitaire(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="solitaire"):
    """A table of Solitaire to be made."""

    seats: list[SeatInput]
    pace: Literal["human", "instant"] = "human"
    options: SolitaireOptions | msgspec.UnsetType = msgspec.UNSET


class NewStrategy(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="strategy"):
    """A table of Strategy to be made."""

    seats: list[ColouredSeat]
    doubles: bool = False
    start: Literal["draw-keep", "draw-return", "highest-hand"] = "draw-return"
    clock: ClockInput | None = None
    pace: Literal["human", "instant"] = "human"


class OfferTime(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="offer"):
    """Offer the opponent a time for the match that the two arrange themselves."""

    id: str
    starts_ms: int


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    """What is offered, to whom it is still to answer; a take-back leaves `moves` moves."""

    version: int
    # One of `hint`, `pause`, `rematch`, `take_back`, `tie`.
    what: str
    by: int
    waiting: list[int]
    moves: int | None


class OfficerView(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds an office; `here` is whether they have the tournament's page open."""

    name: str
    # One of `controller`, `director`, `helper`, `owner`.
    office: str
    here: bool


class OfflineAction(msgspec.Struct, frozen=True, kw_only=True):
    """A placement, step or resignation, with its time after the game was made, in milliseconds."""

    code: str
    at_ms: int


class OfflineDeal(msgspec.Struct, frozen=True, kw_only=True):
    """How the page has dealt; the bag has the next draw first.

    In Gobble two tiles are `laid` beforehand, and the `lot` decides where returned tiles go.
    """

    bag: list[int]
    hands: list[list[int]]
    starter: int
    start_draws: list[int]
    laid: list[str] = []
    lot: int = 0


class OfflineGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. Its `id` is the page's own; posted again, the game is there once.

    With `helped` the player had a hint or took a turn back from robots. A game that `continues`
    another one, named by its id, began in a position of it: that is practice, and has no clock.
    """

    id: str
    table: NewStrategy | NewSolitaire | NewGobble | NewMindGame
    created_ms: int
    deal: OfflineDeal
    actions: list[OfflineAction]
    helped: bool = False
    continues: str | None = None


class OnlineForm(msgspec.Struct, frozen=True, kw_only=True):
    """How the tournament runs at the server.

    With `auto`, rounds are paired as they are due: the first two minutes before the start, each
    next one `pause_ms` after the last result; or, with `every_ms`, so long before its start, which
    is `every_ms` after that of the one before. Where there is a `recurrence`, the next tournament
    takes entries, with the same settings, as soon as the check-in of this one begins. A `private`
    tournament is not `ranked`.
    """

    auto: bool
    check_in: bool
    # One of `auto`, `controller`.
    defaults: str
    pause_ms: int
    every_ms: int
    private: bool
    # One of `mixed`, `none`, `only`.
    programs: str
    ranked: bool
    delay_s: int
    window_days: int
    days: int
    ends_days: int
    decision_days: int
    recurrence: RecurrenceForm | None


class Open(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="open"):
    """Open a room, and take a slot of it where one is named."""

    id: str
    name: str
    terms: RoomSettingsInput
    private: bool = False
    slot: int | None = None


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Whom somebody has met: a person by name, or a robot by its level."""

    name: str
    level: str | None


class OtherRatings(msgspec.Struct, frozen=True, kw_only=True):
    """What other systems say: Glicko-2 with its deviation, OpenSkill, and Elo; None if unknown."""

    glicko: tuple[int, int] | None
    skill: float
    elo: int | None


class OutcomeView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    scores: list[int]
    # One of `absent`, `adjudicated`, `agreed`, `deadlock`, `default`, `forfeited`, `played`,
    # `resigned`, `stuck`, `tie`, `void`.
    termination: str
    winners: list[int]


class PaceView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="pace"):
    """Robots move faster or slower."""

    # One of `human`, `instant`.
    pace: str


class PairingFaultView(msgspec.Struct, frozen=True, kw_only=True):
    """What a round breaks that was paired by hand."""

    rule: str
    entries: list[int]


class PairingGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a match. `room` is its table at the server, empty before it is open.

    `ruling` is the number of the ruling that decided it; `revision` counts corrections.
    """

    game: int
    room: str
    result: GameResultView | None
    times_ms: tuple[int, int] | None
    ruling: int | None
    revision: int


class PairingReason(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that says why some meet: the id of a message, and what fills it in."""

    id: str
    params: dict[str, str | int | float | list[int]]


class PairingReasons(msgspec.Struct, frozen=True, kw_only=True):
    """Why those at a table of a round meet, sentence by sentence."""

    round: int
    table: int
    reasons: list[PairingReason]


class PairingView(msgspec.Struct, frozen=True, kw_only=True):
    """A pairing at its table.

    `colours` has one letter a side. `tenths` are those of the match so far, `winner` the side that
    has won it, `over` whether nothing is to be played here any more. `branch` says which match of
    its round in a knock-out it is, from 1, where the tables are not in the order of the tree.
    `starts_ms` is the time that the two have agreed on, 0 where they have not, or need not.
    `lineups` has who plays at the boards of two teams, from board 1 on, an empty name where nobody
    does; games are counted board by board.
    """

    table: int
    sides: tuple[int, int]
    colours: str
    games: list[PairingGame]
    playoff: list[PairingGame]
    tenths: tuple[int, int]
    winner: int | None
    over: bool
    group: int | None
    third_place: bool
    branch: int | None
    starts_ms: int
    lineups: list[list[str]]


class PersonRankings(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands everywhere; behind the game `before` there are more."""

    name: str
    country: str | None
    standings: list[StandingView]
    numbers: OtherRatings | None
    games: list[RankedGame]
    before: int | None


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody is told of somebody; that it is a program is told only of those."""

    name: str
    # One of `guest`, `member`, `visitor`.
    kind: str
    # One of `admin`, `moderator`, `player`.
    role: str
    country: str | None
    bot: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class PlaceMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="place"):
    """Lay a tile, confirmed."""

    id: str
    version: int
    placement: str


class PlaceView(msgspec.Struct, frozen=True, kw_only=True):
    """The place of an entry in the end, and its badges."""

    place: int
    entry: int
    # One of `country`, `first`, `junior`, `newcomer`, `second`, `team`, `third`.
    badges: list[str]


class PlacedView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="place"):
    """A tile was laid and another one drawn."""

    player: int
    placement: str
    forced: bool
    human: str
    drawn: int | list[int] | None


class PlannedAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What is placed in one's turn if the others have `foretold` every placement before it."""

    foretold: list[str]
    answer: list[str]


class Plans(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has planned at a table, by what the others are still to place.

    `dropped` are the placements of an answer that could not be made any more.
    """

    answers: list[KeptAnswer]
    dropped: list[str]


class PlayRobot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="robot"):
    """Play a robot at once, instead of looking on."""

    id: str
    level: str


class PlayerSummaryView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player did and met: `accuracy` in percent, all that was `lost`, and all `luck`."""

    accuracy: float | None
    blunders: int
    choices: int
    inaccuracies: int
    lost: float
    luck: float
    mistakes: int


class PositionInput(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game: after so many moves."""

    moves: int


class PuzzleRecords(msgspec.Struct, frozen=True, kw_only=True):
    """The best score of the sources, the best of our own, and the one that none exceeds."""

    bound: int
    ours: int
    sources: int


class PuzzleRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, by its name or an id that carries it."""

    id: str


class PuzzleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the catalogue of puzzles."""

    id: str
    puzzles: list[PuzzleSummary]


class PuzzleSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list shows of a puzzle."""

    id: str
    number_colour: str | None
    # One of `line`, `loop`.
    scored: str | None
    target_s: int | None
    tiles: int


class PuzzleTimeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table of a puzzle."""

    place: int
    name: str
    time_ms: int
    solved_ms: int
    you: bool


class PuzzleTimeTable(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the times of a puzzle, the least first; `of` is how many there are in all.

    `own` is the row of whoever asks, wherever it stands, and `tried` how far they are. The `median`
    is that of all times that count, also of people without a name, None of fewer than five.
    """

    puzzle: str
    of: int
    page: int
    pages: int
    rows: list[PuzzleTimeRow]
    own: PuzzleTimeRow | None
    median: MedianTime | None
    tried: PuzzleTried


class PuzzleTried(msgspec.Struct, frozen=True, kw_only=True):
    """How far one is with a puzzle oneself; `place` is None without a place in the table.

    `helped`: it is solved, or will be, without its time counting. Where it counts, who has no name
    has no place yet.
    """

    # One of `new`, `opened`, `solved`.
    state: str
    helped: bool
    time_ms: int | None
    place: int | None


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
    """All that somebody needs to know who is to solve a puzzle.

    `tiles` rise, with copies; one of the `choices` is to be reached, all of its goals at once;
    `no_hole` says that no empty cell of a solution may have six tiles round it; `turns_only` says
    that every tile lies in its place.
    """

    board: list[tuple[int, int]] | None
    choices: list[list[GoalView]]
    givens: list[GivenView]
    holes: bool
    id: str
    no_hole: bool
    records: PuzzleRecords | None
    # One of `line`, `loop`.
    scored: str | None
    target_s: int | None
    tiles: list[int]
    turns_only: bool


class Quick(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="quick"):
    """Look for any opponent."""

    id: str
    wishes: list[Literal["B", "G", "R", "Y"]] = []


class RaceRanking(msgspec.Struct, frozen=True, kw_only=True):
    """Those who have won most races, best first."""

    rows: list[RaceRankingRow]


class RaceRankingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How many races with other people somebody has been in, and how many of them they won."""

    place: int
    name: str
    country: str | None
    races: int
    won: int
    you: bool


class RallyPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle of a rally by its number, with the id that carries it.

    `grade` says how hard it is, from 1 up; `solvers` how many have solved it. `solved_ms` is when
    whoever asks has solved it, in milliseconds since the start.
    """

    number: int
    puzzle: str
    tiles: int
    grade: int
    solvers: int
    solved_ms: int | None


class RallyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the standings: the numbers of the puzzles solved, and when the last one was."""

    place: int
    entry: int
    name: str
    country: str
    solved: list[int]
    time_ms: int


class RallyView(msgspec.Struct, frozen=True, kw_only=True):
    """A rally that has begun; times are by the clock of the server, in milliseconds.

    `rows` are the best, with the row of whoever asks after them if it is not among them; `you` is
    their entry.
    """

    round: int
    starts_ms: int
    ends_ms: int
    now_ms: int
    over: bool
    you: int | None
    entries: int
    puzzles: list[RallyPuzzle]
    rows: list[RallyRow]


class RankedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of somebody with what it has changed."""

    number: int
    table: str
    ended_ms: int
    # One of `lost`, `tied`, `won`.
    result: str
    others: list[Opponent]
    changes: list[RankingChange]


class RankingChange(msgspec.Struct, frozen=True, kw_only=True):
    """What a game has changed in a table."""

    # One of `all-time`, `doubles`, `masters`, `monthly`, `tournaments`.
    table: str
    before: float
    after: float


class RankingRowView(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a table; only oneself is told which one is one's own."""

    ranking: float
    best: float
    games: int
    wins: int
    ties: int
    last_ms: int
    place: int
    name: str
    country: str | None
    numbers: OtherRatings | None
    you: bool


class RankingTable(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the table of a month; `months` are those that have one, the newest first."""

    of: int
    found: int
    page: int
    pages: int
    rows: list[RankingRowView]
    you: RankingRowView | None
    month: str
    months: list[str]


class ReadyForNext(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """Want the next game, after so many games of the room."""

    id: str
    after: int


class ReasonView(msgspec.Struct, frozen=True, kw_only=True):
    """Why a placement is worse than the best one: which space it is about, and how much it is."""

    amount: float
    at: tuple[int, int] | None
    # One of `end_blocked`, `end_open`, `free_moves`, `line_given`, `line_shorter`,
    # `loop_given`, `loop_lost`, `margin`, `rival_space`, `tempo`.
    kind: str


class RecordBook(msgspec.Struct, frozen=True, kw_only=True):
    """The record book, and the largest spaghetti if there is any."""

    records: list[RecordRow]
    spaghetti: LargestSpaghetti | None


class RecordRow(msgspec.Struct, frozen=True, kw_only=True):
    """A record, and the game in which it was made; `name` is None where the account is no more."""

    # One of `fastest`, `line`, `loop`, `played`, `score`, `streak`.
    record: str
    value: int
    name: str | None
    number: int
    table: str
    ended_ms: int


class RecurrenceForm(msgspec.Struct, frozen=True, kw_only=True):
    """When the tournament is held again: `minutes` after midnight by the clocks of a `zone`.

    The zone is one of the IANA, such as `Europe/Paris`. `weekdays` count from 0 for Monday; without
    any it is every day.
    """

    zone: str
    weekdays: list[int]
    minutes: list[int]


class RefusalBody(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is not done; `tantrix.messages` has the sentence of the id."""

    error: RefusalView


class RefusalView(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is not done: a stable id, what it is about, and the cells that show it."""

    cells: list[tuple[int, int]]
    id: str
    params: dict[str, Any]


class Remove(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="remove"):
    """Free the slot of somebody else; for the host."""

    id: str
    slot: int


class Rename(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="rename"):
    """Give the room another name; for the host."""

    id: str
    name: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """The steps of a game."""

    over: bool
    steps: list[ReplayStep]
    table: TableView


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A placement or step of a game, with its time after the table was made, in milliseconds."""

    at_ms: int | None
    code: str
    drawn: int | list[int] | None
    forced: bool
    human: str
    index: int
    player: int
    scores: list[int]


class RequestBye(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="bye"):
    """Ask for a bye in a round that is not paired yet, worth half of the points."""

    id: str
    round: int
    entry: int | None = None


class ResignMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """Give up for one of the players that this session moves."""

    id: str
    version: int
    player: int


class ResignedView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="resign"):
    """A player gave up."""

    player: int


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended: the points of two sides, and by how much each player, or pair, was late.

    `opened` is the text whose SHA-256 the table has told from the start as `seal`: the seed and the
    order of the bag. `defaults` are the players who lost because they did not go on, `absent` those
    who did not come. A Controller's `ruling` scored the game as it stood, or as a tie, or ended it
    by default of a side, or since neither came; or somebody in office has `entered` its result. Or
    it counts nothing: its tournament was `cancelled`, or it is `unneeded`, as its match is decided.
    """

    points: tuple[float, float] | None
    overtime_ms: list[int]
    outcome: OutcomeView
    opened: str
    defaults: list[int]
    absent: list[int]
    # One of `absent`, `cancelled`, `default`, `entered`, `scores`, `tie`, `unneeded`.
    ruling: str | None


class Resume(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="resume"):
    """End the pause."""

    id: str


class Return(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="return"):
    """Play again where a robot has played."""

    id: str


class ReviewOpened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="review"):
    """Somebody has opened a review of the game."""

    review: str


class RoomEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What has happened in a room: of what kind, by whom, on which slot, and the table it began."""

    kind: str
    name: str | msgspec.UnsetType = msgspec.UNSET
    slot: int | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET


class RoomFull(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="roomFull"):
    """All of a room of the lobby."""

    version: int
    room: RoomView
    people: list[PersonView]
    you: YouView


class RoomPeople(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="roomPresence"):
    """Who is in a room, and on which slots somebody is there."""

    people: list[PersonView]
    here: list[bool]


class RoomSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed in a room.

    `players` take a slot of their own colour each; with `teams`, the colours of two, four play as
    partners. `minutes` is the limit of each player's clock, after which every minute costs a point
    [S4], None without a clock; with `days` for a move the game goes by correspondence. Others may
    `watch`, by `delay_s` seconds late. `review` is the table whose game is looked at together.
    """

    # One of `doubles`, `masters`, `ranked`, `review`, `unranked`.
    kind: str
    # One of `mindgame`, `strategy`.
    game: str
    players: int
    teams: tuple[str, str] | None
    # One of `draw-keep`, `draw-return`, `highest-hand`.
    start: str
    minutes: int | None
    days: int | None
    watch: bool
    delay_s: int
    # One of `human`, `instant`.
    pace: str
    review: str | None


class RoomSettingsInput(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed in a room.

    `players` take a slot of their own colour each; with `teams`, the colours of two, four play as
    partners. `minutes` is the limit of each player's clock, after which every minute costs a point
    [S4], None without a clock; with `days` for a move the game goes by correspondence. Others may
    `watch`, by `delay_s` seconds late. `review` is the table whose game is looked at together.
    """

    kind: Literal["doubles", "masters", "ranked", "review", "unranked"] = "unranked"
    game: Literal["mindgame", "strategy"] = "strategy"
    players: int = 2
    teams: tuple[Literal["B", "G", "R", "Y"], Literal["B", "G", "R", "Y"]] | None = None
    start: Literal["draw-keep", "draw-return", "highest-hand"] = "draw-return"
    minutes: int | None = None
    days: int | None = None
    watch: bool = True
    delay_s: int = 0
    pace: Literal["human", "instant"] = "human"
    review: str | None = None


class RoomStateEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="roomState"):
    """What has just happened in a room, and how it stands after it."""

    version: int
    event: RoomEvent
    room: RoomView
    you: YouView


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    """A room as everybody may know it.

    `seats` are how many of its slots are taken for a game; `review` is that of its last game, once
    it is looked at.
    """

    id: str
    name: str
    host: str
    # One of `over`, `playing`, `review`, `seating`.
    status: str
    private: bool
    terms: RoomSettings
    seats: int
    slots: list[SlotView]
    games: int
    table: str | None
    review: str | None
    created: str


class Say(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="say"):
    """Say something; sent again with the same id, it is said once."""

    id: str
    text: str


class SeatInput(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table that is to be made; `level` is that of a robot."""

    kind: Literal["person", "robot"]
    name: str
    level: str | None = None


class SeatPresence(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a player is there, and if not since when; None where that is a robot.

    In `claim_in_ms` the others may claim what `claims` has.
    """

    here: bool | None
    away_ms: int | None
    claim_in_ms: int | None
    # One of `default`, `robot`, `time`.
    claims: list[str]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody is told of it; the colour is None where none is chosen."""

    # One of `B`, `G`, `R`, `Y`.
    colour: str | None
    country: str | None
    # One of `person`, `robot`.
    kind: str
    level: str | None
    name: str


class SeekOpponent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seek"):
    """Look for an opponent; one seek a person, a new one takes the place of the old one."""

    id: str
    terms: RoomSettingsInput
    wishes: list[Literal["B", "G", "R", "Y"]] = []


class SetPace(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pace"):
    """Say how fast robots move."""

    id: str
    pace: Literal["human", "instant"]


class SetRobot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="robot"):
    """Put a robot on a slot, or take it away; for the host."""

    id: str
    slot: int
    level: str | None


class SettingsForm(msgspec.Struct, frozen=True, kw_only=True):
    """All that is said of a tournament before it begins.

    `starts_ms` is 0 where a director says when it begins, `capacity` 0 without a limit. `limit_ms`
    is the time of a side in a game.
    """

    name: str
    stages: list[StageForm]
    # One of `pair`, `person`, `team`.
    kind: str
    boards: int
    limit_ms: int
    # One of `pair`, `player`.
    pool: str
    tables: int
    colour_blind_sets: int
    conditions: ConditionsForm
    capacity: int
    starts_ms: int
    text: str
    prizes: list[str]
    online: OnlineForm


class SlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A slot as it is told; `here` says whether its person is there."""

    # One of `B`, `G`, `K`, `R`, `Y`.
    colour: str
    # One of `open`, `person`, `robot`.
    kind: str
    name: str
    level: str | None
    ready: bool
    here: bool


class SolitaireOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The triple of colours, the goal, and the colour that counts if only one does."""

    triple: Literal["RBG", "RYB", "RYG", "YBG"] = "RYB"
    goal: Literal["best", "line", "loop"] = "best"
    colour: Literal["B", "G", "R", "Y"] | None = None


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """A solution, empty where none was found; its score, and how long it took."""

    # One of `solved`, `stopped`, `unsolvable`.
    status: str
    placements: list[str]
    score: int | None
    seconds: float


class SolutionCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many solutions there are: all of them where the search is `complete`."""

    count: int
    complete: bool
    seconds: float


class SolvePuzzle(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="solve"):
    """Hand in a puzzle of a rally, by its number, with the placements of all its tiles."""

    id: str
    number: int
    placements: list[str]


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the board.

    `pattern` has six letters by direction, `.` where nothing touches; `fitting` are by player the
    tiles of the hand that legally fit a forced space; `gobble` is told in Gobble alone: a tile
    laid here would be one.
    """

    at: tuple[int, int]
    barred: bool
    fitting: list[list[int]]
    forced: bool
    gobble: bool | msgspec.UnsetType = msgspec.UNSET
    numbers: str | None
    pattern: str


class StageForm(msgspec.Struct, frozen=True, kw_only=True):
    """A stage: its `format`, who plays in it (`source`), and how.

    `rounds` and `groups` are 0 for the usual number, `games` 0 in a knock-out for the usual number
    of each round. `advance` go on, of each group where there are groups. A round robin, groups and
    a knock-out end `stop_after` so many rounds, 0 for none, with the places of what was played.
    """

    # One of `arena`, `duplicate`, `gobble`, `groups`, `heats`, `knockout`, `rally`,
    # `round_robin`, `simul`, `solitaire`, `swiss`.
    format: str
    name: str
    # One of `advanced`, `entries`, `plate`.
    source: str
    rounds: int
    stop_after: int
    games: int
    # One of `matches`, `points`, `wins`.
    by: str
    advance: int
    groups: int
    third_place: bool
    # One of `halves`, `lot`, `neighbours`.
    first: str
    apart: int
    repeats: bool
    bands: bool
    minutes: int
    # One of `margins`, `wins`.
    pays: str
    streaks: bool
    robot: str
    duplicate: bool
    alternate: bool


class StageView(msgspec.Struct, frozen=True, kw_only=True):
    """A stage that has begun: how many rounds it has, who plays, and who goes on from it.

    `rounds` are the numbers of those that are published. `groups` is empty where it has none.
    """

    number: int
    name: str
    format: str
    planned: int
    rounds: list[int]
    order: list[int]
    groups: list[list[int]]
    closed: bool
    through: list[int]


class StandingView(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands in a table; `place` is None for who is not in it."""

    ranking: float
    best: float
    games: int
    wins: int
    ties: int
    last_ms: int
    # One of `all-time`, `doubles`, `masters`, `monthly`, `tournaments`.
    table: str
    place: int | None
    of: int
    retired: bool
    start: float


class StateHours(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="availability"):
    """Say when one could play the match that the two arrange themselves: `spans` of time.

    Each is from and to, by the wall clock; all together take the place of those stated before. The
    opponent sees where they overlap with their own.
    """

    id: str
    spans: list[tuple[int, int]]


class StepMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """Do what is no placement, in games that have such steps."""

    id: str
    version: int
    action: Literal["agree", "decline", "discard", "keep", "offer", "return"]


class StepView(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="act"):
    """A player did what is no placement."""

    player: int
    # One of `agree`, `decline`, `discard`, `keep`, `offer`, `return`.
    action: str
    drawn: int | list[int] | None


class SubstituteMember(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="substitute"
):
    """Let a reserve play at a board of the own team, before the table of its first game opens."""

    id: str
    board: int
    name: str


class TableFull(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tableFull"):
    """All of a table; `you` are the players that you move."""

    version: int
    table: TableView
    view: GameView
    log: list[LogEntry]
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView
    you: list[int]


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, the newest first."""

    tables: list[ListedTable]


class TableLook(msgspec.Struct, frozen=True, kw_only=True):
    """What a table shows.

    `mismatches` are pairs of cells whose edges clash, `fits` by tile the codes of where it can
    go; `score` is None where there are no scores. `enclosed` are empty cells that a solution in a
    free shape cuts off from the outside; without any it is the finer one.
    """

    mismatches: list[tuple[tuple[int, int], tuple[int, int]]]
    faults: list[RefusalView]
    solved: bool
    enclosed: list[tuple[int, int]]
    score: int | None
    lines: list[LineView]
    fits: dict[str, list[str]]


class TableMade(msgspec.Struct, frozen=True, kw_only=True):
    """The id of a table that has been made."""

    table: str


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What those who sit down together agree to.

    `room` is the room of the lobby in which they met. Whoever watches sees everything `delay_s`
    seconds late, and before the end nothing at all unless `watch`. With `days`, each has so many
    for a turn, and nobody needs to be there; else one who is away may be replaced after `wait_s`. A
    game that begins at `scheduled_ms`, by the wall clock, waits until all have come, and
    `no_show_ms` at most, usually ten minutes [S4]; where a `no_show_asks`, for a decision of a
    Controller as well. Where `left_asks`, one is also called once all have left. In a game of a
    `tournament` nothing is settled by agreement. Until
    `sealed_ms`, by the wall clock, nobody else sees anything of the game, even once it is over:
    others still play the same tiles. A game played `offline` was dealt by the page of who played
    it. One that `continues` the game of another table begins in a position of it.
    """

    # One of `doubles`, `masters`, `private`, `ranked`, `tournament`, `unranked`.
    kind: str
    room: str | None
    watch: bool
    delay_s: int
    days: int | None
    wait_s: int
    scheduled_ms: int | None
    no_show_ms: int
    no_show_asks: bool
    left_asks: bool
    sealed_ms: int
    tournament: TournamentGame | None
    offline: bool
    continues: str | None


class TablePresence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is there: each player, and how many watch, those with names by name."""

    players: list[SeatPresence]
    watching: int
    watchers: list[str]


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """All of a table; `you` are the players that this session moves."""

    version: int
    table: TableView
    view: GameView
    log: list[LogEntry]
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView
    you: list[int]


class TableStateEvent(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tableState"
):
    """What has just happened at a table, and how it stands after it."""

    version: int
    event: PlacedView | StepView | ResignedView | PaceView | AgreedView
    view: GameView
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView
    log: list[LogEntry] | None


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table beside the game.

    `together`: several people sit here, each with an own page. `seal` is the hash of what the
    result opens.
    """

    clock: ClockLimit | None
    created: str
    doubles: bool | msgspec.UnsetType = msgspec.UNSET
    # One of `gobble`, `mindgame`, `solitaire`, `strategy`.
    game: str
    id: str
    options: GameOptions | msgspec.UnsetType = msgspec.UNSET
    # One of `human`, `instant`.
    pace: str
    seal: str
    seats: list[SeatView]
    # One of `draw-keep`, `draw-return`, `highest-hand`.
    start: str | msgspec.UnsetType = msgspec.UNSET
    start_draws: list[int] | msgspec.UnsetType = msgspec.UNSET
    # One of `over`, `playing`.
    status: str
    terms: TableOptions
    together: bool


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seat"):
    """Take a slot of a room."""

    id: str
    room: str
    slot: int


class TakeSlot(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="sit"):
    """Take a slot, or change over to it."""

    id: str
    slot: int


class TimeOfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A time that was offered for a match, by who asks (`mine`) or by the opponent."""

    starts_ms: int
    mine: bool


class TournamentDocument(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that happened in a tournament, in the form that its log has (`form`).

    The standings that follow from it are `void` where the tournament was cancelled.
    """

    form: int
    seal: str
    # One of `cancelled`, `draft`, `finished`, `open`, `running`.
    status: str
    void: bool
    events: list[DocumentEvent]


class TournamentEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry. `joined` is how many rounds were paired before it came, `byes` those asked for.

    `members` of a team are in the order of its boards, reserves last; `invited` may still join it.
    """

    number: int
    name: str
    members: list[str]
    captain: str
    invited: list[str]
    country: str
    club: str
    elo: float | None
    games: int
    preferences: str
    robot: bool
    junior: bool
    # One of `away`, `left`, `present`, `waiting`.
    presence: str
    checked_in: bool
    joined: int
    byes: list[int]
    reason: str
    disqualified: bool


class TournamentFull(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tournamentFull"
):
    """All of a tournament but its entries, rounds and standings."""

    version: int
    tournament: TournamentView
    you: TournamentYou


class TournamentGame(msgspec.Struct, frozen=True, kw_only=True):
    """Which game of a tournament is played at a table; stages and the like count from 1.

    With `ranked` it counts in the rankings of all games too. `starter` is the player who begins
    where starts alternate, None where tiles are drawn for it.
    """

    tournament: str
    stage: int
    round: int
    pairing: int
    game: int
    ranked: bool
    starter: int | None


class TournamentHead(msgspec.Struct, frozen=True, kw_only=True):
    """How a tournament stands, in short.

    `round` is the last one that is published. `due_ms` is when what is next happens by itself, 0
    where it waits for somebody. `stuck` says why the server cannot go on without a director. `key`
    is the secret of all lots once it is over, else empty. `reason` is that of a cancellation: a
    text, or the id of a sentence where the server itself has cancelled. `followed_by` is the id of
    the next tournament of the series, as soon as it takes entries. `from_file` is whether a
    director keeps it in a file, and the server only shows it. `protests_ms` is when it is too late
    for players to protest, 0 for a tournament that has not come to its end.
    """

    version: int
    now_ms: int
    # One of `cancelled`, `draft`, `finished`, `open`, `running`.
    status: str
    entries: int
    waiting: int
    round: int
    next: TournamentStep
    starts_ms: int
    due_ms: int
    checked_in: bool
    stuck: RefusalView | None
    key: str
    digest: str
    reason: str
    followed_by: str | None
    from_file: bool
    protests_ms: int


class TournamentLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, by whom; what does not belong to its `kind` is `null` or empty.

    `number` is that of the event, by which `undo` and `supersedes` know it. `undone` events count
    no more. `interested` marks the decision of somebody whom it concerns.
    """

    number: int
    at_ms: int
    # One of `admitted`, `agreed`, `amended`, `appointed`, `arena_ended`, `away`, `back`,
    # `began`, `bye`, `cancelled`, `changed`, `check_in_closed`, `checked_in`, `corrected`,
    # `created`, `entered`, `extended`, `finished`, `forbidden`, `hours`, `invited`, `left`,
    # `marked`, `next_announced`, `offered`, `opened`, `paired`, `protested`, `published`,
    # `result`, `round_closed`, `ruling`, `seeded`, `settled`, `stage_closed`, `substituted`,
    # `undone`, `unpaired`, `yielded`.
    kind: str
    by: str
    undone: bool
    text: str
    stage: int | None
    round: int | None
    table: int | None
    game: int | None
    entry: int | None
    sides: tuple[int, int] | None
    room: str
    result: GameResultView | None
    times_ms: tuple[int, int] | None
    # One of `absent`, `adjudicated`, `conduct`, `default`, `disqualified`, `lot`, `tied`,
    # `warning`.
    rule: str | None
    winner: int | None
    supersedes: int | None
    interested: bool
    event: int | None
    board: int | None
    name: str
    # One of `controller`, `director`, `helper`, `owner`.
    office: str | None
    due_ms: int
    marks: list[MarkView]


class TournamentLines(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, the newest first; `before` is where the next page begins, if any."""

    lines: list[TournamentLine]
    before: int | None


class TournamentList(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a list of tournaments; `found` is how many there are in all."""

    rows: list[TournamentRow]
    found: int
    page: int
    pages: int


class TournamentLiveEvent(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tournamentLive"
):
    """How the games in play stand, as far as those who watch may see it."""

    games: list[LiveGame]
    boards: list[LiveBoard] | None


class TournamentRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The best of all public tournaments, the tournament in which it was, and by whom.

    `value` is per mille for a `share` of the points, games for a `run` of wins, tiles for a
    `margin`, tenths for a `comeback`. `name` is null for `entries`, which are nobody's, and where
    the account is no more.
    """

    # One of `comeback`, `entries`, `margin`, `run`, `share`.
    record: str
    value: int
    name: str | None
    tournament: str
    title: str
    ended_ms: int


class TournamentRecords(msgspec.Struct, frozen=True, kw_only=True):
    """The records of tournaments; those that nobody has set are missing."""

    rows: list[TournamentRecord]


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of `tables` or of `heats`; `number` counts through all stages, `index` within one.

    `repeats` tells whether some meet again since nothing else was left; `reason` is there where a
    director has paired by hand, and `faults` what that breaks, for directors before it is
    published. `digest` is the hash of what it was paired from and of what came out. Where opponents
    agree on a time, they have until `deadline_ms`. A `playoff` is outside the rounds of its stage:
    it decides who goes on, and counts for nothing else.
    """

    number: int
    stage: int
    index: int
    published: bool
    closed: bool
    starts_ms: int
    deadline_ms: int
    due_ms: int
    tables: list[PairingView]
    byes: list[ByeView]
    repeats: bool
    reason: str
    digest: str
    faults: list[PairingFaultView]
    heats: list[HeatView]
    playoff: bool


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list. `round` is the last one that is published, of so many `rounds`.

    It takes `lasts_ms` where everybody uses the whole time.
    """

    id: str
    name: str
    # One of `cancelled`, `draft`, `finished`, `open`, `running`.
    status: str
    formats: list[str]
    # One of `pair`, `person`, `team`.
    kind: str
    starts_ms: int
    entries: int
    capacity: int
    round: int
    rounds: int
    limit_ms: int
    by: str
    lasts_ms: int


class TournamentSnapshot(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="snapshot"
):
    """All of a tournament but its entries, rounds and standings, which are asked for by HTTP."""

    version: int
    tournament: TournamentView
    you: TournamentYou


class TournamentStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the standings. `decided` is the criterion that put it below the row before.

    In heats the points are exact with `sixths` of a tenth; `time_ms` is the time used in all.
    """

    place: int
    entry: int
    name: str
    country: str
    tenths: int
    games: int
    wins: int
    ties: int
    losses: int
    margin: int
    tiles: int
    byes: int
    # One of `fewer`, `margins`, `matches`, `mean`, `mutual`, `points`, `tiles`, `time`,
    # `wins`.
    decided: str | None
    sixths: int
    time_ms: int


class TournamentStandings(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the standings of a stage or a group, after so many of its rounds.

    `you` is the own row, wherever it is. `playing` tables of the last of these rounds have no
    result yet.
    """

    stage: int
    group: int | None
    after: int
    rounds: int
    rows: list[TournamentStanding]
    you: TournamentStanding | None
    playing: int
    found: int
    page: int
    pages: int


class TournamentStandingsEvent(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tournamentStandings"
):
    """The standings of a stage or a group, as far as they are others: all of them for who comes."""

    stage: int
    group: int | None
    after: int
    rounds: int
    playing: int
    rows: list[TournamentStanding]
    gone: list[int]


class TournamentStateEvent(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tournamentState"
):
    """What has just happened in a tournament, and what it has changed."""

    version: int
    line: TournamentLine
    head: TournamentHead
    tournament: TournamentView | None
    entry: TournamentEntry | None
    round: TournamentRound | None
    table: PairingView | None
    heat: HeatView | None


class TournamentStep(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done next; for `results`, how many tables of the round still play."""

    # One of `arena`, `enter`, `finish`, `next_stage`, `over`, `pair`, `playoff`, `publish`,
    # `results`.
    kind: str
    stage: int
    round: int
    missing: int


class TournamentView(msgspec.Struct, frozen=True, kw_only=True):
    """All of a tournament but its entries, rounds and standings.

    `seal` is the SHA-256 of the secret of all lots. `check_in_ms` is when the check-in begins and
    ends. `places` are there at the end.
    """

    id: str
    by: str
    head: TournamentHead
    settings: SettingsForm
    officers: list[OfficerView]
    stages: list[StageView]
    check_in_ms: tuple[int, int] | None
    seal: str
    places: list[PlaceView]


class TournamentYou(msgspec.Struct, frozen=True, kw_only=True):
    """What concerns who asks: their entry, their office, and the game that they are to play.

    `room` is the table of the server at which it is played, `null` while that is not open. `may`
    has the names of the requests that their office allows. In doubles, `invited` is the partner
    they have named, and `invited_by` are those who have named them, or the teams that have.
    Who is `disqualified` does not come back; who is `leaving` goes after the round. `captain` is
    whether they are that of their team, `board` where they play for it in the match.
    `deadline_ms` is until when they have to agree on a time for their match, 0 for none, out of the
    `offers`. `hours` are the spans in which they could play, `overlaps` those in which the opponent
    could too. `others` are who else plays in their heat. `contest` is there while they may yield a
    colour, in a team its captain.
    """

    entry: int | None
    # One of `away`, `left`, `present`, `waiting`.
    presence: str | None
    checked_in: bool
    # One of `controller`, `director`, `helper`, `owner`.
    office: str | None
    may: list[str]
    round: int | None
    table: int | None
    game: int | None
    opponent: int | None
    room: str | None
    invited: str | None
    invited_by: list[str]
    captain: bool
    board: int | None
    deadline_ms: int
    offers: list[TimeOfferView]
    hours: list[tuple[int, int]]
    overlaps: list[tuple[int, int]]
    others: list[int]
    contest: ColourContest | None
    disqualified: bool
    leaving: bool


class TournamentYouEvent(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="tournamentYou"
):
    """What concerns you has changed: your entry, your office, or the game you are to play."""

    you: TournamentYou


class TurningPointView(msgspec.Struct, frozen=True, kw_only=True):
    """Where the favourite changed: the move, the new favourite, and what did most of it."""

    # One of `draw`, `placement`, `play`.
    cause: str
    number: int
    player: int


class ViewAt(msgspec.Struct, frozen=True, kw_only=True):
    """How a game stood after so many moves."""

    index: int
    view: GameView


class WallCellView(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry did in a round: against whom, its tenths, and its place after the round."""

    opponent: int | None
    tenths: int | None
    place: int
    sixths: int


class WallChart(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the wall chart of a stage, in the order of the standings."""

    stage: int
    rounds: list[int]
    rows: list[WallRow]
    found: int
    page: int
    pages: int


class WallRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry on the wall chart, with a cell for each round."""

    entry: int
    name: str
    place: int
    tenths: int
    cells: list[WallCellView]
    sixths: int


class WholeGame(msgspec.Struct, frozen=True, kw_only=True):
    """All of a game; how it was dealt only when it is over."""

    deal: DealView | None
    over: bool
    result: ResultView | None
    steps: list[ReplayStep]
    table: TableView
    used_ms: list[int] | None


class WithdrawOffer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="withdraw"):
    """Offer no longer what was offered."""

    id: str
    offer: int


class WithdrawSeek(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="withdraw"):
    """Look no more."""

    id: str


class YieldColour(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="yield"):
    """Let the opponent have the colour that both want first: oneself plays the second one."""

    id: str


class YouView(msgspec.Struct, frozen=True, kw_only=True):
    """What a room is to whoever asks: the own slot, whether one is its host, or plays its game.

    `link` is the path of the room, told to those who may pass it on.
    """

    slot: int | None
    host: bool
    playing: bool
    link: str | None
