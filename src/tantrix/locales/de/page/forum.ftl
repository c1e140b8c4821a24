### The forum.

forum-closed = Dieses Thema ist geschlossen: Antworten sind nicht mehr möglich.
forum-unknown = Diese Seite des Forums gibt es nicht.

## The sections

page-forum = Forum
page-forum-intro = Fragen und Antworten, in jeder Sprache. Alle können lesen; Gäste und Mitglieder können schreiben.
page-forum-rules = Regelfragen
page-forum-rules-text = Was erlaubt ist, was nicht, und warum
page-forum-strategy = Strategie
page-forum-strategy-text = Stellungen, Eröffnungen, Endspiele
page-forum-puzzles = Rätsel
page-forum-puzzles-text = Discovery, Rainbow, das Tagesrätsel, deine eigenen
page-forum-tournaments = Turniere
page-forum-tournaments-text = Teilnehmen, paaren, leiten
page-forum-server = Dieser Server
page-forum-server-text = Ideen, Fehler, Hilfe mit dem Konto
page-forum-threads =
    { $count ->
        [one] { $count } Thema
       *[other] { $count } Themen
    }
page-forum-replies =
    { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
page-forum-by = von { $name }
page-forum-last-by = letzte Antwort von { $name }
page-forum-gone = ein gelöschtes Konto
page-forum-closed = geschlossen
page-forum-hidden = verborgen
page-forum-post-hidden = verborgen
page-forum-all = Alle Bereiche

## A section

page-forum-none = Noch keine Themen
page-forum-none-text = Fang das erste an.
page-forum-older = Ältere Themen
page-forum-new = Neues Thema
page-forum-subject = Titel
page-forum-text = Text
page-forum-markdown = Möglich sind *Betonung*, **fett**, - Listen und > Zitate.
page-forum-begin = Thema veröffentlichen
page-forum-enter = Um zu schreiben, tritt als Gast bei oder melde dich an.

## A thread

page-forum-thread = Thema
page-forum-thread-hidden = Dieses Thema ist verborgen. Nur Moderatoren sehen es.
page-forum-posts = Beiträge
page-forum-reply = Deine Antwort
page-forum-send = Antwort abschicken
page-forum-pages = Seiten des Themas
page-forum-page = Seite { $page } von { $pages }
page-forum-page-before = Vorige Seite
page-forum-page-after = Nächste Seite
page-forum-post = Beitrag von { $name }
page-forum-link = Link zu diesem Beitrag, { $time }
page-forum-ignored = Du ignorierst { $name }: Beitrag zeigen
page-forum-removed = Moderatoren haben diesen Beitrag verborgen.
page-forum-report = Beitrag von { $name } melden
page-forum-hide = Verbergen
page-forum-show = Wieder zeigen
page-forum-close = Thema schließen
page-forum-open = Thema wieder öffnen
page-forum-thread-hide = Thema verbergen
page-forum-thread-show = Thema wieder zeigen
