"""People over HTTP: one's own account (`/api/me`), and what everybody is told of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from tantrix.notation.json_types import Json
from tantrix.server.auth import countries, export, preferences, totp
from tantrix.server.auth import messages as w
from tantrix.server.auth.accounts import AccountService, Asking, NewSession, Particulars
from tantrix.server.auth.names import clean_name
from tantrix.server.auth.passkeys import CONFIRM, ENTER, MAKE, Passkeys, RelyingParty, container
from tantrix.server.auth.repository import GUEST, Account
from tantrix.server.auth.sessions import person_of
from tantrix.server.auth.two_step import TicketMade, TwoStepLogIn
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
CODES = ("people.none", "people.code", "people.code.used", "people.two_step.off", "people.slow")
"""Why nobody is let in, why there is no account, what may be wrong with a passkey or a code."""

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
async def log_in(request: Request, body: w.LogIn) -> AnswerThen[w.LogInAnswer]:
    """Let a member in, or ask for a code."""
    asking = asking_of(request)
    account = await _people(request).recognise(asking, body.name, body.password)
    return await _first_step(request, await _two_step(request).first_step(asking, account))


@routes.post("/api/me/login/code", most=MOST, status=201, errors=(*CODES, "people.ticket"))
async def log_in_with_code(request: Request, body: w.LogInCode) -> AnswerThen[w.WhoAsks]:
    """Let a member in by the second step."""
    begun = await _two_step(request).second_step(asking_of(request), body.ticket, body.code)
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


@routes.post("/api/me/passkeys/make", most=MOST, errors=(*KEYS, "people.second"))
async def add_passkey(request: Request, body: w.NewPasskey) -> w.PasskeyList:
    """Keep a new passkey; whose device has verified its person has shown it, too."""
    name, asking = clean_name(body.name, "name"), asking_of(request)
    await _two_step(request).check_session(asking)
    if await _passkeys(request).make(asking, _container(request), body.credential, name):
        await _two_step(request).show(asking, None)
    return await _passkeys_told(request)


@routes.post("/api/me/passkeys/enter", most=MOST, status=201, errors=KEYS)
async def enter_with_passkey(request: Request, body: w.UsedPasskey) -> AnswerThen[w.LogInAnswer]:
    """Let somebody in who has a passkey; a code is asked for where the device did not ask them."""
    asking = asking_of(request)
    found = await _passkeys(request).recognise(asking, _container(request), body.credential)
    step = await _two_step(request).first_step(asking, found.account, verified=found.verified)
    return await _first_step(request, step)


@routes.post("/api/me/passkeys/remove", most=MOST, errors=(*KEYS, "people.second"))
async def remove_passkey(request: Request, body: w.OldPasskey) -> w.PasskeyList:
    """Forget a passkey."""
    asking = asking_of(request)
    person = _people(request).known(asking)
    await _two_step(request).check_session(asking)
    await _passkeys(request).store.remove(person.id, body.passkey)
    return await _passkeys_told(request)


# --- two-step log-in -----------------------------------------------------------------------------


@routes.get("/api/me/two-step", errors=KNOWN)
async def get_two_step(request: Request) -> w.TwoStepView:
    """Tell whether two-step log-in is on."""
    return await _two_step_told(request, shown=request.state.two_factors)


@routes.post(
    "/api/me/two-step/start",
    most=MOST,
    errors=(*KEYS, "people.members", "people.busy", "people.second", "people.two_step.on"),
)
async def start_two_step(request: Request, body: w.StartTwoStep) -> w.TwoStepSecret:
    """Make a secret for an app, confirmed by the password or a passkey; a code switches it on.

    Who confirms by a passkey has shown their second factor by that.
    """
    asking = asking_of(request)
    account = await _people(request).account(asking)
    await _confirm(request, account, body.password, body.credential)
    if body.credential is not None:
        await _two_step(request).show(asking, None)
        asking = asking._replace(two_factors=True)
    secret = await _two_step(request).start(asking)
    address = totp.address_of(secret, account.name)
    return w.TwoStepSecret(totp.text_of(secret), address, _picture(address))


@routes.post(
    "/api/me/two-step/on",
    most=MOST,
    status=201,
    errors=(
        *("people.members", "people.second", "people.two_step.late", "people.two_step.on"),
        *CODES,
    ),
)
async def switch_on_two_step(request: Request, body: w.TwoStepCode) -> w.RecoveryCodes:
    """Switch two-step log-in on, by the first code of the app."""
    return w.RecoveryCodes(await _two_step(request).switch_on(asking_of(request), body.code))


@routes.post("/api/me/two-step/codes", most=MOST, status=201, errors=CODES)
async def renew_recovery_codes(request: Request, body: w.TwoStepCode) -> w.RecoveryCodes:
    """Make new recovery codes in place of the old ones."""
    return w.RecoveryCodes(await _two_step(request).renew_codes(asking_of(request), body.code))


@routes.post("/api/me/two-step/off", most=MOST, errors=CODES)
async def switch_off_two_step(request: Request, body: w.TwoStepCode) -> w.TwoStepView:
    """Switch two-step log-in off."""
    await _two_step(request).switch_off(asking_of(request), body.code)
    return await _two_step_told(request, shown=False)


@routes.post("/api/me/two-step/show", most=MOST, errors=(*CODES, *KEYS))
async def show_second_factor(request: Request, body: w.ShowSecondFactor) -> w.TwoStepView:
    """Show a second factor in a session that began without one."""
    asking = asking_of(request)
    if body.credential is not None:
        await _passkeys(request).confirm(asking, _container(request), body.credential)
    await _two_step(request).show(asking, None if body.credential is not None else body.code or "")
    return await _two_step_told(request, shown=True)


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
    people, passkeys, codes = _people(request), _passkeys(request), _two_step(request)
    exported = await export.everything(people, passkeys, codes, asking_of(request))
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
    if account.kind != GUEST or body.credential is not None:
        await _confirm(request, account, body.password, body.credential)
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


def _two_step(request: Request) -> TwoStepLogIn:
    two_step: TwoStepLogIn = request.app.state.two_step
    return two_step


async def _confirm(
    request: Request, account: Account, password: str | None, credential: Json | None
) -> None:
    """Refuse who does not show again who they are, by a passkey or else the password."""
    asking = asking_of(request)
    if credential is not None:
        await _passkeys(request).confirm(asking, _container(request), credential)
    else:
        await _people(request).check_password(asking, account, account.name, password or "")


def asking_of(request: Request) -> Asking:
    """Return who asks, for parts of the server that let somebody change their account."""
    browser = _family(request.headers.get("user-agent", ""))
    session = cookies.session(request)
    two_factors = request.state.two_factors
    return Asking(cookies.person(request), session, browser, visitor(request), two_factors)


def _family(agent: str) -> str:
    """Return the family of a browser and its system, by which people recognise their sessions."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_FAMILIES, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))


