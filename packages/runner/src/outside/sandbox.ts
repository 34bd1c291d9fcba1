import type { LibraryRequest, Request, SandboxMessage } from '../messages.ts'
import { readSandboxMessage } from './sandbox-message.ts'

/** While it waits for work a sandbox answers at once, unless its process has gone. */
const silenceMs = 2000

/** A place in which learner code runs: a page's frame, or a worker of the lab. */
export type Sandbox = {
  /** Whether it has started; false when it could not, or was disposed of before. */
  ready: Promise<boolean>
  /** Once ready: whether it has a process of its own. */
  isIsolated: () => boolean
  /** Whether it can be given work: a program may take its process along by taking more memory than there is. */
  isAlive: () => Promise<boolean>
  send: (request: LibraryRequest | Request) => void
  /** Hears what the sandbox says, one listener at a time. */
  listen: (listener: (message: RunMessage) => void) => void
  /** Asks the program to stop, where that can be asked. */
  interrupt?: (() => void) | undefined
  /** Gives the program the line that it waits for, where it can wait. */
  answer?: ((line: string) => void) | undefined
  dispose: () => void
}

/** What is said within a run, under the run's id. */
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
  const pings = new Set<(hasAnswered: boolean) => void>()
  const answerPings = (hasAnswered: boolean) => {
    for (const answer of pings) answer(hasAnswered)
    pings.clear()
  }
  let hear: ((message: RunMessage) => void) | undefined
  port.addEventListener('message', ({ data }) => {
    const message = readSandboxMessage(data)
    if (!message) return
    if ('id' in message) {
      hear?.(message)
      return
    }
    if (message.type === 'pong') return answerPings(true)
    if (message.type === 'ready') isIsolated = message.isIsolated
    start.resolve(message.type === 'ready')
  })
  port.start()
  void start.promise.then(() => clearTimeout(timer))
  return {
    ready: start.promise,
    isIsolated: () => isIsolated,
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
    dispose: () => {
      hear = undefined
      start.resolve(false)
      answerPings(false)
      port.close()
      dispose()
    },
  }
}
