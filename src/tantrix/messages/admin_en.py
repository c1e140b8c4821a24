"""The sentences of settings, operations and `tantrix admin` in English."""

from __future__ import annotations

ADMIN: dict[str, str | dict[str, str]] = {
    "bad.setting.file": "The settings in {file} cannot be read: {why}.",
    "bad.setting.form": "{file} is no file of settings: it must be TOML, and short.",
    "bad.setting.unknown": "{where}: there is no setting “{name}”.",
    "bad.setting.value": "{where}: the setting “{name}” cannot have this value.",
}
