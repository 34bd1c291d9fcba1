import type { Request, RunRequest, SandboxMessage, TestRequest } from '../messages.ts'
import { captureConsole, type ConsoleCapture } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { legacyTools } from './legacy-tools.ts'
import { testHelpers } from './helpers/helpers.ts'
import { hideCallSites } from './hide-call-sites.ts'
import { hideLoopGuard } from './hide-loop-guard.ts'
import { runFirstHook } from './hooks.ts'
import { recordLanguage, recordPlatform, restoreLanguage } from './guarded/access.ts'
import { restoreUnlessTampered } from './guarded/restore-unless-tampered.ts'
import { installLoopGuard } from './loop-guard.ts'
import { dataOf, NativeFunction, senderOf, whenSettled } from './primordials.ts'
import { callIfFunction, runTests } from './run-tests.ts'
import { installDialogs, installStorage, removeWorkers } from './stand-ins.ts'
import { loadTestTools } from './test-tools.ts'
import { whenStarted } from './start-worker.ts'
import { warmUp } from './warm-up.ts'

type Tools = { capture: ConsoleCapture; send: (message: SandboxMessage) => void }

deepFreeze(testHelpers)
installStorage(globalThis)
installDialogs(globalThis)
removeWorkers(globalThis)
hideCallSites()
hideLoopGuard()
recordLanguage()
recordPlatform()

whenStarted((port) => {
  const send = senderOf<SandboxMessage>(port)
  let runId = ''
  const capture = captureConsole((line) => send({ type: 'console', id: runId, ...line }))
  addEventListener('error', (event) => capture.write('error', [event.error ?? event.message]))
  addEventListener('unhandledrejection', (event) => capture.write('error', [event.reason]))
  port.addEventListener('message', (message) => {
    const request = dataOf(message) as Request
    runId = request.id
    if (request.type === 'test') test(request, { capture, send })
    if (request.type === 'run') run(request, { capture, send })
  })
  port.start()
  send({ type: 'ready', isIsolated: crossOriginIsolated })
  warmUp(restoreLanguage, () => runId === '')
})

function run({ id, source, loopLimit }: RunRequest, { capture, send }: Tools): void {
  installLoopGuard(loopLimit, (line) => send({ type: 'loop', id, line }))
  const settle = () => send({ type: 'settled', id })
  const fail = (error: unknown) => {
    capture.write('error', [error])
    settle()
  }
  try {
    const factory = new NativeFunction(
      `return async function () {${source}\n}`,
    ) as () => () => Promise<unknown>
    whenSettled(factory()(), settle, fail)
  } catch (error) {
    fail(error)
  }
}

function test(request: TestRequest, { capture, send }: Tools): void {
  restoreUnlessTampered(restoreLanguage)
  const { id, code, editableContents, hooks, loopLimit, tools } = request
  const guard = installLoopGuard(loopLimit, (line) => send({ type: 'loop', id, line }))
  const scope = { assert, code, editableContents, ...legacyTools, ...loadTestTools(tools) }
  runFirstHook(hooks.beforeAll, scope)
  if (hooks.beforeAll.trim() !== '') {
    // The author's hook may have changed what there is.
    recordLanguage()
    recordPlatform()
  }
  const evaluation = {
    scope,
    guard,
    restoreBuiltIns: restoreLanguage,
    onProgramError: (error: unknown) => capture.write('error', [error]),
    finishValue: callIfFunction,
  }
  // Each test runs the program again, but its output is printed only once.
  runTests({ request, evaluation, send, beforeTest: guard.reset, beforeResult: capture.close })
}
