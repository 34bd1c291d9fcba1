import type { Challenge, Solution } from '@cairn/contract'
import type { RunnerEvent, TestResult } from '@cairn/runner'
import { solvedSources } from '@cairn/runner/solved-sources'
import type { Page } from '@cairn/runner/testing'

/** What the tests say to a solution, up to the first that does not pass, and whether all of it could be read. */
export type SolutionRun = { results: TestResult[]; compiles: boolean }

/** Why a run of the tests did not pass: the first failing test. */
export type FailedTest = { index: number; hint: string; message: string }

/** Runs the tests of a challenge on a solution, or on the seed if it is empty, until one does not pass. */
export async function runSolution(
  page: Page,
  challenge: Challenge,
  solution: Solution,
): Promise<SolutionRun> {
  const files = solvedSources(challenge.files, solution)
  const events: RunnerEvent[] = await page.evaluate(
    ([what, sources]) => globalThis.host.runUntilFailure(what, sources),
    [challenge, files] as const,
  )
  const failure = events.find((event) => event.type === 'failed')
  if (failure?.type === 'failed') {
    const message = `The run itself failed: ${failure.cause.kind}`
    return { results: [{ state: 'failed', kind: 'error', message }], compiles: true }
  }
  const results = events.flatMap((event) => (event.type === 'test' ? [event.result] : []))
  const hasProblem = events.some((event) => event.type === 'built' && event.problems.length > 0)
  return { results, compiles: !hasProblem && !results.every(isUnreadable) }
}

/** Python is not read before it runs: then each test says that it could not be. */
function isUnreadable(result: TestResult): boolean {
  return result.state === 'failed' && unreadable.includes(result.kind)
}

const unreadable: readonly string[] = ['syntax-error', 'indentation-error']

/** The first test that does not pass; undefined when all do. */
export function firstFailure({ tests }: Challenge, { results }: SolutionRun): FailedTest | undefined {
  if (results.length === 0) return { index: 0, hint: '', message: 'No test reported a result.' }
  const index = results.findIndex(({ state }) => state !== 'passed')
  const result = results[index]
  if (!result || result.state === 'passed') return undefined
  const hint = (tests[index]?.text ?? '').replaceAll(/<[^<>]+>/g, '')
  return { index: index + 1, hint, message: result.state === 'failed' ? result.message : result.state }
}
