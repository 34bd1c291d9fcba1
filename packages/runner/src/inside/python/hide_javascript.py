"""Keeps programs away from JavaScript, with which they could read and write Python's memory, and the answers in it.

Some JavaScript objects still reach a program, such as a list that a test passes to a function. They keep the methods of
their Python types, and lose their JavaScript attributes, which lead from any object to one that evaluates source text.
"""

import sys
import types

import _pyodide_core
import js
import pyodide_js._api

MODULES = frozenset({"_pyodide", "_pyodide_core", "js", "pyodide", "pyodide_js"})
# All types of JavaScript objects derive from it.
SHARED_TYPE = type(js).__mro__[1]
TYPES = _pyodide_core.jsproxy_typedict.values()

# The loops that Pyodide makes look this up each time.
settings = types.ModuleType("pyodide_js._api")
runs_until_complete = pyodide_js._api.config.enableRunUntilComplete
settings.config = types.SimpleNamespace(enableRunUntilComplete=runs_until_complete)

make_changeable(id(SHARED_TYPE), SHARED_TYPE.__flags__)  # noqa: F821 - given by create-session.ts
for name in ("__getattribute__", "__setattr__", "__delattr__"):
    setattr(SHARED_TYPE, name, getattr(object, name))
for kind in TYPES:
    # It gives access to inherited members as well.
    if "as_object_map" in vars(kind):
        del kind.as_object_map

# Pyodide keeps `_pyodide_core` among the names of the main module, and each of its functions leads to it.
for names in (vars(sys.modules["__main__"]), vars(_pyodide_core)):
    for name in [name for name in names if not name.startswith("__")]:
        del names[name]
for name in [name for name in sys.modules if name.partition(".")[0] in MODULES]:
    del sys.modules[name]
sys.modules.update({"pyodide_js": types.ModuleType("pyodide_js"), settings.__name__: settings})
sys.meta_path[:] = [finder for finder in sys.meta_path if not hasattr(finder, "jsproxies")]
