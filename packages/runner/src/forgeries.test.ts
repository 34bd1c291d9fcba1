import { describe, test } from 'vitest'
import {
  aboutPages,
  fromCallers,
  fromStack,
  inPages,
  inPagesWithoutTwin,
  inPrograms,
  inProgramsWithoutTwin,
} from './testing/forgery-attempts.ts'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { aboutObjectsWithoutTwin } from './testing/forgeries-by-objects.ts'
import { aboutObjects, inCalls, inCallsWithoutTwin } from './testing/forgeries-in-calls.ts'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { sampled } from './testing/sampled.ts'
import { buildDocuments, type Documents } from './documents/build-documents.ts'
import { buildNaive } from './testing/naive/naive-documents.ts'
import { type Rig, startRig } from './testing/start-rig.ts'
import { withoutHiddenCalls } from './testing/without-hidden-calls.ts'

/** A test that no program may pass. */
const impossible = 'assert.equal(1, 2)'

/** Attempts that fool a naive harness come first in each list, so that the same ones are tried on both. */
const oneIn = 12

const rig = await openRig()
/** For the attempt that never ends: the time limit stops it. */
const limitedRig = await openRig({ hasRealLimits: true })
/** Uses a harness without protection: the twin that shows what each forgery would achieve. */
const naiveRig = await openRig(await buildNaive())

/** The verdict of a test that cannot pass. */
const forgeInPage = (on: Rig, script: string, tests: readonly string[] = [impossible, impossible]) =>
  on.run(sampleChallenge(0, tests), sampleFiles({ html: `<h1>Hi</h1><script>${script}</script>` }))
const forgeAboutPage = (on: Rig, [html, testString]: readonly [string, string]) =>
  on.run(sampleChallenge(0, [testString]), sampleFiles({ html }))
const forgeInCall = (on: Rig, [js, testString]: readonly [string, string]) =>
  on.run(sampleChallenge(1, [testString]), sampleFiles({ js }))
const forgeInProgram = (on: Rig, js: string) =>
  on.run(sampleChallenge(1, [impossible, impossible]), sampleFiles({ js }))

describe.concurrent('a naive harness is fooled by', () => {
  test.for(sampled(inPages, oneIn))('a page that %s', async ([, script], { expect }) => {
    expect(statesOf(await forgeInPage(naiveRig, script))).toContain('passed')
  })
  test.for(sampled({ ...aboutPages, ...aboutObjects }, oneIn))('%s', async ([, lesson], { expect }) => {
    expect(statesOf(await forgeAboutPage(naiveRig, lesson))).toContain('passed')
  })
  test.for(sampled(inCalls, oneIn))('a program that swaps %s', async ([, attempt], { expect }) => {
    expect(statesOf(await forgeInCall(naiveRig, attempt))).toContain('passed')
  })
  test.for(sampled(inPrograms, oneIn))('a program that %s', async ([, js], { expect }) => {
    expect(statesOf(await forgeInProgram(naiveRig, js))).toContain('passed')
  })
})

