### What the formats of tournaments are.

page-tournaments-about-swiss = Tous jouent à chaque ronde contre quelqu’un qui a à peu près autant de points, et jamais deux fois contre le même.
page-tournaments-about-round_robin = Chacun joue contre tous les autres.
page-tournaments-about-groups = Dans un groupe, chacun joue contre tous les autres ; les meilleurs continuent.
page-tournaments-about-knockout = Le vainqueur d’un match continue, le perdant est éliminé.
page-tournaments-about-plate = Ceux qui perdent leur premier match continuent dans un tableau à eux, à côté du tableau principal.
page-tournaments-about-arena = Autant de parties que le temps le permet, avec un nouvel adversaire après chacune.
page-tournaments-about-heats = Trois ou quatre jouent à une même table, à chaque ronde avec ceux qu’ils ont le moins rencontrés.
page-tournaments-about-gobble = De deux à six font la course à une même table, à chaque ronde avec ceux qu’ils ont le moins rencontrés ; les places comptent.
page-tournaments-about-duplicate = Tous jouent les mêmes donnes contre le même robot, chacune des deux côtés : la chance est égale pour tous.
page-tournaments-about-solitaire = Tous jouent les mêmes piles de Solitaire : la chance est égale pour tous.
page-tournaments-about-rally = Tous reçoivent au même moment les mêmes puzzles scellés ; qui en résout le plus gagne.
page-tournaments-about-simul = Un hôte joue contre vingt invités au plus, une partie contre chacun, toutes à la fois, hors classement.

## Les tournois qui se répètent

page-tournaments-again-daily = Tous les jours à { $times } ({ $zone })
page-tournaments-again-weekly = Chaque { $days } à { $times } ({ $zone })
