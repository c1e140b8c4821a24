"""Tables: games played live or by the day, and everything that happens there."""
