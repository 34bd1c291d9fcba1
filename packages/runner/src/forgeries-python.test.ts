import { describe, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import { buildNaive } from './testing/naive/naive-documents.ts'
import { sampled } from './testing/sampled.ts'
import { type Rig } from './testing/start-rig.ts'
import { buildWithJavaScript } from './testing/with-javascript.ts'

const rig = await openRig()
/** Uses a harness without protection: the twin that shows what each forgery would achieve. */
const naiveRig = await openRig(await buildNaive())
/** Made for the first program that needs JavaScript, or Pyodide’s own modules, which show it. */
let rigWithJavaScript: Promise<Rig> | undefined
const rigFor = async (py: string): Promise<Rig> => {
  if (!/\b(?:js|_?pyodide\w*)\b/.test(py)) return rig
  rigWithJavaScript ??= buildWithJavaScript().then((documents) => openRig({ documents }))
  return rigWithJavaScript
}

/** Pyodide collects the arguments of a call with `push`: the text of each test becomes `True`. */
const patchPush = `(() => {
  const push = Array.prototype.push
  Array.prototype.push = function (...items) {
    if (typeof this[0] === 'string' && this.length < 3) this[0] = 'True'
    return push.apply(this, items)
  }
})()`

const inPython: Readonly<Record<string, string>> = {
  'replaces what evaluates tests': 'import pyodide.code; pyodide.code.eval_code = lambda *a, **k: True',
  'replaces what runs the evaluated':
    'import _pyodide._base as b; b.CodeRunner.run = lambda *a, **k: True; b.CodeRunner.compile = lambda self: self',
  'replaces a built-in that a test asks': 'import builtins; builtins.abs = lambda n: True',
  'is equal to everything':
    'class Same:\n  def __eq__(self, other): return True\n  def __ne__(self, other): return False\nanswer = Same()',
  'is of a type that is equal to everything':
    'class Kind(type):\n  __eq__ = lambda *a: True\n  __hash__ = lambda kind: hash(int)\nclass Same(metaclass=Kind):\n  __eq__ = lambda *a: True\nanswer = Same()',
  'shows what is equal to everything':
    'import types\nclass Same(dict):\n  __eq__ = lambda *a: True\nanswer = types.MappingProxyType(Same())',
  'stands for what is equal to everything':
    'import weakref\nclass Same:\n  __eq__ = lambda *a: True\nkept = Same()\nanswer = weakref.proxy(kept)',
  'shows variables that are equal to everything':
    'import sys\nclass Same:\n  __eq__ = lambda *a: True\ndef show(x):\n  return sys._getframe().f_locals\nanswer = show(Same())',
  'stands for what is at no distance from anything':
    'import weakref\nclass Near:\n  __sub__ = __rsub__ = lambda *a: 0.0\nnear = Near()\nanswer = weakref.proxy(near)',
  'has a key that is equal to everything':
    'class Same:\n  __eq__ = lambda *a: True\n  __hash__ = lambda same: hash(4)\nanswer = {Same(): 1}.keys()',
  'brings another text of itself': '_code = "no such " + "word"',
}

/** Attacks on parts that only our own harness has, or on channels that no harness listens to. */
const inPythonWithoutTwin: Readonly<Record<string, string>> = {
  'is equal to everything under a name that nothing finds':
    'class Name(str):\n  is_found = True\n  __hash__ = str.__hash__\n  def __eq__(self, other): return Name.is_found and str.__eq__(self, other)\nanswer = type("Same", (), {Name("__eq__"): lambda *a: True})()\nanswer == 0\nName.is_found = False',
  'shows what has an equal copy of itself':
    'import types\nclass Same:\n  __eq__ = lambda *a: True\nclass Copied(dict):\n  copy = lambda copied: Same()\nanswer = types.MappingProxyType(Copied())',
  'is a number that is equal to everything':
    'class Same(int):\n  def __eq__(self, other): return True\nanswer = Same(3)',
  'is equal to everything in a list':
    'class Same:\n  def __eq__(self, other): return True\nanswer = [Same()][0]',
  'lies about the trees of programs': 'import ast\nast.Compare._fields = ("left",)',
  'finds the harness among all objects':
    'import gc\nfor found in gc.get_objects():\n  if getattr(found, "__name__", "") in ("differs", "is_plain", "guarded", "statements", "value"):\n    found.__code__ = (lambda *a: None).__code__',
  'replaces what the interpreter evaluates with':
    'import pyodide_js, js\njs.eval("(api) => { api.pyodide_code = new Proxy(api.pyodide_code, { get: () => () => true }) }")(pyodide_js._api)',
  'compares by a slot under another name': 'class Same(int): __eq__ = int.__ne__\nanswer = Same(3)',
  'compares by a slot of another type':
    'class Kind(type):\n  __eq__ = type.__call__\n  __hash__ = type.__hash__\nclass answer(metaclass=Kind):\n  def __new__(cls, *a): return True',
  'replaces a built-in with an object that is equal to everything':
    'import builtins\nclass Same:\n  __eq__ = lambda self, other: True\n  __call__ = lambda self, n: True\nbuiltins.abs = Same()',
  'replaces the built-ins that the harness uses':
    'import builtins\nbuiltins.vars = lambda owner: {}\nbuiltins.all = builtins.map = lambda *a: True\nbuiltins.abs = lambda n: True',
  'ends at once': 'import sys; sys.exit()',
  'speaks for the worker': 'import js; js.postMessage("passed")',
  'calls the text of tests by a method of its own':
    'import js\nfrom pyodide.ffi import create_proxy\njs.eval("(proxy) => { let owner = Object.getPrototypeOf(proxy); while (!Object.hasOwn(owner, \\"apply\\")) owner = Object.getPrototypeOf(owner); const { apply } = owner; owner.apply = function (self, [text, ...rest]) { return apply.call(this, self, [typeof text === \\"string\\" && rest.length === 0 ? \\"True\\" : text, ...rest]) } }")(create_proxy(lambda: 0))',
  'gives all objects an input':
    'import js; js.eval("Object.defineProperty(Object.prototype, \\"input\\", { configurable: true, get() { if (typeof this.test === \\"function\\") this.test = () => {}; return [] }, set() {} })")',
  'replaces the interpreter': 'import pyodide_js; pyodide_js.runPython = lambda *rest: True',
  'replaces built-ins of the page': 'import js; js.eval("Array.isArray = () => true")',
  'replaces a built-in that Pyodide calls': `import js; js.eval(${JSON.stringify(patchPush)})`,
  'replaces built-ins': 'import builtins; builtins.eval = builtins.exec = lambda *a, **k: True',
  'brings built-ins of its own': '__builtins__ = {"abs": lambda n: True}',
  'replaces the parsing': 'import ast; ast.parse = lambda *a, **k: ast.Module([], [])',
  'brings a tree of its own':
    'class _Node:\n  def __init__(self, *a): pass\n  has_function = lambda *a: True',
  'watches the tests':
    'import sys\ndef w(f, e, a):\n  f.f_trace_opcodes = True\n  if e == "line": sys._getframe(1).f_globals["_code"] = "no such " + "word"\n  return w\nsys.settrace(w)',
  'reaches the harness through its frames':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["restore_shared"] = lambda: None\npyodide.code.eval_code = lambda *a, **k: True',
  'reaches the harness through input':
    'import pyodide.code\ninput.__globals__["restore_shared"] = lambda: None\npyodide.code.eval_code = lambda *a, **k: True',
  'changes the code of the harness':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["restore_shared"].__code__ = (lambda: None).__code__\npyodide.code.eval_code = lambda *a, **k: True',
  'changes the code that puts the harness back':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["put_back"].__code__ = (lambda *a: None).__code__\npyodide.code.eval_code = lambda *a, **k: True',
}

/** None of them can pass: each asserts something untrue. */
const pythonTests = [
  '({ test: () => assert.isTrue(runPython("1 == 2")) })',
  '({ test: () => assert.equal(1, 2) })',
  `({ test: () => assert.isTrue(runPython('"no such word" in _code')) })`,
  '({ test: () => assert.isTrue(pyodide.runPython("1 == 2")) })',
  '({ test: () => assert.isTrue(runPython("abs(-3) == True")) })',
  `({ test: () => assert.isTrue(runPython('globals().get("answer", 3) == {4}')) })`,
  `({ test: () => assert.isTrue(runPython('globals().get("answer", 3) == 4')) })`,
  `({ test: () => assert.isTrue(runPython('globals().get("answer", 3) == {"x": 4}')) })`,
  `({ test: () => assert.isTrue(runPython('abs(globals().get("answer", 3) - 4) < 0.1')) })`,
  '({ test: () => assert.isTrue(runPython(`_Node(_code).has_function("none")`)) })',
]

/** Each starts a fresh Python. */
const oneIn = 12

const forgeInPython = (on: Rig, py: string) => on.run(sampleChallenge(20, pythonTests), sampleFiles({ py }))

describe.concurrent('a naive session of Python is fooled by a program that', () => {
  test.for(sampled(inPython, oneIn))('%s', async ([, py], { expect }) => {
    expect(statesOf(await forgeInPython(naiveRig, py))).toContain('passed')
  })
})

describe.concurrent('a Python program does not pass because it', () => {
  test.for([...sampled(inPython, oneIn), ...sampled(inPythonWithoutTwin, oneIn)])(
    '%s',
    async ([, py], { expect }) => {
      expect(statesOf(await forgeInPython(await rigFor(py), py))).toEqual(pythonTests.map(() => 'failed'))
    },
  )

  test.runIf(isNightly)('replaces a built-in in a function that the test calls', async ({ expect }) => {
    const py = `import js\ndef patch():\n  js.eval(${JSON.stringify(patchPush)})\n  return 1`
    const tests = [
      '({ test: () => { runPython("patch()"); runPython("assert 1 == 2") } })',
      '({ test: () => assert.isTrue(runPython("patch()\\n1 == 2")) })',
    ]
    const results = resultsOf(await (await rigFor(py)).run(sampleChallenge(20, tests), sampleFiles({ py })))
    const named = { state: 'failed', message: expect.stringContaining('Array.prototype.push') as string }
    expect(results).toMatchObject([named, named])
  })

  test('changes the code of library functions', async ({ expect }) => {
    const py = `import ast, inspect, re, unittest
def change(function, other):
  try: function.__code__ = other.__code__
  except TypeError as error: return error
refusal = change(ast.unparse, lambda ast_obj: "pass")
# Through the frame of what refused it.
refuse = refusal.__traceback__.tb_next.tb_frame
refuse.f_globals["TypeError"] = lambda *words: None
for name in ("library", "id", "type"): refuse.f_locals[name] = lambda *values: ()
change(re.search, lambda pattern, string, flags=0: True)
change(re._compile, lambda pattern, flags: __import__("re")._cache["any"])
change(inspect.getsource, lambda object: "no such word")
change(unittest.TestCase.assertEqual, lambda self, first, second, msg=None: None)
def answer(): return 3`
    const untrue = [
      '_Node(_code).has_stmt("y = 1")',
      'import re; re.search("z", "a")',
      'import re; re.match("z", "a")',
      'import inspect; inspect.getsource(answer) == "no such word"',
      'import unittest; unittest.TestCase().assertEqual(1, 2) is None',
    ]
    const tests = untrue.map(
      (text) => `({ test: () => assert.isTrue(Boolean(runPython(${JSON.stringify(text)}))) })`,
    )
    const events = await rig.run(sampleChallenge(20, tests), sampleFiles({ py }))
    expect(statesOf(events)).toEqual(tests.map(() => 'failed'))
  })

  test.runIf(isNightly)(
    'twin: the code and the defaults of its own functions may change',
    async ({ expect }) => {
      const py = `import collections
def answer(): return 3
answer.__code__ = (lambda n: n).__code__
answer.__defaults__ = (4,)
Point = collections.namedtuple("Point", "x y", defaults=[0])`
      const tests = ['({ test: () => assert.isTrue(runPython("answer() == 4 and Point(1) == (1, 0)")) })']
      expect(statesOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))).toEqual(['passed'])
    },
  )

  test.runIf(isNightly)(
    'changes the tree of programs in a function that the test calls',
    async ({ expect }) => {
      const py =
        'def change():\n  import ast\n  globals()["_Node"].has_stmt = ast.unparse = lambda *a: "pass"'
      const tests = [
        `({ test: () => { runPython("change()"); assert.isTrue(Boolean(runPython('_Node("x = 1").has_stmt("y = 1")'))) } })`,
      ]
      expect(statesOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))).toEqual(['failed'])
    },
  )
})

test('data of the library’s types is compared as such', async ({ expect }) => {
  const py = `import collections, datetime, enum, types
class Color(enum.IntEnum): RED = 1
class Names(list): pass
class Name(str): pass
Point = collections.namedtuple("Point", "x y")
groups = collections.defaultdict(list, a=[1])
day = datetime.date(2020, 1, 2)`
  const truths = [
    'collections.Counter("aab") == {"a": 2, "b": 1}',
    'Point(1, 2) == (1, 2)',
    'Color.RED == 1',
    'Names([1]) == [1] and Name("x") == "x"',
    'collections.OrderedDict(a=1) == {"a": 1} and groups == {"a": [1]}',
    'types.MappingProxyType(groups) == {"a": [1]} and groups.keys() == {"a"}',
    'day == datetime.date(2020, 1, 2) and [day] == [datetime.date(2020, 1, 2)]',
  ]
  const tests = truths.map((truth) => `({ test: () => assert.isTrue(runPython(${JSON.stringify(truth)})) })`)
  const events = await rig.run(sampleChallenge(20, tests), sampleFiles({ py }))
  expect(statesOf(events)).toEqual(truths.map(() => 'passed'))
})
