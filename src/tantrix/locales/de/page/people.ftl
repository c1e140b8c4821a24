### Accounts and profiles.

people-name-taken = Dieser Name ist vergeben, oder er ähnelt einem anderen zu sehr: Wähle einen anderen.
people-name-first = Wähle erst einen eigenen Namen.
people-password = Dieses Passwort ist zu schwach.
people-password-short = Ein Passwort hat mindestens { $shortest } Zeichen.
people-password-name = Dein Name ist kein gutes Passwort: Den kennen alle.
people-password-common = Dieses Passwort würde jeder als eines der ersten probieren.
people-email = Das ist keine E-Mail-Adresse.
people-country = „{ $text }“ ist kein bekanntes Land.
people-login = Name oder Passwort ist falsch.
people-kept = Das lässt sich nicht speichern.
people-kept-full = Mehr als { $most } Bytes lassen sich nicht speichern.
people-passkey = Der Passkey wurde nicht angenommen.
people-passkey-known = Dieser Passkey ist schon in Gebrauch.
people-passkey-last = Das ist der einzige Zugang zu deinem Konto: Setze erst ein Passwort.
people-passkey-late = Das hat zu lange gedauert: Versuche es noch einmal.
people-passkey-many = Du kannst { $most } Passkeys haben: Entferne erst einen.
people-passkey-site = Passkeys brauchen eine Adresse mit Namen, nicht mit Zahlen.

## The page

page-people-title = Dein Konto
page-people-lead = Gegen Roboter spielen und Rätsel lösen kannst du ohne Konto. Um mit anderen zu spielen, tritt als Gast bei oder registriere dich. Alles, was du bisher getan hast, bleibt dir.
people-guest = Gast
page-people-guest = Als Gast
page-people-guest-text = Du bekommst einen Namen. Auszufüllen gibt es nichts.
page-people-guest-go = Als Gast beitreten
page-people-guest-lead = Du bist nur in diesem Browser Gast. Wenn du dich registrierst, behältst du alles, auf jedem Gerät.
page-people-login = Anmelden
page-people-login-go = Anmelden
page-people-login-passkey = Mit Passkey anmelden
page-people-logout = Abmelden
page-people-register = Registrieren
page-people-register-text = Mitglieder spielen gewertete Partien und stehen in den Ranglisten.
page-people-register-go = Registrieren
page-people-name = Name
page-people-name-hint = 2 bis 20 Buchstaben, Ziffern, Leerzeichen und - _ . Alle sehen ihn.
page-people-password = Passwort
page-people-password-hint = Mindestens 8 Zeichen.
page-people-password-text = Wenn es sich ändert, wird jeder andere Browser abgemeldet.
page-people-password-first = Du meldest dich mit Passkey an; ein Passwort ist ein zweiter Weg.
page-people-password-forgotten = Passwort vergessen?
page-people-password-old = Altes Passwort
page-people-password-new = Neues Passwort
page-people-password-go = Passwort ändern
page-people-email = E-Mail-Adresse (freiwillig)
page-people-email-hint = Niemand sieht sie. Geschickt wird nur etwas, wenn du sie bestätigst und um Mail bittest.
page-people-account = Konto
page-people-country = Land
page-people-country-none = Keine Angabe
page-people-colours = Lieblingsfarben
page-people-colours-hint = Sie gelten, wenn du einen Gegner suchst, und in Turnieren.
page-people-colours-first = Erste
page-people-colours-second = Zweite
page-people-colours-any = Egal
page-people-save = Speichern
page-people-follow = Folgen
page-people-unfollow = Nicht mehr folgen
page-people-followed = Du folgst jetzt { $name }, unbemerkt.
page-people-unfollowed = Du folgst { $name } nicht mehr.
page-people-follows = Leute, denen ich folge
page-people-notifications = Benachrichtigungen
page-people-saved = Dein Konto ist gespeichert.
page-people-renamed = Du heißt jetzt { $name }.
page-people-in-guest = Du bist als { $name } beigetreten: Andere finden dich jetzt in der Lobby.
page-people-in-login = Du bist als { $name } angemeldet.
page-people-in-member = Du bist jetzt Mitglied, { $name }, und kannst in der Lobby gewertete Partien spielen.
page-people-out = Du bist abgemeldet.
page-people-deleted = Dein Konto ist gelöscht.
page-people-to_lobby = Zur Lobby
page-people-password-changed = Das Passwort ist geändert, und jeder andere Browser ist abgemeldet.
page-people-passkey-made = Der Passkey ist gespeichert: Beim nächsten Mal kannst du dich damit anmelden.
page-people-passkey-removed = Der Passkey ist entfernt: Er gilt nicht mehr.
page-people-passkeys = Passkeys
page-people-passkeys-text = Ein Passkey bleibt auf deinem Gerät und meldet dich ohne Namen und Passwort an.
page-people-passkeys-unable = An dieser Adresse kann dieser Browser keine Passkeys nutzen.
page-people-passkey-some = Passkey
page-people-passkey-name = Name des neuen Passkeys
page-people-passkey-name-hint = Für dich, etwa „Handy“.
page-people-passkey-make = Passkey hinzufügen
page-people-passkey-none = Es wurde kein Passkey benutzt.
page-people-passkey-unused = nie benutzt
page-people-passkey-used = zuletzt benutzt { $when }
page-people-passkey-remove = Entfernen
page-people-passkey-remove-named = „{ $name }“ entfernen
page-people-sessions = Wo du angemeldet bist
page-people-sessions-end = Überall sonst abmelden
page-people-session-some = Unbekannter Browser
page-people-session-here = dieser Browser
page-people-session-seen = zuletzt gesehen { $when }
page-people-session-end = Abmelden
page-people-session-end-named = { $name } abmelden
page-people-session-ended = Abgemeldet.
page-people-data = Deine Daten
page-people-data-text = Lade alles herunter, was wir über dich speichern, oder lass es löschen.
page-people-export = Meine Daten herunterladen
page-people-delete = Konto löschen
page-people-delete-text = Name, Anmeldungen, Passkeys und Einstellungen werden endgültig gelöscht. Deine Partien bleiben, ohne deinen Namen.
page-people-delete-passkey = Du wirst nach deinem Passkey gefragt.
page-people-delete-no = Behalten
page-people-delete-yes = Endgültig löschen
page-people-banned = Du bist zurzeit gesperrt
page-people-kind = Art des Kontos
page-people-kind-guest = Gast
page-people-kind-member = Mitglied
page-people-role = Rolle
page-people-role-moderator = Moderator
page-people-role-admin = Administrator
page-people-since = Seit
page-people-profile = Statistik und Profil

