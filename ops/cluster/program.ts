import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type ProgramOptions = {
  name: string
  command: readonly string[]
  /** What it prints is added to this file. */
  logFile: string
  environment?: Readonly<Record<string, string>>
  cwd?: string
  user?: number | undefined
  /** Words before the command, which start it elsewhere. */
  prefix?: readonly string[]
}

const restartMs = 1000
/** How long a program may take to end before it is killed. */
const goodbyeMs = 20_000

/** A program that is started again whenever it ends, as systemd does it, until it is stopped. */
export class Program {
  readonly name: string
  readonly #options: ProgramOptions
  #child: ChildProcess | undefined
  #isWanted = false

  constructor(options: ProgramOptions) {
    this.name = options.name
    this.#options = options
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#run()
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** Kills it, and does not start it again. */
  async lose(): Promise<void> {
    this.#isWanted = false
    await this.#end('SIGKILL')
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#isWanted = false
    const patience = new AbortController()
    const tooLong = wait(goodbyeMs, undefined, { signal: patience.signal })
    void tooLong.then(() => this.#child?.kill('SIGKILL')).catch(() => undefined)
    await this.#end(signal)
    patience.abort()
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  #run(): void {
    const { command, logFile, environment, cwd, user, prefix = [] } = this.#options
    // Whatever happens to us, nothing stays behind.
    const together = ['--pdeathsig', 'TERM', '--']
    const asUser = user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups']
    const [file = '', ...args] = [...prefix, 'setpriv', ...asUser, ...together, ...command]
    // A file rather than a pipe, because what a program has started may hold it for longer than the program lives.
    const log = openSync(logFile, 'a')
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log],
      // So that Ctrl+C in the terminal reaches us first, and all ends in its order.
      detached: true,
    })
    closeSync(log)
    this.#child = child
    child.on('exit', () => {
      this.#child = undefined
      void this.#startAgain()
    })
  }

  async #startAgain(): Promise<void> {
    await wait(restartMs, undefined, { ref: false })
    if (this.#isWanted && !this.#child) this.#run()
  }
}
