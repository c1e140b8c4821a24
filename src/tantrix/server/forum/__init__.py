"""The forum: threads in a few sections, and the posts in them."""
