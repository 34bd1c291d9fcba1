import { setTimeout as wait } from 'node:timers/promises'

type Waiting = { patienceMs: number; complaint: string; isOver?: AbortSignal }

const pauseMs = 200

/**
 * Looks again and again until there is something, and returns it.
 *
 * @throws Error with the complaint when that takes too long; the signal's reason when it is aborted.
 */
export async function until<Found>(
  look: () => Promise<Found | false | undefined>,
  options: Waiting,
): Promise<Found> {
  const { patienceMs, complaint, isOver } = options
  const end = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== false && found !== undefined) return found
    isOver?.throwIfAborted()
    if (performance.now() > end) throw new Error(complaint)
    await wait(pauseMs)
  }
}
