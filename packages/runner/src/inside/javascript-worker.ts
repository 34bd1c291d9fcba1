import type { TestRequest } from '../messages.ts'
import { type ConsoleCapture, captureConsole } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { testHelpers } from './helpers/helpers.ts'
import { recordBuiltIns } from './integrity.ts'
import { createLoopGuard } from './loop-guard.ts'
import { dataOf, senderOf } from './primordials.ts'
import { runHook, runTests } from './run-tests.ts'
import { installDialogs, installStorage } from './stand-ins.ts'

deepFreeze(assert)
deepFreeze(testHelpers)
installStorage(globalThis)
installDialogs(globalThis)
const changedBuiltIn = recordBuiltIns([['MessagePort.prototype', MessagePort.prototype]])

addEventListener('message', function begin(event: MessageEvent) {
  const [port] = event.ports
  if (!port) return
  removeEventListener('message', begin)
  const send = senderOf(port)
  port.addEventListener('message', (message) => run(dataOf(message) as TestRequest, send))
  port.start()
  send({ type: 'ready' })
})

function run(request: TestRequest, send: (message: unknown) => void): void {
  const { id, code, editableContents, source, hooks, loopLimitMs } = request
  const capture = captureOnce((line) => send({ type: 'console', id, ...line }))
  const guard = createLoopGuard(loopLimitMs, (line) => send({ type: 'loop', id, line }))
  globalThis.cairnLoopGuard = guard
  const scope = { assert, code, editableContents, __helpers: testHelpers }
  runHook(hooks.beforeAll, scope)
  let hasToldError = false
  const onProgramError = (error: unknown) => {
    if (!hasToldError) capture.write('error', [error])
    hasToldError = true
  }
  // A run without tests is the program alone, for its output.
  const tests = request.tests.length > 0 ? request.tests : ['']
  const whole = { ...request, tests, source: source === '' && request.tests.length === 0 ? ';' : source }
  const beforeResult = () => {
    capture.flush()
    // Each test runs the program again; once is enough to read what it prints.
    capture.close()
    guard.reset()
  }
  runTests(
    { request: whole, evaluation: { scope, guard, changedBuiltIn, onProgramError }, send, beforeResult },
    () => undefined,
  )
}

function captureOnce(send: Parameters<typeof captureConsole>[0]): ConsoleCapture & { close: () => void } {
  let isOpen = true
  const capture = captureConsole(
    (line) => isOpen && send(line),
    (count) => `More than ${count} lines: the rest is hidden.`,
  )
  return { ...capture, close: () => (isOpen = false) }
}
