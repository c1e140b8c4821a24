"""The strategy advice of the sources as lessons: positions of games, tasks that rules decide."""
