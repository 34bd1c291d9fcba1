"""Queries of tests on a program's syntax tree, as `_Node` (docs/reference/workshop.md, “Test tools”).

A node stands for a part of a program, or for nothing. `find_…` returns nodes, `has_…` and `is_…` return booleans. A
search for one part finds nothing in nothing, so that a test can chain searches and check only the last answer; a search
for all parts of a kind raises. Only the statements of a body itself are searched, never those of bodies inside it.
"""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BRANCHES = (ast.If, ast.While)
BLOCKS = (ast.If, ast.While, ast.For)
ASSIGNMENTS = (ast.Assign, ast.AnnAssign)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)


class Node:
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

    # Statements

    def has_stmt(self, text):
        return any(node.is_equivalent(text) for node in self._search(ast.stmt))

    def has_pass(self):
        return not isinstance(self.tree, BLOCKS) and bool(self._search(ast.Pass))

    def is_ordered(self, *texts):
        """Whether these statements, at least two, follow each other; there may be others between them."""
        if len(texts) < 2:
            return False
        places = [None for text in texts]
        for place, node in enumerate(self._search(ast.stmt)):
            for index, text in enumerate(texts):
                if node.is_equivalent(text):
                    places[index] = place
                    break
        return None not in places and all(one < other for one, other in zip(places, places[1:]))

    def find_body(self):
        return _module(self.tree.body) if hasattr(self.tree, "body") else Node()

    def find_return(self):
        return _first(self._find_all(ast.Return))

    def has_return(self, value):
        return self.find_return().is_equivalent(f"return {value}")

    def find_imports(self):
        return self._find_all((ast.Import, ast.ImportFrom))

    def has_import(self, text):
        return any(node.is_equivalent(text) for node in self.find_imports())

    def find_awaits(self):
        return [node for node in self._find_all(ast.Expr) if isinstance(node.tree.value, ast.Await)]

    # Functions and classes

    def find_function(self, name):
        return _first(_named(self._search(ast.FunctionDef), name))

    def find_functions(self, name):
        return _named(self._find_all(FUNCTIONS), name)

    def find_async_function(self, name):
        return _first(_named(self._search(ast.AsyncFunctionDef), name))

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
        return _first(_named(self._search(ast.ClassDef), name))

    def has_class(self, name):
        return not self.find_class(name).is_empty()

    def inherits_from(self, *names):
        if not isinstance(self.tree, ast.ClassDef) or not self.tree.bases:
            return False
        bases = [ast.unparse(base) for base in self.tree.bases]
        return all(name in bases for name in names)

    # Variables and calls

    def find_variable(self, name):
        return _first(_variables(self._search(ASSIGNMENTS), name))

    def find_variables(self, name):
        return _variables(self._find_all(ASSIGNMENTS), name)

    def find_aug_variable(self, name):
        return _first([node for node in self._search(ast.AugAssign) if _is_name(node.tree.target, name)])

    def has_variable(self, name):
        return not self.find_variable(name).is_empty()

    def get_variable(self, name):
        found = self.find_variable(name)
        return None if found.is_empty() else found.tree.value.value

    def value_is_call(self, name):
        value = getattr(self.tree, "value", None)
        return isinstance(self.tree, ast.Assign) and isinstance(value, ast.Call) and _is_name(value.func, name)

    def find_calls(self, name):
        """Statements that only call this function or a method of this name."""
        values = [node.tree.value for node in self._find_all(ast.Expr)]
        return [Node(value) for value in values if isinstance(value, ast.Call) and _last_name(value.func) == name]

    def has_call(self, text):
        return any(node.is_equivalent(text) for node in self._find_all(ast.Expr))

    def block_has_call(self, name, function=None):
        """Whether the name is read anywhere, in bodies inside the body as well."""
        body = self if function is None else self.find_function(function).find_body()
        return bool(body) and any(
            _last_name(node) == name and isinstance(node.ctx, ast.Load)
            for node in ast.walk(body.tree)
            if isinstance(node, (ast.Name, ast.Attribute))
        )

    def find_call_args(self):
        return [Node(argument) for argument in self.tree.args] if isinstance(self.tree, ast.Call) else []

    # Conditions and loops

    def find_ifs(self):
        return self._find_all(ast.If)

    def find_if(self, condition):
        return self._with_condition(ast.If, condition)

    def find_whiles(self):
        return self._find_all(ast.While)

    def find_while(self, condition):
        return self._with_condition(ast.While, condition)

    def find_for_loops(self):
        return self._find_all(ast.For)

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
        return [node for node in self._find_all(ast.Expr) if isinstance(node.tree.value, COMPREHENSIONS)]

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
        """For a dictionary, the expression of its values."""
        found = self._comprehension()
        if found is None:
            return Node()
        return Node(found.value if isinstance(found, ast.DictComp) else found.elt)

    # match, try, with

    def find_matches(self):
        return self._find_all(ast.Match)

    def find_match_subject(self):
        return Node(self.tree.subject) if isinstance(self.tree, ast.Match) else Node()

    def find_match_cases(self):
        return [Node(case) for case in self.tree.cases] if isinstance(self.tree, ast.Match) else []

    def find_case_pattern(self):
        return Node(self.tree.pattern) if isinstance(self.tree, ast.match_case) else Node()

    def find_case_guard(self):
        return Node(self.tree.guard) if isinstance(self.tree, ast.match_case) else Node()

    def find_trys(self):
        return self._find_all(ast.Try)

    def find_excepts(self):
        return [Node(handler) for handler in self.tree.handlers] if isinstance(self.tree, ast.Try) else []

    def find_except(self, exception=None, name=None):
        """The handler of one exception, or the one of all."""
        for handler in self.find_excepts():
            caught = handler.tree.type
            if exception is None and caught is None:
                return handler
            if _is_name(caught, exception) and handler.tree.name == name:
                return handler
        return Node()

    def has_except(self, exception=None, name=None):
        return not self.find_except(exception, name).is_empty()

    def find_try_else(self):
        return _module(self.tree.orelse) if isinstance(self.tree, ast.Try) and self.tree.orelse else Node()

    def find_finally(self):
        return _module(self.tree.finalbody) if isinstance(self.tree, ast.Try) and self.tree.finalbody else Node()

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
