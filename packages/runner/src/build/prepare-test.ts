import { strictMark } from '../messages.ts'
import { guardTest } from './guard-test.ts'
import type { HooksBefore } from './hooks-before.ts'
import { parseScript } from './parse-script.ts'
import { isStrictAlike } from './strict-alike.ts'
import { withHooks } from './with-hooks.ts'

/** Prepares all tests of a challenge (`prepareTest`), and with them the hooks before them. */
export function prepareTests(tests: readonly string[], hooks: HooksBefore): string[] {
  const join = withHooks(hooks)
  return tests.map((test) => prepareTest(test, join))
}

/**
 * Makes a test string return the value of its last statement: a function to call, a promise to await, or the object of
 * a Python test (docs/reference/lesson-format.md, “Tests”). Its reads and calls go through the sandbox's guarded
 * access. It is marked when it is to be evaluated in strict mode.
 *
 * @param join puts the test beside what an author has before it
 */
export function prepareTest(testString: string, join = (test: string) => test): string {
  const returning = join(withLastValue(testString))
  const parsed = parseScript(returning, 'script', { allowsReturn: true })
  if ('problem' in parsed) return returning
  const mark = isStrictAlike(returning, parsed.program) ? strictMark : ''
  return mark + guardTest(returning, parsed.program)
}

/** The same test, with the value of its last statement given back. */
export function withLastValue(testString: string): string {
  const parsed = parseScript(testString, 'script')
  if ('problem' in parsed) return testString
  const last = parsed.program.body.at(-1)
  if (last?.type !== 'ExpressionStatement') return testString
  return `${testString.slice(0, last.start)}return ${testString.slice(last.start)}`
}
