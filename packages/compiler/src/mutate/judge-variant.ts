import type { Challenge } from '@cairn/contract'
import type { Run } from '../verify/prove-each.ts'
import { type FailedTest, firstFailure } from '../verify/run-solution.ts'
import { solutionWith, type Variant } from './make-variants.ts'

export type Judgment =
  /** No variant at all: it cannot be read. */
  { outcome: 'unreadable' } | { outcome: 'passes' } | { outcome: 'fails'; failed: FailedTest }

/** Runs the tests of a lesson on a variant of its solution, until one fails. */
export async function judgeVariant(run: Run, tested: Challenge, variant: Variant): Promise<Judgment> {
  const ran = await run(tested, solutionWith(variant))
  if (!ran.compiles) return { outcome: 'unreadable' }
  const failed = firstFailure(tested, ran)
  return failed ? { outcome: 'fails', failed } : { outcome: 'passes' }
}
