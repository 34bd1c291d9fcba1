import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withoutPython, withPython } from './testing/without-python.ts'

/** Makes each test the text `True`, and answers for what tests ask, once it is called. */
const patch = `
import ast, re, sys
def patch():
  re.search = lambda *words: True
  def body(self):
    node = ast.Expr(ast.Constant(True))
    for part in (node, node.value):
      part.lineno = part.end_lineno = 1
      part.col_offset = part.end_col_offset = 0
    return [node]
  try: ast.Module.body = property(body, lambda self, value: None)
  except TypeError: pass
`

/** Is asked whenever a name with the same letters is looked up among others. */
const strangeName = `
class Name(str):
  __hash__ = str.__hash__
  def __eq__(self, other):
    patch()
    return str.__eq__(self, other)`

/** Each calls it after the program has ended, and before a test is made. */
const doors: Readonly<Record<string, string>> = {
  'when modules are put back': `
class Modules(dict):
  def update(self, *others, **names):
    dict.update(self, *others, **names)
    patch()
sys.modules = Modules(sys.modules)`,
  'when a name is given its value again': `
${strangeName}
del globals()["_code"]
globals()[Name("_code")] = 1`,
  'when something is printed': `
class Out:
  def write(self, text): patch()
  def flush(self): patch()
sys.stdout = sys.__stdout__ = Out()`,
  'when a name of the system is given its value again': `
${strangeName}
del vars(sys)["stdout"]
vars(sys)[Name("stdout")] = sys.stderr`,
  'when its built-ins are replaced': `
class Last:
  def __del__(self): patch()
globals()["__builtins__"] = Last()`,
  'when a cache is emptied': `
class Last:
  def __del__(self): patch()
re._cache["last"] = Last()`,
}

const untrue = [
  '({ test: () => runPython("assert 1 == 2") })',
  '({ test: () => assert.isTrue(runPython("1 == 2")) })',
  '({ test: () => runPython("import re; assert re.search(\\"zz\\", \\"abc\\")") })',
]
const untrueLater = '({ test: () => { try { runPython("add(1, 2)") } catch {} runPython("assert 1 == 2") } })'
const callable = `${patch}def add(one, other): patch()`

const rig = await openRig()
const run = async (on: Rig, py: string, tests: readonly string[]) =>
  statesOf(await on.run(sampleChallenge(20, tests), sampleFiles({ py })))

describe('a program does not change what the code of a test is made of', () => {
  test.for(Object.entries(doors))('%s', async ([, door], { expect }) => {
    expect(await run(rig, patch + door, untrue)).toEqual(['failed', 'failed', 'failed'])
  })

  test('when a test calls its function', async ({ expect }) => {
    const within = '({ test: () => assert.isTrue(runPython("add(1, 2)\\n1 == 2")) })'
    expect(await run(rig, callable, [untrueLater, within])).toEqual(['failed', 'failed'])
  })

  test('twin: it does where the types of nodes can be changed', async ({ expect }) => {
    const documents = await buildDocuments(withoutPython('keep_nodes'))
    expect(await run(await openRig({ documents }), callable, [untrueLater])).toEqual(['passed'])
  })

  test('twin: it answers for what is put back before its names are dropped', async ({ expect }) => {
    const session = readFileSync(join(import.meta.dirname, 'inside/python/session.py'), 'utf8')
    const careless = session.replace(/^ +drop_strange_names\(.*$/gm, '')
    const on = await openRig({ documents: await buildDocuments([withPython('session', careless)]) })
    const door = doors['when a name is given its value again'] ?? ''
    expect(await run(on, patch + door, untrue)).toEqual(['failed', 'failed', 'passed'])
  })
})

test('nodes can be read, made, changed and extended as ever', async ({ expect }) => {
  const py = `
import ast
class Doubled(ast.NodeTransformer):
  def visit_Constant(self, node): return ast.copy_location(ast.Constant(node.value * 2), node)
tree = Doubled().visit(ast.parse("2 + 3"))
tree.note = "doubled"
total = eval(compile(ast.Expression(tree.body[0].value), "<sum>", "eval"))`
  const asked = '({ test: () => assert.equal(runPython("total"), 10) })'
  expect(await run(rig, py, [asked])).toEqual(['passed'])
})
