"""Robots for other programs: a line protocol, engines of others as robots, JSON-lines analysis."""
