import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** `hurry` is aborted when time is up for requests that have not finished. */
type Step = (hurry: AbortSignal) => void | Promise<void>

/** How long requests in progress may take to finish once closing has begun. */
const patienceMs = 5000

/** Whatever still hangs this long after time is up is abandoned. */
const graceMs = 2000

/** A second signal within this time is the terminal and npm both forwarding one Ctrl-C. */
const sameSignalMs = 1000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Closes what was opened, in reverse order, on a signal or on demand. Neither a step that fails or hangs nor a
 * second signal skips the remaining steps: a database that is not closed would keep running alone.
 */
export class ShutDown {
  readonly #steps: Step[] = []
  readonly #hurry = new AbortController()
  #startedAt: number | undefined

  readonly #isQuiet: boolean

  /** `isQuiet`: another process says that the school stops. */
  constructor({ isQuiet = false } = {}) {
    this.#isQuiet = isQuiet
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

  /** @throws a while after time is up. */
  async #isTooLate(): Promise<never> {
    const { signal } = this.#hurry
    if (!signal.aborted) await once(signal, 'abort')
    await wait(graceMs)
    throw new Error('It hangs')
  }

  #obey(): void {
    if (this.#startedAt === undefined) {
      if (!this.#isQuiet) console.log('\nStopping…')
      void this.run()
      return
    }
    if (performance.now() - this.#startedAt > sameSignalMs) this.#hurry.abort()
  }
}
