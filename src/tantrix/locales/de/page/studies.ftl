### Studies.

study-unknown = Diese Studie gibt es nicht, oder sie ist nicht geteilt.
study-not_yours = Nur wem eine Studie gehört, kann sie ändern.
study-visitor = Um Studien aufzuheben, komm als Gast herein oder melde dich an.
study-stale = Diese Studie wurde anderswo gespeichert, seit du sie geöffnet hast. Nichts ist verloren: Speichere deine Züge als Kopie, oder lade, was gespeichert wurde.
study-large = Die Studie ist zu lang: Ein Text hat höchstens { $most } Zeichen.
study-text = Der Text ist in Zeile { $line }, Spalte { $column } nicht zu lesen.
study-game = Eine Studie beginnt mit einer Partie oder Stellung von Strategie.
study-full = Eine Studie hat höchstens { $most } Züge.
study-deep = Varianten können { $most } Ebenen tief sein, nicht tiefer.
study-rules = Dieser Browser kann die Regeln des Spiels nicht ausführen: Eine Studie braucht sie.
study-illegal = Die Regeln verbieten Zug { $move } oder einen Zug in seinen Varianten.
limit-studies = Du hast schon { $most } Studien: Lösche eine davon.

## The list

page-studies = Studien
page-studies-intro = Stellungen und Partien mit Varianten, Kommentaren und Zeichen, unter einem Namen aufgehoben.
page-studies-mine = Meine Studien
page-studies-public = Öffentliche Studien
page-studies-none = Noch keine Studien
page-studies-none-text = Speichere eine beim Nachspielen oder aus einer Stellung, oder beginne hier eine.
page-studies-public-none = Noch keine Studien von anderen
page-studies-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
page-studies-by = von { $name }
page-studies-older = Ältere Studien
page-studies-new = Neue Studie
page-studies-source = Text einer Partie oder einer Stellung
page-studies-source-text = So, wie ihn die Seite einer Stellung zeigt, oder wie ihn die Aufzeichnung einer Partie hat.
page-studies-begin = Die Studie beginnen

## A study

page-study = Studie
page-study-name = Name
page-study-visibility = Wer sie sieht
page-study-visibility-private = Nur ich
page-study-visibility-link = Alle, die den Link haben
page-study-visibility-public = Alle
page-study-hidden = Moderatoren haben diese Studie verborgen: Nur du und sie können sie sehen.
page-study-save = Speichern
page-study-unsaved = Noch nicht gespeichert
page-study-saved = Gespeichert
page-study-reload = Laden, was gespeichert wurde
page-study-copy = Als Kopie speichern
page-study-copy-name = Kopie: { $name }
page-study-settings = Name und Teilen
page-study-settings-save = Ändern
page-study-download = Den Text herunterladen
page-study-delete = Die Studie löschen
page-study-delete-sure = Die Studie für immer löschen?
page-study-report = Die Studie melden
page-study-hide = Die Studie verbergen
page-study-show = Die Studie wieder zeigen
page-study-start = Anfang
page-study-steps = Schritte
page-study-move = Dieser Zug
page-study-comment = Kommentar
page-study-glyph = Zeichen
page-study-glyph-0 = keins
page-study-glyph-1 = guter Zug
page-study-glyph-2 = Fehler
page-study-glyph-3 = sehr guter Zug
page-study-glyph-4 = grober Fehler
page-study-glyph-5 = interessanter Zug
page-study-glyph-6 = zweifelhafter Zug
page-study-drawn = Gezogener Stein
page-study-first = Zur Hauptvariante machen
page-study-remove = Ab hier löschen
page-study-more = Mehr zu dieser Studie
page-study-engine = Die Engine fragen
page-study-engine-wait = Die Engine denkt nach…
page-study-engine-none = In dieser Stellung gibt es nichts zu legen.
page-study-engine-best = { $move }: Chancen { $percent }, Abstand { $margin }
page-study-engine-exact = Bewiesen.
