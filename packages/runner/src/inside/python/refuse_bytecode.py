"""Keeps programs from making code of any bytes, which would read and write any memory; runs among the names of test_code.py."""

import sys

MAKING_CODE = frozenset({"code.__new__", "marshal.loads"})


def refuse_bytecode(event, arguments, making=MAKING_CODE, frame_at=sys._getframe, ours=with_guards.__code__):  # noqa: F821
    """Everything is in the defaults, which are refused to change as well: see refuse_changes.py."""
    if event in making and frame_at(1).f_code is not ours:
        raise TypeError(f"{event} is not available here")


sys.addaudithook(refuse_bytecode)
