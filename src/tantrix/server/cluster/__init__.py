"""Several processes of one server, on one PostgreSQL database and one Redis server.

Whatever there is only once is open in one process, its holder. Any process takes any request; what
belongs to another one goes there and back through Redis (`tunnel`), message by message as ASGI has
them. The database alone says who holds what, and fences those who do not know better; Redis is
nothing but a wire: what is lost on it closes sockets, and pages come back.
"""
