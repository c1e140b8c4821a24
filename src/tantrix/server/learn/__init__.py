"""Articles to learn from: the rules, strategy, hints, words and history of the game."""
