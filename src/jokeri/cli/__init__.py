"""The command `jokeri`."""

import typer

import jokeri

app = typer.Typer(
    name="jokeri",
    help="Georgian Joker: play it, host it, study it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def jokeri_command() -> None:
    """Georgian Joker: play it, host it, study it."""


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(f"jokeri {jokeri.__version__}")


def main() -> None:
    """Run the command line."""
    app()
