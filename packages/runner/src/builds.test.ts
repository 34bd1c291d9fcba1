import { expect, test } from 'vitest'
import type { RunnerEvent, SourceFile } from './runner.ts'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'

const scss = (text: string) => sampleFiles({ html: `<style type="text/scss">${text}</style><p>Hi</p>` })
const endless = scss('@while true { p { color: red } }')
const readable = ['assert.equal(getComputedStyle(document.querySelector("p")).color, "rgb(255, 0, 0)")']

const typed = (contents: string): SourceFile[] => [
  { fileKey: 'indexts', name: 'index', ext: 'ts', contents, editableContents: '' },
]

const problemsOf = (events: readonly RunnerEvent[]) =>
  events.flatMap((event) => (event.type === 'built' ? event.problems : []))

const rig = await openRig()
const limitedRig = await openRig({ hasRealLimits: true })

test.runIf(isNightly)(
  'a style sheet that never ends is stopped, and the next one does not wait for it',
  async () => {
    const [stuck, next] = await Promise.all([
      limitedRig.run(sampleChallenge(0, readable), endless),
      limitedRig.run(sampleChallenge(0, readable), scss('p { color: red }')),
    ])
    expect(problemsOf(stuck)).toEqual([
      { fileKey: 'indexhtml', line: 1, column: 1, message: expect.stringContaining('5000 ms') as string },
    ])
    expect(statesOf(stuck)).toEqual(['failed'])
    expect(statesOf(next)).toEqual(['passed'])
  },
)

test.runIf(isNightly)('the page stays responsive while a style sheet is compiled', async () => {
  let hasEnded = false
  const run = limitedRig.run(sampleChallenge(0, readable), endless).finally(() => (hasEnded = true))
  await limitedRig.page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
  })
  expect(hasEnded).toBe(false)
  expect(statesOf(await run)).toEqual(['failed'])
})

test.runIf(isNightly)(
  'a type error is reported with its position, and only tests of the text can pass',
  async () => {
    const tests = ['assert.equal(double(2), 4)', 'assert.match(code, /double/)']
    const files = typed('function double(n: number): string {\n  return n * 2\n}')
    const events = await rig.run(sampleChallenge(1, tests), files)
    expect(problemsOf(events)).toEqual([
      {
        fileKey: 'indexts',
        line: 2,
        column: 3,
        message: "Type 'number' is not assignable to type 'string'.",
      },
    ])
    expect(statesOf(events)).toEqual(['failed', 'passed'])
  },
)

test('correct types pass, and results come after the type check', async () => {
  const files = typed('function double(n: number): number {\n  return n * 2\n}')
  const events = await rig.run(sampleChallenge(1, ['assert.equal(double(2), 4)']), files)
  expect(events[0]).toEqual({ type: 'built', problems: [] })
  expect(statesOf(events)).toEqual(['passed'])
})

test('a lesson’s settings may turn type checks off', async () => {
  const settings: SourceFile = {
    fileKey: 'tsconfigjson',
    name: 'tsconfig',
    ext: 'json',
    contents: '{ "compilerOptions": { "noCheck": true } }',
    editableContents: '',
  }
  const files = [...typed('const n: string = 1'), settings]
  const events = await rig.run(sampleChallenge(1, ['assert.equal(n, 1)']), files)
  expect(statesOf(events)).toEqual(['passed'])
})
