import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'

/** Each overflows the stack of the browser, not only Python's own, which ends the interpreter. */
const overflows: Readonly<Record<string, string>> = {
  'in the program': '\nf(1)',
  'in a test': '',
}
const overflowing = `
import sys
sys.setrecursionlimit(10 ** 6)
class Deep:
  def __repr__(self): return repr(self)
def f(n): return repr(Deep())`

const asked = '({ test: () => runPython("assert f(2) == 4") })'
const rig = await openRig()
const run = async (py: string, tests: readonly string[], on: Rig = rig) =>
  resultsOf(await on.run(sampleChallenge(20, tests), sampleFiles({ py })))

describe('a stack that has overflown', () => {
  test.for(Object.entries(overflows))('%s passes no test', async ([, call], { expect }) => {
    for (const { state } of await run(overflowing + call, [asked, asked, asked]))
      expect(state).not.toBe('passed')
  })

  test('twin: in a test passes the next where the interpreter is not asked', async ({ expect }) => {
    const session = readFileSync(join(import.meta.dirname, 'inside/python/create-session.ts'), 'utf8')
    const careless = session.replace("evaluate('1', own) === 1", 'true').replace(/fatal = thrown/, '{}')
    const documents = await buildDocuments([replaceModule('inside/python/create-session.ts', careless)])
    const [, second] = await run(overflowing, [asked, asked], await openRig({ documents }))
    expect(second).toEqual({ state: 'passed' })
  })

  test('does not reach the next program', async ({ expect }) => {
    await run(overflowing, [asked, asked])
    expect(await run('def f(n): return 2 * n', [asked])).toEqual([{ state: 'passed' }])
    expect(await run('def f(n): return n', [asked])).toMatchObject([{ message: 'AssertionError' }])
  })
})
