"""What the bullets do, one file for each sort of effect."""
