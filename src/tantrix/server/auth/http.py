"""People over HTTP: one's own account (`/api/me`), and what everybody is told of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tantrix.server.auth import browsers, cookies, countries, export, preferences
from tantrix.server.auth import messages as w
from tantrix.server.auth.accounts import AccountService, Asking, NewSession, Particulars
from tantrix.server.auth.passkeys import CONFIRM, ENTER, MAKE, Passkeys, RelyingParty, site
from tantrix.server.auth.person import form
from tantrix.server.auth.repository import GUEST
from tantrix.server.auth.session_cache import person_of
from tantrix.server.tables.config import clean_name
from tantrix.server.web.responses import read_body, reply, visitor

Body = TypeVar("Body")


# --- who asks ------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """Tell who asks."""
    person, people = cookies.person(request), _people(request)
    known = await people.store.account(person.id) if person.kind != "visitor" else None
    account = None
    if known is not None:
        account = w.AccountView(
            made_ms=known.made_ms,
            colours=(known.first_colour, known.second_colour),
            email=known.email,
            password=known.password is not None,
            passkeys=len(await _passkeys(request).store.owned(known.id)),
        )
    return reply(request, w.Me(form(person), account, request.state.ban))


async def enter(request: Request) -> Response:
    """Make a guest."""
    body = await _read(request, w.EnterAsGuest)
    begun = await _people(request).enter(_asking(request), body.name, body.lang)
    return await _begun(request, begun)


async def join(request: Request) -> Response:
    """Make a member."""
    body = await _read(request, w.RegisterAccount)
    begun = await _people(request).become_member(
        _asking(request), body.name, body.password, body.email
    )
    return await _begun(request, begun)


async def log_in(request: Request) -> Response:
    """Let a member in."""
    body = await _read(request, w.LogIn)
    begun = await _people(request).log_in(_asking(request), body.name, body.password)
    return await _begun(request, begun)


async def log_out(request: Request) -> Response:
    """End the session."""
    await _read(request, w.LogOut)
    people, asking = _people(request), _asking(request)
    await people.log_out(asking)
    return _gone(request, BackgroundTask(people.sockets.end_session, asking.session))


async def change(request: Request) -> Response:
    """Change name, country, colours and e-mail address."""
    body = await _read(request, w.ChangeAccount)
    people, asking = _people(request), _asking(request)
    await people.change(asking, Particulars(body.name, body.country, body.colours, body.email))
    return reply(request, {"person": form(person_of(await people.account(asking)))})


async def password(request: Request) -> Response:
    """Change the password, which ends every session; another one begins here."""
    body = await _read(request, w.NewPassword)
    begun = await _people(request).change_password(_asking(request), body.old, body.new)
    return await _begun(request, begun)


async def list_sessions(request: Request) -> Response:
    """List one's sessions."""
    people, asking = _people(request), _asking(request)
    return reply(request, {"sessions": await export.sessions(people, asking)})


async def end_sessions(request: Request) -> Response:
    """End one's sessions elsewhere."""
    body = await _read(request, w.EndSessions)
    people, asking = _people(request), _asking(request)
    await people.end_sessions(asking, body.session)
    return reply(request, {"sessions": await export.sessions(people, asking)})


# --- passkeys ------------------------------------------------------------------------------------


async def list_passkeys(request: Request) -> Response:
    """List one's passkeys."""
    return await _passkeys_told(request)


async def ask_passkey(request: Request) -> Response:
    """Tell what the browser is to be asked for."""
    body = await _read(request, w.Purpose)
    passkeys, asking, at = _passkeys(request), _asking(request), _site(request)
    _people(request).count_call(asking)
    if body.purpose == MAKE:
        return reply(request, {"options": await passkeys.to_make(asking, at)})
    purpose = CONFIRM if body.purpose == CONFIRM else ENTER
    return reply(request, {"options": await passkeys.to_use(asking, at, purpose)})


async def make_passkey(request: Request) -> Response:
    """Keep a new passkey."""
    body = await _read(request, w.NewPasskey)
    name = clean_name(body.name, "name")
    await _passkeys(request).make(_asking(request), _site(request), body.credential, name)
    return await _passkeys_told(request)


async def enter_with_passkey(request: Request) -> Response:
    """Let somebody in who has a passkey."""
    body = await _read(request, w.UsedPasskey)
    begun = await _passkeys(request).log_in(_asking(request), _site(request), body.credential)
    return await _begun(request, begun)


async def remove_passkey(request: Request) -> Response:
    """Forget a passkey."""
    body = await _read(request, w.OldPasskey)
    person = _people(request).known(_asking(request))
    await _passkeys(request).store.remove(person.id, body.passkey)
    return await _passkeys_told(request)


# --- what is kept --------------------------------------------------------------------------------


async def kept(request: Request) -> Response:
    """Tell what is kept for who asks."""
    return reply(request, {"kept": await preferences.kept(_people(request), _asking(request))})


