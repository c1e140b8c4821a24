"""Reviews: people look together at a game that is over, one leads, and variations are tried."""
