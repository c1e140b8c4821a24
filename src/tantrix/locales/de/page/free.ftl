### The free table, Spaghetti and their records.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-spaghetti-tiles = { $tiles } Steine sind kein Spaghetti: Es braucht ganze Sätze zu 56, bis zu { $most } Steine.
bad-spaghetti-header = „{ $text }“ ist nicht die erste Zeile eines Spaghetti: Nimm tantrix-spaghetti 1 18000.
bad-spaghetti-line = Zeile { $line } ist keine Spalte eines Spaghetti.
bad-spaghetti-order = Zeile { $line }: Die Spalten müssen aufsteigend geordnet sein.
bad-spaghetti-sets = In { $sets } ganzen Sätzen kommt jeder Stein { $sets } Mal vor; diese nicht: { $tiles }.
bad-spaghetti-mismatch =
    { $count ->
        [one] An { $count } Stelle passen die Farben benachbarter Steine nicht.
       *[other] An { $count } Stellen passen die Farben benachbarter Steine nicht.
    }
bad-spaghetti-apart = Alle Steine müssen zusammenhängen: Das sind { $count } einzelne Stücke.
bad-spaghetti-hole =
    { $count ->
        [one] Es gibt { $count } Loch.
       *[other] Es gibt { $count } Löcher.
    }

bad-figure-empty = Auf dem Tisch liegen keine Steine.
bad-figure-far = Ein Stein kann höchstens { $most } Felder von der Mitte entfernt sein.
bad-figure-strewn = Die Steine liegen zu weit auseinander: Rücke sie näher zusammen.
bad-figure-unknown = Diese Figur gibt es nicht.
bad-spaghetti-entered = Genau dieses Spaghetti hat schon jemand eingereicht.
bad-spaghetti-unknown = Dieses Spaghetti gibt es nicht.

## The page

page-free-title = Freier Tisch
page-free-text = Beliebige Steine, beliebige Figuren: Bilder, Wege, ein Spaghetti. Alles ist erlaubt.
page-free-do-tray = Steine wählen
page-free-do-save = Speichern und teilen
page-free-do-svg = Bild als SVG
page-free-do-png = Bild als PNG
page-free-do-spaghetti = Als Spaghetti einreichen
page-free-do-records = Spaghetti-Rekorde
page-free-do-own = Meine Figuren
page-free-symmetry = Symmetrie bei halber Drehung zeigen
page-free-symmetry-hint = Umrisse zeigen, wo jeder Stein nach einer halben Drehung um die Mitte 0,0 läge.
page-free-tray-sets = Ganze Sätze
page-free-tray-sets-use = Diese Sätze hinlegen
page-free-tray-each = Wie viele von jedem Stein
page-free-tray-count = Wie viele von Stein { $tile }
page-free-tray-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-free-tray-many = Platz ist für { $most } Steine.
page-free-tray-laid = Gelegte Steine bleiben auf dem Tisch.
page-free-tray-none = Kein Stein
page-free-tray-take = Diese Steine nehmen
page-free-name = Name der Figur
page-free-by = Von
page-free-untitled = Ohne Titel
page-free-guest = Gast
page-free-save = Speichern
page-free-saved = Gespeichert. Mit diesem Link kann sie jeder öffnen:
page-free-own-none = Du hast noch keine Figuren gespeichert.
page-free-mine = Mein eigener Tisch
page-free-bad = Diese Figur lässt sich nicht zeigen
page-free-picture-bad = Dieser Browser kann das Bild nicht erzeugen.
page-spaghetti-text = Ein Spaghetti ist eine Gruppe ganzer Sätze zu 56 Steinen, ohne Löcher, in der alle Farben passen. Je mehr Steine, desto besser.
page-spaghetti-sources = Der Rekord nach den Quellen: { $tiles } Steine, gelegt von { $people } Schülern.
page-spaghetti-none = Hier hat noch niemand eines eingereicht.
page-spaghetti-place = Platz
page-spaghetti-name = Name
page-spaghetti-tiles = Steine
page-spaghetti-sets = Sätze
page-spaghetti-date = Datum
page-spaghetti-mine = deines
page-spaghetti-file = Eine Datei, wie „tantrix spaghetti“ sie schreibt
page-spaghetti-get = Datei von { $name }
page-spaghetti-enter = Einreichen
page-spaghetti-entering = Wird geprüft…
page-spaghetti-called = Sein Name
page-spaghetti-entered =
    { $count ->
        [one] Eingereicht, mit { $count } Stein.
       *[other] Eingereicht, mit { $count } Steinen.
    }
page-spaghetti-refused = Das ist noch kein Spaghetti:
page-spaghetti-where = bei { $cells }
page-spaghetti-unread = Die Datei lässt sich nicht lesen. Wähle sie noch einmal aus.
page-spaghetti-large = Die Datei ist zu groß: höchstens { $most } MB.
