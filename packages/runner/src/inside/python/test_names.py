"""Which names in a test mean Python's own built-ins; runs after test_code.py, among its names.

All do, unless the test gives the name a value, or the lesson speaks of it: a learner may be asked for a `format`, but
`abs(root(2) - 1.414) < 0.001` is not about an `abs` of theirs.
"""

import builtins

BUILT_IN_MARK = "\0built-in\0"
# The field of a node that holds the name to which it gives a value.
BINDING = {
    ast.FunctionDef: "name",
    ast.AsyncFunctionDef: "name",
    ast.ClassDef: "name",
    ast.arg: "arg",
    ast.ExceptHandler: "name",
    ast.MatchAs: "name",
    ast.MatchStar: "name",
    ast.MatchMapping: "rest",
}
ALIAS, SCOPES = ast.alias, (ast.Global, ast.Nonlocal)
# Authors replace the first three; what the others do depends on where they are called.
REPLACED = frozenset({"input", "open", "print", "globals", "locals", "super", "vars", "dir", "eval", "exec"})
BUILT_INS = {
    name: built_in
    for name, built_in in vars(builtins).items()
    if name not in REPLACED and not name.startswith("_")
}
MARKED.update({f"{BUILT_IN_MARK}{name}": built_in for name, built_in in BUILT_INS.items()})


def kept_names(tree, mentioned):
    """The names that mean built-ins in a test. `mentioned`: words of the lesson, separated by spaces."""
    return BUILT_INS.keys() - names_bound_in(tree) - frozenset(mentioned.split())


def names_bound_in(node):
    """The names to which a test gives a value."""
    kind = type(node)
    names = set()
    if kind is NAME and not isinstance(node.ctx, LOAD):
        names.add(node.id)
    elif kind is ALIAS:
        names.add((node.asname or node.name).partition(".")[0])
    elif kind in SCOPES:
        names.update(node.names)
    elif kind in BINDING:
        names.add(getattr(node, BINDING[kind]))
    for inner in parts_of(node):
        names |= names_bound_in(inner)
    return names


def parts_of(node):
    for field in FIELDS[type(node)]:
        value = getattr(node, field, None)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, AST):
                yield item


def built_in(node):
    """A call that returns the built-in: Python warns of a constant that is called or indexed."""
    function = compile("lambda: 0", "<test>", "eval", TREE_ONLY).body
    function.body = CONSTANT(f"{BUILT_IN_MARK}{node.id}")
    return located(CALL(func=function, args=[], keywords=[]), node)
