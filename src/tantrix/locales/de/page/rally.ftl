### A puzzle rally.

tournament-no_rally = Es wurden keine Rätsel ausgegeben.
tournament-no_puzzle = Es gibt kein Rätsel { $number }.
tournament-solved = Du hast Rätsel { $number } schon gelöst.
tournament-time_over = Die Zeit ist um.

page-rally-title = Rätselrallye
page-rally-back = Zurück zum Turnier
page-rally-overview = Alle Rätsel
page-rally-sealed = Die Rätsel sind bis zum Start versiegelt. Alle bekommen dieselben im selben Moment.
page-rally-starts = Start in
page-rally-enter = Zum Turnier, um teilzunehmen
page-rally-left = Restzeit
page-rally-over = Die Rallye ist vorbei.
page-rally-late = Sie hat begonnen, aber du kannst noch teilnehmen und hast die Zeit, die bleibt.
page-rally-watch = Du siehst zu. Ein hier gelöstes Rätsel zählt nicht.
page-rally-solved = { $count } von { $of } gelöst
page-rally-puzzles = Rätsel
page-rally-puzzle = Rätsel { $number }
page-rally-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-rally-grade = Schwierigkeit { $grade }/6
page-rally-unsolved = Noch von niemandem gelöst
page-rally-solvers =
    { $count ->
        [one] Von { $count } Person gelöst
       *[other] Von { $count } Personen gelöst
    }
page-rally-solved-at = Gelöst nach { $time }
page-rally-standings = Tabelle
page-rally-place = Platz
page-rally-name = Name
page-rally-count = Gelöst
page-rally-which = Gelöste Rätsel: { $numbers }
page-rally-last = Letzte Lösung
page-rally-more = Die Besten von { $count }
page-rally-accepted = Rätsel { $number } ist gelöst
page-rally-unsent = Die Lösung wurde nicht angenommen
page-rally-go = Rätsel und Uhr
page-rally-next = Nächstes Rätsel
