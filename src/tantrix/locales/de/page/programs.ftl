### The API and its tokens.

api-bot-begins = Tisch { $table }: Meine Partie beginnt.
api-bot-gave_up = Tisch { $table }: Ich habe aufgegeben ({ $why }).
api-bot-here = Ich bin { $name } auf { $address } und warte auf Partien.
api-bot-left = Raum „{ $room }“: Ich bin gegangen ({ $why }).
api-bot-over = Tisch { $table }: zu Ende, { $scores }.
api-bot-stopped =
    { $count ->
        [one] Angehalten: { $count } Partie gespielt.
       *[other] Angehalten: { $count } Partien gespielt.
    }
api-bot-going =
    { $count ->
        [one] { $count } Partie läuft noch, und ihre Uhr auch, wenn sie eine hat: Starte mich neu, dann geht es weiter.
       *[other] { $count } Partien laufen noch, und ihre Uhren auch: Starte mich neu, dann geht es weiter.
    }
api-bot-wait-back = Der Server ist wieder da.
api-bot-wait-games = Ich warte auf Partien: Lade { $name } in der Lobby in einen Raum ein. Ctrl-C beendet.
api-bot-wait-server = Server unter { $address } nicht erreichbar ({ $why }): neuer Versuch.
api-bot-wait-players =
    { $count ->
        [one] Raum „{ $room }“: Ich warte noch auf { $count } Spieler.
       *[other] Raum „{ $room }“: Ich warte noch auf { $count } Spieler.
    }
api-bot-wait-ready = Raum „{ $room }“: noch nicht bereit: { $names }.
api-bot-wait-start = Raum „{ $room }“: { $host } muss die Partie starten.
api-bot-wait-turn = Tisch { $table }: Die anderen sind am Zug.
api-address = { $address } ist keine Adresse eines Servers: Nimm etwas wie http://127.0.0.1:8765.
api-foreign = Unter { $address } gibt es keinen Tantrix-Server.
api-token_file = { $file } enthält kein Token oder mehr als ein Wort.
api-unreachable = Server unter { $address } nicht erreichbar: { $why }.
api-members = Nur Mitglieder können Token für Programme anlegen.
api-no_token = Dieses Token gibt es nicht.
api-not_for_tokens = Das geht nur im Browser, nicht mit einem Token.
api-scope = Diesem Token fehlt das Recht „{ $scope }“.
api-streams = Du hast { $most } offene Datenströme: Schließe zuerst einen.
api-token = Dieses Token gilt nicht oder nicht mehr.
api-tokens = Du hast schon { $most } Token: Widerrufe zuerst eines.

## The page of the API, and the tokens of an account

page-api-title = Die API für Programme
page-api-lead = Alles, was man diesen Server fragen kann, von ihm selbst beschrieben (auf Englisch). Programme brauchen ein Token; Mitglieder legen es in den Einstellungen ihres Kontos an.
page-api-parameters = Parameter
page-api-body = Anfrage
page-api-examples = Beispiele für Anfragen
page-api-answer = Antwort ({ $status })
page-api-types = Typen
page-api-needs-session = Nur für Menschen im Browser, nicht für Token.
page-api-needs-any = Jedes Token genügt.
page-api-needs-scope = Ein Token mit dem Recht „{ $scope }“.
page-api-tokens = Programme
page-api-tokens-text = Ein Programm mit einem Token handelt in deinem Namen. Wer das Token hat, kann alles tun, was es erlaubt: Behalte es für dich.
page-api-token-some = Ein Programm
page-api-token-name = Name des Programms
page-api-token-scopes = Was es außer Lesen darf
page-api-token-make = Token anlegen
page-api-token-secret = Dies ist das Token. Es wird nur einmal gezeigt: Speichere es jetzt in einer Datei.
page-api-token-made = Das Token ist angelegt. Es steht oben, nur dieses eine Mal.
page-api-token-revoked = Das Token ist widerrufen: Kein Programm kann es mehr benutzen.
page-api-token-next = Mit dieser Datei kann ein Roboter hier für dich spielen:
page-api-token-copy = Token kopieren
page-api-token-copied = Das Token ist kopiert
page-api-token-used = Zuletzt benutzt: { $when }
page-api-token-unused = Noch nicht benutzt
page-api-token-revoke = Widerrufen
page-api-token-revoke-named = Token von { $name } widerrufen
page-api-scope-play = spielen
page-api-scope-chat = chatten
page-api-scope-direct = Turniere leiten
page-api-scope-none = nur lesen
