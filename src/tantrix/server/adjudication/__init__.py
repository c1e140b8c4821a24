"""Adjudication for Controllers: records and positions judged."""
