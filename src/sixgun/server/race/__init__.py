"""Slap .45 against time: lines, presses, verdicts (docs/rules/slap45.md, section 13)."""
