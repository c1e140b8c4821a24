"""Games other than Strategy as JSON values, one module a game: what players may see, and previews.

Every field that a view shares with `tantrix.notation.serializers` means the same here.
"""
