"""The sentences of settings, operations and `tantrix admin` in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

ADMIN: dict[str, str | dict[str, str]] = {
    "bad.setting.file": "Les réglages de {file} ne peuvent pas être lus : {why}.",
    "bad.setting.form": "{file} n’est pas un fichier de réglages : il faut du TOML, et court.",
    "bad.setting.unknown": "{where} : il n’y a pas de réglage « {name} » ; il y a {known}.",
    "bad.setting.value": "{where} : le réglage « {name} » ne peut pas avoir cette valeur.",
    "bad.setting.value.address": (
        "{where} : « {name} » est http:// ou https:// et un hôte en minuscules, au besoin avec un "
        "port, et rien derrière : https://tantrix.example."
    ),
    "bad.setting.value.origins": (
        "{where} : « {name} » sont des pages comme https://tantrix.example, chacune un protocole "
        "et un hôte en minuscules, au besoin avec un port : des mots dans l’environnement, une "
        "liste dans un fichier."
    ),
    "bad.setting.value.proxies": (
        "{where} : « {name} » sont des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8 : "
        "des mots dans l’environnement, une liste dans un fichier."
    ),
    "bad.setting.value.database": (
        "{where} : « {name} » est un fichier, ou une adresse qui commence par postgresql:// ou "
        "sqlite:///."
    ),
    "bad.setting.value.redis": (
        "{where} : « {name} » est une adresse qui commence par redis://, rediss:// ou unix://."
    ),
    "bad.setting.value.switch": "{where} : « {name} » est true ou false.",
    "bad.setting.value.choice": "{where} : « {name} » est l’un de {choices}.",
    "bad.setting.value.letters": {
        "one": "{where} : « {name} » est un texte d’au moins {count} lettre.",
        "other": "{where} : « {name} » est un texte d’au moins {count} lettres.",
    },
    "bad.setting.value.above": "{where} : « {name} » est un nombre au-dessus de {low}.",
    "bad.setting.value.number": "{where} : « {name} » est un nombre entier de {low} à {high}.",
    "cli.option.config": "Le fichier de réglages, en TOML ; TANTRIX_CONFIG peut aussi le nommer.",
    "cli.option.days": "Jours.",
    "cli.option.begins": "Seulement les noms qui commencent ainsi.",
    "cli.option.reason": "Pourquoi, comme on le dira à la personne.",
    "cli.command.admin": "Tenir une maison : ses gens, ses copies, ses archives.",
    "cli.command.users": "Lister les comptes.",
    "cli.command.role": "Dire ce que quelqu’un peut faire.",
    "cli.command.rename": "Donner un autre nom à quelqu’un.",
    "cli.command.password": "Donner un nouveau mot de passe à quelqu’un.",
    "cli.command.ban": "Exclure quelqu’un, ou le laisser revenir.",
    "cli.command.backup": "Copier une maison dans un nouveau fichier.",
    "cli.command.restore": "Faire une maison d’une copie.",
    "cli.command.verify": "Rejouer chaque partie et comparer.",
    "cli.command.purge": "Terminer les sessions où personne ne vient depuis longtemps.",
    "cli.command.export": "Écrire les archives en fichiers Parquet.",
    "cli.about.admin": (
        "Pour qui tient une maison. La plupart des commandes vont aussi quand elle est ouverte ; "
        "elle remarque dans la demi-minute ce qu’elles changent. Voir docs/server/operations.md."
    ),
    "cli.about.users": (
        "Lister les comptes : nom, sorte, rôle, pays, depuis quand, exclu jusqu’à quand."
    ),
    "cli.about.role": "Faire de NAME un joueur, un modérateur ou un administrateur : le ROLE.",
    "cli.about.rename": "Donner à NAME le nom NEW.",
    "cli.about.password": (
        "Donner à NAME un nouveau mot de passe, tiré au sort et dit une fois ; toutes ses sessions "
        "se terminent."
    ),
    "cli.about.ban": "Exclure NAME quelques jours ; avec --days 0, le laisser revenir.",
    "cli.about.backup": (
        "Copier la maison, ouverte ou non, dans FILE, qui ne doit pas encore être là ; la copie "
        "est vérifiée."
    ),
    "cli.about.restore": (
        "Faire une maison de la copie FILE, là où il n’y en a pas encore, et rejouer chaque "
        "partie. Code de sortie : 0 tout est entier, 1 pas tout."
    ),
    "cli.about.verify": (
        "Rejouer chaque partie d’après ses événements et comparer avec ce qui est gardé. Code de "
        "sortie : 0 tout est entier, 1 pas tout."
    ),
    "cli.about.purge": "Terminer les sessions où personne n’est venu depuis tant de jours.",
    "cli.about.export": (
        "Écrire les parties terminées dans FOLDER en fichiers Parquet, deux par mois ; les mois "
        "sans rien de nouveau restent tels quels. Les parties cachées n’y sont pas."
    ),
    "admin.bad_copy": "La copie {file} n’est pas saine.",
    "admin.copied": {
        "one": "{file} : {count} octet, vérifié.",
        "other": "{file} : {count} octets, vérifiés.",
    },
    "admin.damaged": "La table {table} ne donne pas une partie.",
    "admin.differing": "La table {table} donne un autre résultat que celui qui est gardé.",
    "admin.role": "{name} est désormais : {role}. Une maison ouverte le voit en une demi-minute.",
    "admin.nobody": "Aucun compte ne porte un tel nom.",
    "admin.renamed": (
        "{name} s’appelle désormais {new}. Une maison ouverte le voit en une demi-minute."
    ),
    "admin.banned": (
        "{name} ne peut plus participer jusqu’au {until}. Une maison ouverte le voit en une "
        "demi-minute ; « tantrix admin ban » avec --days 0 y met fin."
    ),
    "admin.free": "{name} peut participer. Une maison ouverte le voit en une demi-minute.",
    "admin.exists": "{file} est déjà là ; rien n’est écrasé.",
    "admin.export.month": {
        "one": "{month} : {count} partie",
        "other": "{month} : {count} parties",
    },
    "admin.exported": {
        "one": "{count} partie écrite dans {folder}.",
        "other": "{count} parties écrites dans {folder}.",
    },
    "admin.missing": "La partie de la table {table} est finie et n’est dans aucun index.",
    "admin.no_extra": "Pour cela, installez tantrix[{extra}].",
    "admin.no_file": (
        "Cette maison est sur un serveur PostgreSQL : copiez-la avec pg_dump,"
        " restaurez-la avec pg_restore."
    ),
    "admin.password": "Le nouveau mot de passe pour {name} : {password}",
    "admin.password.next": (
        "Il n’est dit qu’une fois. Toutes les sessions ouvertes par {name} ont pris fin : qu’il "
        "serve à se connecter, puis à en choisir un autre dans les réglages du compte."
    ),
    "admin.progress": "{done} sur {total}",
    "admin.proved": {
        "one": "{count} table rejouée, {ended} jusqu’au bout.",
        "other": "{count} tables rejouées, {ended} jusqu’au bout.",
    },
    "admin.purged": {"one": "{count} session terminée.", "other": "{count} sessions terminées."},
    "admin.unavailable": "La base de données ne répond pas : {why}.",
    "store.old": (
        "La base {path} est vide, ou d’un programme plus ancien. Ouvrez-la une fois avec "
        "« tantrix serve », puis réessayez."
    ),
    "cli.command.recompute": "Recalculer les classements et comparer.",
    "cli.about.recompute": (
        "Recalculer tous les classements et le livre des records depuis la première partie. Ce qui "
        "diffère est remplacé. Code de sortie : 0 tout est égal, 1 cela différait."
    ),
    "admin.equal": "Les classements et les records sont les mêmes.",
    "admin.unequal": "Les classements ou les records différaient, et sont remplacés.",
}
