"""The rankings and the record book of the server."""
