"""What happens in Kablamo: the only code that changes the table."""
