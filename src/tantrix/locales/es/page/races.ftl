### Gobble races that wait for people.

page-races-title = Carreras de Gobble
page-races-none = Ninguna carrera espera jugadores.
page-races-own = Crear una carrera
page-races-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-races-join = Entrar
page-races-back = Volver a la carrera
page-races-now = ahora mismo
page-races-public = Cualquiera del vestíbulo puede entrar
page-races-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
