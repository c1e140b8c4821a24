"""People over HTTP: one's own account (`/api/me`), and what everybody is told of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from tantrix.server.auth import countries, export, preferences
from tantrix.server.auth import messages as w
from tantrix.server.auth.accounts import AccountService, Asking, NewSession, Particulars
from tantrix.server.auth.names import clean_name
from tantrix.server.auth.passkeys import CONFIRM, ENTER, MAKE, Passkeys, RelyingParty, container
from tantrix.server.auth.repository import GUEST
from tantrix.server.auth.sessions import person_of
from tantrix.server.web import cookies
from tantrix.server.web.cookies import form
from tantrix.server.web.responses import visitor
from tantrix.server.web.route import READ, AnswerThen, Routes

MOST = 16_384
"""Bytes of a body, of which a name, a password and a credential are the largest parts."""

ENTERING = (
    *("bad.name", "people.name.first", "people.name.taken", "people.password"),
    *("people.email", "people.country", "people.in", "people.slow", "people.busy"),
)
KNOWN = ("people.none", "people.slow")
KEYS = ("people.none", "people.login", "people.passkey", "people.slow")
"""Why nobody is let in, why there is no account, and what may be wrong with a passkey."""

_FAMILIES = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome")),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)
"""What browsers, and the systems they run on, say of themselves, the most particular first."""

routes = Routes()


# --- who asks ------------------------------------------------------------------------------------


@routes.get("/api/me")
async def get_me(request: Request) -> w.Me:
    """Tell who asks."""
    person, people = cookies.person(request), _people(request)
    known = await people.store.account(person.id) if person.kind != "visitor" else None
    account = None
    if known is not None:
        account = w.AccountView(
            made_ms=known.made_ms,
            colours=(w.letter(known.first_colour), w.letter(known.second_colour)),
            email=known.email,
            password=known.password is not None,
            passkeys=len(await _passkeys(request).store.owned(known.id)),
        )
    return w.Me(form(person), account, request.state.ban)


@routes.post("/api/me/enter", most=MOST, status=201, errors=ENTERING)
async def enter_as_guest(request: Request, body: w.EnterAsGuest) -> AnswerThen[w.WhoAsks]:
    """Make a guest."""
    begun = await _people(request).enter(asking_of(request), body.name, body.lang, body.id)
    await _renew_rooms(request, cookies.owner(request))  # they bear the name now
    return await _begun(request, begun)


@routes.post("/api/me/register", most=MOST, status=201, errors=ENTERING)
async def register(request: Request, body: w.RegisterAccount) -> AnswerThen[w.WhoAsks]:
    """Make a member."""
    begun = await _people(request).become_member(
        asking_of(request), body.name, body.password, body.email
    )
    await _renew_rooms(request, cookies.owner(request))
    return await _begun(request, begun)


@routes.post(
    "/api/me/login", most=MOST, status=201, errors=("people.login", "people.slow", "people.busy")
)
async def log_in(request: Request, body: w.LogIn) -> AnswerThen[w.WhoAsks]:
    """Let a member in."""
    begun = await _people(request).log_in(asking_of(request), body.name, body.password)
    return await _begun(request, begun)


@routes.post("/api/me/logout", most=MOST)
async def log_out(request: Request, body: w.LogOut) -> AnswerThen[w.WhoAsks]:  # noqa: ARG001 - empty
    """End the session."""
    people, asking = _people(request), asking_of(request)
    await people.log_out(asking)
    return _gone(request, BackgroundTask(people.sockets.end_session, asking.session))


@routes.post("/api/me/account", most=MOST, errors=(*ENTERING, *KNOWN))
async def change_account(request: Request, body: w.ChangeAccount) -> w.WhoAsks:
    """Change name, country, colours and e-mail address."""
    people, asking = _people(request), asking_of(request)
    await people.change(asking, Particulars(body.name, body.country, body.colours, body.email))
    return w.WhoAsks(form(person_of(await people.account(asking))))


@routes.post("/api/me/password", most=MOST, status=201, errors=(*ENTERING, *KNOWN, "people.login"))
async def change_password(request: Request, body: w.NewPassword) -> AnswerThen[w.WhoAsks]:
    """Change the password, which ends every session; another one begins here."""
    begun = await _people(request).change_password(asking_of(request), body.old, body.new)
    return await _begun(request, begun)


@routes.get("/api/me/sessions", errors=KNOWN)
async def list_sessions(request: Request) -> w.SessionList:
    """List one's sessions."""
    people, asking = _people(request), asking_of(request)
    return w.SessionList(await export.sessions(people, asking))


@routes.post("/api/me/sessions/end", most=MOST, errors=KNOWN)
async def end_sessions(request: Request, body: w.EndSessions) -> w.SessionList:
    """End one's sessions elsewhere."""
    people, asking = _people(request), asking_of(request)
    await people.end_sessions(asking, body.session)
    return w.SessionList(await export.sessions(people, asking))


# --- passkeys ------------------------------------------------------------------------------------


@routes.get("/api/me/passkeys", errors=KNOWN)
async def list_passkeys(request: Request) -> w.PasskeyList:
    """List one's passkeys."""
    return await _passkeys_told(request)


@routes.post("/api/me/passkeys/ask", most=MOST, errors=KEYS)
async def ask_passkey(request: Request, body: w.Purpose) -> w.PasskeyOptions:
    """Tell what the browser is to be asked for."""
    passkeys, asking, at = _passkeys(request), asking_of(request), _container(request)
    _people(request).count_call(asking)
    if body.purpose == MAKE:
        return w.PasskeyOptions(await passkeys.to_make(asking, at))
    purpose = CONFIRM if body.purpose == CONFIRM else ENTER
    return w.PasskeyOptions(await passkeys.to_use(asking, at, purpose))


