import type { Challenge, PrivateChallenge, Solution } from '@cairn/contract'
import type { Run } from './prove-each.ts'
import { type FailedTest, firstFailure } from './run-solution.ts'

export type Verdict = {
  id: string
  block: string
  title: string
  challengeType: number
  outcome: 'passed' | 'failed' | 'needs-network' | 'no-solution'
  /** The number of the failing solution, from 1, and its first failing test. */
  solution?: { number: number; failed: FailedTest }
  /** True: the untouched seed passes every test, so the lesson requires nothing. */
  seedPasses: boolean
  milliseconds: number
}

/** Runs every solution and the untouched seed of a challenge in the product's own runner. */
export async function verifyChallenge(
  run: Run,
  challenge: Challenge,
  { solutions, hiddenTests }: PrivateChallenge,
): Promise<Verdict> {
  const start = performance.now()
  const tested = { ...challenge, tests: [...challenge.tests, ...hiddenTests] }
  const seed = await run(tested, [])
  // A step that only has to be read has empty tests, and nothing to prove.
  const asksForSomething = tested.tests.some(({ testString }) => testString.trim() !== '')
  const seedPasses = asksForSomething && firstFailure(tested, seed) === undefined
  let failed: Verdict['solution']
  for (const [index, solution] of solutions.entries()) {
    const failure = firstFailure(tested, await run(tested, solution))
    failed ??= failure && { number: index + 1, failed: failure }
  }
  return {
    ...subjectOf(challenge),
    outcome: outcomeOf({
      failed,
      seedPasses,
      hasSolution: solutions.length > 0,
      isRemote: needsNetwork(tested, solutions),
    }),
    ...(failed && { solution: failed }),
    seedPasses,
    milliseconds: Math.round(performance.now() - start),
  }
}

/** Failures that a network would not prevent: a missing test tool, a run that broke, and a test that never ended. */
const ours = [
  /__helpers\.\w+ is not/,
  /^ReferenceError: (?:Enzyme|assert|__\w+) is not/,
  /^The run itself failed/,
  /^timed-out$/,
]

/** The challenge that a verdict is about. */
export function subjectOf({ id, block, title, challengeType }: Challenge) {
  return { id, block, title, challengeType }
}

type Facts = { failed: Verdict['solution']; seedPasses: boolean; hasSolution: boolean; isRemote: boolean }

function outcomeOf({ failed, seedPasses, hasSolution, isRemote }: Facts): Verdict['outcome'] {
  if (seedPasses) return 'failed'
  if (!hasSolution) return 'no-solution'
  if (!failed) return 'passed'
  return isRemote && !ours.some((message) => message.test(failed.failed.message)) ? 'needs-network' : 'failed'
}

/** What precedes a fetched address: an attribute, a style, or a call. */
const beforeAddress = [
  /\b(?:src|href|data|poster|action) ?= ?["'`]? ?$/i,
  /(?:url\( ?|@import |\bfrom )["'`]? ?$/i,
  /\b(?:fetch|import|json|get|open) ?\( ?["'`]? ?$/i,
]
/** How far back it can be. */
const lettersBefore = 60
const required = /^(?:https?:)?\/\//

/** Whether a lesson needs something from another host, which a check without a network cannot provide. */
function needsNetwork(challenge: Challenge, solutions: readonly Solution[]): boolean {
  const addresses = (challenge.required ?? []).map(({ src, link }) => src ?? link ?? '')
  const texts = [
    ...challenge.files.map(({ contents }) => contents),
    ...challenge.tests.map(({ testString }) => testString),
    ...solutions.flat().map(({ contents }) => contents),
  ]
  return addresses.some((address) => required.test(address)) || texts.some(fetches)
}

function fetches(text: string): boolean {
  const before = text.split('//').slice(0, -1)
  return before.some((piece) => {
    const end = piece
      .slice(-lettersBefore)
      .replace(/https?:$/i, '')
      .replaceAll(/\s+/g, ' ')
    return beforeAddress.some((pattern) => pattern.test(end))
  })
}
