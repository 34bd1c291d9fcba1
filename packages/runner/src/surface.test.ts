import { beforeAll, describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { buildNaive } from './testing/naive/naive-documents.ts'
import { openRig } from './testing/open-rig.ts'
import {
  isUndisturbed,
  listSurface,
  type Member,
  seesForged,
  swappingProgram,
  usingForged,
} from './testing/platform-surface.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { type Rig } from './testing/start-rig.ts'

/** A sample of the members; all of them in the nightly run. */
const step = isNightly ? 1 : 23
const membersPerRun = 25
/** Lessons replace these with test doubles (guarded/language-objects.ts). */
const standIns = ['Math["random"]', 'Date["now"]', 'Error["stackTraceLimit"]']

const rig = await openRig()
const naiveRig = await openRig(await buildNaive())
let surface: Member[]

beforeAll(async () => {
  surface = await rig.page.evaluate(listSurface)
})

const nameOf = ([owner, key]: Member) => `${owner}[${key}]`
const someOf = (members: readonly Member[]) =>
  members.filter((member, index) => index % step === 0 && !standIns.includes(nameOf(member)))

type Expected = { state: string; isPage: boolean }
type ExpectedOfMembers = Expected & { testOf: (member: Member) => string }

/** The members for which the test gives the wrong result. */
function exceptions(
  on: Rig,
  members: readonly Member[],
  { testOf, ...expected }: ExpectedOfMembers,
): Promise<string[]> {
  const named = members.map((member) => [nameOf(member), testOf(member)] as const)
  return unexpected(on, named, expected)
}

/** The tests that give the wrong result, by name. */
async function unexpected(
  on: Rig,
  tests: readonly (readonly [name: string, test: string])[],
  { state, isPage }: Expected,
): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < tests.length; start += membersPerRun) {
    const part = tests.slice(start, start + membersPerRun)
    const files = isPage
      ? sampleFiles({ html: `<h1>Hi</h1><script>${swappingProgram}</script>` })
      : sampleFiles({ js: swappingProgram })
    const texts = part.map(([, text]) => text)
    const results = resultsOf(await on.run(sampleChallenge(isPage ? 0 : 1, texts), files))
    expect(results).toHaveLength(part.length)
    part.forEach(([name], index) => {
      const result = results[index]
      if (result?.state !== state) found.push(`${name}: ${JSON.stringify(result)}`)
    })
  }
  return found
}

test('the surface is that of a real browser', () => {
  expect(surface.length).toBeGreaterThan(8000)
})

describe('a member that is swapped inside a call of the test', () => {
  const exceptionsOf = (expected: ExpectedOfMembers) => exceptions(rig, someOf(surface), expected)

  test('fools a naive harness', { timeout: 300_000 }, async () => {
    const some = someOf(surface).filter((_, index) => index % 10 === 0)
    const honest = await exceptions(naiveRig, some, { testOf: seesForged, state: 'passed', isPage: true })
    expect(honest.length).toBeLessThan(some.length / 10)
  })

  test.runIf(isNightly)('is never what the test of a page sees', { timeout: 900_000 }, async () => {
    expect(await exceptionsOf({ testOf: seesForged, state: 'failed', isPage: true })).toEqual([])
  })

  test('is never what the test of a program sees', { timeout: 900_000 }, async () => {
    expect(await exceptionsOf({ testOf: seesForged, state: 'failed', isPage: false })).toEqual([])
  })

  test.runIf(isNightly)(
    'does not change how built-ins behave for a test, except that the test says it',
    {
      timeout: 900_000,
    },
    async () => {
      const undisturbed = { testOf: isUndisturbed, state: 'passed', isPage: false }
      const disturbed = await exceptionsOf(undisturbed)
      const isDisturbed = (member: Member) => disturbed.some((line) => line.startsWith(`${nameOf(member)}:`))
      for (const member of someOf(surface).filter(isDisturbed)) {
        // What a program replaces counts for all tests of its run, so each of these is tried alone.
        const alone = await exceptions(rig, [member], undisturbed)
        expect(
          alone.filter((line) => !line.includes('was replaced, so this test cannot tell anything')),
        ).toEqual([])
      }
    },
  )
})

describe('an iterator or a conversion that is swapped inside a call of the test', () => {
  const tests = () => {
    const all = surface.flatMap(usingForged).map((text) => [text, text] as const)
    return all.filter((_, index) => index % step === 0)
  }

  test('fools a naive harness', { timeout: 300_000 }, async () => {
    expect(await unexpected(naiveRig, tests(), { state: 'passed', isPage: true })).toEqual([])
  })

  test.for([true, false])(
    'is never what a built-in uses (in a page: %s)',
    { timeout: 300_000 },
    async (isPage) => {
      expect(await unexpected(rig, tests(), { state: 'failed', isPage })).toEqual([])
    },
  )
})
