"""Keeps programs from making code out of bytes, which could read and write any memory.

Runs among the names of test_code.py, the only place where code may be changed.
"""

import sys

MAKING_CODE = frozenset({"code.__new__", "marshal.loads"})
CODE_OF = type(sys._getframe()).__dict__["f_code"].__get__
OURS = with_guards.__code__  # noqa: F821


def refuse_bytecode(event, arguments, making=MAKING_CODE, frame_at=sys._getframe, code_of=CODE_OF, ours=OURS):
    """What it needs is in the defaults, because hide_frames.py replaces `sys._getframe` later."""
    if event in making and code_of(frame_at(1)) is not ours:
        raise TypeError(f"{event} is not available here")


sys.addaudithook(refuse_bytecode)
