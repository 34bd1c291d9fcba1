"""Keeps the names of tests, and ours, from what a program has called there; runs before session.py copies the built-ins.

`eval` and its like show the names of whatever Python code is running. When a built-in calls them for a program, as the
`__iter__` of its container or the `flush` of its output, that is a test, or a function of ours.
"""

import builtins
import sys
import types

frame_at = sys._getframe
FRAME, CODE, FUNCTION = type(frame_at()), types.CodeType, types.FunctionType
# Not asked by name later, because a program can add members to the type of frames.
back_of, code_of = FRAME.__dict__["f_back"].__get__, FRAME.__dict__["f_code"].__get__
globals_of, locals_of = FRAME.__dict__["f_globals"].__get__, FRAME.__dict__["f_locals"].__get__
file_of, names_in = CODE.__dict__["co_filename"].__get__, CODE.__dict__["co_names"].__get__
OURS, TESTS = "<harness>", frozenset({"<exec>", "<test>"})
LIVE_LOCALS = type((lambda: locals_of(frame_at()))())


def is_closed(frame, names):
    """Whether a frame is ours, or that of a test's function which does not use one of these built-ins itself."""
    code = code_of(frame)
    if file_of(code) == OURS:
        return True
    if file_of(code) not in TESTS or locals_of(frame) is globals_of(frame):
        return False
    for name in names:
        if name in names_in(code):
            return False
    return True


def refuse_evaluation(event, arguments, closed=is_closed, frame_at=frame_at, back_of=back_of):
    if event != "exec":
        return
    frame = back_of(frame_at())
    if frame is not None and closed(frame, ("eval", "exec")):
        raise TypeError("nothing can be evaluated here")


def asking():
    """The frame that has called the function which took the place of a built-in."""
    frame = back_of(back_of(back_of(frame_at())))
    if frame is None:
        raise RuntimeError("there is no code here that has names")
    return frame


def find_globals(found):
    frame = asking()
    if file_of(code_of(frame)) == OURS:
        raise TypeError("there are no names here")
    found.append(globals_of(frame))


def find_locals(found):
    frame = asking()
    if is_closed(frame, ("locals", "vars")):
        raise TypeError("there are no names here")
    names = locals_of(frame)
    found.append(dict(names) if type(names) is LIVE_LOCALS else names)


def shown_globals():
    found = []
    find(found)  # noqa: F821 - given by `shown`
    return found[0]


def shown_vars(*given):
    found = []
    if not given:
        find(found)  # noqa: F821
        return found[0]
    try:
        (owner,) = given
        return owner.__dict__
    except (AttributeError, ValueError):
        raise TypeError("vars() takes one argument, which must have a __dict__ attribute") from None


def shown(name, function, find):
    """A function with names of its own, which a program can reach; JavaScript calls the one that finds what it returns."""
    names = {"__name__": "builtins", "__builtins__": dict(vars(builtins)), "find": opaque(find)}  # noqa: F821
    return FUNCTION(function.__code__.replace(co_name=name, co_qualname=name), names)


def close_names(names):
    """Makes built-ins names of our functions' own, and returns all: what Python hands out as their built-ins is empty."""
    given = names["__builtins__"]
    names.update({**given, **names, "__builtins__": dict(given)})
    given.clear()
    return dict(names)


SHOWN = {
    "globals": shown("globals", shown_globals, find_globals),
    "locals": shown("locals", shown_globals, find_locals),
    "vars": shown("vars", shown_vars, find_locals),
}
vars(builtins).update(SHOWN)
sys.addaudithook(refuse_evaluation)
