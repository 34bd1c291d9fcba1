import type { PythonPackages, Runtimes, WorkerHostMessage, WorkerKind } from '../messages.ts'
import { openFrame, type SandboxFrame } from './open-frame.ts'
import { type Sandbox, sandboxOn } from './sandbox.ts'

/** Python and PostgreSQL have to compile ten megabytes first, which takes long on an old phone. */
const startTimeoutMs = {
  javascript: 20_000,
  python: 120_000,
  sql: 120_000,
  shell: 20_000,
} as const satisfies Record<WorkerKind, number>

/** How often the frame is pinged while a worker has not started yet. */
const askAfterMs = 1000

/** The frame that owns all workers; a worker that hangs does not stop the others. */
export type WorkerHost = {
  /** Starts a worker; it takes requests as soon as it is ready. */
  spawn: (kind: WorkerKind, packages?: PythonPackages) => Sandbox
  /** Hands over the files of a runtime, once, before its first worker. */
  provide: (runtime: Partial<Runtimes>) => void
  dispose: () => void
}

export function createWorkerHost(address: string, parent: HTMLElement): WorkerHost {
  let frame: SandboxFrame | undefined
  let runtimes: Partial<Runtimes> = {}
  let count = 0
  const tell = (message: WorkerHostMessage, transfer: Transferable[] = []) =>
    frame?.port.postMessage(message, transfer)

  const open = (): SandboxFrame => {
    const opened = openFrame(address, parent)
    frame = opened
    opened.element.tabIndex = -1
    tell({ type: 'runtimes', runtimes })
    return opened
  }
  const close = () => {
    frame?.dispose()
    frame = undefined
  }
  /** Also false when the frame did not load or was closed; the next worker then opens a new frame. */
  const isAlive = async (home: SandboxFrame): Promise<boolean> => {
    if (frame === home && (await home.ready) && (await home.isAlive())) return true
    if (frame === home) close()
    return false
  }
  /** A lost process sends no event, so the frame is pinged until the worker has started. */
  const disposeWithHome = async (worker: Sandbox, home: SandboxFrame): Promise<void> => {
    const hasStarted = worker.ready.then(() => true)
    while (await isAlive(home)) {
      const isLate = new Promise<false>((resolve) => setTimeout(resolve, askAfterMs, false))
      if (await Promise.race([hasStarted, isLate])) return
    }
    worker.dispose()
  }

  return {
    spawn: (kind, packages) => {
      const home = frame ?? open()
      const { isIsolated } = home
      count += 1
      const number = count
      const { port1, port2 } = new MessageChannel()
      tell({ type: 'spawn', kind, number, ...(packages && { packages }) }, [port2])
      const dispose = () => tell({ type: 'kill', number })
      const worker = sandboxOn(port1, { startTimeoutMs: startTimeoutMs[kind], dispose })
      void disposeWithHome(worker, home)
      const interrupt = () => tell({ type: 'interrupt', number })
      const answer = (line: string) => tell({ type: 'answer', number, line })
      return {
        ...worker,
        isAlive: () => isAlive(home),
        get interrupt() {
          return kind === 'python' && isIsolated() ? interrupt : undefined
        },
        get answer() {
          return kind === 'python' && isIsolated() ? answer : undefined
        },
      }
    },
    provide: (runtime) => {
      runtimes = { ...runtimes, ...runtime }
      // The others stay as they are there, because they may be compiled.
      tell({ type: 'runtimes', runtimes: runtime })
    },
    dispose: close,
  }
}