def _container(request: Request) -> RelyingParty:
    return container(request, _people(request).public)


# --- what is told --------------------------------------------------------------------------------


async def _first_step(request: Request, step: NewSession | TicketMade) -> AnswerThen[w.LogInAnswer]:
    """Tell who has come in, or that a code is asked for, and nobody has come in yet."""
    if isinstance(step, TicketMade):
        return AnswerThen(w.LogInAnswer(form(cookies.person(request)), step.ticket))
    told, ending = await _begun(request, step)
    return AnswerThen(w.LogInAnswer(told.person, None), ending)


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


async def _two_step_told(request: Request, *, shown: bool) -> w.TwoStepView:
    person = _people(request).known(asking_of(request))
    store = _two_step(request).store
    kept = await store.kept(person.id)
    return w.TwoStepView(
        on_ms=None if kept is None else kept.on_ms,
        codes=len(await store.recovery(person.id)),
        shown=shown,
        needed=person.role != "player" and cookies.settings(request).second_factor != "nobody",
    )


def _picture(address: str) -> str:
    """Return the picture of an address that a telephone reads (QR)."""
    import segno

    return str(segno.make(address, error="m", micro=False).svg_data_uri(scale=4, border=2))


async def _passkeys_told(request: Request) -> w.PasskeyList:
    exported = await export.passkeys(_people(request), _passkeys(request), asking_of(request))
    return w.PasskeyList(exported)
