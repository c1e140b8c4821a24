"""`python -m tantrix`."""

from tantrix.cli.main import main

main()
