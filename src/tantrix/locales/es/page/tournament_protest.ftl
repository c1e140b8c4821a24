### Protests in a tournament.

page-tournaments-protest = Reclamar
page-tournaments-protest-text = Di qué debe decidir un árbitro y por qué. Todos pueden leerlo; la respuesta figura en «Historial».
