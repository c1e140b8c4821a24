### Notifications, and the people one follows.

## The list

page-notifications-title = Benachrichtigungen
page-notifications-none = Nichts Neues
page-notifications-none-text = Hier findest du, wann du in Fernpartien am Zug bist und was dir dort angeboten wird, Herausforderungen, deine Turniere, Räume von Leuten, denen du folgst, Antworten im Forum und einen neuen Namen von der Moderation.
page-notifications-turn = Du bist am Zug
page-notifications-turn-by = { $by } hat gezogen: Du bist am Zug
page-notifications-offer = In einer Partie wird dir etwas angeboten
page-notifications-offer-by = { $by } bietet dir in eurer Partie etwas an
page-notifications-challenge-by = { $by } hat dich herausgefordert
page-notifications-round = Deine Turnierpartie ist bereit
page-notifications-round-by = Deine Turnierpartie gegen { $by } ist bereit
page-notifications-start = { $about } beginnt: { $time }
page-notifications-followed-by = { $by } hat einen Raum geöffnet
page-notifications-challenge = Du wurdest herausgefordert
page-notifications-followed = Jemand, dem du folgst, hat einen Raum geöffnet
page-notifications-reply = Es gibt eine Antwort in einem Thema, zu dem du geschrieben hast
page-notifications-reply-by = { $by } hat in einem Thema geantwortet, zu dem du geschrieben hast
page-notifications-renamed = Ein Moderator hat dir einen anderen Namen gegeben
page-notifications-new = Neu
page-notifications-visitor = Tritt als Gast bei oder melde dich an, um benachrichtigt zu werden.

## How one hears of things

page-notifications-settings = Was wir dir schicken
page-notifications-settings-text = Alle Benachrichtigungen stehen auf dieser Seite. Verschickt wird nur, was du hier bestellst.
page-notifications-kind = Benachrichtigung
page-notifications-kind-turn = Ich bin am Zug (Fernpartie)
page-notifications-kind-offer = Mir wird ein Unentschieden, eine Pause, eine Zugrücknahme oder eine Revanche angeboten (Fernpartie)
page-notifications-kind-challenge = Jemand fordert mich heraus
page-notifications-kind-round = Meine Turnierpartie ist bereit
page-notifications-kind-start = Ein Turnier, zu dem ich angemeldet bin, beginnt bald (24 Stunden, 1 Stunde und 10 Minuten vorher)
page-notifications-kind-followed = Jemand, dem ich folge, öffnet einen Raum
page-notifications-kind-reply = Jemand antwortet in einem Thema des Forums, zu dem ich geschrieben habe
page-notifications-kind-renamed = Ein Moderator gibt mir einen anderen Namen
page-notifications-mail = Mail
page-notifications-mail-of = Per Mail: { $kind }
page-notifications-push = Geräte
page-notifications-push-of = Auf meinen Geräten: { $kind }
page-notifications-digest = Mail über meine Züge
page-notifications-digest-1 = höchstens einmal je Stunde
page-notifications-digest-6 = höchstens alle sechs Stunden
page-notifications-digest-24 = höchstens einmal am Tag
page-notifications-save = Speichern
page-notifications-saved = Gespeichert.
page-notifications-mail-off = Dieser Server verschickt keine Mail.
page-notifications-mail-none = Für Mail trage in deinem Konto eine E-Mail-Adresse ein.
page-notifications-mail-account = Dein Konto
page-notifications-mail-member = Für Mail registriere dich: Gäste haben keine E-Mail-Adresse.
page-notifications-mail-unverified = { $address } ist noch nicht bestätigt: Dorthin wird nichts geschickt.
page-notifications-mail-verified = Mail geht an { $address }.
page-notifications-verify = Schickt mir den Link
page-notifications-verify-sent = Wir haben dir eine Mail geschickt. Öffne den Link darin.
page-notifications-push-off = Dieser Server verschickt keine Push-Nachrichten.
page-notifications-push-unsupported = Dieser Browser kann keine Push-Nachrichten empfangen.
page-notifications-push-denied = Dieser Browser sperrt Benachrichtigungen dieser Website: Erlaube sie in seinen Einstellungen.
page-notifications-push-start = Auf diesem Gerät benachrichtigen
page-notifications-push-stop = Dieses Gerät nicht mehr benachrichtigen
page-notifications-push-on = Dieses Gerät bekommt Benachrichtigungen.

## Links in mails

page-mail-verify = Adresse bestätigen
page-mail-verify-go = Bestätigen
page-mail-verify-text = Drücke den Knopf, um zu bestätigen, dass das deine Adresse ist.
page-mail-verify-done = { $address } ist bestätigt. Wähle jetzt, was wir dorthin schicken dürfen.
page-mail-stop = Diese Mail abbestellen
page-mail-stop-go = Abbestellen
page-mail-stop-text = Drücke den Knopf, dann schicken wir dir solche Mails nicht mehr.
page-mail-stop-all = Alle Mails abbestellen
page-mail-stop-done = Erledigt: Diese Mails schicken wir dir nicht mehr.
page-mail-reset = Neues Passwort wählen
page-mail-reset-go = Passwort setzen
page-mail-reset-text = Mit dem neuen Passwort wird jeder Browser abgemeldet.
page-mail-reset-done = Dein Passwort ist geändert. Melde dich damit an.
page-mail-reset-ask = Passwort vergessen?
page-mail-reset-ask-text = Gib deinen Namen ein. Hat dein Konto eine bestätigte E-Mail-Adresse, schicken wir einen Link dorthin.
page-mail-reset-ask-go = Link schicken
page-mail-reset-sent = Hat dieses Konto eine bestätigte Adresse, ist eine Mail unterwegs.
page-mail-settings = Benachrichtigungen einstellen

## Following

page-follows-title = Leute, denen ich folge
page-follows-none = Du folgst noch niemandem
page-follows-none-text = Öffne ein Profil und wähle „Folgen“: Hier siehst du dann, wer online ist. Die anderen erfahren es nicht.
page-follows-lobby = Leute in der Lobby finden
page-follows-watch = Zuschauen
page-follows-room = Zum Raum
page-follows-offline = offline
page-follows-online = online
page-follows-playing = spielt
page-follows-watching = schaut einer Partie zu
page-follows-waiting = in einem Raum
page-follows-challenge = { $name } herausfordern
page-follows-challenge-short = Herausfordern
page-follows-unfollow = { $name } nicht mehr folgen
page-follows-unfollow-short = Nicht mehr folgen
page-follows-visitor = Tritt als Gast bei oder melde dich an, um anderen zu folgen.
