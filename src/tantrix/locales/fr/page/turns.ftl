### Un tour entier essayé avant que sa première tuile ne soit posée.

page-turns-next = Essayer aussi la tuile suivante de ce tour
