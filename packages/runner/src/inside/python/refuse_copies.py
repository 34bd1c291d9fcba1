"""Keeps programs from making modules again from which something was removed; runs after hide_frames.py, among its names."""

import _imp

# What is left of the first ones is what programs may have; the others read memory, or follow what other code does.
REFUSED = frozenset({"_imp", "_signal", "builtins", "gc", "sys", "_ctypes", "_lsprof", "_pyodide_core", "_remote_debugging"})
# They test the interpreter itself, with functions that read and change all of it.
INTERNAL = ("_test", "_xx", "xx")


class Wanted:
    """What a program wants to import, read once: the next look at an object of its own could find another name.

    The name is copied, as a text of a program's own class may compare as it likes.
    """

    def __init__(self, spec):
        self.spec, self.name = spec, str.__str__(spec.name)
        if self.name in REFUSED or self.name.rpartition(".")[2].startswith(INTERNAL):
            raise ImportError(f"{self.name} cannot be imported here", name=self.name)

    def __getattr__(self, attribute):
        """A compiled module reads other attributes while it is made."""
        return getattr(self.spec, attribute)


def refusing(create):
    return lambda spec, *more: create(Wanted(spec), *more)


for name in ("create_builtin", "create_dynamic"):
    setattr(_imp, name, opaque(refusing(getattr(_imp, name))))  # noqa: F821 - given by create-session.ts
