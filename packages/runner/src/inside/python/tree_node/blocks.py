class Blocks:
    """Statements with bodies of their own, and comprehensions."""

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