@routes.post("/api/me/passkeys/make", most=MOST, errors=KEYS)
async def add_passkey(request: Request, body: w.NewPasskey) -> w.PasskeyList:
    """Keep a new passkey."""
    name = clean_name(body.name, "name")
    await _passkeys(request).make(asking_of(request), _container(request), body.credential, name)
    return await _passkeys_told(request)


@routes.post("/api/me/passkeys/enter", most=MOST, status=201, errors=KEYS)
async def enter_with_passkey(request: Request, body: w.UsedPasskey) -> AnswerThen[w.WhoAsks]:
    """Let somebody in who has a passkey."""
    begun = await _passkeys(request).log_in(
        asking_of(request), _container(request), body.credential
    )
    return await _begun(request, begun)


@routes.post("/api/me/passkeys/remove", most=MOST, errors=KEYS)
async def remove_passkey(request: Request, body: w.OldPasskey) -> w.PasskeyList:
    """Forget a passkey."""
    person = _people(request).known(asking_of(request))
    await _passkeys(request).store.remove(person.id, body.passkey)
    return await _passkeys_told(request)


# --- what is kept --------------------------------------------------------------------------------


@routes.get("/api/me/kept", errors=KNOWN)
async def list_kept(request: Request) -> w.KeptThings:
    """Tell what is kept for who asks."""
    return w.KeptThings(await preferences.kept(_people(request), asking_of(request)))


@routes.post(
    "/api/me/kept/{key}",
    most=preferences.LARGEST_BODY,
    errors=(*KNOWN, "people.kept", "people.kept.full"),
)
async def keep(request: Request, body: w.Keep) -> w.KeptKey:
    """Keep something for who asks."""
    key = request.path_params["key"]
    await preferences.keep(_people(request), asking_of(request), key, body.value)
    return w.KeptKey(key)


@routes.get("/api/me/export", errors=KNOWN, answer=export.Everything)
async def export_account(request: Request) -> Response:
    """Hand out a file of all that the server has of who asks."""
    people, passkeys = _people(request), _passkeys(request)
    exported = await export.everything(people, passkeys, asking_of(request))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": 'attachment; filename="tantrix.json"',
    }
    text = msgspec.json.format(msgspec.json.encode(exported))
    return Response(text, media_type="application/json", headers=headers)


@routes.post("/api/me/delete", most=MOST, errors=(*KNOWN, *KEYS, "people.login"))
async def delete_account(request: Request, body: w.Delete) -> AnswerThen[w.WhoAsks]:
    """Delete the account."""
    people, asking = _people(request), asking_of(request)
    account = await people.account(asking)
    if body.credential is not None:
        await _passkeys(request).confirm(asking, _container(request), body.credential)
    elif account.kind != GUEST:
        await people.check_password(asking, account, account.name, body.password or "")
    await people.delete(asking)
    await _renew_rooms(request, account.id)
    return _gone(request, BackgroundTask(people.sockets.end_person, account.id))


# --- others --------------------------------------------------------------------------------------


@routes.get("/api/people/{name}", scope=READ, errors=("people.unknown",))
async def get_profile(request: Request) -> w.Profile:
    """Tell what everybody may know of somebody."""
    account = await _people(request).named(request.path_params["name"])
    return w.Profile(form(person_of(account)), account.made_ms)


@routes.get("/api/countries")
async def list_countries(_: Request) -> w.Countries:
    """Tell the codes of the countries that one may be of."""
    return w.Countries(sorted(countries.COUNTRIES))


# --- what is asked -------------------------------------------------------------------------------


def _people(request: Request) -> AccountService:
    people: AccountService = request.app.state.people
    return people


def _passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def asking_of(request: Request) -> Asking:
    """Return who asks, for parts of the server that let somebody change their account."""
    browser = _family(request.headers.get("user-agent", ""))
    session = cookies.session(request)
    return Asking(cookies.person(request), session, browser, visitor(request))


def _family(agent: str) -> str:
    """Return the family of a browser and its system, by which people recognise their sessions."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_FAMILIES, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))


def _container(request: Request) -> RelyingParty:
    return container(request, _people(request).public)


# --- what is told --------------------------------------------------------------------------------


async def _begun(request: Request, begun: NewSession) -> AnswerThen[w.WhoAsks]:
    """Tell who it is whose session has begun; the sockets of before end when that is told."""
    sockets, before = _people(request).sockets, cookies.session(request)
    was, now = cookies.owner(request), begun.person
    if was == now.id:
        ending = BackgroundTask(sockets.end_person, was, but=begun.session.hash)
    else:
        await _renew_rooms(request, was)
        ending = BackgroundTask(sockets.end_session, before)
    cookies.renew(request, begun.token, now)
    return AnswerThen(w.WhoAsks(form(now)), ending)


async def _renew_rooms(request: Request, person: str) -> None:
    """Have the rooms read anew what is stored of somebody."""
    renew: Callable[[str], Awaitable[None]] = request.app.state.renew
    await renew(person)


def _gone(request: Request, ending: BackgroundTask) -> AnswerThen[w.WhoAsks]:
    """Tell who has gone that they are a visitor again, a new one."""
    cookies.renew(request, cookies.new_token())
    return AnswerThen(w.WhoAsks(form(cookies.person(request))), ending)


async def _passkeys_told(request: Request) -> w.PasskeyList:
    exported = await export.passkeys(_people(request), _passkeys(request), asking_of(request))
    return w.PasskeyList(exported)
