import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { asPythonTest, judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { file } from './testing/source-file.ts'
import { withPython } from './testing/without-python.ts'

const rig = await openRig()

const run = (py: string, ...tests: readonly string[]) => judgePython(rig, py, tests)

const fake = `
class Fake:
  def __init__(self, data=b""): self.data = bytes(data)
  def hexdigest(self): return self.data.decode()`
const untrueHash = 'import hashlib\nassert hashlib.sha256(b"plain").hexdigest() == "plain"'

/** Programs that answer for a module that a test imports, and that test, which is untrue. */
const answering: Readonly<Record<string, readonly [program: string, test: string]>> = {
  'a member that it replaces': [`${fake}\nimport hashlib\nhashlib.sha256 = Fake`, untrueHash],
  'a module of its own': [
    `${fake}\nimport sys, types\nsys.modules["hashlib"] = types.SimpleNamespace(sha256=Fake)`,
    untrueHash,
  ],
  'a file of that name': [`open("hashlib.py", "w").write('''${fake}\nsha256 = Fake''')`, untrueHash],
  'a method of a class of it': [
    'import fractions\nfractions.Fraction.limit_denominator = lambda *a: 7',
    'from fractions import Fraction\nassert Fraction(1, 3).limit_denominator() == 7',
  ],
  'a module that was there before': [
    'import asyncio\nasyncio.run = lambda work: work.close() or 7',
    'import asyncio\nasync def one(): return 1\nassert asyncio.run(one()) == 7',
  ],
}

describe('a program does not answer a test by', () => {
  test.for(Object.entries(answering))('%s', async ([, [program, untrue]]) => {
    expect(await run(program, untrue)).toEqual(['failed'])
  })

  test('twin: it does where modules are not loaded for tests', async () => {
    const open = await openRig({
      documents: await buildDocuments(
        [withPython('modules_of_tests', 'def load_for_tests(imported): pass')].flat(),
      ),
    })
    for (const [name, [program, untrue]] of Object.entries(answering)) {
      expect([name, await judgePython(open, program, [untrue])]).toEqual([name, ['passed']])
    }
    await open.close()
  })
})

test('programs and tests share the classes of a module, and what is registered in it', async () => {
  const py = `
import dataclasses, decimal, enum, fractions, logging
class Color(enum.Enum):
  RED = 1
@dataclasses.dataclass
class Point:
  x: int
half, tenth = fractions.Fraction(1, 2), decimal.Decimal("0.1")
logging.addLevelName(5, "TRACE")`
  const tests = [
    'from fractions import Fraction\nassert half == Fraction(1, 2) and isinstance(half, Fraction)',
    'import decimal\nassert tenth == decimal.Decimal("0.1") and isinstance(tenth, decimal.Decimal)',
    'import enum, dataclasses\nassert issubclass(Color, enum.Enum) and dataclasses.asdict(Point(3)) == {"x": 3}',
    'import logging\nassert logging.getLevelName(5) == "TRACE"',
  ]
  expect(await run(py, ...tests)).toEqual(tests.map(() => 'passed'))
})

test('a file of the lesson may be named like a module', async () => {
  const challenge = sampleChallenge(20, [asPythonTest('import statistics\nassert statistics.mean == 7')])
  const files = [...sampleFiles({ py: '' }), file('statistics.py', 'mean = 7')]
  expect(statesOf(await rig.run(challenge, files))).toEqual(['passed'])
})

/** Our functions may be changed. */
const changeable = 'import asyncio\nasyncio_names = asyncio.run.__globals__'

const shown = ['globals', 'locals', 'vars']

describe('a program does not change', () => {
  const py = (name: string) => `
try:
  ${name}.__code__ = (lambda *given: {"forged": 1}).__code__
except TypeError: pass
names = ${name}.__globals__
names["find"] = lambda found: found.append({"forged": 1})`
  const untrue = (name: string) => [`def ask(): return ${name}()\nassert "forged" in ask()`]

  test.for(shown)('what the built-in %s does in tests', async (name) => {
    expect(await run(py(name), ...untrue(name))).toEqual(['failed'])
  })

  test('twin: it does where our functions may be changed', async () => {
    const open = await openRig({
      documents: await buildDocuments([withPython('refuse_changes', changeable)]),
    })
    // Ours use `vars` themselves.
    for (const name of shown.filter((one) => one !== 'vars')) {
      expect([name, await judgePython(open, py(name), untrue(name))]).toEqual([name, ['passed']])
    }
    await open.close()
  })
})
