"""Names and kinds of the parts of a syntax tree."""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BRANCHES = (ast.If, ast.While)
BLOCKS = (ast.If, ast.While, ast.For)
ASSIGNMENTS = (ast.Assign, ast.AnnAssign)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


def _first(nodes):
    return nodes[0] if nodes else Node()


def _module(statements):
    return Node(ast.Module(statements, []))


def _dump(tree, with_places):
    return None if tree is None else ast.dump(tree, include_attributes=with_places, indent=2)


def _normal(text):
    return ast.unparse(ast.parse(text))


def _named(nodes, name):
    return [node for node in nodes if node.tree.name == name]


def _variables(assignments, name):
    """Assignments to a variable, or to an attribute of one, such as `self.size`; once for each such target."""
    found = []
    for node in assignments:
        annotated = isinstance(node.tree, ast.AnnAssign)
        targets = [node.tree.target] if annotated else node.tree.targets
        found += [node for target in targets if _is_name(target, name) or not annotated and _is_attribute(target, name)]
    return found


def _is_name(tree, name):
    return isinstance(tree, ast.Name) and tree.id == name


def _is_attribute(tree, name):
    if not (isinstance(tree, ast.Attribute) and isinstance(tree.value, ast.Name)):
        return False
    return [tree.value.id, tree.attr] == name.split(".")[:2]


def _last_name(tree):
    if isinstance(tree, ast.Name):
        return tree.id
    return tree.attr if isinstance(tree, ast.Attribute) else None
