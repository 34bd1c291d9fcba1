"""Keeps the frames of tests, and ours, from programs that they call.

A frame leads to its code, and that of a test to its answers. Whatever Python code wraps the originals shows them as a
default or in a closure, so `opaque` has JavaScript call it. No function of ours that a program can reach is in this file.
"""

import gc
import sys
import types

FRAME, TRACEBACK = type(sys._getframe()), types.TracebackType
# Programs and modules have names of their own.
HIDDEN = frozenset({"<exec>", "<test>", "<harness>"})
frame_at = sys._getframe


def members_of(kind):
    """What a built-in type is made of, which its own view does not let anyone change."""
    return gc.get_referents(kind.__dict__)[0]


# Not asked by name later, because a program can add members to these types.
code_of, file_of = FRAME.__dict__["f_code"].__get__, types.CodeType.__dict__["co_filename"].__get__
back_of, frame_of = FRAME.__dict__["f_back"].__get__, TRACEBACK.__dict__["tb_frame"].__get__
instruction_of = TRACEBACK.__dict__["tb_lasti"].__get__
# Shows the name of a hidden frame, and nothing else of it.
names = {"frame_at": frame_at, "__builtins__": {}}
blank = types.FunctionType(compile("frame_at(0)", "<exec>", "eval"), names)()
names.clear()


def is_hidden(frame):
    return frame is None or file_of(code_of(frame)) in HIDDEN


def shown_back(frame):
    back = back_of(frame)
    return None if is_hidden(back) else back


def shown_frame(trace):
    frame = frame_of(trace)
    return blank if is_hidden(frame) else frame


def shown_instruction(trace):
    """None: the code of the blank frame is shorter, and has no place for that of the hidden one."""
    return -1 if is_hidden(frame_of(trace)) else instruction_of(trace)


def shown_at(depth):
    """None stands for what is no number: finding one in an object would run code of the program's here."""
    if depth is None:
        raise TypeError("the depth of a frame is a number")
    # The first frame is this one.
    frame = back_of(frame_at())
    for _ in range(depth):
        frame = frame and back_of(frame)
    if is_hidden(frame):
        raise ValueError("call stack is not deep enough")
    return frame


members_of(FRAME)["f_back"] = property(opaque(shown_back))  # noqa: F821 - given by create-session.ts
members_of(TRACEBACK)["tb_frame"] = property(opaque(shown_frame))  # noqa: F821
members_of(TRACEBACK)["tb_lasti"] = property(opaque(shown_instruction))  # noqa: F821
sys._getframe = opaque_for_number(shown_at)  # noqa: F821
sys._clear_internal_caches()
