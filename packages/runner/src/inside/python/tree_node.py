"""Queries of tests on a program's syntax tree, as `_Node` (docs/reference/workshop.md, “Test tools”).

A node stands for a part of a program, or for nothing. Queries on nothing return nothing again, so that a test can
chain them and check only the last answer. `find_…` returns nodes, `has_…` and `is_…` return booleans.
Only the statements of a body itself are searched, never those of bodies inside it.
"""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BRANCHES = (ast.If, ast.While)
BLOCKS = (ast.If, ast.While, ast.For)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


class Node:
    def __init__(self, tree=None):
        if not (tree is None or isinstance(tree, (str, ast.AST))):
            raise TypeError("A node is made of a program's text or of its tree")
        self.tree = ast.parse(tree) if isinstance(tree, str) else tree

    def __getitem__(self, index):
        statements = self._statements()
        if not statements:
            raise IndexError("There is nothing in an empty node")
        return Node(statements[index])

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
        value = getattr(getattr(self.tree, "value", None), "value", None)
        return isinstance(self.tree, ast.Assign) and type(value) is int

    # Statements

    def has_stmt(self, text):
        return any(node.is_equivalent(text) for node in self._find(ast.stmt))

    def has_pass(self):
        return not isinstance(self.tree, BLOCKS) and bool(self._find(ast.Pass))

    def find_body(self):
        return _module(self.tree.body) if self._has_list() else Node()

    def find_return(self):
        return _first(self._find(ast.Return))

    def has_return(self, value):
        return self.find_return().is_equivalent(f"return {value}")

    def find_imports(self):
        return self._find((ast.Import, ast.ImportFrom))

    def has_import(self, text):
        return any(node.is_equivalent(text) for node in self.find_imports())

    def find_awaits(self):
        return [node for node in self._find(ast.Expr) if isinstance(node.tree.value, ast.Await)]

    # Functions and classes

    def find_function(self, name):
        return _first(self._named(ast.FunctionDef, name))

    def find_functions(self, name):
        return self._named(FUNCTIONS, name)

    def find_async_function(self, name):
        return _first(self._named(ast.AsyncFunctionDef, name))

    def has_function(self, name):
        return not self.find_function(name).is_empty()

    def has_args(self, arguments):
        if not isinstance(self.tree, FUNCTIONS):
            return False
        return ast.unparse(self.tree.args) == ast.unparse(ast.parse(f"def f({arguments}): pass").body[0].args)

    def has_returns(self, annotation):
        return isinstance(self.tree, FUNCTIONS) and Node(self.tree.returns).is_equivalent(annotation)

    def has_decorators(self, *names):
        """In the order of the names."""
        if not isinstance(self.tree, FUNCTIONS):
            return False
        rest = iter([Node(decorator) for decorator in self.tree.decorator_list])
        return all(any(node.is_equivalent(name) for node in rest) for name in names)

    def find_class(self, name):
        return _first(self._named(ast.ClassDef, name))

    def has_class(self, name):
        return not self.find_class(name).is_empty()

    def inherits_from(self, *names):
        if not isinstance(self.tree, ast.ClassDef) or not self.tree.bases:
            return False
        bases = [ast.unparse(base) for base in self.tree.bases]
        return all(name in bases for name in names)

    # Variables and calls

    def find_variable(self, name):
        return _first(self.find_variables(name))

    def find_variables(self, name):
        return [
            node
            for node in self._find((ast.Assign, ast.AnnAssign))
            if any(_is_name(target, name) for target in _targets(node.tree))
        ]

    def find_aug_variable(self, name):
        return _first([node for node in self._find(ast.AugAssign) if _is_name(node.tree.target, name)])

    def has_variable(self, name):
        return not self.find_variable(name).is_empty()

    def get_variable(self, name):
        found = self.find_variable(name)
        return None if found.is_empty() else found.tree.value.value

    def value_is_call(self, name):
        value = getattr(self.tree, "value", None)
        return isinstance(self.tree, ast.Assign) and isinstance(value, ast.Call) and _is_name(value.func, name)

    def find_calls(self, name):
        calls = [node.tree.value for node in self._find(ast.Expr) if isinstance(node.tree.value, ast.Call)]
        return [Node(call) for call in calls if _last_name(call.func) == name]

    def has_call(self, text):
        return any(node.is_equivalent(text) for node in self._find(ast.Expr))

    def block_has_call(self, name, function=None):
        body = self if function is None else self.find_function(function).find_body()
        if body.is_empty():
            return False
        return any(
            _last_name(node) == name and isinstance(node.ctx, ast.Load)
            for node in ast.walk(body.tree)
            if isinstance(node, (ast.Name, ast.Attribute))
        )

    def find_call_args(self):
        return [Node(argument) for argument in self.tree.args] if isinstance(self.tree, ast.Call) else []

    # Conditions and loops

    def find_ifs(self):
        return self._find(ast.If)

    def find_if(self, condition):
        return self._with_condition(ast.If, condition)

    def find_whiles(self):
        return self._find(ast.While)

    def find_while(self, condition):
        return self._with_condition(ast.While, condition)

    def find_for_loops(self):
        return self._find(ast.For)

    def find_for(self, variables, iterable):
        return _first(
            [
                node
                for node in self.find_for_loops()
                if node.find_for_vars().is_equivalent(variables) and node.find_for_iter().is_equivalent(iterable)
            ]
        )

    def find_for_vars(self):
        return Node(self.tree.target) if isinstance(self.tree, ast.For) else Node()

    def find_for_iter(self):
        return Node(self.tree.iter) if isinstance(self.tree, ast.For) else Node()

    def find_conditions(self):
        """The conditions of an `if`, down to the last `elif`; an `else` counts as nothing."""
        conditions, tree = [], self.tree
        while isinstance(tree, BRANCHES):
            conditions.append(Node(tree.test))
            rest = tree.orelse
            if rest and not isinstance(rest[0], BRANCHES):
                conditions.append(Node())
            tree = rest[0] if rest else None
        return conditions

    def find_bodies(self):
        """The bodies of all branches of an `if`, or of a loop and its `else`."""
        bodies, tree = [], self.tree
        while isinstance(tree, BLOCKS):
            bodies.append(_module(tree.body))
            rest = tree.orelse
            if rest and not isinstance(rest[0], BLOCKS):
                bodies.append(_module(rest))
            tree = rest[0] if rest else None
        return bodies

    # Comprehensions

    def find_comps(self):
        return [node for node in self._find(ast.Expr) if isinstance(node.tree.value, COMPREHENSIONS)]

    def find_comp_iters(self):
        return [Node(part.iter) for part in self._generators()]

    def find_comp_targets(self):
        return [Node(part.target) for part in self._generators()]

    def find_comp_ifs(self):
        return [Node(condition) for part in self._generators() for condition in part.ifs]

    def find_comp_key(self):
        found = self._comprehension()
        return Node(found.key) if isinstance(found, ast.DictComp) else Node()

    def find_comp_expr(self):
        found = self._comprehension()
        if found is None:
            return Node()
        return Node(found.value if isinstance(found, ast.DictComp) else found.elt)

    # match, try, with

    def find_matches(self):
        return self._find(ast.Match)

    def find_match_subject(self):
        return Node(self.tree.subject) if isinstance(self.tree, ast.Match) else Node()

    def find_match_cases(self):
        return [Node(case) for case in self.tree.cases] if isinstance(self.tree, ast.Match) else []

    def find_case_pattern(self):
        return Node(self.tree.pattern) if isinstance(self.tree, ast.match_case) else Node()

    def find_case_guard(self):
        return Node(self.tree.guard) if isinstance(self.tree, ast.match_case) else Node()

    def find_trys(self):
        return self._find(ast.Try)

    def find_excepts(self):
        return [Node(handler) for handler in self.tree.handlers] if isinstance(self.tree, ast.Try) else []

    def find_except(self, exception=None, name=None):
        wanted = (None if exception is None else _normal(exception), name)
        return _first(
            [
                node
                for node in self.find_excepts()
                if (node.tree.type and _normal(ast.unparse(node.tree.type)), node.tree.name) == wanted
            ]
        )

    def has_except(self, exception=None, name=None):
        return not self.find_except(exception, name).is_empty()

    def find_try_else(self):
        return _module(self.tree.orelse) if isinstance(self.tree, ast.Try) and self.tree.orelse else Node()

    def find_finally(self):
        return _module(self.tree.finalbody) if isinstance(self.tree, ast.Try) and self.tree.finalbody else Node()

    def find_with_items(self):
        return [Node(item) for item in self.tree.items] if isinstance(self.tree, (ast.With, ast.AsyncWith)) else []

    # Text

    def get_source_segment(self, source):
        return ast.get_source_segment(source, self.tree)

    # Searching

    def _has_list(self):
        return isinstance(getattr(self.tree, "body", None), list)

    def _statements(self):
        return self.tree.body if self._has_list() else []

    def _find(self, kinds):
        return [Node(statement) for statement in self._statements() if isinstance(statement, kinds)]

    def _named(self, kinds, name):
        return [node for node in self._find(kinds) if node.tree.name == name]

    def _with_condition(self, kind, condition):
        return _first([node for node in self._find(kind) if node.find_conditions()[0].is_equivalent(condition)])

    def _comprehension(self):
        for candidate in (self.tree, getattr(self.tree, "value", None)):
            if isinstance(candidate, COMPREHENSIONS):
                return candidate
        return None

    def _generators(self):
        found = self._comprehension()
        return [] if found is None else found.generators


def _first(nodes):
    return nodes[0] if nodes else Node()


def _module(statements):
    return Node(ast.Module(statements, []))


def _dump(tree, with_places):
    return None if tree is None else ast.dump(tree, include_attributes=with_places, indent=2)


def _normal(text):
    return ast.unparse(ast.parse(text))


def _targets(assignment):
    return assignment.targets if isinstance(assignment, ast.Assign) else [assignment.target]


def _last_name(tree):
    if isinstance(tree, ast.Name):
        return tree.id
    return tree.attr if isinstance(tree, ast.Attribute) else None


def _is_name(tree, name):
    """`name` may be an attribute of something, such as `self.size`."""
    return isinstance(tree, (ast.Name, ast.Attribute)) and ast.unparse(tree) == name
