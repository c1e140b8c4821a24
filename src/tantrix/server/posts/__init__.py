"""News and articles: written by moderators in Markdown, read by everybody."""
