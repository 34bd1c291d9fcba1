import { setTimeout as wait } from 'node:timers/promises'

type Waiting = { patienceMs: number; complaint: string; isOver?: AbortSignal }

const pauseMs = 200

/**
 * Waits until something is so.
 *
 * @throws Error with the complaint when that takes too long; the signal's reason when it is aborted.
 */
export async function until(isSo: () => Promise<boolean>, options: Waiting): Promise<void> {
  const { patienceMs, complaint, isOver } = options
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    isOver?.throwIfAborted()
    if (performance.now() > end) throw new Error(complaint)
    await wait(pauseMs)
  }
}
