import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'
import type { FromWorker, Instructions } from './worker-messages.ts'

/** A worker that ran this long did not fail at its start. */
const steadyMs = 5000
const pauseMs = 1000

type WorkersOptions = {
  count: number
  /** How they connect to the database. */
  connection: unknown
}

export type Workers = {
  /** Resolves once every worker answers requests; rejects with why if one ends before that. */
  ready: Promise<void>
  /** Tells all of them to finish, and waits. */
  close: () => Promise<void>
}

/**
 * Starts processes that answer requests on the same ports, and replaces each that ends (docs/configuration.md, “Several
 * processes”).
 */
export function startWorkers({ count, connection }: WorkersOptions): Workers {
  // Whichever script the school was started with.
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.resolve('../main.ts')), args: [] })
  const workers = new Set<Worker>()
  let isClosing = false
  /** Until all have, one that ends ends the school. */
  let haveBegun = false
  /** The one with the browser that runs projects. */
  let runner: Worker | undefined

  function start(): Promise<void> {
    const startedAt = performance.now()
    const worker = cluster.fork()
    runner ??= worker
    workers.add(worker)
    const instructions: Instructions = { connection, runsProjects: runner === worker }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let reason: string | undefined
    worker.on('message', (message: FromWorker) => {
      if (message === 'begun') worker.send(instructions)
      else if (message === 'ready') resolve()
      else if (typeof message === 'object' && 'failure' in message) reason = message.failure
    })
    // One that ends before it has its instructions cannot be told; without a listener that would end the school.
    worker.on('error', () => undefined)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (runner === worker) runner = undefined
      const explained = reason ?? `A worker ended with ${signal ?? code}.`
      reject(new StartError(explained))
      if (isClosing || !haveBegun) return
      console.error(`${explained} Another one takes its place.`)
      void replace(performance.now() - startedAt < steadyMs ? pauseMs : 0)
    })
    return promise
  }

  async function replace(afterMs: number): Promise<void> {
    await wait(afterMs)
    // If it fails, too, its own end has it replaced.
    if (!isClosing) await start().catch(() => undefined)
  }

  async function startAll(): Promise<void> {
    await Promise.all(Array.from({ length: count }, start))
    haveBegun = true
  }

  return {
    ready: startAll(),
    close: async () => {
      isClosing = true
      const ended = [...workers].map((worker) => once(worker, 'exit'))
      for (const worker of workers) worker.process.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
