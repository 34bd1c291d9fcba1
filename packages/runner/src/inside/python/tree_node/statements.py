class Statements:
    """Statements of a body, functions and classes, variables and calls."""

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
