"""Cards for the tables and a poster for the wall: rules, and what times and margins cost [S4]."""

from __future__ import annotations

from tantrix.render.tournament.frame import clock, points, say, table, tag, text
from tantrix.tournaments.points import FULL_MARGIN, GRACE_MS, MINUTE_MS
from tantrix.tournaments.points import table as shares
from tantrix.tournaments.settings import TournamentSettings

RULES = (
    "begin", "colours", "start", "draw", "test", "confirm", "refill", "bag", "end", "sheet",
    "errors", "late", "watch",
)  # fmt: skip
"""The rules on the card, in the order in which they matter."""


def rules(_settings: TournamentSettings, lang: str) -> str:
    """Return the card with the rules of play, twice on a page."""
    items = "".join(text("li", say(f"print.rule.{name}", lang)) for name in RULES)
    card = tag("section", text("h1", say("print.rules", lang)) + tag("ol", items), "card")
    return card + card


def poster(settings: TournamentSettings, lang: str, code: str = "", address: str = "") -> str:
    """Return the poster of a tournament, for whoever enters the room.

    It shows the `address` of the page of the venue, if there is one, and its QR `code` as SVG.
    """
    said = (
        say("print.poster.limit", lang, time=clock(settings.limit_ms)),
        say("print.rule.late", lang),
        say("print.rule.watch", lang),
        say("print.poster.hurry", lang),
        say("print.poster.dispute", lang),
        say("print.rule.sheet", lang),
    )
    items = "".join(text("li", each) for each in said)
    body = text("h1", settings.name) + text("p", settings.text) * bool(settings.text)
    body += tag("ol", items)
    if address:
        where = text("p", say("print.poster.venue", lang)) + text("p", address, "address")
        body += tag("div", code + tag("div", where), "venue")
    return tag("section", body, "card poster")


def times(settings: TournamentSettings, lang: str) -> str:
    """Return the card with the costs of overtime, and the table of points."""
    limit_ms = settings.limit_ms
    rows = [
        (
            f"{clock(limit_ms + at * MINUTE_MS)} - {clock(limit_ms + at * MINUTE_MS + 59_000)}",
            at + 1,
        )
        for at in range(5)
    ]
    heads = [say(f"print.times.{name}", lang) for name in ("used", "cost")]
    late = say("print.times.late", lang, time=clock(limit_ms + GRACE_MS))
    card = text("h1", say("print.times", lang)) + table(heads, rows, "ln") + text("p", late)
    margins = [
        (
            margin if margin < FULL_MARGIN else f"{margin}+",
            *(points(t, lang) for t in shares(margin)),
        )
        for margin in range(FULL_MARGIN + 1)
    ]
    columns = [margins[at : at + 10] for at in range(0, len(margins), 10)]
    names = [say(f"print.times.{name}", lang) for name in ("margin", "winner", "loser")]
    tables = "".join(table(names, rows, "nnn") for rows in columns)
    body = card + text("h2", say("print.points", lang)) + tag("div", tables, "points")
    return tag("section", body, "card")
