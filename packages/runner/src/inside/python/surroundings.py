"""What programs share besides modules: `sys`, how deep calls may go, files, and what else a program can leave behind.

Runs after session.py, among its names.
"""

import gc
import warnings

import _signal

# Lists that are put back together with what was in them: where imports look, and the words of the command.
LISTS = ("path", "meta_path", "path_hooks", "argv")
set_recursion_limit = sys.setrecursionlimit  # noqa: F821 - given by session.py
remove_folder, change_folder, walk, join, is_link = os.rmdir, os.chdir, os.walk, os.path.join, os.path.islink  # noqa: F821
# The folders in which a program can make files (protect-files.ts).
FOLDERS = (HOME, "/tmp")  # noqa: F821
state_of, is_collecting = os.fstat, gc.isenabled  # noqa: F821
set_number_length, number_length = sys.set_int_max_str_digits, sys.get_int_max_str_digits()  # noqa: F821
set_handler, handler_of = _signal.signal, _signal.getsignal
HANDLERS = tuple((number, handler_of(number)) for number in _signal.valid_signals())


def note_surroundings():
    """Notes what is restored, and what is watched, before the first program."""
    global lists, modules, module_names, recursion_limit, system, others, other_items, settings
    lists = tuple((getattr(sys, name), tuple(getattr(sys, name))) for name in LISTS)
    modules, module_names = tuple(sys.modules.items()), frozenset(sys.modules)
    recursion_limit = sys.getrecursionlimit()
    system = tuple(vars(sys).items())
    rest = [vars(each) for _, each in modules if type(each) is MODULE and each not in (sys, *SHARED)]
    rest.append(asyncio_names)  # noqa: F821 - given by refuse_changes.py
    classes = {id(kind): vars(kind) for names in rest for kind in names.values() if is_changeable(kind)}
    rest += [names for kind, names in classes.items() if kind not in OWNER_IDS]  # noqa: F821
    others = tuple(view for names in rest for view in (names.keys(), names.values()))
    other_items = tuple(itertools.chain.from_iterable(others))
    settings = settings_now()
    spaces = [vars(each) for _, each in modules if type(each) is MODULE]
    raw = [stream.buffer.raw for stream in (sys.stdin, sys.stdout, sys.stderr)]
    # Behind what keeps a file's views from it (copy_views.py).
    files = dict(enumerate(getattr(file, "raw", file) for file in raw))
    note_objects([*spaces, *classes.values(), files])  # noqa: F821 - given by restore_objects.py


def settings_now():
    """What decides how the interpreter works, and is kept in no module's names."""
    streams = [(state.st_dev, state.st_ino) for state in (state_of(1), state_of(2))]
    return [is_collecting(), *streams, *warnings.filters, *os.environ._data.items()]


def has_left_traces():
    """Whether the program has changed anything that `start` does not restore."""
    if has_strange_names():  # noqa: F821 - given by shared_modules.py
        return True
    if sum(map(len, others)) != len(other_items) or not is_same(itertools.chain.from_iterable(others), other_items):
        return True
    return settings_now() != settings


def restore_system():
    """Puts back the names of `sys`, its lists and modules, and streams that are closed."""
    present = vars(sys)
    now = itertools.chain.from_iterable(present.items())
    if len(present) != len(system) or not is_same(now, itertools.chain.from_iterable(system)):
        kept_alive.append(dict(present))
        present.clear()
        present.update(system)
    for kept, items in lists:
        kept[:] = items
    sys.modules.update(modules)
    sys.modules.update(loaded_for_tests)  # noqa: F821
    for name, descriptor in (("stdout", 1), ("stderr", 2)):
        if is_closed(getattr(sys, name)):
            renewed = open_file(descriptor, "w", encoding="utf-8", buffering=1, closefd=False)
            present[name] = present[f"__{name}__"] = renewed


def is_closed(stream):
    try:
        return stream.closed
    except Exception:
        # Its buffer was taken away.
        return True


def drop_strange_names(names):
    """Names of a class of the program's own would be asked whenever a name is looked up."""
    plain = {name: value for name, value in names.items() if type(name) is str}
    if len(plain) < len(names):
        names.clear()
        names.update(plain)


def restore_surroundings(keeps_files):
    """Before a run: its files are kept when an earlier part of it has written them."""
    restore_system()
    restore_objects()  # noqa: F821
    # Not before its tests: what they call may need the depth that the program has allowed.
    restore_settings()
    change_folder(HOME)
    if not keeps_files:
        remove_files()


def restore_settings():
    set_recursion_limit(recursion_limit)
    set_number_length(number_length)
    restore_logging()  # noqa: F821 - given by restore_logging.py
    for number, handler in HANDLERS:
        if handler_of(number) is not handler:
            set_handler(number, handler)


def remove_files():
    """A file that a program left could be taken for a module, or be in the way of the next program."""
    for folder, folders, names in itertools.chain.from_iterable(walk(place, topdown=False) for place in FOLDERS):
        for path in [join(folder, name) for name in names]:
            remove_file(path)
        for path in [join(folder, name) for name in folders]:
            # A link to a folder is a file.
            remove_file(path) if is_link(path) else remove_folder(path)
    written_files.clear()


def write_files(files):
    """The files of the lesson, which its program imports by name; those of the lesson before are removed."""
    if not files and not written_files:
        return
    for name in [name for name in written_files if name not in files]:
        remove_file(written_files.pop(name))
    for name, text in files.items():
        written_files[name] = f"{HOME}/{name}.py"
        with open_file(written_files[name], "w", encoding="utf-8") as file:
            file.write(text)
    # Whether a file is there is known for a while.
    sys.path_importer_cache.clear()
