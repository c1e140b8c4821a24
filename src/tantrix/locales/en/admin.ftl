### The administration commands.

admin-bad_copy = The copy { $file } is not sound.
admin-copied =
    { $count ->
        [one] { $file }: { $count } byte, checked.
       *[other] { $file }: { $count } bytes, checked.
    }
admin-damaged = The table { $table } does not add up to a game.
admin-differing = The table { $table } comes to another result than the one that is kept.
admin-role = { $name } is now: { $role }. A running server notices within half a minute.
admin-nobody = No account has a name like that.
admin-renamed = { $name } is now called { $new }. A running server notices within half a minute.
admin-banned = { $name } may not take part until { $until }. A running server notices within half a minute; “tantrix admin ban” with --days 0 ends it.
admin-free = { $name } may take part. A running server notices within half a minute.
admin-exists = { $file } is there already; nothing is overwritten.
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
admin-missing = The game of table { $table } ended and is in no index.
admin-no_extra = For this, install tantrix[{ $extra }].
admin-no_file = This database is on a PostgreSQL server: copy it with pg_dump, restore it with pg_restore.
admin-password = The new password of { $name }: { $password }
admin-password-next = It is told once. All sessions of { $name } have ended: with it they log in, and choose their own in the settings of the account.
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
admin-equal = Rankings and records come out equal.
admin-unequal = Rankings or records differed, and are kept anew.
