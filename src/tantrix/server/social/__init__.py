"""Where people meet: lobby, chat and moderation together, and their pages over HTTP."""
