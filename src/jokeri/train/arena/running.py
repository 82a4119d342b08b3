"""Encounters on all cores: each process plays one at a time; they come back in order."""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait

from jokeri.train.arena.contest import Contest, Encounter, Pair
from jokeri.train.arena.playing import encounter

Task = tuple[Contest, Pair, int]
Encounters = Generator[Encounter, None, None]


class PlayFailed(Exception):
    """A bot failed, or its process ended by itself; the text says how."""


def cores() -> int:
    """Return how many cores this process may use."""
    usable = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    return len(usable) or os.cpu_count() or 1


def run(contest: Contest, pairs: Sequence[Pair], n: int, jobs: int) -> Encounters:
    """Yield the first ``n`` encounters of every pair, all pairs' first, then all pairs' second ...

    In this order whatever the number of ``jobs``, so that what has come by any moment is a fair
    part of the whole. Raises ``PlayFailed``.
    """
    tasks = ((contest, pair, number) for number in range(n) for pair in pairs)
    jobs = min(jobs, n * len(pairs))
    outcomes = map(_outcome, tasks) if jobs == 1 else _in_processes(tasks, jobs)
    for outcome in outcomes:
        if isinstance(outcome, str):
            raise PlayFailed(outcome)
        yield outcome


def _outcome(task: Task) -> Encounter | str:
    """Play a task; return what came of it, or what went wrong."""
    try:
        return encounter(*task)
    except Exception:  # noqa: BLE001  # a bot may raise anything
        return traceback.format_exc()


def _in_processes(tasks: Iterator[Task], jobs: int) -> Iterator[Encounter | str]:
    """Yield the outcomes in the order of the tasks."""
    numbered = enumerate(tasks)
    done: dict[int, Encounter | str] = {}
    due = 0
    try:
        with _processes(jobs) as idle:
            busy: dict[Connection, int] = {}
            while True:
                for pipe, (place, task) in zip(tuple(idle), numbered, strict=False):
                    pipe.send(task)
                    idle.remove(pipe)
                    busy[pipe] = place
                if not busy:
                    return
                for pipe in [pipe for pipe in wait(list(busy)) if isinstance(pipe, Connection)]:
                    done[busy.pop(pipe)] = pipe.recv()
                    idle.append(pipe)
                while due in done:
                    yield done.pop(due)
                    due += 1
    except (EOFError, OSError) as fault:
        yield f"A process that plays is lost: {type(fault).__name__} {fault}".rstrip()


@contextmanager
def _processes(jobs: int) -> Iterator[list[Connection]]:
    """Start processes that answer tasks; yield a pipe to each, and end them whatever they do."""
    context = multiprocessing.get_context("spawn")
    processes, pipes = [], []
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they inherit it: Ctrl-C is ours to hear
    try:
        try:
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                processes.append(context.Process(target=_answer, args=(theirs,), daemon=True))
                processes[-1].start()
                theirs.close()
                pipes.append(ours)
        finally:
            signal.signal(signal.SIGINT, heard)
        yield pipes
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _answer(pipe: Connection) -> None:
    """Answer tasks until the other end goes."""
    while True:
        try:
            task: Task = pipe.recv()
        except EOFError:
            return
        pipe.send(_outcome(task))
