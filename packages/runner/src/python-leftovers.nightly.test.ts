import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { openRig } from './testing/open-rig.ts'
import { printedBy, resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { sampled } from './testing/sampled.ts'
import { buildWithJavaScript } from './testing/with-javascript.ts'
import { withoutSchedulerWatch } from './testing/without-watches.ts'

const challenge = sampleChallenge(20, ['({ test: () => assert.equal(runPython("1"), 2) })'])
const rig = await openRig({ documents: await buildWithJavaScript() })
const unwatched = await openRig({ documents: await buildWithJavaScript(withoutSchedulerWatch) })

const show = (py: string) => rig.preview(challenge, sampleFiles({ py }))
/** Shows a program until it, or what it has left, has printed this; then it is stopped. */
const showUntil = (page: Page, py: string, text: string): Promise<RunnerEvent[]> =>
  page.evaluate(
    async ([what, files, beginning]) => {
      const events = await globalThis.host.previewUntil(what, files, beginning)
      globalThis.host.abort()
      return events
    },
    [challenge, sampleFiles({ py }), text] as const,
  )

test('Python stays for the next program after one that leaves nothing', async () => {
  await show('import asyncio, js, random\njs.mark = "the same Python"\nprint(random.random())')
  expect(printedBy(await show('import js\nprint(js.mark)'))).toEqual(['the same Python'])
})

const leftovers = {
  'a task of asyncio': `
import asyncio
async def main():
    while True:
        print("left")
        await asyncio.sleep(0.02)
asyncio.ensure_future(main())`,
  'a task that is always due': `
import asyncio
async def main():
    while True:
        print("left")
        await asyncio.sleep(0)
asyncio.ensure_future(main())`,
  'a timer of JavaScript': 'import js\njs.eval("setInterval(() => console.log(\'left\'), 20)")',
}
/** Prints again when leftovers have had the time to. */
const next = 'import js\nprint("next")\njs.eval("setTimeout(() => console.log(\'end\'), 300)")'

describe.for(sampled(leftovers, 3))('a program that leaves %s', ([, py]) => {
  test('goes on until it is stopped, and prints nothing into the next program’s console', async () => {
    expect(printedBy(await showUntil(rig.page, py, 'left'))).toContain('left')
    expect(printedBy(await showUntil(rig.page, next, 'end'))).toEqual(['next', 'end'])
  })

  test('goes on after that when the app does not hear of it', async () => {
    const page = await unwatched.newPage()
    await showUntil(page, py, 'left')
    // What is always due may leave the next program no turn to print anything itself.
    expect(printedBy(await showUntil(page, next, 'left'))).toContain('left')
    await page.close()
  })
})

test('a program that replaces a built-in of JavaScript is not mistaken for the next one', async () => {
  await show('import js\njs.eval("Promise.prototype.then = () => 1")')
  const [result] = resultsOf(await rig.run(challenge, sampleFiles({ py: 'x = 1' })))
  expect(result).toMatchObject({ state: 'failed', message: 'expected 1 to equal 2' })
})
