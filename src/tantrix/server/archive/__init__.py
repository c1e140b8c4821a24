"""The archive: every game that ended, found again by who played it and what came of it."""
