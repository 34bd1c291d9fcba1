import type {
  LibraryRequest,
  LoadRequest,
  PingRequest,
  Request,
  SandboxMessage,
  TestRequest,
} from '../messages.ts'
import { connectToHost } from './connect.ts'
import { captureConsole, type ConsoleCapture } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { legacyTools } from './legacy-tools.ts'
import { testHelpers } from './helpers/helpers.ts'
import { hideCallSites } from './hide-call-sites.ts'
import { hideLoopGuard } from './hide-loop-guard.ts'
import { runFirstHook } from './hooks.ts'
import { recordLanguage, recordPlatform, restoreLanguage } from './guarded/access.ts'
import { installLoopGuard, type LoopGuard } from './loop-guard.ts'
import type { Appearance } from './page/appearance.ts'
import { guardNavigation, keepFormsHere } from './page/guard-navigation.ts'
import { hideHeldEvents } from './page/hold-events.ts'
import { reportedError } from './page/reported-error.ts'
import { reportScrolling } from './page/report-scrolling.ts'
import { reportTouches } from './page/report-touches.ts'
import { reportWithheld } from './page/report-withheld.ts'
import { restoreFor } from './page/restore-for.ts'
import { showChange } from './page/show-change.ts'
import { slowHashChanges } from './page/slow-hash-changes.ts'
import { dataOf, now, senderOf, startTimer } from './primordials.ts'
import { callIfFunction, runTests } from './run-tests.ts'
import { removeTrustedTypes } from './remove-trusted-types.ts'
import { installDialogs, installStorage, removeEscapes } from './stand-ins.ts'
import { loadTestTools } from './test-tools.ts'
import { warmUp } from './warm-up.ts'

/** The page counts as loaded after this time, so that a slow image does not block everything. */
const loadPatienceMs = { preview: 1000, tests: 3000 }
/** Scripts wait for style sheets above them, and tests for scripts; but not forever. */
const scriptPatienceMs = 20_000

/** After this idle time, work that a test would otherwise wait for is done ahead. */
const idleMs = 10

/** Whether the current state of the platform has been recorded. */
let isRecorded = false

/** Loaded with the document, before any learner code. */
const testTools = { current: loadTestTools({}) }

type Tools = { guard: LoopGuard; capture: ConsoleCapture; send: (message: SandboxMessage) => void }

const open = document.open.bind(document)
const write = document.write.bind(document)
const close = document.close.bind(document)
const listen = addEventListener.bind(globalThis)

deepFreeze(testHelpers)
installStorage(globalThis)
installDialogs(globalThis)
removeEscapes(window)
removeTrustedTypes(window)
hideCallSites()
hideLoopGuard()
keepFormsHere()
hideHeldEvents()
recordLanguage()

connectToHost((port) => {
  const send = senderOf<SandboxMessage>(port)
  let runId = ''
  let guard: LoopGuard | undefined
  const capture = captureConsole((line) => send({ type: 'console', id: runId, ...line }))
  const hear = (request: LibraryRequest | Request) => {
    if (request.type === 'library') return runLibrary(request.text)
    if (request.type === 'load') {
      testTools.current = loadTestTools(request.tools)
      const { id } = request
      guard = installLoopGuard(request.loopLimit, (line) => send({ type: 'loop', id, line }))
      load(request, { guard, capture, send })
    }
    if (request.type === 'test' && guard) test(request, { guard, capture, send })
  }
  port.addEventListener('message', (event) => {
    const request = dataOf(event) as LibraryRequest | PingRequest | Request
    if (request.type === 'ping') return send({ type: 'pong' })
    if (request.type !== 'library') runId = request.id
    // In a task of its own: while a listener runs, `window.event` would lead the page to the port.
    startTimer(() => hear(request), 0)
  })
  port.start()
  send({ type: 'ready', isIsolated: crossOriginIsolated })
  const isIdle = () => runId === ''
  startTimer(() => isIdle() && recordAll(), idleMs)
  warmUp(restoreLanguage, isIdle)
})

/** Slow, because the browser creates most of its interfaces only now; done ahead when there is time. */
function recordAll(): void {
  recordLanguage()
  recordPlatform()
  isRecorded = true
}

/** Runs as a script of the page: its declarations are global, and stay when the page is written. */
function runLibrary(text: string): void {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
  isRecorded = false
}

/** Writes the learner's page into this document: realm, policy and port stay. */
function load(
  { id, html, libraries, beforeAll, isPreview, scrollTop, appearance }: LoadRequest,
  { capture, send }: Tools,
): void {
  let isSettled = false
  const tellAppearance = (shown: Appearance) => send({ type: 'appeared', id, appearance: shown })
  const settle = () => {
    if (isSettled) return
    isSettled = true
    if (isPreview) showChange({ scrollTop, before: appearance, report: tellAppearance })
    send({ type: 'settled', id })
  }
  runFirstHook(beforeAll, { assert, ...testTools.current })
  for (const text of libraries) runLibrary(text)
  open()
  // After open(), which removes all listeners.
  listen('error', (event) => capture.write('error', [reportedError(event)]))
  listen('unhandledrejection', (event) => capture.write('error', [event.reason]))
  listen('load', () => whenRendered(settle))
  guardNavigation((navigation) => isPreview && send({ type: 'blocked', id, navigation }))
  if (isPreview) {
    reportScrolling((top) => send({ type: 'scrolled', id, top }))
    reportTouches((by) => send({ type: 'touched', id, by }))
    slowHashChanges()
    reportWithheld((origin) => send({ type: 'withheld', id, origin }))
  } else if (!isRecorded || beforeAll.trim() !== '' || libraries.length > 0) {
    // The author's hook, libraries and the harness itself may have changed what the browser provides.
    recordAll()
  }
  write(html)
  close()
  const begun = now()
  const settleUnlessWaiting = () => {
    if (isPreview || document.readyState !== 'loading' || now() - begun > scriptPatienceMs) return settle()
    send({ type: 'waiting', id })
    return startTimer(settleUnlessWaiting, loadPatienceMs.tests)
  }
  startTimer(settleUnlessWaiting, isPreview ? loadPatienceMs.preview : loadPatienceMs.tests)
}

/** React renders in tasks of its own after the page has loaded; two timers let them pass. */
function whenRendered(next: () => void): void {
  if ('ReactDOM' in globalThis) startTimer(() => startTimer(next, 0), 0)
  else next()
}

function test(request: TestRequest, { guard, send }: Tools): void {
  const { code, editableContents } = request
  const scope = { assert, code, editableContents, ...legacyTools, ...testTools.current }
  const evaluation = {
    scope,
    guard,
    restoreBuiltIns: restoreFor(request),
    onProgramError: () => undefined,
    finishValue: callIfFunction,
  }
  runTests({ request, evaluation, send, beforeTest: () => undefined, beforeResult: () => undefined })
}
