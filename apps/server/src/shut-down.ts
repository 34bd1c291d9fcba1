type Step = () => void | Promise<void>

/** A second signal within this time is the terminal and npm both passing on one Ctrl-C. */
const sameSignalMs = 1000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Closes what was opened, last opened first, on a signal or on demand. A second Ctrl-C does not wait. */
export class ShutDown {
  readonly #steps: Step[] = []
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

  /** A step that fails does not keep the others from being taken: the first opened, closed last, holds the data. */
  async run(): Promise<void> {
    this.#startedAt ??= performance.now()
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step()
      } catch (error) {
        console.error('Something could not be closed properly.', error)
        process.exitCode = 1
      }
    }
    // Whatever still keeps the process alive has nothing left to do.
    process.exit()
  }

  #obey(): void {
    if (this.#startedAt === undefined) {
      console.log('\nClosing …')
      void this.run()
      return
    }
    if (performance.now() - this.#startedAt > sameSignalMs) process.exit(1)
  }
}
