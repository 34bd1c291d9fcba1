import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** `hurry` fires when there is no more time for what others have not finished. */
type Step = (hurry: AbortSignal) => void | Promise<void>

/** How long requests under way may take to finish once closing has begun. */
const patienceMs = 5000

/** What still hangs this long after there is no more time is left behind. */
const graceMs = 2000

/** A second signal within this time is the terminal and npm both passing on one Ctrl-C. */
const sameSignalMs = 1000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Closes what was opened, last opened first, on a signal or on demand. Neither a step that fails or hangs nor a
 * second signal leaves out the steps that follow: a database that is not closed would go on running alone.
 */
export class ShutDown {
  readonly #steps: Step[] = []
  readonly #hurry = new AbortController()
  #startedAt: number | undefined

  constructor() {
    for (const signal of signals) process.on(signal, () => this.#obey())
  }

  add(step: Step): void {
    this.#steps.push(step)
  }

  /** Whether the process has been told to end. */
  get hasBegun(): boolean {
    return this.#startedAt !== undefined
  }

  async run(): Promise<void> {
    this.#startedAt ??= performance.now()
    setTimeout(() => this.#hurry.abort(), patienceMs)
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await Promise.race([step(this.#hurry.signal), this.#isTooLate()])
      } catch (error) {
        console.error('Something did not stop cleanly.', error)
        process.exitCode = 1
      }
    }
    // Whatever still keeps the process alive has nothing left to do.
    process.exit()
  }

  /** @throws a while after there is no more time. */
  async #isTooLate(): Promise<never> {
    const { signal } = this.#hurry
    if (!signal.aborted) await once(signal, 'abort')
    await wait(graceMs)
    throw new Error('It hangs')
  }

  #obey(): void {
    if (this.#startedAt === undefined) {
      console.log('\nStopping…')
      void this.run()
      return
    }
    if (performance.now() - this.#startedAt > sameSignalMs) this.#hurry.abort()
  }
}
