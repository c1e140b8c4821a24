### Rankings and records.

bad-month = « { $text } » n’est pas un mois comme 2026-11.
bad-ranking = Il n’y a pas de classement appelé « { $text } ».
bad-ranking-person = Personne ici ne s’appelle « { $name } ».
page-rankings-tables = Tableaux
page-rankings-tab-monthly = Ce mois-ci
page-rankings-tab-all--time = Depuis toujours
page-rankings-tab-masters = Maîtres
page-rankings-tab-doubles = Doubles
page-rankings-tab-tournaments = Tournois
page-rankings-tab-races = Courses
page-rankings-tab-countries = Pays
page-rankings-tab-retired = Retirés
page-rankings-text-monthly = Tout le monde part de 700 le premier jour du mois.
page-rankings-text-all--time = Tout le monde part de 500. Qui n’a pas joué depuis trois mois est retiré.
page-rankings-text-masters = Les cent meilleurs de ceux qui ont 950 ou plus au classement « Depuis toujours », selon leurs parties entre eux.
page-rankings-text-doubles = Deux contre deux ; tout le monde part de 500.
page-rankings-text-tournaments = L’Elo des parties de tournoi à deux : on part de 1500, et la part des 20 points compte.
page-rankings-text-races = Qui a gagné le plus de courses de Gobble contre d’autres personnes. Une course ne change aucun classement par points.
page-rankings-text-countries = Les trois meilleurs joueurs de chaque pays comptent.
page-rankings-text-nation = Tous les joueurs du pays, selon leur classement depuis toujours.
page-rankings-text-retired = Rien n’est perdu : à la prochaine partie classée, ils retrouvent leurs points.
page-rankings-month-before = Mois précédent
page-rankings-month-after = Mois suivant
page-rankings-find = Chercher un joueur
page-rankings-find-none = Personne ici ne s’appelle « { $name } ».
page-rankings-countries-all = Tous les pays
page-rankings-place = Place
page-rankings-player = Joueur
page-rankings-country = Pays
page-rankings-ranking = Points
page-rankings-points = Moyenne
page-rankings-best = Meilleurs joueurs
page-rankings-games = Parties
page-rankings-wins = Gagnées
page-rankings-races = Courses
page-rankings-last = Dernière partie
page-rankings-none = Personne n’est encore classé ici
page-rankings-none-text = Les parties classées comptent ici dès qu’elles sont finies.
page-rankings-none-races = Aucune course pour l’instant
page-rankings-none-races-text = Une course de Gobble compte ici dès que des membres ont couru ensemble.
page-rankings-none-countries = Un pays entre ici dès qu’un de ses joueurs a fini une partie classée.
page-rankings-how = Mode de calcul
page-rankings-how-gain = Une victoire rapporte d’autant plus que l’écart est grand et l’adversaire fort, et d’autant moins que vous approchez de 1000. Le perdant perd autant.
page-rankings-how-robots = Une victoire sur un robot rapporte la moitié, et rien si vous avez 300 points de plus que lui. Les parties avec des invités ne comptent pas.
page-rankings-how-several = À trois ou quatre, chacun est comparé à chacun. Abandonner ne fait rien gagner.
page-rankings-how-others = Glicko-2, OpenSkill et Elo sont d’autres façons de compter les mêmes parties, entre humains seulement.
page-ranked-profile = Profil
page-ranked-none = Encore aucune partie classée
page-ranked-none-text = Les parties classées comptent dès qu’elles sont finies.
page-ranked-retired = retiré
page-ranked-place = place { $place } sur { $of }
page-ranked-best = record { $best }
page-ranked-games = Parties classées
page-ranked-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-ranked-wins =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
page-ranked-more = Parties plus anciennes
page-ranked-replay = { $date } : revoir la partie contre { $names }
page-ranked-result-won = victoire sur { $names }
page-ranked-result-tied = égalité avec { $names }
page-ranked-result-lost = défaite contre { $names }
page-records-title = Livre des records
page-records-text = Les parties classées comptent ; à égalité, le record le plus ancien est conservé.
page-records-none = Aucun record n’est encore établi
page-records-none-text = Jouez une partie classée au salon : le premier les détient tous.
page-records-score = Meilleur score
page-records-line = Plus longue ligne
page-records-loop = Plus grande boucle
page-records-fastest = Partie la plus rapide
page-records-streak = Plus longue série de victoires
page-records-played = Le plus de parties
page-records-spaghetti = Plus grand Spaghetti
page-records-value-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-records-value-line =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-records-value-loop =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-records-value-streak =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
page-records-value-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-records-gone = Quelqu’un dont le compte est supprimé
page-records-replay = { $record } : revoir la partie
page-records-replay-short = Revoir
page-records-file = Fichier
page-records-times = Meilleurs temps des casse-têtes
page-records-known = Records établis ailleurs
