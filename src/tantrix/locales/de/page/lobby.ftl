### The lobby and its rooms.

## Why something cannot be done in the lobby or in a room

lobby-visitor = Tritt erst als Gast bei oder melde dich an.
lobby-banned = Bis { $until } bist du von Lobby und Chats ausgeschlossen. Grund: { $reason }
lobby-unknown = Diesen Raum gibt es nicht mehr, oder er ist privat.
lobby-host = Das kann nur der Gastgeber des Raums.
lobby-no_slot = Auf diesem Platz sitzt niemand.
lobby-slot_taken = Diesen Platz hat schon jemand anders.
lobby-room_full = Alle Plätze dieses Raums sind besetzt.
lobby-no_seat = Nimm dir erst einen Platz.
lobby-playing = Hier läuft eine Partie: Warte, bis sie zu Ende ist.
lobby-elsewhere = Du spielst im Raum „{ $room }“: Beende erst diese Partie.
lobby-busy = { $name } spielt gerade eine andere Partie.
lobby-members = Gewertete Partien sind nur für Mitglieder.
lobby-masters = Masters-Partien sind ab 950 Punkten: { $name } hat weniger.
lobby-no_robots = In solchen Partien können keine Roboter spielen.
lobby-seats_free =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-not_ready = Noch nicht bereit: { $names }.
lobby-absent = Gerade nicht da: { $names }.
lobby-not_welcome = Ihr könnt nicht zusammen spielen: Einer von euch ignoriert den anderen.
lobby-uninvitable = Du kannst { $name } nicht einladen.
lobby-nobody = Hier gibt es niemanden namens { $name }.
lobby-seek_gone = Jemand war schneller, oder das Gesuch wurde zurückgezogen.
lobby-rooms = Du bist Gastgeber von { $most } Räumen: Schließe erst einen davon.
lobby-invitations = Zu diesem Raum gibt es schon { $most } Einladungen.
lobby-no_review = Gemeinsam besprechen lässt sich nur eine beendete Partie.

## The page of the lobby

page-lobby-lead = Nimm Platz in einem Raum oder finde einen Gegner.
page-lobby-quick = Schnelle Partie
page-lobby-quick-hint = Gegen den ersten Gegner, der sich findet, je 15 Minuten
page-lobby-playing = Zurück zu deiner Partie
page-lobby-seeking = Suche einen Gegner…
page-lobby-seeking-stop = Suche beenden
page-lobby-offer = Noch niemand da. Solange gegen einen Roboter?
page-lobby-offer-go = Gegen Roboter { $name } spielen
page-lobby-rooms = Räume
page-lobby-rooms-none = Keine offenen Räume
page-lobby-rooms-none-visitor = Melde dich an und öffne einen: Andere sehen ihn hier sofort.
page-lobby-people-none = Noch ist niemand angemeldet
page-lobby-rooms-none-text = Öffne einen: Andere sehen ihn hier sofort.
page-lobby-mine = Deine Räume
page-lobby-invitations = Einladungen
page-lobby-invited = { $name } hat dich eingeladen
page-lobby-accept = Beitreten
page-lobby-decline = Ablehnen
page-lobby-open = Raum öffnen
page-lobby-open-name = Name des Raums
page-lobby-challenge = { $name } herausfordern
page-lobby-challenge-short = Herausfordern
page-lobby-challenge-go = Raum öffnen und einladen
page-lobby-challenge-first = Du willst { $name } herausfordern: Tritt erst bei.
page-lobby-open-default = Raum von { $name }
page-lobby-open-private = Privat: nur mit Link oder Einladung
page-lobby-open-go = Raum öffnen
page-lobby-seeks = Offene Gesuche
page-lobby-seeks-none = Keine offenen Gesuche.
page-lobby-seek = Gegner finden
page-lobby-seek-hint = Andere sehen, was du spielen möchtest. Passt jemand, beginnt die Partie sofort.
page-lobby-seek-go = Gesuch aufgeben
page-lobby-seek-first = Lieblingsfarbe
page-lobby-seek-second = Wenn sie vergeben ist
page-lobby-seek-any = egal
page-lobby-seek-accept = Gegen { $name } spielen: { $terms }
page-lobby-people =
    { $count ->
        [one] { $count } Person hier
       *[other] { $count } Personen hier
    }
