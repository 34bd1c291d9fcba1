import { limits } from '@cairn/contract'
import type { LoadRequest, RunRequest, TestRequest } from '../messages.ts'
import type { RunOptions, TestResult } from '../runner.ts'
import type { RunMessage, Sandbox } from './sandbox.ts'
import { startWatchdog } from './watchdog.ts'

/** The time in which a sandbox should report a test's own timeout before it counts as hung. */
const graceMs = 300
const watchdogMs = limits.testTimeoutMs + graceMs

export type Attempt =
  | { state: 'complete' }
  /** The test, or what comes before all tests, did not end, or had to be ended. */
  | { state: 'hung'; isLoading: boolean }
  /** The rest is no longer wanted; `isIdle`: the sandbox has nevertheless finished. */
  | { state: 'aborted'; isIdle: boolean }
  | { state: 'untrusted' }

type Collecting = {
  sandbox: Sandbox
  /** The page to show before the tests, or the program to run. */
  load: LoadRequest | RunRequest | undefined
  request: TestRequest
  /** Results are added as they arrive. */
  results: TestResult[]
  options: RunOptions
}

/**
 * Follows one sandbox through its tests. Results must arrive in order, each once, under this run's id, and as many as
 * the sandbox itself announces; anything else is not trusted.
 */
export async function collectResults({
  sandbox,
  load,
  request,
  results,
  options: { signal, onEvent },
}: Collecting): Promise<Attempt> {
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  let isLoading = load !== undefined
  let wasInterrupted = false
  const watchdog = startWatchdog(watchdogMs, () => {
    if (wasAborted) return resolve({ state: 'aborted', isIdle: false })
    if (!sandbox.interrupt || wasInterrupted) return resolve({ state: 'hung', isLoading })
    wasInterrupted = true
    sandbox.interrupt()
    return watchdog.feed(limits.pythonCancelGraceMs)
  })
  let wasAborted = false
  const abort = () => {
    if (wasAborted) return
    wasAborted = true
    if (!sandbox.interrupt) return resolve({ state: 'aborted', isIdle: false })
    sandbox.interrupt()
    return watchdog.feed(limits.pythonCancelGraceMs)
  }
  signal.addEventListener('abort', abort)
  void sandbox.ended.then(() => resolve({ state: 'hung', isLoading }))
  const hear = (message: RunMessage) => {
    switch (message.type) {
      case 'waiting':
        watchdog.feed(watchdogMs)
        return
      case 'settled':
        isLoading = false
        watchdog.feed(watchdogMs)
        sandbox.send(request)
        return
      case 'console':
        onEvent({ type: 'console', level: message.level, parts: message.parts })
        return
      case 'result':
        if (isLoading || message.index !== results.length) return resolve({ state: 'untrusted' })
        wasInterrupted = false
        watchdog.feed(watchdogMs)
        results.push(message.result)
        onEvent({ type: 'test', index: message.index, result: message.result })
        return
      case 'end': {
        const isWhole =
          results.length === request.tests.length && message.count === results.length - request.from
        resolve({ state: isWhole ? 'complete' : 'untrusted' })
        return
      }
      case 'ask':
      case 'loop':
      case 'scrolled':
      case 'appeared':
      case 'touched':
      case 'withheld':
      case 'blocked':
    }
  }
  sandbox.listen((message) => {
    if (message.id !== request.id) return
    if (!wasAborted) hear(message)
    else if (message.type === 'end') resolve({ state: 'aborted', isIdle: true })
  })
  if (signal.aborted) resolve({ state: 'aborted', isIdle: true })
  else sandbox.send(load ?? request)
  try {
    return await promise
  } finally {
    watchdog.stop()
    signal.removeEventListener('abort', abort)
  }
}
