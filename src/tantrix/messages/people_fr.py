"""The sentences about people and their accounts in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

PEOPLE: dict[str, str | dict[str, str]] = {
    "bad.name": "Ce n’est pas un nom.",
    "bad.name.length": "Un nom a de {shortest} à {longest} caractères.",
    "bad.name.letters": "Un nom n’a que des lettres, des chiffres, des espaces et - _ .",
    "bad.name.scripts": "Un nom n’a de lettres que d’un seul alphabet.",
    "bad.name.marks": "Un nom commence et finit par une lettre ou un chiffre.",
    "bad.name.reserved": "Ce nom est celui de la maison : prenez-en un autre.",
    "people.name.taken": "Quelqu’un porte ce nom, ou un nom semblable : prenez-en un autre.",
    "people.name.first": "Choisissez d’abord un nom à vous.",
    "people.password": "Ce mot de passe est trop faible.",
    "people.password.short": "Un mot de passe a au moins {shortest} caractères.",
    "people.password.name": "Votre nom n’est pas un bon mot de passe : tout le monde le connaît.",
    "people.password.common": "Ce mot de passe est parmi les premiers que l’on essaie.",
    "people.email": "Ce n’est pas une adresse électronique.",
    "people.country": "« {text} » n’est pas un pays connu ici.",
    "people.login": "Le nom ou le mot de passe est faux.",
    "people.slow": "Trop d’essais : attendez un peu et réessayez.",
    "people.busy": "Beaucoup de monde se connecte en ce moment : réessayez dans un instant.",
    "people.in": "Vous êtes déjà là sous le nom de {name} : déconnectez-vous d’abord.",
    "people.none": "Entrez d’abord : cela fait partie d’un compte.",
    "people.members": "Inscrivez-vous d’abord : c’est réservé aux membres.",
    "people.banned": "Vous ne pouvez pas participer avant le {until}. Raison : {why}",
    "people.unknown": "Il n’y a personne du nom de « {name} ».",
    "people.kept": "Cela ne peut pas être gardé.",
    "people.kept.full": "On ne peut pas garder plus de {most} octets.",
    "people.passkey": "La clé d’accès n’a pas été acceptée.",
    "people.passkey.known": "Cette clé d’accès sert déjà.",
    "people.passkey.last": (
        "C’est le seul moyen d’entrer dans votre compte : mettez d’abord un mot de passe."
    ),
    "people.passkey.late": "Cela a pris trop de temps : réessayez.",
    "people.passkey.many": "Vous pouvez avoir {most} clés d’accès : enlevez-en une d’abord.",
    "people.passkey.site": "Les clés d’accès veulent une adresse avec un nom, pas des nombres.",
}
