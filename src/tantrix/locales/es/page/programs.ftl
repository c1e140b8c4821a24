### The API and its tokens.

api-bot-begins = Mesa { $table }: empieza mi partida.
api-bot-gave_up = Mesa { $table }: he abandonado ({ $why }).
api-bot-here = Soy { $name } en { $address } y espero partidas.
api-bot-left = Sala «{ $room }»: he salido ({ $why }).
api-bot-over = Mesa { $table }: terminada, { $scores }.
api-bot-stopped =
    { $count ->
        [one] Detenido: { $count } partida jugada.
       *[other] Detenido: { $count } partidas jugadas.
    }
api-bot-going =
    { $count ->
        [one] { $count } partida sigue en curso, y su reloj también si lo tiene: vuelve a iniciarme para continuar.
       *[other] { $count } partidas siguen en curso, y sus relojes también si los tienen: vuelve a iniciarme para continuar.
    }
api-bot-wait-back = El servidor ha vuelto.
api-bot-wait-games = Esperando partidas: invita a { $name } a una sala en el vestíbulo. Ctrl-C para detener.
api-bot-wait-server = No se puede conectar con el servidor en { $address } ({ $why }): nuevo intento.
api-bot-wait-players =
    { $count ->
        [one] Sala «{ $room }»: falta { $count } jugador.
       *[other] Sala «{ $room }»: faltan { $count } jugadores.
    }
api-bot-wait-ready = Sala «{ $room }»: a la espera de que confirme { $names }.
api-bot-wait-start = Sala «{ $room }»: a la espera de que { $host } empiece la partida.
api-bot-wait-turn = Mesa { $table }: esperando a los demás.
api-address = { $address } no es la dirección de un servidor: usa algo como http://127.0.0.1:8765.
api-foreign = En { $address } no hay ningún servidor de Tantrix.
api-token_file = { $file } no contiene ningún token, o tiene más de una palabra.
api-unreachable = No se puede conectar con el servidor en { $address }: { $why }.
api-members = Solo los miembros pueden crear tokens para programas.
api-no_token = Este token no existe.
api-not_for_tokens = Esto solo pueden hacerlo personas en un navegador, no los tokens.
api-scope = Este token no tiene el ámbito «{ $scope }».
api-streams = Tienes { $most } flujos abiertos: cierra uno antes.
api-token = Este token no es válido, o ya no lo es.
api-tokens = Ya tienes { $most } tokens: revoca uno antes.

## The page of the API, and the tokens of an account

page-api-title = La API para programas
page-api-lead = Todo lo que puedes pedir a este servidor, descrito por él mismo. Los programas usan un token, que los miembros crean en los ajustes de su cuenta.
page-api-parameters = Parámetros
page-api-body = Petición
page-api-examples = Ejemplos de peticiones
page-api-answer = Respuesta ({ $status })
page-api-types = Tipos
page-api-needs-session = Solo para personas en un navegador, no para tokens.
page-api-needs-any = Cualquier token.
page-api-needs-scope = Un token con el ámbito «{ $scope }».
page-api-tokens = Programas
page-api-tokens-text = Un programa con un token actúa en tu nombre. Quien tenga el token puede hacer lo que este permite: guárdalo solo para ti.
page-api-token-some = Un programa
page-api-token-name = Nombre del programa
page-api-token-scopes = Qué puede hacer además de leer
page-api-token-make = Crear un token
page-api-token-secret = Este es el token. Solo se muestra una vez: guárdalo ya en un archivo.
page-api-token-made = El token se ha creado. Se muestra arriba, solo una vez.
page-api-token-revoked = El token se ha revocado: ningún programa puede usarlo ya.
page-api-token-next = Con ese archivo, un robot puede jugar aquí por ti:
page-api-token-copy = Copiar el token
page-api-token-copied = Token copiado
page-api-token-used = Último uso: { $when }
page-api-token-unused = Aún sin usar
page-api-token-revoke = Revocar
page-api-token-revoke-named = Revocar el token de { $name }
page-api-scope-play = jugar
page-api-scope-chat = chatear
page-api-scope-direct = dirigir torneos
page-api-scope-none = solo leer
