import type { Built } from '../build/build-job.ts'
import type { BuildProblem, RunOptions } from '../runner.ts'
import { withholdEvents } from './withhold-events.ts'

type TypedRun = {
  built: Built
  /** Type errors, while the check is running; null when there are no types. */
  types: Promise<Built> | null
  options: RunOptions
  /** Runs all tests on a built text. */
  run: (text: string, options: RunOptions) => Promise<void>
}

/**
 * Runs the tests while types are still being checked, and withholds events until both are done: a type error fails the
 * build (docs/reference/workshop.md, “Build”).
 */
export async function runUnlessMistyped({ built, types, options, run }: TypedRun): Promise<void> {
  if (!types) {
    options.onEvent({ type: 'built', problems: built.problems })
    return run(built.text, options)
  }
  const attempt = withholdEvents()
  options.signal.addEventListener('abort', attempt.cancel)
  const running = run(built.text, attempt.options)
  const { problems } = await types
  options.onEvent({ type: 'built', problems: [...built.problems, ...unlessTold(problems, built.problems)] })
  if (problems.length === 0) {
    attempt.release(options)
    return running
  }
  attempt.cancel()
  await running
  return run('', options)
}

/** A preview does not wait for the type check: errors are reported when they are found. */
export async function tellTypeProblems(
  types: Promise<Built> | null,
  told: readonly BuildProblem[],
  { signal, onEvent }: RunOptions,
): Promise<void> {
  if (!types) return
  try {
    const { problems } = await types
    const more = unlessTold(problems, told)
    if (!signal.aborted && more.length > 0) onEvent({ type: 'built', problems: [...told, ...more] })
  } catch (error) {
    // Without a connection there are no declarations to check against; the page is still shown.
    console.warn(error)
  }
}

/** A syntax error is reported once, in the words of the parser that found it first. */
function unlessTold(
  problems: readonly BuildProblem[],
  told: readonly BuildProblem[],
): readonly BuildProblem[] {
  return told.length > 0 ? [] : problems
}
