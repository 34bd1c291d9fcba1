import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import type { PythonSession } from '../../inside/python/python-session.ts'

/** Runs the program and its tests in one set of globals, and restores nothing. */
export function createSession(pyodide: PyodideAPI): PythonSession {
  let globals: PyProxy | undefined
  const run = (source: string): unknown => pyodide.runPython(source, globals && { globals })
  return {
    start: (source) => {
      globals = pyodide.toPy({ __name__: '__main__', _code: source }) as PyProxy
    },
    globals: () => globals,
    answerInputWith: () => undefined,
    runProgram: run,
    runPython: run,
    hasLeftTraces: () => false,
  }
}
