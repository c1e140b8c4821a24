"""Pictures of posts: who uploads and deletes them, what they cost, and how they are served."""

from __future__ import annotations

from functools import partial

import httpx
import pytest
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.types import Message

from posts.drawing import claiming, drawn, saved
from server.kit import Json, Open, Pages, Times
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.repository import PersonalData
from tantrix.server.posts import http_pictures
from tantrix.server.posts.tidying import UNUSED_MS
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.web.budget import Rate
from tantrix.server.web.responses import read_bytes

pytestmark = pytest.mark.anyio

PNG = saved(drawn())


async def sent(
    pages: Pages,
    data: bytes = PNG,
    media: str = "image/png",
    **headers: str,
) -> httpx.Response:
    """Upload a file."""
    told = {"Origin": pages.origin, "Content-Type": media, **headers}
    return await pages.http.post("/api/pictures", content=data, headers=told)


async def uploaded(pages: Pages) -> str:
    """Upload a picture and return its id."""
    answer = await sent(pages)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


async def refusal(
    pages: Pages, data: bytes = PNG, media: str = "image/png", **headers: str
) -> tuple[int, str]:
    """Return the status and the id by which an upload is refused."""
    answer = await sent(pages, data, media, **headers)
    return answer.status_code, answer.json()["error"]["id"]


async def deleted(pages: Pages, picture: str) -> httpx.Response:
    path, headers = f"/api/pictures/{picture}", {"Origin": pages.origin}
    return await pages.http.delete(path, headers=headers)


async def is_there(pages: Pages, picture: str) -> bool:
    return (await pages.http.get(f"/api/pictures/{picture}")).status_code == 200


def shows(picture: str, alt: str = "a board") -> str:
    return f"![{alt}](picture:{picture})"


async def written(pages: Pages, body: str, status: int = 200) -> Json:
    """Write a text with a body, and return the answer, with the id of the post in it."""
    made = (await pages.post("/api/posts", {"kind": "news"}))["id"]
    text = {"lang": "en", "version": 0, "title": "x", "body": body}
    return {**await pages.post(f"/api/posts/{made}", text, status), "post": made}


async def test_everybody_sees_a_picture_in_a_post(pages: Pages, moderator: Pages) -> None:
    answer = await sent(moderator)
    assert answer.json() == {"id": answer.json()["id"], "width": 60, "height": 40}
    picture = answer.json()["id"]
    made = await written(moderator, f"{shows(picture)}\n\nWords.")
    await moderator.post(f"/api/posts/{made['post']}/publish", {"published": True}, 200)
    shown = (await pages.get(f"/api/posts/{made['post']}"))["html"]
    assert f'<img src="/api/pictures/{picture}" alt="a board" width="60" height="40"' in shown
    preview = await moderator.post("/api/posts/preview", {"body": shows(picture)}, 200)
    assert preview["html"] in shown
    [row] = (await pages.get("/api/posts"))["posts"]
    assert row["begins"] == "Words."


async def test_a_picture_is_served_as_nothing_else(pages: Pages, moderator: Pages) -> None:
    picture = await uploaded(moderator)
    answer = await pages.http.get(f"/api/pictures/{picture}", headers={"Accept": "text/html"})
    assert answer.content[8:12] == b"WEBP"
    headers = answer.headers
    assert headers["content-type"] == "image/webp"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"].startswith("default-src 'none'; sandbox;")
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert {"private", "immutable"} <= {*headers["cache-control"].split(", ")}
    assert "set-cookie" not in headers


@pytest.mark.parametrize("picture", ["A" * 22, "x", "1' OR '1", "%00", "%2e%2e"])
async def test_a_picture_that_is_not_there_is_not_shown(pages: Pages, picture: str) -> None:
    answer = await pages.http.get(f"/api/pictures/{picture}")
    assert answer.status_code == 404


async def test_only_moderators_upload_and_delete(
    pages: Pages, guest: Pages, moderator: Pages
) -> None:
    picture = await uploaded(moderator)
    for nobody in (pages, guest):
        assert await refusal(nobody) == (403, "bad.post.moderators")
        answer = await deleted(nobody, picture)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad.post.moderators")
    assert await refusal(moderator, Origin="https://evil.example") == (403, "bad.origin")
    assert await is_there(pages, picture)


async def test_what_is_no_picture_is_refused_and_not_kept(moderator: Pages) -> None:
    assert await refusal(moderator, b"<svg/>") == (400, "bad.picture.unreadable")
    assert await refusal(moderator, PNG[:-40]) == (400, "bad.picture.unreadable")
    assert await refusal(moderator, claiming(9000, 9000)["png"]) == (413, "bad.picture.pixels")
    for media in ("image/svg+xml", "text/plain", "multipart/form-data; boundary=x", ""):
        assert await refusal(moderator, PNG, media) == (400, "bad.picture.unreadable")


