"""Decisions judged on several cores: they come back in order, whatever the number of processes."""

import multiprocessing
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from jokeri.analysis.georgian.decisions import Decision
from jokeri.analysis.georgian.judging import Judged, judge


def judge_all(found: Sequence[Decision], seed: int, jobs: int) -> Generator[Judged, None, None]:
    """Yield decisions judged; raises ``BrokenProcessPool`` where a process is lost."""
    jobs = min(jobs, len(found))
    if jobs <= 1:
        yield from (judge(each, seed) for each in found)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _leave_ctrl_c)
    try:
        yield from pool.map(partial(judge, seed=seed), found)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the command's to hear
