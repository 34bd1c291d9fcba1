"""Compiles the text of a test so that its comparisons cannot be answered by an object of the camper's.

When one side of a comparison is plain data, the other must be plain data, too, or the two differ: an object
whose `__eq__` accepts everything is not a right answer. Two objects of the camper's compare as they define it.

Nothing in here runs code of the camper's, so it can reach no frame, and hence no name, of this file.
"""

import ast
import collections
import gc
import sys
import types
import weakref

RICH = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__")
DISTANT = ("__sub__", "__rsub__", "__abs__")
SLOT = type(int.__eq__)
# Compares in Python, with names that a program can change, so it is compared as what it holds.
COUNTER = collections.Counter
PLAIN = (int, float, complex, bool, str, bytes, bytearray, type(None), range, type(...), type)
LISTS = (list, tuple, set, frozenset)
CONTAINERS = (*LISTS, dict, COUNTER)
# What a comparison is made of anew if there are counters in it.
REMADE = (list, tuple, dict)
VIEWS = (type({}.keys()), type({}.items()), type({}.values()))
STAND_INS = (weakref.ProxyType, weakref.CallableProxyType, type((lambda: sys._getframe().f_locals)()))
SHOWN = types.MappingProxyType
# What this shows is compared as a copy (hide_members.py), which a type of the camper's could make.
COPIED = (dict, collections.defaultdict, collections.OrderedDict)
contents_of = gc.get_referents
# Placeholders at first, replaced with these objects once compiled: a name could be given another value.
MARKS = {name: f"\0{name}\0" for name in ("differs", "is_unequal", "is_missing", "is_no_number")}

type_mro = type.__dict__["__mro__"].__get__
type_dict = type.__dict__["__dict__"].__get__
FIELDS = {kind: kind._fields for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)}
ATTRIBUTES = {kind: kind._attributes for kind in FIELDS}
AST, COMPARE = ast.AST, ast.Compare
IDENTITY = (ast.Is, ast.IsNot)
EXPRESSION, EXPR, CODE = ast.Expression, ast.Expr, type((lambda: 0).__code__)
TREE_ONLY = ast.PyCF_ONLY_AST
AND, BOOL = ast.And, ast.BoolOp
NAME, LOAD, PATTERN = ast.Name, ast.Load, ast.MatchClass


def is_native(kind, names=RICH):
    """Whether Python itself compares objects of a type, or does what else these methods do."""
    for name in names:
        for parent in type_mro(kind):
            found = type_dict(parent).get(name)
            if found is None:
                continue
            # A slot under another name, or of another type, answers another question.
            if not (type(found) is SLOT and found.__name__ == name and found.__objclass__ is parent):
                return False
            break
    return True


def is_one_of(kind, kinds):
    """By identity: `in` would ask a type's own type, which may be the camper's."""
    for known in kinds:
        if kind is known:
            return True
    return False


def is_plain(value, needs_exact, counts=False, seen=()):
    """Whether a value consists of plain data only: of Python's own types, or of types that compare like them.

    `counts`: there may be counters, which `plain_copy` replaces.
    """
    kind = type(value)
    if is_one_of(kind, PLAIN):
        return True
    if id(value) in seen:
        return True
    inner = (counts and is_one_of(kind, REMADE), (*seen, id(value)))
    if needs_exact and not is_one_of(kind, CONTAINERS):
        return False
    # These compare as what they stand for, or show, does.
    if is_one_of(kind, STAND_INS):
        return False
    if kind is SHOWN:
        shown = contents_of(value)[0]
        return is_one_of(type(shown), COPIED) and is_plain(shown, needs_exact, *inner)
    if kind is COUNTER:
        if not counts:
            return False
    elif not is_native(kind):
        return False
    for view_type in VIEWS:
        if is_one_of(view_type, type_mro(kind)):
            return all([is_plain(item, needs_exact, *inner) for item in view_type.__iter__(value)])
    for list_type in LISTS:
        if is_one_of(list_type, type_mro(kind)):
            return all([is_plain(item, needs_exact, *inner) for item in list_type.__iter__(value)])
    if is_one_of(dict, type_mro(kind)):
        entries = dict.items(value)
        return all([is_plain(key, needs_exact, *inner) and is_plain(item, needs_exact, *inner) for key, item in entries])
    return True


def differs(sides, counts=False):
    left, right = sides
    return (is_plain(left, True, counts) and not is_plain(right, False, counts)) or (
        is_plain(right, True, counts) and not is_plain(left, False, counts)
    )


def is_unequal(sides):
    """The same for `==` and `!=`, for which counters are replaced with what they hold."""
    if differs(sides, True):
        return True
    left, right = sides
    if holds_counter(left) or holds_counter(right):
        if not (is_plain(left, False, True) and is_plain(right, False, True)):
            return False
        sides[:] = plain_copy(left), plain_copy(right)
        if type(left) is COUNTER and type(right) is COUNTER:
            sides[:] = [{key: count for key, count in side.items() if count != 0} for side in sides]
    return False


def holds_counter(value, seen=()):
    kind = type(value)
    if kind is COUNTER:
        return True
    if not is_one_of(kind, REMADE) or id(value) in seen:
        return False
    return any([holds_counter(item, (*seen, id(value))) for item in (value.values() if kind is dict else value)])


def plain_copy(value):
    """Plain data with dictionaries for the counters in it."""
    kind = type(value)
    if kind is COUNTER:
        return dict(dict.items(value))
    if not holds_counter(value):
        return value
    if kind is dict:
        return {key: plain_copy(item) for key, item in value.items()}
    return kind([plain_copy(item) for item in value])


def is_missing(sides):
    item, container = sides
    return is_plain(container, True) and not is_plain(item, False)