async def keep(request: Request) -> Response:
    """Keep something for who asks."""
    body = await _read(request, w.Keep, preferences.LARGEST_BODY)
    key = request.path_params["key"]
    await preferences.keep(_people(request), _asking(request), key, body.value)
    return reply(request, {"key": key})


async def export_all(request: Request) -> Response:
    """Hand out a file of all that the server has of who asks."""
    people, passkeys = _people(request), _passkeys(request)
    told = await export.everything(people, passkeys, _asking(request))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": 'attachment; filename="tantrix.json"',
    }
    text = msgspec.json.format(msgspec.json.encode(told))
    return Response(text, media_type="application/json", headers=headers)


async def delete(request: Request) -> Response:
    """Delete the account."""
    body = await _read(request, w.Delete)
    people, asking = _people(request), _asking(request)
    account = await people.account(asking)
    if body.credential is not None:
        await _passkeys(request).confirm(asking, _site(request), body.credential)
    elif account.kind != GUEST:
        await people.check_password(asking, account, account.name, body.password or "")
    await people.delete(asking)
    await _renew_rooms(request, account.id)
    return _gone(request, BackgroundTask(people.sockets.end_person, account.id))


# --- others --------------------------------------------------------------------------------------


async def profile(request: Request) -> Response:
    """Tell what everybody may know of somebody."""
    account = await _people(request).named(request.path_params["name"])
    return reply(request, w.Profile(form(person_of(account)), account.made_ms))


async def list_countries(request: Request) -> Response:
    """Tell the codes of the countries that one may be of."""
    return reply(request, {"countries": sorted(countries.COUNTRIES)})


ROUTES: list[BaseRoute] = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me/enter", enter, methods=["POST"]),
    Route("/api/me/register", join, methods=["POST"]),
    Route("/api/me/login", log_in, methods=["POST"]),
    Route("/api/me/logout", log_out, methods=["POST"]),
    Route("/api/me/account", change, methods=["POST"]),
    Route("/api/me/password", password, methods=["POST"]),
    Route("/api/me/sessions", list_sessions, methods=["GET"]),
    Route("/api/me/sessions/end", end_sessions, methods=["POST"]),
    Route("/api/me/passkeys", list_passkeys, methods=["GET"]),
    Route("/api/me/passkeys/ask", ask_passkey, methods=["POST"]),
    Route("/api/me/passkeys/make", make_passkey, methods=["POST"]),
    Route("/api/me/passkeys/enter", enter_with_passkey, methods=["POST"]),
    Route("/api/me/passkeys/remove", remove_passkey, methods=["POST"]),
    Route("/api/me/kept", kept, methods=["GET"]),
    Route("/api/me/kept/{key}", keep, methods=["POST"]),
    Route("/api/me/export", export_all, methods=["GET"]),
    Route("/api/me/delete", delete, methods=["POST"]),
    Route("/api/people/{name}", profile, methods=["GET"]),
    Route("/api/countries", list_countries, methods=["GET"]),
]


# --- what is asked -------------------------------------------------------------------------------


def _people(request: Request) -> AccountService:
    people: AccountService = request.app.state.people
    return people


def _passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def _asking(request: Request) -> Asking:
    browser = browsers.family(request.headers.get("user-agent", ""))
    session = cookies.session(request)
    return Asking(cookies.person(request), session, browser, visitor(request))


def _site(request: Request) -> RelyingParty:
    return site(request, _people(request).public)


async def _read(request: Request, kind: type[Body], most: int = 16_384) -> Body:
    """Return the body of a request of one of our own pages."""
    cookies.check_origin(request)
    return await read_body(request, kind, most)


# --- what is told --------------------------------------------------------------------------------


async def _begun(request: Request, begun: NewSession) -> Response:
    """Tell who it is whose session has begun; the sockets of before end when that is told."""
    sockets, before = _people(request).sockets, cookies.session(request)
    was, now = cookies.owner(request), begun.person
    if was == now.id:
        ending = BackgroundTask(sockets.end_person, was, but=begun.session.hash)
    else:
        await _renew_rooms(request, was)
        ending = BackgroundTask(sockets.end_session, before)
    cookies.renew(request, begun.token, now)
    response = reply(request, {"person": form(now)}, status=201)
    response.background = ending
    return response


async def _renew_rooms(request: Request, person: str) -> None:
    """Have the rooms read anew what is stored of somebody."""
    renew: Callable[[str], Awaitable[None]] = request.app.state.renew
    await renew(person)


def _gone(request: Request, ending: BackgroundTask) -> Response:
    """Tell who has gone that they are a visitor again, a new one."""
    cookies.renew(request, cookies.new_token())
    response = reply(request, {"person": form(cookies.person(request))})
    response.background = ending
    return response


async def _passkeys_told(request: Request) -> Response:
    told = await export.passkeys(_people(request), _passkeys(request), _asking(request))
    return reply(request, {"passkeys": told})
