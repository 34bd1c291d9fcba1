"""Keeps programs from making modules again from which something was removed; runs after hide_frames.py, among its names."""

import types

import _imp

# What is left of the first ones is what programs may have; the others read memory, or follow what other code does.
REFUSED = frozenset({"_imp", "_signal", "builtins", "gc", "sys", "_ctypes", "_lsprof", "_pyodide_core", "_remote_debugging"})
# They test the interpreter itself, with functions that read and change all of it.
INTERNAL = ("_test", "_xx", "xx")
# What else compiled modules read while they are made.
READ = ("loader", "origin", "parent", "submodule_search_locations", "cached", "has_location")


def wanted(spec):
    """What a program wants to import, read once: the next look at an object of its own could find another name.

    The name is copied, as a text of a program's own class may compare as it likes. The copy is of a class of Python's own:
    one of ours would lead to the names of this file.
    """
    name = str.__str__(spec.name)
    # A compiled module is found by the last part of its name.
    last = name.rpartition(".")[2]
    if last in REFUSED or last.startswith(INTERNAL):
        raise ImportError(f"{name} cannot be imported here", name=name)
    return types.SimpleNamespace(name=name, **{attribute: getattr(spec, attribute, None) for attribute in READ})


def refusing(create):
    return lambda spec, *more: create(wanted(spec), *more)


for name in ("create_builtin", "create_dynamic"):
    setattr(_imp, name, opaque(refusing(getattr(_imp, name))))  # noqa: F821 - given by create-session.ts
