"""The store as a whole: every part of it behind one object, in a file or at an address."""
