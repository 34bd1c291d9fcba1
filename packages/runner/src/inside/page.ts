import type { HostMessage, LoadRequest, TestRequest } from '../messages.ts'
import { connectToHost } from './connect.ts'
import { type ConsoleCapture, captureConsole } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { testHelpers } from './helpers/helpers.ts'
import { recordBuiltIns } from './integrity.ts'
import { createLoopGuard, type LoopGuard } from './loop-guard.ts'
import { guardNavigation } from './page/guard-navigation.ts'
import { reportScrolling } from './page/report-scrolling.ts'
import { dataOf, senderOf } from './primordials.ts'
import { runHook, runTests } from './run-tests.ts'
import { installDialogs, installStorage, removeEscapes } from './stand-ins.ts'

declare global {
  /** The name that build/guard-loops.ts writes into learner code. */
  var cairnLoopGuard: LoopGuard
}

const pageObjects: readonly [string, object][] = [
  ['Document.prototype', Document.prototype],
  ['Element.prototype', Element.prototype],
  ['Node.prototype', Node.prototype],
  ['HTMLElement.prototype', HTMLElement.prototype],
  ['EventTarget.prototype', EventTarget.prototype],
  ['CSSStyleDeclaration.prototype', CSSStyleDeclaration.prototype],
  ['NodeList.prototype', NodeList.prototype],
  ['MessagePort.prototype', MessagePort.prototype],
]

const open = document.open.bind(document)
const write = document.write.bind(document)
const close = document.close.bind(document)
const listen = addEventListener.bind(globalThis)

deepFreeze(assert)
deepFreeze(testHelpers)
installStorage(globalThis)
installDialogs(globalThis)
removeEscapes(window)
const builtInChange = recordBuiltIns(pageObjects)
const changedBuiltIn = () => builtInChange() ?? (hasOwnQuery() ? 'document.querySelector' : undefined)

connectToHost((port) => {
  const send = senderOf(port)
  let runId = ''
  const capture = captureConsole(
    (line) => send({ type: 'console', id: runId, ...line }),
    (count) => `More than ${count} lines: the rest is hidden.`,
  )
  let guard: LoopGuard
  // No learner code exists yet, so the port's own method is still the port's own.
  port.addEventListener('message', (event) => {
    const message = dataOf(event) as HostMessage
    if (message.type === 'load') {
      runId = message.id
      guard = createLoopGuard(message.loopLimitMs, (line) => send({ type: 'loop', id: message.id, line }))
      load(message, { guard, capture, send })
      return
    }
    whenLoaded(() => test(message, { guard, capture, send }))
  })
  port.start()
  send({ type: 'ready' })
})

/** Tests that come with a page wait until it has loaded. */
const loading: { isDone: boolean; next?: () => void } = { isDone: false }

function whenLoaded(next: () => void): void {
  if (loading.isDone) next()
  else loading.next = next
}

type Tools = { guard: LoopGuard; capture: ConsoleCapture; send: (message: unknown) => void }

/** Writes the learner's page into this document: realm, policy and port stay. */
function load(
  { id, html, beforeAll, isPreview, scrollTop }: LoadRequest,
  { guard, capture, send }: Tools,
): void {
  globalThis.cairnLoopGuard = guard
  open()
  // After open(), which takes all listeners away.
  listen('error', (event) => capture.write('error', [event.error ?? event.message]))
  listen('unhandledrejection', (event) => capture.write('error', [event.reason]))
  listen('load', () => {
    if (isPreview && scrollTop > 0) scrollTo(0, scrollTop)
    capture.flush()
    send({ type: 'loaded', id })
    loading.isDone = true
    loading.next?.()
  })
  guardNavigation()
  if (isPreview) reportScrolling((top) => send({ type: 'scrolled', id, top }))
  runHook(beforeAll, { assert, __helpers: testHelpers })
  write(html)
  close()
}

function test(request: TestRequest, { guard, capture, send }: Tools): void {
  const { code, editableContents } = request
  const scope = { assert, code, editableContents, __helpers: testHelpers }
  const evaluation = { scope, guard, changedBuiltIn, onProgramError: () => undefined }
  runTests({ request, evaluation, send, beforeResult: capture.flush }, capture.flush)
}

/** A method laid over `document` itself answers instead of the prototype's. */
function hasOwnQuery(): boolean {
  return ['querySelector', 'querySelectorAll', 'getElementById', 'body', 'head'].some((name) =>
    Object.hasOwn(document, name),
  )
}
