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
    "people.slow": "Trop d’essais : réessayez dans {seconds} s.",
    "people.busy": "Beaucoup de monde se connecte en ce moment : réessayez dans un instant.",
    "people.in": "Vous êtes déjà là, avec le nom {name} : déconnectez-vous d’abord.",
    "people.none": "Entrez d’abord : cela fait partie d’un compte.",
    "people.members": "Inscrivez-vous d’abord : c’est réservé aux membres.",
    "people.banned": (
        "Votre compte est exclu jusqu’au {until} : vous pouvez seulement regarder. Raison : {why}"
    ),
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
    # The page.
    "page.people.title": "Votre compte",
    "page.people.enter": "Entrer",
    "page.people.you": "{name}, votre compte",
    "page.people.lead": (
        "Vous pouvez jouer contre les robots et résoudre des casse-têtes sans compte. Pour "
        "rencontrer du monde, entrez comme invité ou inscrivez-vous. Ce que vous avez fait reste "
        "à vous."
    ),
    "people.guest": "Invité",
    "page.people.guest": "Comme invité",
    "page.people.guest.text": "La maison vous trouve un nom. Rien à remplir.",
    "page.people.guest.go": "Entrer comme invité",
    "page.people.guest.lead": (
        "Vous êtes invité dans ce navigateur seulement. Inscrivez-vous, et tout ce que vous avez "
        "fait reste à vous sur tous vos appareils."
    ),
    "page.people.login": "Avec votre compte",
    "page.people.login.go": "Se connecter",
    "page.people.login.passkey": "Se connecter avec une clé d’accès",
    "page.people.logout": "Se déconnecter",
    "page.people.register": "S’inscrire",
    "page.people.register.text": "Les membres jouent des parties classées et sont au classement.",
    "page.people.register.go": "S’inscrire",
    "page.people.name": "Nom",
    "page.people.name.hint": "De 2 à 20 lettres et chiffres. Tout le monde le voit.",
    "page.people.password": "Mot de passe",
    "page.people.password.hint": "Au moins 8 caractères.",
    "page.people.password.text": "Quand il change, tous les autres navigateurs sont déconnectés.",
    "page.people.password.first": (
        "Vous entrez avec une clé d’accès ; un mot de passe est un second moyen d’entrer."
    ),
    "page.people.password.old": "Ancien mot de passe",
    "page.people.password.new": "Nouveau mot de passe",
    "page.people.password.go": "Changer le mot de passe",
    "page.people.email": "Adresse électronique (facultative)",
    "page.people.email.hint": "Personne ne la voit, et rien n’y est envoyé.",
    "page.people.account": "Compte",
    "page.people.country": "Pays",
    "page.people.country.none": "Non indiqué",
    "page.people.colours": "Couleurs préférées",
    "page.people.colours.hint": "Prises pour vous dans une salle où elles sont libres.",
    "page.people.colours.first": "La première",
    "page.people.colours.second": "La seconde",
    "page.people.colours.any": "Peu importe",
    "page.people.save": "Enregistrer",
    "page.people.saved": "Votre compte est enregistré.",
    "page.people.renamed": "Vous vous appelez maintenant {name}.",
    "page.people.in.guest": "Vous voilà, avec le nom {name} : on vous rencontre au salon.",
    "page.people.in.login": "Vous voilà connecté : {name}.",
    "page.people.in.member": (
        "Vous voilà membre, {name} : les parties classées du salon vous sont ouvertes."
    ),
    "page.people.out": "Vous êtes déconnecté.",
    "page.people.deleted": "Votre compte est supprimé.",
    "page.people.to_lobby": "Au salon",
    "page.people.password.changed": (
        "Le mot de passe est changé, et tout autre navigateur est déconnecté."
    ),
    "page.people.passkey.made": "La clé est gardée : la prochaine fois, elle vous fera entrer.",
    "page.people.passkey.removed": "La clé est retirée : elle ne fait plus entrer personne.",
    "page.people.passkeys": "Clés d’accès",
    "page.people.passkeys.text": (
        "Une clé d’accès reste dans votre appareil et vous fait entrer sans nom ni mot de passe."
    ),
    "page.people.passkeys.unable": "Ce navigateur n’a pas de clés d’accès à cette adresse.",
    "page.people.passkey.some": "Clé d’accès",
    "page.people.passkey.name": "Nom de la nouvelle clé d’accès",
    "page.people.passkey.name.hint": "Pour vous, par exemple « Téléphone ».",
    "page.people.passkey.make": "Faire une clé d’accès",
    "page.people.passkey.none": "Aucune clé d’accès n’a servi.",
    "page.people.passkey.unused": "n’a jamais servi",
    "page.people.passkey.used": "a servi le {when}",
    "page.people.passkey.remove": "Enlever",
    "page.people.passkey.remove.named": "Enlever « {name} »",
    "page.people.sessions": "Où vous êtes connecté",
    "page.people.sessions.end": "Se déconnecter partout ailleurs",
    "page.people.session.some": "Un navigateur",
    "page.people.session.here": "ce navigateur",
    "page.people.session.seen": "vu le {when}",
    "page.people.session.end": "Déconnecter",
    "page.people.session.end.named": "Déconnecter {name}",
    "page.people.session.ended": "Déconnecté.",
    "page.people.data": "Vos données",
    "page.people.data.text": (
        "Un fichier avec tout ce que la maison a de vous ; ou bien faites tout effacer."
    ),
    "page.people.export": "Télécharger mes données",
    "page.people.delete": "Supprimer le compte",
    "page.people.delete.text": (
        "Votre nom, vos sessions, vos clés d’accès et vos réglages disparaissent pour toujours. "
        "Les parties que vous avez jouées restent, sans votre nom."
    ),
    "page.people.delete.passkey": "On vous demandera votre clé d’accès.",
    "page.people.delete.no": "Le garder",
    "page.people.delete.yes": "Supprimer pour toujours",
    "page.people.banned": "Vous êtes exclu pour l’instant",
    "page.people.kind": "Ici comme",
    "page.people.kind.guest": "invité",
    "page.people.kind.member": "membre",
    "page.people.role": "Fonction",
    "page.people.role.moderator": "modérateur",
    "page.people.role.admin": "administrateur",
    "page.people.since": "Depuis le",
    "page.people.profile": "Ce que les autres voient",
}
