"""Keeps programs from views of a file's buffer, which stay open when the buffer is gone: they read and write any memory.

Python hands such a view to the object that a buffered file reads from or writes to. Even where that is Python's own, a
program can give it a method. Here the object gets a copy. Runs among the names of hide_frames.py, before hide_javascript.py.

A program can reach the functions that it is given here, and change their names. So they have none: what they need is in
their defaults, which nothing can change (refuse_changes.py).
"""

import sys
import types
import weakref

import _io

BUFFERED = (_io.BufferedReader, _io.BufferedWriter, _io.BufferedRandom, _io.BufferedRWPair)


def without_names(function):
    names = {"__name__": "io", "__builtins__": {}}
    return types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)


def __init__(self, raw):
    self.raw = raw


def __getattr__(self, name, getattr=getattr):
    return getattr(self.raw, name)


def readinto(self, view, bytearray=bytearray, bytes=bytes, int=int, len=len):
    content = bytearray(len(view))
    count = self.raw.readinto(content)
    if count is None:
        return None
    # Read before the view is touched: both may be objects of the program's.
    count, content = int(count), bytes(content)
    view[:count] = content[:count]
    return count


def write(self, view, bytes=bytes):
    return self.raw.write(bytes(view))


METHODS = {method.__name__: without_names(method) for method in (__init__, __getattr__, readinto, write)}
COPYING = type("Copying", (), {"__slots__": ("raw",), "__module__": "io", **METHODS})
make_unchangeable(id(COPYING), COPYING.__flags__)  # noqa: F821 - given by create-session.ts

# By their ids, because a program can say what equals a file of its own class.
opened = {}


def refuse_again(file):
    """Opened again, a file would free the buffer that it may be reading into."""
    known = opened.get(id(file))
    if known is not None and known() is file:
        raise ValueError("a buffered file is opened once")
    number = id(file)
    opened[number] = weakref.ref(file, lambda gone: opened.pop(number, None))


def opening(original, count):
    """What opens a buffered file with one raw file or two."""

    def begin(file, *given):
        refuse_again(file)
        original(file, *[COPYING(raw) for raw in given[:count]], *given[count:])

    return opaque(begin)  # noqa: F821 - given by create-session.ts


def for_one(begin):
    def __init__(self, raw, buffer_size=8192, begin=begin):
        begin(self, raw, buffer_size)

    return without_names(__init__)


def for_pair(begin):
    def __init__(self, reader, writer, buffer_size=8192, begin=begin):
        begin(self, reader, writer, buffer_size)

    return without_names(__init__)


for kind in BUFFERED:
    is_pair = kind is _io.BufferedRWPair
    begin = opening(kind.__init__, 2 if is_pair else 1)
    make_changeable(id(kind), kind.__flags__)  # noqa: F821
    kind.__init__ = for_pair(begin) if is_pair else for_one(begin)
    make_unchangeable(id(kind), kind.__flags__)  # noqa: F821

# These are older.
for stream in (sys.stdin, sys.stdout, sys.stderr):
    stream.flush()
    stream.buffer.__init__(stream.buffer.raw)
