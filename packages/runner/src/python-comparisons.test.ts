import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { withPython } from './testing/without-python.ts'

const rig = await openRig()

/** What `f` returns is none of these. */
const untruths = [
  'f() == {4: 4}',
  'not f() != {4: 4}',
  '[f()] == [{4: 4}]',
  '{"a": (f(), 1)} == {"a": ({4: 4}, 1)}',
  'f() in [{4: 4}]',
  'counted_here == f()',
]

/** `Counter` compares in Python, so it asks what its module and its class hold at that moment. */
const programs: Readonly<Record<string, string>> = {
  'says in the module of a counter that everything is one': `
counted = collections.Counter("ab")
def f():
    collections.isinstance = collections.all = lambda *given: True
    return counted`,
  'says so in the built-ins': `
import builtins
counted = collections.Counter("ab")
def f():
    builtins.isinstance = builtins.all = lambda *given: True
    return counted`,
  'says in a kind of counter that everything is counted': `
class Count(collections.Counter):
    __missing__ = __getitem__ = lambda count, key: 4
counted = Count("ab")
def f():
    collections.isinstance = collections.all = lambda *given: True
    return counted`,
  'puts a counter into a kind of dictionary': `
counted = collections.OrderedDict({4: collections.Counter("ab")})
def f():
    collections.isinstance = collections.all = lambda *given: True
    return counted`,
}

const run = async (on: typeof rig, py: string, texts: readonly string[], expected: boolean) => {
  const tests = texts.map(
    (text) => `({ test: () => assert.equal(runPython(${JSON.stringify(text)}), ${expected}) })`,
  )
  return statesOf(
    await on.run(
      sampleChallenge(20, tests),
      sampleFiles({ py: `import collections\ncounted_here = collections.Counter("aab")\n${py}` }),
    ),
  )
}

describe('a counter is compared as what it holds, by a test that calls a program that', () => {
  test.for(Object.entries(programs))('%s', async ([, py]) => {
    expect(await run(rig, py, untruths, false)).toEqual(untruths.map(() => 'passed'))
  })

  test('twin: it compares as its module says where nothing looks at what it holds', async () => {
    const kept = readFileSync(join(import.meta.dirname, 'inside/python/plain_data.py'), 'utf8')
    const believing = withPython('plain_data', `${kept}\ndef is_unequal(sides):\n    return False\n`)
    const weak = await openRig({ documents: await buildDocuments([believing]) })
    const [first = ''] = Object.values(programs)
    expect(await run(weak, first, untruths.slice(0, 1), true)).toEqual(['passed'])
    await weak.close()
  })
})

test('counters are equal to what they count', async () => {
  const truths = [
    'collections.Counter("aab") == {"a": 2, "b": 1} and collections.Counter("ab") != {"a": 2, "b": 1}',
    'collections.Counter("aab") == collections.Counter(a=2, b=1, c=0) != collections.Counter("ab")',
    '[{"a": collections.Counter("aab")}] == [{"a": {"a": 2, "b": 1}}] != ({"a": collections.Counter("a")},)',
    'collections.Counter("ab") <= collections.Counter("aab")',
  ]
  expect(await run(rig, '', truths, true)).toEqual(truths.map(() => 'passed'))
})

describe('what a program prints is read as it is', () => {
  const py = `
import sys
class All:
  __contains__ = lambda *words: True
  lower = strip = splitlines = lambda every: every
sys.stdout.getvalue = lambda: All()
print("bye")`
  const reading = (words: string) => `
import contextlib, io
_screen = io.StringIO()
with contextlib.redirect_stdout(_screen):
    exec(_code, {"__name__": "__main__"})
${JSON.stringify(words)} in _screen.getvalue().lower()`

  test('whatever its output answers when it is asked', async () => {
    expect(await run(rig, py, [reading('hello')], false)).toEqual(['passed'])
    expect(await run(rig, py, [reading('bye')], true)).toEqual(['passed'])
  })

  test('twin: its output answers where it is asked itself', async () => {
    const kept = readFileSync(join(import.meta.dirname, 'inside/python/plain_data.py'), 'utf8')
    const asking = withPython('plain_data', `${kept}\ndef is_written(sides):\n    return False\n`)
    const weak = await openRig({ documents: await buildDocuments([asking]) })
    expect(await run(weak, py, [reading('hello')], true)).toEqual(['passed'])
    await weak.close()
  })
})
