"""Keeps what Python's own types are made of from programs, which could give `str` or a pattern methods of their own.

A view of a type's members passes what it shows to the `__eq__` or the `__ror__` of what it is compared or joined with.
Here it passes a copy. Runs before keep_listed.py, which takes away what finds the members.
"""

import builtins
import gc
import operator
import types

VIEW, FUNCTION = types.MappingProxyType, types.FunctionType


def shown_operator(view, other):
    return operate(view.copy(), other)  # noqa: F821 - given by `copying`


def shown_reflected(view, other):
    return operate(other, view.copy())  # noqa: F821


def copying(name, function, operate):
    """A method with names of its own, which a program can reach."""
    names = {"__name__": "builtins", "__builtins__": dict(vars(builtins)), "operate": operate}
    return FUNCTION(function.__code__, names, name)


METHODS = {
    **{
        name: copying(name, shown_operator, getattr(operator, name))
        for name in ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__or__")
    },
    "__ror__": copying("__ror__", shown_reflected, operator.or_),
}
gc.get_referents(VIEW.__dict__)[0].update(METHODS)
make_changeable(id(VIEW), VIEW.__flags__)  # noqa: F821 - given by create-session.ts
for name, method in METHODS.items():
    # Its value is there already: this has Python look for it.
    setattr(VIEW, name, method)
make_unchangeable(id(VIEW), VIEW.__flags__)  # noqa: F821
