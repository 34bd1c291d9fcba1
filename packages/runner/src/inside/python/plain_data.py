"""Guards of a test's comparisons, which therefore cannot be answered by an object of the camper's.

When one side of a comparison is plain data, the other is compared as the data that it consists of, or the two differ:
an object whose `__eq__` accepts everything is not a right answer. Two objects of the camper's compare as they define it.

Nothing in here runs code of the camper's, so it can reach no frame, and hence no name, of this file. Nor does it look
for methods in types of the camper's, whose names may be texts that are equal to what they like.
"""

import collections
import gc
import io
import sys
import types
import weakref

PLAIN = (int, float, complex, bool, str, bytes, bytearray, type(None), range, type(...), type)
LISTS = (list, tuple, set, frozenset)
# Compares in Python, with names that a program can change, so it is compared as what it holds.
COUNTER = collections.Counter
EXACT = (*LISTS, dict, COUNTER)
# What an object of a kind of these holds, as exactly that type.
NUMBERS = ((int, int.__int__), (float, float.__float__), (complex, complex.__complex__))
VALUES = (*NUMBERS, (str, str.__str__), (bytes, bytes.__bytes__), (bytearray, bytearray.copy))
KEYS, ITEMS = type({}.keys()), type({}.items())
# These ask what they stand for, or show.
STAND_INS = (weakref.ProxyType, weakref.CallableProxyType, type((lambda: sys._getframe().f_locals)()))
SHOWN = types.MappingProxyType
IMMUTABLE = 1 << 8
NO_DATA = object()
WRITTEN, read_written = io.StringIO, io.StringIO.getvalue
contents_of = gc.get_referents
type_mro = type.__dict__["__mro__"].__get__
type_flags = type.__dict__["__flags__"].__get__


def is_one_of(kind, kinds):
    """By identity: `in` would ask a type's own type, which may be the camper's."""
    for known in kinds:
        if kind is known:
            return True
    return False


def is_exact(value, seen=()):
    """Whether a value consists of plain data only, of exactly these types."""
    kind = type(value)
    if is_one_of(kind, PLAIN) or id(value) in seen:
        return True
    if not is_one_of(kind, EXACT):
        return False
    inner = (*seen, id(value))
    if is_one_of(kind, LISTS):
        return all([is_exact(item, inner) for item in value])
    return all([is_exact(key, inner) and is_exact(item, inner) for key, item in dict.items(value)])


def data_of(value, seen=()):
    """The plain data that a value consists of, made anew unless it is exactly that; otherwise `NO_DATA`."""
    kind = type(value)
    if is_one_of(kind, PLAIN):
        return value
    if id(value) in seen or is_one_of(kind, STAND_INS):
        return NO_DATA
    inner = (*seen, id(value))
    if kind is SHOWN:
        return data_of(contents_of(value)[0], inner)
    parents = type_mro(kind)
    for parent, copy in VALUES:
        if is_one_of(parent, parents):
            return copy(value)
    for parent in LISTS:
        if is_one_of(parent, parents):
            return remade(parent, [data_of(item, inner) for item in parent.__iter__(value)])
    for parent in (KEYS, ITEMS):
        if is_one_of(parent, parents):
            return remade(set, [data_of(item, inner) for item in parent.__iter__(value)])
    if is_one_of(dict, parents):
        return remade(dict, [data_of(entry, inner) for entry in dict.items(value)])
    # Python's own, which is equal to no plain data, or compares in C.
    return value if type_flags(kind) & IMMUTABLE else NO_DATA


def remade(kind, items):
    if any([item is NO_DATA for item in items]):
        return NO_DATA
    try:
        return kind(items)
    except TypeError:
        # They have no hash.
        return NO_DATA


def differs(sides):
    """Whether only one of the sides is plain data; otherwise they are replaced with what can be compared."""
    left, right = sides
    if not (is_exact(left) or is_exact(right)) or is_exactly(COUNTER, sides):
        return False
    sides[:] = data_of(left), data_of(right)
    return is_no_data(sides)


def is_unequal(sides):
    """The same for `==` and `!=`. Counters are equal if they differ only in what was not counted."""
    if not is_exactly(COUNTER, sides):
        return differs(sides)
    counts = [data_of(side) for side in sides]
    if is_no_data(counts):
        return False
    sides[:] = [{key: count for key, count in side.items() if count != 0} for side in counts]
    return False


def is_missing(sides):
    item, container = sides
    if not is_exact(container):
        return False
    sides[:] = data_of(item), data_of(container)
    return is_no_data(sides)


def is_no_number(sides):
    sides[:] = [number_of(side) for side in sides]
    return is_no_data(sides)


def is_written(sides):
    """Whether it is a text in memory, into which a test has a program print: the program can give it a `getvalue`."""
    if type(sides[0]) is not WRITTEN:
        return False
    sides[0] = read_written(sides[0])
    return True


def number_of(value):
    kind = type(value)
    for parent, copy in NUMBERS:
        if is_one_of(parent, type_mro(kind)):
            return copy(value)
    # Such as what `datetime` and `decimal` make.
    return value if type_flags(kind) & IMMUTABLE and not is_one_of(kind, (SHOWN, *STAND_INS)) else NO_DATA


def is_exactly(kind, sides):
    return all([type(side) is kind for side in sides])


def is_no_data(sides):
    return any([side is NO_DATA for side in sides])
