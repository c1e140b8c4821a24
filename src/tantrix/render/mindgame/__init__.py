"""Pictures of the Mind Game."""
