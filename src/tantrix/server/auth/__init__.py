"""People: visitors, guests and members, their accounts and their sessions."""
