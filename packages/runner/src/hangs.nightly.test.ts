import { describe, test } from 'vitest'
import type { RunnableChallenge } from './runner.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'

/** Hangs in a way that only a test can: a test's own loops are not guarded. */
const hang = 'for (;;);'
const fine = 'assert.isTrue(true)'
const unguarded = { disableLoopProtectTests: true, disableLoopProtectPreview: true }

const page = (tests: readonly string[], more: Partial<RunnableChallenge> = {}) =>
  sampleChallenge(0, tests, more)
const program = (tests: readonly string[], more: Partial<RunnableChallenge> = {}) =>
  sampleChallenge(1, tests, more)
const python = (tests: readonly string[]) => sampleChallenge(20, tests)

const rig = await openRig({ hasRealLimits: true })
/** A browser that keeps all frames in one process. */
const sharedRig = await openRig({
  hasRealLimits: true,
  isWholeBrowser: true,
  headers: { 'document-isolation-policy': null },
})

// Concurrent, because each of them waits for most of its time.
describe.concurrent('learner code', () => {
  describe.concurrent('a hang is ended, and the rest continues', () => {
    test('in a page', async ({ expect }) => {
      const events = await rig.run(page([fine, hang, fine]), sampleFiles({ html: '<p>' }))
      expect(statesOf(events)).toEqual(['passed', 'timed-out', 'passed'])
    })

    test('in a page that never loads, where no test can run', async ({ expect }) => {
      const html = `<script>${hang}</script>`
      const events = await rig.run(page([fine, fine, fine], unguarded), sampleFiles({ html }))
      expect(statesOf(events)).toEqual(['timed-out', 'timed-out', 'timed-out'])
    })

    test('in a JavaScript program', async ({ expect }) => {
      const events = await rig.run(program([fine, hang, fine]), sampleFiles({ js: '' }))
      expect(statesOf(events)).toEqual(['passed', 'timed-out', 'passed'])
    })

    test('in a program that waits forever', async ({ expect }) => {
      const events = await rig.run(program(['await new Promise(() => {})', fine]), sampleFiles({ js: '' }))
      expect(statesOf(events)).toEqual(['timed-out', 'passed'])
    })

    test('in all tests of a program, of which only two are waited for', async ({ expect }) => {
      const events = await rig.run(program([fine, fine, fine, fine], unguarded), sampleFiles({ js: hang }))
      expect(statesOf(events)).toEqual(['timed-out', 'timed-out', 'timed-out', 'timed-out'])
    })

    test('in a Python program, which keeps its worker', async ({ expect }) => {
      const events = await rig.run(
        python(['({ test: () => {} })', fine]),
        sampleFiles({ py: 'while True: pass' }),
      )
      expect(statesOf(events)).toEqual(['timed-out', 'passed'])
    })

    test('in a Python program that will not be interrupted', async ({ expect }) => {
      const py = 'while True:\n  try:\n    while True: pass\n  except BaseException: pass'
      const events = await rig.run(python(['({ test: () => {} })', fine]), sampleFiles({ py }))
      expect(statesOf(events)).toEqual(['timed-out', 'passed'])
    })

    test('in a preview', async ({ expect }) => {
      const timedOut = (limitMs: number) => ({ type: 'failed', cause: { kind: 'preview-timeout', limitMs } })
      const files = sampleFiles({ html: `<script>${hang}</script>` })
      expect(await rig.preview(page([], unguarded), files)).toContainEqual(timedOut(2500))
      expect(await rig.preview(program([], unguarded), sampleFiles({ js: hang }))).toContainEqual(
        timedOut(2500),
      )
      const py = 'print("a")\nwhile True: pass'
      const events = await rig.preview(python([]), sampleFiles({ py }))
      expect(events).toContainEqual(timedOut(10_000))
      expect(printedBy(events)).toEqual(['a'])
      expect(printedBy(await rig.preview(python([]), sampleFiles({ py: 'print("b")' })))).toEqual(['b'])
    })

    test('and the app stays responsive meanwhile', async ({ expect }) => {
      let hasEnded = false
      const run = rig.run(page([hang]), sampleFiles({ html: '<p>' })).finally(() => (hasEnded = true))
      await rig.page.evaluate(async () => {
        for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
      })
      expect(hasEnded).toBe(false)
      expect(statesOf(await run)).toEqual(['timed-out'])
    })
  })

  test('a hang is also ended in a browser that keeps all frames in one process', async ({ expect }) => {
    await sharedRig.preview(page([]), sampleFiles({ html: '<p>Shown</p>' }))
    const events = await sharedRig.run(page([fine, hang, fine]), sampleFiles({ html: '<p>' }))
    expect(statesOf(events)).toEqual(['passed', 'timed-out', 'passed'])
    // Python cannot be interrupted there: it is ended and restarted.
    const py = 'while True: pass'
    const next = await sharedRig.run(python(['({ test: () => {} })', fine]), sampleFiles({ py }))
    expect(statesOf(next)).toEqual(['timed-out', 'passed'])
  })

  test('but a style sheet of another host does not block a page, because tests load none', async ({
    expect,
  }) => {
    const asked: string[] = []
    await rig.page.route('https://slow.example/*', (route) => void asked.push(route.request().url()))
    const html = '<link rel="stylesheet" href="https://slow.example/a.css"><p><script>const seen = 1</script>'
    const events = await rig.run(page(['assert.equal(seen, 1)']), sampleFiles({ html }))
    expect(statesOf(events)).toEqual(['passed'])
    expect(asked).toEqual([])
  })
})
