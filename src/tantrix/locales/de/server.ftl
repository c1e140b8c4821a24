### Storage and settings of the server.

## Calendars

calendar-window = Vereinbare mit deinem Gegner innerhalb dieser Tage einen Termin für euer Match.

## What the server refuses

bad-json-content_type = Eine Anfrage mit Inhalt braucht den Header Content-Type: application/json.
offline-illegal = Diese Partie kann nicht aufbewahrt werden: Ihr Zug { $number } ist gegen die Regeln.
offline-taken = Diese Partie kann nicht aufbewahrt werden: Eine andere hat ihre Id.
offline-unfinished = Diese Partie ist noch nicht zu Ende.

store-address = { $address } ist keine unterstützte Datenbank: Nimm postgresql://… oder sqlite:///DATEI.
store-no_redis = Mehrere Prozesse brauchen einen Treiber für Redis: Installiere tantrix[redis].
store-redis = { $address } ist keine Adresse eines Redis-Servers: Nimm redis://….
store-not_shared = { $path } ist eine Datei: Für mehrere Prozesse nimm eine Datenbank unter postgresql://….
store-no_postgres = PostgreSQL braucht einen Treiber: Installiere tantrix[postgres].
store-locked = Ein anderer Server hat { $path } geöffnet: Halte ihn an oder wähle mit --data eine andere Datei.
store-linked = { $path } hat einen zweiten Namen (einen Hardlink): Zwei Server könnten sie zugleich öffnen und beschädigen. Entferne den anderen Namen oder kopiere die Datei.
store-version = { $path } hat das Schema { $found }, das diese Version nicht kennt: Sie liest bis { $known }.
store-foreign = { $path } ist keine Tantrix-Datenbank: Wähle eine andere Datei.
store-unusable = { $path } ist unbrauchbar: { $why }.
store-clock = Die Uhr dieses Rechners sagt { $date }: Stelle sie erst.
store-no_folder = Es gibt keinen Ordner { $folder }: Lege ihn erst an oder berichtige den Pfad { $path }.

bad-setting-file = Die Einstellungen in { $file } sind nicht lesbar: { $why }.
bad-setting-form = { $file } ist keine Datei mit Einstellungen: Sie muss TOML sein, und kurz.
bad-setting-unknown = { $where }: Es gibt keine Einstellung „{ $name }“; es gibt { $known }.
bad-setting-value = { $where }: Die Einstellung „{ $name }“ kann diesen Wert nicht haben.
bad-setting-value-address = { $where }: „{ $name }“ ist http:// oder https:// und ein Rechner in Kleinbuchstaben, wahlweise ein Port, und nichts danach: https://tantrix.example.
bad-setting-value-origins = { $where }: „{ $name }“ sind Ursprünge wie https://tantrix.example, jeweils Protokoll und Rechner in Kleinbuchstaben, wahlweise ein Port: in der Umgebung durch Leerzeichen getrennt, in einer Datei als Liste.
bad-setting-value-proxies = { $where }: „{ $name }“ sind Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8: in der Umgebung durch Leerzeichen getrennt, in einer Datei als Liste.
bad-setting-value-database = { $where }: „{ $name }“ ist eine Datei oder eine Adresse, die mit postgresql:// oder sqlite:/// beginnt.
bad-setting-value-redis = { $where }: „{ $name }“ ist eine Adresse, die mit redis://, rediss:// oder unix:// beginnt.
bad-setting-value-smtp = { $where }: „{ $name }“ ist die Adresse eines Mailservers: smtp://RECHNER:PORT oder smtps://RECHNER:PORT, bei Bedarf mit NAME:PASSWORT@ vor dem Rechner.
bad-setting-value-mail_from = { $where }: „{ $name }“ ist eine schlichte E-Mail-Adresse.
bad-setting-value-push_services = { $where }: „{ $name }“ sind Ursprünge wie https://push.example oder https://*.push.example: in der Umgebung durch Leerzeichen getrennt, in einer Datei als Liste.
bad-setting-value-switch = { $where }: „{ $name }“ ist true oder false.
bad-setting-value-choice = { $where }: „{ $name }“ ist eins von { $choices }.
bad-setting-value-letters =
    { $count ->
        [one] { $where }: „{ $name }“ ist ein Text aus mindestens { $count } Buchstaben.
       *[other] { $where }: „{ $name }“ ist ein Text aus mindestens { $count } Buchstaben.
    }
bad-setting-value-above = { $where }: „{ $name }“ ist eine Zahl über { $low }.
bad-setting-value-number = { $where }: „{ $name }“ ist eine ganze Zahl von { $low } bis { $high }.
store-old = { $path } ist leer oder von einer älteren Version. Öffne sie einmal mit „tantrix serve“ und versuche es dann noch einmal.

## What other sites show of a link

preview-game = Eine beendete Partie: Sieh sie dir Stein für Stein an.
preview-challenge = Spiel Tantrix mit { $name }
preview-thread = Ein Thema im Forum
preview-person = { $name } spielt hier Tantrix: Partien, Ranglisten, Statistik.
preview-puzzle = Kannst du es lösen? Gesucht: { $goal }.
preview-puzzle-asked = Kannst du es lösen? Die Farben zu finden, gehört zum Rätsel.
