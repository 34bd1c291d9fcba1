"""Keeps programs from arrays that write into memory which is no longer theirs.

CPython finds the place in an array, and then asks the value for its number. An object of a program's can empty the array
meanwhile, and with that write to any memory. Here it is asked first. The methods that a program can reach have no names,
and what they use is behind JavaScript. Runs among the names of hide_frames.py.
"""

import array
import operator
import types

ARRAY = array.array
typecode_of = ARRAY.typecode.__get__
ORIGINAL = {name: getattr(ARRAY, name) for name in ("__setitem__", "append", "insert", "extend", "fromlist")}


def number_for(values, value):
    if type(value) in (int, float, str):
        return value
    code = typecode_of(values)
    if code in "fd":
        return float(value)
    return value if code in "uw" else operator.index(value)


def set_item(values, place, value):
    ORIGINAL["__setitem__"](values, place, value if type(place) is slice else number_for(values, value))


def append(values, value):
    ORIGINAL["append"](values, number_for(values, value))


def insert(values, place, value):
    ORIGINAL["insert"](values, place, number_for(values, value))


def extend(values, others):
    if isinstance(others, ARRAY):
        return ORIGINAL["extend"](values, others)
    for other in others:
        append(values, other)


def from_list(values, others):
    ORIGINAL["fromlist"](values, [number_for(values, other) for other in others] if type(others) is list else others)


def behind(work):
    """The work as JavaScript calls it. What it is given goes in a list, which JavaScript leaves as it is."""
    return opaque(lambda given: work(*given))  # noqa: F821 - given by create-session.ts


def nameless(method):
    return types.FunctionType(method.__code__, {"__name__": "array", "__builtins__": {}}, "method", method.__defaults__)


def of_one(perform):
    def method(values, value, perform=perform):
        perform([values, value])

    return nameless(method)


def of_two(perform):
    def method(values, place, value, perform=perform):
        perform([values, place, value])

    return nameless(method)


def of_place(perform):
    def method(values, place, value, perform=perform, view_of=memoryview, type=type, int=int, Failure=Exception):
        if type(place) is int and type(value) is int:
            try:
                # There is nothing to ask, and this is faster, for what programs store most.
                view_of(values)[place] = value
                return
            except Failure:
                pass
        perform([values, place, value])

    return nameless(method)


METHODS = {
    "__setitem__": of_place(behind(set_item)),
    "append": of_one(behind(append)),
    "insert": of_two(behind(insert)),
    "extend": of_one(behind(extend)),
    "fromlist": of_one(behind(from_list)),
}
make_changeable(id(ARRAY), ARRAY.__flags__)  # noqa: F821
for name, method in METHODS.items():
    method.__name__ = method.__qualname__ = name
    setattr(ARRAY, name, method)
make_unchangeable(id(ARRAY), ARRAY.__flags__)  # noqa: F821
