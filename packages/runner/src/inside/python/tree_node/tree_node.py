"""Queries of tests on a program's syntax tree, as `_Node` (docs/reference/workshop.md, “Test tools”).

A node stands for a part of a program, or for nothing. `find_…` returns nodes, `has_…` and `is_…` return booleans. A
search for one part finds nothing in nothing, so that a test can chain searches and check only the last answer; a search
for all parts of a kind raises. Only the statements of a body itself are searched, never those of bodies inside it.

The files of this folder are one module: they run in the order of their names, this one last.
"""


class Node(Statements, Blocks):
    def __init__(self, tree=None):
        if not (tree is None or isinstance(tree, (str, ast.AST))):
            raise TypeError("A node is made of a program's text or of its tree")
        self.tree = ast.parse(tree) if isinstance(tree, str) else tree

    def __getitem__(self, index):
        if not self._has_body():
            raise IndexError("There is nothing in an empty node")
        return Node(self.tree.body[index])

    def __len__(self):
        if self.tree is None:
            return 0
        return len(self.tree.body) if hasattr(self.tree, "body") else 1

    def __eq__(self, other):
        return isinstance(other, Node) and _dump(self.tree, True) == _dump(other.tree, True)

    __hash__ = None

    def __repr__(self):
        return "Node:\n" + (_dump(self.tree, False) or "None")

    def __str__(self):
        return "# no ast" if self.tree is None else ast.unparse(self.tree)


    # Comparing

    def is_equivalent(self, text):
        """Whether both mean the same, regardless of spacing and quotes. Nothing equals no text."""
        if self.tree is None:
            return False
        return _normal(ast.unparse(self.tree)) == _normal(text)

    def is_empty(self):
        return self.tree is None

    def is_integer(self):
        return isinstance(self.tree, ast.Assign) and type(getattr(self.tree.value, "value", None)) is int

    # Searching

    def _has_body(self):
        return bool(getattr(self.tree, "body", False))

    def _find_all(self, kinds):
        return [Node(statement) for statement in self.tree.body if isinstance(statement, kinds)]

    def _search(self, kinds):
        """The same, but nothing in nothing."""
        return self._find_all(kinds) if self._has_body() else []

    def _with_condition(self, kind, condition):
        found = [node for node in self._find_all(kind) if node.find_conditions()[0].is_equivalent(condition)]
        return _first(found)

    def _comprehension(self):
        """The comprehension that this is, sets, or returns."""
        assigned = self.tree.value if isinstance(self.tree, (*ASSIGNMENTS, ast.Return)) else None
        return next((tree for tree in (self.tree, assigned) if isinstance(tree, COMPREHENSIONS)), None)

    def _generators(self):
        found = self._comprehension()
        return [] if found is None else found.generators
