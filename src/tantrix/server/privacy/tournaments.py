"""What tournaments have of a person: their entries and offices, and their name on what they did.

Only members have any, and their ids never change: nothing is handed over.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from tantrix.notation.json_types import Json
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.tables import events, tables
from tantrix.server.db.schema.tournaments import tournament_people


def export(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the tournaments of somebody, with the events of their entry, and what they did there."""
    name = _name(connection, person)
    found = []
    for tournament in _of(connection, person):
        happened = _events(connection, tournament)
        own = [
            {"at_ms": at_ms, **_without_persons(event)}
            for _, at_ms, event in happened
            if _concerns(event, person, name)
        ]
        found.append({"tournament": tournament, "events": own})
    return {"tournaments": found}


def hand_over(_: Connection, __: str, ___: str) -> None:
    """Leave tournaments as they are."""


def forget(connection: Connection, person: str, word: str) -> None:
    """Put a word in the place of somebody's name."""
    name = _name(connection, person)
    for tournament in _of(connection, person):
        for seq, _, event in _events(connection, tournament):
            if _rename(event, person, name, word):
                row = update(events).where(events.c.table_id == tournament, events.c.seq == seq)
                connection.execute(row.values(body=msgspec.json.encode(event)))
        shown = connection.scalar(select(tables.c.summary).where(tables.c.id == tournament))
        summary: Json = msgspec.json.decode(shown or b"{}")
        if name and summary.get("by") == name:
            body = msgspec.json.encode({**summary, "by": word})
            connection.execute(update(tables).where(tables.c.id == tournament).values(summary=body))


def _of(connection: Connection, person: str) -> list[str]:
    """Return the tournaments of somebody."""
    of = tournament_people.c
    query = select(of.tournament).where(of.person == person).order_by(of.tournament)
    return list(connection.scalars(query))


def _name(connection: Connection, person: str) -> str:
    return connection.scalar(select(persons.c.name).where(persons.c.id == person)) or ""


def _events(connection: Connection, tournament: str) -> list[tuple[int, int, Json]]:
    """Return number, time and JSON of each event of a tournament."""
    query = select(events.c.seq, events.c.at_ms, events.c.body)
    rows = connection.execute(query.where(events.c.table_id == tournament).order_by(events.c.seq))
    return [(seq, at_ms, msgspec.json.decode(body)) for seq, at_ms, body in rows]


def _concerns(event: Json, person: str, name: str) -> bool:
    """Tell whether an event is about somebody, or done by them."""
    entry = event.get("registration", {})
    invited = [one["person"] for one in entry.get("invited", ())]
    known = [*entry.get("persons", ()), *invited, event.get("member", {}).get("person")]
    if person in {*known, event.get("person"), event.get("partner")}:
        return True
    return bool(name) and event.get("by") == name


def _without_persons(event: Json) -> Json:
    """Return an event as it is told to who asks for their data."""
    hidden = {"person", "partner", "secret"}
    told = {key: value for key, value in event.items() if key not in hidden}
    if "registration" in told:
        entry = {key: value for key, value in told["registration"].items() if key != "captain"}
        invited = [_without_persons(one) for one in entry.get("invited", ())]
        told["registration"] = {**entry, "persons": [], "invited": invited}
    if "member" in told:
        told["member"] = _without_persons(told["member"])
    return told


def _rename_entry(entry: Json, person: str, word: str) -> None:
    """Put a word in the place of somebody's name in what is known of an entry."""
    for one in entry.get("invited", ()):
        if one["person"] == person:
            one["name"] = word
    ids = entry.get("persons", [])
    if person not in ids:
        return
    if "members" in entry:
        entry["members"][ids.index(person)] = word
    if "captain" not in entry:  # a team has a name of its own
        entry["name"] = " & ".join(entry.get("members", [word]))


def _rename(event: Json, person: str, name: str, word: str) -> bool:
    """Change an event, and tell whether anything has changed."""
    before = msgspec.json.encode(event)
    if "registration" in event:
        _rename_entry(event["registration"], person, word)
    for known in (event, event.get("member", {})):
        if known.get("person") == person:
            known["name"] = word
    if event.get("partner") == person:
        event["partner_name"] = word
    if name and event.get("by") == name:
        event["by"] = word
    return msgspec.json.encode(event) != before
