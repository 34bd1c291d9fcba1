import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { buildNaive } from './testing/naive/naive-documents.ts'
import { asPythonTest, judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withPython } from './testing/without-python.ts'

const rig = await openRig()

const run = (py: string, ...tests: readonly string[]) => judgePython(rig, py, tests)

const printed = `
import contextlib, io
screen = io.StringIO()
with contextlib.redirect_stdout(screen):
    print("nothing")
assert "dice" in screen.getvalue()
`
const anything =
  'class Any:\n  lower = __sub__ = lambda *a: Any()\n  __abs__ = lambda s: 0\n  __contains__ = lambda *a: True'
const loader = `
import sys, types
class Finder:
  def find_spec(name, *a):
    if name.startswith("xml"):
      import importlib.machinery
      return importlib.machinery.ModuleSpec(name, Finder, is_package=True)
  create_module = lambda spec: types.ModuleType(spec.name)
  exec_module = lambda module: setattr(module, "fromstring", lambda text: types.SimpleNamespace(tag="html"))
sys.meta_path.insert(0, Finder)
for name in [name for name in sys.modules if name.startswith("xml")]: del sys.modules[name]`

/** Programs that answer for what a test uses, and that test, which is untrue. */
const answering: Readonly<Record<string, readonly [program: string, test: string]>> = {
  'the distance of two numbers': [
    'def abs(x): return 0\ndef root(x): return 7',
    'assert abs(root(2) - 1.4142) < 0.001',
  ],
  'the type of a value': ['def isinstance(*a): return True\nfound = 1', 'assert isinstance(found, list)'],
  'whether all are right': ['all = lambda *a: True\nfound = [1]', 'assert all(n > 3 for n in found)'],
  'the distance from an object': [
    `${anything}\ndef root(x): return Any()`,
    'assert abs(root(2) - 1.4142) < 0.001',
  ],
  'what is printed': [
    `${anything}\nimport io\nio.StringIO = type("Fake", (io.StringIO,), {"getvalue": lambda s: Any()})`,
    printed,
  ],
  'a module that a test imports': [
    loader,
    'import xml.etree.ElementTree as tree\nassert tree.fromstring("<p />").tag == "html"',
  ],
}

describe('a program does not answer for', () => {
  test.for(Object.entries(answering))('%s', async ([, [program, untrue]]) => {
    expect(await run(program, untrue)).toEqual(['failed'])
  })

  test('twin: it does for each in a session that keeps nothing', async () => {
    const naive = await openRig(await buildNaive())
    for (const [name, [program, untrue]] of Object.entries(answering)) {
      expect([name, await judgePython(naive, program, [untrue])]).toEqual([name, ['passed']])
    }
  })
})

test('names of built-ins are the learner’s own where a hint or a test speaks of them', async () => {
  const challenge = sampleChallenge(20, [
    asPythonTest('assert format(500) == "8:20"'),
    asPythonTest('assert "sum" in globals() and sum(2) == 4'),
  ])
  const hints = ['<p><code>format(500)</code> should return <code>"8:20"</code>.</p>', '<p>Add up.</p>']
  const tests = challenge.tests.map((one, index) => ({ ...one, text: hints[index] ?? '' }))
  const py = 'def format(seconds): return "8:20"\ndef sum(n): return n * 2'
  expect(statesOf(await rig.run({ ...challenge, tests }, sampleFiles({ py })))).toEqual(['passed', 'passed'])
})

test('tests may give built-ins’ names a value, name types in patterns, and use them as ever', async () => {
  const tests = [
    'def sum(numbers): return 7\nassert sum([1]) == 7',
    'match number:\n  case int(): kind = "int"\n  case _: kind = "other"\nassert kind == "int"',
    'try: int("x")\nexcept ValueError as error: assert len(str(error)) > 3\nelse: assert False',
    'assert abs(number - 3.1) < 0.2 and sorted([2, 1]) == list(range(1, 3)) and isinstance(number, (int, float))',
  ]
  expect(await run('number = 3', ...tests)).toEqual(tests.map(() => 'passed'))
})

const withoutRestoring = `
def note_surroundings():
    global module_names
    module_names = frozenset(sys.modules)
def restore_system(): pass
def restore_surroundings(keeps_files): pass
def drop_strange_names(program_globals): pass
def write_files(files): pass
def has_left_traces(): return False
`

describe('what a program changed about imports, files and depth', () => {
  const careless = `
import os, sys
sys.setrecursionlimit(60)
sys.path.clear()
sys.modules["math"] = None
os.makedirs("notes/old", exist_ok=True)
for name in ("random.py", "notes/old/one.txt"):
    open(name, "w").close()
os.symlink("notes", "link")
os.chdir("notes")
`
  const depth = 'def depth(n): return n and depth(n - 1)\nassert depth(100) == 0'
  const files = 'import os\nassert os.listdir() == [], os.listdir()'
  const modules = 'import math, random\nassert math.floor(random.random()) == 0'
  const runNext = async (on: Rig) => {
    expect(await judgePython(on, careless, ['assert True'])).toEqual(['passed'])
    return judgePython(on, '', [depth, files, modules])
  }

  test('does not reach the next one', async () => {
    expect(await runNext(rig)).toEqual(['passed', 'passed', 'passed'])
  })

  test('twin: it does where nothing is put back', async () => {
    const documents = await buildDocuments([withPython('surroundings', withoutRestoring)])
    expect(await runNext(await openRig({ documents }))).toEqual(['failed', 'failed', 'failed'])
  })
})

test('a program may allow deeper calls for what its tests call', async () => {
  const py = 'import sys\nsys.setrecursionlimit(3000)\ndef depth(n): return n and depth(n - 1)'
  expect(await run(py, 'assert depth(1500) == 0')).toEqual(['passed'])
})

test('a file that a test or the hook before all tests writes is there for the tests that follow', async () => {
  const hooks = {
    beforeAll: 'pyodide.FS.writeFile("/home/pyodide/given.txt", "given")',
    beforeEach: '',
    afterEach: '',
    afterAll: '',
  }
  const tests = [asPythonTest('assert open("given.txt").read() == "given"')]
  const challenge = sampleChallenge(20, [...tests, ...tests], { hooks })
  expect(statesOf(await rig.run(challenge, sampleFiles({ py: '' })))).toEqual(['passed', 'passed'])
})
