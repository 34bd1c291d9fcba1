import { createContext, Script } from 'node:vm'

// Only a script can be ended; whatever it calls ends with it. One for all calls, because making one takes milliseconds.
const called: { work?: () => unknown } = {}
const script = new Script('work()')
const context = createContext(called)

/** Calls `work`, and ends it after `limitMs`: then the result is undefined. */
export function callWithin<Result>(limitMs: number, work: () => Result): Result | undefined {
  called.work = work
  try {
    return script.runInContext(context, { timeout: limitMs }) as Result
  } catch (error) {
    if (isTimeout(error)) return undefined
    throw error
  }
}

/** The error is of the context's own class, not of ours. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
