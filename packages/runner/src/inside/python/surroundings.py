"""What programs share besides modules: where imports look, how deep calls may go, and files.

Runs after session.py, among its names.
"""

# Where imports look, and for what.
IMPORTS = ("path", "meta_path", "path_hooks")
set_recursion_limit = sys.setrecursionlimit  # noqa: F821 - given by session.py
remove_folder, change_folder, walk, join, is_link = os.rmdir, os.chdir, os.walk, os.path.join, os.path.islink  # noqa: F821


def note_imports():
    """Notes what decides about imports, before the first program."""
    global imports, modules, recursion_limit
    imports = tuple((name, getattr(sys, name), tuple(getattr(sys, name))) for name in IMPORTS)
    modules = dict(sys.modules)
    recursion_limit = sys.getrecursionlimit()


def restore_imports():
    for name, kept, items in imports:
        kept[:] = items
        vars(sys)[name] = kept
    sys.modules.update(modules)


def restore_surroundings(keeps_files):
    """Before a run: its files are kept when an earlier part of it has written them."""
    restore_imports()
    # Not before its tests: what they call may need the depth that the program has allowed.
    set_recursion_limit(recursion_limit)
    change_folder(HOME)
    if not keeps_files:
        remove_files()


def remove_files():
    """A file that a program left could be taken for a module, or be in the way of the next program."""
    for folder, folders, names in walk(HOME, topdown=False):
        for path in [join(folder, name) for name in names]:
            remove_file(path)
        for path in [join(folder, name) for name in folders]:
            # A link to a folder is a file.
            remove_file(path) if is_link(path) else remove_folder(path)
    written_files.clear()
