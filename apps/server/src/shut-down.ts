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

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step()
    // Whatever still keeps the process alive has nothing left to do.
    process.exit()
  }

  #obey(): void {
    if (this.#startedAt === undefined) {
      this.#startedAt = performance.now()
      console.log('\nClosing …')
      void this.run()
      return
    }
    if (performance.now() - this.#startedAt > sameSignalMs) process.exit(1)
  }
}
