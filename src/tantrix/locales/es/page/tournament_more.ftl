### Lo que pocos cambian en los ajustes de un torneo.

page-tournaments-form-by = Qué cuenta primero
page-tournaments-form-by-points = los puntos
page-tournaments-form-by-wins = las victorias
page-tournaments-form-first = Ronda 1
page-tournaments-form-first-halves = mitad superior contra mitad inferior
page-tournaments-form-first-neighbours = vecinos en el orden inicial
page-tournaments-form-first-lot = por sorteo
page-tournaments-form-pool = Tiempo de una pareja
page-tournaments-form-pool-pair = sumado
page-tournaments-form-pool-player = a cada compañero el suyo
page-tournaments-form-delay = Segundos hasta que los espectadores ven una jugada
