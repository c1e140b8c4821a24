"""Programs at the server: tokens, streams of JSON lines, and the description of the API."""
