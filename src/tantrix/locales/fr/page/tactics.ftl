### Les tactiques, et la course aux exercices.

page-tactics = Tactiques
page-tactics-text = Des positions tirées de parties. Dans chacune, une pose est nettement la meilleure : trouvez-la.
page-tactics-source = Les { $count } positions viennent de parties d’un robot fort contre lui-même. Chaque meilleure pose est prouvée, soit en essayant tout ce qui peut suivre, soit par des milliers de parties simulées.
page-tactics-begin = Commencer
page-tactics-on = La prochaine à résoudre
page-tactics-solved = { $solved } résolues sur { $count }
page-tactics-grade = Niveau { $grade }/5
page-tactics-number = N° { $number }
page-tactics-first = du premier coup
page-tactics-tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
page-tactics-tried = pas encore résolue
page-tactics-title = Tactique { $number } sur { $of }
page-tactics-done = résolue
page-tactics-task = C’est à vous de jouer. Une pose est nettement meilleure que toutes les autres. Laquelle ?
page-tactics-ask = Trouvez la meilleure pose
page-tactics-them = Adversaire
page-tactics-about = Regardez votre plus longue ligne et celle de l’adversaire, les espaces qui seront forcés, et les tuiles des deux mains. Les numéros sur le plateau montrent ce qui suit votre pose.
page-tactics-give_up = Voir la solution
page-tactics-all = Toutes les tactiques
page-tactics-next = Tactique suivante
page-tactics-again = Essayer encore
page-tactics-right = Juste
page-tactics-wrong = Pas la meilleure
page-tactics-solution = La solution
page-tactics-right-why = La deuxième meilleure pose aurait coûté { $percent } d’une victoire : elle { $why }.
page-tactics-wrong-why = Cette pose coûte { $percent } d’une victoire : elle { $why }.
page-tactics-chain =
    { $count ->
        [one] Le plateau montre ce qui suit d’ordinaire : { $count } pose.
       *[other] Le plateau montre les { $count } poses qui suivent d’ordinaire.
    }

## La course aux exercices

page-rush = Course aux exercices
page-rush-text = Résolvez autant d’exercices que possible dans le temps imparti. Chacun demande une seule pose, et ils deviennent plus difficiles. Trois erreurs mettent fin à la course.
page-rush-about = Choisissez une tuile, puis l’espace. Une pose confirmée ne se reprend pas, et il n’y a pas d’indice.
page-rush-minutes = Temps
page-rush-minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-rush-start = Démarrer
page-rush-own = Votre record : { $count }
page-rush-record = Votre record jusqu’ici.
page-rush-ask-loop = Fermez une boucle de votre couleur
page-rush-ask-line = Allongez votre plus longue ligne autant que possible en une pose
page-rush-ask-force = Créez deux espaces forcés à la fois
page-rush-ask-best = Trouvez la meilleure pose
page-rush-solved =
    { $count ->
        [one] { $count } résolu
       *[other] { $count } résolus
    }
page-rush-mistakes =
    { $count ->
        [one] { $count } erreur sur { $most }
       *[other] { $count } erreurs sur { $most }
    }
page-rush-said-right = Juste
page-rush-said-wrong = Faux
page-rush-over = La course est finie
page-rush-again = Encore une fois
page-rush-table = Vers le classement
page-rush-profile = Votre profil
page-rush-sign_in = Votre résultat est conservé, mais le classement ne montre que les personnes qui ont un nom.
page-rush-missed = Ce que vous avez manqué
page-rush-missed-text = La tuile claire montre ce qui aurait été juste ; l’espace marqué est celui où vous avez posé.
page-rush-best =
    { $count ->
        [one] Les meilleurs en { $count } minute
       *[other] Les meilleurs en { $count } minutes
    }
page-rush-none = Personne n’y figure encore.
page-rush-place = Place
page-rush-who = Nom
page-rush-column-solved = Résolus
page-rush-column-mistakes = Erreurs
