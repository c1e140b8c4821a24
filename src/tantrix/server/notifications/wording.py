"""What the sentences of mail and push say of a message."""

from __future__ import annotations

from tantrix import messages
from tantrix.server.notifications.outbox import Content, Item

HOUR_MIN = 60
LONG_MIN = 90
"""A start that is so far away is told in hours."""


def said(content: Content) -> dict[str, str | int]:
    """Return the parameters of all sentences about a message."""
    by = next((item.by for item in content.items if item.by), "")
    told: dict[str, str | int] = {"name": content.name, "count": len(content.items), "by": by}
    for item in content.items[:1]:
        told |= {"about": item.about or "", "when": _when(item, content.lang)}
    return told


def _when(item: Item, lang: str) -> str:
    """Return in what time a tournament starts."""
    if item.minutes < LONG_MIN:
        return messages.say("mail.in.minutes", {"count": item.minutes}, lang)
    return messages.say("mail.in.hours", {"count": round(item.minutes / HOUR_MIN)}, lang)
