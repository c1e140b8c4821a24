### Ce que peu de gens changent dans les réglages d’un tournoi.

page-tournaments-form-by = Ce qui compte d’abord
page-tournaments-form-by-points = les points
page-tournaments-form-by-wins = les victoires
page-tournaments-form-first = Ronde 1
page-tournaments-form-first-halves = moitié haute contre moitié basse
page-tournaments-form-first-neighbours = voisins de classement initial
page-tournaments-form-first-lot = au sort
page-tournaments-form-pool = Temps d’une paire
page-tournaments-form-pool-pair = additionné
page-tournaments-form-pool-player = à chaque partenaire le sien
page-tournaments-form-delay = Secondes avant que les spectateurs voient un coup
