### News and articles.

bad-picture-alt = Ein Bild hat keine Worte für die, die es nicht sehen: Schreib zwischen seine eckigen Klammern, was es zeigt.
bad-picture-gone = Das Bild „{ $alt }“ gibt es nicht mehr: Lade es noch einmal hoch oder nimm es aus dem Text.
bad-picture-large = Die Datei ist zu groß: höchstens { $most } MB.
bad-picture-pixels = Das Bild hat zu viele Pixel: höchstens { $most } Millionen.
bad-picture-unknown = Dieses Bild gibt es nicht.
bad-picture-unreadable = Diese Datei ist kein ganzes Bild in PNG, JPEG, WebP oder GIF.
bad-post-changed = Jemand anders hat diesen Text inzwischen geändert. Beginne mit der neuen Fassung.
bad-post-empty = Es gibt noch keinen Text zum Veröffentlichen.
bad-post-moderators = Nur Moderatoren schreiben Neuigkeiten und Artikel.
bad-post-unknown = Diesen Text gibt es nicht.

## News and articles

page-posts-news = Neuigkeiten
page-posts-article = Artikel
page-posts-all-news = Alle Neuigkeiten
page-posts-all-article = Alle Artikel
page-posts-none = Noch nichts
page-posts-none-news = Hier erscheinen Neuigkeiten.
page-posts-none-article = Hier erscheinen Artikel über gutes Spiel.
page-posts-older = Ältere
page-posts-by = von { $name }
page-posts-changed = geändert am { $date }
page-posts-draft = Entwurf
page-posts-public = Veröffentlicht
page-posts-other_language = Diesen Text gibt es noch nicht in deiner Sprache.
page-posts-write = Schreiben
page-posts-edit = Text bearbeiten
page-posts-new-news = Neue Meldung
page-posts-new-article = Neuer Artikel
page-posts-untitled = Ohne Titel
page-posts-title = Titel
page-posts-body = Text
page-posts-markdown = In Markdown: # Überschrift, *kursiv*, **fett**, - Liste, [Wörter](https://…). Bilder kommen weiter unten dazu; kein HTML.
page-posts-keep = Diese Fassung speichern
page-posts-kept = Gespeichert.
page-posts-publish = Veröffentlichen
page-posts-withdraw = Wieder zum Entwurf machen
page-posts-is_public = Veröffentlicht: Jetzt können es alle lesen.
page-posts-is_draft = Jetzt ein Entwurf: Nur Moderatoren sehen ihn.
page-posts-read = Lesen
page-posts-preview = Vorschau
page-posts-versions = Fassungen
page-posts-back_to = Zurück zu Fassung { $version }

## Other kinds

page-posts-kinds = Arten
page-posts-interview = Interviews
page-posts-all-interview = Alle Interviews
page-posts-none-interview = Hier erscheinen Interviews mit Spielern.
page-posts-new-interview = Neues Interview
page-posts-press = Presse
page-posts-all-press = Alle Presseberichte
page-posts-none-press = Hier erscheinen Links zu Presseberichten über das Spiel.
page-posts-new-press = Neuer Presselink
page-posts-video = Videos
page-posts-all-video = Alle Videos
page-posts-none-video = Hier erscheinen Links zu Videos.
page-posts-new-video = Neuer Videolink

## Pictures

page-posts-picture = Ein Bild hinzufügen
page-posts-picture-file = Datei: PNG, JPEG, WebP oder GIF, höchstens { $most } MB
page-posts-picture-hint = Ein Bild kann auch in den Text eingefügt oder gezogen werden.
page-posts-picture-alt = Was es zeigt, für die, die es nicht sehen
page-posts-picture-add = Hochladen und in den Text setzen
page-posts-picture-adding = Wird hochgeladen…
page-posts-picture-added = Das Bild steht jetzt im Text: Speichere diese Fassung, um es zu behalten.
page-posts-pictures = Bilder in diesem Text
page-posts-picture-delete = „{ $alt }“ löschen
page-posts-picture-delete-it = Löschen
page-posts-picture-delete-sure = Für immer löschen?
page-posts-picture-deleted = Das Bild ist gelöscht und aus diesem Text genommen.
