import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type LessonOutcome, parseBatch } from './parse-lesson.ts'

/** Below this number of lessons, starting a worker takes longer than parsing. */
const worthWorkers = 150
const batchSize = 64
const mostWorkers = 8

/** Parses lessons, on every core when there are many. */
export async function parseLessons(
  root: string,
  files: readonly string[],
  onProgress: (parsed: number) => void = () => undefined,
): Promise<Map<string, LessonOutcome>> {
  const outcomes = new Map<string, LessonOutcome>()
  const keep = (batch: readonly string[], results: readonly LessonOutcome[]) => {
    for (const [index, file] of batch.entries()) {
      const outcome = results[index]
      if (outcome) outcomes.set(file, outcome)
    }
    onProgress(outcomes.size)
  }
  if (files.length < worthWorkers) {
    keep(files, parseBatch(root, files))
    return outcomes
  }
  const queue = batches(files)
  const workers = Array.from(
    { length: Math.min(mostWorkers, availableParallelism()) },
    () =>
      new Worker(new URL('parse-worker.ts', import.meta.url), {
        workerData: { root },
        resourceLimits: { maxYoungGenerationSizeMb: 96 },
      }),
  )
  try {
    await Promise.all(workers.map((worker) => drain(worker, queue, keep)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return outcomes
}

function batches(files: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(files.length / batchSize) }, (_empty, index) =>
    files.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** Sends a worker one batch after the other until none is left. */
function drain(
  worker: Worker,
  queue: string[][],
  onResults: (batch: readonly string[], results: readonly LessonOutcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let batch: string[] = []
    const next = () => {
      const more = queue.shift()
      if (!more) {
        resolve()
        return
      }
      batch = more
      worker.postMessage(batch)
    }
    worker.on('message', (results: LessonOutcome[]) => {
      onResults(batch, results)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