## The page of the API, and the tokens of an account

page-people-kind-bot = Programm

## Statistics

page-people-stats = Statistik
page-people-stats-none = Beendete Partien erscheinen hier.
page-people-stats-games = Partien
page-people-stats-colours = Nach Farbe
page-people-stats-levels = Gegen Roboter
page-people-stats-name = Spiel
page-people-stats-colour = Farbe
page-people-stats-level = Roboter
page-people-stats-played = Gespielt
page-people-stats-won = Gewonnen
page-people-stats-tied = Unentschieden
page-people-stats-mean = Punkte im Schnitt
page-people-stats-best = Meiste Punkte
page-people-stats-strategy = Strategy
page-people-stats-streak = Siege in Folge
page-people-stats-streak-text = aktuell { $now }, Rekord { $best }
page-people-stats-daily = Tagesrätsel
page-people-stats-daily-text =
    { $count ->
        [one] { $count } am selben Tag gelöst, längste Serie { $streak }, schnellste Zeit { $time }
       *[other] { $count } am selben Tag gelöst, längste Serie { $streak }, schnellste Zeit { $time }
    }
page-people-stats-puzzles = Rätsel
page-people-stats-puzzles-text =
    { $count ->
        [one] { $count } gelöst
       *[other] { $count } gelöst
    }
page-people-stats-discovery = Discovery: beste Zeiten
page-people-stats-tiles = Steine
page-people-stats-time = Zeit
page-people-stats-ratings = Rangliste aller Zeiten
page-people-stats-graph =
    { $count ->
        [one] Die Wertung über { $count } Partie, zwischen { $low } und { $high }, jetzt { $last }
       *[other] Die Wertung über { $count } Partien, zwischen { $low } und { $high }, jetzt { $last }
    }

## Challenges

page-people-challenge = Herausfordern
page-people-report = Diesen Namen melden

## Achievements

