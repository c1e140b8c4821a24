"""The sentences of settings, operations and `tantrix admin` in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

ADMIN: dict[str, str | dict[str, str]] = {
    "bad.setting.file": "Les réglages de {file} ne peuvent pas être lus : {why}.",
    "bad.setting.form": "{file} n’est pas un fichier de réglages : il faut du TOML, et court.",
    "bad.setting.unknown": "{where} : il n’y a pas de réglage « {name} ».",
    "bad.setting.value": "{where} : le réglage « {name} » ne peut pas avoir cette valeur.",
}
