### Moderation.

## The moderators' page

page-order-reports = Offene Meldungen
page-order-reports-none = Keine offenen Meldungen.
page-order-report = { $by } über { $name }
page-order-context = Nachrichten ringsum
page-order-verdict = Befund und Maßnahmen
page-order-close = Meldung abschließen
page-order-take = Maßnahme ergreifen
page-order-person = Person
page-order-kind = Maßnahme
page-order-kind-mute = darf nicht schreiben
page-order-kind-ban = darf nicht in die Lobby
page-order-minutes = Wie lange
page-order-minutes-10 = 10 Minuten
page-order-minutes-60 = 1 Stunde
page-order-minutes-1440 = 1 Tag
page-order-minutes-10080 = 1 Woche
page-order-minutes-43200 = 30 Tage
page-order-reason = Grund
page-order-take-go = Maßnahme ergreifen
page-order-measures = Geltende Maßnahmen
page-order-measures-none = Keine.
page-order-until = bis { $time }
page-order-lift = Aufheben
page-order-lift-name = Die Maßnahme gegen { $name } aufheben
page-order-acts = Was Moderatoren getan haben
page-order-act-delete = hat eine Nachricht von { $about } gelöscht
page-order-act-mute = hat { $about } stumm gestellt
page-order-act-ban = hat { $about } gesperrt
page-order-act-lift = hat eine Maßnahme gegen { $about } aufgehoben
page-order-act-close = hat die Meldung { $about } abgeschlossen
page-order-act-hide_post = hat einen Beitrag von { $about } verborgen
page-order-act-show_post = hat einen Beitrag von { $about } wieder gezeigt
page-order-act-close_thread = hat ein Thema von { $about } geschlossen
page-order-act-open_thread = hat ein Thema von { $about } wieder geöffnet
page-order-act-hide_thread = hat ein Thema von { $about } verborgen
page-order-act-show_thread = hat ein Thema von { $about } wieder gezeigt
page-order-act-hide_study = hat eine Studie von { $about } verborgen
page-order-act-show_study = hat eine Studie von { $about } wieder gezeigt
page-order-act-delete_picture = hat ein Bild von { $about } gelöscht
page-order-post = Den Beitrag öffnen
page-order-study = Die Studie öffnen
