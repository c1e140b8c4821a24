"""Chat: who reads and writes where, what can be said, how often, and who is not heard."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.crowd import Crowd, Somebody, together
from server.kit import Times
from tantrix.rules.core.errors import TantrixError
from tantrix.server.chat.channel import LINES_OF_ADDRESS
from tantrix.server.chat.repository import ChatStore
from tantrix.server.db.base import Unavailable
from tantrix.server.moderation.lines import LONGEST, StoredLine, cleaned, has_link

HEBREW = "\u05e9\u05dc\u05d5\u05dd"


def refusal(text: str) -> str | None:
    """Why something cannot be said."""
    try:
        cleaned(text)
    except TantrixError as error:
        return error.id
    return None


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  hello \t there\n", "hello there"),
        ("<b>hi</b> & 'so'", "<b>hi</b> & 'so'"),
        ("e\u0301", "\u00e9"),
        ("abc\u202edef", "abcdef"),
        ("a\u2066b\u2069c\u200fd", "abcd"),
        ("a\u200bb\ufeffc\u2060d", "abcd"),
        ("Z" + "\u0335" * 40 + "!", "Z" + "\u0335" * 3 + "!"),
        (HEBREW, HEBREW),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_line_is_shown_as_it_is_written_and_nothing_hides_in_it(text: str, shown: str) -> None:
    assert cleaned(text) == shown


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "chat.empty"),
        (" \n\u200b\u202e \u200d", "chat.empty"),
        ("x" * (LONGEST + 1), "chat.long"),
        ("a\x00b", "chat.character"),
        ("a\x1b[31mb", "chat.character"),
        ("a\x7fb", "chat.character"),
        ("a\ue000b", "chat.character"),
    ],
)
def test_what_cannot_be_said_is_refused_by_name(text: str, why: str) -> None:
    assert refusal(text) == why


@given(st.text(max_size=400))
def test_whatever_is_said_is_short_visible_and_cleaned_once_for_all(text: str) -> None:
    why = refusal(text)
    if why is not None:
        assert why in {"chat.empty", "chat.long", "chat.character"}
        return
    line = cleaned(text)
    assert 0 < len(line) <= LONGEST
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Co"} for letter in line)
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]", line)
    assert cleaned(line) == line


@pytest.mark.parametrize(
    "text",
    [
        "https://evil.example",
        "see HTTP://x",
        "www.evil.example",
        "buy at evil.com now",
        "evil . com",
        "\uff45\uff56\uff49\uff4c\uff0e\uff43\uff4f\uff4d",
        "a.b.example/path",
        "mailto:me@x",
        "javascript://x",
    ],
)
def test_links_are_known_however_they_are_written(text: str) -> None:
    assert has_link(text)


@pytest.mark.parametrize("text", ["well played...", "3.5 points", "e.g. this", "so.what", "a/b"])
def test_what_is_no_link_is_none(text: str) -> None:
    assert not has_link(text)


pytestmark = pytest.mark.anyio


async def test_everybody_in_a_channel_hears_what_is_said_and_who_comes_later_reads_it(
    crowd: Crowd,
) -> None:
    ann, ben = [await (await crowd(name)).channel("lobby") for name in ("Ann", "Ben")]
    text = "<script>alert('x')</script> https://example.org"
    assert await ann.say(text) is None
    line = (await ben.until("line"))["line"]
    assert (line["name"], line["text"]) == ("Ann", text)
    late = await (await crowd("Cleo")).channel("lobby")
    assert late.lines == [text]
    assert all(somebody.person.id not in "".join(ben.raw + late.raw) for somebody in crowd.let_in)


async def test_a_line_that_is_sent_twice_is_said_once(crowd: Crowd) -> None:
    ann = await (await crowd("Ann")).channel("lobby")
    first = await ann.do("say", text="hello", id="same")
    assert await ann.do("say", text="hello", id="same") == first
    assert (await (await crowd("Ben")).channel("lobby")).lines == ["hello"]


async def test_a_line_that_the_store_did_not_keep_may_be_sent_again(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = await crowd("Ann")
    with monkeypatch.context() as broken:

        async def say(_: ChatStore, __: StoredLine) -> StoredLine:
            raise Unavailable("the disk is full")

        broken.setattr(ChatStore, "say", say)
        first = await somebody.channel("lobby")
        await first.send({"type": "say", "text": "hello", "id": "same"})
        await first.socket.wait_closed()
        assert first.socket.close_code == 1013
    again = await somebody.channel("lobby")
    assert (await again.do("say", text="hello", id="same"))["type"] == "accepted"
    assert (await somebody.channel("lobby")).lines == ["hello"]


async def test_a_line_that_is_deleted_does_not_come_back_when_it_is_sent_again(
    crowd: Crowd,
) -> None:
    mod, ann = await crowd("Mo", role="moderator"), await crowd("Ann")
    writer, reader = await ann.channel("lobby"), await mod.channel("lobby")
    answer = await writer.do("say", text="rude", id="same")
    await mod.pages.post("/api/moderation/delete", {"number": answer["version"]}, 200)
    await reader.until("deleted")
    assert await writer.do("say", text="rude", id="same") == answer
    assert await writer.say("polite") is None
    await reader.until("line")
    assert reader.lines == ["polite"]
    assert (await ann.channel("lobby")).lines == ["polite"]


async def test_visitors_read_and_do_not_write(crowd: Crowd) -> None:
    visitor = await (await crowd("", "visitor")).channel("lobby")
    assert visitor.snapshot["silent"]["id"] == "chat.visitor"
    assert await visitor.say("hello") == "chat.visitor"


async def test_guests_send_no_links(crowd: Crowd) -> None:
    guest = await (await crowd("Gil", "guest")).channel("lobby")
    assert await guest.say("look at www.example.org") == "chat.link"
    assert await guest.say("hello") is None


async def test_nobody_says_the_same_again_or_floods_whatever_the_channel(
    crowd: Crowd, times: Times
) -> None:
    somebody = await crowd("Ann")
    room = await somebody.opened()
    lobby = await somebody.channel("lobby")
    inside = await somebody.channel(f"room:{room.room['id']}")
    assert await lobby.say("Buy now!") is None
    assert await inside.say("buy  NOW") == "chat.repeated"
    refusals = [await (lobby, inside)[n % 2].say(f"line {n}") for n in range(8)]
    assert refusals == [None] * 5 + ["limit.rate"] * 3
    times.ms += 61_000
    assert await lobby.say("Buy now!") is None


async def test_the_last_lines_survive_a_restart_and_a_channel_shows_a_hundred(
    crowd: Crowd, times: Times
) -> None:
    somebody = await crowd("Ann")
    lobby = await somebody.channel("lobby")
    for number in range(103):
        times.ms += 3000
        assert await lobby.say(f"line {number}") is None
    chat = crowd.server.container.social.chat
    channel = await chat.room("lobby")
    await channel.close("{}", 1012)
    assert (await somebody.channel("lobby")).lines == [f"line {n}" for n in range(3, 103)]


async def test_who_is_ignored_is_not_heard(crowd: Crowd) -> None:
    people = [await crowd(name) for name in ("Ann", "Ben")]
    ann, ben = [await one.channel("lobby") for one in people]
    for one in people:
        await one.lobby()
    await ben.say("before")
    await ann.until("line")
    await people[0].pages.post("/api/ignored", {"name": "BEN", "ignore": True}, 200)
    await ben.say("after")
    await ann.say("my own")
    assert "after" not in str(ann.heard)
    assert (await people[0].channel("lobby")).lines == ["my own"]
    assert (await people[1].channel("lobby")).lines == ["before", "after", "my own"]
    answer = await people[0].pages.post("/api/ignored", {"name": "Ann", "ignore": True}, 400)
    assert answer["error"]["id"] == "chat.yourself"
    answer = await people[0].pages.post("/api/ignored", {"name": "Nobody", "ignore": True}, 404)
    assert answer["error"]["id"] == "lobby.nobody"


async def test_other_channels_there_are_none(crowd: Crowd) -> None:
    somebody = await crowd("Ann")
    for channel in ("%20", "server", "room:", "room", "table:", "lobby:x", "x:y"):
        assert await refusal_at(somebody, channel) == "chat.unknown"


async def test_there_is_no_channel_of_what_is_not_there(crowd: Crowd) -> None:
    somebody = await crowd("Ann")
    for channel, why in {
        "room:no": "lobby.unknown",
        "table:no": "table.unknown",
        "watch:no": "table.unknown",
    }.items():
        assert await refusal_at(somebody, channel) == why


async def refusal_at(somebody: Somebody, channel: str) -> str | None:
    """Why somebody is not let into a channel."""
    answer = await (await somebody.knock(f"/ws/chat/{channel}")).hello()
    return answer["error"]["id"] if answer["type"] == "refused" else None


async def test_players_and_those_who_watch_talk_apart_until_the_end(crowd: Crowd) -> None:
    (ann, ben), (host, _) = await together(crowd, "Ann", "Ben")
    watcher = await crowd("Cleo")
    table = (await host.do("start", after=0))["table"]
    assert await refusal_at(watcher, f"table:{table}") == "chat.players"
    assert await refusal_at(ann, f"watch:{table}") == "chat.watchers"
    players = await ben.channel(f"table:{table}")
    await (await ann.channel(f"table:{table}")).say("good luck")
    assert (await players.until("line"))["line"]["text"] == "good luck"
    assert await (await watcher.channel(f"watch:{table}")).say("Ann will win") is None
    page = await ann.pages.visit(table)
    await page.ask("resign", player=0)
    assert await refusal_at(watcher, f"table:{table}") is None
    assert (await ben.channel(f"watch:{table}")).lines == ["Ann will win"]


async def test_the_conversation_of_a_room_goes_along_to_the_table_and_back(crowd: Crowd) -> None:
    (ann, ben), (host, _) = await together(crowd, "Ann", "Ben")
    room = host.room["id"]
    inside = await ben.channel(f"room:{room}")
    assert await inside.say("shall we?") is None
    table = (await host.do("start", after=0))["table"]
    seated = await ann.channel(f"table:{table}")
    assert seated.snapshot["channel"] == f"room:{room}"
    assert seated.lines == ["shall we?"]
    assert await seated.say("good luck") is None
    assert (await inside.until("line"))["line"]["text"] == "good luck"
    await (await ann.pages.visit(table)).ask("resign", player=0)
    assert await seated.say("well played") is None
    assert (await ben.channel(f"room:{room}")).lines == ["shall we?", "good luck", "well played"]
    await host.do("ready", after=1)
    guest = await ben.room(room)
    second = (await guest.do("ready", after=1))["table"]
    assert (await ben.channel(f"table:{second}")).lines[-1] == "well played"


async def test_who_does_not_play_reads_in_the_room_and_writes_after_the_end(crowd: Crowd) -> None:
    (ann, _), (host, _) = await together(crowd, "Ann", "Ben")
    room = host.room["id"]
    looker = await (await crowd("Cleo")).channel(f"room:{room}")
    assert await looker.say("have fun") is None
    table = (await host.do("start", after=0))["table"]
    assert await looker.say("lay the 25") == "chat.playing"
    assert (await looker.hello())["silent"]["id"] == "chat.playing"
    player = await ann.channel(f"table:{table}")
    assert player.snapshot["silent"] is None
    assert player.lines == ["have fun"]
    await (await ann.pages.visit(table)).ask("resign", player=0)
    assert await looker.say("what a game") is None
    assert (await looker.hello())["silent"] is None


async def test_the_conversation_of_a_private_room_is_no_strangers_after_the_end(
    crowd: Crowd,
) -> None:
    ann = await crowd("Ann")
    host = await ann.opened(private=True)
    await host.do("robot", slot=1, level="random")
    table = (await host.do("start", after=0))["table"]
    await (await ann.pages.visit(table)).ask("resign", player=0)
    stranger = await crowd("Cleo")
    assert await refusal_at(stranger, f"table:{table}") == "lobby.unknown"
    assert await refusal_at(stranger, f"watch:{table}") is None


async def test_those_who_played_have_the_last_word_and_report_when_the_room_is_closed(
    crowd: Crowd,
) -> None:
    (ann, ben), (host, _) = await together(crowd, "Ann", "Ben")
    table = (await host.do("start", after=0))["table"]
    await (await ann.pages.visit(table)).ask("resign", player=0)
    mine, theirs = [await one.channel(f"table:{table}") for one in (ann, ben)]
    answer = await mine.do("say", text="something foul")
    again = await ann.room(host.room["id"])
    await again.do("close")
    assert await theirs.say("that was foul") is None
    reported = {"line": answer["version"], "reason": "foul"}
    await ben.pages.post("/api/reports", reported, 201)
    late = await ben.channel(f"table:{table}")
    assert late.lines == ["something foul", "that was foul"]
    assert late.snapshot["silent"] is None


async def test_who_watches_late_hears_late_that_the_game_is_over(
    crowd: Crowd, times: Times
) -> None:
    (ann, ben), (host, _) = await together(crowd, "Ann", "Ben", delay_s=60)
    watcher = await crowd("Cleo")
    table = (await host.do("start", after=0))["table"]
    await (await ann.pages.visit(table)).ask("resign", player=0)
    assert await refusal_at(ben, f"watch:{table}") is None
    assert await refusal_at(watcher, f"table:{table}") == "chat.players"
    times.ms += 60_000
    assert await refusal_at(watcher, f"table:{table}") is None


async def test_a_private_room_is_talked_in_by_those_alone_who_may_see_it(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    room = (await ann.opened(private=True)).room["id"]
    assert await refusal_at(ben, f"room:{room}") == "lobby.unknown"
    assert await refusal_at(ann, f"room:{room}") is None


async def test_lines_of_new_guests_are_counted_for_their_address(crowd: Crowd) -> None:
    budget = crowd.server.container.deps.budget
    budget.change(LINES_OF_ADDRESS._replace(size=3))
    talks = [await (await crowd(f"Guest {n}", "guest")).channel("lobby") for n in range(4)]
    said = [await talk.say(f"hello {number}") for number, talk in enumerate(talks)]
    assert said == [None, None, None, "limit.rate"]
