### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Tritt als Gast bei oder melde dich an, um hier zu schreiben.
chat-muted = Du darfst bis { $until } nicht schreiben. Grund: { $reason }
chat-unknown = Diesen Kanal gibt es nicht.
chat-players = Bis die Partie zu Ende ist, können hier nur die Spieler lesen und schreiben.
chat-playing = Bis die Partie zu Ende ist, können hier nur die Spieler schreiben.
chat-watchers = Während du spielst, siehst du den Chat der Zuschauer nicht.
chat-empty = Die Nachricht ist leer.
chat-long = Das ist zu lang: höchstens { $most } Zeichen.
chat-character = Das Zeichen { $code } ist in Nachrichten nicht erlaubt.
chat-link = Gäste können keine Links schicken.
chat-repeated = Das hast du gerade gesagt.
chat-yourself = Dich selbst kannst du nicht ignorieren.
chat-no_line = Diese Nachricht gibt es nicht mehr.
chat-no_name = Dieser Name steht dort nicht.
chat-no_report = Diese Meldung ist schon abgeschlossen.
chat-no_measure = Diese Maßnahme gilt nicht mehr.
chat-moderators = Das können nur Moderatoren.
chat-peer = Gegen Moderatoren können nur Administratoren vorgehen.

## The page of the lobby

page-lobby-person-guest = Gast
page-lobby-person-moderator = Moderator
page-lobby-person-admin = Administrator
page-lobby-ignore-name = { $name } ignorieren

## Chat

page-chat = Chat
page-chat-table = Chat der Spieler
page-chat-watch = Chat der Zuschauer
page-chat-room = Chat des Raums
page-chat-review = Chat der Besprechung
page-chat-hint-room = Dieser Chat geht am Tisch weiter.
page-chat-hint-players = Alle im Raum können das lesen; während der Partie schreiben nur die Spieler.
page-chat-hint-table = Bis die Partie zu Ende ist, können das nur die Spieler lesen.
page-chat-hint-watch = Die Spieler können das erst nach der Partie lesen.
page-chat-hint-open = Die Partie ist zu Ende: Jetzt können das alle lesen.
page-chat-hint-watched = Zuschauer können das lesen; die Spieler finden es in der Besprechung.
page-chat-hint-tournament = Alle, die zuschauen, können das lesen; wer live spielt, erst nach seiner Partie.
page-chat-hint-review = Alle hier können das lesen, auch wer der Partie zugeschaut hat.
page-chat-lines = Nachrichten
page-chat-fresh =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-say = Deine Nachricht
page-chat-send = Senden
page-chat-line = Optionen zur Nachricht von { $name }
page-chat-report = Diese Nachricht melden
page-chat-report-why = Was stimmt damit nicht?
page-chat-report-go = Melden
page-chat-report-done = Danke: Ein Moderator sieht sich das an.
page-chat-ignored = { $name } wird ignoriert.

## The page of the API, and the tokens of an account

page-lobby-person-bot = Programm
