### Solitaire, Gobble and the Mind Game.

## Solitaire

page-solitaire-text = Quatorze tuiles de trois couleurs, l’une après l’autre. La meilleure ligne compte un point par tuile, une boucle deux : 28 est le maximum.
page-solitaire-triple = Trois couleurs
page-solitaire-goal = Votre but
page-solitaire-goal-best = Des points
page-solitaire-goal-best-hint = La meilleure ligne ou boucle de l’une des couleurs.
page-solitaire-goal-line = Une ligne
page-solitaire-goal-line-hint = Une ligne d’une couleur à travers les 14 tuiles.
page-solitaire-goal-loop = Une boucle
page-solitaire-goal-loop-hint = Une boucle d’une couleur à travers les 14 tuiles.
page-solitaire-colour = Sa couleur
page-solitaire-stack = La pile
page-solitaire-next = Ensuite : { $tile }
page-solitaire-none = Dernière tuile
page-solitaire-below =
    { $count ->
        [one] { $count } tuile en dessous
       *[other] { $count } tuiles en dessous
    }
page-solitaire-score = Le meilleur jusqu’ici
page-series = Votre série
page-series-streak =
    { $count ->
        [one] { $count } partie sur { $of } de suite avec 28 points
       *[other] { $count } parties sur { $of } de suite avec 28 points
    }
page-series-done =
    { $count ->
        [one] { $of } de suite, c’est fait : { $count } partie avec 28 points
       *[other] { $of } de suite, c’est fait : { $count } parties avec 28 points
    }
page-series-games =
    { $count ->
        [one] { $count } partie, { $mean } points
       *[other] { $count } parties, { $mean } points en moyenne
    }
page-series-last = Les dernières :

## Gobble for one

page-gobble-text = Les 56 tuiles, l’une après l’autre, chacune où elle en touche au moins deux.
page-gobble-piles = Pioche et pile de pénalité
page-gobble-pile =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
page-gobble-penalty =
    { $count ->
        [one] { $count } tuile de pénalité
       *[other] { $count } tuiles de pénalité
    }
page-gobble-gobbles = Gobbles
page-gobble-time = Temps
page-gobble-best = Votre meilleure partie
page-gobble-best-of =
    { $count ->
        [one] { $count } tuile restante, { $time }
       *[other] { $count } tuiles restantes, { $time }
    }
page-gobble-best-new = Votre meilleure partie jusqu’ici
page-gobble-result =
    { $count ->
        [one] { $count } gobble, { $time }
       *[other] { $count } gobbles, { $time }
    }
