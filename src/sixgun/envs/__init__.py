"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel over the same tables.

Each adapter is imported on its own (`import sixgun.envs.pettingzoo`), so that nothing here needs the
libraries of the others.
"""
