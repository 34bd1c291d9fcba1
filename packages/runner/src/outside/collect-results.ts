import { limits } from '@cairn/contract'
import type { SandboxMessage, TestRequest } from '../messages.ts'
import type { RunOptions, TestResult } from '../runner.ts'
import type { Sandbox } from './sandbox-frame.ts'
import { startWatchdog } from './watchdog.ts'

/** Time for a sandbox to report a test's own time-out before it counts as hung. */
const graceMs = 300

export type Attempt =
  | { state: 'complete' }
  /** Hung at that test, or before it, while loading. */
  | { state: 'hung'; at: number }
  | { state: 'aborted' }
  | { state: 'untrusted' }

type Collecting = {
  sandbox: Sandbox
  request: TestRequest
  results: TestResult[]
  options: RunOptions
  /** Starts the sandbox's work, once it is listened to. */
  begin: () => void
}

/**
 * Follows one sandbox through its tests. Results must come in order, for this run, and each once; anything
 * else is not trusted.
 */
export async function collectResults({
  sandbox,
  request,
  results,
  options,
  begin,
}: Collecting): Promise<Attempt> {
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const watchdog = startWatchdog(limits.testTimeoutMs + graceMs, () =>
    resolve({ state: 'hung', at: results.length }),
  )
  const abort = () => resolve({ state: 'aborted' })
  options.signal.addEventListener('abort', abort)
  sandbox.listen((message: SandboxMessage) => {
    if (!('id' in message) || message.id !== request.id) return
    if (message.type === 'console') {
      options.onEvent({ type: 'console', level: message.level, parts: message.parts })
    } else if (message.type === 'result' && request.tests.length > 0) {
      if (message.index !== results.length) return resolve({ state: 'untrusted' })
      watchdog.feed()
      results.push(message.result)
      options.onEvent({ type: 'test', index: message.index, result: message.result })
    } else if (message.type === 'end') {
      resolve({ state: results.length === request.tests.length ? 'complete' : 'untrusted' })
    } else if (message.type === 'loaded') {
      watchdog.feed()
    }
  })
  if (options.signal.aborted) abort()
  else begin()
  try {
    return await promise
  } finally {
    watchdog.stop()
    options.signal.removeEventListener('abort', abort)
  }
}
