"""The languages that there are words in."""

LANGUAGES = ("ka", "en", "ru", "tr")
