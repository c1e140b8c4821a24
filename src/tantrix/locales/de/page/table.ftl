### Tables: playing, offers, the end of a game.

## The end

page-rematch = Revanche
page-result-more = Mehr
page-practice = Übung

page-live-bar = Die anderen am Tisch
page-live-title = Ein Angebot für dich
page-live-paused = Die Partie ist unterbrochen.
page-live-held = Ein Controller hat die Partie unterbrochen.
page-live-awaited = Warten auf { $names }. Kampflos um { $time }.
page-live-ruling = Ein Controller ist gefragt. Um { $time } zählt der Punktestand, wie er ist.
page-live-ask-controller = Controller fragen
page-live-resume = Fortsetzen
page-live-replaced = Ein Roboter spielt für dich.
page-live-return = Selbst weiterspielen
page-live-here =
    { $count ->
        [one] { $names } ist da.
       *[other] { $names } sind da.
    }
page-live-robots = Du spielst gegen { $names }.
page-live-away = { $name } ist seit { $time } weg.
page-live-left = { $name } ist gegangen.
page-live-robot = Ein Roboter spielt für { $name } (abwesend).
page-live-wait = In { $time } kannst du einen Roboter übernehmen lassen.
page-live-late-days = { $name } hat nicht rechtzeitig gespielt.
page-live-late-time = { $name } ist weit über der Zeit.
page-live-claim-robot = Roboter übernehmen lassen
page-live-claim-default = Sieg beanspruchen
page-live-claim-without = Ohne sie weiterspielen
page-live-claim-time = Partie jetzt werten
page-live-offer = Anbieten…
page-live-offers = Was möchtest du anbieten?
page-live-offer-tie = Unentschieden anbieten
page-live-offer-take_back = Um Rücknahme bitten
page-live-offer-pause = Pause vorschlagen
page-live-offer-rematch = Revanche anbieten
page-live-nothing = Das Angebot ist verfallen.
page-live-taken_back = Der letzte Zug wurde zurückgenommen.
page-live-agree = Annehmen
page-live-decline = Ablehnen
page-live-withdraw = Zurückziehen
page-live-asked-tie = { $name } bietet Unentschieden an.
page-live-asked-take_back = { $name } möchte den letzten Zug zurücknehmen.
page-live-asked-pause = { $name } möchte eine Pause.
page-live-asked-rematch = { $name } möchte noch einmal spielen.
page-live-asking-tie = Du hast { $names } Unentschieden angeboten.
page-live-asking-take_back = Du hast { $names } gebeten, deinen letzten Zug zurücknehmen zu dürfen.
page-live-asking-pause = Du hast { $names } um eine Pause gebeten.
page-live-asking-rematch = Du hast { $names } eine Revanche angeboten.
page-live-offered-tie = { $name } bietet Unentschieden an.
page-live-offered-take_back = { $name } möchte einen Zug zurücknehmen.
page-live-offered-pause = { $name } möchte eine Pause.
page-live-following = Zur nächsten Partie
page-live-watching =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
review-not_over = Gemeinsam besprechen lässt sich eine Partie, wenn sie zu Ende ist.

page-ranked-counting = Diese Partie zählt: Die Rangliste folgt gleich.
page-ranked-counted-all--time = Zählt in der ewigen Rangliste:
page-ranked-counted-monthly = Zählt in der Monatsrangliste:
page-ranked-counted-masters = Zählt in der Masters-Rangliste:
page-ranked-counted-doubles = Zählt in der Doppel-Rangliste:
page-ranked-counted-tournaments = Zählt im Turnier-Elo:

## Games played offline

page-offline-kind = Offline gespielt
