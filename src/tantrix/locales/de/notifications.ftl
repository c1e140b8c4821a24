### What is sent by mail and by push.

## Mail about games

mail-subject-turn =
    { $count ->
        [one] Du bist in { $count } Partie am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
mail-text-turn =
    { $count ->
        [one] In dieser Partie bist du am Zug:
       *[other] In diesen Partien bist du am Zug:
    }
mail-subject-challenge = { $by } fordert dich heraus
mail-text-challenge = { $by } lädt dich zu einer Partie ein. Hier kannst du annehmen oder ablehnen:
mail-subject-offer = { $by } bietet dir etwas an
mail-text-offer = { $by } bietet dir in eurer Partie etwas an. Antworte am Tisch:
mail-subject-round = Deine Turnierpartie ist bereit
mail-text-round = Eine Runde ist gepaart, und dein Tisch ist offen:
mail-subject-start = { $about } beginnt { $when }
mail-text-start = Du bist zu diesem Turnier angemeldet. Auf seiner Seite steht, ob du einchecken musst:
mail-in-minutes =
    { $count ->
        [one] in { $count } Minute
       *[other] in { $count } Minuten
    }
mail-in-hours =
    { $count ->
        [one] in { $count } Stunde
       *[other] in { $count } Stunden
    }
mail-subject-followed = { $by } hat einen Raum geöffnet
mail-text-followed = { $by }, dem du folgst, hat einen Raum geöffnet. Hier kannst du beitreten:
mail-subject-reply = { $by } hat im Forum geantwortet
mail-text-reply = { $by } hat in einem Thema geantwortet, zu dem du geschrieben hast. Bis du nachgesehen hast, melden wir dir dort keine weiteren Antworten:
mail-subject-renamed = Du heißt jetzt { $name }
mail-text-renamed = Ein Moderator hat dir einen anderen Namen gegeben: { $name }. Melde dich von nun an mit ihm an. Dein Konto:
mail-item = { $by }: { $link }
mail-why = Du bekommst diese Mail, weil du sie in den Einstellungen der Benachrichtigungen gewünscht hast. Willst du keine Mails dieser Art mehr, öffne diesen Link (ohne Anmeldung): { $link }

## Mail with a link

mail-subject-verify = Bestätige deine E-Mail-Adresse
mail-text-verify = Hallo { $name }! Bitte bestätige, dass dies deine Adresse ist. Der Link gilt einmal, innerhalb eines Tages:
mail-not_you-verify = Hast du das nicht gewünscht, tu nichts: Wir senden sonst nichts an diese Adresse.
mail-subject-reset = Wähle ein neues Passwort
mail-text-reset = Hallo { $name }! Du möchtest ein neues Passwort. Der Link gilt einmal, innerhalb eines Tages:
mail-not_you-reset = Warst du das nicht, tu nichts: Dein Passwort bleibt, wie es ist.

## Push

push-stop = Auf diesem Gerät nicht mehr benachrichtigen
push-title-turn = Du bist am Zug
push-body-turn = { $by } hat gespielt.
push-title-challenge = Du wirst herausgefordert
push-body-challenge = { $by } lädt dich zu einer Partie ein.
push-title-offer = Dir wird in einer Partie etwas angeboten
push-body-offer = { $by } wartet auf deine Antwort.
push-title-round = Deine Turnierpartie ist bereit
push-body-round = Du spielst gegen { $by }.
push-title-start = { $about } beginnt { $when }
push-body-start = Du bist angemeldet. Auf der Seite des Turniers steht, ob du einchecken musst.
push-title-followed = Jemand, dem du folgst, wartet auf ein Spiel
push-body-followed = { $by } hat einen Raum geöffnet.
push-title-reply = Eine Antwort im Forum
push-body-reply = { $by } hat in einem Thema geantwortet, zu dem du geschrieben hast.
push-title-renamed = Ein Moderator hat dir den Namen { $name } gegeben
