"""The page of a venue: pairings, standings, score sheets and table clocks on its own network."""
