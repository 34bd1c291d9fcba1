import { guardTest } from './guard-test.ts'
import { parseScript } from './parse-script.ts'

/**
 * Lets a test string give back the value of its last statement: a function to call, a promise to wait for,
 * or the object that a Python test is (challenge-format.md §3). What it reads and calls, it reads and calls
 * by way of the sandbox's own accesses.
 */
export function prepareTest(testString: string): string {
  const returning = withLastValue(testString)
  const parsed = parseScript(returning, 'script', { allowsReturn: true })
  return 'problem' in parsed ? returning : guardTest(returning, parsed.program)
}

/** The same test, with the value of its last statement given back. */
export function withLastValue(testString: string): string {
  const parsed = parseScript(testString, 'script')
  if ('problem' in parsed) return testString
  const last = parsed.program.body.at(-1)
  if (last?.type !== 'ExpressionStatement') return testString
  return `${testString.slice(0, last.start)}return ${testString.slice(last.start)}`
}
