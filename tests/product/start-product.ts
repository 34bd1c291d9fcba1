import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isFreePort, lowestPort } from '../../ops/is-free-port.ts'

const projectRoot = join(import.meta.dirname, '../..')

const pairsOfPorts = 6_000

export type Product = {
  readonly origin: string
  readonly pid: number
  /** Everything that the process has printed so far. */
  output: () => string
  /** Waits until the printed output matches; returns the match. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Stops reading the output, as when its terminal is closed. */
  stopListening: () => void
  /** Sends Ctrl-C: resolves with the exit code. */
  stop: () => Promise<number | null>
  /** Sends another signal; null when the signal itself ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Kills this process, like a power failure that affects nothing else. */
  kill: () => Promise<void>
}

export type ProductOptions = {
  dataDirectory: string
  port: number
  environment?: Record<string, string>
  /** The folder of the product; this project by default. */
  directory?: string
  /** A process that answers requests, or one that does the work in the background. */
  role?: keyof typeof roles
}

/** What each process runs, and prints once it has begun. */
const roles = {
  school: { script: 'apps/server/src/main.ts', begun: /Cairn is running at/ },
  worker: { script: 'apps/server/src/worker.ts', begun: /work in the background is done here/ },
}

/** Starts the real server process on real storage, as `npm start` does after building. */
export async function startProduct({
  dataDirectory,
  port,
  environment,
  directory = projectRoot,
  role = 'school',
}: ProductOptions): Promise<Product> {
  const child = spawn(process.execPath, [roles[role].script], {
    cwd: directory,
    env: {
      ...process.env,
      PORT: String(port),
      RUNNER_PORT: String(port + 1),
      DATA_DIR: dataDirectory,
      NODE_ENV: 'development',
      // All visitors of a test come from this machine.
      MAILS_PER_NETWORK: '1000',
      // Most tests are not about projects that are run again, which takes a browser of its own.
      BROWSER_PATH: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printer = new Printer(child)
  const product: Product = {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => printer.text,
    printed: (pattern) => printer.waitFor(pattern),
    stopListening: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    stop: () => end(child, 'SIGINT'),
    end: (signal) => end(child, signal),
    kill: async () => {
      await end(child, 'SIGKILL')
    },
  }
  await product.printed(roles[role].begun)
  return product
}

/** Two adjacent free ports: the app's, and the runner's after it. */
export async function findFreePorts(): Promise<number> {
  const first = lowestPort + 2 * Math.floor(Math.random() * pairsOfPorts)
  return (await isFreePort(first)) && (await isFreePort(first + 1)) ? first : findFreePorts()
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}

/** Collects what a process prints, and notifies those who wait for a certain line. */
class Printer {
  text = ''
  readonly #waiting = new Set<() => void>()
  #hasEnded = false

  constructor(child: ChildProcess) {
    const append = (chunk: Buffer) => {
      this.text += chunk.toString()
      for (const wake of this.#waiting) wake()
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.on('close', () => {
      this.#hasEnded = true
      for (const wake of this.#waiting) wake()
    })
  }

  async waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
    const look = () => {
      const match = pattern.exec(this.text)
      if (match) resolve(match)
      else if (this.#hasEnded)
        reject(new Error(`The process ended without printing ${pattern}:\n${this.text}`))
    }
    this.#waiting.add(look)
    look()
    try {
      return await promise
    } finally {
      this.#waiting.delete(look)
    }
  }
}
