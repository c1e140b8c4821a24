### The way from a game or a position to a study.

page-study-keep = Save as a study
