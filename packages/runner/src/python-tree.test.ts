import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Rig, sampleChallenge, sampleFiles, startRig, statesOf } from './testing/index.ts'

const python = 20

const program = `import math
from random import choice

limit: int = 3
name = 'Ada'

@cached
@timed(2)
def area(width, height=2):
    size = width * height
    if size > 10:
        print('big')
    elif size > 5:
        print('middle')
    else:
        print('small')
    for x in range(3):
        area.count += x
    while size:
        size -= 1
    return size

async def later():
    await area(1)

class Shape(Base, abc.ABC):
    def __init__(self):
        self.sides = 4
        pass

[letter for letter in name if letter]
letters = {letter: 1 for letter in name if letter}
area(2, 3)
try:
    area()
except ValueError as error:
    raise
`

/** Questions to \`_Node\` that must be true of the program. */
const truths = [
  `_Node(_code).find_function("area").has_args("width, height=2")`,
  `not _Node(_code).find_function("area").has_args("width, height")`,
  `_Node(_code).find_function("area").has_return("size")`,
  `_Node(_code).find_function("area").has_decorators("cached", "timed(2)")`,
  `not _Node(_code).find_function("area").has_decorators("timed(2)", "cached")`,
  `_Node(_code).find_function("area").has_stmt("size = width*height")`,
  `not _Node(_code).has_stmt("size = width * height")`,
  `_Node(_code).find_function("area").find_ifs()[0].find_conditions()[1].is_equivalent("size>5")`,
  `_Node(_code).find_function("area").find_ifs()[0].find_conditions()[2].is_empty()`,
  `_Node(_code).find_function("area").find_ifs()[0].find_bodies()[2].is_equivalent('print("small")')`,
  `_Node(_code).find_function("area").find_if("size > 10").find_bodies()[0].has_call("print('big')")`,
  `_Node(_code).find_function("area").find_for("x", "range(3)").find_body().has_stmt("area.count += x")`,
  `_Node(_code).find_function("area").find_for_loops()[0].find_for_vars().is_equivalent("x")`,
  `_Node(_code).find_function("area").find_while("size").find_body().find_aug_variable("size") != _Node()`,
  `_Node(_code).find_variable("name").is_equivalent("name = 'Ada'")`,
  `_Node(_code).get_variable("limit") == 3`,
  `_Node(_code).has_variable("limit") and not _Node(_code).has_variable("size")`,
  `len(_Node(_code).find_imports()) == 2 and _Node(_code).has_import("import math")`,
  `_Node(_code).has_class("Shape") and _Node(_code).find_class("Shape").inherits_from("Base", "abc.ABC")`,
  `_Node(_code).find_class("Shape").find_function("__init__").find_variable("self.sides").is_equivalent("self.sides = 4")`,
  `_Node(_code).find_class("Shape").find_function("__init__").has_pass()`,
  `_Node(_code).find_calls("area")[0].find_call_args()[1].is_equivalent("3")`,
  `_Node(_code).block_has_call("print", "area") and not _Node(_code).block_has_call("input")`,
  `_Node(_code).find_async_function("later").find_awaits()[0].is_equivalent("await area(1)")`,
  `_Node(_code).find_comps()[0].is_equivalent("[letter for letter in name if letter]")`,
  `_Node(_code).find_variable("letters").find_comp_iters()[0].is_equivalent("name")`,
  `_Node(_code).find_variable("letters").find_comp_ifs()[0].is_equivalent("letter")`,
  `_Node(_code).is_ordered("import math", "name = 'Ada'", "area(2, 3)")`,
  `not _Node(_code).is_ordered("name = 'Ada'", "import math")`,
  `_Node(_code).find_trys()[0].has_except("ValueError", "error")`,
  `not _Node(_code).find_trys()[0].has_except("TypeError")`,
  `_Node(_code).find_function("missing").find_body().find_variable("a").is_empty()`,
  `str(_Node()) == "# no ast" and len(_Node()) == 0 and not _Node()`,
  `_Node("if x:\\n  pass")[0].find_conditions()[0].is_equivalent("x")`,
]

describe('the tree of a Python program', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  const states = async (source: string, tests: readonly string[]) =>
    statesOf(await rig.run(sampleChallenge(python, tests), sampleFiles({ py: source })))

  test('answers what tests ask of it', async () => {
    const tests = truths.map((truth) => `assert.isTrue(runPython(${JSON.stringify(truth)}))`)
    const answers = await states(program, tests)
    expect(truths.filter((_truth, index) => answers[index] !== 'passed')).toEqual([])
  })

  test('raises when all parts of a kind are wanted of nothing', async () => {
    const wanted = `assert.throws(() => runPython('_Node(_code).find_function("missing").find_ifs()'), /AttributeError/)`
    expect(await states(program, [wanted])).toEqual(['passed'])
  })

  test('can be loaded by a test as text', async () => {
    const loaded = `runPython(__helpers.python.astHelpers)
      assert.isTrue(runPython('Node("a = 1").has_variable("a")'))`
    expect(await states(program, [loaded])).toEqual(['passed'])
  })

  test('is available after the program has run, and cannot be changed by it', async () => {
    const source = `import ast
ast.unparse = lambda tree: "x"
try:
    _Node.is_equivalent = lambda *values: True
except NameError:
    print("no _Node here")
`
    const forged = `({ test: () => assert.isTrue(runPython('_Node(_code).has_stmt("y = 1")')) })`
    const honest = `({ test: () => assert.isTrue(runPython('_Node(_code).has_stmt("import ast")')) })`
    expect(await states(source, [forged, honest])).toEqual(['failed', 'passed'])
  })

  test('tests reach the interpreter’s files', async () => {
    const shared = `({ test: () => {
      pyodide.FS.writeFile('/home/pyodide/shapes.py', code);
      assert.equal(runPython('import shapes; shapes.sides'), 4);
    } })`
    expect(await states('sides = 4', [shared])).toEqual(['passed'])
  })
})
