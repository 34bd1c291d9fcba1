// Before everything else, because Pyodide checks while it loads.
import './python/hide-import-scripts.ts'
import type { PyodideAPI } from 'pyodide'
import type {
  Compiled,
  PythonPackages,
  PythonRuntime,
  Request,
  RunRequest,
  SandboxMessage,
  TestRequest,
  WorkerStart,
} from '../messages.ts'
import { captureConsole, type ConsoleCapture } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { PythonError, PythonInterrupt } from './failure.ts'
import { deepFreeze } from './freeze.ts'
import { hideCallSites } from './hide-call-sites.ts'
import { testHelpers } from './helpers/helpers.ts'
import { runFirstHook } from './hooks.ts'
import { recordLanguage } from './guarded/access.ts'
import { restoreUnlessTampered } from './guarded/restore-unless-tampered.ts'
import { forgetLine, takeLine } from './input-line.ts'
import { dataOf, getOwnPropertyDescriptor, partOf, senderOf } from './primordials.ts'
import { createLineWriter } from './line-writer.ts'
import { createSession } from './python/create-session.ts'
import { type BuiltIns, keepBuiltIns } from './python/keep-built-ins.ts'
import { loadPython } from './python/load-python.ts'
import { modulesOfTests } from './python/modules-of-tests.ts'
import type { PythonSession } from './python/python-session.ts'
import { pythonWord } from './python/python-word.ts'
import { watchSchedulers } from './python/watch-schedulers.ts'
import { wordsOfLesson } from './python/words-of-lesson.ts'
import { callIfFunction, runTests } from './run-tests.ts'
import { installDialogs, removeWorkers } from './stand-ins.ts'
import { whenStarted } from './start-worker.ts'
import { loadTestTools } from './test-tools.ts'

/** Characters before an input line. */
const maximumPrompt = 10_000

type Tools = {
  session: PythonSession
  pyodide: PyodideAPI
  builtIns: BuiltIns
  capture: ConsoleCapture
  /** Sends what was printed, up to the last character. */
  flush: () => void
  /** The text before the place where a line of input is typed. */
  takeRest: () => string
  /** Tells the app when a program has left something that would disturb the next one. */
  tellSpent: () => void
  send: (message: SandboxMessage) => void
  /** The source of input lines; without it a program cannot wait for one. */
  inputBuffer: SharedArrayBuffer | undefined
}

/** The value of a Python test string (docs/reference/lesson-format.md, “Tests”). */
type PythonTest = { input?: readonly string[]; test: () => unknown }

deepFreeze(testHelpers)
installDialogs(globalThis)
removeWorkers(globalThis)
hideCallSites()

whenStarted((port, start) => void begin(port, start))

/** Uses `await`, unlike the rest of the harness, because no learner code exists yet. */
async function begin(
  port: MessagePort,
  { python: runtime, packages, interruptBuffer, inputBuffer }: WorkerStart,
): Promise<void> {
  const send = senderOf<SandboxMessage>(port)
  const wasScheduled = watchSchedulers()
  const pyodide = runtime && (await startedPython(runtime, packages))
  if (!pyodide) {
    send({ type: 'broken' })
    return
  }
  let runId = ''
  const capture = captureConsole((line) => send({ type: 'console', id: runId, ...line }))
  const standardOutput = createLineWriter((line) => capture.write('log', [line]))
  const standardError = createLineWriter((line) => capture.write('error', [line]))
  pyodide.setStdout(standardOutput)
  pyodide.setStderr(standardError)
  const flush = () => {
    standardOutput.flush()
    standardError.flush()
  }
  const interrupts = interruptBuffer && new Uint8Array(interruptBuffer)
  if (interrupts) pyodide.setInterruptBuffer(interrupts)
  recordLanguage()
  const builtIns = keepBuiltIns()
  const session = createSession(pyodide, builtIns.restore, packages)
  const isSpent = () => builtIns.restore() !== undefined || wasScheduled() || session.hasLeftTraces()
  const tellSpent = () => isSpent() && send({ type: 'spent' })
  const tools = {
    session,
    builtIns,
    pyodide,
    capture,
    flush,
    takeRest: standardOutput.takeRest,
    tellSpent,
    send,
    inputBuffer,
  }
  port.addEventListener('message', (message) => {
    // What an earlier program left for a later moment may have replaced some.
    restoreUnlessTampered(builtIns.restore)
    const request = dataOf(message) as Request
    runId = request.id
    capture.reset()
    builtIns.forget()
    wasScheduled()
    interrupts?.fill(0)
    if (inputBuffer) forgetLine(inputBuffer)
    if (request.type === 'run') run(request, tools)
    if (request.type === 'test') test(request, tools)
  })
  port.start()
  send({ type: 'ready', isIsolated: interrupts !== undefined })
}

