"""What a puzzle is, which there are, and what a solution is; not how to find one."""