page-lobby-place-lobby = in der Lobby
page-lobby-place-room = in einem Raum
page-lobby-place-table = an einem Tisch
page-lobby-place-watch = schaut zu
page-lobby-ignore = Ignorieren
page-lobby-heed = Nicht mehr ignorieren
page-lobby-heed-name = { $name } nicht mehr ignorieren
page-lobby-enter = Um Platz zu nehmen oder zu schreiben, tritt als Gast bei oder melde dich an.
page-lobby-silent = Server nicht erreichbar
page-lobby-silent-text = Neue Verbindung wird versucht…
page-lobby-error = Die Lobby lässt sich nicht öffnen

## Rooms

page-room = Raum
page-room-error = Dieser Raum lässt sich nicht öffnen
page-room-back = Zur Lobby
page-room-closed = Dieser Raum ist geschlossen
page-room-by = geöffnet von { $name }
page-room-private = privat
page-room-open = Eintreten
page-room-open-name = Den Raum { $name } betreten
page-room-watch = Zuschauen
page-room-watch-name = Der Partie in { $name } zuschauen
page-room-table = Zum Tisch
page-room-slots = Plätze
page-room-slot-take = Platz nehmen: { $colour }
page-room-slot-taken = { $colour }: { $name }
page-room-slot-you = { $colour }: du
page-room-slot-open = { $colour }: frei
page-room-slot-shut = { $colour }: nicht nötig
page-room-slot-free = frei
page-room-slot-spare = nicht nötig
page-room-slot-away = abwesend
page-room-slot-unready = noch nicht bereit
page-room-slot-ready = bereit
page-room-slot-robot = Roboter
page-room-stand = Platz verlassen
page-room-leave = Raum verlassen
page-room-close = Raum schließen
page-room-robot = Roboter dazusetzen…
page-room-robot-slot = Roboter auf Platz { $colour }
page-room-robot-none = kein Roboter
page-room-remove = { $name } vom Platz nehmen
page-room-host = Gastgeber
page-room-host-make = { $name } zum Gastgeber machen
page-room-start = Starten
page-room-start-wait = Du kannst starten, wenn alle Plätze besetzt sind.
page-room-wait = Gleich startet { $name } die Partie.
page-room-ready = Ich bin bereit
page-room-ready-changed = Die Bedingungen haben sich geändert.
page-room-again = Noch eine Partie
page-room-again-wait = Die nächste Partie beginnt, sobald alle bereit sind.
page-room-link = Link
page-room-link-text = Mit diesem Link kommt jeder herein:
page-room-invite = Mit Namen einladen
page-room-invite-go = Einladen
page-room-invite-sent = { $name } ist eingeladen.
page-room-terms = Bedingungen
page-room-terms-change = Bedingungen ändern
page-room-terms-hint = Wer Bedingungen vorschlägt, nimmt sie an; alle anderen werden neu gefragt.
page-room-terms-keep = Vorschlagen
page-room-review = Partie besprechen
page-room-review-last = Die letzte Partie gemeinsam besprechen
page-room-review-table = Link zur Partie

## The lobby of a race

lobby-begun = Dieses Rennen hat schon begonnen.
lobby-not_begun = Dieses Rennen hat noch nicht begonnen.
lobby-not_over = Dieses Rennen ist noch nicht zu Ende.
lobby-fixed = Die Plätze eines Turnierrennens liegen fest.
lobby-seated = Du hast in diesem Rennen schon einen Platz.
lobby-full = Alle Plätze dieses Rennens sind besetzt.
lobby-taken = Dieser Platz ist nicht frei.
lobby-host_only = Das kann nur, wer das Rennen angelegt hat.
