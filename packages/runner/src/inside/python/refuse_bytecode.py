"""Keeps programs from making code out of bytes, which could read and write any memory.

Runs among the names of test_code.py, the only place where code may be changed.
"""

import sys

MAKING_CODE = frozenset({"code.__new__", "marshal.loads"})


def refuse_bytecode(event, arguments, making=MAKING_CODE, frame_at=sys._getframe, ours=with_guards.__code__):  # noqa: F821
    """What it needs is in the defaults, because hide_frames.py replaces `sys._getframe` later."""
    if event in making and frame_at(1).f_code is not ours:
        raise TypeError(f"{event} is not available here")


sys.addaudithook(refuse_bytecode)