page-people-achievements = Erfolge
page-people-achievements-reached = { $reached } von { $count } erreicht
page-people-achievements-next = Was du als Nächstes versuchen kannst
page-people-achievements-done = Erreicht
page-people-achievements-progress = { $now } von { $goal }
page-people-achievement-first_game = Erste Partie
page-people-achievement-first_game-text = Spiele eine Partie Strategy zu Ende: Der Kurs zeigt dir, wie.
page-people-achievement-lessons = Gut gelernt
page-people-achievement-lessons-text = Schließe die { $goal } Lektionen des Kurses ab: Jede dauert ein paar Minuten.
page-people-achievement-first_win = Erster Sieg
page-people-achievement-first_win-text = Gewinne eine Partie Strategy: Beginne mit dem leichtesten Roboter.
page-people-achievement-level = Die Leiter hinauf
page-people-achievement-level-text = Besiege die Roboter aller { $goal } Stufen nacheinander.
page-people-achievement-line = Lange Linie
page-people-achievement-line-text = Bilde eine Linie aus { $goal } Steinen: Halte beide Enden offen.
page-people-achievement-loop = Geschlossener Kreis
page-people-achievement-loop-text = Schließe eine Schleife aus { $goal } Steinen: Jeder davon zählt doppelt.
page-people-achievement-score = Viele Punkte
page-people-achievement-score-text = Erreiche { $goal } Punkte in einer Partie: Eine Schleife aus 15 Steinen reicht, oder eine lange Linie.
page-people-achievement-colours = Alle Farben
page-people-achievement-colours-text = Gewinne mit jeder der { $goal } Farben: Wähle vor der Partie eine andere.
page-people-achievement-streak = Siegesserie
page-people-achievement-streak-text = Gewinne { $goal } Partien in Folge, gegen Roboter oder Menschen.
page-people-achievement-people = In Gesellschaft
page-people-achievement-people-text = Spiele gegen einen Menschen: Öffne in der Lobby einen Raum und warte auf Gesellschaft.
page-people-achievement-many = Voller Tisch
page-people-achievement-many-text = Spiele zu dritt oder zu viert an einem Tisch: Wähle zwei oder drei Gegner.
page-people-achievement-discovery = Bis dreißig
page-people-achievement-discovery-text = Löse alle { $goal } Discovery-Rätsel: Schließe zuerst die Schleife, dann tausche gleich geformte Stücke, bis alle Kanten passen.
page-people-achievement-rainbow = Ganzer Regenbogen
page-people-achievement-rainbow-text = Löse alle { $goal } Rainbow-Rätsel: Lege zuerst den Stein, der auf die wenigsten Felder passt.
page-people-achievement-solitaire = Perfekte Schleife
page-people-achievement-solitaire-text = Erreiche { $goal } in Solitaire: eine Schleife durch alle 14 Steine.
page-people-achievement-gobble = Nichts übrig
page-people-achievement-gobble-text = Gewinne eine Partie Gobble: Lege jeden Stein und leere deinen Strafstapel.
page-people-achievement-mind = Ein anderes Spiel
page-people-achievement-mind-text = Spiele ein Mind Game zu Ende: Rot gegen Schwarz.
page-people-achievement-daily = Rätsel des Tages
page-people-achievement-daily-text = Löse das Tagesrätsel an seinem Tag: Montags ist es am leichtesten.
page-people-achievement-daily_streak = Eine ganze Woche
page-people-achievement-daily_streak-text = Löse das Tagesrätsel an { $goal } Tagen in Folge.
page-people-achievement-tactics = Scharfes Auge
page-people-achievement-tactics-text = Löse { $goal } Taktikaufgaben: Sieh vor dem Legen, was erzwungen wird.
page-people-achievement-tactics_at_once = Auf den ersten Blick
page-people-achievement-tactics_at_once-text = Löse { $goal } Taktikaufgaben beim ersten Versuch: Lass dir Zeit.
page-people-achievement-rush = Flinke Hände
page-people-achievement-rush-text = Löse { $goal } Aufgaben in einem Rätselsprint.

## Why somebody cannot be followed, or sent anything

limit-follows = Du folgst schon { $most } Leuten; mehr geht nicht.
follow-self = Dir selbst kannst du nicht folgen.
notify-token = Dieser Link wurde schon benutzt oder ist zu alt.
notify-often = Wir haben heute schon mehrere Links geschickt. Sieh in deine Mails oder versuche es morgen wieder.
notify-off = Dieser Server verschickt keine Mail.
notify-push = Dieser Browser lässt sich nicht benachrichtigen.
