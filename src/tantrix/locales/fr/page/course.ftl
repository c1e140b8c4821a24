### The course: its frame.

## The pages

page-course = Cours
page-course-title = Apprendre à bien jouer
page-course-intro = De courtes leçons, du premier raccord à la fin de partie, puis à plusieurs et pour les autres jeux. Chacune part de positions tirées de parties et vous donne quelque chose à faire sur le plateau.
page-course-group-two = La stratégie à deux
page-course-group-more = La stratégie à plusieurs
page-course-group-other = Les autres jeux
page-course-lesson = Leçon { $number }
page-course-steps =
    { $count ->
        [one] { $done } étape sur { $count }
       *[other] { $done } étapes sur { $count }
    }
page-course-begin = Commencer
page-course-on = Continuer
page-course-again = Refaire
page-course-step = Étape { $number } sur { $count }
page-course-task = À vous
page-course-hint = Indice
page-course-show = Montrez-moi
page-course-retry = Réessayer
page-course-next = Suite
page-course-next_lesson = Leçon suivante : { $title }
page-course-back = Étape précédente
page-course-skip = Étape suivante
page-course-picked = choisi
page-course-all = Toutes les leçons
page-course-check = Vérifier
page-course-chosen =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
page-course-right = C’est juste
page-course-wrong = Pas encore
page-course-them = Adversaire
page-course-partner = Partenaire
page-course-next_tile = Tuile suivante
page-course-engine = Votre adversaire réfléchit…
page-course-finished-text = Jouez maintenant une partie entière : tout ce que vous avez appris y servira.
page-course-failed = Cette leçon ne peut pas être ouverte
