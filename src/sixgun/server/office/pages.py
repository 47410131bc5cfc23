"""All that the office adds to the web interface."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from sixgun.server.office.health import show_figures, show_health, show_readiness
from sixgun.server.office.requests import act, act_by_form, show_ledger, show_page

PAGES: list[ControllerRouterHandler] = [
    show_health,
    show_readiness,
    show_figures,
    show_ledger,
    act,
    show_page,
    act_by_form,
]
