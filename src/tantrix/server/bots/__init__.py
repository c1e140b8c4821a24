"""Programs at the house: tokens, streams of JSON lines, and the description of the API."""
