"""What other sites show of a link: tags in the head of a page, and a picture of its own size."""

from __future__ import annotations

import random
import re
import struct
from html import unescape

import pytest

from server.dailies import TODAY, TOMORROW, YESTERDAY
from server.kit import PUZZLE, Open, Pages
from tantrix.messages import say
from tantrix.server.daily.http import DAYS
from tantrix.server.forum.repository import ForumStore, UnsavedPost, UnsavedThread
from tantrix.server.learn.articles import NAMES, beginning, drawings
from tantrix.server.posts.repository import PostStore, Text
from tantrix.server.previews.http import LOOKS

pytestmark = pytest.mark.anyio


async def tags(pages: Pages, path: str, lang: str = "en") -> dict[str, str]:
    answer = await pages.http.get(path, headers={"Accept-Language": lang})
    head = answer.text.partition("</head>")[0]
    found = re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', head)
    return {name: unescape(value) for name, value in found}


async def size_of(pages: Pages, address: str) -> tuple[int, int]:
    """Return the pixels of a picture at an address of this server."""
    answer = await pages.http.get(address)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/png")
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", answer.content[16:24])
    return width, height


async def test_every_page_has_the_tags_of_the_site(pages: Pages) -> None:
    found = await tags(pages, "/new")
    assert found["og:title"] == say("page.home.title")
    assert found["og:image"] == f"{pages.origin}/api/cards/site"
    assert await size_of(pages, found["og:image"]) == (1200, 630)
    assert (await tags(pages, "/", "fr-CA,fr;q=0.9"))["og:title"] == say(
        "page.home.title", lang="fr"
    )


@pytest.mark.parametrize("name", NAMES)
async def test_an_article_has_its_title_and_its_picture(pages: Pages, name: str) -> None:
    found = await tags(pages, f"/learn/{name}", "fr")
    assert (found["og:title"], found["og:description"]) == beginning(name, "fr")
    assert found["og:image"].endswith(name if drawings(name, "fr") else "/api/cards/site")
    assert await size_of(pages, found["og:image"]) == (1200, 630)


