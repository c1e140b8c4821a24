### Replay and review.

## The end

## A replay

page-replay-numbers = Nombres des espaces forcés
page-replay-numbers-hint = Tuiles restantes qui conviennent ; après la barre, une fois la pioche vide ; après le tiret, ailleurs aussi.
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
page-replay-continue = Continuer à partir d’ici
page-replay-table = Table
page-replay-more = Plus

## A review

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

review-unknown = Cette analyse n’existe pas : son lien est peut-être incomplet.
review-not_leading = Seul celui qui mène peut le faire.
review-no_move = Ce coup n’existe pas dans cette analyse.
review-full = Cette analyse ne peut pas contenir plus d’essais.
review-nobody = Personne de ce nom n’est ici.
review-led = Quelqu’un d’autre mène déjà.
review-record = Aucun coup de cette partie notée ne peut être joué, ou l’ordre de la pioche manque.
