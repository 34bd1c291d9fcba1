import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PictureDrawer } from '@cairn/contract'
import { inTurn } from '#http/in-turn.ts'
import type { Drawing } from './drawing-worker.ts'

const usuallyWaiting = 50
const timeLimitMs = 30_000

/**
 * Draws each picture in a thread of its own, which ends with it: no other request waits for it, and nothing of the
 * typefaces stays in memory. One picture is drawn at a time, so that all of them together take one processor at most.
 *
 * @param file the web app's bundle that draws
 * @param mostWaiting pictures that wait; more are refused
 */
export function drawInThread(file: string, mostWaiting = usuallyWaiting): PictureDrawer['drawCertificate'] {
  const takeTurn = inTurn(1, mostWaiting)
  return (request) => takeTurn('everyone', () => draw({ file, request }))
}

async function draw(workerData: Drawing): Promise<Uint8Array> {
  const worker = new Worker(new URL('drawing-worker.ts', import.meta.url), { workerData })
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    return await Promise.race([drawnBy(worker, signal), ended(worker, signal)])
  } finally {
    await worker.terminate()
  }
}

async function drawnBy(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  const [picture] = (await once(worker, 'message', { signal })) as [Uint8Array]
  return picture
}

async function ended(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, 'exit', { signal })
  throw new Error('The thread that draws pictures has ended')
}
