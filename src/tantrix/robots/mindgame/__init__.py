"""Robots for the Mind Game."""