async def test_a_game_shows_who_scored_what_once_it_is_over_and_shared(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    site = (await tags(pages, "/"))["og:title"]
    table = await pages.new()
    name = table.snapshot["table"]["id"]
    await table.play(rng)
    assert (await tags(pages, f"/replay/{name}"))["og:title"] == site
    await others.get(f"/api/cards/games/{name}", 404)
    await pages.share(name)
    found = await tags(others, f"/replay/{name}")
    (game,) = (await others.get("/api/games"))["games"]
    scores = [str(seat["score"]) for seat in game["seats"]]
    assert re.findall(r"\d+$|\d+(?= - )", found["og:title"]) == scores
    assert await size_of(others, found["og:image"]) == (1200, 630)


async def test_a_name_in_a_path_cannot_leave_its_tag(pages: Pages) -> None:
    wanted = '"><script>alert(1)</script>'
    answer = await pages.http.get("/people/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
    assert wanted not in answer.text
    found = await tags(pages, "/people/%22%3E%3Cb%3E")
    assert found["og:title"] == '"><b>'


@pytest.mark.parametrize(
    ("name", "title", "text"),
    [
        ("discovery-10", "Discovery 10", "Wanted: a red loop."),
        ("Professor", "Professor", "finding the colours"),
        (PUZZLE.name, "A puzzle of 10 tiles", "on 10 given cells"),
    ],
)
async def test_a_puzzle_has_its_name_its_goal_and_a_picture(
    pages: Pages, name: str, title: str, text: str
) -> None:
    found = await tags(pages, f"/puzzle?id={name}&at=1@0,0:0")
    assert found["og:title"] == title
    assert text in found["og:description"]
    assert found["og:image"] == f"{pages.origin}/api/cards/puzzle?id={name}"
    assert await size_of(pages, found["og:image"]) == (1200, 630)


async def test_what_is_no_puzzle_has_the_tags_of_the_site(pages: Pages) -> None:
    site = (await tags(pages, "/"))["og:title"]
    for name in ("nothing", "sets-301", "v1~1-3", 7000 * "v", ""):
        assert (await tags(pages, f"/puzzle?id={name}"))["og:title"] == site
        await pages.get(f"/api/cards/puzzle?id={name}", 400)


@pytest.mark.parametrize(
    ("path", "day", "title", "text"),
    [
        ("/daily", TODAY, "Daily Match", "Fill the board · Difficulty 2/7"),
        (
            f"/daily/{YESTERDAY}",
            YESTERDAY,
            "Daily Match, 2023-11-13",
            "Rotate the tiles · Difficulty 1/7",
        ),
    ],
)
async def test_a_day_tells_its_kind_and_its_grade(
    pages: Pages, path: str, day: str, title: str, text: str
) -> None:
    found = await tags(pages, path)
    assert (found["og:title"], found["og:description"]) == (title, text)
    assert found["og:image"] == f"{pages.origin}/api/cards/daily/{day}"
    assert await size_of(pages, found["og:image"]) == (1200, 630)


async def test_the_picture_of_a_day_makes_no_puzzle(server: Open, pages: Pages) -> None:
    await tags(pages, f"/daily/{YESTERDAY}")
    await size_of(pages, f"{pages.origin}/api/cards/daily/{YESTERDAY}")
    assert YESTERDAY not in {day.isoformat() for _, day in server.maker.asked}


async def test_a_day_that_cannot_be_played_has_no_card(pages: Pages) -> None:
    for day in (TOMORROW, "2021-01-01", "league", "past"):
        found = await tags(pages, f"/daily/{day}")
        assert found["og:title"] == "Daily Match"
        assert found["og:image"] == f"{pages.origin}/api/cards/site"
        answer = await pages.http.get(f"/api/cards/daily/{day}")
        assert answer.json()["error"]["id"] in DAYS


async def test_the_cards_of_one_address_are_limited(pages: Pages) -> None:
    paths = [f"/api/cards/puzzle?id=sets-{number}" for number in range(LOOKS + 1)]
    answers = [await pages.http.get(path) for path in paths]
    assert answers[0].status_code != 429
    assert answers[-1].json()["error"]["id"] == "limit.rate"


async def test_what_has_no_card_is_not_found(pages: Pages) -> None:
    for path in ("articles/glossary", "articles/nothing", "games/nothing"):
        await pages.get(f"/api/cards/{path}", 404)


async def test_a_link_to_challenge_somebody_says_whom(pages: Pages) -> None:
    site = (await tags(pages, "/"))["og:title"]
    assert (await tags(pages, "/lobby?challenge=Ann%20Lee"))[
        "og:title"
    ] == "Play Tantrix with Ann Lee"
    assert (await tags(pages, "/lobby"))["og:title"] == site


async def test_a_post_has_its_title_and_how_it_begins_once_it_is_published(
    server: Open, pages: Pages
) -> None:
    site = (await tags(pages, "/"))["og:title"]
    posts = PostStore(server.container.deps.store.database)
    post = await posts.make("article", 0)
    await posts.write(post, Text("en", 1, "On tempo", "# Head\n\nA *tempo* is a turn.", "", 0), "")
    path = f"/articles/{post}"
    assert (await tags(pages, path))["og:title"] == site
    await posts.publish(post, 0)
    found = await tags(pages, path, "fr")
    assert (found["og:title"], found["og:description"]) == ("On tempo", "A tempo is a turn.")
    for nothing in ("/articles/999", "/articles/x", f"/news/{'9' * 30}"):
        assert (await tags(pages, nothing))["og:title"] == site


async def test_a_thread_has_its_title(server: Open, pages: Pages) -> None:
    forum = ForumStore(server.container.deps.store.database)
    written = await forum.begin(
        UnsavedThread("rules", "en", "May I pass?"), UnsavedPost("ann", "a", "en", 0, "Well?")
    )
    assert (await tags(pages, f"/forum/thread/{written.thread}"))["og:title"] == "May I pass?"
    assert (await tags(pages, "/forum/rules"))["og:title"] == (await tags(pages, "/"))["og:title"]
