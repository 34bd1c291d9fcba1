import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildNaive } from './testing/naive/naive-documents.ts'
import {
  isUndisturbed,
  listSurface,
  type Member,
  seesForged,
  swappingProgram,
} from './testing/platform-surface.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { type Rig, startRig } from './testing/start-rig.ts'

/** A sample of the members; all of them in the nightly run. */
const step = process.env['TEST_PROFILE'] === 'nightly' ? 1 : 23
const membersPerRun = 250

let rig: Rig
let naiveRig: Rig
let surface: Member[]

beforeAll(async () => {
  rig = await startRig()
  naiveRig = await startRig(await buildNaive())
  surface = await rig.page.evaluate(listSurface)
})
afterAll(() => Promise.all([rig.close(), naiveRig.close()]))

const someOf = (members: readonly Member[]) => members.filter((_, index) => index % step === 0)

/** The members for which the test gives the wrong result. */
async function exceptions(
  on: Rig,
  members: readonly Member[],
  { testOf, state, isPage }: { testOf: (member: Member) => string; state: string; isPage: boolean },
): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < members.length; start += membersPerRun) {
    const part = members.slice(start, start + membersPerRun)
    const files = isPage
      ? sampleFiles({ html: `<h1>Hi</h1><script>${swappingProgram}</script>` })
      : sampleFiles({ js: swappingProgram })
    const results = resultsOf(await on.run(sampleChallenge(isPage ? 0 : 1, part.map(testOf)), files))
    expect(results).toHaveLength(part.length)
    part.forEach(([owner, key], index) => {
      const result = results[index]
      if (result?.state !== state) found.push(`${owner}[${key}]: ${JSON.stringify(result)}`)
    })
  }
  return found
}

test('the surface is that of a real browser', () => {
  expect(surface.length).toBeGreaterThan(8000)
})

describe('a member that is swapped inside a call of the test', () => {
  test('fools a naive harness', { timeout: 300_000 }, async () => {
    const some = someOf(surface).filter((_, index) => index % 10 === 0)
    const honest = await exceptions(naiveRig, some, { testOf: seesForged, state: 'passed', isPage: true })
    expect(honest.length).toBeLessThan(some.length / 10)
  })

  test('is never what the test of a page sees', { timeout: 900_000 }, async () => {
    const found = await exceptions(rig, someOf(surface), {
      testOf: seesForged,
      state: 'failed',
      isPage: true,
    })
    expect(found).toEqual([])
  })

  test('is never what the test of a program sees', { timeout: 900_000 }, async () => {
    const found = await exceptions(rig, someOf(surface), {
      testOf: seesForged,
      state: 'failed',
      isPage: false,
    })
    expect(found).toEqual([])
  })

  test('does not change how built-ins behave for a test', { timeout: 900_000 }, async () => {
    const found = await exceptions(rig, someOf(surface), {
      testOf: isUndisturbed,
      state: 'passed',
      isPage: false,
    })
    expect(found).toEqual([])
  })
})
