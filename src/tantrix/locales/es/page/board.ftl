### The board, its tiles and spaces, wherever tiles are placed.

## Colours, tiles and spaces in words

page-link-corner-R = esquina roja
page-link-corner-Y = esquina amarilla
page-link-corner-B = esquina azul
page-link-corner-G = esquina verde
page-link-corner-W = esquina blanca
page-link-bend-R = curva roja
page-link-bend-Y = curva amarilla
page-link-bend-B = curva azul
page-link-bend-G = curva verde
page-link-bend-W = curva blanca
page-link-straight-R = recta roja
page-link-straight-Y = recta amarilla
page-link-straight-B = recta azul
page-link-straight-G = recta verde
page-link-straight-W = recta blanca
page-cell = q { $q } r { $r }
page-tile = ficha { $tile }, { $links }
page-space = hueco { $at }
page-space-lit = la ficha elegida va aquí

## A table

page-board = El Tantrix
page-zoom = Tamaño del tablero
page-zoom-in = Ampliar
page-zoom-out = Reducir
page-zoom-fit = Mostrar todo
page-drawer = Panel lateral
page-hand-nowhere = ahora no encaja en ningún sitio
page-hand-key = tecla { $key }
page-trial = La ficha que estás probando
page-turn-right = Girar a la derecha
page-place = Colocar
page-resign = Abandonar
page-resign-no = Seguir jugando
page-resign-yes = Abandonar

## The end

page-result = Cómo terminó

## The Mind Game

page-mind-text = Rojo contra negro, el juego de 1988: fichas con tres bandas, un tablero con margen y la línea más larga de tu color.
page-mind-colour-R = Rojo, empieza
page-mind-colour-K = Negro
page-mind-reading = Tablero y fichas
page-mind-reading-text = No se sabe qué tamaño tenía el primer tablero ni qué fichas había. Aquí es un hexágono de seis casillas por lado, con dos fichas de cada dibujo.
page-mind-side = Casillas por lado
page-mind-copies = Fichas
page-mind-copies-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

## How to play

page-link-corner-K = esquina negra
page-link-bend-K = curva negra
page-link-straight-K = recta negra
page-hand-of = Mano: { $name }

page-live-result-void-entered = El director del torneo ha registrado el resultado
page-live-result-void-cancelled = El torneo se canceló: esta partida no cuenta
page-live-result-void-unneeded = El encuentro está decidido: esta partida ya no hacía falta y no cuenta
