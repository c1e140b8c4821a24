### The way from a game or a position to a study.

page-study-keep = Guardar como estudio
