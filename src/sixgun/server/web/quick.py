"""HTTP as httptools reads it, which knows no limit to the size of a head."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sixgun.server.web.patience import HEAD, HEADERS, Hurried


class HurriedHttpTools(Hurried, HttpToolsProtocol):
    """Where httptools is installed."""

    def on_headers_complete(self) -> None:
        """Raised in here, an error is a bad request."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD or len(self.headers) > HEADERS:
            raise ValueError("the head of the request is too large")
        super().on_headers_complete()
