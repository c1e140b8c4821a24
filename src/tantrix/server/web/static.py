"""The built page and its assets, as files of the package."""

from __future__ import annotations

import gzip
import mimetypes
import os
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tantrix.server.web.headers import FRAMED

STATIC = Path(__file__).parents[1] / "static"
"""Where the page is built to."""

UNBUILT = Path(__file__).parents[1] / "unbuilt.html"
"""What is shown where the page has not been built."""

EMBEDDED = ("/embed/puzzle", "/embed/replay/{table}", "/embed/study/{study}")
"""The pages that other sites may show in a frame: nothing on them acts for an account."""


PAGES = (
    *("/", "/new", "/table/{table}", "/replay/{table}", "/position", "/watch"),
    *("/puzzles", "/puzzles/own", "/puzzles/times", "/puzzle"),
    *("/tactics", "/tactics/{tactic}", "/rush"),
    *("/course", "/course/{lesson}", "/learn", "/learn/{article}"),
    *("/gobble/race", "/race/{race}", "/review/{review}"),
    *("/daily", "/daily/league", "/daily/past", "/daily/{date}"),
    *("/solitaire", "/gobble", "/mind"),
    *("/lobby", "/room/{room}", "/moderation", "/report"),
    *("/games", "/free", "/me", "/people/{name}", "/api-docs"),
    *("/follows", "/notifications", "/mail/{what}"),
    *("/news", "/news/{post}", "/articles", "/articles/{post}", "/write", "/write/{post}"),
    *("/forum", "/forum/{section}", "/forum/thread/{thread}"),
    *("/rankings", "/rankings/{name}", "/records", "/studies", "/study/{study}"),
    *("/tournaments", "/tournaments/new", "/tournament/{tournament}", "/adjudicate"),
    *("/rally/{tournament}", "/simul/{tournament}"),
    *EMBEDDED,
)
"""The paths at which the page has something to show."""


ROOT_FILES = ("sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png")
"""What makes the page installable: files at the top, whose names stay when they change."""


FRESH = {"Cache-Control": "no-cache"}
"""Kept, but never used before the server has said that it is still the newest."""


Head = Callable[[Request], Awaitable[str]]
"""What makes the tags of a page from the request for it."""


SQUEEZED = {".css", ".js", ".json", ".svg", ".wasm"}
"""The files that are worth compressing; fonts and pictures are compressed already."""


class Assets(StaticFiles):
    """Files whose names change with what is in them, so that browsers may keep them for ever.

    Browsers that understand gzip get them compressed: once for each file, then from memory.
    """

    async def check_config(self) -> None:
        """Do without the folder: the page may be built later."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file that never changes."""
        path = Path(full_path)
        response = super().file_response(full_path, stat_result, scope, status_code)
        if response.status_code == 200 and path.suffix in SQUEEZED:
            if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                response = _compressed(path, stat_result.st_mtime_ns)
            response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _compressed(path: Path, changed_ns: int) -> Response:
    media = mimetypes.guess_type(path.name)[0]
    encoded = {"Content-Encoding": "gzip"}
    return Response(_gzip(path, changed_ns), media_type=media, headers=encoded)


@cache
def _gzip(path: Path, changed_ns: int) -> bytes:  # noqa: ARG001 - part of what it is known by
    return gzip.compress(path.read_bytes(), mtime=0)


def routes(static: Path, head: Head) -> list[BaseRoute]:
    """Return the routes of a page that is built to `static`; every other path is not found.

    `head` makes what stands in the head of a page beside what all of them have, as HTML.
    """

    def page(status: int, more: str = "", headers: Mapping[str, str] = FRESH) -> Response:
        index = static / "index.html"
        if not index.is_file():
            return FileResponse(UNBUILT, 503)
        html = index.read_text(encoding="utf-8").replace("</head>", f"{more}</head>", 1)
        return HTMLResponse(html, status, headers=headers)

    async def found(request: Request) -> Response:
        return page(200, await head(request))

    async def framed(request: Request) -> Response:
        return page(200, await head(request), {**FRESH, **FRAMED})

    async def missing(_: Request) -> Response:
        return page(404)

    def root_file(name: str) -> Route:
        async def sent(_: Request) -> Response:
            path = static / name
            return FileResponse(path, headers=FRESH) if path.is_file() else page(404)

        return Route(f"/{name}", sent)

    return [
        *map(root_file, ROOT_FILES),
        Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        *(Route(path, framed if path in EMBEDDED else found) for path in PAGES),
        Route("/{rest:path}", missing),
    ]
