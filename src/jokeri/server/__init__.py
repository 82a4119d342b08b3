"""The server: tables, their logs, and the sockets that listen to them. It names no game."""
