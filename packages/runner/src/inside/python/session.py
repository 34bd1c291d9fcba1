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

# A program's classes and functions are told by their exact type.
MODULE, FUNCTION = type(sys), type(lambda: None)


def run_in(names, code):
    """As `exec`, which is refused here: a program could have had it called (hide_names.py)."""
    FUNCTION(code, names)()


def is_of_package(name):
    return name.partition(".")[0] in packages


def fresh_globals(source, read_line, needs_node, files, keeps_files, imported):
    """Globals of a new run; undoes what an earlier program did to modules, built-ins and, unless told otherwise, files."""
    kept_alive.clear()
    drop_strange_names(sys.modules)
    for name in [name for name in sys.modules if name not in module_names and name not in loaded_for_tests]:
        if not is_of_package(name):
            del sys.modules[name]
    restore_shared()
    restore_surroundings(keeps_files)
    write_files(read_json(files))
    load_for_tests(imported)
    builtins.input = make_input(read_line)
    random.seed()
    fresh = {"__name__": "__main__", "__builtins__": vars(builtins), "_code": source}
    if needs_node:
        fresh["_Node"] = make_node_class()
    return fresh


def make_node_class():
    """The original `_Node`: a function that a test calls can change the class, and all that it reads programs with."""
    restore(OWN)
    module = {"__name__": "tree_node", "__builtins__": dict(original_builtins)}
    run_in(module, tree_node_code)
    module["ast"] = own_ast
    return module["Node"]


def renew_node(program_globals):
    """A function that an earlier part of a test called may have changed the class."""
    kept_alive.append(program_globals.get("_Node"))
    program_globals["_Node"] = make_node_class()


def make_input(read_line):
    def input(prompt="", /):
        if prompt != "":
            print(prompt, end="", flush=True)
        line = read_line()
        if line is None:
            raise EOFError("input() has nothing to read")
        return line

    # With names of its own: a program can reach those of a function.
    names = {"__name__": "builtins", "__builtins__": dict(original_builtins)}
    return FUNCTION(input.__code__, names, "input", input.__defaults__, input.__closure__)


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
        run_in(program_globals, program_code(source))
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
    drop_strange_names(sys.modules)
    # Not later: what they meant to the program may have a `__del__`.
    kept_alive.append([program_globals.get(name) for name in GIVEN])
    restore_shared()
    restore_system()
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
