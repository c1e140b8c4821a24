"""Work that leaves the event loop: robots and the solver."""
