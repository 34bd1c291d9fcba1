"""Compiles the text of a test with a guard around each of its comparisons; runs after plain_data.py, among its names."""

import ast

# Placeholders at first, replaced with these objects once compiled: a name could be given another value.
MARKS = {name: f"\0{name}\0" for name in ("differs", "is_unequal", "is_missing", "is_no_number", "is_written")}
FIELDS = {kind: kind._fields for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)}
ATTRIBUTES = {kind: kind._attributes for kind in FIELDS}
AST, COMPARE = ast.AST, ast.Compare
IDENTITY = (ast.Is, ast.IsNot)
EXPRESSION, EXPR, CODE = ast.Expression, ast.Expr, type((lambda: 0).__code__)
TREE_ONLY = ast.PyCF_ONLY_AST
AND, BOOL = ast.And, ast.BoolOp
NAME, LOAD, PATTERN, ATTRIBUTE = ast.Name, ast.Load, ast.MatchClass, ast.Attribute
GUARDS = {
    "differs": differs,
    "is_unequal": is_unequal,
    "is_missing": is_missing,
    "is_no_number": is_no_number,
    "is_written": is_written,
}
# A test may hand a program a function with a comparison, and with it the guard.
MARKED = {mark: opaque(GUARDS[name]) for name, mark in MARKS.items()}  # noqa: F821 - given by create-session.ts


def template(answer, otherwise):
    # The guard becomes a constant: a parameter would be among the names of what asks a program's object.
    # What it is asked about goes in a list, because JavaScript would make a plain text of a camper's kind of text.
    return f"lambda sides: {answer} if guard.__call__(sides) else {otherwise}"


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
TEMPLATES = {
    kind: (MARKS[guard], template(answer, f"sides[0] {operator} sides[1]"))
    for kind, (guard, operator, answer) in WORDS.items()
}
# `abs(a - b)` is not a number unless both are numbers, so that no comparison with it holds.
DISTANCE = (MARKS["is_no_number"], template("1e999 - 1e999", "sides[0] - sides[1]"))
READING = (MARKS["is_written"], template("sides[0]", "sides[0].getvalue()"))
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
        node.args[0] = checked(DISTANCE, [node.args[0].left, node.args[0].right], node)
    if kind is CALL and is_reading(node):
        return checked(READING, [node.func.value], node)
    if kind is not COMPARE or len(node.ops) != 1 or isinstance(node.ops[0], IDENTITY):
        return node if kind is not COMPARE or len(node.ops) == 1 else chain(node)
    return checked(TEMPLATES[type(node.ops[0])], [node.left, node.comparators[0]], node)


def is_abs(node, kept):
    return type(node) is NAME and node.id == "abs" and "abs" in kept


def is_reading(node):
    return type(node.func) is ATTRIBUTE and node.func.attr == "getvalue" and not node.args and not node.keywords


def checked(marked_template, sides, like):
    """What the template does, after its guard was asked about the sides."""
    mark, text = marked_template
    function = compile(text, "<test>", "eval", TREE_ONLY).body
    function.body.test.func.value = CONSTANT(mark)
    return located(CALL(func=function, args=[LIST(elts=sides, ctx=LOAD())], keywords=[]), like)


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
