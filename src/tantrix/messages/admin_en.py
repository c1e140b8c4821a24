"""The sentences of settings, operations and `tantrix admin` in English."""

from __future__ import annotations

ADMIN: dict[str, str | dict[str, str]] = {
    "bad.setting.file": "The settings in {file} cannot be read: {why}.",
    "bad.setting.form": "{file} is no file of settings: it must be TOML, and short.",
    "bad.setting.unknown": "{where}: there is no setting “{name}”; there are {known}.",
    "bad.setting.value": "{where}: the setting “{name}” cannot have this value.",
    "bad.setting.value.address": (
        "{where}: “{name}” is http:// or https:// and a host in small letters, perhaps with a "
        "port, and nothing behind: https://tantrix.example."
    ),
    "bad.setting.value.origins": (
        "{where}: “{name}” are pages such as https://tantrix.example, each a scheme and a host in "
        "small letters, perhaps with a port: words in the environment, a list in a file."
    ),
    "bad.setting.value.proxies": (
        "{where}: “{name}” are addresses or networks such as 127.0.0.1 or 10.0.0.0/8: words in "
        "the environment, a list in a file."
    ),
    "bad.setting.value.database": (
        "{where}: “{name}” is a file, or an address that begins with postgresql:// or sqlite:///."
    ),
    "bad.setting.value.redis": (
        "{where}: “{name}” is an address that begins with redis://, rediss:// or unix://."
    ),
    "bad.setting.value.switch": "{where}: “{name}” is true or false.",
    "bad.setting.value.choice": "{where}: “{name}” is one of {choices}.",
    "bad.setting.value.letters": {
        "one": "{where}: “{name}” is a text of at least {count} letter.",
        "other": "{where}: “{name}” is a text of at least {count} letters.",
    },
    "bad.setting.value.above": "{where}: “{name}” is a number above {low}.",
    "bad.setting.value.number": "{where}: “{name}” is a whole number from {low} to {high}.",
    "cli.option.config": "The file of settings, in TOML; TANTRIX_CONFIG may name it too.",
    "cli.option.days": "Days.",
    "cli.option.begins": "Only names that begin so.",
    "cli.option.reason": "Why, as the person is told.",
    "cli.command.admin": "Keep a house: its people, its copies, its archive.",
    "cli.command.users": "List the accounts.",
    "cli.command.role": "Say what somebody may do.",
    "cli.command.rename": "Give somebody another name.",
    "cli.command.password": "Give somebody a new password.",
    "cli.command.ban": "Ban somebody, or let them in again.",
    "cli.command.backup": "Copy a house into a new file.",
    "cli.command.restore": "Make a house of a copy.",
    "cli.command.verify": "Play every game again and compare.",
    "cli.command.purge": "End sessions in which nobody was seen for long.",
    "cli.command.export": "Write the archive as Parquet files.",
    "cli.about.admin": (
        "For whoever keeps a house. Most commands work while the house is open; it notices what "
        "they change within half a minute. See docs/server/operations.md."
    ),
    "cli.about.users": "List the accounts: name, kind, role, country, since when, banned until.",
    "cli.about.role": "Let NAME be a player, a moderator or an admin: the ROLE.",
    "cli.about.rename": "Give NAME the name NEW.",
    "cli.about.password": (
        "Give NAME a new password, chosen at random and told once; all their sessions end."
    ),
    "cli.about.ban": "Ban NAME for some days; with --days 0 they may come in again.",
    "cli.about.backup": (
        "Copy the house, open or not, into FILE, which must not be there yet; the copy is checked."
    ),
    "cli.about.restore": (
        "Make a house of the copy in FILE, where there is none yet, and play every game again. "
        "Exit status: 0 all is whole, 1 not all."
    ),
    "cli.about.verify": (
        "Play every game again from its events and compare what comes of it with what is kept. "
        "Exit status: 0 all is whole, 1 not all."
    ),
    "cli.about.purge": "End the sessions in which nobody was seen for so many days.",
    "cli.about.export": (
        "Write the games that ended to FOLDER as Parquet files, two a month; months without "
        "anything new are left as they are. Hidden games are left out."
    ),
    "admin.bad_copy": "The copy {file} is not sound.",
    "admin.copied": {
        "one": "{file}: {count} byte, checked.",
        "other": "{file}: {count} bytes, checked.",
    },
    "admin.damaged": "The table {table} does not add up to a game.",
    "admin.differing": "The table {table} comes to another result than the one that is kept.",
    "admin.role": "{name} is now: {role}. An open house notices within half a minute.",
    "admin.nobody": "No account has a name like that.",
    "admin.renamed": "{name} is called {new} now. An open house notices within half a minute.",
    "admin.banned": (
        "{name} may not take part until {until}. An open house notices within half a minute; "
        "“tantrix admin ban” with --days 0 ends it."
    ),
    "admin.free": "{name} may take part. An open house notices within half a minute.",
    "admin.exists": "{file} is there already; nothing is overwritten.",
    "admin.export.month": {
        "one": "{month}: {count} game",
        "other": "{month}: {count} games",
    },
    "admin.exported": {
        "one": "{count} game written to {folder}.",
        "other": "{count} games written to {folder}.",
    },
    "admin.missing": "The game of table {table} ended and is in no index.",
    "admin.no_extra": "For this, install tantrix[{extra}].",
    "admin.no_file": (
        "This house is on a PostgreSQL server: copy it with pg_dump, restore it with pg_restore."
    ),
    "admin.password": "The new password of {name}: {password}",
    "admin.password.next": (
        "It is told once. All sessions of {name} have ended: with it they log in, and choose their "
        "own in the settings of the account."
    ),
    "admin.progress": "{done} of {total}",
    "admin.proved": {
        "one": "{count} table played again, {ended} of them to the end.",
        "other": "{count} tables played again, {ended} of them to the end.",
    },
    "admin.purged": {"one": "{count} session ended.", "other": "{count} sessions ended."},
    "admin.unavailable": "The database does not answer: {why}.",
    "store.old": (
        "{path} is empty, or of an older program. Open it once with “tantrix serve”, then try "
        "again."
    ),
    "cli.command.recompute": "Compute the rankings again and compare.",
    "cli.about.recompute": (
        "Compute all rankings and the record book again, from the first game on. What is kept is "
        "replaced where it differs. Exit status: 0 it is equal, 1 it differed."
    ),
    "admin.equal": "Rankings and records come out equal.",
    "admin.unequal": "Rankings or records differed, and are kept anew.",
}
