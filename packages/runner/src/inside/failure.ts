import { AssertionError } from 'chai'
import type { TestResult } from '../runner.ts'
import { printNested, printValue } from './print-value.ts'

type Failure = Extract<TestResult, { state: 'failed' }>

const maximumText = 4000

/** Python's exceptions for programs that cannot be parsed, by type name. */
const pythonKinds: Readonly<Record<string, Failure['kind']>> = {
  IndentationError: 'indentation-error',
  TabError: 'indentation-error',
  SyntaxError: 'syntax-error',
}

/** An exception of a Python program, with Python's own message. */
export class PythonError extends Error {
  readonly type: string
  readonly traceback: string

  constructor(message: string, { type, traceback }: { type: string; traceback: string }) {
    super(message)
    this.type = type
    this.traceback = traceback
  }
}

/** Python was interrupted from outside because it took too long. */
export class PythonInterrupt extends Error {}

/** What a program's language calls a value, if JavaScript calls it otherwise. */
export type WordFor = (value: unknown) => string | undefined

/** What a thrown value says about a test. */
export function failureOf(error: unknown, wordFor?: WordFor): TestResult {
  if (error instanceof PythonInterrupt) return { state: 'timed-out' }
  if (error instanceof AssertionError) return assertionFailure(error, wordFor)
  if (error instanceof PythonError) {
    return { state: 'failed', kind: pythonKinds[error.type] ?? 'error', message: cut(error.message) }
  }
  return { state: 'failed', kind: 'error', message: cut(printValue(error)) }
}

function assertionFailure(error: Error, wordFor?: WordFor): Failure {
  const failure = { state: 'failed', kind: 'assertion', message: cut(error.message) } as const
  // Chai always provides both values, but says whether comparing them is meaningful.
  if (!('actual' in error && 'expected' in error && 'showDiff' in error && error.showDiff)) return failure
  const { expected, actual } = error
  // Without quotation marks, a text looks like the number it holds, or like nothing at all.
  const isUnclear = printValue(expected) === printValue(actual) || expected === '' || actual === ''
  const print = isUnclear ? printNested : printValue
  return { ...failure, expected: cut(print(expected)), actual: wordFor?.(actual) ?? cut(print(actual)) }
}

function cut(text: string): string {
  return text.length > maximumText ? `${text.slice(0, maximumText)}…` : text
}
