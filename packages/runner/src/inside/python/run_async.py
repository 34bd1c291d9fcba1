"""Makes `asyncio.run` work as it does elsewhere. Pyodide's own waits only where Python was called asynchronously.

Among names of its own, which a program can reach.
"""

import asyncio
import time


class Pauses:
    """Stands for the sockets that a loop listens to: there are none, so it waits for its next task only."""

    def select(self, timeout):
        if timeout:
            time.sleep(timeout)
        return ()

    def close(self):
        pass


class WaitingLoop(asyncio.BaseEventLoop):
    """A loop that ends when its work is done, and holds up the program until then."""

    def __init__(self):
        super().__init__()
        self._selector = Pauses()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


async def end_tasks(tasks):
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def run_async(main, *, debug=None, loop_factory=None):
    if not asyncio.iscoroutine(main):
        raise ValueError(f"a coroutine was expected, got {main!r}")
    outer = asyncio._get_running_loop()
    if isinstance(outer, WaitingLoop):
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    asyncio._set_running_loop(None)
    loop = (loop_factory or WaitingLoop)()
    try:
        loop.set_debug(bool(debug))
        return loop.run_until_complete(main)
    finally:
        try:
            loop.run_until_complete(end_tasks(asyncio.all_tasks(loop)))
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            loop.close()
            asyncio._set_running_loop(outer)


run_async.__name__ = run_async.__qualname__ = "run"
asyncio.run = run_async
