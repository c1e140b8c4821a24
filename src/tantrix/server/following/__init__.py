"""Whom one follows: one-sided, and seen by nobody else."""
