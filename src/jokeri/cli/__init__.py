"""The command `jokeri`."""

import typer

import jokeri
import jokeri.fast
from jokeri.cli.arena import arena
from jokeri.cli.backup import backup, restore
from jokeri.cli.imitate import imitate
from jokeri.cli.moves import moves
from jokeri.cli.perft import perft
from jokeri.cli.play import play
from jokeri.cli.replay import replay
from jokeri.cli.review import review
from jokeri.cli.solve import solve
from jokeri.cli.train import train

app = typer.Typer(
    name="jokeri",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def jokeri_command(context: typer.Context) -> None:
    """Georgian Joker: play it, host it, study it. Without a command: play."""
    if context.invoked_subcommand is None:
        play()


@app.command()
def version() -> None:
    """Print the version, and whether the fast core is compiled or interpreted."""
    typer.echo(f"jokeri {jokeri.__version__} (fast core {jokeri.fast.mode()})")


app.command()(play)
app.command()(replay)
app.command()(moves)
app.command()(perft)
app.command()(solve)
app.command()(review)
app.command()(arena)
app.command()(train)
app.command()(imitate)
app.command()(backup)
app.command()(restore)


def main() -> None:
    """Run the command line."""
    app()
