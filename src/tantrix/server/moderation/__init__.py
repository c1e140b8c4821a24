"""Moderation: reports, measures, and what moderators do."""
