### Un tour entier essayé avant que sa première tuile ne soit posée.

page-turns-next = Essayer aussi la tuile suivante de ce tour
turns-stopped = La suite du tour ne peut plus être posée comme prévu : continuez à partir d’ici.
