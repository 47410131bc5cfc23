"""The five modules of Old Saloon: entries and hooks; no file of the base game knows them."""
