import { describe, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'

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
const run = async (py: string, tests: readonly string[]) =>
  resultsOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))

describe('a stack that has overflown', () => {
  test.for(Object.entries(overflows))('%s passes no test', async ([, call], { expect }) => {
    for (const { state } of await run(overflowing + call, [asked, asked, asked]))
      expect(state).not.toBe('passed')
  })

  test('does not reach the next program', async ({ expect }) => {
    await run(overflowing, [asked, asked])
    expect(await run('def f(n): return 2 * n', [asked])).toEqual([{ state: 'passed' }])
    expect(await run('def f(n): return n', [asked])).toMatchObject([{ message: 'AssertionError' }])
  })
})
