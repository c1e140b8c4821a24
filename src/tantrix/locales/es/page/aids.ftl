### What helps to read a position.

## Connections

page-connections = Conexiones
page-connections-of = Conexiones: { $colour }
page-connections-none = Elige una puntuación para marcar su color.
page-connections-length =
    { $count ->
        [one] { $count } ficha con sus conexiones indirectas
       *[other] { $count } fichas con sus conexiones indirectas
    }
page-connections-now =
    { $count ->
        [one] { $count } extremo bloqueado por ahora
       *[other] { $count } extremos bloqueados por ahora
    }
page-connections-ever =
    { $count ->
        [one] { $count } extremo bloqueado para siempre
       *[other] { $count } extremos bloqueados para siempre
    }
page-connections-twins =
    { $count ->
        [one] { $count } hueco gemelo
       *[other] { $count } huecos gemelos
    }
page-connections-space-joint = aquí una ficha une líneas
page-connections-space-now = aquí una línea está bloqueada por ahora
page-connections-space-ever = aquí una línea está bloqueada para siempre
page-connections-space-twin = hueco gemelo

## Tiles still out

page-out = Fichas por salir
page-out-of =
    { $count ->
        [one] { $count } ficha con { $colours }
       *[other] { $count } fichas con { $colours }
    }
