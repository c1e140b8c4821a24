### What helps to read a position.

## Connections

page-connections = Connexions
page-connections-of = Les connexions : { $colour }
page-connections-none = Choisissez un score pour tracer sa couleur.
page-connections-length =
    { $count ->
        [one] { $count } tuile, connexions indirectes comprises
       *[other] { $count } tuiles, connexions indirectes comprises
    }
page-connections-now =
    { $count ->
        [one] { $count } extrémité bloquée pour un temps
       *[other] { $count } extrémités bloquées pour un temps
    }
page-connections-ever =
    { $count ->
        [one] { $count } extrémité bloquée pour toujours
       *[other] { $count } extrémités bloquées pour toujours
    }
page-connections-twins =
    { $count ->
        [one] { $count } espace jumeau
       *[other] { $count } espaces jumeaux
    }
page-connections-space-joint = une tuile réunit des lignes ici
page-connections-space-now = une ligne est bloquée ici pour un temps
page-connections-space-ever = une ligne est bloquée ici pour toujours
page-connections-space-twin = espace jumeau

## Tiles still out

page-out = Tuiles encore à venir
page-out-of =
    { $count ->
        [one] { $count } tuile : { $colours }
       *[other] { $count } tuiles : { $colours }
    }