describe('the functions of the harness and of tests', () => {
  const handOut = `
    globalThis.handedOut = []
    function look() {
      Error.prepareStackTrace = (_, sites) => sites
      const sites = new Error().stack
      delete Error.prepareStackTrace
      if (Array.isArray(sites)) for (const site of sites) handedOut.push(site.getFunction(), site.getThis())
      handedOut.push(look.caller)
    }
    look()`
  const nothing = 'look(); assert.isEmpty(handedOut.filter(Boolean))'
  const noTest = 'look(); assert.notInclude(handedOut.map(String).join(), "notInclude")'
  const runProgram = (on: Rig) => on.run(sampleChallenge(1, [noTest]), sampleFiles({ js: handOut }))

  test('are not on the stack that a page sees', async ({ expect }) => {
    expect(statesOf(await forgeInPage(rig, handOut, [nothing]))).toEqual(['passed'])
  })

  test('are not on the stack that a program sees, where it finds only itself', async ({ expect }) => {
    expect(statesOf(await runProgram(rig))).toEqual(['passed'])
  })

  test('twin: are there if neither calls nor tests are hidden', async ({ expect }) => {
    const openlyRig = await openRig({ documents: await buildDocuments(withoutHiddenCalls) })
    expect(statesOf(await forgeInPage(openlyRig, handOut, [nothing]))).toEqual(['failed'])
    expect(statesOf(await runProgram(openlyRig))).toEqual(['failed'])
  })

  test('are not led to by the event that a page sees, as it is written and when a test calls it', async ({
    expect,
  }) => {
    const look = 'globalThis.seen = []; function look() { seen.push(window.event) } look()'
    const events = await forgeInPage(rig, look, ['look(); assert.deepEqual(seen, [undefined, undefined])'])
    expect(statesOf(events)).toEqual(['passed'])
  })

  test.runIf(isNightly)('are within reach when they are sloppy code', async ({ expect }) => {
    const documents = Object.fromEntries(
      Object.entries(await buildDocuments(withoutHiddenCalls)).map(([name, text]) => [
        name,
        text.replaceAll(/\\?"use strict\\?";/g, ''),
      ]),
    ) as Documents
    const sloppyRig = await startRig({ documents })
    try {
      expect(statesOf(await forgeInPage(sloppyRig, fromStack))).toContain('passed')
      expect(statesOf(await forgeInPage(sloppyRig, fromCallers))).toContain('passed')
      expect(statesOf(await forgeInProgram(sloppyRig, fromStack))).toContain('passed')
    } finally {
      await sloppyRig.close()
    }
  })
})

describe.concurrent('a page does not pass because it', () => {
  test.for(sampled({ ...inPages, ...inPagesWithoutTwin }, oneIn))('%s', async ([, script], { expect }) => {
    expect(statesOf(await forgeInPage(rig, script))).not.toContain('passed')
  })
})

describe.concurrent('a page does not pass by', () => {
  test.for(sampled({ ...aboutPages, ...aboutObjects, ...aboutObjectsWithoutTwin }, oneIn))(
    '%s',
    async ([, lesson], { expect }) => {
      expect(statesOf(await forgeAboutPage(rig, lesson))).toEqual(['failed'])
    },
  )

  test('anything dishonest, while honest means do pass', async ({ expect }) => {
    const html = '<h1>Hi</h1><script>Array.prototype.last = function () { return this.at(-1) }</script>'
    const tests = [
      'assert.equal(document.querySelector("h1").textContent, "Hi")',
      'assert.equal([1, 2].last(), 2)',
    ]
    expect(statesOf(await rig.run(sampleChallenge(0, tests), sampleFiles({ html })))).toEqual([
      'passed',
      'passed',
    ])
  })
})

describe.concurrent('a program does not pass because it', () => {
  test.for(sampled({ ...inPrograms, ...inProgramsWithoutTwin }, oneIn))(
    '%s',
    async ([name, js], { expect }) => {
      const on = name === 'never goes on' ? limitedRig : rig
      expect(statesOf(await forgeInProgram(on, js))).not.toContain('passed')
    },
  )

  test.for(sampled({ ...inCalls, ...inCallsWithoutTwin }, oneIn))(
    'swaps %s',
    async ([, attempt], { expect }) => {
      expect(statesOf(await forgeInCall(rig, attempt))).toEqual(['failed'])
    },
  )

  test('still passes with additions, and with a correct replacement', async ({ expect }) => {
    const js = `
      Array.prototype.double = function () { return this.map((item) => item * 2) }
      Array.prototype.filter = function (isWanted) {
        const kept = []
        for (const item of this) if (isWanted(item)) kept.push(item)
        return kept
      }`
    const tests = [
      'assert.deepEqual([1].double(), [2])',
      'assert.deepEqual([1, 2].filter((n) => n > 1), [2])',
    ]
    const events = await rig.run(sampleChallenge(1, tests), sampleFiles({ js }))
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('names the built-in that was replaced', async ({ expect }) => {
    const js = 'Array.prototype.includes = () => true'
    const events = await rig.run(sampleChallenge(1, ['assert.isTrue([].includes(1))']), sampleFiles({ js }))
    expect(resultsOf(events)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('Array.prototype.includes') as string },
    ])
  })
})