def is_no_number(sides):
    return not all([is_native(type(side), DISTANT) and not is_one_of(type(side), STAND_INS) for side in sides])


GUARDS = {"differs": differs, "is_unequal": is_unequal, "is_missing": is_missing, "is_no_number": is_no_number}
# A test may hand a program a function with a comparison, and with it the guard.
MARKED = {mark: opaque(GUARDS[name]) for name, mark in MARKS.items()}  # noqa: F821 - given by create-session.ts


def template(operator, answer):
    # The guard becomes a constant: a parameter would be among the names of what asks a program's object.
    # Both sides go as one list, because JavaScript would make a plain text of a camper's kind of text.
    return f"lambda sides: {answer} if guard.__call__(sides) else sides[0] {operator} sides[1]"


WORDS = {
    ast.Eq: ("is_unequal", "==", False),
    ast.NotEq: ("is_unequal", "!=", True),
    ast.Lt: ("differs", "<", False),
    ast.LtE: ("differs", "<=", False),
    ast.Gt: ("differs", ">", False),
    ast.GtE: ("differs", ">=", False),
    ast.In: ("is_missing", "in", False),
    ast.NotIn: ("is_missing", "not in", True),
}
TEMPLATES = {kind: (MARKS[guard], template(*words)) for kind, (guard, *words) in WORDS.items()}
# `abs(a - b)` is not a number unless both are numbers, so that no comparison with it holds.
DISTANCE = (MARKS["is_no_number"], template("-", "1e999 - 1e999"))
CALL, CONSTANT, BINARY, MINUS, LIST = ast.Call, ast.Constant, ast.BinOp, ast.Sub, ast.List
NOTHING = CONSTANT(None, lineno=1, col_offset=0)


def guarded(node, kept):
    """The tree with a guard around each comparison, and with Python's own built-ins for the names that are kept."""
    kind = type(node)
    if kind is NAME:
        return built_in(node) if node.id in kept and isinstance(node.ctx, LOAD) else node
    is_distance = kind is CALL and is_abs(node.func, kept) and [type(one) for one in node.args] == [BINARY]
    for field in FIELDS.get(kind, ()):
        # Patterns allow only names.
        if kind is PATTERN and field == "cls":
            continue
        value = getattr(node, field, None)
        if isinstance(value, list):
            setattr(node, field, [guarded(item, kept) if isinstance(item, AST) else item for item in value])
        elif isinstance(value, AST):
            setattr(node, field, guarded(value, kept))
    if is_distance and isinstance(node.args[0].op, MINUS):
        node.args[0] = checked(DISTANCE, node.args[0].left, node.args[0].right, node)
    if kind is not COMPARE or len(node.ops) != 1 or isinstance(node.ops[0], IDENTITY):
        return node if kind is not COMPARE or len(node.ops) == 1 else chain(node)
    return checked(TEMPLATES[type(node.ops[0])], node.left, node.comparators[0], node)


def is_abs(node, kept):
    return type(node) is NAME and node.id == "abs" and "abs" in kept


def checked(marked_template, left, right, like):
    """What the template does, after its guard was asked about both sides."""
    mark, text = marked_template
    function = compile(text, "<test>", "eval", TREE_ONLY).body
    function.body.test.func.value = CONSTANT(mark)
    sides = LIST(elts=[left, right], ctx=LOAD())
    return located(CALL(func=function, args=[sides], keywords=[]), like)


def chain(node):
    """`a < b < c` as two comparisons; the middle is evaluated twice, which a test does not notice."""
    sides = [node.left, *node.comparators]
    parts = [
        guarded(located(COMPARE(left=sides[index], ops=[operator], comparators=[sides[index + 1]]), node), ())
        for index, operator in enumerate(node.ops)
    ]
    return located(BOOL(op=AND(), values=parts), node)


def located(node, like):
    """New nodes take the line of those that they replace."""
    if "lineno" in ATTRIBUTES[type(node)] and not hasattr(node, "lineno"):
        node.lineno, node.col_offset = like.lineno, like.col_offset
        node.end_lineno, node.end_col_offset = like.end_lineno, like.end_col_offset
    for field in FIELDS[type(node)]:
        inner = getattr(node, field, None)
        for item in inner if isinstance(inner, list) else [inner]:
            if isinstance(item, AST):
                located(item, like)
    return node


def dedent(text):
    """The text without the common indentation of its lines."""
    lines = text.split("\n")
    starts = [line[: len(line) - len(line.lstrip())] for line in lines if line.strip()]
    margin = starts[0] if starts else ""
    for start in starts:
        while not start.startswith(margin):
            margin = margin[:-1]
    return "\n".join([line[len(margin) :] if line.strip() else "" for line in lines])


def with_guards(code):
    """The code with the objects in place of their placeholders."""
    return code.replace(co_consts=tuple([unmarked(constant) for constant in code.co_consts]))


def unmarked(constant):
    if type(constant) is CODE:
        return with_guards(constant)
    return MARKED.get(constant, constant) if type(constant) is str else constant


def parts(source, mentioned):
    """The statements of a text, and the final expression, whose value it returns. `mentioned`: words of the lesson."""
    tree = compile(dedent(source), "<exec>", "exec", TREE_ONLY)
    tree = guarded(tree, kept_names(tree, mentioned))
    has_value = tree.body and type(tree.body[-1]) is EXPR and not source.rstrip().endswith(";")
    return tree, tree.body.pop().value if has_value else NOTHING


def statements(source, mentioned):
    return with_guards(compile(parts(source, mentioned)[0], "<exec>", "exec"))


def value(source, mentioned):
    return with_guards(compile(EXPRESSION(parts(source, mentioned)[1]), "<exec>", "eval"))
