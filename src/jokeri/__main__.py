"""`python -m jokeri`."""

from jokeri.cli import main

if __name__ == "__main__":
    main()
