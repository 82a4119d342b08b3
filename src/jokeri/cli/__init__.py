"""The command `jokeri`."""

import typer

import jokeri
from jokeri.cli.moves import moves
from jokeri.cli.perft import perft
from jokeri.cli.play import play
from jokeri.cli.replay import replay

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


app.command()(play)
app.command()(replay)
app.command()(moves)
app.command()(perft)


def main() -> None:
    """Run the command line."""
    app()
