### Replay and review.

## The end

## A replay

page-replay-numbers = Zahlen in den Zwangslücken
page-replay-numbers-hint = Wie viele übrige Steine passen. Nach dem Schrägstrich: wenn der Beutel leer ist; nach dem Strich: auch anderswo.
page-replay-start = Vor dem ersten Stein
page-replay-slider = Stelle in der Partie
page-replay-at =
    { $count ->
        [one] { $index } von { $count } Stein
       *[other] { $index } von { $count } Steinen
    }
page-replay-steps = Schritte
page-replay-first = Zum Anfang
page-replay-back = Ein Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Ein Schritt vor
page-replay-last = Zum Ende
page-replay-continue = Von hier weiterspielen
page-replay-table = Tisch
page-replay-more = Mehr

## A review

page-review = Besprechung
page-review-ways = Zurück
page-review-table = Zurück zur Partie
page-review-leading = Du führst: Alle sehen, was du zeigst.
page-review-following = { $name } führt.
page-review-following-host = Jemand anders führt.
page-review-unled = Niemand führt.
page-review-lead = Führen
page-review-hand = Führung abgeben
page-review-people =
    { $count ->
        [one] { $count } Person ist hier
       *[other] { $count } Personen sind hier
    }
page-review-try = Variante
page-review-by = von { $name }

review-unknown = Diese Besprechung gibt es nicht: Vielleicht ist der Link unvollständig.
review-not_leading = Das kann nur, wer führt.
review-no_move = Diesen Zug gibt es in dieser Besprechung nicht.
review-full = Mehr Varianten fasst diese Besprechung nicht.
review-nobody = Hier ist niemand mit diesem Namen.
review-led = Jemand anders führt schon.
review-record = In dieser Aufzeichnung gibt es nichts nachzuspielen, oder die Reihenfolge des Beutels fehlt.
