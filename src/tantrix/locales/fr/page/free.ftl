### The free table, Spaghetti and their records.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-spaghetti-tiles = { $tiles } tuiles ne font pas un spaghetti : il faut des jeux entiers de 56, jusqu’à { $most } tuiles.
bad-spaghetti-header = « { $text } » ne débute pas un spaghetti (tantrix-spaghetti 1 18000).
bad-spaghetti-line = La ligne { $line } n’est pas une colonne d’un spaghetti.
bad-spaghetti-order = Ligne { $line } : les colonnes doivent se suivre par ordre croissant.
bad-spaghetti-sets = En { $sets } jeux chaque tuile est posée { $sets } fois : pas { $tiles }.
bad-spaghetti-mismatch =
    { $count ->
        [one] À { $count } endroit, les couleurs de tuiles voisines diffèrent.
       *[other] À { $count } endroits, les couleurs de tuiles voisines diffèrent.
    }
bad-spaghetti-apart = Toutes les tuiles doivent tenir ensemble : il y a { $count } morceaux.
bad-spaghetti-hole =
    { $count ->
        [one] Il y a { $count } trou.
       *[other] Il y a { $count } trous.
    }

bad-figure-empty = Aucune tuile n’est posée.
bad-figure-far = Une tuile se pose à { $most } places du milieu, pas plus loin.
bad-figure-strewn = Les tuiles sont trop éparpillées : rapprochez-les.
bad-figure-unknown = Cette figure n’existe pas.
bad-spaghetti-entered = Quelqu’un d’autre a déjà inscrit ce même spaghetti.
bad-spaghetti-unknown = Ce spaghetti n’existe pas.

## The page

page-free-title = Table libre
page-free-text = Toutes les tuiles, toutes les figures : images, chemins, spaghetti. Rien n’est imposé.
page-free-do-tray = Choisir les tuiles
page-free-do-save = Enregistrer et partager
page-free-do-svg = Image en SVG
page-free-do-png = Image en PNG
page-free-do-spaghetti = Inscrire en spaghetti
page-free-do-records = Records de spaghetti
page-free-do-own = Mes figures
page-free-symmetry = Montrer les places symétriques
page-free-symmetry-hint = Des contours montrent où un demi-tour autour du milieu, 0,0, mènerait chaque tuile.
page-free-tray-sets = Jeux entiers
page-free-tray-sets-use = Prendre ces jeux
page-free-tray-each = Combien de chaque tuile
page-free-tray-count = Combien de tuiles { $tile }
page-free-tray-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-free-tray-many = Il y a place pour { $most } tuiles.
page-free-tray-laid = Les tuiles posées restent sur la table.
page-free-tray-none = Aucune tuile
page-free-tray-take = Prendre ces tuiles
page-free-name = Nom de la figure
page-free-by = De
page-free-untitled = Sans titre
page-free-guest = Invité
page-free-save = Enregistrer
page-free-saved = Enregistré. Tout le monde peut l’ouvrir par ce lien :
page-free-own-none = Vous n’avez encore enregistré aucune figure.
page-free-mine = Ma propre table
page-free-bad = Cette figure ne peut pas être montrée
page-free-picture-bad = Ce navigateur ne peut pas créer l’image.
page-spaghetti-text = Un spaghetti est un seul groupe de jeux entiers de 56 tuiles, sans trou, où toutes les couleurs s’accordent. Plus il a de tuiles, mieux c’est.
page-spaghetti-sources = Le record des sources : { $tiles } tuiles, posées par { $people } élèves.
page-spaghetti-none = Personne n’en a encore inscrit ici.
page-spaghetti-place = Place
page-spaghetti-name = Nom
page-spaghetti-tiles = Tuiles
page-spaghetti-sets = Jeux
page-spaghetti-date = Date
page-spaghetti-mine = à vous
page-spaghetti-file = Un fichier, tel que « tantrix spaghetti » l’écrit
page-spaghetti-get = Fichier : { $name }
page-spaghetti-enter = L’inscrire
page-spaghetti-entering = Vérification…
page-spaghetti-called = Son nom
page-spaghetti-entered =
    { $count ->
        [one] Inscrit, avec { $count } tuile.
       *[other] Inscrit, avec { $count } tuiles.
    }
page-spaghetti-refused = Ce n’est pas encore un spaghetti :
page-spaghetti-where = en { $cells }
page-spaghetti-unread = Le fichier ne peut pas être lu. Choisissez-le encore une fois.
page-spaghetti-large = Le fichier est trop grand : { $most } Mo au plus.
