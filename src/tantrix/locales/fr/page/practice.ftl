### Help against robots: loaded where somebody plays against them.

page-hint = Indice
page-hint-more = Montrer la tuile
page-hint-where = Regardez l’espace marqué.
page-hint-what = La tuile s’y trouve à l’essai : posez-la, ou essayez-en une autre.
page-hint-failed = Aucun indice n’a pu être trouvé ici.
page-practice-hint = Une partie avec de l’aide est marquée comme entraînement et ne compte pour rien.
page-undo = Reprendre le dernier tour
