### Courses Gobble qui attendent des joueurs.

page-races-title = Courses de Gobble
page-races-none = Aucune course n’attend de joueurs.
page-races-own = Créer une course
page-races-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-races-join = Rejoindre
page-races-back = Retour à la course
page-races-now = à l’instant
page-races-public = Toute personne du salon peut se joindre à la course
page-races-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
