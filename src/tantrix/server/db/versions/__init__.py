"""The revisions of the schema, in order; what has been released never changes."""
