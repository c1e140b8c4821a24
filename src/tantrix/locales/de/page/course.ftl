### The course: its frame.

## The pages

page-course = Kurs
page-course-title = Gut spielen lernen
page-course-intro = Kurze Lektionen, vom ersten Anlegen bis zum Endspiel, dann zu mehreren und für die anderen Spiele. Jede zeigt Stellungen aus Partien und gibt dir auf dem Spielfeld etwas zu tun.
page-course-group-two = Strategy zu zweit
page-course-group-more = Strategy zu mehreren
page-course-group-other = Andere Spiele
page-course-lesson = Lektion { $number }
page-course-steps =
    { $count ->
        [one] { $done } von { $count } Schritt
       *[other] { $done } von { $count } Schritten
    }
page-course-begin = Anfangen
page-course-on = Weiter
page-course-again = Von vorn
page-course-step = Schritt { $number } von { $count }
page-course-task = Deine Aufgabe
page-course-hint = Tipp
page-course-show = Zeig es mir
page-course-retry = Noch einmal
page-course-next = Weiter
page-course-next_lesson = Nächste Lektion: { $title }
page-course-back = Voriger Schritt
page-course-skip = Nächster Schritt
page-course-picked = gewählt
page-course-all = Alle Lektionen
page-course-check = Prüfen
page-course-chosen =
    { $count ->
        [one] { $count } gewählt
       *[other] { $count } gewählt
    }
page-course-right = Richtig
page-course-wrong = Noch nicht
page-course-them = Gegner
page-course-partner = Partner
page-course-next_tile = Nächster Stein
page-course-engine = Dein Gegner überlegt…
page-course-finished-text = Spiele jetzt eine ganze Partie: Du wirst alles brauchen, was du gelernt hast.
page-course-failed = Diese Lektion lässt sich nicht öffnen
