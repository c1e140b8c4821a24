### The terms of a game between people, and where its room stands.

## Rooms

page-room-status-seating =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-room-status-full = toutes les places sont prises
page-room-status-playing = partie en cours
page-room-status-over = la partie est finie
page-room-status-review = analyse en cours
page-room-colour-K = noir

## Terms

page-terms-kind = Genre
page-terms-kind-unranked = Amicale
page-terms-kind-ranked = Classée
page-terms-kind-masters = Maîtres
page-terms-kind-doubles = Doubles
page-terms-kind-tournament = Tournoi
page-terms-kind-review = Analyse
page-terms-kind-hint-unranked = Pour tous ; les robots aussi.
page-terms-kind-hint-ranked = Pour les membres ; une victoire sur un robot compte pour moitié.
page-terms-kind-hint-masters = Pour deux joueurs d’au moins 950 points.
page-terms-kind-hint-doubles = Deux équipes de deux, pour les membres.
page-terms-kind-hint-review = Analyser une partie ensemble.
page-terms-game = Jeu
page-terms-game-strategy = Stratégie
page-terms-game-mindgame = Mind Game
page-terms-time = Temps de réflexion
page-terms-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-terms-teams = Deux équipes
page-terms-clock = Pendule
page-terms-clock-none = sans pendule
page-terms-clock-minutes = { $minutes } min chacun
page-terms-clock-hint = Au-delà, chaque minute entamée coûte un point, comme dans les tournois.
page-terms-pace = Rythme
page-terms-pace-live = En direct
page-terms-pace-days = Par correspondance
page-terms-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
page-terms-delay = Les spectateurs voient tout
page-terms-delay-none = aussitôt
page-terms-delay-seconds =
    { $count ->
        [one] { $count } seconde plus tard
       *[other] { $count } secondes plus tard
    }
