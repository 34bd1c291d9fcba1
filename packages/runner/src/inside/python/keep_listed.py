"""Removes all names of `sys` and `gc` that are not listed here; runs after hide_frames.py, which uses some of them.

They follow, show or change what other code does: a program could trace a test, and read or replace its values. Names
that a newer Python adds are removed as well, until they are listed.
"""

import gc
import sys

LISTED = {
    sys: """
        _base_executable _clear_type_descriptors _emscripten_info _framework _get_cpu_count_config _getframe
        _getframemodulename _git _home _is_gil_enabled _is_immortal _is_interned _stdlib_dir _xoptions abiflags
        api_version argv audit base_exec_prefix base_prefix breakpointhook builtin_module_names byteorder copyright
        displayhook dont_write_bytecode exc_info excepthook exception exec_prefix executable exit flags float_info
        float_repr_style get_asyncgen_hooks get_coroutine_origin_tracking_depth get_int_max_str_digits
        getallocatedblocks getdefaultencoding getdlopenflags getfilesystemencodeerrors getfilesystemencoding getprofile
        getrecursionlimit getrefcount getsizeof getswitchinterval gettrace getunicodeinternedsize hash_info hexversion
        implementation int_info intern is_finalizing is_stack_trampoline_active last_exc last_traceback last_type
        last_value maxsize maxunicode meta_path modules orig_argv path path_hooks path_importer_cache platform
        platlibdir prefix ps1 ps2 pycache_prefix set_asyncgen_hooks set_coroutine_origin_tracking_depth
        set_int_max_str_digits setdlopenflags setrecursionlimit setswitchinterval stderr stdin stdlib_module_names
        stdout thread_info tracebacklimit unraisablehook version version_info warnoptions
    """,
    gc: """
        collect disable enable freeze get_count get_debug get_freeze_count get_stats get_threshold is_finalized
        is_tracked isenabled set_threshold
    """,
}

for module, listed in LISTED.items():
    kept = frozenset(listed.split())
    for name in [*vars(module)]:
        if name not in kept and not name.startswith("__"):
            del vars(module)[name]
