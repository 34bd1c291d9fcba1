"""The modules that tests import: loaded before a program runs, and restored as shared ones are.

Otherwise a program that imports one first could change it. Runs after surroundings.py, among its names.
"""

import importlib

# They print something, or open a window.
UNWANTED = frozenset({"antigravity", "idlelib", "this", "tkinter", "turtle", "turtledemo"})
STANDARD = sys.stdlib_module_names - UNWANTED  # noqa: F821 - given by session.py
load = importlib.import_module
seen = set()


def load_for_tests(imported):
    """`imported`: names of modules, separated by spaces. Others than those of Python's own library are the lesson's."""
    wanted = [name for name in imported.split() if name not in seen and is_standard(name.partition(".")[0])]
    if not wanted:
        return
    before = frozenset(sys.modules)  # noqa: F821
    path = list(sys.path)  # noqa: F821
    # A file of the program's could pass for a module.
    sys.path[:] = [place for place in path if place not in ("", ".", HOME)]  # noqa: F821
    sys.path_importer_cache.clear()  # noqa: F821
    try:
        for name in wanted:
            load_if_there(name)
            seen.add(name)
    finally:
        sys.path[:] = path  # noqa: F821
    names = [name for name in sys.modules if name not in before or name in wanted]  # noqa: F821
    found = {name: sys.modules[name] for name in names if type(sys.modules[name]) is MODULE}  # noqa: F821
    loaded_for_tests.update(found)  # noqa: F821
    own = [module for module in found.values() if module is not sys and module not in SHARED]  # noqa: F821
    # Not their tables, in which programs register what they are asked for.
    owners = [owner for module in own for owner in (module, *classes_of(module))]  # noqa: F821
    known_of_tests.append(noted(owners))  # noqa: F821
    note_objects([vars(owner) for owner in owners])  # noqa: F821 - given by restore_objects.py


def is_standard(name):
    """A file of the lesson's may have such a name, too."""
    return name in STANDARD and name not in written_files  # noqa: F821 - given by session.py


def load_if_there(name):
    try:
        load(name)
    except Exception:
        # It is not part of this Python, or refused; the test says so itself.
        return
