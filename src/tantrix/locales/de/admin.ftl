### The administration commands.

admin-bad_copy = Die Kopie { $file } ist beschädigt.
admin-copied =
    { $count ->
        [one] { $file }: { $count } Byte, geprüft.
       *[other] { $file }: { $count } Bytes, geprüft.
    }
admin-damaged = Die Ereignisse von Tisch { $table } ergeben keine gültige Partie.
admin-differing = Tisch { $table } ergibt ein anderes Ergebnis als gespeichert.
admin-role = { $name } ist jetzt: { $role }. Ein laufender Server bemerkt es binnen einer halben Minute.
admin-nobody = Es gibt kein Konto mit diesem Namen.
admin-no_accounts = Es gibt noch keine Konten.
admin-renamed = { $name } heißt jetzt { $new }. Ein laufender Server bemerkt es binnen einer halben Minute.
admin-banned = { $name } ist bis { $until } gesperrt. Ein laufender Server bemerkt es binnen einer halben Minute; „tantrix admin ban“ mit --days 0 hebt die Sperre auf.
admin-free = { $name } ist nicht mehr gesperrt. Ein laufender Server bemerkt es binnen einer halben Minute.
admin-exists = { $file } gibt es schon und wurde nicht überschrieben.
admin-export-month =
    { $count ->
        [one] { $month }: { $count } Partie
       *[other] { $month }: { $count } Partien
    }
admin-exported =
    { $count ->
        [one] { $count } Partie nach { $folder } geschrieben.
       *[other] { $count } Partien nach { $folder } geschrieben.
    }
admin-missing = Die Partie von Tisch { $table } ist zu Ende, fehlt aber im Archiv.
admin-no_extra = Installiere dafür tantrix[{ $extra }].
admin-no_file = Diese Datenbank liegt auf einem PostgreSQL-Server: Kopiere sie mit pg_dump, stelle sie mit pg_restore wieder her.
admin-password = Das neue Passwort von { $name }: { $password }
admin-password-next = Es wird nur einmal gezeigt. Alle Sitzungen von { $name } sind beendet: Die Anmeldung geht mit diesem Passwort, und ein neues lässt sich in den Einstellungen des Kontos wählen.
admin-token-next = Das Token von { $name } wird nur einmal gezeigt; in den Einstellungen des Kontos lässt es sich widerrufen.
admin-progress = { $done } von { $total }
admin-proved =
    { $count ->
        [one] { $count } Tisch noch einmal gespielt, { $ended } davon bis zum Ende.
       *[other] { $count } Tische noch einmal gespielt, { $ended } davon bis zum Ende.
    }
admin-purged =
    { $count ->
        [one] { $count } Sitzung beendet.
       *[other] { $count } Sitzungen beendet.
    }
admin-unavailable = Die Datenbank antwortet nicht: { $why }.
admin-equal = Ranglisten und Rekorde stimmen.
admin-unequal = Ranglisten oder Rekorde wichen ab und sind ersetzt.
