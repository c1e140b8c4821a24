### Storage and settings of the server.

## What the server refuses

store-address = { $address } is not a supported database: give postgresql://… or sqlite:///FILE.
store-no_redis = Several processes need a driver for Redis: install tantrix[redis].
store-redis = { $address } is no address of a Redis server: give redis://….
store-not_shared = { $path } is a file: several processes share a database at postgresql://….
store-no_postgres = PostgreSQL needs a driver: install tantrix[postgres].
store-locked = Another server has opened { $path }: stop it, or choose another file with --data.
store-version = { $path } has schema { $found }, which this version does not know: it reads up to { $known }.
store-foreign = { $path } is a file of something else: choose another one.
store-unusable = { $path } cannot be used: { $why }.
store-no_folder = There is no folder { $folder }: make it first, or mend the path { $path }.

bad-setting-file = The settings in { $file } cannot be read: { $why }.
bad-setting-form = { $file } is no file of settings: it must be TOML, and short.
bad-setting-unknown = { $where }: there is no setting “{ $name }”; there are { $known }.
bad-setting-value = { $where }: the setting “{ $name }” cannot have this value.
bad-setting-value-address = { $where }: “{ $name }” is http:// or https:// and a host in small letters, perhaps with a port, and nothing behind: https://tantrix.example.
bad-setting-value-origins = { $where }: “{ $name }” are pages such as https://tantrix.example, each a scheme and a host in small letters, perhaps with a port: words in the environment, a list in a file.
bad-setting-value-proxies = { $where }: “{ $name }” are addresses or networks such as 127.0.0.1 or 10.0.0.0/8: words in the environment, a list in a file.
bad-setting-value-database = { $where }: “{ $name }” is a file, or an address that begins with postgresql:// or sqlite:///.
bad-setting-value-redis = { $where }: “{ $name }” is an address that begins with redis://, rediss:// or unix://.
bad-setting-value-switch = { $where }: “{ $name }” is true or false.
bad-setting-value-choice = { $where }: “{ $name }” is one of { $choices }.
bad-setting-value-letters =
    { $count ->
        [one] { $where }: “{ $name }” is a text of at least { $count } letter.
       *[other] { $where }: “{ $name }” is a text of at least { $count } letters.
    }
bad-setting-value-above = { $where }: “{ $name }” is a number above { $low }.
bad-setting-value-number = { $where }: “{ $name }” is a whole number from { $low } to { $high }.
store-old = { $path } is empty, or of an older program. Open it once with “tantrix serve”, then try again.
