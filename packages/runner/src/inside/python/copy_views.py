"""Keeps programs from views of a file's buffer, which stay open when the buffer is gone: they read and write any memory.

Python hands such a view to the object that a buffered file reads from or writes to. Even where that is Python's own, a
program can give it a method. Here the object gets a copy. Runs among the names of hide_frames.py, before hide_javascript.py.
"""

import builtins
import sys
import types

import _io

BUFFERED = (_io.BufferedReader, _io.BufferedWriter, _io.BufferedRandom, _io.BufferedRWPair)


def copied(class_body):
    """A class whose methods have names of their own, which a program can reach."""
    names = {"__name__": "io", "__builtins__": dict(vars(builtins))}
    methods = {name: types.FunctionType(method.__code__, names, name) for name, method in class_body.items()}
    return type("Copying", (), {"__slots__": ("raw",), "__module__": "io", "__init__": methods.pop("begin"), **methods})


def begin(self, raw):
    self.raw = raw


def forward(self, name):
    return getattr(self.raw, name)


def readinto(self, view):
    content = bytearray(len(view))
    count = self.raw.readinto(content)
    if count is None:
        return None
    # Asked once: it may be an object of the program's.
    count = int(count)
    view[:count] = bytes(content)[:count]
    return count


def write(self, view):
    return self.raw.write(bytes(view))


COPYING = copied({"begin": begin, "__getattr__": forward, "readinto": readinto, "write": write})
make_unchangeable(id(COPYING), COPYING.__flags__)  # noqa: F821 - given by create-session.ts


def opening(original, count):
    """What makes a buffered file of one or two raw ones."""

    def begin_with(file, *given):
        original(file, *[COPYING(raw) for raw in given[:count]], *given[count:])

    return opaque(begin_with)  # noqa: F821 - given by create-session.ts


def init_one(self, raw, buffer_size=8192):
    begin(self, raw, buffer_size)


def init_pair(self, reader, writer, buffer_size=8192):
    begin(self, reader, writer, buffer_size)


for kind in BUFFERED:
    is_pair = kind is _io.BufferedRWPair
    init = init_pair if is_pair else init_one
    names = {"__name__": "io", "__builtins__": dict(vars(builtins)), "begin": opening(kind.__init__, 2 if is_pair else 1)}
    make_changeable(id(kind), kind.__flags__)  # noqa: F821
    kind.__init__ = types.FunctionType(init.__code__, names, "__init__", init.__defaults__)
    make_unchangeable(id(kind), kind.__flags__)  # noqa: F821

# These are older.
for stream in (sys.stdin, sys.stdout, sys.stderr):
    stream.flush()
    stream.buffer.__init__(stream.buffer.raw)
