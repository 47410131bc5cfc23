"""The effects of the bullets, one file for each sort."""
