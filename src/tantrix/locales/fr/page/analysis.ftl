### Analyse d’une partie : ce que valait chaque coup et chaque pioche.

page-analysis-label-inaccuracy = Imprécision
page-analysis-label-mistake = Erreur
page-analysis-label-blunder = Gaffe

page-analysis-column-number = Coup
page-analysis-column-player = Joueur
page-analysis-column-placement = Joué
page-analysis-column-best = Meilleur
page-analysis-column-loss = Coût
page-analysis-column-label = Jugement
page-analysis-column-result = Chances
page-analysis-column-margin = Écart
page-analysis-column-chain = La suite
page-analysis-column-accuracy = Précision
page-analysis-column-choices = Choix
page-analysis-column-inaccuracies = Imprécisions
page-analysis-column-mistakes = Erreurs
page-analysis-column-blunders = Gaffes
page-analysis-column-lost = Laissé
page-analysis-column-luck = Chance

page-analysis-turn-placement = Coup { $number } : l’avantage passe à { $name }, par le coup de son adversaire.
page-analysis-turn-draw = Coup { $number } : l’avantage passe à { $name }, par la tuile piochée.
page-analysis-turn-play = Coup { $number } : l’avantage passe à { $name }.

## Pourquoi un coup est moins bon que le meilleur

page-analysis-why = Le coup { $number } { $reasons }.
page-analysis-why-loop_lost = renonce à une boucle de { $count } points
page-analysis-why-loop_given = laisse à l’adversaire une boucle de { $count } points
page-analysis-why-end_blocked = bloque pour de bon sa propre ligne de { $count } tuiles
page-analysis-why-end_blocked-you = bloque pour de bon votre propre ligne de { $count } tuiles
page-analysis-why-end_open = manque l’occasion de bloquer une ligne de { $count } tuiles
page-analysis-why-rival_space = crée un espace forcé que seul l’adversaire peut remplir
page-analysis-why-tempo =
    { $count ->
        [one] perd { $count } temps
       *[other] perd { $count } temps
    }
page-analysis-why-free_moves =
    { $count ->
        [one] donne à l’adversaire { $count } coup de plus au prochain tour
       *[other] donne à l’adversaire { $count } coups de plus au prochain tour
    }
page-analysis-why-line_shorter =
    { $count ->
        [one] laisse sa propre ligne plus courte de { $count } point
       *[other] laisse sa propre ligne plus courte de { $count } points
    }
page-analysis-why-line_shorter-you =
    { $count ->
        [one] laisse votre propre ligne plus courte de { $count } point
       *[other] laisse votre propre ligne plus courte de { $count } points
    }
page-analysis-why-line_given =
    { $count ->
        [one] laisse la ligne de l’adversaire grandir de { $count } point
       *[other] laisse la ligne de l’adversaire grandir de { $count } points
    }
page-analysis-why-margin =
    { $count ->
        [one] coûte à la fin à peu près { $count } point
       *[other] coûte à la fin à peu près { $count } points
    }

## La page

page-analysis = Analyse
page-analysis-open = Analyser
page-analysis-wait = Le moteur étudie la partie ; cela prend quelques secondes.
analysis-unable = Ce navigateur n’a pas pu analyser la partie. Réessayez, ou revenez une fois en ligne.
page-analysis-graph = Les chances coup par coup : { $name }
page-analysis-graph-you = Vos chances coup par coup
page-analysis-ahead = { $name } mène
page-analysis-ahead-you = Vous menez
page-analysis-chance = { $name } : { $percent } de chances
page-analysis-chance-you = Vos chances : { $percent }
page-analysis-lucky = { $name } : chance { $percent }
page-analysis-costly = Les coups les plus coûteux
page-analysis-clean = Aucun coup n’a beaucoup coûté.
page-analysis-turns = Tournants
page-analysis-next = Coup { $number } : le meilleur coup est montré sur le plateau. Chances : { $name }, { $percent }.
page-analysis-cost = Coup { $number }, { $name } : { $label }, { $percent }
page-analysis-try = Essayer
