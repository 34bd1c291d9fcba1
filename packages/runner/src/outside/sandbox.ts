import type { LibraryRequest, Request, SandboxMessage } from '../messages.ts'
import { createFloodGauge } from './flood-gauge.ts'
import { isOversized } from './is-oversized.ts'
import { readSandboxMessage } from './sandbox-message.ts'

/** An idle sandbox answers at once, unless its process is gone. */
const silenceMs = 2000

/** A thousand lines of a console, and the results of the longest lesson, may arrive at once. */
const messagesPerSecond = 5000

/** A place in which learner code runs: a page's frame, or a worker in the worker host. */
export type Sandbox = {
  /** Whether it has started; false when it could not, or was disposed of before. */
  ready: Promise<boolean>
  /** Once ready: whether it has a process of its own. */
  isIsolated: () => boolean
  /** Whether it can take work: a program that exhausts memory may crash its process. */
  isAlive: () => Promise<boolean>
  /** Whether it must not be used again, because a program has left something running in it. */
  isSpent: () => boolean
  /** Settles when it had to be ended for what it did, and never for a sandbox that was disposed of. */
  ended: Promise<void>
  /** Ends it for what it did. */
  end: () => void
  send: (request: LibraryRequest | Request) => void
  /** Receives the sandbox's messages, one listener at a time. */
  listen: (listener: (message: RunMessage) => void) => void
  /** Asks the program to stop, where possible. */
  interrupt?: (() => void) | undefined
  /** Passes the line that the program waits for, where it can wait. */
  answer?: ((line: string) => void) | undefined
  dispose: () => void
}

/** Messages within a run, under the run's id. */
export type RunMessage = Extract<SandboxMessage, { id: string }>

export type PortOptions = {
  /** How long it may take to start. */
  startTimeoutMs: number
  dispose: () => void
}

/** The app's end of the channel to a sandbox. */
export function sandboxOn(port: MessagePort, { startTimeoutMs, dispose }: PortOptions): Sandbox {
  const start = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => start.resolve(false), startTimeoutMs)
  let isIsolated = false
  let isSpent = false
  const pings = new Set<(hasAnswered: boolean) => void>()
  const answerPings = (hasAnswered: boolean) => {
    for (const answer of pings) answer(hasAnswered)
    pings.clear()
  }
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>()
  const isFlood = createFloodGauge(messagesPerSecond)
  let hear: ((message: RunMessage) => void) | undefined
  const disposeOf = () => {
    hear = undefined
    start.resolve(false)
    answerPings(false)
    port.close()
    dispose()
  }
  const end = () => {
    disposeOf()
    tellEnd()
  }
  port.addEventListener('message', (event) => {
    if (isFlood() || isOversized(event.data)) return end()
    const message = readSandboxMessage(event.data)
    if (!message) return undefined
    if ('id' in message) return hear?.(message)
    if (message.type === 'pong') return answerPings(true)
    if (message.type === 'spent') return (isSpent = true)
    if (message.type === 'ready') isIsolated = message.isIsolated
    return start.resolve(message.type === 'ready')
  })
  port.start()
  void start.promise.then(() => clearTimeout(timer))
  return {
    ready: start.promise,
    isIsolated: () => isIsolated,
    isSpent: () => isSpent,
    isAlive: async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      pings.add(resolve)
      const silence = setTimeout(answerPings, silenceMs, false)
      port.postMessage({ type: 'ping' })
      const hasAnswered = await promise
      clearTimeout(silence)
      return hasAnswered
    },
    send: (request) => port.postMessage(request),
    listen: (listener) => (hear = listener),
    ended,
    end,
    dispose: disposeOf,
  }
}
