import type { PythonModules } from '../../messages.ts'

export type PythonSession = {
  /** Fresh globals for everything until the next call. */
  start: (source: string, options: StartOptions) => void
  /** The globals of the last `start`, as a map. */
  globals: () => unknown
  /** The lines that `input()` returns, in order; null ends the program instead. */
  answerInputWith: (read: () => string | null) => void
  /** Runs the program; throws a `PythonError` or `PythonInterrupt` when it failed. */
  runProgram: (source: string) => void
  /** Runs the text of a test in the program's globals and returns its value. */
  runPython: (source: string) => unknown
  /** Whether a program has changed something that the next `start` does not restore. */
  hasLeftTraces: () => boolean
}

type StartOptions = {
  /** For tests that read the program's tree. */
  needsNode?: boolean
  /** Words of the lesson, separated by spaces. A built-in's name among them means the program's own in tests. */
  mentioned?: string
  /** Modules that tests import, separated by spaces. */
  imported?: string
  /** Whether the files that programs and tests have written stay. */
  keepsFiles?: boolean
  /** Files that the program can import. */
  modules: PythonModules
}