async function startedPython(
  runtime: Compiled<PythonRuntime>,
  packages: PythonPackages | undefined,
): Promise<PyodideAPI | undefined> {
  try {
    return await loadPython(runtime, packages)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

function run({ id, source, modules, answers }: RunRequest, tools: Tools): void {
  const { session, capture, flush, takeRest, tellSpent, send } = tools
  let isOutOfAnswers = false
  const known = [...answers]
  session.answerInputWith(() => {
    const prompt = takeRest()
    const line = known.shift() ?? askForLine(prompt, id, tools)
    isOutOfAnswers = line === null
    if (line !== null) capture.write('log', [prompt + line])
    return line
  })
  try {
    session.start(source, { modules })
    session.runProgram(source)
  } catch (error) {
    flush()
    if (!(error instanceof PythonInterrupt) && !isOutOfAnswers) capture.write('error', [textOf(error)])
  }
  flush()
  tellSpent()
  send({ type: 'settled', id })
}

/** Null when this worker cannot wait: then the program ends, and is run again with the answer. */
function askForLine(prompt: string, id: string, { flush, send, pyodide, inputBuffer }: Tools): string | null {
  flush()
  send({ type: 'ask', id, prompt: partOf(prompt, 0, maximumPrompt) })
  if (!inputBuffer) return null
  const line = takeLine(inputBuffer)
  // Told to stop: this throws, and ends the program.
  if (line === null) pyodide.checkInterrupt()
  return line
}

function test(request: TestRequest, tools: Tools): void {
  const { source, modules, code, editableContents, hints, hooks, tests, tools: more } = request
  const needsNode = [...tests, ...Object.values(hooks)].some((text) => text.includes('_Node'))
  const mentioned = wordsOfLesson(hints, tests)
  const imported = modulesOfTests([...tests, ...Object.values(hooks)])
  const { session, builtIns, pyodide, capture, flush, tellSpent, send } = tools
  const scope = {
    assert,
    code,
    editableContents,
    ...loadTestTools(more),
    runPython: session.runPython,
    pyodide,
    __pyodide: pyodide,
    // Each test has its own globals.
    get __userGlobals() {
      return session.globals()
    },
  }
  const finishValue = (value: unknown): unknown => {
    if (!isPythonTest(value)) return callIfFunction(value)
    builtIns.restore()
    // Its own: a program may have given all objects an input.
    const answers: PythonTest['input'] = getOwnPropertyDescriptor(value, 'input')?.value ?? []
    let next = 0
    session.answerInputWith(() => answers[next++] ?? '')
    runProgram(source, tools)
    return value.test()
  }
  let hasBegun = false
  const beforeTest = () => {
    builtIns.forget()
    session.answerInputWith(() => '')
    session.start(source, { needsNode, mentioned, imported, modules, keepsFiles: hasBegun })
    hasBegun = true
  }
  const beforeResult = () => {
    flush()
    // Each test runs the program again, but its output is printed only once.
    capture.close()
    tellSpent()
  }
  const guard = { tripped: () => undefined, reset: () => undefined }
  const evaluation = {
    scope,
    guard,
    restoreBuiltIns: builtIns.restore,
    onProgramError: () => undefined,
    finishValue,
    wordFor: pythonWord,
  }
  beforeTest()
  runFirstHook(hooks.beforeAll, scope)
  // The program is Python: only the author's hook precedes a test.
  runTests({ request: { ...request, source: '' }, evaluation, send, beforeTest, beforeResult })
}

function runProgram(source: string, { session, capture, flush }: Tools): void {
  try {
    session.runProgram(source)
  } catch (error) {
    flush()
    if (error instanceof PythonError) capture.write('error', [error.traceback])
    throw error
  }
}

function textOf(error: unknown): unknown {
  return error instanceof PythonError ? error.traceback : error
}

function isPythonTest(value: unknown): value is PythonTest {
  return typeof value === 'object' && value !== null && 'test' in value && typeof value.test === 'function'
}
