"""What whoever runs the server does with its database."""
