"""The built page and its assets, as files of the package."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parents[1] / "static"
"""Where the page is built to."""

UNBUILT = Path(__file__).parents[1] / "unbuilt.html"
"""What is shown where the page has not been built."""

PAGES = (
    *("/", "/new", "/table/{table}", "/replay/{table}", "/position", "/watch"),
    *("/puzzles", "/puzzles/own", "/puzzle"),
    *("/course", "/course/{lesson}"),
    *("/gobble/race", "/race/{race}", "/review/{review}"),
    *("/daily", "/daily/{date}"),
    *("/solitaire", "/gobble", "/mind"),
    *("/lobby", "/room/{room}", "/moderation"),
    *("/games", "/free", "/me", "/people/{name}", "/api-docs"),
    *("/news", "/news/{post}", "/articles", "/articles/{post}", "/write", "/write/{post}"),
    *("/rankings", "/rankings/{name}", "/records"),
    *("/tournaments", "/tournaments/new", "/tournament/{tournament}"),
)
"""The paths at which the page has something to show."""


class Assets(StaticFiles):
    """Files whose names change with what is in them, so that browsers may keep them for ever."""

    async def check_config(self) -> None:
        """Do without the folder: the page may be built later."""

    def file_response(self, full_path: str | Path, *args: object, **more: object) -> Response:  # type: ignore[override]
        """Return a file that never changes."""
        response = super().file_response(full_path, *args, **more)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def routes(static: Path) -> list[BaseRoute]:
    """Return the routes of a page that is built to `static`; every other path is not found."""

    def page(status: int) -> Response:
        index = static / "index.html"
        if not index.is_file():
            return FileResponse(UNBUILT, 503)
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"})

    async def found(_: Request) -> Response:
        return page(200)

    async def missing(_: Request) -> Response:
        return page(404)

    return [
        Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        *(Route(path, found) for path in PAGES),
        Route("/{rest:path}", missing),
    ]
