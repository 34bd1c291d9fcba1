import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SearchResult } from '@cairn/contract'
import type { IndexedLessons } from './index-worker.ts'

/** Texts that are being read leave much behind; the engine's default keeps a hundred megabytes of it. */
const maxYoungGenerationSizeMb = 16

/**
 * Makes the index of a search in a thread of its own, which ends with the signal: making one takes seconds, and a query
 * tens of milliseconds, in which others are answered. One query at a time.
 *
 * @throws when the lessons cannot be read, and later when the thread has ended
 */
export async function startIndexThread(
  lessons: IndexedLessons,
  signal: AbortSignal,
): Promise<(query: string) => Promise<SearchResult[]>> {
  const worker = new Worker(new URL('index-worker.ts', import.meta.url), {
    workerData: lessons,
    resourceLimits: { maxYoungGenerationSizeMb },
  })
  signal.addEventListener('abort', () => void worker.terminate(), { once: true })
  // An error without a listener would end the process; those who wait are told of it below.
  worker.on('error', () => undefined)
  await nextMessage(worker)
  return async (query) => {
    if (worker.threadId === -1) throw hasEnded()
    worker.postMessage(query)
    return (await nextMessage(worker)) as SearchResult[]
  }
}

async function nextMessage(worker: Worker): Promise<unknown> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const onExit = () => reject(hasEnded())
  worker.once('exit', onExit)
  try {
    const [message] = (await Promise.race([once(worker, 'message'), end])) as [unknown]
    return message
  } finally {
    worker.off('exit', onExit)
  }
}

function hasEnded(): Error {
  return new Error('The thread of the search has ended')
}
