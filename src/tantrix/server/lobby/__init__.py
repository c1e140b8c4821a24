"""The lobby: rooms with coloured slots, seeks, who is on, and what is told to whom."""
