### Storage and settings of the server.

## Calendars

calendar-window = Acuerda con tu rival una hora para vuestro encuentro dentro de estos días.

## What the server refuses

bad-json-content_type = Una petición con cuerpo necesita la cabecera Content-Type: application/json.
offline-illegal = Esta partida no se puede guardar: su jugada { $number } va contra las reglas.
offline-taken = Esta partida no se puede guardar: otra tiene su id.
offline-unfinished = Esta partida aún no ha terminado.

store-address = { $address } no es una base de datos admitida: usa postgresql://… o sqlite:///FILE.
store-no_redis = Varios procesos necesitan un controlador para Redis: instala tantrix[redis].
store-redis = { $address } no es la dirección de un servidor Redis: usa redis://….
store-not_shared = { $path } es un archivo: para ejecutar varios procesos, usa una base de datos en postgresql://….
store-no_postgres = PostgreSQL necesita un controlador: instala tantrix[postgres].
store-locked = Otro servidor ha abierto { $path }: detenlo, o elige otro archivo con --data.
store-linked = { $path } tiene un segundo nombre (un enlace duro): dos servidores podrían abrirlo a la vez y dañarlo. Elimina el otro nombre, o copia el archivo.
store-version = { $path } tiene el esquema { $found }, que esta versión no conoce: lee hasta { $known }.
store-foreign = { $path } no es una base de datos de Tantrix: elige otro archivo.
store-unusable = { $path } no se puede usar: { $why }.
store-clock = El reloj de esta máquina dice { $date }: ponlo antes en hora.
store-no_folder = No existe la carpeta { $folder }: créala antes, o corrige la ruta { $path }.

bad-setting-file = Los ajustes de { $file } no se pueden leer: { $why }.
bad-setting-form = { $file } no es un archivo de ajustes: debe ser TOML, y corto.
bad-setting-unknown = { $where }: no existe el ajuste «{ $name }»; los ajustes son { $known }.
bad-setting-value = { $where }: el ajuste «{ $name }» no puede tener este valor.
bad-setting-value-address = { $where }: «{ $name }» debe ser http:// o https:// y un host en minúsculas, opcionalmente un puerto, y nada detrás: https://tantrix.example.
bad-setting-value-origins = { $where }: «{ $name }» debe ser orígenes como https://tantrix.example, cada uno un esquema y un host en minúsculas, opcionalmente un puerto: separados por espacios en el entorno, una lista en un archivo.
bad-setting-value-proxies = { $where }: «{ $name }» debe ser direcciones o redes como 127.0.0.1 o 10.0.0.0/8: separadas por espacios en el entorno, una lista en un archivo.
bad-setting-value-database = { $where }: «{ $name }» debe ser un archivo, o una dirección que empiece por postgresql:// o sqlite:///.
bad-setting-value-redis = { $where }: «{ $name }» debe ser una dirección que empiece por redis://, rediss:// o unix://.
bad-setting-value-smtp = { $where }: «{ $name }» debe ser la dirección de un servidor de correo: smtp://HOST:PORT o smtps://HOST:PORT, si hace falta con USER:PASSWORD@ antes del host.
bad-setting-value-mail_from = { $where }: «{ $name }» debe ser una simple dirección de correo.
bad-setting-value-push_services = { $where }: «{ $name }» debe ser orígenes como https://push.example o https://*.push.example: separados por espacios en el entorno, una lista en un archivo.
bad-setting-value-switch = { $where }: «{ $name }» debe ser true o false.
bad-setting-value-choice = { $where }: «{ $name }» debe ser uno de { $choices }.
bad-setting-value-letters =
    { $count ->
        [one] { $where }: «{ $name }» debe ser un texto de al menos { $count } letra.
       *[other] { $where }: «{ $name }» debe ser un texto de al menos { $count } letras.
    }
bad-setting-value-above = { $where }: «{ $name }» debe ser un número mayor que { $low }.
bad-setting-value-number = { $where }: «{ $name }» debe ser un número entero de { $low } a { $high }.
store-old = { $path } está vacío, o lo escribió una versión anterior. Ábrelo una vez con «tantrix serve» e inténtalo de nuevo.

## What other sites show of a link

preview-game = Una partida terminada: mírala ficha a ficha.
preview-challenge = Juega al Tantrix con { $name }
preview-thread = Un hilo del foro
preview-person = { $name } juega aquí al Tantrix: partidas, clasificaciones, estadísticas.
preview-puzzle = ¿Puedes resolverlo? Se pide: { $goal }.
preview-puzzle-asked = ¿Puedes resolverlo? Encontrar los colores es parte del puzle.
