"""Notifications over HTTP: the list, what one hears of, and the links in mails."""

from __future__ import annotations

from starlette.requests import Request

from tantrix.server.auth.http import asking_of
from tantrix.server.notifications import messages as w
from tantrix.server.notifications.service import NotificationService
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.guards import not_visitors
from tantrix.server.web.route import Routes

STOPS = Rate("notifications.stop", 60, 0.1)
"""How many secrets of links one address may try."""

KNOWN = ("people.none", "people.slow")

routes = Routes()


somebody = not_visitors("people.none")


@routes.get("/api/notifications", guard=somebody, errors=KNOWN)
async def list_notices(request: Request) -> w.NoticeList:
    """List what one has been told, the newest first."""
    found = await _service(request).notices.listed(cookies.owner(request))
    return w.NoticeList([w.NoticeView(*one[1:]) for one in found])


@routes.post("/api/notifications/seen", guard=somebody, errors=KNOWN)
async def see_notices(request: Request, body: w.SeeNotices) -> w.NoticeList:
    """Note that one has seen what was told up to a time."""
    await _service(request).see(cookies.owner(request), body.upto_ms)
    return await list_notices(request)


@routes.get("/api/notifications/settings", errors=KNOWN)
async def get_notification_settings(request: Request) -> w.NotificationChoice:
    """Tell what one hears of, and how."""
    return await _service(request).choice(asking_of(request))


@routes.post("/api/notifications/settings", errors=KNOWN)
async def change_notification_settings(
    request: Request, body: w.ChangeNotifications
) -> w.NotificationChoice:
    """Change what one hears of, and how."""
    return await _service(request).change(asking_of(request), body)


@routes.post("/api/notifications/browsers", errors=(*KNOWN, "notify.push"))
async def add_push_browser(request: Request, body: w.PushBrowser) -> w.NotificationChoice:
    """Push to a browser from now on."""
    service, asking = _service(request), asking_of(request)
    await service.subscribe(asking, body.endpoint, body.key, body.secret)
    return await service.choice(asking)


@routes.post("/api/notifications/browsers/remove", errors=KNOWN)
async def remove_push_browser(request: Request, body: w.PushEndpoint) -> w.NotificationChoice:
    """Push to a browser no more."""
    service, asking = _service(request), asking_of(request)
    await service.unsubscribe(asking, body.endpoint)
    return await service.choice(asking)


@routes.post("/api/notifications/stop/{token}", limit=STOPS, errors=("notify.token",))
async def stop_mail(request: Request) -> w.MailStopped:
    """Mail no more of a kind (`SECRET.KIND`), or nothing (`SECRET.all`).

    Whoever has the link of a mail may, without logging in; mail programs ask for it by one click.
    """
    return w.MailStopped(await _service(request).stop(request.path_params["token"]))


# --- links by mail -------------------------------------------------------------------------------

MAILING = (*KNOWN, "notify.off", "notify.often", "people.email")


@routes.post("/api/notifications/verify", status=202, errors=MAILING)
async def ask_verification(request: Request, body: w.AskVerification) -> w.LinkAsked:
    """Have a link mailed that shows that the address in the account is one's own."""
    await _service(request).verify(asking_of(request), body.lang)
    return w.LinkAsked()


@routes.post("/api/notifications/verified", limit=STOPS, errors=("notify.token",))
async def verify_address(request: Request, body: w.RedeemToken) -> w.AddressVerified:
    """Take the token of such a link."""
    return w.AddressVerified(await _service(request).verified(body.token))


@routes.post("/api/notifications/reset", status=202, errors=("people.slow", "notify.off"))
async def ask_password(request: Request, body: w.AskPassword) -> w.LinkAsked:
    """Have a link for a new password mailed, if the member has a verified address."""
    await _service(request).ask_password(asking_of(request), body.name, body.lang)
    return w.LinkAsked()


@routes.post(
    "/api/notifications/password",
    limit=STOPS,
    errors=("notify.token", "people.password", "people.slow", "people.busy", "people.none"),
)
async def reset_password(request: Request, body: w.ResetPassword) -> w.PasswordChanged:
    """Set a password by the token of such a link."""
    await _service(request).reset_password(asking_of(request), body.token, body.new)
    return w.PasswordChanged()


def _service(request: Request) -> NotificationService:
    service: NotificationService = request.app.state.notifications
    return service