async def test_a_file_that_is_too_large_is_refused(
    moderator: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_pictures, "MOST_MEGABYTES", 1)
    assert await refusal(moderator, bytes(1_000_001)) == (413, "bad.picture.large")
    assert (await refusal(moderator, bytes(1_000_000)))[1] == "bad.picture.unreadable"


@pytest.mark.parametrize(("told", "pieces"), [(None, 4), (b"301", 0), (b"12", 4), (b"1e9", 4)])
async def test_no_more_is_read_of_a_body_than_it_takes_to_know_that_it_is_too_long(
    told: bytes | None, pieces: int
) -> None:
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": bytes(100), "more_body": True}

    headers = [] if told is None else [(b"content-length", told)]
    request = Request({"type": "http", "method": "POST", "headers": headers}, receive)
    with pytest.raises(TantrixError) as refused:
        await read_bytes(request, 300, TantrixError("bad.picture.large", most=1))
    assert (refused.value.id, read) == ("bad.picture.large", pieces)


async def test_nobody_uploads_more_than_their_part(
    moderator: Pages, server: Open, times: Times
) -> None:
    budget = server.container.deps.budget
    size, per_s = 2.5 * len(PNG), len(PNG) / 100
    budget.change(Rate(http_pictures.BYTES_OF_PERSON.name, size, per_s))
    await uploaded(moderator)
    await uploaded(moderator)
    assert await refusal(moderator) == (429, "limit.rate")
    times.ms += 50_000
    await uploaded(moderator)
    budget.change(http_pictures.UPLOADS._replace(size=0.5))
    assert await refusal(moderator) == (429, "limit.rate")


async def test_a_deleted_picture_leaves_its_words_and_a_note(
    pages: Pages, moderator: Pages
) -> None:
    picture = await uploaded(moderator)
    made = await written(moderator, shows(picture))
    assert (await deleted(moderator, picture)).json() == {"id": picture}
    assert not await is_there(pages, picture)
    shown = await moderator.get(f"/api/posts/{made['post']}")
    assert shown["html"] == "<p>a board</p>\n"
    [act] = (await moderator.get("/api/moderation"))["acts"]
    assert (act["act"], act["by"], act["about"]) == ("delete_picture", "Mo", "Mo")
    assert act["detail"] == picture
    again = await deleted(moderator, picture)
    assert (again.status_code, again.json()["error"]["id"]) == (404, "bad.picture.unknown")
    assert len((await moderator.get("/api/moderation"))["acts"]) == 1


async def test_a_text_shows_only_pictures_that_are_there_in_words_too(moderator: Pages) -> None:
    picture = await uploaded(moderator)
    refused = await written(moderator, shows(picture, " "), 400)
    assert refused["error"]["id"] == "bad.picture.alt"
    refused = await written(moderator, shows(picture) + shows("A" * 22, "gone"), 400)
    assert (refused["error"]["id"], refused["error"]["params"]) == (
        "bad.picture.gone",
        {"alt": "gone"},
    )
    assert (await moderator.get("/api/posts/every"))["posts"][0]["langs"] == []
    await written(moderator, shows(picture) * 2)


async def test_what_no_text_has_shown_for_a_day_is_deleted(
    server: Open, pages: Pages, moderator: Pages, times: Times
) -> None:
    used, unused = await uploaded(moderator), await uploaded(moderator)
    made = await written(moderator, shows(used))
    text = {"lang": "en", "version": 1, "title": "x", "body": "No picture any more."}
    await moderator.post(f"/api/posts/{made['post']}", text, 200)
    times.ms += UNUSED_MS
    young = await uploaded(moderator)
    await server.container.pictures.tidy()
    assert await is_there(pages, unused)
    times.ms += 1
    await server.container.pictures.tidy()
    assert [await is_there(pages, one) for one in (used, unused, young)] == [True, False, True]


def hand_over(estate: PersonalData, was: str, to: str, connection: Connection) -> None:
    estate.hand_over(connection, was, to)


async def test_pictures_go_with_whose_they_are(
    server: Open, pages: Pages, moderator: Pages
) -> None:
    used, unused = await uploaded(moderator), await uploaded(moderator)
    await written(moderator, shows(used))
    store = server.container.people.store
    account = await store.named("Mo")
    assert account is not None
    own = (await store.made(account.id))["pictures"]
    assert {(one["id"], one["used"]) for one in own} == {(used, 1), (unused, 0)}
    assert {*own[0]} == {"id", "made_ms", "used", "width", "height"}
    for estate in ESTATES:
        await store.database.write(partial(hand_over, estate, account.id, "zoe"))
    assert (await store.made(account.id))["pictures"] == []
    assert len((await store.made("zoe"))["pictures"]) == 2
    for estate in ESTATES:
        await store.database.write(partial(hand_over, estate, "zoe", account.id))
    await store.forget(account.id)
    assert await is_there(pages, used)
    assert not await is_there(pages, unused)
    assert (await store.made(account.id))["pictures"][0]["id"] == used
