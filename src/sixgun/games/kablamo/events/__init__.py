"""The events of Kablamo: the only code that changes the table."""
