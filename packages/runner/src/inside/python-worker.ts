import type { PythonRuntime, TestRequest } from '../messages.ts'
import { type ConsoleCapture, captureConsole } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { testHelpers } from './helpers/helpers.ts'
import { createLoopGuard } from './loop-guard.ts'
import { dataOf, senderOf } from './primordials.ts'
import { loadPython, type Python, type PythonGlobals } from './python/load-python.ts'
import { programFile, PythonProgramError } from './python/python-error.ts'
import { runTests } from './run-tests.ts'

type PythonTest = { test?: () => unknown; input?: readonly string[] }

deepFreeze(assert)
deepFreeze(testHelpers)

addEventListener('message', function begin(event: MessageEvent) {
  const [port] = event.ports
  if (!port) return
  removeEventListener('message', begin)
  void start(port, dataOf(event) as PythonRuntime)
})

async function start(port: MessagePort, runtime: PythonRuntime): Promise<void> {
  const send = senderOf(port)
  const python = await loadPython(runtime)
  let runId = ''
  const capture = captureConsole(
    (line) => send({ type: 'console', id: runId, ...line }),
    (count) => `More than ${count} lines: the rest is hidden.`,
  )
  port.addEventListener('message', (event) => {
    const request = dataOf(event) as TestRequest
    runId = request.id
    run(python, request, { send, capture })
  })
  port.start()
  send({ type: 'ready' })
}

type Tools = { send: (message: unknown) => void; capture: ConsoleCapture }

function run(python: Python, request: TestRequest, { send, capture }: Tools): void {
  const { id, source, code, editableContents, loopLimitMs } = request
  let isPrinting = request.from === 0
  const print = (level: 'log' | 'error') => ({
    batched: (line: string) => isPrinting && capture.write(level, [line]),
  })
  python.setStdout(print('log'))
  python.setStderr(print('error'))
  if (request.tests.length === 0) {
    try {
      runProgram(python, source).destroy()
    } catch (error) {
      capture.write('error', [error instanceof Error ? error.message : error])
    }
    capture.flush()
    send({ type: 'end', id, count: 0 })
    return
  }
  const program: { globals?: PythonGlobals } = {}
  const runPython = (text: string) => {
    program.globals ??= emptyGlobals(python, source)
    return python.runPython(text, { globals: program.globals })
  }
  const finishValue = (value: unknown) => {
    const { test, input } = (value ?? {}) as PythonTest
    if (!test) return undefined
    program.globals = runProgram(python, source, input)
    return test()
  }
  const beforeResult = () => {
    capture.flush()
    // Each test runs the program again; once is enough to read what it prints.
    isPrinting = false
    program.globals?.destroy()
    delete program.globals
  }
  const scope = { assert, code, editableContents, __helpers: testHelpers, runPython, __pyodide: python }
  const evaluation = {
    scope,
    guard: createLoopGuard(loopLimitMs, () => undefined),
    changedBuiltIn: () => undefined,
    onProgramError: () => undefined,
    finishValue,
  }
  runTests({ request: { ...request, source: '' }, evaluation, send, beforeResult }, () => undefined)
}

/** Runs the learner's program as a script would run, in globals of its own, which stay for the tests. */
function runProgram(python: Python, source: string, input: readonly string[] = []): PythonGlobals {
  const globals = emptyGlobals(python, source)
  const answers = [...input]
  globals.set('input', () => answers.shift() ?? '')
  try {
    python.runPython(source, { globals, filename: programFile })
    return globals
  } catch (error) {
    throw new PythonProgramError(error)
  }
}

function emptyGlobals(python: Python, source: string): PythonGlobals {
  const globals = python.globals.get('dict')()
  globals.set('__name__', '__main__')
  globals.set('_code', source)
  return globals
}
