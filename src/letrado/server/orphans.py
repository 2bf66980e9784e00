"""Processes that work for the server end with it, even when it is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_the_server() -> None:
    """Called in a new process: without this it would wait for questions for ever."""
    server = multiprocessing.parent_process()
    assert server is not None, "called in the server itself"

    def wait_for_the_end() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait_for_the_end, daemon=True).start()
