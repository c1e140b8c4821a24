"""What the server has of a person: handed over, merged, or erased."""
