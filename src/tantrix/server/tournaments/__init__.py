"""Tournaments at the server: held by one actor each, and told to whoever looks."""
