"""Where a user's files live: what can be made again, and what cannot."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def cache_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """For what can be made again at any time."""
    return _folder(environment, "LETRADO_CACHE_DIR", "XDG_CACHE_HOME", ".cache", "Caches")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """For what the user gave us."""
    own = "LETRADO_DATA_DIR"
    return _folder(environment, own, "XDG_DATA_HOME", ".local/share", "Application Support")


def _folder(
    environment: Mapping[str, str], own: str, freedesktop: str, unix: str, apple: str
) -> Path:
    if environment.get(own):
        return Path(environment[own])
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "letrado"
    if sys.platform == "darwin":
        return Path.home() / "Library" / apple / "letrado"
    return Path(environment.get(freedesktop) or Path.home() / unix) / "letrado"
