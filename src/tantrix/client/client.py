"""The client: one object a server and token; streams come back by themselves."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from typing import Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec

from tantrix.client.connection import UNREACHABLE, ApiConnection
from tantrix.client.generated import (
    Accepted,
    BotAccountView,
    Catalogue,
    Challenge,
    ChatLineEvent,
    CheckIn,
    ControllerCalled,
    Done,
    EntryList,
    FoundGames,
    GameFinish,
    GameStart,
    Hint,
    InRoom,
    JoinTournament,
    LeaveTournament,
    LineAccepted,
    ListedTable,
    PuzzleSection,
    PuzzleTimeTable,
    PuzzleView,
    RankingTable,
    RecordBook,
    ResultView,
    RoomFull,
    RoomSettingsInput,
    RoomStateEvent,
    Solution,
    SolutionCount,
    TableFull,
    TableList,
    TableLook,
    TableMade,
    TableSnapshot,
    TableStateEvent,
    TournamentFull,
    TournamentList,
    TournamentLiveEvent,
    TournamentRound,
    TournamentSnapshot,
    TournamentStandings,
    TournamentStandingsEvent,
    TournamentStateEvent,
    TournamentYouEvent,
)
from tantrix.client.seen import Json, RoomSeen, Seen
from tantrix.client.sent import (
    LobbyMessage,
    NewTable,
    RoomMessage,
    TableMessage,
    TournamentMessage,
    body_of,
    named,
    new_id,
)
from tantrix.client.waiting import Backoff
from tantrix.rules.core.errors import TantrixError

PASSING = frozenset(
    f"table.{reason}"
    for reason in (
        *("stale_version", "not_your_turn", "over", "no_offer", "on_hold"),
        *("robot_plays", "paused"),
    )
)
"""Refusals that only say that the table has gone on: its stream tells how it stands."""


Event = GameStart | GameFinish | Challenge | InRoom
"""What the stream of events tells."""

TournamentNews = (
    TournamentFull
    | TournamentStateEvent
    | TournamentYouEvent
    | TournamentLiveEvent
    | TournamentStandingsEvent
    | ControllerCalled
)
"""What the stream of a tournament tells."""

# What is of another type comes from a newer server, and is left out.
_EVENTS: dict[str, type[Event]] = {
    "gameStart": GameStart,
    "gameFinish": GameFinish,
    "challenge": Challenge,
    "room": InRoom,
}
_TABLE: dict[str, type[TableFull | TableStateEvent]] = {
    "tableFull": TableFull,
    "tableState": TableStateEvent,
}
_ROOM: dict[str, type[RoomFull | RoomStateEvent]] = {
    "roomFull": RoomFull,
    "roomState": RoomStateEvent,
}
_TOURNAMENT: dict[str, type[TournamentNews]] = {
    "tournamentFull": TournamentFull,
    "tournamentState": TournamentStateEvent,
    "tournamentYou": TournamentYouEvent,
    "tournamentLive": TournamentLiveEvent,
    "tournamentStandings": TournamentStandingsEvent,
    "called": ControllerCalled,
}

Kind = TypeVar("Kind")
Choose = Callable[[Seen], Awaitable[str]]
"""Says what to do at a table where it is your turn: the code of a placement, or a step."""
Agree = Callable[[Seen], Awaitable[bool]]
"""Says whether to agree to what is offered at a table."""


async def refuse(_: Seen) -> bool:
    """Agree to nothing.

    >>> import asyncio, msgspec, tantrix
    >>> from tantrix.client import Seen
    >>> from tantrix.client.client import refuse
    >>> from tantrix.client.generated import GameView
    >>> from tantrix.notation.serializers import view
    >>> shown = msgspec.convert(view(tantrix.new_game(seed=1)), GameView)
    >>> seen = Seen("t1", version=1, view=shown, you=(0,), result=None, offer=None, more={})
    >>> asyncio.run(refuse(seen))
    False
    """
    return False


class _TournamentMade(msgspec.Struct, frozen=True):
    """What is told of a tournament that was made."""

    tournament: str


class Client:
    """A server as a program with a token sees it; a context.

    What the server refuses is raised as `TantrixError` with the id and the parameters that it
    tells; one that does not answer as `api.unreachable`. `rng` spreads the waits; `transport` is
    that of httpx, for tests. `hears` is told whenever the server does not answer and is asked again
    later, and None whenever it answers.

    >>> import asyncio, httpx
    >>> from tantrix.client import Client
    >>> def answer(request):  # in place of a server
    ...     own = {"name": "Robo", "kind": "member", "bot": True, "scopes": ["play"]}
    ...     return httpx.Response(200, json=own)
    >>> async def name():
    ...     transport = httpx.MockTransport(answer)
    ...     async with Client("http://localhost:8765", "TOKEN", transport=transport) as client:
    ...         return (await client.account()).name
    >>> asyncio.run(name())
    'Robo'
    """

    def __init__(  # noqa: PLR0913 - where it asks and as whom, then how, and who hears of it
        self,
        address: str,
        token: str,
        *,
        rng: random.Random | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        backoff: Callable[[random.Random], Backoff] = Backoff,
        hears: Callable[[TantrixError | None], None] = lambda _: None,
    ) -> None:
        self._connection = ApiConnection(
            address, token, rng or random.Random(), transport, backoff, hears
        )

    async def __aenter__(self) -> Self:
        """Begin."""
        await self._connection.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        """End all connections."""
        await self._connection.__aexit__()

    # --- asking -----------------------------------------------------------------------------

    async def account(self) -> BotAccountView:
        """Return who the token belongs to."""
        return _read(await self._connection.ask("GET", "/api/bot/account"), BotAccountView)

    async def tables(self, *, every: bool = False) -> list[ListedTable]:
        """Return your newest tables, or those of everybody."""
        path = "/api/tables?all=1" if every else "/api/tables"
        return _read(await self._connection.ask("GET", path), TableList).tables

    async def table(self, table: str) -> Seen:
        """Return a table as it stands."""
        payload = await self._connection.ask("GET", f"/api/tables/{table}")
        snapshot = _read(payload, TableSnapshot)
        return _seen(table, snapshot, tuple(snapshot.you), payload)

    async def games(self, **sought: str | int) -> FoundGames:
        """Return a page of finished games, the newest first.

        What is `sought` are the words of `GET /api/games`: `player`, `opponent`, `result`, `before`
        and so on (`from_` for `from`).
        """
        return _read(await self._connection.ask("GET", _sought("/api/games", sought)), FoundGames)

    async def record(self, table: str) -> str:
        """Return the record of a game of Strategy as text; `tantrix.read_record` reads it."""
        return await self._connection.text(f"/api/tables/{table}/record")

    async def rankings(self, table: str, **sought: str | int) -> RankingTable:
        """Return a page of a ranking; `sought` are the words of `GET /api/rankings/{table}`."""
        path = _sought(f"/api/rankings/{table}", sought)
        return _read(await self._connection.ask("GET", path), RankingTable)

    async def record_book(self) -> RecordBook:
        """Return the best that has been done on the server."""
        return _read(await self._connection.ask("GET", "/api/records"), RecordBook)

    async def tournaments(self, **sought: str | int) -> TournamentList:
        """Return a page of tournaments; `sought` are the words of `GET /api/tournaments`."""
        return _read(
            await self._connection.ask("GET", _sought("/api/tournaments", sought)), TournamentList
        )

    async def tournament(self, tournament: str) -> TournamentSnapshot:
        """Return how a tournament stands: its settings, what is next and when, and what is yours.

        `you.room` is the table of the game that you are to play: `play` it.
        """
        path = f"/api/tournaments/{tournament}"
        return _read(await self._connection.ask("GET", path), TournamentSnapshot)

    async def tournament_entries(self, tournament: str, **sought: str | int) -> EntryList:
        """Return a page of those who play; `sought` are `find` and `page`."""
        path = _sought(f"/api/tournaments/{tournament}/entries", sought)
        return _read(await self._connection.ask("GET", path), EntryList)

    async def tournament_round(self, tournament: str, number: int) -> TournamentRound:
        """Return a round with its tables; rounds are numbered from 1 through all stages."""
        path = f"/api/tournaments/{tournament}/rounds/{number}"
        return _read(await self._connection.ask("GET", path), TournamentRound)

    async def tournament_standings(
        self, tournament: str, **sought: str | int
    ) -> TournamentStandings:
        """Return a page of the standings, with points in whole tenths.

        `sought` are `stage` and `group`, from 0 on, `page`, and `after` so many rounds of the
        stage; without them, the stage in play as it stands.
        """
        path = _sought(f"/api/tournaments/{tournament}/standings", sought)
        return _read(await self._connection.ask("GET", path), TournamentStandings)

    async def tournament_records(self, tournament: str) -> str:
        """Return the records of all games and races of a tournament, as far as they may be seen.

        `tantrix.conversion.read_games` reads them one by one.
        """
        return await self._connection.text(f"/api/tournaments/{tournament}/records")

    async def puzzles(self) -> list[PuzzleSection]:
        """Return the puzzles that have a name, in the parts of the catalogue."""
        return _read(await self._connection.ask("GET", "/api/puzzles"), Catalogue).sections

    async def puzzle(self, puzzle: str) -> PuzzleView:
        """Return all about a puzzle: `discovery-7`, or an id that carries one of somebody's own."""
        path = _sought("/api/puzzles/form", {"id": puzzle})
        return _read(await self._connection.ask("GET", path), PuzzleView)

    async def puzzle_times(self, puzzle: str, page: int = 1) -> PuzzleTimeTable:
        """Return a page of the best times of a puzzle that has a name, from 1 on."""
        path = _sought("/api/puzzles/times", {"id": puzzle, "page": page})
        return _read(await self._connection.ask("GET", path), PuzzleTimeTable)

    async def look(self, puzzle: str, placements: Sequence[str]) -> TableLook:
        """Return what the table of a puzzle shows: clashes, what fits, whether it is solved."""
        body = {"id": puzzle, "placements": list(placements)}
        return _read(await self._connection.ask("POST", "/api/puzzles/look", body), TableLook)

    async def hint(self, puzzle: str, placements: Sequence[str]) -> Hint:
        """Return the next placement from here, or that there is none."""
        body = {"id": puzzle, "placements": list(placements)}
        return _read(await self._connection.ask("POST", "/api/puzzles/hint", body), Hint)

    async def solve(self, puzzle: str) -> Solution:
        """Return a solution, as far as one is found within some seconds."""
        body = {"id": puzzle}
        return _read(await self._connection.ask("POST", "/api/puzzles/solution", body), Solution)

    async def count(self, puzzle: str) -> SolutionCount:
        """Return how many solutions a puzzle has, or at least how many."""
        body = {"id": puzzle}
        return _read(await self._connection.ask("POST", "/api/puzzles/count", body), SolutionCount)

    async def create(self, wish: Json | NewTable) -> str:
        """Make a table and return its id; `wish` is the body of `POST /api/tables`.

        It is sent once: where no answer comes, `tables` tells whether it was made.
        """
        made = await self._connection.ask_once("POST", "/api/tables", body_of(wish))
        return _read(made, TableMade).table

    async def share(self, table: str) -> None:
        """Have an own table listed for everybody, among those to watch and in the archive."""
        await self._connection.ask_once("POST", f"/api/tables/{table}/share", {})

    # --- acting -----------------------------------------------------------------------------

    async def place(self, seen: Seen, action: str) -> int:
        """Do what the code of a placement or the name of a step says, and return the version of it.

        Without an answer the message is sent again under the same id: it is done once.
        """
        kind = {"type": "place", "placement": action}
        if "@" not in action:
            kind = {"type": "act", "action": action}
        return await self.act(seen.table, {**kind, "version": seen.version})

    async def resign(self, seen: Seen, player: int) -> int:
        """Give up for a player."""
        message = {"type": "resign", "version": seen.version, "player": player}
        return await self.act(seen.table, message)

    async def act(self, table: str, message: Json | TableMessage) -> int:
        """Send any message of a table, such as an offer, and return the version that it became."""
        return (await self._asked(f"/api/bot/table/{table}/action", message, Accepted)).version

    async def lobby(self, message: Json | LobbyMessage) -> Done:
        """Do something in the lobby: open a room, take a seat, seek, accept, decline."""
        return await self._asked("/api/bot/lobby", message, Done)

    async def seek(self, terms: Json | RoomSettingsInput, wishes: Sequence[str] = ()) -> Done:
        """Look for an opponent on some terms, with the colours that you would like.

        It lasts as long as `stream_events` is listened to; a new one takes the place of the old.
        """
        return await self.lobby({"type": "seek", "terms": body_of(terms), "wishes": list(wishes)})

    async def withdraw_seek(self) -> Done:
        """Look for an opponent no more."""
        return await self.lobby({"type": "withdraw"})

    async def accept_seek(self, seek: str, wishes: Sequence[str] = ()) -> Done:
        """Take up somebody's seek by its id: `table` is the game that begins.

        Whoever seeks or accepts has to listen to `stream_events`.
        """
        return await self.lobby({"type": "accept", "seek": seek, "wishes": list(wishes)})

    async def room(self, room: str, message: Json | RoomMessage) -> Done:
        """Do something in a room: be ready, start, invite, stand up, leave."""
        return await self._asked(f"/api/bot/room/{room}", message, Done)

    async def say(self, channel: str, text: str) -> None:
        """Say something in a channel such as `table:ID`; a token needs the scope `chat`."""
        message = {"type": "say", "text": text}
        await self._asked(f"/api/bot/chat/{channel}", message, LineAccepted)

    async def tournament_act(self, tournament: str, message: Json | TournamentMessage) -> int:
        """Do something as a player of a tournament, and return the version that it became."""
        path = f"/api/tournaments/{tournament}/{body_of(message)['type']}"
        return (await self._asked(path, message, Accepted)).version

    async def join_tournament(
        self,
        tournament: str,
        *,
        preferences: str = "",
        club: str = "",
        partner: str = "",
        team: str = "",
    ) -> int:
        """Enter a tournament, and return the version that it became.

        `preferences` are two colours, the first choice first, such as `RY`; in doubles one names
        a `partner`, among teams a `team`.
        """
        message = JoinTournament(
            id=new_id(), preferences=preferences, club=club, partner=partner, team=team
        )
        return await self.tournament_act(tournament, message)

    async def leave_tournament(self, tournament: str, reason: str = "") -> int:
        """Withdraw from a tournament, and return the version that it became."""
        return await self.tournament_act(tournament, LeaveTournament(id=new_id(), reason=reason))

    async def check_in(self, tournament: str) -> int:
        """Say that you are there for the start of a tournament; return its new version."""
        return await self.tournament_act(tournament, CheckIn(id=new_id()))

    async def upload(self, event: Json) -> str:
        """Have the server show a tournament that is kept in a file, and return its id.

        `event` is the first one of the file. Asked again, it is the same tournament.
        """
        body = {"id": new_id(), "event": event}
        made = await self._connection.ask("POST", "/api/tournaments/uploads", body)
        return _read(made, _TournamentMade).tournament

    async def uploaded(self, tournament: str) -> int:
        """Return how many events of a tournament the server has."""
        return (await self.tournament(tournament)).version

    async def upload_events(
        self, tournament: str, after: int, digest: str, events: list[Json]
    ) -> None:
        """Have the server show more events, `after` so many, whose digest it knows too."""
        message = {"after": after, "digest": digest, "events": events}
        await self._asked(f"/api/tournaments/{tournament}/upload", message, Accepted)

    async def answer(self, seen: Seen, *, accept: bool) -> None:
        """Agree to the offer that is open at a table, or do not."""
        if seen.offer is not None:
            message = {"type": "answer", "offer": seen.offer.version, "accept": accept}
            await self.act(seen.table, message)

    async def play(self, table: str, choose: Choose, agree: Agree = refuse) -> ResultView:
        """Play a game to its end: `choose` is asked at each turn. Return how it ended.

        `agree` is asked about each offer of the others; if nothing is said, none is agreed to.
        """
        while True:
            async with aclosing(self.stream_table(table)) as stream:
                async for seen in stream:
                    if seen.result is not None:
                        return seen.result
                    if not await self._take_turn(seen, choose, agree):
                        break  # and hear anew how the table stands

    # --- hearing ----------------------------------------------------------------------------

    async def stream_events(self) -> AsyncGenerator[Event]:
        """Yield what happens to you, for ever: first the games that go on.

        A stream that breaks off begins again, and tells the games that go on once more.
        """
        async with aclosing(self._connection.stream("/api/stream/event")) as messages:
            async for message in messages:
                kind = _EVENTS.get(message["type"])
                if kind is not None:
                    yield _read(message, kind)

    async def stream_table(self, table: str) -> AsyncGenerator[Seen]:
        """Yield a table as it stands now and after each event, up to the end of the game.

        A stream that breaks off begins again with the table as it stands then.
        """
        you: tuple[int, ...] = ()
        async with aclosing(self._connection.stream(f"/api/bot/table/{table}/stream")) as messages:
            async for message in messages:
                kind = _TABLE.get(message["type"])
                if kind is None:
                    continue
                update = _read(message, kind)
                you = tuple(update.you) if isinstance(update, TableFull) else you
                yield _seen(table, update, you, message)
                if update.result is not None:
                    return

    async def stream_room(self, room: str, key: str = "") -> AsyncGenerator[RoomSeen]:
        """Yield a room as it stands now and after each event; you are present there meanwhile.

        `key` is that of the link of a private room. Ends only by an error, such as `lobby.unknown`.
        """
        path = f"/api/bot/room/{room}/stream" + (f"?key={key}" if key else "")
        async with aclosing(self._connection.stream(path)) as messages:
            async for message in messages:
                kind = _ROOM.get(message["type"])
                if kind is not None:
                    update = _read(message, kind)
                    yield RoomSeen(update.room, update.you.slot)

    async def stream_chat(self, channel: str) -> AsyncGenerator[ChatLineEvent]:
        """Yield what is said in a channel such as `table:ID` from now on, for ever."""
        async with aclosing(self._connection.stream(f"/api/bot/chat/{channel}/stream")) as messages:
            async for message in messages:
                if message["type"] == "chatLine":
                    yield _read(message, ChatLineEvent)

    async def stream_tournament(self, tournament: str) -> AsyncGenerator[TournamentNews]:
        """Yield a tournament as it stands, then each event and what it has changed, for ever.

        A stream that breaks off begins again with the tournament as it stands then.
        """
        path = f"/api/stream/tournament/{tournament}"
        async with aclosing(self._connection.stream(path)) as messages:
            async for message in messages:
                kind = _TOURNAMENT.get(message["type"])
                if kind is not None:
                    yield _read(message, kind)

    # --- how it is done ---------------------------------------------------------------------

    async def _take_turn(self, seen: Seen, choose: Choose, agree: Agree) -> bool:
        """Do what there is to do at a table; tell whether the server has answered."""
        try:
            if seen.offer is not None:
                await self.answer(seen, accept=await agree(seen))
            if seen.your_turn:
                await self.place(seen, await choose(seen))
        except TantrixError as error:
            if error.id in PASSING:
                return True
            if error.id != UNREACHABLE:
                raise
            return False
        return True

    async def _asked(self, path: str, message: Json | msgspec.Struct, kind: type[Kind]) -> Kind:
        """Send a message under an id of its own, and return the answer."""
        return _read(await self._connection.ask("POST", path, named(message)), kind)


def _read(payload: object, kind: type[Kind]) -> Kind:
    """Return what is told as a value; raises `TantrixError` `api.foreign`."""
    try:
        return msgspec.convert(payload, kind)
    except msgspec.ValidationError as error:
        raise TantrixError("api.foreign", address=str(error)) from None


def _seen(
    table: str,
    update: TableSnapshot | TableFull | TableStateEvent,
    you: tuple[int, ...],
    more: Json,
) -> Seen:
    """Return a table as a message shows it."""
    offer = update.agreements.offer
    if offer is not None and not set(offer.waiting) & set(you):
        offer = None
    return Seen(table, update.version, update.view, you, update.result, offer, more)


def _sought(path: str, words: Mapping[str, str | int]) -> str:
    """Return a path with the words of a query."""
    query = urlencode({name.rstrip("_"): word for name, word in words.items()})
    return f"{path}?{query}" if query else path
