### A simul, for its host.

page-simul-title = Simultan
page-simul-back = Zurück zum Turnier
page-simul-boards = Bretter
page-simul-all = Alle Bretter
page-simul-next = Nächstes Brett ({ $count })
page-simul-go = Zum Brett, das am längsten wartet
page-simul-open = Öffnen
page-simul-none = Die Bretter öffnen, wenn das Simultan beginnt.
page-simul-waiting =
    { $count ->
        [one] { $count } Brett wartet auf dich.
       *[other] { $count } Bretter warten auf dich.
    }
page-simul-state-waits = du bist am Zug
page-simul-state-thinks = der Gast überlegt
page-simul-state-opening = öffnet
page-simul-state-over = zu Ende
