"""The sentences of programs at the house in English."""

from __future__ import annotations

from collections.abc import Mapping

API: Mapping[str, str | Mapping[str, str]] = {
    "api.bot.begins": "Table {table}: I play.",
    "api.bot.gave_up": "Table {table}: I gave up ({why}).",
    "api.bot.here": "I am {name} at {address} and wait for games.",
    "api.bot.left": "Room “{room}”: I left ({why}).",
    "api.bot.over": "Table {table}: over, {scores}.",
    "api.foreign": "What answers there is no house of ours: {address}.",
    "api.token_file": "{file} holds no token, or more than one word.",
    "api.unreachable": "The house at {address} does not answer: {why}.",
    "cli.command.bot": "Let a robot play at a house, with a token.",
    "cli.about.bot": (
        "Let a robot play at the house at ADDRESS, such as http://127.0.0.1:8765, at every table "
        "of the account to which the token belongs. It comes back by itself when the house was "
        "away. Ctrl-C ends it. See docs/api.md."
    ),
    "cli.option.most": "End after so many games.",
    "cli.option.token-file": "The file with the token, made in the settings of the account.",
    "api.members": "Only members can have tokens for programs.",
    "api.no_token": "There is no such token.",
    "api.not_for_tokens": "This is for people at their browsers: no token can do it.",
    "api.scope": "This token may not do that: it lacks the scope “{scope}”.",
    "api.streams": "You have {most} streams open: close one first.",
    "api.token": "This token is worth nothing, or not any more.",
    "api.tokens": "You have {most} tokens already: revoke one first.",
}
"""The messages by id."""
