### The Daily Match.

bad-daily-date = « { $text } » n’est ni un jour comme 2026-11-05, ni un mois comme 2026-11.
bad-daily-future = { $date } est encore à venir.
bad-daily-past = Il n’y avait pas de Match du jour le { $date } : le premier ici est celui du { $first }.
bad-daily-unready = Le casse-tête est en préparation : réessayez dans un instant.
bad-daily-unopened = Vous n’avez pas encore ouvert ce casse-tête.
bad-daily-unsolved = Le casse-tête n’est pas encore résolu.
bad-daily-move = Coup { $number } impossible.
bad-daily-move-tile = Coup { $number } impossible : cette tuile n’est pas en réserve.
bad-daily-move-cell = Coup { $number } impossible : le plateau n’y a pas de case.
bad-daily-move-taken = Coup { $number } impossible : une autre tuile occupe la case.
bad-daily-move-given = Coup { $number } impossible : les tuiles données restent en place.
bad-daily-move-empty = Coup { $number } impossible : la case est vide.

## The page

page-daily-title = Match du jour
page-daily-grade = Niveau { $grade } sur 7
page-daily-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-daily-kind-board = Remplir le plateau
page-daily-kind-board-text = Des tuiles sont déjà posées. Posez les autres : partout où des tuiles se touchent, les couleurs doivent s’accorder. Il n’y a qu’une solution.
page-daily-kind-turns = Tourner les tuiles
page-daily-kind-turns-text = Chaque tuile est à sa place. Tournez-les : partout où des tuiles se touchent, les couleurs doivent s’accorder. Il n’y a qu’une solution.
page-daily-kind-pyramid = Construire la pyramide
page-daily-kind-pyramid-text = Les tuiles remplissent une pyramide, et une seule ligne ou boucle d’une couleur passe par toutes. Il n’y a qu’une solution.
page-daily-name = Votre nom dans le classement
page-daily-as = Votre nom dans le classement : { $name }
page-daily-guest = Visiteur
page-daily-open = Ouvrir le casse-tête
page-daily-resume = Continuer
page-daily-look = Revoir vos tuiles
page-daily-note-new = Votre temps court de l’ouverture du casse-tête jusqu’à sa solution.
page-daily-note-running = Votre temps court.
page-daily-note-late = Ce jour est passé : le casse-tête ne compte que dans votre calendrier.
page-daily-left = Le prochain dans { $hours } h { $minutes } min, à minuit UTC
page-daily-left-minutes =
    { $count ->
        [one] Le prochain dans { $count } minute, à minuit UTC
       *[other] Le prochain dans { $count } minutes, à minuit UTC
    }
page-daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
page-daily-today = Le casse-tête du jour
page-daily-time = Temps
page-daily-moves = Coups
page-daily-place = Place
page-daily-place-of = { $place } sur { $count }
page-daily-who = Nom
page-daily-late-text = Résolu après coup : il compte dans votre calendrier.
page-daily-table = Classement du jour
page-daily-table-none = Personne ne l’a encore résolu le jour même.
page-daily-table-more =
    { $count ->
        [one] { $count } personne l’a résolu le jour même.
       *[other] { $count } personnes l’ont résolu le jour même.
    }
page-daily-state-new = pas ouvert
page-daily-state-opened = commencé
page-daily-state-done = résolu le jour même
page-daily-state-late = résolu plus tard
page-daily-legend-grade = niveau, de 1 à 7
page-daily-back = Retour au Match du jour
page-daily-done = Résolu !
page-daily-done-moves =
    { $count ->
        [one] en { $count } coup
       *[other] en { $count } coups
    }
page-daily-done-place =
    { $count ->
        [one] Place { $place } sur { $count } pour l’instant : la toute première.
       *[other] Place { $place } sur { $count } pour l’instant.
    }
page-daily-share = Partager mon résultat
page-daily-share-copied = Résultat copié
page-daily-unsent = Résolu, mais le serveur ne le sait pas encore
page-daily-past = Les jours passés
page-daily-past-text = Le casse-tête de chaque jour passé peut se jouer. Résolu après coup, il ne compte ni pour le classement de ce jour ni pour une série ; votre temps reste dans votre calendrier.
page-daily-past-solved =
    { $count ->
        [one] { $solved } jour résolu sur { $count }
       *[other] { $solved } jours résolus sur { $count }
    }
page-daily-past-unsolved = Seulement les jours non résolus
page-daily-past-none = Aucun jour de ce mois n’est encore passé.
page-daily-past-all = Vous avez résolu tous les jours de ce mois.
page-daily-past-place = place { $place } le jour même
page-daily-past-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
page-daily-league = Ligue du mois
page-daily-league-text = Les dix premiers de chaque jour ont 25, 18, 15, 12, 10, 8, 6, 4, 2 et 1 points ; à égalité, chacun a les points de la place partagée. Vos 20 meilleurs jours du mois comptent. En cas d’égalité, le nombre de premières places départage, puis celui des deuxièmes, et ainsi de suite.
page-daily-league-on = Ce mois n’est pas terminé, ni la journée.
page-daily-league-now = Ce mois-ci
page-daily-league-none = Personne n’a de points ce mois-là.
page-daily-league-points = Points
page-daily-league-wins = Victoires
page-daily-league-days = Jours
page-daily-league-counted =
    { $count ->
        [one] { $count } jour compte
       *[other] { $count } jours comptent
    }
page-daily-league-day = { $day } : place { $place }, { $points } points
