"""The sentences of programs at the house in English."""

from __future__ import annotations

from collections.abc import Mapping

API: Mapping[str, str | Mapping[str, str]] = {
    "api.members": "Only members can have tokens for programs.",
    "api.no_token": "There is no such token.",
    "api.not_for_tokens": "This is for people at their browsers: no token can do it.",
    "api.scope": "This token may not do that: it lacks the scope “{scope}”.",
    "api.streams": "You have {most} streams open: close one first.",
    "api.token": "This token is worth nothing, or not any more.",
    "api.tokens": "You have {most} tokens already: revoke one first.",
}
"""The messages by id."""
