### Game records and lists of games.

## Records

bad-tag = «{ $name }» no puede ser el nombre de una etiqueta.
bad-record-tag = La etiqueta «{ $text }» está entre las jugadas.
bad-record-tag_twice = La etiqueta «{ $name }» aparece dos veces.
bad-record-variation = Una variante sin jugadas, o sin una jugada antes.
bad-record-too_deep = Las variantes están anidadas a demasiada profundidad.
bad-record-turn = El turno { $counted } lleva el número { $written }.
bad-record-result = El registro da { $written }, pero las jugadas dan { $played }.
bad-record-after_result = «{ $text }» viene después del final de la partida.
bad-record-more =
    { $count ->
        [one] Sigue { $count } registro más; solo se leyó el primero.
       *[other] Siguen { $count } registros más; solo se leyó el primero.
    }
bad-record-race = Estas etiquetas no son el reparto de una carrera de Gobble.
bad-record-json = Esto no es el JSON de una partida, ver { $path }.
bad-convert-unread = No se pueden leer partidas de { $format }, solo de { $known }.
bad-convert-unwritten = No se pueden escribir partidas en { $format }, solo en { $known }.
bad-convert-json = La línea { $line } no es el JSON de una partida: { $why }
bad-convert-syntax = Línea { $line }, columna { $column }: esto no es JSON.
bad-convert-race = No se puede leer la carrera de Gobble que empieza en la línea { $line }: { $why }
bad-convert-parquet = Esto no es un archivo Parquet de partidas: { $why }
bad-convert-extra = Para esto, instala tantrix[{ $extra }].
bad-convert-pictures = Una imagen muestra una partida, y debe haber exactamente una.
bad-nag = { $nag } no es el número de un símbolo: van de 0 a 255.
bad-node = Este nodo no pertenece a una partida, o no es una jugada.

bad-game_order = La partida { $number } no se puede contar: ya se han contado todas hasta la { $last }.
bad-record-at = Jugada { $move }: { $why }
bad-record-at-variation = Jugada { $move }, variante { $number }: { $why }
