### The way from a game or a position to a study.

page-study-keep = Enregistrer comme étude
