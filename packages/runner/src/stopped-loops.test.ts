import { describe, test } from 'vitest'
import type { RunnableChallenge } from './runner.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'

const fine = 'assert.isTrue(true)'

const page = (tests: readonly string[], more: Partial<RunnableChallenge> = {}) =>
  sampleChallenge(0, tests, more)
const program = (tests: readonly string[], more: Partial<RunnableChallenge> = {}) =>
  sampleChallenge(1, tests, more)

const rig = await openRig()

// Concurrent, because each of them waits for most of its time.
describe.concurrent('learner code', () => {
  describe.concurrent('a loop that is stopped', () => {
    test('in a page leaves no test with a verdict', async ({ expect }) => {
      const files = sampleFiles({ html: '<body>\n<script>\nlet i = 0\nwhile (true) i++\n</script>' })
      const events = await rig.run(page([fine, 'assert.isTrue(false)']), files)
      expect(resultsOf(events)).toEqual([
        { state: 'stopped', line: 4 },
        { state: 'stopped', line: 4 },
      ])
    })

    test('in a program leaves only tests of its text with a verdict, and is waited for once', async ({
      expect,
    }) => {
      const js = 'let count = 0\nfor (;;) count++'
      const tests = [
        'assert.match(code, /for/)',
        'assert.isAbove(count, 5)',
        'assert.match(code, /while/)',
        fine,
      ]
      const events = await rig.run(program(tests), sampleFiles({ js }))
      expect(resultsOf(events)).toEqual([
        { state: 'passed' },
        { state: 'stopped', line: 2 },
        { state: 'stopped', line: 2 },
        { state: 'passed' },
      ])
    })

    test('in a function stops the test that calls it', async ({ expect }) => {
      const js = 'function forever() {\n  while (true) {}\n}'
      const events = await rig.run(program(['forever()', fine]), sampleFiles({ js }))
      expect(resultsOf(events)).toEqual([{ state: 'stopped', line: 2 }, { state: 'passed' }])
    })
  })
})
