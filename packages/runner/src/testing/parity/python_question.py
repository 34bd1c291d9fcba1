"""What `_Node` says about a program and about each part of it; runs inside of both runners, as the text of a test."""

import json

PARTS = """
find_async_function find_aug_variable find_awaits find_bodies find_body find_call_args find_calls find_case_guard
find_case_pattern find_class find_comp_expr find_comp_ifs find_comp_iters find_comp_key find_comp_targets find_comps
find_conditions find_except find_excepts find_finally find_for find_for_iter find_for_loops find_for_vars find_function
find_functions find_if find_ifs find_imports find_match_cases find_match_subject find_matches find_return find_try_else
find_trys find_variable find_variables find_while find_whiles
""".split()
QUERIES = """
block_has_call get_variable has_args has_call has_class has_decorators has_except has_function has_import has_pass
has_return has_returns has_stmt has_variable inherits_from is_empty is_equivalent is_integer is_ordered value_is_call
""".split()
# Parts of a program that are asked, from the outermost on: a long one has too many for a test.
MOST = 40
NAMES = ("area", "size", "self.size", "print", "missing")
TEXTS = ("x", "size = 1", "int", "print(x)", "import math")
ARGUMENTS = {
    "find_for": [("x", "range(3)"), ("x, y", "items"), ("i", "missing")],
    "find_except": [(), ("ValueError",), ("ValueError", "error"), (None, "error"), ("abc.Error",), ("(A, B)",)],
    "block_has_call": [(name,) for name in NAMES] + [("print", "area"), ("print", "missing")],
    "has_decorators": [(), ("cached",), ("cached", "timed(2)"), ("timed(2)", "cached")],
    "has_args": [("",), ("x, y=2",), ("self",), ("x: int",), ("*args, **rest",), ("x",), ("(",)],
    "inherits_from": [(), ("Base",), ("Base", "abc.ABC"), ("abc.ABC",), ("Generic[T]",)],
    "is_ordered": [(), ("pass",), ("size = 1", "print(x)"), ("print(x)", "size = 1"), ("pass", "pass"), ("(", "pass")],
}
ARGUMENTS["has_except"] = ARGUMENTS["find_except"]
ALONE = """
find_awaits find_bodies find_body find_call_args find_case_guard find_case_pattern find_comp_expr find_comp_ifs
find_comp_iters find_comp_key find_comp_targets find_comps find_conditions find_excepts find_finally find_for_iter
find_for_loops find_for_vars find_ifs find_imports find_match_cases find_match_subject find_matches find_return
find_try_else find_trys find_whiles has_pass is_empty is_integer
""".split()
NAMED = """
find_async_function find_aug_variable find_calls find_class find_function find_functions find_variable find_variables
get_variable has_class has_function has_variable value_is_call
""".split()


def answers(program):
    facts, seen = [], set()

    def arguments(member, before):
        if member in ALONE:
            return [()]
        return ARGUMENTS.get(member) or [(text,) for text in (NAMES if member in NAMED else (*TEXTS, before))]

    def ask(node, member, given):
        try:
            return getattr(node, member)(*given)
        except Exception:
            return "raised"

    def shown(answer):
        if isinstance(answer, _Node):
            return text_of(answer)
        if isinstance(answer, list):
            return [shown(one) for one in answer]
        return answer if isinstance(answer, (bool, int, float, str, type(None))) else type(answer).__name__

    def text_of(node):
        try:
            return str(node)
        except Exception:
            return "raised"

    def key_of(node):
        """A body is made anew for each question."""
        tree = node.tree.body if type(node.tree).__name__ == "Module" else node.tree
        return tuple(map(id, tree)) if isinstance(tree, list) else id(tree)

    def questions(node, about, before):
        said = {"__str__": text_of(node), "__len__": ask(node, "__len__", ())}
        facts.append({"about": about, "said": said})
        for member in PARTS + QUERIES:
            found = [ask(node, member, given) for given in arguments(member, before)]
            said[member] = [shown(answer) for answer in found]
            for number, answer in enumerate(found):
                for place, one in enumerate(answer if isinstance(answer, list) else [answer]):
                    if isinstance(one, _Node):
                        waiting.append((one, f"{about}.{member}[{number}][{place}]", said["__str__"]))
        said["__getitem__"] = [shown(ask(node, "__getitem__", (index,))) for index in (0, -1, 99)]
        said["__eq__"] = [ask(node, "__eq__", (other,)) for other in (node, _Node(), _Node(program), "x")]

    about = json.dumps(program)
    try:
        waiting = [(_Node(program), about, "x")]
    except SyntaxError:
        return [{"about": about, "said": {"__init__": "raised"}}]
    members = [name for name in dir(_Node) if not name.startswith("_")]
    assert members == sorted(PARTS + QUERIES), "A member is not asked"
    # Nodes stay in the list, so that no other gets the same identity.
    for node, where, before in waiting:
        if len(facts) < MOST and key_of(node) not in seen:
            seen.add(key_of(node))
            questions(node, where, before)
    return facts


json.dumps(answers(json.loads(_asked)))
