"""Runs a camper's program, each time in fresh globals, and reports errors in Python's own words."""

import _ast_unparse
import abc
import ast
import builtins
import calendar
import collections
import contextlib
import copy
import datetime
import inspect
import io
import itertools
import json
import linecache
import math
import operator
import os
import random
import re
import secrets
import string
import sys
import traceback
import unittest
import xml.etree.ElementTree

import _pyodide._base
import pyodide.code

PROGRAM = "main.py"

tree_node_code = compile(tree_node_source, "tree_node.py", "exec")  # noqa: F821 - given by create-session.ts

execute, evaluate = exec, eval
open_file, remove_file, read_json = open, os.remove, json.loads
# The first place where Python looks for modules.
HOME = os.getcwd()
written_files = {}
# A changed file of the same size would be taken for what was compiled in the same second.
sys.dont_write_bytecode = True

original_builtins = dict(vars(builtins))
# Compiled modules cannot be loaded twice, so packages stay; their Python is not used for another program.
packages = frozenset(package_names)  # noqa: F821 - given by create-session.ts

# Loaded once, so that lessons do not wait for them, and restored for every run.
SHARED = (
    _ast_unparse,
    abc,
    ast,
    builtins,
    calendar,
    collections,
    contextlib,
    copy,
    datetime,
    inspect,
    io,
    math,
    os,
    random,
    re,
    re._compiler,
    re._parser,
    secrets,
    string,
    unittest,
    unittest.case,
    unittest.util,
    xml.etree.ElementTree,
    # The built-ins that evaluate the tests.
    pyodide.code,
    _pyodide._base,
)
# A program's classes and functions are told by their exact type.
MODULE, FUNCTION = type(sys), type(lambda: None)
IMMUTABLE = 1 << 8


def classes_of(module):
    """The classes of a module that a program could change."""
    return [value for value in vars(module).values() if isinstance(value, type) and not value.__flags__ & IMMUTABLE]


def own_copy(module):
    """A module of our own with the same functions, which no program can import."""
    copied = MODULE(module.__name__)
    exec(module.__loader__.get_code(module.__name__), vars(copied))
    return copied


# What `_Node` reads programs with: a function that a test calls must not change it.
own_ast = own_copy(ast)
own_ast._Unparser = own_copy(_ast_unparse).Unparser
# The first call completes the module.
ast.unparse(ast.Module([], []))

OWNERS = {id(owner): owner for module in SHARED for owner in (module, *classes_of(module))}.values()
KNOWN = tuple((owner, dict(vars(owner))) for owner in OWNERS)
# These show the present names and values.
VIEWS = tuple(view for owner in OWNERS for view in (vars(owner).keys(), vars(owner).values()))
KNOWN_ITEMS = tuple(itertools.chain.from_iterable(VIEWS))
CACHES = (re._cache, re._cache2)
# Until the next run, so that no `__del__` runs while everything is restored.
kept_alive = []


def is_same(present, known):
    """Compared by identity, and in C, which takes a tenth of the time: the objects themselves are not asked."""
    return all(map(operator.is_, present, known))


def restore_shared():
    # A program can store what it likes there, whose end it would notice.
    for cache in CACHES:
        cache.clear()
    vars(builtins)["input"] = original_builtins["input"]
    if sum(map(len, VIEWS)) != len(KNOWN_ITEMS) or not is_same(itertools.chain.from_iterable(VIEWS), KNOWN_ITEMS):
        for owner, known in KNOWN:
            restore_owner(owner, known)


def restore_owner(owner, known):
    present = vars(owner)
    kept_alive.append(dict(present))
    if type(owner) is MODULE:
        present.clear()
        present.update(known)
        return
    for name in [name for name in present if name not in known]:
        type.__delattr__(owner, name)
    for name, value in known.items():
        if present.get(name) is not value:
            type.__setattr__(owner, name, value)


def is_of_package(name):
    """A program can put anything among the modules, such as a number or a text with a `partition` of its own."""
    return type(name) is str and name.partition(".")[0] in packages


def fresh_globals(source, read_line, needs_node, files, keeps_files):
    """Globals of a new run; undoes what an earlier program did to modules, built-ins and, unless told otherwise, files."""
    kept_alive.clear()
    for name in [name for name in sys.modules if name not in modules]:
        if not is_of_package(name):
            del sys.modules[name]
    restore_shared()
    restore_surroundings(keeps_files)
    write_files(read_json(files))
    builtins.input = make_input(read_line)
    random.seed()
    fresh = {"__name__": "__main__", "__builtins__": vars(builtins), "_code": source}
    if needs_node:
        fresh["_Node"] = make_node_class()
    return fresh


def make_node_class():
    """The original `_Node`."""
    module = {"__name__": "tree_node", "__builtins__": dict(original_builtins)}
    exec(tree_node_code, module)
    module["ast"] = own_ast
    return module["Node"]


def renew_node(program_globals):
    """A function that an earlier part of a test called may have changed the class."""
    program_globals["_Node"] = make_node_class()


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
        flush_output()
    return None


def flush_output():
    """A program can close its output, or put an object of its own in the place."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            continue


def put_back(source, program_globals, read_line, needs_node):
    """Tests compare, read and are evaluated with these: a program must neither change nor watch them."""
    # These may still run code of the program's, such as the `__eq__` of a name.
    drop_strange_names(program_globals)
    restore_system()
    restore_shared()
    builtins.input = make_input(read_line)
    program_globals["__builtins__"] = vars(builtins)
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
