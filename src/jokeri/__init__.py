"""Jokeri: the open home of Georgian Joker."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("jokeri")
except PackageNotFoundError:  # a source tree on the path that was never installed
    __version__ = "0+source"
