"""The API as declarations: routes, sockets, errors, and what is generated from them."""
