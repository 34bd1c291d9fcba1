"""Keeps what programs and tests share as it is; runs after session.py, among its names.

Functions of ours and of the library keep their code and defaults: a changed one would still be the same object.
"""

import asyncio

# `asyncio.run` is ours as well (run_async.py).
asyncio_names = asyncio.run.__globals__
MODULES = (own_ast, own_unparse, *[module for module in sys.modules.values() if isinstance(module, MODULE)])  # noqa: F821
LIBRARY = (make_input.__globals__, asyncio_names, *SHOWN, *[vars(module) for module in MODULES])  # noqa: F821


def refuse_changes(event, arguments, library=frozenset(map(id, LIBRARY)), id=id, type=type, FUNCTION=FUNCTION):
    """Everything is in the defaults, which are refused to change as well: the names of this file can be reached."""
    if event != "object.__setattr__" and event != "object.__delattr__":
        return
    if type(arguments[0]) is not FUNCTION:
        return
    if id(arguments[0].__globals__) in library or arguments[0].__code__.co_filename == "<harness>":
        raise TypeError(f"{arguments[1]} of {arguments[0].__qualname__} cannot be changed")


sys.addaudithook(refuse_changes)
