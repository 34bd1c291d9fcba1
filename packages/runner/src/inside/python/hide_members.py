"""Keeps what Python's own types are made of from programs, which could give `str` or a pattern methods of their own.

A view of a type's members passes what it shows to the `__eq__` or the `__ror__` of what it is compared or joined with.
Here it passes a copy. Runs before keep_listed.py, which takes away what finds the members.
"""

import gc
import operator
import types

VIEW, FUNCTION = types.MappingProxyType, types.FunctionType


def shown_operator(view, other, operate):
    return operate(view.copy(), other)


def shown_reflected(view, other, operate):
    return operate(other, view.copy())


def copying(name, function, operate):
    """A method without names, which a program could reach and change; its defaults cannot be (refuse_changes.py)."""
    return FUNCTION(function.__code__, {"__name__": "builtins", "__builtins__": {}}, name, (operate,))


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
