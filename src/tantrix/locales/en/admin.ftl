### The administration commands.

admin-bad_copy = The copy { $file } is damaged.
admin-copied =
    { $count ->
        [one] { $file }: { $count } byte, checked.
       *[other] { $file }: { $count } bytes, checked.
    }
admin-damaged = The events of table { $table } do not make a valid game.
admin-differing = Table { $table } gives a different result from the one stored.
admin-role = { $name } is now: { $role }. A running server notices within half a minute.
admin-nobody = There is no account of that name.
admin-no_accounts = There are no accounts yet.
admin-renamed = { $name } is now called { $new }. A running server notices within half a minute.
admin-banned = { $name } is banned until { $until }. A running server notices within half a minute; “tantrix admin ban” with --days 0 lifts the ban.
admin-free = { $name } is not banned any more. A running server notices within half a minute.
admin-exists = { $file } already exists and was not overwritten.
admin-export-month =
    { $count ->
        [one] { $month }: { $count } game
       *[other] { $month }: { $count } games
    }
admin-exported =
    { $count ->
        [one] { $count } game written to { $folder }.
       *[other] { $count } games written to { $folder }.
    }
admin-missing = The game of table { $table } is over but missing from the archive.
admin-no_extra = For this, install tantrix[{ $extra }].
admin-no_file = This database is on a PostgreSQL server: copy it with pg_dump, restore it with pg_restore.
admin-password = The new password of { $name }: { $password }
admin-password-next = It is shown only once. All sessions of { $name } have ended: they can log in with it and choose a new one in their account settings.
admin-token-next = The token of { $name } is shown only once; it can be revoked in the account settings.
admin-progress = { $done } of { $total }
admin-proved =
    { $count ->
        [one] { $count } table played again, { $ended } of them to the end.
       *[other] { $count } tables played again, { $ended } of them to the end.
    }
admin-purged =
    { $count ->
        [one] { $count } session ended.
       *[other] { $count } sessions ended.
    }
admin-unavailable = The database does not answer: { $why }.
admin-equal = Rankings and records are correct.
admin-unequal = Rankings or records differed and have been replaced.
admin-directs =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
admin-factor-codes = two-step log-in
admin-factor-passkey = passkey
admin-factor-none = no second factor
admin-no_office = Nobody is a moderator, and nobody directs a tournament that is not over.
admin-recovered = Two-step log-in is off for { $name }: the password alone lets them in, until they switch it on again. A running server notices within half a minute.
