### What players win in tournaments.

page-honours-title = Tournois
page-honours-champion = Vainqueur de { $tournament }
page-honours-place = Place { $count } sur { $of }
page-honours-badge-newcomer = Meilleur débutant
page-honours-badge-junior = Meilleur junior
page-honours-badge-country = Meilleur de son pays ({ $country })
page-honours-badge-own = Meilleur de son pays
page-honours-badge-team = Équipe gagnante
page-honours-list = Distinctions
page-honours-line = { $badge } : { $name }

page-honours-records = Records des tournois
page-honours-share = Plus grande part des points
page-honours-run = Plus longue série de victoires
page-honours-margin = Plus large victoire
page-honours-comeback = Plus belle remontée dans un match
page-honours-entries = Plus grand nombre d’inscrits
page-honours-value-share = { $count } %
page-honours-value-run =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-honours-value-margin =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-honours-value-comeback =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-honours-value-entries =
    { $count ->
        [one] { $count } inscription
       *[other] { $count } inscriptions
    }
page-honours-open = Voir le tournoi
