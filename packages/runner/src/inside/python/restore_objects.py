"""Puts back the attributes of objects that modules share: the streams, the generator of `random`, the decoder of `json`.

A program could give one a method of its own, also for later programs. Runs after shared_modules.py, among its names.
"""

import gc

# The modules whose objects change while Python works: with imports, tasks, threads and references. What `logging` keeps is
# put back by restore_logging.py.
LIVE = frozenset(
    """
    _frozen_importlib _frozen_importlib_external _pyodide._importhook _weakrefset asyncio.events logging pyodide.webloop
    threading weakref zipimport
    """.split()
)
referents_of = gc.get_referents
# Not `setattr`, which asks the present class: a program's may have a `__class__` and a `__dict__` of its own.
set_class, set_table = object.__dict__["__class__"].__set__, object.__setattr__
# Each object with its type, the table of its attributes, and what was in that.
objects = []
noted_ids = set()


def note_objects(spaces):
    """Notes the objects with attributes that these names hold, and that such objects hold in turn."""
    values = [value for names in spaces for value in names.values()]
    while values:
        value = values.pop()
        kind = type(value)
        if not has_attributes(value, kind) or id(value) in noted_ids:
            continue
        noted_ids.add(id(value))
        names = vars(value)
        objects.append((value, kind, names, tuple(names.items())))
        values.extend(names.values())
        # The buffer of a stream is in none of its attributes.
        values.extend(referents_of(value))


def has_attributes(value, kind):
    """Whether its attributes are put back here: not those of functions, and of modules and classes, which are watched."""
    if not kind.__dictoffset__ or kind is FUNCTION or kind is MODULE or isinstance(value, type):  # noqa: F821
        return False
    return kind.__module__ not in LIVE and type(getattr(value, "__dict__", None)) is dict


def restore_objects():
    """Before a run. None of the program's code runs here: its classes are asked nothing, and what is replaced is kept."""
    for value, kind, names, items in objects:
        if type(value) is kind and vars(value) is names and is_same_table(names, items):
            continue
        kept_alive.append(type(value))  # noqa: F821 - given by shared_modules.py
        if type(value) is not kind:
            set_class(value, kind)
        kept_alive.append(dict(vars(value)))  # noqa: F821
        if vars(value) is not names:
            set_table(value, "__dict__", names)
        names.clear()
        names.update(items)


def is_same_table(present, known):
    return len(present) == len(known) and is_same(itertools.chain(*present.items()), itertools.chain(*known))  # noqa: F821
