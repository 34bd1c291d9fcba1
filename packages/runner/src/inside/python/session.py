"""Runs a camper's program, each time in fresh globals, and reports errors in Python's own words."""

import abc
import ast
import builtins
import calendar
import collections
import copy
import datetime
import linecache
import math
import random
import re
import secrets
import string
import sys
import traceback
import unittest

import _pyodide._base
import pyodide.code

PROGRAM = "main.py"

tree_node_code = compile(tree_node_source, "tree_node.py", "exec")  # noqa: F821 - given by create-session.ts

execute, evaluate = exec, eval

# With these a program could follow a test line by line, and make it skip some.
for name in ("settrace", "setprofile", "call_tracing", "addaudithook", "monitoring"):
    vars(sys).pop(name, None)

known_modules = frozenset(sys.modules)

# Loaded once, so that lessons do not wait for them, and restored for every run.
SHARED = (
    abc,
    ast,
    builtins,
    calendar,
    collections,
    copy,
    datetime,
    math,
    random,
    re,
    secrets,
    string,
    unittest,
    unittest.case,
    unittest.TestCase,
    # The built-ins that evaluate the tests.
    pyodide.code,
    _pyodide._base,
    _pyodide._base.CodeRunner,
)
known_contents = tuple((owner, dict(vars(owner))) for owner in SHARED)


def restore_shared():
    for owner, known in known_contents:
        present = vars(owner)
        # Compared by identity first, in C: much faster than examining each.
        if present == known:
            continue
        for name in present.keys() - known.keys():
            delattr(owner, name)
        for name, value in known.items():
            if present.get(name) is not value:
                setattr(owner, name, value)


def fresh_globals(source, read_line, needs_node):
    """Globals of a new run; undoes what an earlier program did to modules and built-ins."""
    for name in [name for name in sys.modules if name not in known_modules]:
        del sys.modules[name]
    restore_shared()
    builtins.input = make_input(read_line)
    random.seed()
    fresh = {"__name__": "__main__", "_code": source}
    if needs_node:
        fresh["_Node"] = make_node_class()
    return fresh


def make_node_class():
    """The original `_Node`."""
    module = {"__name__": "tree_node"}
    exec(tree_node_code, module)
    return module["Node"]


def make_input(read_line):
    def input(prompt="", /):
        if prompt != "":
            print(prompt, end="", flush=True)
        line = read_line()
        if line is None:
            raise EOFError("input() has nothing to read")
        return line

    return input


compiled = {}


def program_code(source):
    """Compiles a program once, because every test runs it again."""
    if source not in compiled:
        compiled.clear()
        compiled[source] = compile(source, PROGRAM, "exec")
    return compiled[source]


def run_program(source, program_globals):
    """None, or (type, message, line, traceback) of the exception that ended the program."""
    linecache.cache[PROGRAM] = (len(source), None, source.splitlines(keepends=True), PROGRAM)
    # The tools of a test are hidden from the program.
    program_globals.pop("_Node", None)
    try:
        exec(program_code(source), program_globals)
    except SystemExit:
        return None
    except BaseException as error:
        return describe(error)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return None


def put_back(source, program_globals, read_line, needs_node):
    """Tests compare, read and are evaluated with these: a program must neither change nor watch them."""
    for function, code, defaults in FUNCTIONS:
        function.__code__ = code
        function.__defaults__ = defaults
    sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
    restore_shared()
    builtins.input = make_input(read_line)
    program_globals.pop("__builtins__", None)
    program_globals["__name__"] = "__main__"
    program_globals["_code"] = source
    if needs_node:
        program_globals["_Node"] = make_node_class()


def describe(error):
    report = traceback.TracebackException.from_exception(error)
    # The frames of this file would only distract readers of the traceback.
    report.stack = traceback.StackSummary.from_list([frame for frame in report.stack if frame.filename == PROGRAM])
    line = error.lineno if isinstance(error, SyntaxError) else report.stack[-1].lineno if report.stack else None
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    return type(error).__name__, message, line, "".join(report.format()).rstrip()


FUNCTIONS = tuple(
    (function, function.__code__, function.__defaults__)
    for function in (restore_shared, fresh_globals, make_node_class, make_input, program_code, run_program, describe)
)
