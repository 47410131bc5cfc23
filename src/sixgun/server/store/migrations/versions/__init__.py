"""A script for each change of the schema."""
