"""The database: its schema, its two engines, and the events of everything that is event-sourced."""
