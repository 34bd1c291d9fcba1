import { describe, expect, test } from 'vitest'
import { printedBy, resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import type { RunnableChallenge, SourceFile } from './runner.ts'

const rig = await openRig()

const run = (challenge: RunnableChallenge, files: SourceFile[]) => rig.run(challenge, files)

describe('a Python program', () => {
  test('is run again for each test, which can query it', async () => {
    const files = sampleFiles({
      py: 'distances = [3, 5]\ndef total():\n    return sum(distances)\nprint("total", total())',
    })
    const tests = [
      '({ test: () => assert.equal(runPython("total()"), 8) })',
      '({ test: () => { runPython("distances.append(1)"); assert.equal(runPython("total()"), 9) } })',
      '({ test: () => assert.isTrue(runPython("distances == [3, 5] and __name__ == \'__main__\'")) })',
      'assert.match(code, /sum/)',
      '({ test: () => assert.equal(runPython("total()"), 0) })',
    ]
    const events = await run(sampleChallenge(20, tests), files)
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed', 'passed', 'failed'])
    expect(printedBy(events)).toEqual(['total 8'])
  })

  test.for([
    ['def a(:', 'syntax-error', /^SyntaxError: .* \(line 1\)$/],
    ['def a():\nreturn 1', 'indentation-error', /^IndentationError: .* \(line 2\)$/],
    ['x = 1\nprint(y)', 'error', /^NameError: name 'y' is not defined \(line 2\)$/],
  ] as const)('%j is told as %s', async ([py, kind, message]) => {
    const [result] = resultsOf(await run(sampleChallenge(20, ['({ test: () => {} })']), sampleFiles({ py })))
    expect(result).toMatchObject({
      state: 'failed',
      kind,
      message: expect.stringMatching(message) as string,
    })
  })
})
