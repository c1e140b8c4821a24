"""Whole games as rules and states: no input or output, no clock, no global random."""
