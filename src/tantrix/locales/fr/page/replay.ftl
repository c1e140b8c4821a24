### Replay and review.

## The end

page-record = Télécharger la partie

## A replay

page-replay-numbers = Nombres des espaces forcés
page-replay-start = Avant la première tuile
page-replay-slider = Moment de la partie
page-replay-at =
    { $count ->
        [one] { $index } sur { $count } tuile
       *[other] { $index } sur { $count } tuiles
    }
page-replay-steps = Pas à pas
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-table = Table

page-review = Analyse
page-review-ways = Retour
page-review-table = Retour à la partie
page-review-leading = Vous menez : tous suivent votre plateau.
page-review-following = { $name } mène.
page-review-following-host = Quelqu’un d’autre mène.
page-review-unled = Personne ne mène.
page-review-lead = Mener
page-review-hand = Laisser mener
page-review-people =
    { $count ->
        [one] { $count } personne est là
       *[other] { $count } personnes sont là
    }
page-review-try = un essai
page-review-by = par { $name }
