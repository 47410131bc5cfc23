"""Many games of bots: simulation."""
