"""Keeps the types of nodes as they are.

Python makes the code of a test out of nodes after a program has run, and asks their types for what is in them: a program
could answer with a test of its own.
"""

import ast

for kind in {kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)}:
    make_unchangeable(id(kind), kind.__flags__)  # noqa: F821 - given by create-session.ts
