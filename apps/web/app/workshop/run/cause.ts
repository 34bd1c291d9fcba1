import type { ChallengeTest } from '@cairn/contract'
import type { BuildProblem } from '@cairn/runner'
import { fillHint } from './fill-hint.ts'
import { firstNotPassed, isUnreadable, type RunState, type TestState } from './run-state.ts'

/** Why a check did not pass, and so what the camper has to do next. */
export type Cause =
  | { kind: 'unavailable' | 'untrusted' }
  | { kind: 'packagesMissing'; packages: readonly string[] }
  | { kind: 'problem'; problem: BuildProblem }
  /** Python can't read the program. */
  | { kind: 'syntaxError' | 'indentationError'; message: string }
  /** `hint` is HTML. */
  | { kind: 'test'; index: number; hint: string; result: TestState }

/**
 * The cause of the last result; undefined while there is none. Code that cannot be read fails every test, so that the
 * hints would mislead: only the mistake itself is named (docs/reference/workshop.md, “Checking”).
 */
export function causeOf(run: RunState, tests: readonly ChallengeTest[]): Cause | undefined {
  const { failure, problems, isRunning } = run
  if (failure?.kind === 'unavailable' || failure?.kind === 'untrusted') return { kind: failure.kind }
  if (failure?.kind === 'packages-missing') return { kind: 'packagesMissing', packages: failure.packages }
  const index = firstNotPassed(run)
  const result = index === undefined ? undefined : run.tests[index]
  const test = index === undefined ? undefined : tests[index]
  if (isRunning || index === undefined || !result || !test) return undefined
  const [problem] = problems
  if (problem) return { kind: 'problem', problem }
  if (isUnreadable(result)) {
    const kind = result.kind === 'syntax-error' ? 'syntaxError' : 'indentationError'
    return { kind, message: result.message }
  }
  return { kind: 'test', index, hint: fillHint(test.text, result), result }
}
