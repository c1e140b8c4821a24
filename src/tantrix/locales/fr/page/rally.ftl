### A puzzle rally.

tournament-no_rally = Aucun puzzle n’a été distribué.
tournament-no_puzzle = Il n’y a pas de puzzle { $number }.
tournament-solved = Vous avez déjà résolu le puzzle { $number }.
tournament-time_over = Le temps est écoulé.

page-rally-title = Rallye de puzzles
page-rally-back = Retour au tournoi
page-rally-overview = Tous les puzzles
page-rally-sealed = Les puzzles sont scellés jusqu’au départ. Tous reçoivent les mêmes au même moment.
page-rally-starts = Départ dans
page-rally-enter = Aller au tournoi pour s’inscrire
page-rally-left = Temps restant
page-rally-over = Le rallye est terminé.
page-rally-late = C’est commencé, mais vous pouvez encore vous inscrire et disposer du temps qui reste.
page-rally-watch = Vous regardez. Un puzzle résolu ici ne compte pas.
page-rally-solved = { $count } résolus sur { $of }
page-rally-puzzles = Puzzles
page-rally-puzzle = Puzzle { $number }
page-rally-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-rally-grade = Difficulté { $grade }/6
page-rally-unsolved = Personne ne l’a encore résolu
page-rally-solvers =
    { $count ->
        [one] Résolu par { $count } personne
       *[other] Résolu par { $count } personnes
    }
page-rally-solved-at = Résolu après { $time }
page-rally-standings = Classement
page-rally-place = Place
page-rally-name = Nom
page-rally-count = Résolus
page-rally-which = Puzzles résolus : { $numbers }
page-rally-last = Dernière solution
page-rally-more = Les meilleurs sur { $count }
page-rally-accepted = Le puzzle { $number } est résolu
page-rally-unsent = La solution n’a pas été acceptée
page-rally-go = Puzzles et temps
page-rally-next = Puzzle suivant
