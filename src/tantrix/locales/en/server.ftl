### Storage and settings of the server.

## Calendars

calendar-window = Agree with your opponent on a time for your match within these days.

## What the server refuses

bad-json-content_type = A request with a body needs the header Content-Type: application/json.
offline-illegal = This game cannot be kept: its move { $number } is against the rules.
offline-taken = This game cannot be kept: another one has its id.
offline-unfinished = This game is not over yet.

store-address = { $address } is not a supported database: use postgresql://… or sqlite:///FILE.
store-no_redis = Several processes need a driver for Redis: install tantrix[redis].
store-redis = { $address } is not the address of a Redis server: use redis://….
store-not_shared = { $path } is a file: to run several processes, use a database at postgresql://….
store-no_postgres = PostgreSQL needs a driver: install tantrix[postgres].
store-locked = Another server has opened { $path }: stop it, or choose another file with --data.
store-linked = { $path } has a second name (a hard link): two servers could open it at once and damage it. Remove the other name, or copy the file.
store-version = { $path } has schema { $found }, which this version does not know: it reads up to { $known }.
store-foreign = { $path } is not a Tantrix database: choose another file.
store-unusable = { $path } cannot be used: { $why }.
store-clock = The clock of this machine says { $date }: set it first.
store-no_folder = There is no folder { $folder }: create it first, or correct the path { $path }.

bad-setting-file = The settings in { $file } cannot be read: { $why }.
bad-setting-form = { $file } is not a settings file: it must be TOML, and short.
bad-setting-unknown = { $where }: there is no setting “{ $name }”; the settings are { $known }.
bad-setting-value = { $where }: the setting “{ $name }” cannot have this value.
bad-setting-value-address = { $where }: “{ $name }” must be http:// or https:// and a host in lower case, optionally a port, and nothing after it: https://tantrix.example.
bad-setting-value-origins = { $where }: “{ $name }” must be origins such as https://tantrix.example, each a scheme and a host in lower case, optionally a port: separated by spaces in the environment, a list in a file.
bad-setting-value-proxies = { $where }: “{ $name }” must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8: separated by spaces in the environment, a list in a file.
bad-setting-value-database = { $where }: “{ $name }” must be a file, or an address that begins with postgresql:// or sqlite:///.
bad-setting-value-redis = { $where }: “{ $name }” must be an address that begins with redis://, rediss:// or unix://.
bad-setting-value-smtp = { $where }: “{ $name }” must be the address of a mail server: smtp://HOST:PORT or smtps://HOST:PORT, if needed with USER:PASSWORD@ before the host.
bad-setting-value-mail_from = { $where }: “{ $name }” must be a plain e-mail address.
bad-setting-value-push_services = { $where }: “{ $name }” must be origins such as https://push.example or https://*.push.example: separated by spaces in the environment, a list in a file.
bad-setting-value-switch = { $where }: “{ $name }” must be true or false.
bad-setting-value-choice = { $where }: “{ $name }” must be one of { $choices }.
bad-setting-value-letters =
    { $count ->
        [one] { $where }: “{ $name }” must be a text of at least { $count } letter.
       *[other] { $where }: “{ $name }” must be a text of at least { $count } letters.
    }
bad-setting-value-above = { $where }: “{ $name }” must be a number above { $low }.
bad-setting-value-number = { $where }: “{ $name }” must be a whole number from { $low } to { $high }.
store-old = { $path } is empty, or was written by an older version. Open it once with “tantrix serve”, then try again.

## What other sites show of a link

preview-game = A finished game: look at it tile by tile.
preview-challenge = Play Tantrix with { $name }
preview-thread = A thread in the forum
preview-person = { $name } plays Tantrix here: games, rankings, statistics.
preview-puzzle = Can you solve it? Wanted: { $goal }.
preview-puzzle-asked = Can you solve it? Part of the puzzle is finding the colours.
