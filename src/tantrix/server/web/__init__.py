"""What every feature needs of HTTP and WebSocket."""
