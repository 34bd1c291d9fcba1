import { type Challenge, environmentOf } from '@cairn/contract'
import type { Run } from '../verify/prove-each.ts'
import { type FailedTest, firstFailure } from '../verify/run-solution.ts'
import { solutionWith, type Variant } from './make-variants.ts'

export type Judgment =
  /** No variant at all: it cannot be read. */
  { outcome: 'unreadable' } | { outcome: 'passes' } | { outcome: 'fails'; failed: FailedTest }

/** Runs the tests of a lesson on a variant of its solution, until one fails. */
export async function judgeVariant(run: Run, tested: Challenge, variant: Variant): Promise<Judgment> {
  const solution = solutionWith(variant)
  for (const tests of inParts(tested, variant)) {
    const part = { ...tested, tests }
    const ran = await run(part, solution)
    if (!ran.compiles) return { outcome: 'unreadable' }
    const failed = firstFailure(part, ran)
    if (failed) return { outcome: 'fails', failed }
  }
  return { outcome: 'passes' }
}

/**
 * Most wrong variants fail early, and each test of a program takes about as long as all that comes before the first: so
 * parts of growing size are run. The tests of a page may rely on those before them, and a right variant passes all.
 */
function inParts(challenge: Challenge, { kind }: Variant): Challenge['tests'][] {
  const { tests } = challenge
  if (kind === 'right' || environmentOf(challenge) === 'page') return [tests]
  const parts: Challenge['tests'][] = []
  for (let from = 0, size = 1; from < tests.length; from += size, size *= 2) {
    parts.push(tests.slice(from, from + size))
  }
  return parts
}
