"""The modules that programs and the harness share: restored for every run. Runs after session.py, among its names."""

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
IMMUTABLE = 1 << 8


def is_changeable(value):
    """Whether it is a class that a program could change."""
    return isinstance(value, type) and not value.__flags__ & IMMUTABLE


def classes_of(module):
    return [value for value in vars(module).values() if is_changeable(value)]


def own_copy(module):
    """A module of our own with the same functions, which no program can import."""
    copied = MODULE(module.__name__)
    vars(copied)["__builtins__"] = dict(original_builtins)
    run_in(vars(copied), module.__loader__.get_code(module.__name__))
    return copied


# What `_Node` reads programs with.
own_ast, own_unparse = own_copy(ast), own_copy(_ast_unparse)
own_ast._Unparser = own_unparse.Unparser
# The first call completes the module.
ast.unparse(ast.Module([], []))


def owners_in(modules):
    """Modules, their classes, and the tables of both: whatever holds names or entries that a program could change."""
    owners = {id(owner): owner for module in modules for owner in (module, *classes_of(module))}
    tables = {id(value): value for owner in owners.values() for value in vars(owner).values() if type(value) is dict}
    return (*owners.values(), *tables.values())


def entries_of(owner):
    return owner if type(owner) is dict else vars(owner)


def noted(owners):
    """What they hold now, as tuples, which no program can change."""
    return tuple((owner, tuple(entries_of(owner).items())) for owner in owners)


CACHES = (re._cache, re._cache2)
for cache in CACHES:
    cache.clear()
# The names of the built-ins that are Python code (hide_names.py).
SHOWN = tuple([value.__globals__ for value in original_builtins.values() if type(value) is FUNCTION])
KNOWN = noted((*owners_in(SHARED), *SHOWN, *[names["__builtins__"] for names in SHOWN]))
OWN = noted(owners_in((own_ast, own_unparse)))
OWNER_IDS = frozenset([id(owner) for owner, _ in KNOWN])
# These show the present names and values.
VIEWS = tuple(view for owner, _ in KNOWN for view in (entries_of(owner).keys(), entries_of(owner).values()))
KNOWN_ITEMS = tuple(itertools.chain.from_iterable(VIEWS))
NAMES = tuple(entries_of(owner).keys() for owner, _ in KNOWN if type(owner) is not dict)
# Until the next run, so that no `__del__` runs while everything is restored.
kept_alive = []
# Of the modules that tests import (modules_of_tests.py).
loaded_for_tests, known_of_tests = {}, []
# The names that each program and test is given.
GIVEN = ("__builtins__", "__name__", "_code", "_Node")


def is_same(present, known):
    """Compared by identity, and in C, which takes a tenth of the time: the objects themselves are not asked."""
    return all(map(operator.is_, present, known))


def has_strange_names():
    """Whether a name is not plain text: it runs a program's code when it is looked up."""
    kinds = map(type, itertools.chain(sys.modules, *NAMES))
    return not all(map(operator.is_, kinds, itertools.repeat(str)))


def restore_shared():
    # A program can store what it likes there, whose end it would notice.
    for cache in CACHES:
        cache.clear()
    vars(builtins)["input"] = original_builtins["input"]
    if sum(map(len, VIEWS)) != len(KNOWN_ITEMS) or not is_same(itertools.chain.from_iterable(VIEWS), KNOWN_ITEMS):
        restore(KNOWN)
    for known in known_of_tests:
        restore(known)


def restore(owners):
    for owner, known in owners:
        present = entries_of(owner)
        if len(present) != len(known) or not is_same(itertools.chain(*present.items()), itertools.chain(*known)):
            restore_owner(owner, present, known)


def restore_owner(owner, present, known):
    kept_alive.append(dict(present))
    if type(owner) is MODULE or type(owner) is dict:
        present.clear()
        present.update(known)
        return
    names = frozenset([name for name, _ in known])
    for name in [name for name in present if name not in names]:
        type.__delattr__(owner, name)
    for name, value in known:
        if present.get(name) is not value:
            type.__setattr__(owner, name, value)
