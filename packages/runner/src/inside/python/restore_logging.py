"""Puts back what `logging` keeps in its objects. `asyncio` imports it, so it is not imported again for each program.

A program that configures it is run again for each test, and `basicConfig` does nothing where a handler is left, which
may write to a file or a text that is gone. Runs after session.py, among its names.
"""

import logging

MANAGER = logging.Logger.manager
# Its own tables and lists are copied, as programs change what is in them.
COPIED = (dict, list)


def copied(items):
    return tuple([(name, type(value)(value) if type(value) in COPIED else value) for name, value in items])


OWNERS = (MANAGER, logging.root, logging.lastResort, *MANAGER.loggerDict.values())
STATES = tuple([(owner, copied(vars(owner).items())) for owner in OWNERS])


def restore_logging():
    for owner, state in STATES:
        present = vars(owner)
        kept_alive.append(dict(present))  # noqa: F821 - given by shared_modules.py
        present.clear()
        present.update(copied(state))
